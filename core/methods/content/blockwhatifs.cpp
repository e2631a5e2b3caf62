// SPDX-License-Identifier: MIT
// Finds changes of one element that would keep a block of text, or prune it.
#include "core/methods/content/blockwhatifs.h"

#include "core/base/oneof.h"
#include "core/page/editedpage.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <sstream>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t mostAround = 24;         // elements around the block
constexpr std::size_t mostWords = 1;           // classes that are added
constexpr std::uint64_t mostNodes = 3'000'000; // summed over all runs

class BlockWhatIfSearch {
  public:
    BlockWhatIfSearch(const Document& page, const MainContent& content, std::uint32_t block,
                      const SeparatorOptions& options, const std::stop_token& stop, const BlockModel& model)
        : m_page(content.pageRead(page)), m_content(content), m_block(block), m_options(options),
          m_stop(stop), m_model(model), m_isToKeep(!content.scored.blocks[block].isKept)
    {
        // The page that was read has the other classes already.
        std::erase_if(m_options.path.edits,
                      [](const TagPathEdit& edit) { return edit.kind == TagPathEdit::Kind::OtherClass; });
    }

    BlockWhatIfs run()
    {
        if (m_content.kind != ContentKind::Text)
            return {}; // the answer does not depend on the block
        const std::vector<std::string_view> words = strongestWords();
        NodeId element = m_content.texts.blocks[m_block].block.container;
        for (std::size_t i = 0; i <= mostAround && isToTry(element); ++i, element = m_page.parent(element)) {
            tryWithoutWords(element);
            tryTags(element);
            for (const std::string_view word : words)
                tryWord(element, word);
        }
        m_found.isStopped = m_found.isStopped || isToTry(element);
        std::ranges::stable_sort(m_found.whatIfs, {}, &BlockWhatIf::otherWords);
        return std::move(m_found);
    }

  private:
    bool isToTry(NodeId element) const
    {
        return element != noNode && element.value != 0 && element != m_page.body();
    }

    // True if a parser of HTML keeps another tag where this element stands: not in tables, nor in a
    // paragraph.
    bool canHaveOtherTag(NodeId element) const
    {
        if (isOneOf(m_page.name(element), {"table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th"}))
            return false;
        for (NodeId around = m_page.parent(element); isToTry(around); around = m_page.parent(around)) {
            if (m_page.name(around) == "p")
                return false;
        }
        return true;
    }

    // Points in the direction that is wanted.
    double forIt(double points) const { return m_isToKeep ? points : -points; }

    // Returns the class words that speak most for what is wanted.
    std::vector<std::string_view> strongestWords() const
    {
        std::vector<ClassWord> words(m_content.model->words.begin(), m_content.model->words.end());
        const std::size_t count = std::min(mostWords, words.size());
        std::ranges::partial_sort(words, words.begin() + static_cast<std::ptrdiff_t>(count),
                                  std::ranges::greater{},
                                  [&](const ClassWord& word) { return forIt(word.points); });
        std::vector<std::string_view> strongest;
        strongest.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            strongest.push_back(words[i].word);
        return strongest;
    }

    // True if the words of a value speak against what is wanted.
    bool isAgainst(std::string_view value) const
    {
        double points = 0;
        for (const std::string& word : classWordsIn(value))
            points += m_content.model->pointsOf(word);
        return forIt(points) < 0;
    }

    void tryWithoutWords(NodeId element)
    {
        BlockWhatIf whatIf{element, {}, {}, {}};
        std::string rest;
        std::istringstream classes{std::string(m_page.attribute(element, "class"))};
        for (std::string each; classes >> each;) {
            if (isAgainst(each))
                whatIf.removed.push_back(each);
            else
                rest += (rest.empty() ? "" : " ") + each;
        }
        if (whatIf.removed.empty())
            return;
        EditedElement edited = elementOf(m_page, element);
        setClass(edited, rest);
        tryChange(edited, std::move(whatIf));
    }

    void tryTags(NodeId element)
    {
        const auto tryTag = [&](std::string_view tag) {
            EditedElement edited = elementOf(m_page, element);
            if (edited.name == tag)
                return;
            edited.name = tag;
            tryChange(edited, {element, std::string(tag), {}, {}});
        };
        if (!canHaveOtherTag(element))
            return;
        if (!m_isToKeep) {
            for (const std::string_view tag : {"aside", "nav", "footer"})
                tryTag(tag);
            return;
        }
        if (isOneOf(m_page.name(element), {"aside", "nav", "footer", "dialog", "header"}))
            tryTag("div");
        tryTag("main");
    }

    void tryWord(NodeId element, std::string_view word)
    {
        EditedElement edited = elementOf(m_page, element);
        std::string classes(m_page.attribute(element, "class"));
        setClass(edited, classes + (classes.empty() ? "" : " ") + std::string(word));
        tryChange(edited, {element, {}, {}, std::string(word)});
    }

    void tryChange(const EditedElement& edited, BlockWhatIf whatIf)
    {
        const bool isTooMuch = (m_found.tried + std::uint64_t{1}) * m_page.size() > mostNodes;
        m_found.isStopped = m_found.isStopped || isTooMuch || m_stop.stop_requested();
        if (m_found.isStopped)
            return;
        ++m_found.tried;
        const Document page = withElements(m_page, std::array{edited});
        const MainContent content = findContent(page, m_options, nullptr, m_stop, m_model);
        if (content.isStopped || content.kind != ContentKind::Text)
            return; // another answer keeps other nodes
        // The same texts may be other blocks now.
        std::vector<bool> isKept(m_page.size(), false);
        for (std::size_t i = 0; i < content.texts.blocks.size(); ++i) {
            for (const BlockText& text : content.texts.blocks[i].block.texts) {
                isKept[text.node.value] = content.scored.blocks[i].isKept;
                if (text.node == m_content.texts.blocks[m_block].block.first())
                    whatIf.probability = content.scored.blocks[i].probability;
            }
        }
        const auto isFlipped = [&](std::size_t block) {
            return isKept[m_content.texts.blocks[block].block.first().value] !=
                   m_content.scored.blocks[block].isKept;
        };
        if (!isFlipped(m_block))
            return;
        for (std::size_t i = 0; i < m_content.texts.blocks.size(); ++i)
            whatIf.otherWords += i != m_block && isFlipped(i) ? m_content.texts.blocks[i].words : 0;
        m_found.whatIfs.push_back(std::move(whatIf));
    }

    const Document& m_page;
    const MainContent& m_content;
    std::uint32_t m_block;
    SeparatorOptions m_options;
    const std::stop_token& m_stop;
    const BlockModel& m_model;
    bool m_isToKeep;
    BlockWhatIfs m_found;
};

} // namespace

BlockWhatIfs findBlockWhatIfs(const Document& page, const MainContent& content, std::uint32_t block,
                              const SeparatorOptions& options, const std::stop_token& stop,
                              const BlockModel& model)
{
    return BlockWhatIfSearch(page, content, block, options, stop, model).run();
}

} // namespace tagseam
