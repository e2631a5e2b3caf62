// SPDX-License-Identifier: MIT
// Numbers that stand for nodes and subtrees.
#include "core/compare/treekeys.h"

#include "core/base/ascii.h"
#include "core/base/numbering.h"

#include <string>
#include <string_view>

namespace tagseam {

namespace {

constexpr std::uint64_t sequenceBase = 0x9e3779b97f4a7c15U; // odd: a sequence is a polynomial in it

// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): each bit reaches each other.
std::uint64_t join(std::uint64_t a, std::uint64_t b)
{
    return splitMix(a * sequenceBase + b + 1);
}

std::uint64_t textKey(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return splitMix(hash);
}

std::uint64_t hashOfWords(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    const auto add = [&](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U; };
    bool isBetween = false;
    bool isBegun = false;
    for (const char c : text) {
        if (isSpace(c)) {
            isBetween = isBegun;
            continue;
        }
        if (isBetween)
            add(' ');
        add(c);
        isBetween = false;
        isBegun = true;
    }
    return splitMix(hash);
}

// Returns the name of an attribute on which the two parsers agree: no prefix, no capitals ("viewBox"), no
// marks ("helvetica,"); empty for an attribute that libxml2 ignores, as "!width".
std::string attributeNameInCommon(std::string_view name)
{
    name = name.substr(name.rfind(':') + 1); // npos + 1 is 0
    std::string plain;
    for (const char c : name) {
        if (isAlpha(c) || (!plain.empty() && (isDigit(c) || c == '-' || c == '_')))
            plain += lowerCase(c);
        else if (plain.empty())
            return {};
    }
    return plain;
}

std::uint64_t sortKey(const Document& document, NodeId node)
{
    return join(static_cast<std::uint64_t>(document.kind(node)), textKey(document.name(node)));
}

std::uint64_t valueKey(std::string_view value)
{
    return value.empty() ? 0 : textKey(value);
}

std::uint64_t ownKey(const Document& document, NodeId node, std::uint64_t sort)
{
    if (!document.isElement(node))
        return join(static_cast<std::uint64_t>(document.kind(node)), hashOfWords(document.text(node)));
    std::uint64_t attributes = 0; // a sum: the order of attributes does not matter
    const std::uint32_t count = document.attributeCount(node);
    for (std::uint32_t i = 0; i < count; ++i) {
        const AttributeView attribute = document.attribute(node, i);
        const std::string name = attributeNameInCommon(attribute.name);
        if (name.empty())
            continue;
        // libxml2 gives `nowrap` its name as value, HTML5 an empty value.
        const bool isSwitch =
            attribute.value.size() == attribute.name.size() && attributeNameInCommon(attribute.value) == name;
        attributes += join(textKey(name), isSwitch ? hashOfWords({}) : hashOfWords(attribute.value));
    }
    return join(sort, attributes);
}

bool isTransparent(const Document& document, NodeId node)
{
    const std::string_view name = document.name(node);
    return name == "tbody" || name == "colgroup";
}

// A sequence of numbers as one number, so that two sequences can be concatenated.
struct Sequence {
    std::uint64_t sum = 0;
    std::uint64_t power = 1; // base to its length
};

Sequence concat(const Sequence& a, const Sequence& b)
{
    return {a.sum * b.power + b.sum, a.power * b.power};
}

} // namespace

TreeKeys keysOf(const Document& document)
{
    const std::uint32_t size = document.size();
    const NameId id = document.nameId("id");
    const NameId className = document.nameId("class");
    TreeKeys keys;
    keys.own.resize(size);
    keys.subtree.resize(size);
    keys.sort.resize(size);
    keys.id.resize(size);
    keys.className.resize(size);
    keys.hasContent.resize(size);
    keys.depth.resize(size);
    for (NodeId node{1}; node.value < size; ++node.value) {
        const std::uint32_t i = node.value;
        keys.sort[i] = sortKey(document, node);
        keys.own[i] = ownKey(document, node, keys.sort[i]);
        keys.id[i] = valueKey(document.attribute(node, id));
        keys.className[i] = valueKey(document.attribute(node, className));
        keys.depth[i] = keys.depth[document.parent(node).value] + 1;
    }
    std::vector<Sequence> children(size); // complete once all later nodes are done
    for (NodeId node{size - 1}; node.value > 0; --node.value) {
        const std::uint32_t i = node.value;
        keys.subtree[i] = join(keys.own[i], children[i].sum);
        const bool isText = document.kind(node) == NodeKind::Text && !document.isBlankText(node);
        if (isText || document.attributeCount(node) > 0)
            keys.hasContent[i] = true;
        const std::uint32_t parent = document.parent(node).value;
        if (keys.hasContent[i])
            keys.hasContent[parent] = true;
        if (isText || document.isElement(node)) {
            const Sequence self =
                isTransparent(document, node) ? children[i] : Sequence{keys.subtree[i], sequenceBase};
            children[parent] = concat(self, children[parent]);
        }
    }
    return keys;
}

std::uint64_t looseKey(const Document& document, NodeId node)
{
    std::uint64_t hash = 0;
    const auto add = [&](std::string_view text) {
        bool isInEntity = false; // libxml2 leaves "&reg" as it is, HTML5 does not need the semicolon
        for (const char c : text) {
            const bool isPlain = isAlnum(c);
            isInEntity = c == '&' || (isInEntity && isPlain);
            hash = isPlain && !isInEntity ? (hash ^ static_cast<unsigned char>(c | ' ')) * 0x100000001b3U + 1
                                          : hash;
        }
    };
    add(document.text(node));
    const std::uint32_t count = document.attributeCount(node);
    std::uint64_t sum = hash;
    for (std::uint32_t i = 0; i < count; ++i) {
        hash = 0;
        add(document.attribute(node, i).value);
        sum += splitMix(hash);
    }
    return sum;
}

bool isSameSort(const Document& a, NodeId nodeOfA, const Document& b, NodeId nodeOfB)
{
    return a.kind(nodeOfA) == b.kind(nodeOfB) && a.name(nodeOfA) == b.name(nodeOfB);
}

} // namespace tagseam
