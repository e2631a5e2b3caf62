// SPDX-License-Identifier: MIT
// Makes a change of a page in a copy.
#include "core/page/pageedits.h"

#include "core/base/ascii.h"
#include "core/base/translate.h"
#include "core/page/serializehtml.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace tagseam {

namespace {

using Kind = PageEdit::Kind;
using Place = PageEdit::Place;

bool isTagName(std::string_view name)
{
    return !name.empty() && isAlpha(name.front()) &&
           std::ranges::all_of(name, [](char c) { return isAlnum(c) || c == '-' || c == '_' || c == ':'; });
}

bool isAttributeName(std::string_view name)
{
    return !name.empty() && name.find_first_of("\"'<>/= \t\r\n\f") == std::string_view::npos;
}

bool isIn(const Document& page, NodeId node, NodeId subtree)
{
    return subtree <= node && node < page.subtreeEnd(subtree);
}

// True for the elements that HTML adds to every page.
bool isFrame(const Document& page, NodeId node)
{
    const NodeId body = page.body();
    return node.value == 0 || node == body || (body != noNode && isIn(page, body, node)) ||
           (page.isElement(node) && page.name(node) == "head" && page.name(page.parent(node)) == "html");
}

// Returns the reason why an edit cannot be made; empty if it can.
std::string_view problemOf(const Document& page, const PageEdit& edit)
{
    const bool isOfElements =
        edit.kind == Kind::Tag || edit.kind == Kind::Attribute || edit.kind == Kind::Unwrap;
    const auto isElement = [&](NodeId node) { return page.isElement(node); };
    if (edit.nodes.empty() || edit.nodes.back().value >= page.size() || edit.nodes.front().value == 0)
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "the page has no such node");
    if (isOfElements && !std::ranges::all_of(edit.nodes, isElement))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "only an element has a tag and attributes");
    if (edit.kind != Kind::Attribute &&
        std::ranges::any_of(edit.nodes, [&](NodeId node) { return isFrame(page, node); }))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "every page has html, head and body");
    if ((edit.kind == Kind::Tag || edit.kind == Kind::Wrap) && !isTagName(edit.name))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "a tag begins with a letter, and has letters, digits "
                                                       "and hyphens");
    if (edit.kind == Kind::Attribute && !isAttributeName(edit.name))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "the name of an attribute has no spaces, quotes, slashes and brackets");
    const bool isContent = std::ranges::any_of(
        edit.nodes, [&](NodeId node) { return edit.kind == Kind::Wrap || page.firstChild(node) != noNode; });
    if ((edit.kind == Kind::Tag || edit.kind == Kind::Wrap) && isVoidName(edit.name) && isContent)
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "an element of that name has no content");
    if (edit.kind != Kind::Move)
        return {};
    if (edit.target.value >= page.size() || edit.target.value == 0)
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "the page has no such node");
    if (std::ranges::any_of(edit.nodes, [&](NodeId node) { return isIn(page, edit.target, node); }))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "a node cannot be moved into or beside itself");
    if (edit.place == Place::Into && (!page.isElement(edit.target) || isVoidName(page.name(edit.target))))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "only an element that may have content takes nodes");
    if (edit.place != Place::Into && isFrame(page, edit.target))
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "nodes stand in the body");
    return {};
}

// Writes the copy, in document order.
class EditedCopy {
  public:
    EditedCopy(const Document& page, const PageEdit& edit) : m_page(page), m_edit(edit)
    {
        m_result.nodes.assign(page.size(), noNode);
        m_result.nodes.front() = NodeId{0};
        if (edit.kind == Kind::Remove || edit.kind == Kind::Move)
            std::erase_if(m_edit.nodes, [&, end = NodeId{0}](NodeId node) mutable {
                const bool isWithin = node < end; // goes with the node before
                end = isWithin ? end : page.subtreeEnd(node);
                return isWithin;
            });
    }

    EditOutcome run() &&
    {
        m_builder.setDoctype(m_page.doctype());
        m_builder.setEncoding(m_page.encoding());
        m_builder.setParser(m_page.parser());
        copy(NodeId{1}, NodeId{m_page.size()}, false);
        flushText();
        if (m_page.hasBoxes())
            m_builder.setBoxes(m_boxes);
        m_result.page = std::move(m_builder).finish();
        for (const Error& finding : m_page.reading().findings)
            m_result.page.addFinding(finding);
        if (m_page.hasComputedStyles())
            m_result.page.setComputedStyles(styles());
        if (m_result.edited == noNode)
            m_result.edited = m_result.nodes[m_edit.nodes.front().value];
        return std::move(m_result);
    }

