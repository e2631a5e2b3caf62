// SPDX-License-Identifier: MIT
// Document -> its main content: blocks of text, or a list of records, and how sure that is.
#include "core/methods/content/content.h"

#include "core/base/translate.h"
#include "core/methods/content/pagetitle.h"
#include "core/page/editedpage.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

namespace tagseam {

namespace {

// Keeps the nodes of the regions of a list, from the first record to the end of the last, with their texts,
// which have no position in a sequence of elements.
void keepList(const Document& page, KeepMask& nodes, const SeparatedPage& lists)
{
    for (const Region region : keptRegions(lists)) {
        for (std::uint32_t at = region.begin.value; at < region.end.value; ++at) {
            const NodeId node = lists.sequence.nodes[at];
            nodes[node.value] = true;
            for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
                if (page.kind(child) == NodeKind::Text)
                    nodes[child.value] = true;
            }
        }
    }
}

bool isHeading(std::string_view name)
{
    return name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
}

// Returns the block before the first kept node if a heading contains it, or if it has the title of the page:
// word processors write a title as a paragraph.
std::optional<std::uint32_t> headingBefore(const Document& page, const PageTexts& texts, NodeId first)
{
    const auto after = std::ranges::lower_bound(
        texts.blocks, first, {}, [](const MeasuredBlock& block) { return block.block.first(); });
    if (after == texts.blocks.begin())
        return std::nullopt;
    const auto before = after - 1;
    if (!isHeading(page.name(before->block.container)) && !hasWholeTitle(page, *before))
        return std::nullopt;
    return static_cast<std::uint32_t>(before - texts.blocks.begin());
}

// Returns the first kept block that is a heading of the first rank.
std::optional<std::uint32_t> headingWithin(const Document& page, const MainContent& content)
{
    for (std::uint32_t i = 0; i < content.texts.blocks.size(); ++i) {
        if (content.scored.blocks[i].isKept && page.name(content.texts.blocks[i].block.container) == "h1")
            return i;
    }
    return std::nullopt;
}

// Keeps the texts of the kept blocks, the elements whose words are all kept, and what has no words between
// two kept blocks: pictures, rules.
KeepMask nodesOfBlocks(const Document& page, const MainContent& content)
{
    const std::vector<MeasuredBlock>& blocks = content.texts.blocks;
    KeepMask nodes(page.size(), false);
    std::vector<bool> isText(page.size(), false);
    std::vector<std::uint32_t> pruned(page.size() + 1, 0); // texts of pruned blocks before each node
    std::vector<std::uint32_t> kept(page.size() + 1, 0);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const bool isKept = content.scored.blocks[i].isKept;
        for (const BlockText& text : blocks[i].block.texts) {
            isText[text.node.value] = true;
            (isKept ? kept : pruned)[text.node.value + 1] = 1;
        }
    }
    // True where the last text before the node, or the first one after it, is kept.
    std::vector<bool> isBefore(page.size() + 1, false);
    std::vector<bool> isAfter(page.size() + 1, false);
    for (std::uint32_t node = 0; node < page.size(); ++node)
        isBefore[node + 1] = isText[node] ? kept[node + 1] > 0 : isBefore[node];
    for (std::uint32_t node = page.size(); node-- > 0;)
        isAfter[node] = isText[node] ? kept[node + 1] > 0 : isAfter[node + 1];
    for (std::uint32_t node = 0; node < page.size(); ++node) {
        pruned[node + 1] += pruned[node];
        kept[node + 1] += kept[node];
    }
    const NodeId body = page.body() == noNode ? NodeId{0} : page.body();
    for (NodeId node{body.value + 1}; node < page.subtreeEnd(body); ++node.value) {
        const std::uint32_t end = page.subtreeEnd(node).value;
        const bool hasPruned = pruned[end] > pruned[node.value];
        const bool hasKept = kept[end] > kept[node.value];
        const bool isBetween = isBefore[node.value] && isAfter[end];
        nodes[node.value] = !content.texts.isAbsent[node.value] && !hasPruned &&
                            (hasKept || isBetween || nodes[page.parent(node).value]);
    }
    return nodes;
}

