// SPDX-License-Identifier: MIT
// Scored blocks and lists of a page -> the kind of the page, and whether its content is a list of records.
#include "core/methods/content/pagekinds.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, kindFigureCount> kindFigureNames{
    "words",     "links",       "blocks",    "unseen",       "sentences",      "controls",  "expectedF1",
    "keptWords", "keptShare",   "keptLinks", "keptHeadings", "listOdds",       "listShare", "listExpectedF1",
    "records",   "recordWords", "images",    "times",        "code",           "prices",    "isArticle",
    "isProduct", "isForum",     "isList",    "isService",    "isDocumentation"};

double& at(KindFigures& figures, KindFigure figure)
{
    return figures.at(static_cast<std::size_t>(figure));
}

// --- types that a page declares ---------------------------------------------------------------------------

struct DeclaredType {
    std::string_view name;
    KindFigure figure;
};
constexpr std::array<DeclaredType, 24> declaredTypes{{
    {"Article", KindFigure::IsArticle},
    {"NewsArticle", KindFigure::IsArticle},
    {"BlogPosting", KindFigure::IsArticle},
    {"article", KindFigure::IsArticle},
    {"Product", KindFigure::IsProduct},
    {"ProductGroup", KindFigure::IsProduct},
    {"product", KindFigure::IsProduct},
    {"product.item", KindFigure::IsProduct},
    {"DiscussionForumPosting", KindFigure::IsForum},
    {"QAPage", KindFigure::IsForum},
    {"Question", KindFigure::IsForum},
    {"ItemList", KindFigure::IsList},
    {"CollectionPage", KindFigure::IsList},
    {"SearchResultsPage", KindFigure::IsList},
    {"OfferCatalog", KindFigure::IsList},
    {"Blog", KindFigure::IsList},
    {"Service", KindFigure::IsService},
    {"LocalBusiness", KindFigure::IsService},
    {"ProfessionalService", KindFigure::IsService},
    {"FAQPage", KindFigure::IsService},
    {"TechArticle", KindFigure::IsDocumentation},
    {"APIReference", KindFigure::IsDocumentation},
    {"SoftwareSourceCode", KindFigure::IsDocumentation},
    {"HowTo", KindFigure::IsDocumentation},
}};

void takeType(KindFigures& figures, std::string_view type)
{
    const std::size_t slash = type.rfind('/');
    const std::string_view name = slash == std::string_view::npos ? type : type.substr(slash + 1);
    for (const DeclaredType& each : declaredTypes) {
        if (each.name == name)
            at(figures, each.figure) = 1;
    }
}

// Takes types with spaces between them.
void takeTypes(KindFigures& figures, std::string_view types)
{
    for (types = trimmed(types); !types.empty(); types = trimmed(types)) {
        std::size_t end = 0;
        while (end < types.size() && !isSpace(types[end]))
            ++end;
        takeType(figures, types.substr(0, end));
        types.remove_prefix(end);
    }
}

// Takes the values of "@type" in JSON-LD, one or an array of them, whatever else is in it.
void takeJson(KindFigures& figures, std::string_view json)
{
    constexpr std::string_view key = "\"@type\"";
    constexpr std::string_view spaces = " \t\r\n";
    const auto skip = [&](std::string_view characters) {
        json.remove_prefix(std::min(json.find_first_not_of(characters), json.size()));
    };
    for (std::size_t found = json.find(key); found != std::string_view::npos; found = json.find(key)) {
        json.remove_prefix(found + key.size());
        skip(": \t\r\n");
        const bool isArray = json.starts_with('[');
        do {
            skip(isArray ? "[, \t\r\n" : spaces);
            if (!json.starts_with('"'))
                break;
            json.remove_prefix(1);
            takeType(figures, json.substr(0, json.find('"')));
            json.remove_prefix(std::min(json.find('"'), json.size()));
            json.remove_prefix(std::min<std::size_t>(1, json.size()));
        } while (isArray);
    }
}

void takeDeclared(KindFigures& figures, const Document& page, const KeepMask* within)
{
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (!page.isElement(node) || (within != nullptr && !(*within)[node.value]))
            continue;
        const std::string_view name = page.name(node);
        if (name == "meta" && page.attribute(node, "property") == "og:type")
            takeType(figures, page.attribute(node, "content"));
        else if (name == "script" && page.attribute(node, "type") == "application/ld+json" &&
                 page.firstChild(node) != noNode)
            takeJson(figures, page.text(page.firstChild(node)));
        takeTypes(figures, page.attribute(node, "itemtype"));
    }
}

// --- counts -----------------------------------------------------------------------------------------------

