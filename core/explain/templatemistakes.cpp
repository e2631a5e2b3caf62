// SPDX-License-Identifier: MIT
// Finds mistakes of templates.
#include "core/explain/templatemistakes.h"

#include "core/base/ascii.h"
#include "core/base/numbering.h"
#include "core/base/oneof.h"
#include "core/explain/templatechanges.h"
#include "core/page/serializehtml.h"
#include "core/tps/prune.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

constexpr std::size_t fewestRecords = 3;
constexpr std::size_t fewestPaths = 3; // different tag paths in a record: an item of a menu has two
constexpr std::uint32_t shapeDepth = 4;
constexpr double alikeShare = 0.6;
constexpr double otherShare = 0.25; // less: another shape
constexpr std::size_t mostMistakes = 8;
constexpr std::uint32_t mostSearches = 40;
constexpr double leastGain = 0.05; // share of the content

constexpr std::array<std::string_view, 9> mistakeNames{
    "different-classes", "numbered-classes", "record-in-record", "other-depth", "wrapped",
    "between-records",   "split-list",       "no-end-tag",       "no-start-tag"};

// Distinct numbers of the tag paths in a subtree, ascending.
using Shape = std::vector<std::uint64_t>;

std::size_t sharedPaths(const Shape& left, const Shape& right)
{
    std::size_t shared = 0;
    for (auto l = left.begin(), r = right.begin(); l != left.end() && r != right.end();) {
        shared += *l == *r ? 1 : 0;
        const bool isLeft = *l <= *r;
        r += *r <= *l ? 1 : 0;
        l += isLeft ? 1 : 0;
    }
    return shared;
}

double likenessOf(const Shape& left, const Shape& right)
{
    const std::size_t shared = sharedPaths(left, right);
    const std::size_t either = left.size() + right.size() - shared;
    return either == 0 ? 0 : static_cast<double>(shared) / static_cast<double>(either);
}

std::string withoutNumbers(std::string_view classes)
{
    std::string text;
    for (const char c : classes) {
        if (!isDigit(c))
            text += c;
    }
    return text;
}

// Siblings that are records.
struct Records {
    NodeId parent = noNode;
    std::vector<NodeId> nodes;
    std::string classes;  // the most frequent class attribute
    std::size_t same = 0; // number of records with it
};

class MistakeSearch {
  public:
    MistakeSearch(const Document& page, const Setup& setup, const KeepMask& content,
                  const std::stop_token& stop)
        : m_page(page), m_setup(setup), m_content(content), m_stop(stop)
    {
    }

    std::vector<TemplateMistake> run()
    {
        const NodeId body = m_page.body();
        if (body == noNode)
            return {};
        for (NodeId node = body; node < m_page.subtreeEnd(body); ++node.value) {
            if (m_stop.stop_requested())
                return {};
            if (m_page.isElement(node))
                lookAt(node);
        }
        std::ranges::stable_sort(m_found, {}, &TemplateMistake::kind);
        std::vector<TemplateMistake> mistakes;
        std::uint32_t searches = 0;
        for (TemplateMistake& each : m_found) {
            if (mistakes.size() == mostMistakes || searches == mostSearches || m_stop.stop_requested())
                break;
            if (m_content.empty() && !matters(each))
                continue;
            searches += each.mend ? 1 : 0;
            tryMend(each);
            if (matters(each))
                mistakes.push_back(std::move(each));
        }
        return mistakes;
    }

  private:
    Shape shapeOf(NodeId node) const
    {
        Shape shape;
        std::vector<std::pair<NodeId, std::uint64_t>> open; // ends and paths
        for (NodeId at = node; at < m_page.subtreeEnd(node); ++at.value) {
            while (!open.empty() && open.back().first <= at)
                open.pop_back();
            const bool isText = m_page.kind(at) == NodeKind::Text && !m_page.isBlankText(at);
            if (!m_page.isElement(at) && !isText)
                continue;
            const std::uint64_t own = isText ? 1 : std::uint64_t{m_page.nameId(at).value} + 2;
            const std::uint64_t path = mix((open.empty() ? 7 : open.back().second) * 31 + own);
            shape.push_back(path);
            if (isText)
                continue;
            if (open.size() + 1 == shapeDepth)
                at.value = m_page.subtreeEnd(at).value - 1;
            else
                open.emplace_back(m_page.subtreeEnd(at), path);
        }
        std::ranges::sort(shape);
        const auto same = std::ranges::unique(shape);
        shape.erase(same.begin(), same.end());
        return shape;
    }

