// SPDX-License-Identifier: MIT
// Measures each block of text of a page.
#include "core/methods/content/blockfigures.h"

#include "core/base/ascii.h"
#include "core/base/oneof.h"
#include "core/methods/content/blockmodel.h"
#include "core/methods/content/pagetitle.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, figureCount> figureNames{"words",
                                                                "linkShare",
                                                                "element",
                                                                "headingBefore",
                                                                "digits",
                                                                "price",
                                                                "place",
                                                                "pathShare",
                                                                "pathSpread",
                                                                "pathWords",
                                                                "pathSentences",
                                                                "pathLinks",
                                                                "repeats",
                                                                "unseen",
                                                                "footer",
                                                                "navigation",
                                                                "aside",
                                                                "dialog",
                                                                "main",
                                                                "core",
                                                                "coreShare",
                                                                "siblings",
                                                                "parentWords",
                                                                "grandWords",
                                                                "grandDensity",
                                                                "grandLinks",
                                                                "after",
                                                                "fromTitle",
                                                                "fromHeading",
                                                                "record",
                                                                "images",
                                                                "classWords",
                                                                "classWordsAgainstPage",
                                                                "classWordsBefore",
                                                                "classWordsAfter",
                                                                "pageWords",
                                                                "pageLinks",
                                                                "pageControls",
                                                                "pageSentences",
                                                                "pathProbability",
                                                                "pathBest"};

constexpr double wordsOfSentence = 8;
constexpr std::size_t pathLength = 6;

double logOf(double count)
{
    return std::log1p(count);
}

double signedLog(double distance)
{
    return distance < 0 ? -std::log1p(-distance) : std::log1p(distance);
}

// --- words of classes -------------------------------------------------------------------------------------

template <class Call>
void forEachClassWord(std::string_view value, std::string& word, Call call)
{
    const auto end = [&] {
        if (word.size() >= 2)
            call(word);
        word.clear();
    };
    bool wasSmall = false;
    for (const char c : value) {
        const bool isCapital = isAlpha(c) && c != lowerCase(c);
        if (!isAlpha(c) || (isCapital && wasSmall))
            end();
        if (isAlpha(c))
            word += lowerCase(c);
        wasSmall = isAlpha(c) && !isCapital;
    }
    end();
}

template <class Call>
void forEachClassWordOf(const Document& page, NodeId element, Call call)
{
    std::string word;
    for (std::uint32_t i = 0; i < page.attributeCount(element); ++i) {
        const AttributeView attribute = page.attribute(element, i);
        if (isOneOf(attribute.name, classWordAttributes))
            forEachClassWord(attribute.value, word, call);
    }
}

// --- the elements around a block --------------------------------------------------------------------------

struct Surroundings {
    bool isFooter = false;
    bool isNavigation = false;
    bool isAside = false;
    bool isDialog = false;
    bool isMain = false;
    float wordPoints = 0; // sum over the class words of the element and its ancestors, each once
};

class Page {
  public:
    Page(const Document& page, const PageTexts& texts, const SeparatedPage& lists, const BlockModel& model,
         const KeepMask* within)
        : m_page(page), m_texts(texts), m_lists(lists), m_within(within)
    {
        findSurroundings(model);
        countElements();
        measureBlocks();
    }
    FiguredBlocks figures();

  private:
    using Sums = std::vector<float>; // sums over all nodes before a node, one entry more than nodes

    double in(const Sums& sums, NodeId node) const
    {
        return sums[m_page.subtreeEnd(node).value] - sums[node.value];
    }
    NodeId container(std::size_t block) const { return m_texts.blocks[block].block.container; }
    NodeId parentOf(NodeId node) const
    {
        const NodeId parent = m_page.parent(node);
        return parent == noNode || parent == NodeId{0} ? node : parent;
    }

