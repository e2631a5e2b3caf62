// SPDX-License-Identifier: MIT
// The texts of the Methods tab.
#include "ui/tools/methods/methodstext.h"

#include "core/methods/methods.h"
#include "core/tps/searchregion.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/session/words/detectiontext.h"
#include "ui/session/words/explaintext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tagseam {

namespace {

struct Methods { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Methods)
};

bool isRule(const FilterDecision& decision)
{
    return decision.reason == "same-tag" || decision.reason == "few-tags" || decision.reason == "few-types";
}

QString othersText(const FilterDecision& decision)
{
    const auto others = static_cast<int>(decision.nodes.size()) - 1;
    return others > 0 ? ' ' + Methods::tr("and %n more", nullptr, others) : QString();
}

// "importance 3, less than the threshold 5".
QString importanceText(const FilterDecision& decision, std::optional<double> threshold)
{
    if (!decision.figure || !threshold)
        return {};
    return (decision.isKept ? Methods::tr("importance %1, at least the threshold %2")
                            : Methods::tr("importance %1, less than the threshold %2"))
        .arg(figureText(*decision.figure), figureText(*threshold));
}

QString ruleText(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    const int tags = static_cast<int>(decision.figure.value_or(0));
    if (decision.reason == "same-tag")
        return Methods::tr("Rule 1 removes the content of %2: %n tags, all of one kind, none with a child.",
                           nullptr, tags)
            .arg(where);
    if (decision.reason == "few-types")
        return Methods::tr("Rule 2 removes the content of %2: %n kinds of tags, fewer than the threshold %3.",
                           nullptr, tags)
            .arg(where, figureText(threshold.value_or(0)));
    return Methods::tr("Rule 2 removes the content of %2: %n tags, fewer than the threshold %3.", nullptr,
                       tags)
        .arg(where, figureText(threshold.value_or(0)));
}

QString blockText(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    const QString what =
        decision.reason == "virtual-node"
            ? Methods::tr("Virtual node of %n child(ren)", nullptr, static_cast<int>(decision.nodes.size()))
            : Methods::tr("A single child");
    return (decision.isKept ? Methods::tr("%1, %2: %3, so it is kept.")
                            : Methods::tr("%1, %2: %3, so it is noise."))
        .arg(what, where, importanceText(decision, threshold));
}

// For a variant that keeps regions by their text: `where` describes the first node of the region.
QString regionText(const FilterDecision& decision, std::optional<double> /*threshold*/, const QString& where)
{
    const int words = static_cast<int>(decision.figure.value_or(0));
    if (decision.reason == "complement")
        return (decision.isKept
                    ? Methods::tr(
                          "All but the region of the search is kept: it has %n words in texts of at least "
                          "four words, more than four times those of the region.",
                          nullptr, words)
                    : Methods::tr(
                          "All but the region of the search is pruned: it has %n words in texts of at least "
                          "four words, at most four times those of the region.",
                          nullptr, words));
    return (decision.isKept
                ? Methods::tr("The region of %2 is kept: it has %n words in texts of at least four words.",
                              nullptr, words)
                : Methods::tr("The region of %2 is pruned: it has %n words in texts of at least four words.",
                              nullptr, words))
        .arg(where);
}

QString pageletText(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    const int count = static_cast<int>(decision.figure.value_or(0));
    const QString words =
        decision.isKept
            ? Methods::tr(
                  "The pagelet %1 is kept: %n pagelets of the site have its shingle; a template requires %2.",
                  nullptr, count)
            : Methods::tr("The pagelet %1 is noise: %n pagelets of the site have its shingle; a template "
                          "requires %2.",
                          nullptr, count);
    return words.arg(where, figureText(threshold.value_or(0)));
}

QString nothingText(const FilterDecision& decision, std::optional<double> /*threshold*/,
                    const QString& /*where*/)
{
    return Methods::tr("The page has no content of any kind, with probability %1, so it is kept completely.")
        .arg(figureText(decision.figure.value_or(0)));
}

