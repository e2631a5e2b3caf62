// SPDX-License-Identifier: MIT
// Document -> blocks of text: the texts that a reader sees as one paragraph, cell or line.
#include "core/page/textblocks.h"

#include "core/base/ascii.h"
#include "core/base/spaces.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// Collects blocks while the tree is walked in document order.
class BlockWriter {
  public:
    BlockWriter(const Document& document, const ReadableNodes& readable, const KeepMask* within)
        : m_document(document), m_readable(readable), m_within(within)
    {
    }

    // Returns the blocks of the descendants of a node.
    std::vector<TextBlock> write(NodeId root) &&
    {
        m_containers.push_back(root);
        const NodeId end = m_document.subtreeEnd(root);
        for (NodeId node{root.value + 1}; node < end;) {
            closeBefore(node);
            node = visit(node) ? NodeId{node.value + 1} : m_document.subtreeEnd(node);
        }
        endBlock();
        return std::move(m_blocks);
    }

  private:
    // Returns whether its descendants are visited.
    bool visit(NodeId node)
    {
        const Unseen unseen = m_readable.unseen[node.value];
        const Flow flow = m_readable.flow[node.value];
        if (m_document.kind(node) == NodeKind::Comment)
            return false;
        if (unseen != Unseen::No) {
            // The others take no place among their neighbours.
            if (unseen == Unseen::Control || unseen == Unseen::Invisible || unseen == Unseen::SkippedContent)
                passOver(flow);
            return false;
        }
        if (m_within != nullptr && !(*m_within)[node.value]) {
            passOver(flow);
            return false;
        }
        if (!m_document.isElement(node)) {
            addText(node);
            return false;
        }
        if (flow != Flow::Inline)
            passOver(flow);
        if (flow == Flow::Block)
            m_containers.push_back(node);
        if (flow == Flow::Block || flow == Flow::Atom)
            m_open.push_back(node);
        return true;
    }

    // Separates what is before from what comes after.
    void passOver(Flow flow)
    {
        if (flow == Flow::Block)
            endBlock();
        else if (flow == Flow::LineBreak)
            breakLine();
        else
            m_gap = std::max(m_gap, Gap::Space);
    }

    void breakLine()
    {
        m_gap = Gap::Line;
        if (++m_breaks == 2)
            endBlock();
    }

    // Ends the elements that do not contain the node.
    void closeBefore(NodeId node)
    {
        while (!m_open.empty() && m_document.subtreeEnd(m_open.back()) <= node) {
            if (m_containers.back() == m_open.back()) {
                m_containers.pop_back();
                endBlock();
            } else {
                m_gap = std::max(m_gap, Gap::Space);
            }
            m_open.pop_back();
        }
    }

    void addText(NodeId node)
    {
        const bool isPreformatted = m_readable.isPreformatted[node.value];
        const bool isInk = !m_document.isBlankText(node) && hasInk(m_document.text(node));
        if (m_document.isBlankText(node) && !isPreformatted)
            m_gap = std::max(m_gap, Gap::Space);
        else if (isInk || m_isOpen)
            add(node, isPreformatted);
        if (isInk)
            m_breaks = 0;
    }

    void add(NodeId node, bool isPreformatted)
    {
        if (!m_isOpen) {
            m_blocks.push_back({{}, m_containers.back()});
            m_gap = Gap::None;
        }
        m_isOpen = true;
        m_blocks.back().texts.push_back({node, std::exchange(m_gap, Gap::None), isPreformatted});
    }

    void endBlock()
    {
        m_isOpen = false;
        m_gap = Gap::None;
        m_breaks = 0;
    }

    const Document& m_document;
    const ReadableNodes& m_readable;
    const KeepMask* m_within;
    std::vector<NodeId> m_open;       // blocks and atoms around the present node, outer before inner
    std::vector<NodeId> m_containers; // the root, and those of them that are blocks
    std::vector<TextBlock> m_blocks;
    bool m_isOpen = false; // the last block goes on
    Gap m_gap = Gap::None; // gap after its last text
    int m_breaks = 0;      // line breaks after its last text with ink
};

NodeId rootOf(const Document& document)
{
    const NodeId body = document.body();
    return body == noNode ? NodeId{0} : body;
}