    bool isThere(NodeId node) const
    {
        return m_page.isElement(node) && (m_within == nullptr || (*m_within)[node.value]);
    }
    void findSurroundings(const BlockModel& model);
    void take(Surroundings& around, NodeId node) const;
    void countElements();
    void measureBlocks();
    void addOwn(BlockFigures& row, std::size_t block) const;
    void addSurroundings(BlockFigures& row, std::size_t block) const;
    void addNeighbours(std::vector<BlockFigures>& rows) const;
    std::vector<std::uint32_t> labels(int mostClasses) const;
    std::vector<std::uint32_t> addPaths(std::vector<BlockFigures>& rows) const;
    void addRepeats(std::vector<BlockFigures>& rows) const;
    void addSiblings(std::vector<BlockFigures>& rows) const;
    void addCore(std::vector<BlockFigures>& rows) const;
    void addHeadings(std::vector<BlockFigures>& rows) const;
    void addRecords(std::vector<BlockFigures>& rows) const;
    void addClassWords(std::vector<BlockFigures>& rows) const;
    void addPage(std::vector<BlockFigures>& rows) const;

    const Document& m_page;
    const PageTexts& m_texts;
    const SeparatedPage& m_lists;
    const KeepMask* m_within;
    std::vector<Surroundings> m_around;
    Sums m_images;
    Sums m_controls;
    Sums m_sentences; // words of sentences
    bool m_hasMain = false;
    std::vector<std::string> m_text; // texts of the blocks
    std::vector<bool> m_isSentence;  // indexed by block
};

float& at(BlockFigures& row, BlockFigure figure)
{
    return row[static_cast<std::size_t>(figure)];
}

void set(BlockFigures& row, BlockFigure figure, double value)
{
    at(row, figure) = static_cast<float>(value);
}

void Page::take(Surroundings& around, NodeId node) const
{
    const std::string_view name = m_page.name(node);
    const std::string_view role = m_page.attribute(node, "role");
    around.isFooter = around.isFooter || name == "footer" || role == "contentinfo";
    around.isNavigation = around.isNavigation || name == "nav" || role == "navigation";
    around.isAside = around.isAside || name == "aside" || role == "complementary";
    around.isDialog = around.isDialog || name == "dialog" || role == "dialog" || role == "alertdialog";
    around.isMain = around.isMain || name == "main" || role == "main";
}

void Page::findSurroundings(const BlockModel& model)
{
    m_around.resize(m_page.size());
    std::unordered_map<std::string, std::uint32_t> open; // words of the open elements
    struct Open {
        NodeId node;
        std::vector<std::string> words;
    };
    std::vector<Open> stack;
    for (NodeId node{1}; node.value < m_page.size(); ++node.value) {
        while (!stack.empty() && m_page.subtreeEnd(stack.back().node) <= node) {
            for (const std::string& word : stack.back().words)
                open.erase(word);
            stack.pop_back();
        }
        Surroundings& around = m_around[node.value];
        if (const NodeId parent = m_page.parent(node); parent != noNode)
            around = m_around[parent.value];
        if (!isThere(node) || isOneOf(m_page.name(node), {"html", "body"}))
            continue;
        take(around, node);
        m_hasMain = m_hasMain || around.isMain;
        Open entry{node, {}};
        forEachClassWordOf(m_page, node, [&](const std::string& word) {
            if (!open.emplace(word, 0).second)
                return;
            entry.words.push_back(word);
            around.wordPoints += static_cast<float>(model.pointsOf(word));
        });
        if (!entry.words.empty())
            stack.push_back(std::move(entry));
    }
}

void sumUp(std::vector<float>& figures)
{
    double sum = 0;
    for (float& figure : figures) {
        const double own = figure;
        figure = static_cast<float>(sum);
        sum += own;
    }
}

void Page::countElements()
{
    for (Sums* each : {&m_images, &m_controls, &m_sentences})
        each->assign(m_page.size() + 1, 0);
    for (NodeId node{1}; node.value < m_page.size(); ++node.value) {
        if (!isThere(node))
            continue;
        const std::string_view name = m_page.name(node);
        m_images[node.value] = isOneOf(name, {"img", "picture", "video"}) ? 1 : 0;
        m_controls[node.value] = isOneOf(name, {"input", "button", "select", "textarea"}) ? 1 : 0;
    }
    for (Sums* each : {&m_images, &m_controls})
        sumUp(*each);
}

bool endsSentence(std::string_view text)
{
    constexpr std::array<std::string_view, 9> ends{".", "!", "?", ":", "…", "。", "！", "？", "।"};
    while (!text.empty() && (isOneOf(text.substr(text.size() - 1), {"\"", "'", ")", "]"})))
        text.remove_suffix(1);
    for (const std::string_view quote : {"”", "’", "»"}) {
        if (text.ends_with(quote))
            text.remove_suffix(quote.size());
    }
    return std::ranges::any_of(ends, [&](std::string_view end) { return text.ends_with(end); });
}

