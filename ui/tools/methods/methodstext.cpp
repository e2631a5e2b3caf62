// SPDX-License-Identifier: MIT
// The texts of the Methods tab.
#include "ui/tools/methods/methodstext.h"

#include "core/methods/methodwords.h"
#include "core/tps/searchregion.h"
#include "ui/session/detectionstatus.h"
#include "ui/session/detectiontext.h"
#include "ui/session/explaintext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

struct Methods { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Methods)
};

enum class ReasonKind : std::uint8_t {
    SameTag,
    FewTags,
    FewTypes,
    Child,
    VirtualNode,
    Record,
    Noisy,
    Meaningful,
    Possibly,
    LocalNoise,
    Template,
    Pagelet,
    MainRegion, // from content detection
    LikeRegion,
    Weaker,
    NoRecords,
    Content, // from filters by text
    Noise,
    Dense,
    Sparse,
    LargestSum,
    List, // from content detection
    Text,
    Item,
    None,
    LinkList,
    FewLinks,
    Redundant, // from block entropy
    Informative,
    NoBlocks,
    MostCentral, // from methods by boxes
    LessCentral,
    NotShown,
    MainBlock,
    LargerBlock,
    OffCentre,
    NoBlock,
    NoBoxes,
    MoreText, // from a variant that keeps regions by their text
    LessText,
    RegionText, // from a variant that keeps a region or its complement
    ComplementText,
    Other
};

ReasonKind kindOf(const FilterDecision& decision)
{
    constexpr std::array<std::string_view, 42> names{
        "same-tag",     "few-tags",     "few-types",   "child",       "virtual-node", "record",
        "noisy",        "meaningful",   "possibly",    "local-noise", "template",     "pagelet",
        "main-region",  "like-region",  "weaker",      "no-records",  "content",      "noise",
        "dense",        "sparse",       "largest-sum", "list",        "text",         "item",
        "none",         "link-list",    "few-links",   "redundant",   "informative",  "no-blocks",
        "most-central", "less-central", "not-shown",   "main-block",  "larger-block", "off-centre",
        "no-block",     "no-boxes",     "more-text",   "less-text",   "region",       "complement"};
    const auto found = std::ranges::find(names, decision.reason);
    return static_cast<ReasonKind>(found - names.begin());
}

bool isRule(const FilterDecision& decision)
{
    const ReasonKind kind = kindOf(decision);
    return kind == ReasonKind::SameTag || kind == ReasonKind::FewTags || kind == ReasonKind::FewTypes;
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
    if (kindOf(decision) == ReasonKind::SameTag)
        return Methods::tr("Rule 1 removes the content of %2: %n tags, all of one kind, none with a child.",
                           nullptr, tags)
            .arg(where);
    if (kindOf(decision) == ReasonKind::FewTypes)
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
        kindOf(decision) == ReasonKind::VirtualNode
            ? Methods::tr("Virtual node of %n child(ren)", nullptr, static_cast<int>(decision.nodes.size()))
            : Methods::tr("A single child");
    return (decision.isKept ? Methods::tr("%1, %2: %3, so it is kept.")
                            : Methods::tr("%1, %2: %3, so it is noise."))
        .arg(what, where, importanceText(decision, threshold));
}

