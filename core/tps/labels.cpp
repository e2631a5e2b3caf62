// SPDX-License-Identifier: MIT
// Nodes -> the labels of their tag paths.
#include "core/tps/labels.h"

#include <array>

namespace tagseam {

namespace {

// HTML 4's presentational attributes, without lengths (width, height), which differ from record to record.
constexpr std::array<std::string_view, 10> presentationalAttributes{
    "bgcolor", "background", "align",  "valign",      "color",
    "size",    "face",       "border", "cellpadding", "cellspacing"};

bool isSimpleClass(std::string_view value)
{
    return value.find_first_of("\"'[]#/\\=\t\r\n\f") == std::string_view::npos &&
           value.find('.') == std::string_view::npos && value.find("  ") == std::string_view::npos &&
           !value.starts_with(' ') && !value.ends_with(' ');
}

void appendQuoted(std::string& text, std::string_view name, std::string_view value)
{
    text.append("[").append(name).append("=\"").append(value).append("\"]");
}

} // namespace

Labels::Labels(const Document& document, const TagPathOptions& options)
    : m_document(document), m_style(options.style),
      m_hasClass(options.style != LabelAttributes::None && options.style != LabelAttributes::Computed),
      m_class(document.nameId("class"))
{
    if (m_style == LabelAttributes::ClassAndStyle || m_style == LabelAttributes::Presentation)
        m_attributes.push_back(document.nameId("style"));
    if (m_style == LabelAttributes::Presentation) {
        for (const std::string_view name : presentationalAttributes)
            m_attributes.push_back(document.nameId(name));
    }
    for (const TagPathEdit& edit : options.edits) {
        if (edit.kind != TagPathEdit::Kind::OtherClass)
            continue;
        for (const NodeId node : edit.nodes)
            m_otherClass[node] = edit.classes;
    }
}

std::string_view Labels::classOf(NodeId node) const
{
    if (!m_otherClass.empty()) {
        if (const auto other = m_otherClass.find(node); other != m_otherClass.end())
            return other->second;
    }
    return m_document.attribute(node, m_class);
}

std::uint32_t Labels::number(NodeId node)
{
    if (!m_document.isElement(node))
        return numberOnce(m_textLabel, node);
    const NameId name = m_document.nameId(node);
    if (m_style == LabelAttributes::Computed) {
        if (const std::uint32_t style = m_document.computedStyleNumber(node); style != 0)
            return numberOfStyle(name, style, node);
    }
    m_key = m_document.name(node);
    if (m_hasClass)
        (m_key += '\0') += classOf(node);
    const std::size_t bare = m_document.name(node).size() + m_attributes.size() + (m_hasClass ? 1 : 0);
    for (const NameId attribute : m_attributes)
        (m_key += '\0') += m_document.attribute(node, attribute);
    if (m_key.size() > bare)
        return numberOfKey(node);
    if (name.value >= m_bareLabels.size()) // most elements have no style of their own
        m_bareLabels.resize(name.value + 1, none);
    return numberOnce(m_bareLabels[name.value], node);
}

std::uint32_t Labels::numberOnce(std::uint32_t& number, NodeId node)
{
    if (number == none)
        number = add(node);
    return number;
}

std::uint32_t Labels::numberOfKey(NodeId node)
{
    const auto next = static_cast<std::uint32_t>(m_keys.size());
    const std::uint32_t found =
        m_numbering.number(hashText(m_key), next, [this](std::uint32_t k) { return m_keys[k] == m_key; });
    if (found == next) {
        m_keys.push_back(m_key);
        m_labelOfKey.push_back(add(node));
    }
    return m_labelOfKey[found];
}

// Computed styles are numbered already.
std::uint32_t Labels::numberOfStyle(NameId name, std::uint32_t style, NodeId node)
{
    const std::uint64_t key = (std::uint64_t{name.value} << 32U) | style;
    const auto next = static_cast<std::uint32_t>(m_labelAttributes.size());
    const std::uint32_t found =
        m_numbering.number(mix(key), next, [&](std::uint32_t k) { return m_labelAttributes[k] == key; });
    if (found == next) {
        m_labelAttributes.push_back(key);
        m_labelOfKey.push_back(add(node));
    }
    return m_labelOfKey[found];
}

std::uint32_t Labels::add(NodeId node)
{
    m_texts.push_back(text(node));
    return static_cast<std::uint32_t>(m_texts.size() - 1);
}

std::string Labels::text(NodeId node) const
{
    if (!m_document.isElement(node))
        return "#text";
    std::string text(m_document.name(node));
    if (m_style == LabelAttributes::None)
        return text;
    if (m_style == LabelAttributes::Computed) {
        if (const std::string_view style = m_document.computedStyle(m_document.computedStyleNumber(node));
            !style.empty())
            text.append("{").append(style).append("}");
        return text;
    }
    const std::string_view classes = classOf(node);
    if (isSimpleClass(classes)) {
        if (!classes.empty())
            text += '.';
        for (const char c : classes)
            text += c == ' ' ? '.' : c;
    } else {
        appendQuoted(text, "class", classes);
    }
    if (m_style == LabelAttributes::Class)
        return text;
    if (const std::string_view style = m_document.attribute(node, "style"); !style.empty())
        appendQuoted(text, "style", style);
    if (m_style == LabelAttributes::ClassAndStyle)
        return text;
    for (const std::string_view name : presentationalAttributes) {
        if (const std::string_view value = m_document.attribute(node, name); !value.empty())
            appendQuoted(text, name, value);
    }
    return text;
}

} // namespace tagseam
