// SPDX-License-Identifier: MIT
// From the nodes of a page to selectors, and from selectors back to nodes.
#include "core/truth/annotation/anchor.h"

#include "core/base/sha256.h"
#include "core/base/utf8.h"
#include "core/select/css.h"
#include "core/select/selector.h"
#include "core/select/selectorwork.h"
#include "core/truth/annotation/anchorplaces.h"
#include "core/truth/annotation/textnodes.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

// The number of letters of a text that is not written twice by chance: some five words.
constexpr std::size_t tellingLetters = 24;

// limit for one call of anchor(): each may take a second
constexpr unsigned freeSelectors = 100;

// limit for one quote: a page may have the same letter a million times
constexpr std::size_t mostQuotes = 1000;

constexpr std::size_t detailLetters = 60;

bool isOurs(const Target& target)
{
    return !target.evidence.startTag.empty();
}

// The last step of a path has the name of the node.
std::string nameOf(const Target& target)
{
    if (isOurs(target))
        return std::string(nameInStartTag(target.evidence.startTag));
    if (const auto steps = parseXPathSteps(target.xpath)) {
        switch (steps->back().test) {
        case PathStep::Test::Text:
            return "#text";
        case PathStep::Test::Comment:
            return "#comment";
        default:
            return steps->back().name;
        }
    }
    const auto steps = parseCssSteps(target.css);
    return steps ? steps->back().name : std::string();
}

// Returns the text and context by which a target is found again, both compared without white space.
const TextQuote& quoteOf(const Target& target)
{
    return isOurs(target) ? target.evidence.folded : target.quote;
}

PageSelectors::Likeness targetLikeness(const Target& target)
{
    return {nameOf(target), squeezed(quoteOf(target).exact), target.evidence.wholeText,
            target.evidence.startTag};
}

bool hasAttribute(std::string_view startTag)
{
    return startTag.find(' ') != std::string_view::npos;
}

bool isTelling(const Target& target)
{
    if (!quoteOf(target).exact.empty())
        return letterCount(squeezed(quoteOf(target).exact)) >= tellingLetters;
    const std::string& tag = target.evidence.startTag;
    for (const std::string_view attribute : {" id=\"", " href=\"", " src=\"", " alt=\""}) {
        if (tag.find(attribute) != std::string::npos)
            return true;
    }
    return false;
}

class Anchoring {
  public:
    Anchoring(const PageSelectors& page, bool isSamePage) : m_page(page), m_isSamePage(isSamePage) {}

    AnchoredTarget anchor(const Target& target);
    std::vector<NodeId> byXPath(const Target& target, std::string& problem) const;
    std::vector<NodeId> byCss(const Target& target, std::string& problem);
    std::vector<NodeId> byQuote(const Target& target) const;
    std::vector<NodeId> byPosition(TextSpan span) const;
    std::vector<NodeId> byRange(const RangeSelector& range) const;

  private:
    // The query of one target; CSS only when it is needed.
    struct Question {
        const Target& target;
        std::vector<NodeId> xpath;
        std::string problem;
        std::optional<std::vector<NodeId>> css = std::nullopt;
    };
    using Judgement = std::variant<NodeId, AnchoredTarget>; // the node, or an orphan

    const std::vector<NodeId>& cssOf(Question& question);
    bool selects(Question& question, std::span<const NodeId> nodes);
    AnchoredTarget orphan(OrphanCause cause, std::string detail = {}) const;
    AnchoredTarget nothing(Question& question);
    AnchoredTarget bySelectorsAlone(Question& question);
    bool occursOnce(const Target& target) const;
    bool isInDoubt(const Question& question, const Place& place) const;
    std::variant<const Place*, AnchoredTarget> surePlace(Question& question,
                                                         const std::vector<Place>& places);
    Judgement sureNode(Question& question, const Place& place);
    Judgement foreignNode(Question& question, const Place& place);
    AnchoredTarget found(Question& question, NodeId node, AnchoredBy by = AnchoredBy::TextQuote);
    std::optional<DomText::Stretch> stretchOf(const RangeSelector& range, std::string& problem) const;
    std::optional<DomText::Stretch> pointOf(const RangePoint& point, std::string& problem) const;
    std::optional<NodeId> nodeOf(const RangePoint& point, std::string& problem) const;
    AnchoredTarget byText(Question& question, DomText::Stretch stretch, AnchoredBy by);
    AnchoredTarget byRangeAlone(Question& question);
    AnchoredTarget byForeignQuote(Question& question, std::span<const DomText::Stretch> stretches);

