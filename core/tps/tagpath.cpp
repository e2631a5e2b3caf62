// SPDX-License-Identifier: MIT
// Document -> tag path sequence, Algorithm 2 without its recursion.
#include "core/tps/tagpath.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <random>
#include <ranges>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// HTML 4's presentational attributes; lengths (width, height) differ from record to record and are left out.
constexpr std::array<std::string_view, 10> presentationalAttributes{
    "bgcolor", "background", "align",  "valign",      "color",
    "size",    "face",       "border", "cellpadding", "cellspacing"};

std::uint64_t mix(std::uint64_t value)
{
    value *= 0x9E3779B97F4A7C15ULL; // 2^64 / golden ratio: spreads consecutive keys
    return value ^ (value >> 32U);
}

// Another one in each process, so that no page can be written whose labels all fall into one slot.
std::uint64_t hashSeed()
{
    static const std::uint64_t seed = (std::uint64_t{std::random_device{}()} << 32U) | std::random_device{}();
    return seed;
}

std::uint64_t hashText(std::string_view text)
{
    std::uint64_t hash = text.size() ^ hashSeed();
    std::uint64_t word = 0;
    for (; text.size() >= sizeof word; text.remove_prefix(sizeof word)) {
        std::memcpy(&word, text.data(), sizeof word);
        hash = mix(hash ^ word);
    }
    word = 0;
    std::memcpy(&word, text.data(), text.size());
    return mix(hash ^ word);
}

// Numbers distinct keys 0, 1, 2 ... in order of first appearance. The keys stay with the caller, who says
// with `isKey(number)` whether a number found under the same hash is the wanted key.
class Numbering {
  public:
    template <class IsKey>
    std::uint32_t number(std::uint64_t hash, std::uint32_t nextNumber, IsKey isKey)
    {
        if (2 * std::size_t{nextNumber} >= m_slots.size())
            grow();
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = hash & mask;
        for (; m_slots[slot].number != none; slot = (slot + 1) & mask) {
            if (m_slots[slot].hash == hash && isKey(m_slots[slot].number))
                return m_slots[slot].number;
        }
        m_slots[slot] = {hash, nextNumber};
        return nextNumber;
    }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t number = none;
    };
    void grow()
    {
        const std::vector<Slot> old(
            std::exchange(m_slots, std::vector<Slot>(std::max<std::size_t>(256, m_slots.size() * 2))));
        const std::size_t mask = m_slots.size() - 1;
        for (const Slot& entry : old) {
            if (entry.number == none)
                continue;
            std::size_t slot = entry.hash & mask;
            while (m_slots[slot].number != none)
                slot = (slot + 1) & mask;
            m_slots[slot] = entry;
        }
    }
    std::vector<Slot> m_slots;
};

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

// Labels numbered by the exact values of their parts; the readable text is made once for each.
class Labels {
  public:
    Labels(const Document& document, StyleKey style) : m_document(document), m_style(style)
    {
        if (style != StyleKey::None && style != StyleKey::Computed)
            m_attributes.push_back(document.nameId("class"));
        if (style == StyleKey::ClassAndStyle || style == StyleKey::Presentation)
            m_attributes.push_back(document.nameId("style"));
        if (style == StyleKey::Presentation) {
            for (const std::string_view name : presentationalAttributes)
                m_attributes.push_back(document.nameId(name));
        }
    }

    std::uint32_t number(NodeId node)
    {
        if (!m_document.isElement(node))
            return numberOnce(m_textLabel, node);
        const NameId name = m_document.nameId(node);
        if (m_style == StyleKey::Computed) {
            if (const std::uint32_t style = m_document.computedStyleNumber(node); style != 0)
                return numberOfStyle(name, style, node);
        }
        m_key = m_document.name(node);
        const std::size_t bare = m_key.size() + m_attributes.size();
        for (const NameId attribute : m_attributes)
            (m_key += '\0') += m_document.attribute(node, attribute);
        if (m_key.size() > bare)
            return numberOfKey(node);
        if (name.value >= m_bareLabels.size()) // most elements have no style of their own
            m_bareLabels.resize(name.value + 1, none);
        return numberOnce(m_bareLabels[name.value], node);
    }

    std::vector<std::string> take() && { return std::move(m_texts); }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;

    std::uint32_t numberOnce(std::uint32_t& number, NodeId node)
    {
        if (number == none)
            number = add(node);
        return number;
    }

    std::uint32_t numberOfKey(NodeId node)
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
    std::uint32_t numberOfStyle(NameId name, std::uint32_t style, NodeId node)
    {
        const std::uint64_t key = (std::uint64_t{name.value} << 32U) | style;
        const auto next = static_cast<std::uint32_t>(m_styleKeys.size());
        const std::uint32_t found =
            m_numbering.number(mix(key), next, [&](std::uint32_t k) { return m_styleKeys[k] == key; });
        if (found == next) {
            m_styleKeys.push_back(key);
            m_labelOfKey.push_back(add(node));
        }
        return m_labelOfKey[found];
    }

    std::uint32_t add(NodeId node)
    {
        m_texts.push_back(text(node));
        return static_cast<std::uint32_t>(m_texts.size() - 1);
    }