// Writes lines with folded white space.
class LineWriter {
  public:
    void addFolded(std::string_view text)
    {
        for (std::size_t at = 0; at < text.size();) {
            const bool isAtBegin = m_text.size() == m_begin;
            const std::size_t space = isAtBegin ? anySpaceAt(text, at) : isBlank(text[at]) ? 1 : 0;
            if (space > 0) {
                if (!isAtBegin)
                    addSpace();
                at += space;
            } else {
                m_text += text[at++];
            }
        }
    }
    void addVerbatim(std::string_view text) { m_text += text; }
    void addSpace()
    {
        if (m_text.size() > m_begin && m_text.back() != ' ' && m_text.back() != '\n')
            m_text += ' ';
    }
    void endLine()
    {
        trimEnd();
        m_text += '\n';
        m_begin = m_text.size();
    }
    std::string take() &&
    {
        trimEnd();
        return std::move(m_text);
    }

  private:
    void trimEnd() { m_text.resize(withoutSpaceAtEnd(m_text).size()); }

    std::string m_text;
    std::size_t m_begin = 0; // the first byte of the present line
};

} // namespace

std::vector<TextBlock> textBlocks(const Document& document, const ReadableNodes& readable,
                                  const KeepMask* within)
{
    return BlockWriter(document, readable, within).write(rootOf(document));
}

std::vector<TextBlock> textBlocks(const Document& document, const KeepMask* within)
{
    return textBlocks(document, readableNodes(document), within);
}

std::vector<UnseenBlock> unseenBlocks(const Document& document, const ReadableNodes& readable,
                                      const KeepMask* within)
{
    const NodeId root = rootOf(document);
    std::vector<UnseenBlock> blocks;
    std::vector<NodeId> containers(document.size(), root); // indexed by node
    for (NodeId node{root.value + 1}; node < document.subtreeEnd(root);) {
        const bool isBlock = readable.flow[node.value] == Flow::Block;
        containers[node.value] = isBlock ? node : containers[document.parent(node).value];
        const Unseen reason = readable.unseen[node.value];
        if (reason == Unseen::NeverDisplayed || (within != nullptr && !(*within)[node.value])) {
            node = document.subtreeEnd(node);
            continue;
        }
        if (reason != Unseen::No && document.kind(node) == NodeKind::Text && hasInk(document.text(node))) {
            const NodeId container = containers[node.value];
            if (blocks.empty() || blocks.back().container != container || blocks.back().reason != reason)
                blocks.push_back({{}, container, reason});
            blocks.back().texts.push_back(node);
        }
        ++node.value;
    }
    return blocks;
}

std::string textOf(const Document& document, const TextBlock& block, LineBreaks lineBreaks)
{
    const bool isKept = lineBreaks == LineBreaks::Keep;
    LineWriter line;
    for (const BlockText& text : block.texts) {
        if (text.before == Gap::Line && isKept)
            line.endLine();
        else if (text.before != Gap::None)
            line.addSpace();
        if (text.isPreformatted && isKept)
            line.addVerbatim(document.text(text.node));
        else
            line.addFolded(document.text(text.node));
    }
    return std::move(line).take();
}

std::string textOf(const Document& document, const UnseenBlock& block)
{
    LineWriter line;
    for (const NodeId text : block.texts) {
        line.addSpace();
        line.addFolded(document.text(text));
    }
    return std::move(line).take();
}

namespace {

bool isCell(const Document& document, NodeId node)
{
    return document.name(node) == "td" || document.name(node) == "th";
}

} // namespace

std::string plainText(const Document& document, const KeepMask& kept)
{
    return plainText(document, textBlocks(document, readableNodes(document, NoscriptTexts::IfMost), &kept));
}

std::string plainText(const Document& document, std::span<const TextBlock> blocks)
{
    std::string out;
    NodeId cell = noNode; // the one that was written last
    for (const TextBlock& block : blocks) {
        const bool isInRow = cell != noNode && isCell(document, block.container) && block.container != cell &&
                             document.parent(block.container) == document.parent(cell);
        if (isInRow)
            out.back() = '\t';
        else
            out += out.empty() ? "" : "\n";
        cell = isCell(document, block.container) ? block.container : noNode;
        out += textOf(document, block, LineBreaks::Keep);
        out += '\n';
    }
    return out;
}

} // namespace tagseam