    const PageSelectors& m_page;
    bool m_isSamePage;
    unsigned m_freeSelectors = freeSelectors;
};

std::vector<NodeId> Anchoring::byXPath(const Target& target, std::string& problem) const
{
    if (target.xpath.empty())
        return {};
    const auto steps = parseXPathSteps(target.xpath);
    if (steps)
        return m_page.children().follow(*steps);
    problem = steps.error().detail;
    return {};
}

std::vector<NodeId> Anchoring::byCss(const Target& target, std::string& problem)
{
    if (target.css.empty())
        return {};
    if (const auto steps = parseCssSteps(target.css))
        return m_page.children().follow(*steps);
    if (m_freeSelectors == 0) {
        problem = fmt::format("more than {} selectors that are no paths from html down", freeSelectors);
        return {};
    }
    --m_freeSelectors;
    if (target.css.size() > selectorSizeLimit) {
        problem = "it is longer than 16 MB";
        return {};
    }
    Result<std::vector<NodeId>> nodes = css::select(m_page.document(), target.css);
    if (nodes)
        return *std::move(nodes);
    problem = nodes.error().detail;
    return {};
}

// Returns the nodes of the target's name with the quoted text and context.
std::vector<NodeId> Anchoring::byQuote(const Target& target) const
{
    std::vector<NodeId> nodes;
    const auto take = [&](std::span<const NodeId> found) {
        nodes.insert(nodes.end(), found.begin(), found.end());
    };
    if (!target.quote.exact.empty()) {
        for (const DomText::Stretch stretch : m_page.domText().find(target.quote, mostQuotes))
            take(m_page.domText().nodesOf(stretch));
        const std::string name = nameOf(target);
        std::erase_if(nodes, [&](NodeId node) { return !name.empty() && m_page.nameOf(node) != name; });
    } else if (isOurs(target)) {
        const std::vector<NodeId> alike = m_page.alike(targetLikeness(target));
        for (const Place& place : placesOf(m_page, alike, target.evidence.folded, true)) {
            if (place.hasPrefix && place.hasSuffix)
                take(place.nodes);
        }
    }
    return nodes;
}

std::vector<NodeId> Anchoring::byPosition(TextSpan span) const
{
    const auto stretch = m_page.domText().stretchOf(span);
    return stretch && !stretch->isEmpty() ? m_page.domText().nodesOf(*stretch) : std::vector<NodeId>();
}

const std::vector<NodeId>& Anchoring::cssOf(Question& question)
{
    if (!question.css)
        question.css = byCss(question.target, question.problem);
    return *question.css;
}

// True if XPath or CSS select exactly one node, and it is one of these.
bool Anchoring::selects(Question& question, std::span<const NodeId> nodes)
{
    const auto isOneOf = [&](const std::vector<NodeId>& selected) {
        return selected.size() == 1 && std::ranges::find(nodes, selected.front()) != nodes.end();
    };
    return isOneOf(question.xpath) || isOneOf(cssOf(question));
}

AnchoredTarget Anchoring::orphan(OrphanCause cause, std::string detail) const
{
    return {noNode, AnchoredBy::XPath, cause, std::move(detail)};
}

AnchoredTarget Anchoring::nothing(Question& question)
{
    const std::vector<NodeId>& selected = question.xpath.empty() ? cssOf(question) : question.xpath;
    if (!selected.empty()) {
        const PageText::Extent extent = m_page.text().extentOf(selected.front());
        return orphan(OrphanCause::OtherText, m_page.text().folded(extent, detailLetters));
    }
    if (!question.problem.empty())
        return orphan(OrphanCause::BadSelector, question.problem);
    return orphan(OrphanCause::NothingThere);
}

// Rule 2 of anchor().
AnchoredTarget Anchoring::bySelectorsAlone(Question& question)
{
    const std::vector<NodeId>& css = cssOf(question);
    const auto several = [&](const std::vector<NodeId>& nodes) {
        return orphan(OrphanCause::Ambiguous, std::to_string(nodes.size()));
    };
    if (question.xpath.size() == 1 && (css.empty() || css == question.xpath))
        return {question.xpath.front(), AnchoredBy::XPath, OrphanCause::None, {}};
    if (question.xpath.size() == 1 && css.size() == 1)
        return orphan(OrphanCause::SelectorsDiffer);
    if (!question.xpath.empty())
        return several(question.xpath);
    if (!css.empty())
        return css.size() == 1 ? AnchoredTarget{css.front(), AnchoredBy::Css, OrphanCause::None, {}}
                               : several(css);
    if (!question.target.range.isEmpty())
        return byRangeAlone(question);
    const auto stretch = m_page.domText().stretchOf(question.target.span);
    if (stretch && !stretch->isEmpty())
        return byText(question, *stretch, AnchoredBy::TextPosition);
    return nothing(question);
}