  private:
    bool isEdited(NodeId node) const { return std::ranges::binary_search(m_edit.nodes, node); }

    // Copies siblings with all in them.
    void copy(NodeId begin, NodeId end, bool isMoved)
    {
        std::vector<NodeId> open;
        for (NodeId node = begin;;) {
            for (; !open.empty() && m_page.subtreeEnd(open.back()) <= node; open.pop_back())
                leave(open.back());
            if (node >= end)
                return;
            const bool isElsewhere = m_edit.kind == Kind::Remove || (m_edit.kind == Kind::Move && !isMoved);
            if (isElsewhere && isEdited(node)) {
                node = m_page.subtreeEnd(node);
                continue;
            }
            enter(node);
            open.push_back(node);
            ++node.value;
        }
    }

    void enter(NodeId node)
    {
        if (m_edit.kind == Kind::Move && m_edit.place == Place::Before && node == m_edit.target)
            putMoved();
        const bool isChanged = isEdited(node);
        if (m_edit.kind == Kind::Wrap && isChanged)
            openWrapper(node);
        if (m_page.kind(node) == NodeKind::Text)
            return addText(node);
        if (m_edit.kind == Kind::Unwrap && isChanged)
            return;
        flushText();
        const bool isTagChanged = isChanged && (m_edit.kind == Kind::Tag || m_edit.kind == Kind::Attribute);
        add(isTagChanged ? openChanged(node) : m_builder.copy(m_page, node), node);
        if (!m_page.rawContent(node).empty())
            m_builder.rawContent(m_page.rawContent(node));
    }

    void leave(NodeId node)
    {
        if (m_edit.kind == Kind::Move && m_edit.place == Place::Into && node == m_edit.target)
            putMoved();
        if (m_page.isElement(node) && !(m_edit.kind == Kind::Unwrap && isEdited(node))) {
            flushText();
            m_builder.close();
        }
        if (m_edit.kind == Kind::Wrap && isEdited(node)) {
            flushText();
            m_builder.close();
        }
        if (m_edit.kind == Kind::Move && m_edit.place == Place::After && node == m_edit.target)
            putMoved();
    }

    void putMoved()
    {
        for (const NodeId node : m_edit.nodes)
            copy(node, m_page.subtreeEnd(node), true);
    }

    void openWrapper(NodeId node)
    {
        flushText();
        const NodeId wrapper = m_builder.open(m_edit.name);
        if (m_edit.value)
            m_builder.attribute("class", *m_edit.value);
        addBox(node, false);
        if (m_result.edited == noNode)
            m_result.edited = wrapper;
    }

    NodeId openChanged(NodeId node)
    {
        const bool isTag = m_edit.kind == Kind::Tag;
        const NodeId copied = isTag ? m_builder.open(m_edit.name) : m_builder.open(m_page.name(node));
        bool isSet = isTag || !m_edit.value;
        for (std::uint32_t i = 0; i < m_page.attributeCount(node); ++i) {
            const auto [name, value] = m_page.attribute(node, i);
            const bool isIt = !isTag && name == m_edit.name;
            if (isIt && m_edit.value && !std::exchange(isSet, true))
                m_builder.attribute(name, *m_edit.value);
            else if (!isIt)
                m_builder.attribute(name, value);
        }
        if (!isSet)
            m_builder.attribute(m_edit.name, *m_edit.value);
        return copied;
    }

    void addText(NodeId node)
    {
        const bool wereNeighbours = !m_texts.empty() && m_texts.back().value + 1 == node.value &&
                                    m_page.parent(m_texts.back()) == m_page.parent(node);
        if (wereNeighbours) // a script made two texts of them
            flushText();
        m_text += m_page.text(node);
        m_texts.push_back(node);
    }

    void flushText()
    {
        if (m_texts.empty())
            return;
        const NodeId text = m_builder.text(m_text);
        for (const NodeId node : m_texts)
            m_result.nodes[node.value] = text;
        addBox(m_texts.front(), false);
        m_text.clear();
        m_texts.clear();
    }