    std::vector<Shape> shapesOf(const std::vector<NodeId>& nodes) const
    {
        std::vector<Shape> shapes;
        shapes.reserve(nodes.size());
        for (const NodeId node : nodes)
            shapes.push_back(shapeOf(node));
        return shapes;
    }

    std::vector<NodeId> elementsIn(NodeId parent) const
    {
        std::vector<NodeId> elements;
        for (NodeId child = m_page.firstChild(parent); child != noNode; child = m_page.nextSibling(child)) {
            if (m_page.isElement(child) && !isOneOf(m_page.name(child), {"script", "style", "noscript",
                                                                         "template", "link", "meta", "br"}))
                elements.push_back(child);
        }
        return elements;
    }

    // True if a sibling has the class and all tag paths of a record, as one that holds the next record has.
    bool holdsAll(NodeId sibling, const Shape& more, NodeId record, const Shape& shape) const
    {
        const std::string_view classes = m_page.attribute(record, "class");
        return !classes.empty() && m_page.attribute(sibling, "class") == classes &&
               sharedPaths(more, shape) == shape.size();
    }

    // Returns the largest set of children that are alike.
    Records recordsIn(NodeId parent, const std::vector<NodeId>& children,
                      const std::vector<Shape>& shapes) const
    {
        Records best{parent, {}, {}, 0};
        for (std::size_t i = 0; i < std::min<std::size_t>(children.size(), 4); ++i) {
            if (shapes[i].size() < fewestPaths)
                continue;
            std::vector<NodeId> alike;
            for (std::size_t k = 0; k < children.size(); ++k) {
                if (m_page.nameId(children[k]) == m_page.nameId(children[i]) &&
                    (likenessOf(shapes[k], shapes[i]) >= alikeShare ||
                     holdsAll(children[k], shapes[k], children[i], shapes[i])))
                    alike.push_back(children[k]);
            }
            if (alike.size() > best.nodes.size())
                best.nodes = std::move(alike);
        }
        std::map<std::string, std::size_t> counts;
        for (const NodeId node : best.nodes) {
            const std::size_t count = ++counts[std::string(m_page.attribute(node, "class"))];
            if (count > best.same) {
                best.same = count;
                best.classes = m_page.attribute(node, "class");
            }
        }
        return best;
    }

