// SPDX-License-Identifier: MIT
// Finds the elements of a Document that a CSS selector list matches.
#include "core/select/cssmatch.h"

#include "core/select/csselement.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace tagseam::css {

namespace {

// True if `place` is one of `multiplier` * n + `offset`, n from 0 (Selectors Level 4, section 14.3.1).
bool isAmong(const Simple& nth, std::int64_t place)
{
    const std::int64_t rest = place - nth.offset;
    if (nth.multiplier == 0)
        return rest == 0;
    return rest % nth.multiplier == 0 && rest / nth.multiplier >= 0;
}

class Matcher {
  public:
    Matcher(const Document& document, SelectorWork& work) : m_document(document), m_work(work) {}

    Mask list(const std::vector<Complex>& all)
    {
        Mask any = none();
        for (const Complex& complex : all) {
            if (!m_work.spend())
                break;
            const Mask one = forwards(complex);
            forEachElement(
                [&](NodeId element) { any[element.value] = any[element.value] || one[element.value]; });
        }
        return any;
    }

  private:
    Mask none() const { return Mask(m_document.size()); }

    template <class Visit>
    void forEachElement(Visit visit)
    {
        for (NodeId node{0}; node.value < m_document.size() && m_work.spend(); ++node.value) {
            if (m_document.isElement(node))
                visit(node);
        }
    }

    // Returns the elements that match the last compound after elements that match all before it.
    Mask forwards(const Complex& complex)
    {
        Mask matched;
        for (const Compound& compound : complex.compounds) {
            if (!m_work.spend())
                break;
            matched = &compound == &complex.compounds.front()
                          ? only(compound, Mask(m_document.size(), true))
                          : only(compound, reachedFrom(compound.before, matched));
        }
        return matched;
    }

    // Returns the elements from which a relative selector (section 3.4) finds one.
    Mask backwards(const Complex& complex)
    {
        Mask starts(m_document.size(), true);
        for (std::size_t i = complex.compounds.size(); i-- > 0 && m_work.spend();)
            starts = leadingTo(complex.compounds[i].before, only(complex.compounds[i], starts));
        return starts;
    }

    Mask only(const Compound& compound, Mask candidates)
    {
        for (const Simple& simple : compound.parts) {
            switch (simple.kind) {
            case Simple::Kind::Root: {
                const NodeId root = this->root();
                forEachElement([&](NodeId element) {
                    candidates[element.value] = candidates[element.value] && element == root;
                });
                break;
            }
            case Simple::Kind::Nth:
                keepPlaces(simple, candidates);
                break;
            case Simple::Kind::Is:
                keep(list(simple.list), true, candidates);
                break;
            case Simple::Kind::Not:
                keep(list(simple.list), false, candidates);
                break;
            case Simple::Kind::Has:
                keep(starts(simple.list), true, candidates);
                break;
            default:
                forEachElement([&](NodeId element) {
                    if (candidates[element.value])
                        candidates[element.value] = isElementLike(m_document, element, simple, m_work);
                });
            }
        }
        return candidates;
    }
    Mask starts(const std::vector<Complex>& relatives)
    {
        Mask any = none();
        for (const Complex& complex : relatives) {
            if (!m_work.spend())
                break;
            const Mask one = backwards(complex);
            forEachElement(
                [&](NodeId element) { any[element.value] = any[element.value] || one[element.value]; });
        }
        return any;
    }
    void keep(const Mask& mask, bool isIn, Mask& candidates)
    {
        forEachElement([&](NodeId element) {
            candidates[element.value] = candidates[element.value] && mask[element.value] == isIn;
        });
    }

    // Calls visit(node, before) for each element with the element sibling before it, or noNode. Parents come
    // first, siblings in their order, or, backwards, children first and siblings from the last.
    template <class Visit>
    void forEachWithSibling(bool isBackwards, Visit visit)
    {
        std::vector<NodeId> last(m_document.size(), noNode); // the last element child of each parent so far
        const std::uint32_t size = m_document.size();
        for (std::uint32_t i = 1; i < size && m_work.spend(); ++i) {
            const NodeId node{isBackwards ? size - i : i};
            if (!m_document.isElement(node))
                continue;
            NodeId& neighbour = last[m_document.parent(node).value];
            visit(node, neighbour);
            neighbour = node;
        }
    }

