// SPDX-License-Identifier: MIT
// The texts and pictures that an earlier run kept of pages.
#include "core/check/baseline.h"

#include "core/base/ascii.h"
#include "core/check/topsubtrees.h"
#include "core/page/readable.h"
#include "core/select/nodepaths.h"
#include "core/select/selector.h"
#include "core/truth/annotation/selectors.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view schema = "tagseam.baseline/1";
constexpr std::array<std::string_view, 6> shownElements{"img", "video", "audio", "iframe", "object", "embed"};

std::string foldedText(std::string_view text)
{
    std::string folded;
    for (const char c : text) {
        if (!isBlank(c))
            folded += c;
        else if (!folded.empty() && folded.back() != ' ')
            folded += ' ';
    }
    if (folded.ends_with(' '))
        folded.pop_back();
    return folded;
}

bool isItem(const Document& page, NodeId node)
{
    if (page.isElement(node))
        return std::ranges::find(shownElements, page.name(node)) != shownElements.end();
    return page.kind(node) == NodeKind::Text && !page.isBlankText(node);
}

// Returns the items of the body, kept or not, in document order.
std::vector<NodeId> itemsOf(const Document& page)
{
    std::vector<NodeId> items;
    const NodeId body = page.body();
    if (body == noNode)
        return items;
    const ReadableNodes readable = readableNodes(page, NoscriptTexts::IfMost);
    for (NodeId node = body; node < page.subtreeEnd(body);) {
        const bool isSeen = readable.isSeen(node);
        if (isSeen && isItem(page, node))
            items.push_back(node); // NOLINT(performance-inefficient-vector-operation): most nodes are none
        node = isSeen ? NodeId{node.value + 1} : page.subtreeEnd(node);
    }
    return items;
}

std::string textOf(const Document& page, NodeId item)
{
    return page.isElement(item) ? startTagOf(page, item) : foldedText(page.text(item));
}

std::string pathOf(const Document& page, const NodePaths& paths, NodeId node)
{
    std::optional<std::string> path = paths.of(node);
    return path ? *std::move(path) : xpathOf(page, node);
}

// The items of one text.
struct SameText {
    std::vector<std::size_t> baseline; // indices into the baseline
    std::vector<NodeId> kept;
    std::vector<NodeId> pruned;
};

// Moves the nodes at the baseline's own paths to the front.
void knownFirst(std::vector<NodeId>& nodes, const std::set<std::string>& known, const Document& page,
                const NodePaths& paths)
{
    std::ranges::stable_partition(nodes,
                                  [&](NodeId node) { return known.contains(pathOf(page, paths, node)); });
}

// Returns the value of a member that must be of its type.
const Json* member(const Json& object, const char* key, Json::value_t type)
{
    const auto found = object.find(key);
    return found != object.end() && found->type() == type ? &*found : nullptr;
}

} // namespace

std::vector<KeptItem> keptItems(const Document& page, const KeepMask& kept)
{
    const NodePaths paths(page);
    std::vector<KeptItem> items;
    for (const NodeId node : itemsOf(page)) {
        if (kept[node.value])
            items.push_back({pathOf(page, paths, node), textOf(page, node)});
    }
    return items;
}

std::string baselineJson(const Baseline& baseline)
{
    Json pages = Json::object();
    for (const auto& [page, items] : baseline.pages) {
        Json& list = pages[page] = Json::object();
        for (const KeptItem& item : items)
            list[item.path] = item.text;
    }
    const Json json{{"schema", schema},
                    {"method", baseline.method},
                    {"parser", name(baseline.parser)},
                    {"pages", std::move(pages)}};
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::variant<Baseline, std::string> readBaseline(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded())
        return "it is not valid JSON";
    const Json* own = json.is_object() ? member(json, "schema", Json::value_t::string) : nullptr;
    const Json* method = own != nullptr ? member(json, "method", Json::value_t::string) : nullptr;
    const Json* pages = own != nullptr ? member(json, "pages", Json::value_t::object) : nullptr;
    if (own == nullptr || own->get_ref<const std::string&>() != schema || method == nullptr ||
        pages == nullptr)
        return "it is not a file that --write-baseline wrote";
    const Json* parser = member(json, "parser", Json::value_t::string);
    const std::optional<Parser> known =
        parser != nullptr ? parserOf(parser->get_ref<const std::string&>()) : Parser::Libxml2; // older ones
    if (!known)
        return "its parser is neither html5 nor libxml2";
    Baseline baseline{method->get<std::string>(), *known, {}};
    for (const auto& [page, items] : pages->items()) {
        if (!items.is_object())
            return "the kept texts of " + page + " are not an object";
        std::vector<KeptItem>& list = baseline.pages[page];
        list.reserve(items.size());
        for (const auto& [path, item] : items.items()) {
            if (!item.is_string())
                return fmt::format("{}, {} is not a text", page, path);
            list.push_back({path, item.get<std::string>()});
        }
    }
    return baseline;
}

BaselineDifference compareToBaseline(const Document& page, const KeepMask& kept,
                                     std::span<const KeptItem> baseline)
{
    const NodePaths paths(page);
    std::map<std::string, SameText> texts;
    std::vector<bool> isLeaf(page.size());
    for (const NodeId node : itemsOf(page)) {
        SameText& same = texts[textOf(page, node)];
        (kept[node.value] ? same.kept : same.pruned).push_back(node);
        isLeaf[node.value] = true;
    }
    for (std::size_t i = 0; i < baseline.size(); ++i)
        texts[baseline[i].text].baseline.push_back(i);

    BaselineDifference difference;
    std::vector<bool> isNewlyKept(page.size());
    std::vector<bool> isNewlyPruned(page.size());
    std::vector<std::size_t> missing;
    for (auto& [text, same] : texts) {
        const std::size_t before = same.baseline.size();
        if (before == same.kept.size())
            continue;
        std::set<std::string> known;
        for (const std::size_t i : same.baseline)
            known.insert(baseline[i].path);
        if (same.kept.size() > before) {
            knownFirst(same.kept, known, page, paths);
            for (std::size_t i = before; i < same.kept.size(); ++i)
                isNewlyKept[same.kept[i].value] = true;
            difference.keptItems += static_cast<std::uint32_t>(same.kept.size() - before);
            continue;
        }
        knownFirst(same.pruned, known, page, paths);
        const std::size_t lost = before - same.kept.size();
        const std::size_t pruned = std::min(lost, same.pruned.size());
        for (std::size_t i = 0; i < pruned; ++i)
            isNewlyPruned[same.pruned[i].value] = true;
        difference.prunedItems += static_cast<std::uint32_t>(pruned);
        missing.insert(missing.end(), same.baseline.end() - static_cast<std::ptrdiff_t>(lost - pruned),
                       same.baseline.end());
    }
    std::ranges::sort(missing);
    difference.missing.reserve(missing.size());
    for (const std::size_t i : missing)
        difference.missing.push_back(baseline[i]);
    difference.newlyKept = topSubtrees(page, isLeaf, isNewlyKept);
    difference.newlyPruned = topSubtrees(page, isLeaf, isNewlyPruned);
    return difference;
}

} // namespace tagseam
