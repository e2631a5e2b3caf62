// SPDX-License-Identifier: MIT
// Follows absolute paths of an HTML5 DOM on either tree of a page.
#include "core/truth/formats/htmlpath.h"

#include "core/base/ascii.h"
#include "core/base/oneof.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace tagseam {

namespace {

struct HtmlPathStep {
    std::string_view test;
    std::uint32_t position = 0; // from 1; 0 for all
};

// The steps of a path, one after the other.
class Steps {
  public:
    explicit Steps(std::string_view path) : m_path(path) {}

    bool isAtEnd() const { return m_at == m_path.size(); }
    std::size_t place() const { return m_at; }

    // Returns nothing when the path is invalid.
    std::optional<HtmlPathStep> next()
    {
        if (m_path[m_at] != '/')
            return std::nullopt;
        ++m_at;
        const std::size_t end = std::min(m_path.find_first_of("/[", m_at), m_path.size());
        HtmlPathStep step{m_path.substr(m_at, end - m_at), 0};
        if (!isTest(step.test))
            return std::nullopt;
        m_at = end;
        if (isAtEnd() || m_path[m_at] == '/')
            return step;
        const std::size_t close = m_path.find(']', m_at);
        if (close == std::string_view::npos)
            return std::nullopt;
        const char* last = m_path.data() + close;
        const auto [parsed, error] = std::from_chars(m_path.data() + m_at + 1, last, step.position);
        if (error != std::errc() || parsed != last || step.position == 0)
            return std::nullopt;
        m_at = close + 1;
        return step;
    }

  private:
    static bool isTest(std::string_view test)
    {
        constexpr std::string_view others = "*|/[]()@:='\"<>,$ \t\r\n\f";
        return test == "*" || test == "text()" || test == "comment()" ||
               (!test.empty() && test != "." && test != ".." &&
                std::ranges::none_of(test, [&](char c) { return others.find(c) != others.npos; }));
    }

    std::string_view m_path;
    std::size_t m_at = 0;
};

// The start of a step: a node, or a run of rows that a browser would put into a tbody.
struct PathPlace {
    NodeId node = noNode; // noNode for a run
    NodeId from;          // children: siblings from this one ...
    NodeId until;         // ... up to before this one
};

PathPlace pathPlaceOf(const Document& document, NodeId node)
{
    return {node, document.firstChild(node), document.subtreeEnd(node)};
}

bool isTablePart(std::string_view name)
{
    constexpr std::array<std::string_view, 5> parts{"table", "tbody", "thead", "tfoot", "tr"};
    return isOneOf(name, parts);
}

// True for elements that end an implied tbody.
bool isSection(std::string_view name)
{
    constexpr std::array<std::string_view, 6> sections{"tbody",   "thead",    "tfoot",
                                                       "caption", "colgroup", "col"};
    return isOneOf(name, sections);
}

class Follower {
  public:
    Follower(const Document& document, bool isTolerant) : m_document(document), m_isTolerant(isTolerant) {}

    std::vector<PathPlace> follow(const PathPlace& place, const HtmlPathStep& step) const
    {
        std::vector<PathPlace> found;
        if (m_isTolerant && nameOf(place) == "table" && equalsIgnoringCase(step.test, "tbody"))
            found = bodies(place);
        else
            addMatches(place, step.test, found);
        if (found.empty() && m_isTolerant && nameOf(place) == "table" && equalsIgnoringCase(step.test, "tr"))
            addRowsOfOnlyBody(place, found);
        if (step.position == 0)
            return found;
        if (step.position > found.size())
            return {};
        return {found[step.position - 1]};
    }

  private:
    std::string_view nameOf(const PathPlace& place) const
    {
        return place.node == noNode ? "tbody" : m_document.name(place.node);
    }
    bool isMatch(NodeId node, std::string_view test) const
    {
        switch (m_document.kind(node)) {
        case NodeKind::Text:
            return test == "text()";
        case NodeKind::Comment:
            return test == "comment()";
        case NodeKind::Element:
            return test == "*" || equalsIgnoringCase(m_document.name(node), test);
        case NodeKind::Document:
            break;
        }
        return false;
    }
    // Calls `visit` for the children, in document order, and after a form in a table section also for the
    // form's children.
    template <class Visit>
    void forChildren(const PathPlace& place, Visit visit) const
    {
        const bool isPart = m_isTolerant && isTablePart(nameOf(place));
        NodeId node = place.from;
        while (node < place.until && node != noNode) {
            visit(node);
            const bool goesIn = isPart && m_document.name(node) == "form";
            node = goesIn ? NodeId{node.value + 1} : m_document.subtreeEnd(node);
        }
    }
    void addMatches(const PathPlace& place, std::string_view test, std::vector<PathPlace>& found) const
    {
        forChildren(place, [&](NodeId node) {
            if (isMatch(node, test))
                found.push_back(pathPlaceOf(m_document, node));
        });
    }
    // Returns the tbody elements of a table, and the runs of rows for which a browser makes one.
    std::vector<PathPlace> bodies(const PathPlace& table) const
    {
        std::vector<PathPlace> found;
        bool isInRun = false;
        forChildren(table, [&](NodeId node) {
            const std::string_view name = m_document.name(node);
            if (isInRun && isSection(name)) {
                found.back().until = node;
                isInRun = false;
            }
            if (name == "tbody") {
                found.push_back(pathPlaceOf(m_document, node));
            } else if (name == "tr" && !isInRun) {
                found.push_back({noNode, node, table.until});
                isInRun = true;
            }
        });
        return found;
    }
    void addRowsOfOnlyBody(const PathPlace& table, std::vector<PathPlace>& found) const
    {
        std::vector<PathPlace> sections;
        addMatches(table, "tbody", sections);
        if (sections.size() == 1)
            addMatches(sections.front(), "tr", found);
    }

    const Document& m_document;
    bool m_isTolerant;
};

} // namespace

PathTarget followPath(const Document& document, std::string_view path, TablePaths tables)
{
    path = trimmed(path);
    if (path == "/")
        return {{NodeId{0}}, PathFailure::None, 0};
    if (path.empty())
        return {{}, PathFailure::NoPath, 1};
    const Follower follower(document, tables == TablePaths::Tolerant);
    std::vector<PathPlace> places{pathPlaceOf(document, NodeId{0})};
    Steps steps(path);
    PathTarget target;
    for (std::uint32_t number = 1; !steps.isAtEnd(); ++number) {
        const std::optional<HtmlPathStep> step = steps.next();
        if (!step)
            return {{}, PathFailure::NoPath, static_cast<std::uint32_t>(steps.place() + 1)};
        std::vector<PathPlace> next;
        for (const PathPlace& place : places) {
            const std::vector<PathPlace> found = follower.follow(place, *step);
            next.insert(next.end(), found.begin(), found.end());
        }
        if (next.empty() && target.failure == PathFailure::None) // the rest may be invalid
            target = {{}, PathFailure::NothingThere, number};
        else if (target.failure == PathFailure::None)
            target.step = number;
        places = std::move(next);
    }
    if (target.failure != PathFailure::None)
        return target;
    if (places.size() > 1)
        return {{}, PathFailure::Ambiguous, target.step};
    target.step = 0;
    if (places.front().node != noNode) {
        target.nodes = {places.front().node};
        return target;
    }
    for (const PathPlace& row : follower.follow(places.front(), {"tr", 0}))
        target.nodes.push_back(row.node);
    return target;
}

} // namespace tagseam