// True if the text occurs once, also as a substring of the text of nodes: if a text was copied into its own
// node, the copy is the whole one.
bool Anchoring::occursOnce(const Target& target) const
{
    const std::string text = squeezed(quoteOf(target).exact);
    const std::string_view all = m_page.text().all();
    return text.empty() || all.find(text, all.find(text) + 1) == std::string_view::npos;
}

// True if the XPath selects another node that begins or ends like the target: it may be the changed target,
// and the place may be a copy.
bool Anchoring::isInDoubt(const Question& question, const Place& place) const
{
    if (question.xpath.size() != 1)
        return false;
    const PageText::Extent there = m_page.text().extentOf(question.xpath.front());
    const std::string exact = squeezed(quoteOf(question.target).exact);
    const std::string_view text = m_page.text().bytes(there);
    const std::size_t length = std::min(exact.size(), tellingLetters);
    return there != place.extent && (text.starts_with(std::string_view(exact).substr(0, length)) ||
                                     text.ends_with(std::string_view(exact).substr(exact.size() - length)));
}

std::variant<const Place*, AnchoredTarget> Anchoring::surePlace(Question& question,
                                                                const std::vector<Place>& places)
{
    const Target& target = question.target;
    const Evidence& evidence = target.evidence;
    const auto hasAll = [](const Place& place) { return place.hasPrefix && place.hasSuffix; };
    const auto hasHalf = [](const Place& place) { return place.hasPrefix || place.hasSuffix; };
    const auto count = std::ranges::count_if(places, hasAll);
    const bool isOnly = places.size() == 1;
    const auto several = [&] { return orphan(OrphanCause::Ambiguous, std::to_string(places.size())); };
    if (count > 1)
        return several();
    if (count == 1) {
        const Place& place = *std::ranges::find_if(places, hasAll);
        const bool hasContext = !quoteOf(target).prefix.empty() || !quoteOf(target).suffix.empty();
        if (isOurs(target) ? evidence.rivals == 1 && std::ranges::count_if(places, hasHalf) == 1
                           : hasContext || isTelling(target) || selects(question, place.nodes))
            return &place;
        return isOurs(target) ? several() : orphan(OrphanCause::OtherContext);
    }
    const bool wasOnly = isOurs(target) ? evidence.alike == 1 : selects(question, places.front().nodes);
    if (isOnly && wasOnly && isTelling(target) && occursOnce(target) && !isInDoubt(question, places.front()))
        return &places.front();
    return isOnly ? orphan(OrphanCause::OtherContext) : several();
}

Anchoring::Judgement Anchoring::foreignNode(Question& question, const Place& place)
{
    if (place.nodes.size() == 1)
        return place.nodes.front();
    if (selects(question, place.nodes)) {
        const bool isByXPath = question.xpath.size() == 1 &&
                               std::ranges::find(place.nodes, question.xpath.front()) != place.nodes.end();
        return isByXPath ? question.xpath.front() : cssOf(question).front();
    }
    return orphan(OrphanCause::Ambiguous, std::to_string(place.nodes.size()));
}

Anchoring::Judgement Anchoring::sureNode(Question& question, const Place& place)
{
    const Evidence& evidence = question.target.evidence;
    if (!isOurs(question.target))
        return foreignNode(question, place);
    std::vector<NodeId> same; // with the same start tag as before
    std::ranges::copy_if(place.nodes, std::back_inserter(same), [&](NodeId node) {
        return startTagOf(m_page.document(), node) == evidence.startTag;
    });
    const bool isNested = !place.extent.isEmpty(); // otherwise side by side: siblings may be swapped
    if (place.nodes.size() == evidence.twins && evidence.twins == 1)
        return place.nodes.front();
    if (place.nodes.size() == evidence.twins && isNested && evidence.twin >= 1 &&
        evidence.twin <= evidence.twins) {
        const NodeId node = place.nodes[evidence.twin - 1];
        if (same.empty() || std::ranges::find(same, node) != same.end())
            return node;
    }
    if (evidence.twins == 1 && same.size() == 1 && hasAttribute(evidence.startTag))
        return same.front();
    return orphan(OrphanCause::Ambiguous, std::to_string(place.nodes.size()));
}