    void lookAt(NodeId parent)
    {
        const std::vector<NodeId> children = elementsIn(parent);
        if (children.size() < 2 || children.size() > 2'000)
            return;
        const std::vector<Shape> shapes = shapesOf(children);
        lookForSplitList(children);
        const Records records = recordsIn(parent, children, shapes);
        if (records.nodes.size() < fewestRecords)
            return;
        lookAtClasses(records);
        lookInside(records, children);
        lookBeside(records, children, shapes);
    }

    static void addName(std::string& names, std::string_view name)
    {
        constexpr std::size_t longest = 60;
        if (names.size() < longest)
            names.append(names.empty() ? "" : ", ").append(name.substr(0, longest));
    }

    void lookAtClasses(const Records& records)
    {
        std::set<std::string> bare;
        std::set<std::string_view> distinct;
        TemplateMistake mistake;
        bool isAny = false;
        for (const NodeId node : records.nodes) {
            const std::string_view classes = m_page.attribute(node, "class");
            isAny = isAny || !classes.empty();
            bare.insert(withoutNumbers(classes));
            distinct.insert(classes);
            if (classes == records.classes && records.same > 1)
                continue;
            mistake.nodes.push_back(node);
            addName(mistake.names, classes);
        }
        if (!isAny || 2 * records.same > records.nodes.size() || mistake.nodes.size() < fewestRecords)
            return;
        if (bare.size() == 1 && 4 * distinct.size() < 3 * records.nodes.size())
            return; // levels or columns, not records
        mistake.kind = bare.size() == 1 ? MistakeKind::NumberedClasses : MistakeKind::DifferentClasses;
        mistake.mend =
            PageEdit{PageEdit::Kind::Attribute, records.nodes, "class", sharedClass(m_page, records.nodes)};
        m_found.push_back(std::move(mistake));
    }

    // Looks for the records' tag and class within a record.
    void lookInside(const Records& records, const std::vector<NodeId>& children)
    {
        if (records.classes.empty() || 2 * records.same < records.nodes.size())
            return;
        TemplateMistake mistake{MistakeKind::RecordInRecord};
        for (const NodeId child : children) {
            if (isRecord(records, child) && holdsRecord(records, child))
                mistake.nodes.push_back(child);
        }
        // Nested lists, such as the replies of a forum, have many.
        if (mistake.nodes.empty() || 3 * mistake.nodes.size() > records.nodes.size())
            return;
        mistake.names = records.classes;
        if (PageEdit mend{PageEdit::Kind::Move, {}, {}, {}, PageEdit::Place::After, mistake.nodes.front()};
            mistake.nodes.size() == 1) {
            for (const NodeId inner : elementsIn(mistake.nodes.front())) {
                if (isRecord(records, inner) || !mend.nodes.empty()) // also all after it
                    mend.nodes.push_back(inner);
            }
            if (!mend.nodes.empty())
                mistake.mend = std::move(mend);
        }
        m_found.push_back(std::move(mistake));
    }

    void lookBeside(const Records& records, const std::vector<NodeId>& children,
                    const std::vector<Shape>& shapes)
    {
        const std::set<NodeId> known(records.nodes.begin(), records.nodes.end());
        const Shape shape = shapeOf(records.nodes.front());
        for (std::size_t i = 0; i < children.size(); ++i) {
            const NodeId child = children[i];
            const bool isBetween = child > records.nodes.front() && child < records.nodes.back();
            if (known.contains(child))
                continue;
            const std::vector<NodeId> inner = elementsIn(child);
            if (inner.size() == 1 && m_page.nameId(inner.front()) == m_page.nameId(records.nodes.front()) &&
                likenessOf(shapeOf(inner.front()), shape) >= alikeShare) {
                m_found.push_back({MistakeKind::Wrapped,
                                   {child},
                                   labelOf(child),
                                   {},
                                   PageEdit{PageEdit::Kind::Unwrap, {child}}});
            } else if (isBetween && holdsRecord(records, child)) {
                m_found.push_back({MistakeKind::OtherDepth, {child}, labelOf(child)});
            } else if (isBetween && records.nodes.size() > fewestRecords &&
                       likenessOf(shapes[i], shape) < otherShare && m_page.firstChild(child) != noNode) {
                m_found.push_back({MistakeKind::BetweenRecords,
                                   {child},
                                   labelOf(child),
                                   {},
                                   PageEdit{PageEdit::Kind::Remove, {child}}});
            }
        }
    }

    bool isRecord(const Records& records, NodeId node) const
    {
        return m_page.isElement(node) && m_page.nameId(node) == m_page.nameId(records.nodes.front()) &&
               m_page.attribute(node, "class") == records.classes;
    }
    bool holdsRecord(const Records& records, NodeId subtree) const
    {
        for (NodeId in{subtree.value + 1}; !records.classes.empty() && in < m_page.subtreeEnd(subtree);
             ++in.value) {
            if (isRecord(records, in))
                return true;
        }
        return false;
    }

    // Looks for exactly two neighbours that hold records of one shape and class.
    void lookForSplitList(const std::vector<NodeId>& children)
    {
        std::vector<Records> lists;
        for (const NodeId child : children) {
            const std::vector<NodeId> inner = elementsIn(child);
            if (inner.size() < fewestRecords || inner.size() > 500)
                continue;
            Records records = recordsIn(child, inner, shapesOf(inner));
            if (records.nodes.size() == inner.size())
                lists.push_back(std::move(records));
        }
        if (lists.size() != 2 || lists[0].classes.empty() || lists[0].classes != lists[1].classes ||
            m_page.nameId(lists[0].parent) != m_page.nameId(lists[1].parent) ||
            m_page.nameId(lists[0].nodes.front()) != m_page.nameId(lists[1].nodes.front()))
            return;
        m_found.push_back(
            {MistakeKind::SplitList,
             {lists[0].parent, lists[1].parent},
             labelOf(lists[0].parent) + ", " + labelOf(lists[1].parent),
             {},
             PageEdit{PageEdit::Kind::Move, lists[1].nodes, {}, {}, PageEdit::Place::Into, lists[0].parent}});
    }

    std::string labelOf(NodeId node) const
    {
        std::string label(m_page.name(node));
        if (const std::string_view classes = m_page.attribute(node, "class"); !classes.empty())
            label.append(".").append(classes.substr(0, 60));
        return label;
    }

    // Returns the kept share of the content; `there`: the nodes of an edited copy.
    double keptContent(const Document& page, const std::vector<NodeId>* there) const
    {
        const Outcome outcome = outcomeOf(page, m_setup);
        std::size_t all = 0;
        std::size_t kept = 0;
        for (std::uint32_t node = 0; node < m_content.size(); ++node) {
            if (!m_content[node])
                continue;
            ++all;
            const NodeId now = there == nullptr ? NodeId{node} : (*there)[node];
            kept += now != noNode && outcome.mask[now.value] ? 1 : 0;
        }
        return all == 0 ? 0 : static_cast<double>(kept) / static_cast<double>(all);
    }

    // True unless a mistake is harmless: other classes, and other elements among the records, may be meant.
    // They are wrong where that costs content.
    static bool matters(const TemplateMistake& mistake)
    {
        if (mistake.keptAfter && mistake.kind != MistakeKind::NumberedClasses &&
            mistake.kind != MistakeKind::RecordInRecord)
            return *mistake.keptAfter > *mistake.keptBefore + leastGain;
        return mistake.kind != MistakeKind::DifferentClasses && mistake.kind != MistakeKind::BetweenRecords;
    }

    void tryMend(TemplateMistake& mistake)
    {
        if (!mistake.mend)
            return;
        const auto outcome = withEdit(m_page, *mistake.mend);
        const auto* mended = std::get_if<EditOutcome>(&outcome);
        if (mended == nullptr) {
            mistake.mend.reset();
        } else if (!m_content.empty()) {
            if (!m_kept)
                m_kept = keptContent(m_page, nullptr);
            mistake.keptBefore = m_kept;
            mistake.keptAfter = keptContent(mended->page, &mended->nodes);
        }
    }

    const Document& m_page;
    const Setup& m_setup;
    const KeepMask& m_content;
    const std::stop_token& m_stop;
    std::vector<TemplateMistake> m_found;
    std::optional<double> m_kept; // share of the content, without a mend
};

// Elements that end without an end tag (HTML, 13.1.2.4).
bool needsNoEndTag(std::string_view name)
{
    return isVoidName(name) ||
           isOneOf(name,
                   {"html", "head", "body", "p",  "li",    "dt",    "dd",    "option",   "optgroup", "rt",
                    "rp",   "tr",   "td",   "th", "thead", "tbody", "tfoot", "colgroup", "caption",  "form"});
}

bool isTextHolder(std::string_view name)
{
    return isOneOf(name, {"script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
                          "plaintext", "noscript", "template", "svg", "math"});
}

} // namespace