// A reason of a method as the window tells it. `where` describes the first node, and the number of the
// others.
struct ToldReason {
    std::string_view reason;
    const char* name;
    const char* noiseName; ///< name of a pruned one; nullptr: the same
    const char* sentence;  ///< %1: where; %2: the figure; %3: the threshold; nullptr: tell() makes it
    QString (*tell)(const FilterDecision& decision, std::optional<double> threshold, const QString& where);
};

constexpr auto told = std::to_array<ToldReason>({
    {"same-tag", QT_TRANSLATE_NOOP("tagseam::Methods", "rule 1: one kind of tag"), nullptr, nullptr,
     ruleText},
    {"few-tags", QT_TRANSLATE_NOOP("tagseam::Methods", "rule 2: few tags"), nullptr, nullptr, ruleText},
    {"few-types", QT_TRANSLATE_NOOP("tagseam::Methods", "rule 2: few kinds of tags"), nullptr, nullptr,
     ruleText},
    {"child", QT_TRANSLATE_NOOP("tagseam::Methods", "kept child"),
     QT_TRANSLATE_NOOP("tagseam::Methods", "noise child"), nullptr, blockText},
    {"virtual-node", QT_TRANSLATE_NOOP("tagseam::Methods", "kept virtual node"),
     QT_TRANSLATE_NOOP("tagseam::Methods", "noise virtual node"), nullptr, blockText},
    {"record", QT_TRANSLATE_NOOP("tagseam::Methods", "kept record"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods", "A data record, %1: it is kept."), nullptr},
    {"noisy", QT_TRANSLATE_NOOP("tagseam::Methods", "noisy"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is noise: the greatest importance at this place of the site is %2, at most "
                       "the threshold %3."),
     nullptr},
    {"meaningful", QT_TRANSLATE_NOOP("tagseam::Methods", "meaningful"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is meaningful, so it is kept: the importance at this place of the site is %2, "
                       "more than the threshold %3."),
     nullptr},
    {"possibly", QT_TRANSLATE_NOOP("tagseam::Methods", "possibly"), nullptr,
     QT_TRANSLATE_NOOP(
         "tagseam::Methods",
         "%1 is possibly meaningful, so it is kept: no learnt page has its style at this place."),
     nullptr},
    {"local-noise", QT_TRANSLATE_NOOP("tagseam::Methods", "local noise"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is local noise: the pages of the site have the same text at this place."),
     nullptr},
    {"template", QT_TRANSLATE_NOOP("tagseam::Methods", "template"), nullptr, nullptr, pageletText},
    {"pagelet", QT_TRANSLATE_NOOP("tagseam::Methods", "kept pagelet"), nullptr, nullptr, pageletText},
    {"main-region", QT_TRANSLATE_NOOP("tagseam::Methods", "kept list"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "The list of records with the highest score, %1: %2 of 1, so it is kept."),
     nullptr},
    {"like-region", QT_TRANSLATE_NOOP("tagseam::Methods", "kept list, too"), nullptr,
     QT_TRANSLATE_NOOP(
         "tagseam::Methods",
         "A list of records nearly as good as the best, %1: score %2 of 1, so it is kept, too."),
     nullptr},
    {"weaker", QT_TRANSLATE_NOOP("tagseam::Methods", "list with lower score"), nullptr,
     QT_TRANSLATE_NOOP(
         "tagseam::Methods",
         "A list of records, %1: score %2 out of 1, lower than the list that is kept, so it is pruned."),
     nullptr},
    {"no-records", QT_TRANSLATE_NOOP("tagseam::Methods", "no records"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "A list, %1: its score %2 of 1 is too low for records. A page without records is "
                       "kept completely."),
     nullptr},
    {"content", QT_TRANSLATE_NOOP("tagseam::Methods", "content"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods", "%1 is content, with much text for each tag (%2), so it is kept."),
     nullptr},
    {"noise", QT_TRANSLATE_NOOP("tagseam::Methods", "noise"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is noise, with little text for each tag (%2), so it is pruned."),
     nullptr},
    {"dense", QT_TRANSLATE_NOOP("tagseam::Methods", "dense block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "A dense block of text, %1: %2 words for each line, so it is kept."),
     nullptr},
    {"sparse", QT_TRANSLATE_NOOP("tagseam::Methods", "sparse block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "A sparse block of text, %1: %2 words for each line, so it is pruned."),
     nullptr},
    {"largest-sum", QT_TRANSLATE_NOOP("tagseam::Methods", "largest sum"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "The run of words and tags with the largest sum, %1: %2, so it is kept."),
     nullptr},
    {"list", QT_TRANSLATE_NOOP("tagseam::Methods", "list"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods", "The content is a list of records, %1, with the expected F1 %2."),
     nullptr},
    {"text", QT_TRANSLATE_NOOP("tagseam::Methods", "blocks of text"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods", "The content is blocks of text, %1, with the expected F1 %2."),
     nullptr},
    {"none", QT_TRANSLATE_NOOP("tagseam::Methods", "no content"), nullptr, nullptr, nothingText},
    {"link-list", QT_TRANSLATE_NOOP("tagseam::Methods", "list of links"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is a list of links: %2 for each word outside links, more than the threshold "
                       "%3, so it is pruned."),
     nullptr},
    {"few-links", QT_TRANSLATE_NOOP("tagseam::Methods", "few links"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 has few links: %2 for each word outside links, at most the threshold %3, so "
                       "it is kept."),
     nullptr},
    {"redundant", QT_TRANSLATE_NOOP("tagseam::Methods", "redundant block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is redundant: the entropy of its key words is %2, more than the threshold "
                       "%3, so it is pruned."),
     nullptr},
    {"informative", QT_TRANSLATE_NOOP("tagseam::Methods", "informative block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "%1 is informative: the entropy of its key words is %2, at most the threshold "
                       "%3, so it is kept."),
     nullptr},
    {"no-blocks", QT_TRANSLATE_NOOP("tagseam::Methods", "no tables with key words"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "No table of the page has key words, so the page is kept completely."),
     nullptr},
    {"most-central", QT_TRANSLATE_NOOP("tagseam::Methods", "most central region"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "The data region nearest to the centre of the page, %1: weight %2 of 1, so it is "
                       "kept."),
     nullptr},
    {"less-central", QT_TRANSLATE_NOOP("tagseam::Methods", "less central region"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "A data region farther from the centre of the page, %1: weight %2 of 1, so it is "
                       "pruned."),
     nullptr},
    {"not-shown", QT_TRANSLATE_NOOP("tagseam::Methods", "region not shown"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods", "A data region that the page does not show, %1: it is pruned."),
     nullptr},
    {"main-block", QT_TRANSLATE_NOOP("tagseam::Methods", "main block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "The smallest large block in the middle of the page, %1: %2 of its area, so it is "
                       "kept."),
     nullptr},
    {"larger-block", QT_TRANSLATE_NOOP("tagseam::Methods", "larger block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "A larger block in the middle of the page, %1: %2 of its area, so it is pruned, "
                       "except for the smallest block."),
     nullptr},
    {"off-centre", QT_TRANSLATE_NOOP("tagseam::Methods", "off-centre block"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "A large block that is not in the middle of the page, %1: %2 of its area, so it is "
                       "pruned."),
     nullptr},
    {"no-block", QT_TRANSLATE_NOOP("tagseam::Methods", "no block in the middle"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "No large block is in the middle of the page, so the page is kept completely."),
     nullptr},
    {"no-boxes", QT_TRANSLATE_NOOP("tagseam::Methods", "no boxes"), nullptr,
     QT_TRANSLATE_NOOP("tagseam::Methods",
                       "The page was not rendered, so it has no boxes and is kept completely."),
     nullptr},
    {"more-text", QT_TRANSLATE_NOOP("tagseam::Methods", "region with much text"), nullptr, nullptr,
     regionText},
    {"less-text", QT_TRANSLATE_NOOP("tagseam::Methods", "region with little text"), nullptr, nullptr,
     regionText},
    {"region", QT_TRANSLATE_NOOP("tagseam::Methods", "region of the search"), nullptr, nullptr, regionText},
    {"complement", QT_TRANSLATE_NOOP("tagseam::Methods", "all but the region"), nullptr, nullptr, regionText},
});

const ToldReason* findTold(std::string_view reason)
{
    const auto found = std::ranges::find(told, reason, &ToldReason::reason);
    return found == told.end() ? nullptr : &*found;
}

QString reasonSentence(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    const ToldReason* found = findTold(decision.reason);
    if (found == nullptr) {
        const QString reason = QString::fromUtf8(decision.reason).toHtmlEscaped();
        return (decision.isKept ? Methods::tr("%1 is kept: %2.") : Methods::tr("%1 is pruned: %2."))
            .arg(where, reason);
    }
    if (found->tell != nullptr)
        return found->tell(decision, threshold, where);
    const QString text = Methods::tr(found->sentence);
    const QString figure = figureText(decision.figure.value_or(0));
    if (text.contains(QLatin1String("%3")))
        return text.arg(where, figure, figureText(threshold.value_or(0)));
    if (text.contains(QLatin1String("%2")))
        return text.arg(where, figure);
    return text.contains(QLatin1String("%1")) ? text.arg(where) : text;
}

} // namespace

bool isTold(std::string_view reason)
{
    return findTold(reason) != nullptr;
}

QString methodTitle(const MethodRuns& runs, const PageSession& session, std::size_t row)
{
    if (row != MethodRuns::present)
        return runs.rows()[row].name;
    if (session.kept()->isDetected())
        return Methods::tr("as it is: content detection");
    if (const std::optional<ContentChoice> choice = session.kept()->byHand())
        return Methods::tr("as it is: %1, by hand").arg(choiceName(*choice));
    if (!session.kept()->several().empty())
        return Methods::tr("as it is: regions of Diagnosis");
    const Variant* variant =
        session.runner()->hasAnalysis() ? variantOf(session.runner()->shownSetup().search) : nullptr;
    return variant == nullptr
               ? Methods::tr("as it is")
               : Methods::tr("as it is: %1").arg(QString::fromStdString(std::string(variant->name)));
}

QString methodLack(const MethodRow& row)
{
    switch (row.state) {
    case MethodState::Waiting:
    case MethodState::Running:
        return Methods::tr("running");
    case MethodState::GivenUp:
        return Methods::tr("cancelled");
    case MethodState::NeedsSite:
        return Methods::tr("requires the pages of a site (Site folder…)");
    case MethodState::Learning:
        return Methods::tr("learns from the site");
    case MethodState::NeedsStyles:
        return Methods::tr("requires computed styles (choose the label attributes “computed” once)");
    case MethodState::NeedsBoxes:
        return Methods::tr("requires the rendered tree, whose nodes have boxes");
    case MethodState::Done:
        break;
    }
    return {};
}

QString figureText(double figure)
{
    return figure == std::floor(figure) ? QString::number(figure, 'f', 0) : decimal(figure, 3);
}

QString decisionName(const FilterDecision& decision)
{
    const ToldReason* found = findTold(decision.reason);
    if (found == nullptr)
        return QString::fromUtf8(decision.reason);
    return Methods::tr(decision.isKept || found->noiseName == nullptr ? found->name : found->noiseName);
}

QString decisionMeaning(const FilterDecision& decision)
{
    if (decision.reason == "same-tag")
        return Methods::tr("rule 1 removed its content");
    if (decision.reason == "few-tags")
        return Methods::tr("rule 2 removed its content");
    return decision.isKept ? Methods::tr("kept") : Methods::tr("noise");
}

int decisionLook(const FilterDecision& decision)
{
    constexpr int green = 2;
    constexpr int orange = 1;
    constexpr int violet = 3;
    constexpr int red = 7;
    if (isRule(decision))
        return decision.reason == "same-tag" ? orange : violet;
    return decision.isKept ? green : red;
}

QString decisionText(const PageSession& session, const MethodOutcome& outcome, std::size_t decision)
{
    const FilterDecision& of = outcome.result.decisions[decision];
    const QString where = nodeLink(session, of.nodes.front()) + (isRule(of) ? QString() : othersText(of));
    return reasonSentence(of, outcome.result.threshold, where);
}

QString voteName(const Document& document, const MethodOutcome& outcome, NodeId node)
{
    const KeptNodes nodes = outcome.index.keptOf(document, node);
    if (!outcome.result.kept[node.value])
        return Methods::tr("prunes it");
    if (nodes.kept < nodes.all)
        return Methods::tr("keeps %1 of %2").arg(nodes.kept).arg(nodes.all);
    return Methods::tr("keeps it");
}

QString voteReason(const PageSession& session, const MethodRow& row, NodeId node)
{
    const MethodOutcome& outcome = *row.outcome;
    const FilterResult& result = outcome.result;
    const Document& document = session.trees()->document();
    const bool isKept = result.kept[node.value];
    if (row.name.isEmpty())
        return shownStatus(session, node);
    if (row.name == QLatin1String("all"))
        return Methods::tr("The method keeps everything.");
    const std::string name = row.name.section(',', 0, 0).toStdString();
    const MethodEntry* entry = findMethod(name);
    if (result.decisions.empty() &&
        (row.usesSite || (entry != nullptr && !entry->reasons.empty() && findVariant(name) == nullptr)))
        return Methods::tr("The method made no decision on this page.");
    if (result.decisions.empty())
        return isKept ? Methods::tr("The node is in the main region of the search, or contains it.")
                      : Methods::tr("The node is not in the main region of the search.");
    if (const std::optional<std::size_t> decision = outcome.index.decisionOf(node)) {
        const FilterDecision& of = result.decisions[*decision];
        return reasonSentence(of, result.threshold,
                              session.trees()->describe(of.nodes.front()) +
                                  (isRule(of) ? QString() : othersText(of)));
    }
    if (const std::optional<std::size_t> own =
            outcome.index.decisionAt(node)) // pruned by the rules alone: the node itself stays
        return reasonSentence(result.decisions[*own], result.threshold, session.trees()->describe(node));
    if (isRule(result.decisions.front()))
        return isKept ? Methods::tr("No rule removed the node.")
                      : Methods::tr("The node is a script, or belongs to a script.");
    const std::string_view reason = result.decisions.front().reason;
    if ((reason == "template" || reason == "pagelet") && isKept)
        return Methods::tr("The node is in no template.");
    if ((reason == "link-list" || reason == "few-links") && isKept)
        return Methods::tr("The node is in no list of links.");
    if ((reason == "redundant" || reason == "informative") && isKept)
        return Methods::tr("The node is in no redundant block.");
    if (reason == "no-records")
        return Methods::tr("This page has no records, so it is kept completely.");
    if (!isKept)
        return Methods::tr("Nothing in the node is kept.");
    const NodeId body = document.body();
    const bool isOutside = body != noNode && (node < body || node >= document.subtreeEnd(body));
    return isOutside ? Methods::tr("The node is outside the body and is always kept.")
           : reason == "main-region" || reason == "like-region" || reason == "weaker"
               ? Methods::tr("The node contains kept records, or is between kept records.")
               : Methods::tr("The node contains kept nodes.");
}

} // namespace tagseam