AnchoredTarget Anchoring::found(Question& question, NodeId node, AnchoredBy by)
{
    const std::vector<NodeId> alone{node};
    if (question.xpath == alone)
        by = AnchoredBy::XPath;
    else if (cssOf(question) == alone)
        by = AnchoredBy::Css;
    return {node, by, OrphanCause::None, {}};
}

// Returns the nodes whose text is selected. Of nodes with the same text, one inside the other, the one that
// XPath or CSS select, or where a range starts, else the innermost element.
AnchoredTarget Anchoring::byText(Question& question, DomText::Stretch stretch, AnchoredBy by)
{
    const Document& document = m_page.document();
    FilledNodes filled = nodesFilledBy(document, m_page.domText(), stretch);
    if (filled.cut != noNode)
        return orphan(OrphanCause::PartOfText,
                      m_page.text().folded(m_page.text().extentOf(filled.cut), detailLetters));
    if (filled.nodes.empty())
        return nothing(question);
    if (filled.nodes.size() > 1) {
        AnchoredTarget anchored{filled.nodes.front(), by, OrphanCause::None, {}};
        anchored.others.assign(filled.nodes.begin() + 1, filled.nodes.end());
        return anchored;
    }
    const std::vector<NodeId> same = nodesWithTextOf(document, m_page.domText(), filled.nodes.front());
    std::string problem;
    const std::optional<NodeId> start =
        question.target.range.isEmpty() ? std::nullopt : nodeOf(question.target.range.start, problem);
    for (const NodeId node : same) {
        if (selects(question, {&node, 1}) || (start == node && document.isElement(node)))
            return found(question, node, by);
    }
    const auto innermost =
        std::find_if(same.rbegin(), same.rend(), [&](NodeId node) { return document.isElement(node); });
    return found(question, innermost == same.rend() ? same.back() : *innermost, by);
}

std::optional<NodeId> Anchoring::nodeOf(const RangePoint& point, std::string& problem) const
{
    Target target;
    target.xpath = point.xpath;
    const std::vector<NodeId> nodes = byXPath(target, problem);
    return nodes.size() == 1 ? std::optional(nodes.front()) : std::nullopt;
}

// Returns the empty stretch at the point.
std::optional<DomText::Stretch> Anchoring::pointOf(const RangePoint& point, std::string& problem) const
{
    const DomText& text = m_page.domText();
    const std::optional<NodeId> node = nodeOf(point, problem);
    if (!node)
        return std::nullopt;
    const DomText::Stretch own = text.stretchOf(*node);
    const std::uint32_t letter = text.spanOf(own).start + (point.offsets ? point.offsets->start : 0);
    return text.stretchOf(TextSpan{letter, letter});
}

std::optional<DomText::Stretch> Anchoring::stretchOf(const RangeSelector& range, std::string& problem) const
{
    const auto start = pointOf(range.start, problem);
    const auto end = pointOf(range.end, problem);
    if (!start || !end || start->begin > end->begin)
        return std::nullopt;
    return DomText::Stretch{start->begin, end->begin};
}

// A range of whole nodes selects them even if they have no text.
AnchoredTarget Anchoring::byRangeAlone(Question& question)
{
    const RangeSelector& range = question.target.range;
    const auto stretch = stretchOf(range, question.problem);
    if (stretch && !m_page.domText().trimmed(*stretch).isEmpty())
        return byText(question, *stretch, AnchoredBy::Range);
    const std::vector<NodeId> nodes = byRange(range);
    if (nodes.empty())
        return nothing(question);
    AnchoredTarget anchored{nodes.front(), AnchoredBy::Range, OrphanCause::None, {}};
    anchored.others.assign(nodes.begin() + 1, nodes.end());
    return anchored;
}

// Returns the nodes between two nodes.
std::vector<NodeId> Anchoring::byRange(const RangeSelector& range) const
{
    std::string problem;
    if (range.isEmpty() || range.start.offsets || range.end.offsets) {
        const auto stretch = range.isEmpty() ? std::nullopt : stretchOf(range, problem);
        return stretch ? nodesFilledBy(m_page.document(), m_page.domText(), *stretch).nodes
                       : std::vector<NodeId>();
    }
    const auto begin = nodeOf(range.start, problem);
    const auto end = nodeOf(range.end, problem);
    return begin && end ? nodesBetween(m_page.document(), *begin, *end) : std::vector<NodeId>();
}

