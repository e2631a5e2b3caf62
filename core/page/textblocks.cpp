// SPDX-License-Identifier: MIT
// Document -> blocks of text: the texts that a reader sees as one paragraph, cell or line.
#include "core/page/textblocks.h"

#include "core/base/ascii.h"
#include "core/page/inlineelements.h"
#include "core/page/visiblecontent.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace tagseam {

namespace {

// Collects blocks while the tree is walked in document order.
class BlockWriter {
  public:
    BlockWriter(const Document& document, NodeId root) : m_document(document), m_open{root} {}

    void endBlock() { m_isOpen = false; }
    // Begins an element that is not inline.
    void open(NodeId element)
    {
        endBlock();
        m_open.push_back(element);
    }
    // Ends the elements that do not contain the node.
    void closeBefore(NodeId node)
    {
        while (m_open.size() > 1 && m_document.subtreeEnd(m_open.back()) <= node) {
            m_open.pop_back();
            endBlock();
        }
    }
    void add(NodeId text)
    {
        if (!m_isOpen)
            m_blocks.push_back({{}, m_open.back()});
        m_isOpen = true;
        m_blocks.back().texts.push_back(text);
    }
    std::vector<TextBlock> take() && { return std::move(m_blocks); }

  private:
    const Document& m_document;
    std::vector<NodeId> m_open; // elements around the current node that are not inline, outer before inner
    std::vector<TextBlock> m_blocks;
    bool m_isOpen = false;
};

// Appends a text with folded white space; a space at its start only where the text so far ends in none.
void appendFolded(std::string& out, std::string_view text)
{
    for (const char c : text) {
        if (!isBlank(c))
            out += c;
        else if (!out.empty() && out.back() != ' ' && out.back() != '\n')
            out += ' ';
    }
}

void trimEnd(std::string& text)
{
    while (text.ends_with(' '))
        text.pop_back();
}

} // namespace

bool isControl(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> names{"button", "select", "textarea", "svg"};
    return std::ranges::find(names, name) != names.end();
}

std::vector<TextBlock> textBlocks(const Document& document, const KeepMask* within, LineBreaks lineBreaks)
{
    const NodeId body = document.body();
    const NodeId root = body == noNode ? NodeId{0} : body;
    BlockWriter writer(document, root);
    for (NodeId node{root.value + 1}; node < document.subtreeEnd(root);) {
        writer.closeBefore(node);
        const bool isElement = document.isElement(node);
        const bool isThere = within == nullptr || (*within)[node.value];
        if (!isThere || isHidden(document, node) || (isElement && isControl(document.name(node)))) {
            if (isElement && !isInline(document, node))
                writer.endBlock();
            node = document.subtreeEnd(node);
            continue;
        }
        if (isElement && document.name(node) == "br") {
            if (lineBreaks == LineBreaks::End)
                writer.endBlock();
        } else if (isElement && !isInline(document, node)) {
            writer.open(node);
        } else if (document.kind(node) == NodeKind::Text && !document.isBlankText(node)) {
            writer.add(node);
        }
        ++node.value;
    }
    return std::move(writer).take();
}

std::string textOf(const Document& document, const TextBlock& block, LineBreaks lineBreaks)
{
    std::string text;
    NodeId last = noNode;
    const bool isPreformatted = lineBreaks == LineBreaks::End && document.name(block.container) == "pre";
    for (const NodeId node : block.texts) {
        // Blank texts and breaks between two texts belong to no block, but part them.
        for (NodeId between = last; between != noNode && between < node; ++between.value) {
            const bool isBreak = document.name(between) == "br";
            if (isBreak && lineBreaks == LineBreaks::End) {
                trimEnd(text);
                text += '\n';
            } else if (isBreak || document.isBlankText(between)) {
                appendFolded(text, " ");
            }
        }
        if (isPreformatted)
            text += document.text(node);
        else
            appendFolded(text, document.text(node));
        last = node;
    }
    trimEnd(text);
    return text;
}

namespace {

bool isCell(const Document& document, NodeId node)
{
    return document.name(node) == "td" || document.name(node) == "th";
}

} // namespace

std::string plainText(const Document& document, const KeepMask& kept)
{
    std::string out;
    NodeId cell = noNode; // the one that was written last
    for (const TextBlock& block : textBlocks(document, &kept)) {
        const std::string text = textOf(document, block, LineBreaks::End);
        if (text.find_first_not_of(" \n\xC2\xA0") == std::string::npos)
            continue; // nothing but spaces that do not break
        const bool isInRow = cell != noNode && isCell(document, block.container) && block.container != cell &&
                             document.parent(block.container) == document.parent(cell);
        if (isInRow)
            out.back() = '\t';
        else
            out += out.empty() ? "" : "\n";
        cell = isCell(document, block.container) ? block.container : noNode;
        out += text.ends_with('\n') ? text : text + '\n';
    }
    return out;
}

} // namespace tagseam