void Page::measureBlocks()
{
    m_text.reserve(m_texts.blocks.size());
    for (const MeasuredBlock& block : m_texts.blocks) {
        m_text.push_back(textOf(m_page, block.block));
        const bool isSentence = block.freeWords() >= wordsOfSentence && endsSentence(m_text.back());
        m_isSentence.push_back(isSentence);
        if (isSentence)
            m_sentences[block.block.first().value] = static_cast<float>(block.words);
    }
    sumUp(m_sentences);
}

// The meaning of an element for its text, as a number: neighbours in the order are alike.
double elementNumber(std::string_view name)
{
    if (name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6')
        return 10 + (name[1] - '0');
    if (name == "p")
        return 9;
    if (isOneOf(name, {"blockquote", "pre", "figcaption", "caption"}))
        return 8;
    if (isOneOf(name, {"dd", "dt"}))
        return 7;
    if (isOneOf(name, {"td", "th"}))
        return 6;
    if (name == "li")
        return 5;
    if (isOneOf(name, {"article", "section", "main"}))
        return 4;
    if (name == "div")
        return 3;
    if (isOneOf(name, {"label", "legend", "fieldset", "summary", "address"}))
        return 2;
    return isOneOf(name, {"button", "form"}) ? 1 : 0;
}

void Page::addOwn(BlockFigures& row, std::size_t block) const
{
    set(row, BlockFigure::Words, logOf(m_texts.blocks[block].words));
    double digits = 0;
    double letters = 0;
    for (const char c : m_text[block]) {
        digits += isDigit(c) ? 1 : 0;
        letters += c != ' ' ? 1 : 0;
    }
    set(row, BlockFigure::LinkShare, m_texts.blocks[block].linkShare());
    set(row, BlockFigure::Digits, shareOf(digits, letters));
    set(row, BlockFigure::Price, digits > 0 && hasCurrency(m_text[block]) ? 1 : 0);
    set(row, BlockFigure::Element, elementNumber(m_page.name(container(block))));
}

void Page::addSurroundings(BlockFigures& row, std::size_t block) const
{
    const NodeId own = container(block);
    const Surroundings& around = m_around[own.value];
    const NodeId parent = parentOf(own);
    const NodeId grand = parentOf(parent);
    set(row, BlockFigure::Footer, around.isFooter ? 1 : 0);
    set(row, BlockFigure::Navigation, around.isNavigation ? 1 : 0);
    set(row, BlockFigure::Aside, around.isAside ? 1 : 0);
    set(row, BlockFigure::Dialog, around.isDialog ? 1 : 0);
    set(row, BlockFigure::Main, !m_hasMain ? 1 : around.isMain ? 2 : 0);
    set(row, BlockFigure::ParentWords, logOf(m_texts.wordsOf(m_page, parent)));
    set(row, BlockFigure::GrandWords, logOf(m_texts.wordsOf(m_page, grand)));
    set(row, BlockFigure::GrandLinks,
        shareOf(m_texts.linkedWordsOf(m_page, grand), m_texts.wordsOf(m_page, grand)));
    set(row, BlockFigure::GrandDensity,
        logOf(shareOf(m_texts.wordsOf(m_page, grand), m_texts.elementsOf(m_page, grand) + 1)));
    set(row, BlockFigure::Images, logOf(in(m_images, grand)));
}

void Page::addNeighbours(std::vector<BlockFigures>& rows) const
{
    double before = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        double after = 0;
        for (std::size_t next = i + 1; next < std::min(i + 4, rows.size()); ++next)
            after += m_texts.blocks[next].words;
        set(rows[i], BlockFigure::After, logOf(after));
        set(rows[i], BlockFigure::Place, shareOf(before, m_texts.allWords()));
        before += m_texts.blocks[i].words;
    }
}

