// SPDX-License-Identifier: MIT
// The texts of the tab Diagnosis.
#include "ui/tools/page/diagnosistext.h"

#include "ui/session/words/detectiontext.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <span>

namespace tagseam {

namespace {

struct Diagnosed { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Diagnosed)
};

constexpr int namedSymbols = 3;

QString sureness(const Diagnosis& diagnosis)
{
    const QString certainty = decimal(diagnosis.certainty, 2);
    if (diagnosis.isMarked)
        return Diagnosed::tr("By the content that you marked; certainty %1 of 1.").arg(certainty);
    const QString by =
        diagnosis.hasContent()
            ? Diagnosed::tr("By the result of content detection (%1), because no content is marked; "
                            "certainty %2 of 1.")
                  .arg(kindName(*diagnosis.kind), certainty)
            : Diagnosed::tr("A guess from the long texts, because the content is not known; "
                            "certainty %1 of 1.")
                  .arg(certainty);
    return by + ' ' +
           (diagnosis.certainty >= Diagnosis::sure
                ? Diagnosed::tr("On 73 known pages, 94 % of the answers with a certainty of 0.5 or more were "
                                "right.")
                : Diagnosed::tr("On 73 known pages, 79 % of the answers with a certainty below 0.5 were "
                                "right."));
}

// Says why the search does not suit the kind of the page; empty for lists.
QString kindAdvice(const Diagnosis& diagnosis)
{
    if (!diagnosis.kind || diagnosis.isMarked || diagnosis.kindConfidence < Diagnosis::sure)
        return {};
    switch (*diagnosis.kind) {
    case ContentKind::Text:
        return Diagnosed::tr(
            "<b>The content is blocks of text</b>, as of an article or a product. The search expects "
            "records that repeat: it keeps a text only where that is the longest part of the page.");
    case ContentKind::None:
        return Diagnosed::tr(
            "<b>The page probably has no main content</b>: it may be a form, an empty result or "
            "a map. Then there is nothing that the search could keep.");
    case ContentKind::List:
        break;
    }
    return {};
}

// "div.box (12 times)", the rarest first.
QString culprits(const PageSession& session, const BlockingSymbols& blocking)
{
    QStringList names;
    for (const BlockingSymbol& each :
         std::span(blocking.symbols).first(std::min<std::size_t>(namedSymbols, blocking.symbols.size()))) {
        names << Diagnosed::tr("<tt>%1</tt> (%n time(s))", nullptr, static_cast<int>(each.frequency))
                     .arg(shortTagPath(session.runner()->analysis().sequence, each.symbol).toHtmlEscaped());
    }
    return names.join(QStringLiteral(", "));
}

QString shareOfSeveral(const Diagnosis& diagnosis)
{
    double share = 0;
    for (const WeighedRegion& each : diagnosis.regions) {
        if (std::ranges::find(diagnosis.several, each.part) != diagnosis.several.end())
            share += diagnosis.hasContent() ? each.content : each.text;
    }
    return percentText(share);
}

} // namespace

QString diagnosisHeadline(const Diagnosis& diagnosis)
{
    QString text;
    switch (diagnosis.pageClass) {
    case PageClass::Empty:
        return Diagnosed::tr("<b>Nothing to split</b>: the page has no body, or fewer than two positions.");
    case PageClass::Homogeneous:
        text = Diagnosed::tr("<b>Template too homogeneous</b>: the search can separate little (situation 1 "
                             "of the dissertation, section 4.5)");
        break;
    case PageClass::Heterogeneous:
        text = Diagnosed::tr("<b>Content too heterogeneous</b>: it is in several regions, and at most one of "
                             "them is kept (situation 2 of the dissertation, section 4.5)");
        break;
    case PageClass::SmallMain:
        text = Diagnosed::tr("<b>Content smaller than the rest</b>: the main region is another part of the "
                             "page (situation 3 of the dissertation, section 4.5)");
        break;
    case PageClass::MuchElse:
        text = Diagnosed::tr("<b>Content kept, with much else</b>: %1 of the main region is not content")
                   .arg(percentText(diagnosis.keptElse));
        break;
    case PageClass::WellSplit:
        text = diagnosis.isDoubtful()
                   ? Diagnosed::tr("<b>Unclear</b>: well split or content lost. Mark the content to decide")
                   : Diagnosed::tr("<b>Well split</b>: the main region probably contains the content");
        break;
    }
    if (diagnosis.certainty < Diagnosis::sure && !diagnosis.isDoubtful())
        text = Diagnosed::tr("<b>Probably not known.</b> The likeliest answer: %1").arg(text);
    const QString headline = QStringLiteral("%1.<br>%2").arg(text, sureness(diagnosis));
    const QString kind = kindAdvice(diagnosis);
    return kind.isEmpty() ? headline : headline + QStringLiteral("<br>") + kind;
}