    Mask reachedFrom(Combinator combinator, const Mask& from)
    {
        Mask reached = none();
        forEachWithSibling(false, [&](NodeId node, NodeId before) {
            const NodeId parent = m_document.parent(node);
            const bool isBelow = m_document.isElement(parent) && from[parent.value];
            const bool isAfter = before != noNode && from[before.value];
            switch (combinator) {
            case Combinator::Descendant:
                reached[node.value] = isBelow || reached[parent.value];
                break;
            case Combinator::Child:
                reached[node.value] = isBelow;
                break;
            case Combinator::Next:
                reached[node.value] = isAfter;
                break;
            case Combinator::Later:
                reached[node.value] = isAfter || (before != noNode && reached[before.value]);
                break;
            }
        });
        return reached;
    }

    Mask leadingTo(Combinator combinator, const Mask& to)
    {
        Mask leading = none();
        forEachWithSibling(true, [&](NodeId node, NodeId after) {
            const NodeId parent = m_document.parent(node);
            switch (combinator) {
            case Combinator::Descendant:
                if (to[node.value] || leading[node.value])
                    leading[parent.value] = true;
                break;
            case Combinator::Child:
                if (to[node.value])
                    leading[parent.value] = true;
                break;
            case Combinator::Next:
                leading[node.value] = after != noNode && to[after.value];
                break;
            case Combinator::Later:
                leading[node.value] = after != noNode && (to[after.value] || leading[after.value]);
                break;
            }
        });
        return leading;
    }

    void keepPlaces(const Simple& nth, Mask& candidates)
    {
        const std::vector<std::uint32_t>& places = placesOf(nth);
        forEachElement([&](NodeId element) {
            if (candidates[element.value])
                candidates[element.value] = isAmong(nth, places[element.value]);
        });
    }

    // Returns for each node its place, from 1, among the elements, or the elements of its name, with the same
    // parent. Computed once for each of the four ways to count.
    const std::vector<std::uint32_t>& placesOf(const Simple& nth)
    {
        std::vector<std::uint32_t>& places = m_places[(nth.isFromEnd ? 2U : 0U) + (nth.isOfType ? 1U : 0U)];
        if (!places.empty())
            return places;
        places.resize(m_document.size());
        std::vector<std::uint32_t> counts; // indexed by name
        const auto countOf = [&](NodeId child) -> std::uint32_t& {
            const std::size_t name = nth.isOfType ? m_document.nameId(child).value : 0;
            if (name >= counts.size())
                counts.resize(name + 1);
            return counts[name];
        };
        for (NodeId parent{0}; parent.value < m_document.size() && m_work.spend(); ++parent.value) {
            forEachChild(parent, [&](NodeId child) { places[child.value] = ++countOf(child); });
            if (nth.isFromEnd)
                forEachChild(parent, [&](NodeId child) {
                    places[child.value] = countOf(child) - places[child.value] + 1;
                });
            forEachChild(parent, [&](NodeId child) { countOf(child) = 0; });
        }
        return places;
    }
    template <class Visit>
    void forEachChild(NodeId parent, Visit visit)
    {
        for (NodeId child = m_document.firstChild(parent); child != noNode && m_work.spend();
             child = m_document.nextSibling(child)) {
            if (m_document.isElement(child))
                visit(child);
        }
    }

    // Returns the first element outside all others.
    NodeId root()
    {
        NodeId first = noNode;
        forEachChild(NodeId{0}, [&](NodeId child) { first = first == noNode ? child : first; });
        return first;
    }

    const Document& m_document;
    SelectorWork& m_work;
    std::array<std::vector<std::uint32_t>, 4> m_places;
};

} // namespace

Mask match(const Document& document, const std::vector<Complex>& list, SelectorWork& work)
{
    return Matcher(document, work).list(list);
}

} // namespace tagseam::css