// Returns the nodes of the kind's candidate, without heading.
KeepMask nodesOfKind(const Document& page, const MainContent& content, ContentKind kind)
{
    if (kind == ContentKind::Text)
        return nodesOfBlocks(page, content);
    KeepMask nodes(page.size(), false);
    if (kind == ContentKind::List)
        keepList(page, nodes, content.lists);
    return nodes;
}

// Records that the blocks speak against are no answer, however regular they are: the reviews of a product.
constexpr double leastOfRecords = 0.8; // share of the expected F1 of the blocks

// Returns the expected F1 of each answer before its calibration: of the blocks as their probabilities give
// it, unless the page has no content or the records are better. Indexed by ContentKind.
std::array<double, contentKinds> expectationsOf(const MainContent& content)
{
    const double isNone = content.probability(PageKind::None);
    const double isList = content.canBeList() ? content.listProbability : 0;
    return {isList * (1 - isNone), content.scored.expectedF1 * (1 - isNone) * (1 - isList), isNone};
}

void addRecords(FilterResult& result, const Document& page, const SeparatedPage& lists)
{
    for (const std::uint32_t index : lists.regions) {
        for (const Region record : lists.candidates[index].records)
            result.records.push_back({rootsOf(page, lists.sequence, record)});
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
}

// Returns the roots of the subtrees that contain the content.
std::vector<NodeId> rootsOfContent(const Document& page, const MainContent& content)
{
    if (content.kind == ContentKind::List)
        return rootsOf(page, content.lists.sequence,
                       content.lists.candidates[content.lists.regions.front()].span());
    const NodeId body = page.body();
    return {body == noNode ? NodeId{0} : body};
}

// Returns the nodes that are there without the subtrees that edits take away; empty when none does.
KeepMask withoutGone(const Document& page, const std::vector<TagPathEdit>& edits, const KeepMask* within)
{
    KeepMask there;
    for (const TagPathEdit& edit : edits) {
        if (edit.kind != TagPathEdit::Kind::SubtreeGone)
            continue;
        if (there.empty())
            there = within == nullptr ? KeepMask(page.size(), true) : *within;
        for (const NodeId node : edit.nodes) {
            if (node != page.body())
                std::fill(there.begin() + node.value, there.begin() + page.subtreeEnd(node).value, false);
        }
    }
    return there;
}

// Returns the elements to which edits give another class.
std::vector<EditedElement> withOtherClass(const Document& page, const std::vector<TagPathEdit>& edits)
{
    std::map<NodeId, EditedElement> edited; // later edits override earlier ones
    for (const TagPathEdit& edit : edits) {
        for (const NodeId node : edit.nodes) {
            if (edit.kind == TagPathEdit::Kind::OtherClass && page.isElement(node))
                setClass(edited.try_emplace(node, elementOf(page, node)).first->second, edit.classes);
        }
    }
    std::vector<EditedElement> all;
    all.reserve(edited.size());
    for (auto& [node, element] : edited)
        all.push_back(std::move(element));
    return all;
}

// True if the page has a class word that the tables know. Without one, as on old pages, tables that know no
// word are right.
bool hasKnownWord(const std::vector<BlockFigures>& figures)
{
    return std::ranges::any_of(
        figures, [](const BlockFigures& block) { return valueOf(block, BlockFigure::ClassWords) != 0; });
}

MainContent contentWithin(const Document& page, const SeparatorOptions& options, const KeepMask* within,
                          const std::stop_token& stop, const BlockModel& model)
{
    MainContent content;
    content.lists = separateRecords(page, options, within, stop);
    content.isStopped = content.lists.isStopped;
    if (content.isStopped)
        return content;
    content.texts = measureTexts(page, within);
    content.isStopped = stop.stop_requested();
    if (content.isStopped)
        return content;
    const FiguredBlocks blocks = blockFigures(page, content.texts, content.lists, model, within);
    content.model = hasKnownWord(blocks.figures) ? &model : &structuralModel;
    content.scored = scoreBlocks(*content.model, content.texts, blocks);
    content.figures = kindFigures(page, content.texts, content.lists, content.scored, within);
    content.pageKinds = pageKindsOf(*content.model, content.figures);
    content.listProbability = listProbability(*content.model, content.figures);
    const std::array<double, contentKinds> expectations = expectationsOf(content);
    for (std::size_t kind = 0; kind < contentKinds; ++kind) {
        const auto answer = static_cast<ContentKind>(kind);
        if (hasCandidate(content, answer)) // a probability needs no calibration
            content.expectedF1.at(kind) = answer == ContentKind::None
                                              ? expectations.at(kind)
                                              : calibrated(*content.model, expectations.at(kind));
    }
    const auto best = std::ranges::max_element(expectations) - expectations.begin();
    answerWith(page, content, static_cast<ContentKind>(best), within);
    return content;
}

} // namespace