// Returns a number for each element: equal ones have the same tag and the same first classes.
std::vector<std::uint32_t> Page::labels(int mostClasses) const
{
    std::vector<std::uint32_t> labels(m_page.size(), 0);
    std::unordered_map<std::string, std::uint32_t> numbers;
    for (NodeId node{1}; node.value < m_page.size(); ++node.value) {
        if (!m_page.isElement(node))
            continue;
        std::string label(m_page.name(node));
        int classes = 0;
        bool wasSpace = true;
        for (const char c : m_page.attribute(node, "class")) {
            if (!isSpace(c) && wasSpace && ++classes > mostClasses)
                break;
            if (!isSpace(c))
                label += wasSpace ? std::string{'.', c} : std::string{c};
            wasSpace = isSpace(c);
        }
        labels[node.value] =
            numbers.try_emplace(std::move(label), static_cast<std::uint32_t>(numbers.size() + 1))
                .first->second;
    }
    return labels;
}

// The path of the last tags, the first class of each. Returns the number of the path of each block.
std::vector<std::uint32_t> Page::addPaths(std::vector<BlockFigures>& rows) const
{
    struct Path {
        double words = 0;
        double linked = 0;
        double sentences = 0;
        std::size_t blocks = 0;
        std::size_t first = 0;
        std::size_t last = 0;
    };
    const std::vector<std::uint32_t> label = labels(1);
    std::map<std::array<std::uint32_t, pathLength>, std::uint32_t> numbers;
    std::vector<Path> paths;
    std::vector<std::uint32_t> of(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::array<std::uint32_t, pathLength> key{};
        NodeId node = container(i);
        for (std::size_t level = 0; level < key.size() && node != noNode && node.value != 0;
             ++level, node = m_page.parent(node))
            key.at(level) = label[node.value];
        of[i] = numbers.try_emplace(key, static_cast<std::uint32_t>(paths.size())).first->second;
        if (of[i] == paths.size())
            paths.emplace_back().first = i;
        Path& path = paths[of[i]];
        path.last = i;
        path.words += m_texts.blocks[i].words;
        path.linked += m_texts.blocks[i].linkedWords;
        path.sentences += m_isSentence[i] ? m_texts.blocks[i].words : 0;
        ++path.blocks;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Path& path = paths[of[i]];
        set(rows[i], BlockFigure::PathShare, shareOf(path.words, m_texts.allWords()));
        set(rows[i], BlockFigure::PathSpread,
            static_cast<double>(path.last - path.first) / static_cast<double>(rows.size()));
        set(rows[i], BlockFigure::PathWords, logOf(path.words / static_cast<double>(path.blocks)));
        set(rows[i], BlockFigure::PathLinks, shareOf(path.linked, path.words));
        set(rows[i], BlockFigure::PathSentences, shareOf(path.sentences, path.words));
    }
    return of;
}

void Page::addRepeats(std::vector<BlockFigures>& rows) const
{
    std::unordered_map<std::string_view, std::uint32_t> counts;
    for (const std::string& text : m_text)
        ++counts[text];
    for (std::size_t i = 0; i < rows.size(); ++i)
        set(rows[i], BlockFigure::Repeats, logOf(counts[m_text[i]] - 1.0));
}

// Elements of one parent with the same tag and the same first two classes.
void Page::addSiblings(std::vector<BlockFigures>& rows) const
{
    const std::vector<std::uint32_t> label = labels(2);
    std::map<std::pair<NodeId, std::uint32_t>, std::uint32_t> counts;
    const auto keyOf = [&](NodeId node) { return std::pair{m_page.parent(node), label[node.value]}; };
    for (NodeId node{1}; node.value < m_page.size(); ++node.value) {
        if (!m_page.isElement(node) || m_texts.isAbsent[node.value] || m_texts.wordsOf(m_page, node) <= 0)
            continue;
        ++counts[keyOf(node)];
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::uint32_t most = 0; // the element or one of the three around it has
        NodeId node = container(i);
        for (int level = 0; level < 4 && node != noNode && node.value != 0;
             ++level, node = m_page.parent(node)) {
            if (const auto found = counts.find(keyOf(node)); found != counts.end())
                most = std::max(most, found->second);
        }
        set(rows[i], BlockFigure::Siblings, logOf(most));
    }
}