// Rule 4 of anchor(). Among several places, another selector of the target decides, the position last.
AnchoredTarget Anchoring::byForeignQuote(Question& question, std::span<const DomText::Stretch> stretches)
{
    const Target& target = question.target;
    const DomText& text = m_page.domText();
    std::string problem;
    std::vector<DomText::Stretch> wanted; // places that the other selectors select
    if (const auto stretch = target.range.isEmpty() ? std::nullopt : stretchOf(target.range, problem))
        wanted.push_back(*stretch);
    if (question.xpath.size() == 1)
        wanted.push_back(text.stretchOf(question.xpath.front()));
    if (cssOf(question).size() == 1)
        wanted.push_back(text.stretchOf(cssOf(question).front()));
    const auto isSame = [&](DomText::Stretch a, DomText::Stretch b) {
        return text.trimmed(a) == text.trimmed(b);
    };
    for (const DomText::Stretch stretch : stretches) {
        if (std::ranges::any_of(wanted, [&](DomText::Stretch each) { return isSame(each, stretch); }))
            return byText(question, stretch, AnchoredBy::TextQuote);
    }
    const auto quoted = [&](const std::optional<DomText::Stretch>& position) {
        const auto found = std::ranges::find_if(stretches, [&](DomText::Stretch stretch) {
            return position && !position->isEmpty() && isSame(*position, stretch);
        });
        return found == stretches.end() ? std::nullopt : std::optional(*found);
    };
    const auto inPoints = quoted(text.stretchOf(target.span));
    const auto inUnits = stretches.size() > 1 ? quoted(text.stretchOfUtf16(target.span)) : inPoints;
    if (inPoints && inUnits && *inPoints != *inUnits)
        return orphan(OrphanCause::CountsDiffer);
    if (inPoints || inUnits)
        return byText(question, inPoints ? *inPoints : *inUnits, AnchoredBy::TextQuote);
    if (stretches.size() > 1)
        return orphan(OrphanCause::Ambiguous, std::to_string(stretches.size()));
    const bool isContradicted = !target.xpath.empty() || !target.css.empty();
    if (isContradicted && target.quote.prefix.empty() && target.quote.suffix.empty() && !isTelling(target))
        return orphan(OrphanCause::OtherContext);
    return byText(question, stretches.front(), AnchoredBy::TextQuote);
}

AnchoredTarget Anchoring::anchor(const Target& target)
{
    Question question{target, {}, {}};
    question.xpath = byXPath(target, question.problem);
    if (m_isSamePage && question.xpath.size() == 1)
        return {question.xpath.front(), AnchoredBy::XPath, OrphanCause::None, {}};
    if (!isOurs(target) && target.quote.exact.empty())
        return bySelectorsAlone(question);
    if (!isOurs(target)) {
        const std::vector<DomText::Stretch> stretches = m_page.domText().find(target.quote, mostQuotes);
        if (!stretches.empty())
            return byForeignQuote(question, stretches);
    }
    const std::vector<NodeId> nodes = m_page.alike(targetLikeness(target));
    if (nodes.empty())
        return nothing(question);
    const std::vector<Place> places = placesOf(m_page, nodes, quoteOf(target), isOurs(target));
    const auto place = surePlace(question, places);
    if (const auto* lost = std::get_if<AnchoredTarget>(&place))
        return *lost;
    const Judgement judgement = sureNode(question, *std::get<const Place*>(place));
    if (const auto* lost = std::get_if<AnchoredTarget>(&judgement))
        return *lost;
    return found(question, std::get<NodeId>(judgement));
}

bool isComplete(const Document& document, const std::vector<AnchoredTarget>& targets)
{
    std::vector<NodeId> nodes;
    for (const AnchoredTarget& target : targets) {
        if (target.node == noNode)
            return false;
        nodes.push_back(target.node);
        nodes.insert(nodes.end(), target.others.begin(), target.others.end());
    }
    std::ranges::sort(nodes);
    const auto holds = [&](NodeId a, NodeId b) { return b < document.subtreeEnd(a); };
    return !nodes.empty() && std::ranges::adjacent_find(nodes, holds) == nodes.end();
}

} // namespace