QString diagnosisSentence(const PageSession& session, const Diagnosis& diagnosis)
{
    if (diagnosis.isWithoutContent())
        return {}; // the headline says so
    switch (diagnosis.pageClass) {
    case PageClass::Empty:
        return {};
    case PageClass::Homogeneous: {
        const QString names = culprits(session, diagnosis.blocking);
        if (names.isEmpty())
            return Diagnosed::tr("No split that separates much was accepted. <a href=\"tab:nearmisses\">Near "
                                 "misses</a> lists the splits that were rejected.");
        QString text = Diagnosed::tr("Content and the rest of the page use the same tags and classes, so "
                                     "almost no gap can separate them.");
        return text + ' ' +
               Diagnosed::tr("The gap before position %1 has the fewest blocking symbols: %2. A distinct "
                             "class on one side would let the search split at this gap.")
                   .arg(diagnosis.blocking.range.begin.value + 2)
                   .arg(names);
    }
    case PageClass::Heterogeneous:
        return Diagnosed::tr("The parts of the content differ from one another, so the search separates them "
                             "and keeps %1 of them. Keep several regions: %n regions contain %2 of the "
                             "content. For a pruned part, Why tries changes of the template.",
                             nullptr, static_cast<int>(diagnosis.several.size()))
            .arg(percentText(diagnosis.hasContent() ? diagnosis.keptContent : diagnosis.keptText),
                 shareOfSeveral(diagnosis));
    case PageClass::SmallMain: {
        const QString why =
            Diagnosed::tr("Something else on the page, such as a menu or a list of links, has at least as "
                          "many nodes as the content. The search keeps the longer side at each split.");
        return why + ' ' +
               (session.runner()->analysis().options.keep == Keep::Complement
                    ? Diagnosed::tr("The pruned side contains the content. The complement is kept.")
                    : Diagnosed::tr("The pruned side contains the content. Keep the complement."));
    }
    case PageClass::MuchElse:
        return Diagnosed::tr("No split separates the content from these parts of the page. For each part, "
                             "Tagseam searched for a change that removes it and keeps the content.");
    case PageClass::WellSplit:
        break;
    }
    if (diagnosis.isDoubtful())
        return Diagnosed::tr("More than half of the long texts are outside the main region. Mark the content "
                             "below to decide.");
    if (diagnosis.certainty < Diagnosis::sure)
        return diagnosis.hasContent()
                   ? Diagnosed::tr("The content is kept, but some of the rest is kept with it: the list of "
                                   "regions below shows what was removed.")
                   : Diagnosed::tr("The long texts do not decide it. Mark the content below.");
    return diagnosis.hasContent()
               ? Diagnosed::tr("Content and the rest of the page differ enough, and the "
                               "content is the longer side. Nothing needs to change.")
               : Diagnosed::tr("If the long texts are the content, nothing needs to change. "
                               "Otherwise mark the content below.");
}

QString contentSource(const Diagnosis* diagnosis)
{
    if (diagnosis != nullptr && diagnosis->hasContent() && !diagnosis->isMarked)
        return Diagnosed::tr("<b>Content:</b> as content detection finds it (%1).")
            .arg(kindName(*diagnosis->kind));
    return Diagnosed::tr("<b>Content:</b> guessed from the long texts (15 letters or more).");
}