    void add(NodeId copied, NodeId from)
    {
        m_result.nodes[from.value] = copied;
        addBox(from, true);
    }

    void addBox(NodeId from, bool hasStyle)
    {
        m_boxes.push_back(m_page.box(from));
        m_styleNumbers.push_back(hasStyle ? m_page.computedStyleNumber(from) : 0);
    }

    ComputedStyles styles() const
    {
        ComputedStyles styles{{0}, {}};
        styles.numbers.insert(styles.numbers.end(), m_styleNumbers.begin(), m_styleNumbers.end());
        const std::uint32_t most = std::ranges::max(styles.numbers);
        for (std::uint32_t number = 0; number <= most; ++number)
            styles.texts.emplace_back(m_page.computedStyle(number));
        return styles;
    }

    const Document& m_page;
    PageEdit m_edit;
    DocumentBuilder m_builder;
    EditOutcome m_result;
    std::string m_text;          // the next text
    std::vector<NodeId> m_texts; // its parts
    std::vector<Box> m_boxes;    // indexed by node of the copy, from its first
    std::vector<std::uint32_t> m_styleNumbers;
};

} // namespace

std::variant<EditOutcome, EditProblem> withEdit(const Document& page, const PageEdit& edit)
{
    if (const std::string_view problem = problemOf(page, edit); !problem.empty())
        return EditProblem{std::string(problem)};
    return EditedCopy(page, edit).run();
}

std::optional<StartTag> readStartTag(std::string_view text)
{
    const auto skipSpace = [&] {
        while (!text.empty() && isSpace(text.front()))
            text.remove_prefix(1);
    };
    const auto takeTo = [&](std::string_view ends) {
        const std::string_view part = text.substr(0, text.find_first_of(ends));
        text.remove_prefix(part.size());
        return part;
    };
    constexpr std::string_view spaces = " \t\r\n\f";
    skipSpace();
    StartTag tag{lowerCase(takeTo(spaces)), {}};
    if (!isTagName(tag.name))
        return std::nullopt;
    for (skipSpace(); !text.empty(); skipSpace()) {
        const std::string name = lowerCase(takeTo(" \t\r\n\f="));
        if (!isAttributeName(name))
            return std::nullopt;
        std::string_view value;
        skipSpace();
        if (text.starts_with('=')) {
            text.remove_prefix(1);
            skipSpace();
            const char quote = text.empty() ? ' ' : text.front();
            if (quote == '"' || quote == '\'') {
                text.remove_prefix(1);
                const std::size_t end = text.find(quote);
                if (end == std::string_view::npos)
                    return std::nullopt;
                value = text.substr(0, end);
                text.remove_prefix(end + 1);
            } else {
                value = takeTo(spaces);
            }
        }
        const bool isKnown =
            std::ranges::any_of(tag.attributes, [&](const auto& each) { return each.first == name; });
        if (!isKnown) // as a browser does
            tag.attributes.emplace_back(name, value);
    }
    return tag;
}

std::string startTagText(const Document& page, NodeId element)
{
    std::string text(page.name(element));
    for (std::uint32_t i = 0; i < page.attributeCount(element); ++i) {
        const auto [name, value] = page.attribute(element, i);
        text.append(" ").append(name);
        if (value.empty())
            continue;
        const char quote = value.find('"') == std::string_view::npos ? '"' : '\'';
        text.append("=").append(1, quote).append(value).append(1, quote);
    }
    return text;
}

std::vector<PageEdit> editsOf(const Document& page, NodeId element, const StartTag& other)
{
    std::map<std::string, std::optional<std::string>>
        values; // the new value of each name; none where it is lost
    for (std::uint32_t i = 0; i < page.attributeCount(element); ++i)
        values[std::string(page.attribute(element, i).name)] = std::nullopt;
    for (const auto& [name, value] : other.attributes)
        values[name] = value;
    std::vector<PageEdit> edits;
    for (const auto& [name, value] : values) {
        const bool isThere = page.hasAttribute(element, name);
        if (isThere != value.has_value() || (value && page.attribute(element, name) != *value))
            edits.push_back({Kind::Attribute, {element}, name, value});
    }
    if (page.name(element) != other.name)
        edits.push_back({Kind::Tag, {element}, other.name});
    return edits;
}

} // namespace tagseam