    std::string text(NodeId node) const
    {
        if (!m_document.isElement(node))
            return "#text";
        std::string text(m_document.name(node));
        if (m_style == StyleKey::None)
            return text;
        if (m_style == StyleKey::Computed) {
            if (const std::string_view style = m_document.computedStyle(m_document.computedStyleNumber(node));
                !style.empty())
                text.append("{").append(style).append("}");
            return text;
        }
        const std::string_view classes = m_document.attribute(node, "class");
        if (isSimpleClass(classes)) {
            if (!classes.empty())
                text += '.';
            for (const char c : classes)
                text += c == ' ' ? '.' : c;
        } else {
            appendQuoted(text, "class", classes);
        }
        if (m_style == StyleKey::Class)
            return text;
        if (const std::string_view style = m_document.attribute(node, "style"); !style.empty())
            appendQuoted(text, "style", style);
        if (m_style == StyleKey::ClassAndStyle)
            return text;
        for (const std::string_view name : presentationalAttributes) {
            if (const std::string_view value = m_document.attribute(node, name); !value.empty())
                appendQuoted(text, name, value);
        }
        return text;
    }

    const Document& m_document;
    StyleKey m_style;
    std::vector<NameId> m_attributes; // what of the style belongs to the label
    std::uint32_t m_textLabel = none;
    std::vector<std::uint32_t> m_bareLabels; // by NameId
    std::string m_key;
    std::vector<std::string> m_keys;        // of labels with a style, by number of the key
    std::vector<std::uint64_t> m_styleKeys; // the same of computed styles: name and style
    std::vector<std::uint32_t> m_labelOfKey;
    std::vector<std::string> m_texts;
    Numbering m_numbering;
};

// Tag names whose subtrees are left out, as numbers.
std::vector<NameId> namesLeftOut(const Document& document, const TagPathOptions& options)
{
    std::vector<NameId> names;
    for (const std::string& tag : options.leaveOut) {
        if (const NameId name = document.nameId(tag); name != noName)
            names.push_back(name);
    }
    return names;
}

} // namespace

TagPathSequence convertTreeToSequence(const Document& document, const TagPathOptions& options)
{
    TagPathSequence sequence;
    sequence.positions.assign(document.size(), noPosition);
    const NodeId body = document.body();
    const NodeId bodyEnd = body == noNode ? noNode : document.subtreeEnd(body);
    const std::uint32_t bodySize = body == noNode ? 0 : bodyEnd.value - body.value;
    sequence.symbols.reserve(bodySize);
    sequence.nodes.reserve(bodySize);
    const std::vector<NameId> leftOut = namesLeftOut(document, options);
    const NameId head = document.nameId("head");
    Labels labels(document, options.style);
    Numbering tagPathMap;
    NodeId node{1};
    while (node.value < document.size()) {
        const bool isInBody = body <= node && node < bodyEnd && body != noNode;
        const bool isElement = document.isElement(node);
        const NameId name = document.nameId(node);
        const bool isLeftOut =
            (!isInBody && name == head) || std::ranges::find(leftOut, name) != leftOut.end();
        const bool holdsBody = node < body && bodyEnd <= document.subtreeEnd(node) && body != noNode;
        if (isElement && isLeftOut && !holdsBody) {
            node = document.subtreeEnd(node);
            continue;
        }
        const bool isCounted =
            isElement || (options.nodes == NodeKinds::ElementsAndText &&
                          document.kind(node) == NodeKind::Text && !document.isBlankText(node));
        if (isCounted && !isInBody)
            ++sequence.outsideBody;
        if (isCounted && isInBody) {
            // L2: tagPath <- concatenate(tagPath, "/", node.tag, node.style), as (path of the parent, label)
            const std::uint32_t label = labels.number(node);
            const std::uint32_t parent =
                node == body ? TagPath::root
                             : sequence.symbols[sequence.positions[document.parent(node).value].value].value;
            // L3-L6: a path not seen before gets the next code
            const std::uint32_t next = sequence.alphabetSize();
            const std::uint32_t symbol = tagPathMap.number(
                mix((std::uint64_t{parent} << 32U) | label), next, [&](std::uint32_t known) {
                    return sequence.paths[known].parent == parent && sequence.paths[known].label == label;
                });
            if (symbol == next)
                sequence.paths.push_back({parent, label});
            // L7: append the code
            sequence.positions[node.value] = Position{sequence.size()};
            sequence.symbols.push_back(Symbol{symbol});
            sequence.nodes.push_back(node);
        }
        ++node.value; // L8-L10: children come next in pre-order
    }
    sequence.labels = std::move(labels).take();
    sequence.isStyleMissing = options.style == StyleKey::Computed && !document.hasComputedStyles();
    return sequence;
}

std::string tagPathText(const TagPathSequence& sequence, Symbol symbol)
{
    std::vector<std::uint32_t> path;
    for (std::uint32_t at = symbol.value; at != TagPath::root; at = sequence.paths[at].parent)
        path.push_back(at);
    std::string text;
    for (const std::uint32_t at : std::views::reverse(path)) {
        if (!text.empty())
            text += '/';
        text += sequence.label(Symbol{at});
    }
    return text;
}

std::vector<std::uint32_t> symbolCounts(const TagPathSequence& sequence, Region region)
{
    std::vector<std::uint32_t> counts(sequence.alphabetSize(), 0);
    for (Position p = region.begin; p < region.end; ++p.value)
        ++counts[sequence.symbols[p.value].value];
    return counts;
}

} // namespace tagseam