bool advises(const PageSession& session, const Diagnosis& diagnosis)
{
    if (diagnosis.isWithoutContent())
        return false;
    switch (diagnosis.pageClass) {
    case PageClass::Homogeneous:
        return !diagnosis.blocking.symbols.empty();
    case PageClass::Heterogeneous:
    case PageClass::MuchElse:
        return true;
    case PageClass::SmallMain:
        return session.runner()->analysis().options.keep != Keep::Complement;
    case PageClass::Empty:
    case PageClass::WellSplit:
        break;
    }
    return false;
}

QString detectionOrAdvice()
{
    return Diagnosed::tr(
        "<b>Need the content?</b> Use content detection; the search is unchanged. <b>Studying the "
        "algorithm?</b> Follow the advice, which changes options or the template.");
}

QString mistakeText(const Document& page, const TemplateMistake& mistake)
{
    const auto count = static_cast<int>(mistake.nodes.size());
    const QString names = QString::fromStdString(mistake.names);
    const QString first =
        mistake.nodes.empty() ? QString() : PageTrees::describe(page, mistake.nodes.front());
    const QString place =
        mistake.place
            ? Diagnosed::tr("line %1, column %2").arg(mistake.place->line).arg(mistake.place->column)
            : QString();
    switch (mistake.kind) {
    case MistakeKind::DifferentClasses:
        return Diagnosed::tr("%n siblings of one shape have different classes: %1", nullptr, count)
            .arg(names);
    case MistakeKind::NumberedClasses:
        return Diagnosed::tr("%n records have classes with numbers of their own: %1", nullptr, count)
            .arg(names);
    case MistakeKind::RecordInRecord:
        return Diagnosed::tr("%1 holds other records: an end tag is missing, or stands elsewhere").arg(first);
    case MistakeKind::OtherDepth:
        return Diagnosed::tr("%1 holds a record that is deeper in the tree than the others").arg(first);
    case MistakeKind::Wrapped:
        return Diagnosed::tr("%1 stands around one record, and the others have no such element").arg(first);
    case MistakeKind::BetweenRecords:
        return Diagnosed::tr("%1 stands between records, and is not a record").arg(first);
    case MistakeKind::SplitList:
        return Diagnosed::tr("the records are split over two parents: %1").arg(names);
    case MistakeKind::NoEndTag:
        return Diagnosed::tr("<%1> has no end tag (%2)").arg(names, place);
    case MistakeKind::NoStartTag:
        break;
    }
    return Diagnosed::tr("</%1> ends no element (%2)").arg(names, place);
}

QString diagnosisEvidence(const PageSession& session, const Diagnosis& diagnosis)
{
    if (diagnosis.pageClass == PageClass::Empty)
        return {};
    const SearchTrace& trace = session.runner()->analysis().trace;
    QStringList lines;
    lines << Diagnosed::tr("%n level(s) split; the main region has %1 of the positions", nullptr,
                           static_cast<int>(trace.splitCount()))
                 .arg(percentText(diagnosis.keptPositions));
    lines << Diagnosed::tr("the main region has %1 of the letters of the page’s long texts")
                 .arg(percentText(diagnosis.keptText));
    if (diagnosis.hasContent())
        lines << (diagnosis.isMarked ? Diagnosed::tr("it has %1 of the content that you marked")
                                     : Diagnosed::tr("it has %1 of the content that was found"))
                     .arg(percentText(diagnosis.keptContent));
    if (diagnosis.hasContent())
        lines << Diagnosed::tr("%1 of it is not content").arg(percentText(diagnosis.keptElse));
    // For the main region it has been said.
    if (!diagnosis.regions.empty() && diagnosis.regions.front().part != 0) {
        const WeighedRegion& most = diagnosis.regions.front();
        lines << (diagnosis.hasContent()
                      ? Diagnosed::tr("the largest part of the content, %1, is in region %2 (%3)")
                      : Diagnosed::tr("the largest part of the long texts, %1, is in region %2 (%3)"))
                     .arg(percentText(diagnosis.hasContent() ? most.content : most.text))
                     .arg(most.part + 1)
                     .arg(positionsText(diagnosis.tree.parts[most.part].main));
    }
    return QStringLiteral("<ul><li>%1</li></ul>").arg(lines.join(QStringLiteral("</li><li>")));
}

} // namespace tagseam