// The smallest element with half of the words of sentences, or of the words outside links.
void Page::addCore(std::vector<BlockFigures>& rows) const
{
    const double all = m_sentences.back();
    NodeId core = m_page.body();
    const auto weight = [&](NodeId node) {
        return all > 0 ? in(m_sentences, node) : m_texts.freeWordsOf(m_page, node);
    };
    const double half = (all > 0 ? all : m_texts.allFreeWords()) / 2;
    for (bool isDeeper = core != noNode && half > 0; isDeeper;) {
        isDeeper = false;
        for (NodeId child = m_page.firstChild(core); child != noNode; child = m_page.nextSibling(child)) {
            if (m_texts.readable.flow[child.value] == Flow::Block && weight(child) >= half) {
                core = child;
                isDeeper = true;
                break;
            }
        }
    }
    if (core == noNode)
        return;
    std::size_t first = rows.size();
    std::size_t last = 0;
    const auto isIn = [&](std::size_t i) {
        const NodeId node = m_texts.blocks[i].block.first();
        return core <= node && node < m_page.subtreeEnd(core);
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!isIn(i))
            continue;
        first = std::min(first, i);
        last = i;
    }
    if (first > last)
        return;
    std::vector<NodeId> around; // the core and the elements around it
    for (NodeId node = core; node != noNode; node = m_page.parent(node))
        around.push_back(node);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double distance = i < first  ? -static_cast<double>(first - i)
                                : i > last ? static_cast<double>(i - last)
                                           : 0;
        set(rows[i], BlockFigure::Core, signedLog(distance));
        // The core's share of the words in the smallest element with both.
        const NodeId block = m_texts.blocks[i].block.first();
        const auto both = std::ranges::partition_point(
            around, [&](NodeId node) { return block < node || block >= m_page.subtreeEnd(node); });
        set(rows[i], BlockFigure::CoreShare,
            both == around.end() ? 0
                                 : shareOf(m_texts.wordsOf(m_page, core), m_texts.wordsOf(m_page, *both)));
    }
}

void Page::addHeadings(std::vector<BlockFigures>& rows) const
{
    std::ptrdiff_t title = -1;
    double most = 0; // the first of those that repeat most of the title
    for (const TitleBlock& each : titleBlocks(m_page, m_texts)) {
        if (title >= 0 && each.share <= most + 0.1)
            continue;
        title = each.block;
        most = each.share;
    }
    std::ptrdiff_t heading = -1;
    for (std::size_t i = 0; i < rows.size() && heading < 0; ++i) {
        if (at(rows[i], BlockFigure::Element) == 11)
            heading = static_cast<std::ptrdiff_t>(i);
    }
    std::size_t since = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        since = at(rows[i], BlockFigure::Element) > 10 ? 0 : since + 1;
        set(rows[i], BlockFigure::HeadingBefore, logOf(static_cast<double>(since)));
        const auto here = static_cast<std::ptrdiff_t>(i);
        constexpr double unknown = -9;
        set(rows[i], BlockFigure::FromTitle,
            title < 0 ? unknown : signedLog(static_cast<double>(here - title)));
        set(rows[i], BlockFigure::FromHeading,
            heading < 0 ? unknown : signedLog(static_cast<double>(here - heading)));
    }
}

void Page::addRecords(std::vector<BlockFigures>& rows) const
{
    std::vector<bool> isIn(m_page.size(), false);
    for (const RecordRegion* list : shownLists(m_lists)) {
        for (const Region record : list->records) {
            for (std::uint32_t at = record.begin.value; at < record.end.value; ++at)
                isIn[m_lists.sequence.nodes[at].value] = true;
        }
    }
    const double odds = listOdds(m_lists);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const NodeId node = m_texts.blocks[i].block.first();
        const bool isRecord = isIn[node.value] || isIn[m_page.parent(node).value];
        set(rows[i], BlockFigure::Record, isRecord ? odds : notInRecord);
    }
}

void Page::addClassWords(std::vector<BlockFigures>& rows) const
{
    const auto points = [&](std::size_t i) { return m_around[container(i).value].wordPoints; };
    double mean = 0;
    double words = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        mean += points(i) * m_texts.blocks[i].words;
        words += m_texts.blocks[i].words;
    }
    mean = shareOf(mean, words);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double own = points(i);
        set(rows[i], BlockFigure::ClassWords, own);
        set(rows[i], BlockFigure::ClassWordsAgainstPage, own - mean);
        set(rows[i], BlockFigure::ClassWordsBefore, i >= 2 ? points(i - 2) : own);
        set(rows[i], BlockFigure::ClassWordsAfter, i + 2 < rows.size() ? points(i + 2) : own);
    }
}