bool MainContent::canBeList() const
{
    return hasCandidate(*this, ContentKind::List) &&
           figures.at(static_cast<std::size_t>(KindFigure::ListExpectedF1)) >= leastOfRecords;
}

std::vector<PageKind> MainContent::likelyPageKinds(double least) const
{
    std::vector<PageKind> kinds;
    kinds.reserve(pageKindCount);
    for (std::size_t i = 0; i < pageKindCount; ++i)
        kinds.push_back(static_cast<PageKind>(i));
    const auto of = [this](PageKind kind) { return probability(kind); };
    std::ranges::stable_sort(kinds, std::ranges::greater{}, of);
    const auto unlikely =
        std::ranges::find_if(kinds.begin() + 1, kinds.end(), [&](PageKind kind) { return of(kind) < least; });
    kinds.erase(unlikely, kinds.end());
    return kinds;
}

double MainContent::keptWords() const
{
    double words = 0;
    for (std::size_t i = 0; i < texts.blocks.size(); ++i)
        words += scored.blocks[i].isKept ? texts.blocks[i].words : 0;
    return words;
}

bool hasCandidate(const MainContent& content, ContentKind kind)
{
    switch (kind) {
    case ContentKind::List:
        return !content.lists.regions.empty();
    case ContentKind::Text:
        return content.scored.expectedF1 > 0;
    case ContentKind::None:
        break;
    }
    return true;
}

ContentPlace placeOf(const Document& page, const MainContent& content, ContentKind kind)
{
    ContentPlace place{nodesOfKind(page, content, kind), {}};
    const auto found = std::ranges::find(place.nodes, true);
    if (found == place.nodes.end())
        return place;
    const NodeId first{static_cast<std::uint32_t>(found - place.nodes.begin())};
    place.headline = headingBefore(page, content.texts, first);
    if (!place.headline && kind == ContentKind::Text)
        place.headline = headingWithin(page, content);
    if (!place.headline)
        return place;
    for (const BlockText& text : content.texts.blocks[*place.headline].block.texts)
        place.nodes[text.node.value] = true;
    return place;
}

void answerWith(const Document& page, MainContent& content, ContentKind kind, const KeepMask* within)
{
    const bool isThere = kind != ContentKind::None && hasCandidate(content, kind);
    content.kind = isThere ? kind : ContentKind::None;
    ContentPlace place;
    if (isThere)
        place = placeOf(page, content, kind);
    else
        place.nodes = within == nullptr ? KeepMask(page.size(), true) : *within;
    content.nodes = std::move(place.nodes);
    content.headline = place.headline;
}

std::vector<CandidateStatus> listStatuses(const MainContent& content)
{
    const bool isOther = content.kind != ContentKind::List && hasCandidate(content, ContentKind::List);
    return isOther ? std::vector(content.lists.candidates.size(), CandidateStatus::OtherKind)
                   : candidateStatuses(content.lists);
}

std::vector<Region> regionsOf(const TagPathSequence& sequence, const KeepMask& nodes)
{
    std::vector<Region> regions;
    for (std::uint32_t at = 0; at < sequence.size(); ++at) {
        if (!nodes[sequence.nodes[at].value])
            continue;
        if (regions.empty() || regions.back().end.value != at)
            regions.push_back({Position{at}, Position{at}});
        regions.back().end.value = at + 1;
    }
    return regions;
}

MainContent findContent(const Document& page, const SeparatorOptions& options, const KeepMask* within,
                        const std::stop_token& stop, const BlockModel& model)
{
    const KeepMask there = withoutGone(page, options.path.edits, within);
    const KeepMask* kept = there.empty() ? within : &there;
    const std::vector<EditedElement> edited = withOtherClass(page, options.path.edits);
    if (edited.empty())
        return contentWithin(page, options, kept, stop, model);
    const auto copy = std::make_shared<const Document>(withElements(page, edited));
    MainContent content = contentWithin(*copy, options, kept, stop, model);
    content.edited = copy;
    return content;
}