std::string_view name(MistakeKind kind)
{
    return mistakeNames.at(static_cast<std::size_t>(kind));
}

std::vector<TemplateMistake> templateMistakes(const Document& page, const Setup& setup,
                                              const KeepMask& content, const std::stop_token& stop)
{
    return MistakeSearch(page, setup, content, stop).run();
}

std::vector<TemplateMistake> tagMistakes(const PlacedSource& source)
{
    std::vector<TemplateMistake> found;
    std::set<std::size_t> used;                             // end tags that end something
    std::vector<std::pair<std::size_t, std::size_t>> texts; // places at which "</" is no tag
    for (NodeId node{1}; node.value < source.page.size(); ++node.value) {
        const SourcePlace& place = source.places[node.value];
        const std::string_view tag = source.page.name(node);
        if (!source.page.isElement(node)) {
            if (source.page.kind(node) == NodeKind::Comment && place.isThere())
                texts.emplace_back(place.begin, place.end);
            continue;
        }
        if (!place.isThere())
            continue;
        texts.emplace_back(place.begin, place.tagEnd); // attributes
        if (place.hasEndTag()) {
            used.insert(place.endTag);
            if (isTextHolder(tag))
                texts.emplace_back(place.tagEnd, place.endTag);
        } else if (!needsNoEndTag(tag) && !isTextHolder(tag) && found.size() < mostMistakes &&
                   !source.utf8.substr(0, place.tagEnd).ends_with("/>")) {
            found.push_back(
                {MistakeKind::NoEndTag, {node}, std::string(tag), lineAndColumn(source.utf8, place.begin)});
        }
    }
    std::ranges::sort(texts);
    std::size_t text = 0;
    std::size_t end = 0; // past the texts so far
    std::size_t count = 0;
    for (std::size_t at = source.utf8.find("</"); at != std::string::npos && count < mostMistakes;
         at = source.utf8.find("</", at + 2)) {
        for (; text < texts.size() && texts[text].first <= at; ++text)
            end = std::max(end, texts[text].second);
        const std::size_t last = source.utf8.find_first_of(" \t\r\n\f/>", at + 2);
        if (at < end || last == std::string::npos || !isAlpha(source.utf8[at + 2]) || used.contains(at))
            continue;
        const std::string tag = lowerCase(std::string_view(source.utf8).substr(at + 2, last - at - 2));
        if (isOneOf(tag, {"p", "br", "html", "body", "head", "form", "noscript"}))
            continue; // they make an element, or close the page or the head; the parser does not tell those
                      // of forms
        found.push_back({MistakeKind::NoStartTag, {}, tag, lineAndColumn(source.utf8, at)});
        ++count;
    }
    return found;
}

} // namespace tagseam
