// SPDX-License-Identifier: MIT
// Shared by the core tests: pages from text and from files, trees as text, random trees with a plain model.
#pragma once

#include "core/base/readbytes.h"
#include "core/page/dom.h"
#include "core/page/parsehtml.h"
#include "core/select/selector.h"
#include "tests/requirements.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <stdexcept>

namespace tagseam::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true; // several times slower
#else
inline constexpr bool isSanitized = false;
#endif
/// Tests at random do fewer rounds than in the night.
inline const bool isShort =
    isSanitized || std::getenv("TAGSEAM_NIGHT") == nullptr; // NOLINT(concurrency-mt-unsafe)

/// A limit in bytes that the file of no test reaches.
inline constexpr std::size_t plenty = std::size_t{1} << 20U;

inline Document page(std::string_view html)
{
    Result<Document> document = parseHtml(html, {.encoding = "utf-8"});
    if (!document)
        throw std::runtime_error("this test's own page does not parse");
    return *std::move(document);
}

/// The tree that the papers' programs saw.
inline Document libxml2Page(std::string_view html)
{
    Result<Document> document = parseHtml(html, {.encoding = "utf-8", .parser = Parser::Libxml2});
    if (!document)
        throw std::runtime_error("this test's own page does not parse");
    return *std::move(document);
}

/// Throws when there is none.
inline NodeId byId(const Document& document, const std::string& id)
{
    return selectNodes(document, "#" + id)->at(0);
}

inline std::string bytesOf(const std::filesystem::path& file)
{
    Result<std::string> bytes = readBytes(file.string());
    if (!bytes)
        throw std::runtime_error("cannot read " + file.string());
    return *std::move(bytes);
}

/// A token that is asked to stop already.
inline std::stop_token stopToken()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

/// Returns `text` repeated.
inline std::string repeated(std::size_t count, std::string_view text)
{
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all.append(text);
    return all;
}

/// Files below `folder` in alphabetical order; with an extension (".html") only those. Empty when missing.
inline std::vector<std::filesystem::path> filesBelow(const std::filesystem::path& folder,
                                                     std::string_view extension = {})
{
    std::vector<std::filesystem::path> files;
    std::error_code status;
    for (std::filesystem::recursive_directory_iterator entry(folder, status), end; entry != end;
         entry.increment(status)) {
        if (entry->is_regular_file() && (extension.empty() || entry->path().extension() == extension))
            files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

/// Returns pages below `folder` of the corpus in alphabetical order. Throws when there is none: a test over
/// no page proves nothing.
inline std::vector<std::filesystem::path> corpusPages(const std::filesystem::path& folder = {})
{
    auto pages = filesBelow(std::filesystem::path(TAGSEAM_CORPUS) / folder, ".html");
    if (pages.empty())
        throw std::runtime_error("no pages in " + (std::filesystem::path(TAGSEAM_CORPUS) / folder).string());
    return pages;
}

/// The folder of real pages exists. Throws when it is empty.
inline bool hasCorpus()
{
    return std::filesystem::is_directory(TAGSEAM_CORPUS) && !corpusPages().empty();
}

/// A node as a program without an arena would keep it.
struct PlainNode {
    NodeKind kind = NodeKind::Document;
    std::string value; ///< tag name or text
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::vector<PlainNode> children{};
    friend bool operator==(const PlainNode&, const PlainNode&) = default;
};

/// The subtree of `node`, read through firstChild() and nextSibling().
inline PlainNode plainTree(const Document& document, NodeId node = NodeId{0})
{
    PlainNode plain;
    plain.kind = document.kind(node);
    plain.value = document.isElement(node) ? document.name(node) : document.text(node);
    for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
        const auto [name, value] = document.attribute(node, i);
        plain.attributes.emplace_back(name, value);
    }
    for (NodeId child = document.firstChild(node); child != noNode; child = document.nextSibling(child))
        plain.children.push_back(plainTree(document, child));
    return plain;
}

/// `p[class="a"]('text' br <!--note-->)`: a tree on one line.
inline std::string outline(const PlainNode& node)
{
    if (node.kind == NodeKind::Text)
        return "'" + node.value + "'";
    if (node.kind == NodeKind::Comment)
        return "<!--" + node.value + "-->";
    std::string text = node.value;
    for (const auto& [name, value] : node.attributes)
        text += "[" + name + "=\"" + value + "\"]";
    std::string inside;
    for (const PlainNode& child : node.children)
        inside += (inside.empty() ? "" : " ") + outline(child);
    const bool isDocument = node.kind == NodeKind::Document;
    return inside.empty() ? text : isDocument ? inside : text + "(" + inside + ")";
}

inline std::string outline(const Document& document, NodeId node = NodeId{0})
{
    return outline(plainTree(document, node));
}

inline void write(DocumentBuilder& builder, const PlainNode& node)
{
    switch (node.kind) {
    case NodeKind::Text:
        builder.text(node.value);
        return;
    case NodeKind::Comment:
        builder.comment(node.value);
        return;
    case NodeKind::Element:
        builder.open(node.value);
        for (const auto& [name, value] : node.attributes)
            builder.attribute(name, value);
        break;
    case NodeKind::Document:
        break;
    }
    for (const PlainNode& child : node.children)
        write(builder, child);
    if (node.kind == NodeKind::Element)
        builder.close();
}

inline Document build(const PlainNode& tree)
{
    DocumentBuilder builder;
    write(builder, tree);
    return std::move(builder).finish();
}

/// Children for `parent`, at random, few enough that trees of all shapes up to `depth` come up.
inline void growAtRandom(PlainNode& parent, std::mt19937& random, unsigned depth)
{
    static const std::vector<std::string> names{"div", "p", "span", "td", "script", "br", "head"};
    static const std::vector<std::string> values{"", "a", "b", "a b", "a.b", "color: red"};
    static const std::vector<std::string> texts{"", " \n\t", "text", " x "};
    static const std::vector<std::string> attributes{"class", "style", "id", "bgcolor", "width"};
    const auto pick = [&](const std::vector<std::string>& from) { return from[random() % from.size()]; };
    const unsigned count = depth == 0 ? 0 : static_cast<unsigned>(random() % 5);
    for (unsigned i = 0; i < count; ++i) {
        PlainNode child;
        switch (random() % 8) {
        case 0:
            child.kind = NodeKind::Comment;
            child.value = "note";
            break;
        case 1:
        case 2:
            child.kind = NodeKind::Text;
            child.value = pick(texts);
            break;
        default:
            child.kind = NodeKind::Element;
            child.value = pick(names);
            for (const std::string& name : attributes) {
                if (random() % 4 == 0)
                    child.attributes.emplace_back(name, pick(values));
            }
            growAtRandom(child, random, depth - 1);
        }
        parent.children.push_back(std::move(child));
    }
}

/// Returns html with head and body, both filled at random; now and then without body, or with a node after
/// it.
inline PlainNode randomPage(std::mt19937& random)
{
    const auto element = [](const char* name) { return PlainNode{NodeKind::Element, name}; };
    PlainNode html = element("html");
    html.children.push_back(element("head"));
    growAtRandom(html.children.back(), random, 2);
    if (random() % 16 != 0) {
        html.children.push_back(element("body"));
        growAtRandom(html.children.back(), random, 6);
    }
    if (random() % 4 == 0)
        growAtRandom(html, random, 2);
    PlainNode document;
    document.children.push_back(std::move(html));
    return document;
}

} // namespace tagseam::test