void takeElements(KindFigures& figures, const Document& page, const PageTexts& texts, const KeepMask* within)
{
    double code = 0;
    NodeId codeEnd{0}; // end of the last element with code
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (!page.isElement(node) || (within != nullptr && !(*within)[node.value]))
            continue;
        const std::string_view name = page.name(node);
        at(figures, KindFigure::Images) += name == "img" ? 1 : 0;
        at(figures, KindFigure::Times) += name == "time" ? 1 : 0;
        if (node >= codeEnd && (name == "pre" || name == "code")) {
            code += texts.wordsOf(page, node);
            codeEnd = page.subtreeEnd(node);
        }
    }
    at(figures, KindFigure::Images) = std::log1p(at(figures, KindFigure::Images));
    at(figures, KindFigure::Times) = std::log1p(at(figures, KindFigure::Times));
    at(figures, KindFigure::Code) = shareOf(code, texts.allWords());
}

void takeBlocks(KindFigures& figures, const PageTexts& texts, const ScoredBlocks& scored)
{
    double unseen = 0;
    double keptWords = 0;
    double keptLinked = 0;
    double headings = 0;
    double kept = 0;
    double prices = 0;
    for (std::size_t i = 0; i < texts.blocks.size(); ++i) {
        const MeasuredBlock& block = texts.blocks[i];
        unseen += block.unseen == Unseen::No ? 0 : block.words;
        prices += valueOf(scored.blocks[i].figures, BlockFigure::Price);
        if (!scored.blocks[i].isKept)
            continue;
        ++kept;
        keptWords += block.words;
        keptLinked += block.linkedWords;
        headings += valueOf(scored.blocks[i].figures, BlockFigure::Element) > 10 ? 1 : 0;
    }
    const double words = texts.allWords();
    at(figures, KindFigure::Words) = std::log1p(words);
    at(figures, KindFigure::Links) = shareOf(texts.allLinkedWords(), words);
    at(figures, KindFigure::Blocks) = std::log1p(static_cast<double>(texts.blocks.size()));
    at(figures, KindFigure::Unseen) = shareOf(unseen, words);
    if (!scored.blocks.empty()) {
        const BlockFigures& any = scored.blocks.front().figures;
        at(figures, KindFigure::Sentences) = valueOf(any, BlockFigure::PageSentences);
        at(figures, KindFigure::Controls) = valueOf(any, BlockFigure::PageControls);
    }
    at(figures, KindFigure::ExpectedF1) = scored.expectedF1;
    at(figures, KindFigure::KeptWords) = std::log1p(keptWords);
    at(figures, KindFigure::KeptShare) = shareOf(keptWords, words);
    at(figures, KindFigure::KeptLinks) = shareOf(keptLinked, keptWords);
    at(figures, KindFigure::KeptHeadings) = shareOf(headings, kept);
    at(figures, KindFigure::Prices) = std::log1p(prices);
}

void takeLists(KindFigures& figures, const PageTexts& texts, const SeparatedPage& lists,
               const ScoredBlocks& scored)
{
    std::vector<bool> isIn(texts.blocks.size(), false);
    double words = 0;
    for (std::size_t i = 0; i < texts.blocks.size(); ++i) {
        isIn[i] = valueOf(scored.blocks[i].figures, BlockFigure::Record) > notInRecord;
        words += isIn[i] ? texts.blocks[i].words : 0;
    }
    double records = 0;
    for (const RecordRegion* list : shownLists(lists))
        records += static_cast<double>(list->records.size());
    at(figures, KindFigure::ListOdds) = listOdds(lists);
    at(figures, KindFigure::ListShare) = shareOf(words, texts.allWords());
    at(figures, KindFigure::ListExpectedF1) = shareOf(expectedF1Of(scored, texts, isIn), scored.expectedF1);
    at(figures, KindFigure::Records) = std::log1p(records);
    at(figures, KindFigure::RecordWords) = std::log1p(shareOf(words, records));
}

double sumOf(const KindRow& row, const KindFigures& figures)
{
    double sum = row.front();
    for (std::size_t i = 0; i < kindFigureCount; ++i)
        sum += row.at(i + 1) * figures.at(i);
    return sum;
}

} // namespace

static_assert(kindFigureCount + 1 == std::tuple_size_v<KindRow>);

std::string_view name(KindFigure figure)
{
    return kindFigureNames.at(static_cast<std::size_t>(figure));
}

KindFigures kindFigures(const Document& page, const PageTexts& texts, const SeparatedPage& lists,
                        const ScoredBlocks& scored, const KeepMask* within)
{
    KindFigures figures{};
    takeDeclared(figures, page, within);
    takeElements(figures, page, texts, within);
    takeBlocks(figures, texts, scored);
    takeLists(figures, texts, lists, scored);
    return figures;
}

std::array<double, pageKindCount> pageKindsOf(const BlockModel& model, const KindFigures& figures)
{
    std::array<double, pageKindCount> kinds{};
    for (std::size_t kind = 0; kind < pageKindCount; ++kind)
        kinds.at(kind) = sumOf(model.rows[kind], figures);
    const double largest = std::ranges::max(kinds);
    double sum = 0;
    for (double& each : kinds) {
        each = std::exp(each - largest);
        sum += each;
    }
    for (double& each : kinds)
        each /= sum;
    return kinds;
}

double listProbability(const BlockModel& model, const KindFigures& figures)
{
    return 1 / (1 + std::exp(-sumOf(model.rows.back(), figures)));
}

} // namespace tagseam
