// SPDX-License-Identifier: MIT
// One step of an XPath 1.0 location path.
#include "core/page/xpathstep.h"

#include "core/page/xpathaxis.h"

#include <algorithm>
#include <unordered_set>

namespace tagseam::xpath {

namespace {

// Section 2.3. On the attribute axis, and only there, names are those of attributes.
bool passes(const Page& page, const Step& step, Item item)
{
    if (step.test == NodeTest::Node)
        return true;
    const Document& document = page.document;
    const bool isPrincipal = (item.attribute != 0) == (step.axis == Axis::Attribute) &&
                             (item.attribute != 0 || document.isElement(item.node));
    switch (step.test) {
    case NodeTest::Any:
        return isPrincipal;
    case NodeTest::Name:
        return isPrincipal &&
               step.name == (item.attribute != 0 ? document.attribute(item.node, item.attribute - 1).name
                                                 : document.name(item.node));
    case NodeTest::Text:
        return item.attribute == 0 && document.kind(item.node) == NodeKind::Text;
    case NodeTest::Comment:
        return item.attribute == 0 && document.kind(item.node) == NodeKind::Comment;
    default:
        return false;
    }
}

// A step that counts no positions leads to the union over all its starts. Of two starts the one often leads
// nowhere that the other does not: it is left out here, so that the union costs no more than the page.
class Starts {
  public:
    Starts(const Document& document, Axis axis, const NodeSet& all) : m_document(document), m_axis(axis)
    {
        switch (axis) {
        case Axis::Descendant:
        case Axis::DescendantOrSelf:
            keepTops(all);
            break;
        case Axis::Following:
            if (!all.empty())
                m_kept = {*std::ranges::min_element(all, {}, [&](Item item) { return followingOf(item); })};
            break;
        case Axis::Preceding:
            if (!all.empty())
                m_kept = {all.back()};
            break;
        case Axis::FollowingSibling:
            keepOnePerParent(all.begin(), all.end());
            break;
        case Axis::PrecedingSibling:
            keepOnePerParent(all.rbegin(), all.rend());
            break;
        default:
            m_kept = all;
        }
    }
    const NodeSet& kept() const { return m_kept; }

    // Whether the walk from the start at `index` comes here to where the start before it has been.
    bool isWalked(std::size_t index, Item item) const
    {
        const bool isUpwards = m_axis == Axis::Ancestor || m_axis == Axis::AncestorOrSelf;
        return isUpwards && index > 0 && item.node < m_kept[index - 1].node;
    }

  private:
    std::uint32_t followingOf(Item item) const
    {
        return item.attribute != 0 ? item.node.value + 1 : m_document.subtreeEnd(item.node).value;
    }
    void keepTops(const NodeSet& all)
    {
        NodeId end{0};
        for (const Item item : all) {
            if (item.attribute == 0 && item.node < end)
                continue;
            m_kept.push_back(item);
            if (item.attribute == 0)
                end = m_document.subtreeEnd(item.node);
        }
    }
    template <class Iterator>
    void keepOnePerParent(Iterator item, const Iterator& end)
    {
        std::unordered_set<std::uint32_t> parents;
        for (; item != end; ++item) {
            if (item->attribute == 0 && parents.insert(m_document.parent(item->node).value).second)
                m_kept.push_back(*item);
        }
    }

    const Document& m_document;
    Axis m_axis;
    NodeSet m_kept;
};

// Nodes found more than once would take memory without end.
void add(const Page& page, NodeSet& nodes, Item item)
{
    const std::size_t most = 4096 + 2 * std::size_t{page.document.size()};
    nodes.push_back(item);
    if (nodes.size() > most && nodes.size() % most == 1)
        putInOrder(nodes, page.work);
}

NodeSet stepWithoutPositions(const Page& page, const Step& step, const NodeSet& from, bool wantsOne)
{
    NodeSet found;
    const Starts starts(page.document, step.axis, from);
    for (std::size_t i = 0; i < starts.kept().size() && page.work.spend(); ++i) {
        walkAxis(page, step.axis, starts.kept()[i], [&](Item item) {
            if (!page.work.spend() || starts.isWalked(i, item))
                return false;
            const bool isKept = passes(page, step, item) &&
                                std::ranges::all_of(step.predicates, [&](const Expression& predicate) {
                                    return isTrue(page, predicate, {item});
                                });
            if (isKept)
                add(page, found, item);
            return !isKept || !wantsOne;
        });
        if (wantsOne && !found.empty())
            break;
    }
    return found;
}

NodeSet stepWithPositions(const Page& page, const Step& step, const NodeSet& from, bool wantsOne)
{
    NodeSet found;
    NodeSet nodes; // of one start
    const Expression* const first = step.predicates.data();
    for (const Item start : from) {
        std::uint32_t place = 0;
        nodes.clear();
        walkAxis(page, step.axis, start, [&](Item item) {
            if (!page.work.spend())
                return false;
            if (!passes(page, step, item))
                return true;
            ++place;
            if (step.place == 0 || place == step.place)
                nodes.push_back(item);
            return place != step.place;
        });
        keepWhere(page, first, first + step.predicates.size(), nodes);
        for (const Item item : nodes)
            add(page, found, item);
        if (!page.work.spend() || (wantsOne && !found.empty()))
            break;
    }
    return found;
}

} // namespace

NodeSet takeStep(const Page& page, const Step& step, const NodeSet& from, bool wantsOne)
{
    NodeSet found = step.countsPositions ? stepWithPositions(page, step, from, wantsOne)
                                         : stepWithoutPositions(page, step, from, wantsOne);
    putInOrder(found, page.work);
    return found;
}

void keepWhere(const Page& page, const Expression* first, const Expression* end, NodeSet& nodes)
{
    for (; first != end; ++first) {
        const auto size = static_cast<std::uint32_t>(nodes.size());
        std::uint32_t position = 0;
        std::erase_if(nodes, [&](Item item) {
            const Context context{item, ++position, size};
            if (!page.work.spend())
                return true;
            if (first->type == Type::Number)
                return std::get<double>(evaluate(page, *first, context)) != position;
            return !isTrue(page, *first, context);
        });
    }
}

} // namespace tagseam::xpath