std::string treeDigest(const Document& document)
{
    // Lengths before texts, so that no two trees give the same bytes.
    std::string bytes;
    const auto add = [&](std::string_view text) {
        bytes.append(fmt::format("{}:", text.size())).append(text);
    };
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        bytes += fmt::format("{},{};", static_cast<int>(document.kind(node)), document.parent(node).value);
        add(document.isElement(node) ? document.name(node) : document.text(node));
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            const AttributeView attribute = document.attribute(node, i);
            add(attribute.name);
            add(attribute.value);
        }
    }
    return sha256(bytes);
}

Target targetOf(const PageSelectors& page, NodeId node)
{
    const PageText::Extent extent = page.text().extentOf(node);
    const PageSelectors::Likeness likeness = page.likenessOf(node);
    const std::vector<NodeId> alike = page.alike(likeness);
    Target target;
    target.xpath = domXPathOf(page.document(), node);
    target.css = cssPathOf(page.document(), node);
    const DomText::Stretch stretch = page.domText().stretchOf(node);
    target.quote = page.domText().quoteOf(stretch);
    if (!stretch.isEmpty())
        target.span = page.domText().spanOf(stretch);
    TextQuote folded;
    folded.exact = page.text().folded(extent, exactLetters);
    giveContext(page, placesOf(page, alike, {}, false), extent, folded);
    const std::vector<Place> places = placesOf(page, alike, folded, true);
    const Place& own = *std::ranges::find(places, extent, &Place::extent);
    const auto isRival = [](const Place& place) { return place.hasPrefix || place.hasSuffix; };
    Evidence& evidence = target.evidence;
    evidence.startTag = likeness.startTag;
    evidence.wholeText = likeness.wholeText;
    evidence.twin = static_cast<std::uint32_t>(std::ranges::find(own.nodes, node) - own.nodes.begin()) + 1;
    evidence.twins = static_cast<std::uint32_t>(own.nodes.size());
    evidence.alike = static_cast<std::uint32_t>(places.size());
    evidence.rivals = static_cast<std::uint32_t>(std::ranges::count_if(places, isRival));
    evidence.folded = std::move(folded);
    return target;
}

Target targetOf(const Document& document, NodeId node)
{
    return targetOf(PageSelectors(document), node);
}

SelectedNodes selectNodes(const PageSelectors& page, const Target& target)
{
    Anchoring anchoring(page, false);
    SelectedNodes selected;
    selected.xpath = anchoring.byXPath(target, selected.xpathProblem);
    selected.css = anchoring.byCss(target, selected.cssProblem);
    selected.quote = anchoring.byQuote(target);
    selected.position = anchoring.byPosition(target.span);
    selected.range = anchoring.byRange(target.range);
    return selected;
}

std::vector<AnchoredMark> anchor(const PageSelectors& page, const Annotation& annotation,
                                 std::string_view sha256)
{
    const AnnotatedPage& then = annotation.page;
    const bool hasNodes = then.nodeCount == page.document().size();
    const bool isSame = hasNodes && ((!sha256.empty() && sha256 == then.sha256) ||
                                     (!then.digest.empty() && treeDigest(page.document()) == then.digest));
    Anchoring anchoring(page, isSame);
    std::vector<AnchoredMark> marks;
    marks.reserve(annotation.marks.size());
    for (const Mark& mark : annotation.marks) {
        AnchoredMark& anchored = marks.emplace_back();
        for (const Target& target : mark.targets)
            anchored.targets.push_back(anchoring.anchor(target));
        anchored.isComplete = isComplete(page.document(), anchored.targets);
    }
    return marks;
}

std::vector<AnchoredMark> anchor(const Document& document, const Annotation& annotation,
                                 std::string_view sha256)
{
    return anchor(PageSelectors(document), annotation, sha256);
}

std::vector<Labelled> labelledNodes(const Annotation& annotation, std::span<const AnchoredMark> anchored)
{
    std::vector<Labelled> labelled;
    for (std::size_t i = 0; i < anchored.size() && i < annotation.marks.size(); ++i) {
        if (!anchored[i].isComplete)
            continue;
        Labelled& each = labelled.emplace_back(Labelled{annotation.marks[i].label, {}});
        for (const AnchoredTarget& target : anchored[i].targets) {
            each.nodes.push_back(target.node);
            each.nodes.insert(each.nodes.end(), target.others.begin(), target.others.end());
        }
        std::ranges::sort(each.nodes);
    }
    return labelled;
}

} // namespace tagseam