KeepMask keptByContent(const Document& page, const MainContent& content, const KeepMask* within)
{
    if (content.kind == ContentKind::None)
        return within == nullptr ? KeepMask(page.size(), true) : *within;
    std::vector<bool> hasPosition(page.size(), false);
    for (const NodeId node : content.lists.sequence.nodes)
        hasPosition[node.value] = true;
    const auto isThere = [&](NodeId node) { return within == nullptr || (*within)[node.value]; };
    KeepMask kept = keepSubtrees(page, {}, within);
    for (NodeId node{page.size()}; node.value-- > 1;) {
        // Comments and excluded subtrees have no position. In a sequence of elements texts have none, either.
        const bool isOfSequence = hasPosition[node.value] ||
                                  (page.kind(node) == NodeKind::Text && hasPosition[page.parent(node).value]);
        if (content.nodes[node.value] && isOfSequence && isThere(node))
            kept[node.value] = true;
        if (kept[node.value])
            kept[page.parent(node).value] = true;
    }
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        const NodeId parent = page.parent(node);
        if (page.isBlankText(node) && isThere(node) && kept[parent.value] && hasPosition[parent.value])
            kept[node.value] = true;
    }
    return kept;
}

namespace {

constexpr std::array<std::string_view, 2> tableNames{"blocks", "structure"};

} // namespace

std::string_view name(ContentTables tables)
{
    return tableNames.at(static_cast<std::size_t>(tables));
}

const BlockModel& modelOf(const ContentOptions& options)
{
    return options.tables == ContentTables::Structure ? structuralModel : learnedModel;
}

std::vector<TextBlock> blocksOfContent(const Document& page, const MainContent& content)
{
    constexpr double fewWords = 30; // a page with fewer is too small to be without content
    if (content.kind == ContentKind::None && content.texts.allWords() >= fewWords)
        return {};
    if (content.kind != ContentKind::Text) {
        const KeepMask kept = keptByContent(page, content);
        return textBlocks(page, readableNodes(page, NoscriptTexts::IfMost), &kept);
    }
    std::vector<TextBlock> blocks;
    for (std::size_t i = 0; i < content.texts.blocks.size(); ++i) {
        if (content.scored.blocks[i].isKept || content.headline == i)
            blocks.push_back(content.texts.blocks[i].block);
    }
    return blocks;
}

FilterResult filterByContent(const FilterInput& input, const SeparatorOptions& options,
                             const std::stop_token& stop, const ContentOptions& of)
{
    const MainContent content = findContent(input.page, options, input.within, stop, modelOf(of));
    FilterResult result;
    result.isStopped = content.isStopped;
    if (content.isStopped)
        return result;
    result.kept = keptByContent(input.page, content, input.within);
    result.decisions.push_back(
        {rootsOfContent(input.page, content), true, name(content.kind), content.confidence()});
    result.answer = ContentAnswer{content.kind, content.confidence()};
    if (content.kind == ContentKind::List)
        addRecords(result, input.page, content.lists);
    return result;
}

namespace {

constexpr std::array<MethodOption, 1> contentOptions{option<ContentOptions>(
    "tables", "blocks or structure", "blocks",
    "tables of points: with learnt words of classes, or without any word",
    [](auto& options, std::string_view value) { return readName(value, tableNames, options.tables); })};

constexpr std::array<MethodReason, 3> contentReasons{{
    {"list", "a list of records; figure: its expected F1, 0 to 1"},
    {"text", "blocks of text; figure: their expected F1"},
    {"none", "no content, and the whole page is kept; figure: the probability of this"},
}};

FilterResult filterWith(const FilterInput& input, const ContentOptions& options, const std::stop_token& stop)
{
    return filterByContent(input, {}, stop, options);
}

} // namespace

constinit const MethodEntry contentMethod{
    .name = "content",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "content detection: blocks of text, a list of records, or none"),
    .options = contentOptions,
    .reasons = contentReasons,
    .traits = {.findsRecords = true},
    .make = makeFilter<ContentOptions, filterWith>};

} // namespace tagseam