// For a variant that keeps regions by their text: `where` describes the first node of the region.
QString regionText(const FilterDecision& decision, const QString& where)
{
    const int words = static_cast<int>(decision.figure.value_or(0));
    if (kindOf(decision) == ReasonKind::ComplementText)
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

// For a site style tree.
QString styleText(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    const QString importance = figureText(decision.figure.value_or(0));
    const QString least = figureText(threshold.value_or(0));
    switch (kindOf(decision)) {
    case ReasonKind::Noisy:
        return Methods::tr("%1 is noise: the greatest importance at this place of the site is %2, at most "
                           "the threshold %3.")
            .arg(where, importance, least);
    case ReasonKind::Meaningful:
        return Methods::tr("%1 is meaningful, so it is kept: the importance at this place of the site is %2, "
                           "more than the threshold %3.")
            .arg(where, importance, least);
    case ReasonKind::Possibly:
        return Methods::tr(
                   "%1 is possibly meaningful, so it is kept: no learnt page has its style at this place.")
            .arg(where);
    default:
        return Methods::tr("%1 is local noise: the pages of the site have the same text at this place.")
            .arg(where);
    }
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

// For content detection: `where` describes the first of the records and the number of further nodes.
QString listText(const FilterDecision& decision, const QString& where)
{
    const QString strength = figureText(decision.figure.value_or(0));
    switch (kindOf(decision)) {
    case ReasonKind::MainRegion:
        return Methods::tr("The list of records with the highest score, %1: %2 of 1, so it is kept.")
            .arg(where, strength);
    case ReasonKind::LikeRegion:
        return Methods::tr(
                   "A list of records nearly as good as the best, %1: score %2 of 1, so it is kept, too.")
            .arg(where, strength);
    case ReasonKind::Weaker:
        return Methods::
            tr("A list of records, %1: score %2 out of 1, lower than the list that is kept, so it is pruned.")
                .arg(where, strength);
    default:
        return Methods::tr("A list, %1: its score %2 of 1 is too low for records. A page without records is "
                           "kept completely.")
            .arg(where, strength);
    }
}

// For the filters by text.
QString densityText(const FilterDecision& decision, const QString& where)
{
    const QString figure = figureText(decision.figure.value_or(0));
    switch (kindOf(decision)) {
    case ReasonKind::Content:
        return Methods::tr("%1 is content, with much text for each tag (%2), so it is kept.")
            .arg(where, figure);
    case ReasonKind::Noise:
        return Methods::tr("%1 is noise, with little text for each tag (%2), so it is pruned.")
            .arg(where, figure);
    case ReasonKind::Dense:
        return Methods::tr("A dense block of text, %1: %2 words for each line, so it is kept.")
            .arg(where, figure);
    case ReasonKind::Sparse:
        return Methods::tr("A sparse block of text, %1: %2 words for each line, so it is pruned.")
            .arg(where, figure);
    default:
        return Methods::tr("The run of words and tags with the largest sum, %1: %2, so it is kept.")
            .arg(where, figure);
    }
}

// For lists of links and for block entropy: the figure against the threshold.
QString removerText(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    QString sentence;
    switch (kindOf(decision)) {
    case ReasonKind::LinkList:
        sentence =
            Methods::tr("%1 is a list of links: %2 for each word outside links, more than the threshold "
                        "%3, so it is pruned.");
        break;
    case ReasonKind::FewLinks:
        sentence =
            Methods::tr("%1 has few links: %2 for each word outside links, at most the threshold %3, so "
                        "it is kept.");
        break;
    case ReasonKind::Redundant:
        sentence = Methods::tr("%1 is redundant: the entropy of its key words is %2, more than the threshold "
                               "%3, so it is pruned.");
        break;
    default:
        sentence = Methods::tr("%1 is informative: the entropy of its key words is %2, at most the threshold "
                               "%3, so it is kept.");
    }
    return sentence.arg(where, figureText(decision.figure.value_or(0)), figureText(threshold.value_or(0)));
}

// For the methods that go by boxes.
QString placeText(const FilterDecision& decision, const QString& where)
{
    const QString figure = figureText(decision.figure.value_or(0));
    switch (kindOf(decision)) {
    case ReasonKind::MostCentral:
        return Methods::tr("The data region nearest to the centre of the page, %1: weight %2 of 1, so it is "
                           "kept.")
            .arg(where, figure);
    case ReasonKind::LessCentral:
        return Methods::tr("A data region farther from the centre of the page, %1: weight %2 of 1, so it is "
                           "pruned.")
            .arg(where, figure);
    case ReasonKind::NotShown:
        return Methods::tr("A data region that the page does not show, %1: it is pruned.").arg(where);
    case ReasonKind::MainBlock:
        return Methods::tr("The smallest large block in the middle of the page, %1: %2 of its area, so it is "
                           "kept.")
            .arg(where, figure);
    case ReasonKind::LargerBlock:
        return Methods::tr("A larger block in the middle of the page, %1: %2 of its area, so it is pruned, "
                           "except for the smallest block.")
            .arg(where, figure);
    case ReasonKind::OffCentre:
        return Methods::tr(
                   "A large block that is not in the middle of the page, %1: %2 of its area, so it is "
                   "pruned.")
            .arg(where, figure);
    case ReasonKind::NoBlock:
        return Methods::tr("No large block is in the middle of the page, so the page is kept completely.");
    default:
        return Methods::tr("The page was not rendered, so it has no boxes and is kept completely.");
    }
}

// For content detection of any kind, whose one decision is its answer.
QString contentText(const FilterDecision& decision, const QString& where)
{
    const QString probability = figureText(decision.figure.value_or(0));
    switch (kindOf(decision)) {
    case ReasonKind::List:
        return Methods::tr("The content is a list of records, %1, with probability %2.")
            .arg(where, probability);
    case ReasonKind::Text:
        return Methods::tr("The content is running text, %1, with probability %2.").arg(where, probability);
    case ReasonKind::Item:
        return Methods::tr("The content is a single item, %1, with probability %2.").arg(where, probability);
    default:
        return Methods::tr(
                   "The page has no content of any kind, with probability %1, so it is kept completely.")
            .arg(probability);
    }
}

QString reasonSentence(const FilterDecision& decision, std::optional<double> threshold, const QString& where)
{
    switch (kindOf(decision)) {
    case ReasonKind::SameTag:
    case ReasonKind::FewTags:
    case ReasonKind::FewTypes:
        return ruleText(decision, threshold, where);
    case ReasonKind::Child:
    case ReasonKind::VirtualNode:
        return blockText(decision, threshold, where);
    case ReasonKind::Record:
        return Methods::tr("A data record, %1: it is kept.").arg(where);
    case ReasonKind::Noisy:
    case ReasonKind::Meaningful:
    case ReasonKind::Possibly:
    case ReasonKind::LocalNoise:
        return styleText(decision, threshold, where);
    case ReasonKind::Template:
    case ReasonKind::Pagelet:
        return pageletText(decision, threshold, where);
    case ReasonKind::MainRegion:
    case ReasonKind::LikeRegion:
    case ReasonKind::Weaker:
    case ReasonKind::NoRecords:
        return listText(decision, where);
    case ReasonKind::Content:
    case ReasonKind::Noise:
    case ReasonKind::Dense:
    case ReasonKind::Sparse:
    case ReasonKind::LargestSum:
        return densityText(decision, where);
    case ReasonKind::List:
    case ReasonKind::Text:
    case ReasonKind::Item:
    case ReasonKind::None:
        return contentText(decision, where);
    case ReasonKind::LinkList:
    case ReasonKind::FewLinks:
    case ReasonKind::Redundant:
    case ReasonKind::Informative:
        return removerText(decision, threshold, where);
    case ReasonKind::NoBlocks:
        return Methods::tr("No table of the page has key words, so the page is kept completely.");
    case ReasonKind::MostCentral:
    case ReasonKind::LessCentral:
    case ReasonKind::NotShown:
    case ReasonKind::MainBlock:
    case ReasonKind::LargerBlock:
    case ReasonKind::OffCentre:
    case ReasonKind::NoBlock:
    case ReasonKind::NoBoxes:
        return placeText(decision, where);
    case ReasonKind::MoreText:
    case ReasonKind::LessText:
    case ReasonKind::RegionText:
    case ReasonKind::ComplementText:
        return regionText(decision, where);
    case ReasonKind::Other:
        break;
    }
    const std::string reason(decision.reason);
    return (decision.isKept ? Methods::tr("%1 is kept: %2.") : Methods::tr("%1 is pruned: %2."))
        .arg(where, QString::fromStdString(reason).toHtmlEscaped());
}

} // namespace

QString methodTitle(const MethodRuns& runs, const Explainer& explainer, std::size_t row)
{
    if (row != MethodRuns::present)
        return runs.rows()[row].name;
    const PageSession& session = *explainer.session();
    if (session.kept()->isDetected())
        return Methods::tr("as it is: content detection");
    if (const std::optional<ContentChoice> choice = session.kept()->byHand())
        return Methods::tr("as it is: %1, by hand").arg(choiceName(*choice));
    if (!session.kept()->several().empty())
        return Methods::tr("as it is: regions of Diagnosis");
    const Variant* variant = session.runner()->hasAnalysis() ? variantOf(explainer.setup().search) : nullptr;
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
    switch (kindOf(decision)) {
    case ReasonKind::SameTag:
        return Methods::tr("rule 1: one kind of tag");
    case ReasonKind::FewTags:
        return Methods::tr("rule 2: few tags");
    case ReasonKind::FewTypes:
        return Methods::tr("rule 2: few kinds of tags");
    case ReasonKind::Child:
        return decision.isKept ? Methods::tr("kept child") : Methods::tr("noise child");
    case ReasonKind::VirtualNode:
        return decision.isKept ? Methods::tr("kept virtual node") : Methods::tr("noise virtual node");
    case ReasonKind::Record:
        return Methods::tr("kept record");
    case ReasonKind::Noisy:
        return Methods::tr("noisy");
    case ReasonKind::Meaningful:
        return Methods::tr("meaningful");
    case ReasonKind::Possibly:
        return Methods::tr("possibly");
    case ReasonKind::LocalNoise:
        return Methods::tr("local noise");
    case ReasonKind::Template:
        return Methods::tr("template");
    case ReasonKind::Pagelet:
        return Methods::tr("kept pagelet");
    case ReasonKind::MainRegion:
        return Methods::tr("kept list");
    case ReasonKind::LikeRegion:
        return Methods::tr("kept list, too");
    case ReasonKind::Weaker:
        return Methods::tr("list with lower score");
    case ReasonKind::NoRecords:
        return Methods::tr("no records");
    case ReasonKind::Content:
        return Methods::tr("content");
    case ReasonKind::Noise:
        return Methods::tr("noise");
    case ReasonKind::Dense:
        return Methods::tr("dense block");
    case ReasonKind::Sparse:
        return Methods::tr("sparse block");
    case ReasonKind::LargestSum:
        return Methods::tr("largest sum");
    case ReasonKind::List:
        return Methods::tr("list");
    case ReasonKind::Text:
        return Methods::tr("running text");
    case ReasonKind::Item:
        return Methods::tr("single item");
    case ReasonKind::None:
        return Methods::tr("no content");
    case ReasonKind::LinkList:
        return Methods::tr("list of links");
    case ReasonKind::FewLinks:
        return Methods::tr("few links");
    case ReasonKind::Redundant:
        return Methods::tr("redundant block");
    case ReasonKind::Informative:
        return Methods::tr("informative block");
    case ReasonKind::NoBlocks:
        return Methods::tr("no tables with key words");
    case ReasonKind::MostCentral:
        return Methods::tr("most central region");
    case ReasonKind::LessCentral:
        return Methods::tr("less central region");
    case ReasonKind::NotShown:
        return Methods::tr("region not shown");
    case ReasonKind::MainBlock:
        return Methods::tr("main block");
    case ReasonKind::LargerBlock:
        return Methods::tr("larger block");
    case ReasonKind::OffCentre:
        return Methods::tr("off-centre block");
    case ReasonKind::NoBlock:
        return Methods::tr("no block in the middle");
    case ReasonKind::NoBoxes:
        return Methods::tr("no boxes");
    case ReasonKind::MoreText:
        return Methods::tr("region with much text");
    case ReasonKind::LessText:
        return Methods::tr("region with little text");
    case ReasonKind::RegionText:
        return Methods::tr("region of the search");
    case ReasonKind::ComplementText:
        return Methods::tr("all but the region");
    case ReasonKind::Other:
        break;
    }
    return QString::fromStdString(std::string(decision.reason));
}

QString decisionMeaning(const FilterDecision& decision)
{
    switch (kindOf(decision)) {
    case ReasonKind::SameTag:
        return Methods::tr("rule 1 removed its content");
    case ReasonKind::FewTags:
        return Methods::tr("rule 2 removed its content");
    default:
        return decision.isKept ? Methods::tr("kept") : Methods::tr("noise");
    }
}

int decisionLook(const FilterDecision& decision)
{
    constexpr int green = 2;
    constexpr int orange = 1;
    constexpr int violet = 3;
    constexpr int red = 7;
    if (isRule(decision))
        return kindOf(decision) == ReasonKind::SameTag ? orange : violet;
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
    if (result.decisions.empty() &&
        (row.usesSite || (!reasonsOf(name).empty() && findVariant(name) == nullptr)))
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
    const ReasonKind kind = kindOf(result.decisions.front());
    if ((kind == ReasonKind::Template || kind == ReasonKind::Pagelet) && isKept)
        return Methods::tr("The node is in no template.");
    if ((kind == ReasonKind::LinkList || kind == ReasonKind::FewLinks) && isKept)
        return Methods::tr("The node is in no list of links.");
    if ((kind == ReasonKind::Redundant || kind == ReasonKind::Informative) && isKept)
        return Methods::tr("The node is in no redundant block.");
    if (kind == ReasonKind::NoRecords)
        return Methods::tr("This page has no records, so it is kept completely.");
    if (!isKept)
        return Methods::tr("Nothing in the node is kept.");
    const NodeId body = document.body();
    const bool isOutside = body != noNode && (node < body || node >= document.subtreeEnd(body));
    return isOutside ? Methods::tr("The node is outside the body and is always kept.")
           : kind == ReasonKind::MainRegion || kind == ReasonKind::LikeRegion || kind == ReasonKind::Weaker
               ? Methods::tr("The node contains kept records, or is between kept records.")
               : Methods::tr("The node contains kept nodes.");
}

QString pathText(const PageSession& session, NodeId node)
{
    constexpr int mostNames = 6;
    const Document& document = session.trees()->document();
    QStringList names;
    for (; node != noNode && node.value != 0 && names.size() < mostNames; node = document.parent(node))
        names.prepend(session.trees()->describe(node));
    const bool isCut = node != noNode && node.value != 0;
    return (isCut ? QStringLiteral("… › ") : QString()) + names.join(QStringLiteral(" › "));
}

} // namespace tagseam