void Page::addPage(std::vector<BlockFigures>& rows) const
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        set(rows[i], BlockFigure::Unseen, m_texts.blocks[i].unseen == Unseen::No ? 0 : 1);
        set(rows[i], BlockFigure::PageWords, logOf(m_texts.allWords()));
        set(rows[i], BlockFigure::PageLinks, shareOf(m_texts.allLinkedWords(), m_texts.allWords()));
        set(rows[i], BlockFigure::PageControls, shareOf(m_controls.back(), static_cast<double>(rows.size())));
        set(rows[i], BlockFigure::PageSentences, shareOf(m_sentences.back(), m_texts.allWords()));
    }
}

FiguredBlocks Page::figures()
{
    FiguredBlocks found;
    std::vector<BlockFigures>& rows = found.figures;
    rows.resize(m_texts.blocks.size(), BlockFigures{});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        addOwn(rows[i], i);
        addSurroundings(rows[i], i);
    }
    addNeighbours(rows);
    found.paths = addPaths(rows);
    addRepeats(rows);
    addSiblings(rows);
    addCore(rows);
    addHeadings(rows);
    addRecords(rows);
    addClassWords(rows);
    addPage(rows);
    return found;
}

} // namespace

std::string_view name(BlockFigure figure)
{
    return figureNames.at(static_cast<std::size_t>(figure));
}

bool hasCurrency(std::string_view text)
{
    constexpr std::array<std::string_view, 14> signs{"$", "€", "£", "¥", "₹",  "₽", "₩",
                                                     "₺", "₫", "฿", "₴", "zł", "円",  "元"};
    constexpr std::array<std::string_view, 9> codes{"EUR", "USD", "GBP", "CHF", "BRL",
                                                    "PLN", "CZK", "Kč",  "kr"};
    const auto isThere = [&](std::string_view sign) { return text.find(sign) != std::string_view::npos; };
    // A code is a word of its own, apart from digits.
    const auto isWordThere = [&](std::string_view code) {
        const auto isLetter = [&](std::size_t at) { return at < text.size() && isAlpha(text[at]); };
        for (std::size_t at = text.find(code); at != std::string_view::npos; at = text.find(code, at + 1)) {
            if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + code.size()))
                return true;
        }
        return false;
    };
    return std::ranges::any_of(signs, isThere) || std::ranges::any_of(codes, isWordThere);
}

std::vector<std::string> classWordsIn(std::string_view value)
{
    std::vector<std::string> words;
    std::string word;
    forEachClassWord(value, word, [&](const std::string& each) { words.push_back(each); });
    return words;
}

std::vector<std::string> classWordsOf(const Document& page, NodeId element)
{
    std::vector<std::string> words;
    for (NodeId node = element; node != noNode && node.value != 0; node = page.parent(node)) {
        if (page.isElement(node) && !isOneOf(page.name(node), {"html", "body"}))
            forEachClassWordOf(page, node, [&](const std::string& word) { words.push_back(word); });
    }
    std::ranges::sort(words);
    const auto end = std::ranges::unique(words);
    words.erase(end.begin(), end.end());
    return words;
}

std::vector<const RecordRegion*> shownLists(const SeparatedPage& lists)
{
    std::vector<const RecordRegion*> shown;
    shown.reserve(lists.regions.size() + 1);
    for (const std::uint32_t index : lists.regions)
        shown.push_back(&lists.candidates[index]);
    if (shown.empty() && !lists.candidates.empty())
        shown.push_back(&lists.candidates.front());
    return shown;
}

double listOdds(const SeparatedPage& lists)
{
    constexpr double least = 1e-3;
    const double inside = std::clamp(lists.confidence, least, 1 - least);
    return std::log(inside / (1 - inside));
}

FiguredBlocks blockFigures(const Document& page, const PageTexts& texts, const SeparatedPage& lists,
                           const BlockModel& model, const KeepMask* within)
{
    return Page(page, texts, lists, model, within).figures();
}

} // namespace tagseam
