// SPDX-License-Identifier: MIT
// Paths of steps from the top of a page down.
#include "core/truth/annotation/selectorspath.h"

#include "core/base/ascii.h"
#include "core/select/selector.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace tagseam {

namespace {

constexpr std::size_t mostPathSteps = 20'000; // deeper nodes are found by their text

// Slots before those of the names.
constexpr std::uint32_t textSlot = 0;
constexpr std::uint32_t commentSlot = 1;
constexpr std::uint32_t elementSlot = 2; // all elements
constexpr std::uint32_t nameSlot = 3;
constexpr std::uint32_t noSlot = 0xffffffffU;

std::uint32_t slotOfName(NameId name)
{
    return name == noName ? noSlot : nameSlot + name.value;
}

// Reads a text from its front.
class PathReader {
  public:
    explicit PathReader(std::string_view text) : m_rest(text), m_size(text.size()) {}

    bool take(std::string_view wanted)
    {
        if (!m_rest.starts_with(wanted))
            return false;
        m_rest.remove_prefix(wanted.size());
        return true;
    }
    void skipBlanks()
    {
        while (!m_rest.empty() && isBlank(m_rest.front()))
            m_rest.remove_prefix(1);
    }
    std::string name(std::string_view alsoIn)
    {
        const auto isInName = [&](char c) {
            return isAlnum(c) || c == '_' || c == '-' || static_cast<unsigned char>(c) >= 0x80 ||
                   alsoIn.find(c) != std::string_view::npos;
        };
        const std::size_t end =
            static_cast<std::size_t>(std::ranges::find_if_not(m_rest, isInName) - m_rest.begin());
        std::string taken(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        return taken;
    }
    // Reads a number from 1; 0 for none.
    std::uint32_t number()
    {
        std::uint32_t value = 0;
        const auto [end, status] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (status != std::errc())
            return 0;
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }
    std::optional<std::string> quoted()
    {
        if (m_rest.empty() || (m_rest.front() != '"' && m_rest.front() != '\''))
            return std::nullopt;
        const std::size_t end = m_rest.find(m_rest.front(), 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string value(m_rest.substr(1, end - 1));
        m_rest.remove_prefix(end + 1);
        return value;
    }
    bool isAtEnd() const { return m_rest.empty(); }
    std::size_t at() const { return m_size - m_rest.size(); }

  private:
    std::string_view m_rest;
    std::size_t m_size;
};

bool readPredicate(PathReader& reader, PathStep& step)
{
    if (!reader.take("@")) {
        step.place = reader.number();
        return step.place > 0 && reader.take("]");
    }
    step.attribute = reader.name(".:");
    if (step.attribute.empty() || !reader.take("="))
        return false;
    std::optional<std::string> value = reader.quoted();
    if (!value)
        return false;
    step.value = *std::move(value);
    return reader.take("]");
}

bool readStep(PathReader& reader, PathStep& step)
{
    if (reader.take("text()")) {
        step.test = PathStep::Test::Text;
    } else if (reader.take("comment()")) {
        step.test = PathStep::Test::Comment;
    } else if (reader.take("*")) {
        step.test = PathStep::Test::AnyElement;
    } else {
        step.name = reader.name(".:");
        if (step.name.empty() || isDigit(step.name.front()))
            return false;
    }
    return !reader.take("[") || readPredicate(reader, step);
}

} // namespace

Result<std::vector<PathStep>> parseXPathSteps(std::string_view xpath)
{
    PathReader reader(trimmed(xpath));
    std::vector<PathStep> steps;
    const auto error = [&] {
        return Error{ErrorCode::BadSelector, std::string(xpath.substr(0, 200)),
                     fmt::format("it is not a path of steps down from the top, at byte {}", reader.at() + 1)};
    };
    while (!reader.isAtEnd()) {
        PathStep step;
        step.isAnywhere = reader.take("//");
        if ((!step.isAnywhere && !reader.take("/")) || (step.isAnywhere && !steps.empty()) ||
            !readStep(reader, step) || steps.size() == mostPathSteps)
            return error();
        steps.push_back(std::move(step));
    }
    if (steps.empty())
        return error();
    return steps;
}

std::optional<std::vector<PathStep>> parseCssSteps(std::string_view css)
{
    PathReader reader(trimmed(css));
    std::vector<PathStep> steps;
    for (;;) {
        PathStep step;
        step.name = reader.name({});
        if (step.name.empty() || isDigit(step.name.front()) || step.name.front() == '-')
            return std::nullopt;
        if (reader.take(":nth-of-type(")) {
            step.place = reader.number();
            if (step.place == 0 || !reader.take(")"))
                return std::nullopt;
        }
        steps.push_back(std::move(step));
        reader.skipBlanks();
        if (reader.isAtEnd())
            break;
        if (!reader.take(">") || steps.size() == mostPathSteps)
            return std::nullopt;
        reader.skipBlanks();
    }
    return steps.front().name == "html" ? std::optional(std::move(steps)) : std::nullopt;
}

namespace {

// CSS: the other letters of a name are escaped ("o\:p").
std::string escapedName(std::string_view name)
{
    std::string out;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        if ((isDigit(c) && i == 0) || static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\{:x} ", static_cast<unsigned char>(c));
        else if (isAlnum(c) || c == '_' || (c == '-' && i > 0) || static_cast<unsigned char>(c) >= 0x80)
            out += c;
        else
            out.append(1, '\\').append(1, c);
    }
    return out;
}

std::string cssStepOf(const Document& document, NodeId node)
{
    std::uint32_t count = 0;
    std::uint32_t place = 0;
    for (NodeId sibling = document.firstChild(document.parent(node)); sibling != noNode;
         sibling = document.nextSibling(sibling)) {
        if (!document.isElement(sibling) || document.nameId(sibling) != document.nameId(node))
            continue;
        ++count;
        if (sibling == node)
            place = count;
    }
    const std::string name = escapedName(document.name(node));
    return count > 1 ? fmt::format("{}:nth-of-type({})", name, place) : name;
}

// True if an HTML5 parser puts this row into a tbody that the tree lacks, together with all rows of its table
// (WHATWG HTML, 13.2.6.4.9).
bool isInImpliedBody(const Document& document, NodeId row)
{
    const auto isNamed = [&](NodeId node, std::string_view name) {
        return document.isElement(node) && document.name(node) == name;
    };
    const NodeId table = document.parent(row);
    const bool isSource = !document.encoding().empty();
    if (!isSource || !isNamed(row, "tr") || !isNamed(table, "table"))
        return false;
    // Rows, then a section: further rows would be in another tbody.
    bool hasRows = false;
    bool isEnded = false;
    for (NodeId child = document.firstChild(table); child != noNode; child = document.nextSibling(child)) {
        if (!document.isElement(child))
            continue;
        const bool isRow = isNamed(child, "tr");
        if (isNamed(child, "tbody") || (isRow && isEnded))
            return false;
        isEnded = hasRows && !isRow;
        hasRows = hasRows || isRow;
    }
    return true;
}

} // namespace

std::string domXPathOf(const Document& document, NodeId node)
{
    std::string path = xpathOf(document, node);
    std::size_t slash = path.size();
    for (; document.parent(node) != noNode; node = document.parent(node)) {
        slash = path.rfind('/', slash - 1);
        if (isInImpliedBody(document, node))
            path.insert(slash, "/tbody");
    }
    return path;
}

std::string cssPathOf(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return {};
    std::vector<std::string> steps;
    for (; document.parent(node) != noNode; node = document.parent(node)) {
        steps.push_back(cssStepOf(document, node));
        if (isInImpliedBody(document, node))
            steps.emplace_back("tbody");
    }
    std::string path;
    for (; !steps.empty(); steps.pop_back())
        path.append(path.empty() ? "" : " > ").append(steps.back());
    return path;
}

ChildIndex::ChildIndex(const Document& document)
    : m_document(document), m_table(document.nameId("table")), m_tbody(document.nameId("tbody")),
      m_tr(document.nameId("tr"))
{
    m_entries.reserve(document.size() * std::size_t{2});
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const std::uint32_t parent = document.parent(node).value;
        switch (document.kind(node)) {
        case NodeKind::Text:
            m_entries.push_back({parent, textSlot, node.value});
            break;
        case NodeKind::Comment:
            m_entries.push_back({parent, commentSlot, node.value});
            break;
        default:
            m_entries.push_back({parent, elementSlot, node.value});
            m_entries.push_back({parent, slotOfName(document.nameId(node)), node.value});
        }
    }
    std::ranges::sort(m_entries);
}

std::pair<const ChildIndex::Entry*, const ChildIndex::Entry*> ChildIndex::childrenOf(NodeId parent,
                                                                                     std::uint32_t slot) const
{
    const auto isBefore = [](const Entry& a, const Entry& b) {
        return std::pair(a.parent, a.slot) < std::pair(b.parent, b.slot);
    };
    const auto [begin, end] =
        std::equal_range(m_entries.begin(), m_entries.end(), Entry{parent.value, slot, 0}, isBefore);
    return {m_entries.data() + (begin - m_entries.begin()), m_entries.data() + (end - m_entries.begin())};
}

std::uint32_t ChildIndex::slotOf(const PathStep& step) const
{
    switch (step.test) {
    case PathStep::Test::Text:
        return textSlot;
    case PathStep::Test::Comment:
        return commentSlot;
    case PathStep::Test::AnyElement:
        return elementSlot;
    case PathStep::Test::Name:
        break;
    }
    NameId name = m_document.nameId(step.name);
    if (name == noName)
        name = m_document.nameId(lowerCase(step.name)); // "/HTML/BODY": HTML ignores the case
    return slotOfName(name);
}

bool ChildIndex::passes(NodeId node, const PathStep& step) const
{
    return step.attribute.empty() || (m_document.hasAttribute(node, step.attribute) &&
                                      m_document.attribute(node, step.attribute) == step.value);
}

void ChildIndex::takeStep(NodeId from, const PathStep& step, std::uint32_t slot,
                          std::vector<NodeId>& found) const
{
    const auto [begin, end] = childrenOf(from, slot);
    if (step.place > 0) {
        if (static_cast<std::size_t>(end - begin) >= step.place)
            found.push_back({begin[step.place - 1].node});
        return;
    }
    for (const Entry* child = begin; child != end; ++child) {
        if (passes({child->node}, step))
            found.push_back({child->node});
    }
}

// See follow().
void ChildIndex::takeOtherwise(NodeId from, const PathStep& step, std::uint32_t slot,
                               std::vector<NodeId>& found) const
{
    if (!m_document.isElement(from) || m_document.nameId(from) != m_table)
        return;
    const bool isPlain = step.test == PathStep::Test::Name && step.attribute.empty();
    if (!isPlain)
        return;
    const auto [firstRow, lastRow] = childrenOf(from, slotOfName(m_tr));
    const auto [firstBody, lastBody] = childrenOf(from, slotOfName(m_tbody));
    if (lowerCase(step.name) == "tbody" && step.place <= 1 && firstBody == lastBody)
        found.push_back(from);
    else if (lowerCase(step.name) == "tr" && firstRow == lastRow && lastBody - firstBody == 1)
        takeStep({firstBody->node}, step, slot, found);
}

void ChildIndex::start(const PathStep& step, std::uint32_t slot, std::vector<NodeId>& found) const
{
    if (!step.isAnywhere)
        return takeStep(NodeId{0}, step, slot, found);
    // Takes the step from every node.
    for (std::size_t i = 0, counted = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        counted = i > 0 && m_entries[i - 1].parent == entry.parent && m_entries[i - 1].slot == entry.slot
                      ? counted + 1
                      : 1;
        if (entry.slot == slot && (step.place == 0 || counted == step.place) && passes({entry.node}, step))
            found.push_back({entry.node});
    }
}

std::vector<NodeId> ChildIndex::follow(const std::vector<PathStep>& steps) const
{
    std::vector<NodeId> at{NodeId{0}};
    for (const PathStep& step : steps) {
        const std::uint32_t slot = slotOf(step);
        std::vector<NodeId> found;
        if (&step == &steps.front())
            start(step, slot, found);
        else {
            for (const NodeId from : at) {
                const std::size_t before = found.size();
                takeStep(from, step, slot, found);
                if (found.size() == before)
                    takeOtherwise(from, step, slot, found);
            }
        }
        at = std::move(found);
    }
    std::ranges::sort(at);
    return at;
}

} // namespace tagseam
