// SPDX-License-Identifier: MIT
// The names of nodes, setups and numbers in the fields and tables of tagseam-cli.
#include "app/cli/clitext.h"

#include "app/cli/clioutput.h"
#include "core/base/ascii.h"
#include "core/explain/subtrees.h"
#include "core/tps/thresholdprofile.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t longestPath = 60; // characters of a tag path in a table
constexpr std::size_t longestText = 30; // bytes of a text in a label
constexpr std::size_t longestLabel = 60;
constexpr int fewestDecimals = 3;
constexpr int mostDecimals = 17; // a double has no more

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

double numberOf(const std::string& text)
{
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

Lines::Lines(std::string_view page, const Setup& setup)
{
    field("page", page);
    field("variant", setupText(setup));
}

void Lines::add(std::string_view text)
{
    m_out += printable(std::string(text));
    m_out += '\n';
}

void Lines::field(std::string_view name, std::string_view text)
{
    add(fmt::format("{:<10} {}", name, text));
}

std::string factLines(std::span<const Fact> facts, std::string_view indent)
{
    std::string out;
    for (const Fact& fact : facts)
        out += fmt::format("{}{:<10} {}\n", indent, fact.name, fact.value);
    return out;
}

std::string shortened(std::string_view whole, std::size_t most)
{
    std::string text;
    bool isCut = false;
    for (const char c : whole) {
        const bool isSpace = isBlank(c);
        if (isSpace && (text.empty() || text.back() == ' '))
            continue;
        isCut = text.size() >= most && !isContinuation(c);
        if (isCut)
            break;
        text += isSpace ? ' ' : c;
    }
    if (text.ends_with(' '))
        text.pop_back();
    return isCut ? text + "..." : text;
}

std::string someOf(std::span<const std::string> texts)
{
    constexpr std::size_t most = 3;
    if (texts.size() <= most)
        return fmt::format("{}", fmt::join(texts, ", "));
    return fmt::format("{} and {} more", fmt::join(texts.first(most), ", "), texts.size() - most);
}

std::string nodeLabel(const Document& document, NodeId node)
{
    switch (document.kind(node)) {
    case NodeKind::Text:
        return fmt::format("#text \"{}\"", shortened(document.text(node), longestText));
    case NodeKind::Comment:
        return "comment";
    case NodeKind::Document:
        return "document";
    case NodeKind::Element:
        break;
    }
    std::string label(document.name(node));
    if (const std::string_view id = document.attribute(node, "id"); !id.empty())
        label += fmt::format("#{}", id);
    if (const std::string_view classes = document.attribute(node, "class"); !classes.empty()) {
        label += fmt::format(".{}", shortened(classes, classes.size()));
        std::ranges::replace(label, ' ', '.');
    }
    return shortened(label, longestLabel);
}

std::string coveredBy(const Document& document, const TagPathSequence& sequence, Region region)
{
    const std::vector<Subtrees> runs = subtreesOf(document, sequence, region);
    if (runs.empty())
        return "-";
    std::uint32_t count = 0;
    for (const Subtrees& run : runs)
        count += run.count;
    const std::string label = nodeLabel(document, largestOf(document, sequence, runs));
    return count > 1 ? fmt::format("{} and {} more", label, count - 1) : label;
}

std::string setupText(const Setup& setup)
{
    const SearchOptions& search = setup.search;
    std::string text =
        fmt::format("{}, minimum difference {}, {}, {}", variantName(search),
                    minDifferenceText(search.minDifference), name(setup.path.style), name(setup.path.nodes));
    if (variantOf(search) == nullptr)
        text += fmt::format(" (frequency filter {}, size rule {}, after rejection {}, split symbol {})",
                            name(search.frequencyFilter), name(search.sizeRule), name(search.afterRejection),
                            name(search.splitSymbol));
    if (search.lowestThreshold > 1)
        text += fmt::format(", thresholds from {} on", search.lowestThreshold);
    if (!setup.path.edits.empty())
        text += ", " + counted(setup.path.edits.size(), "what-if");
    if (setup.keep == Keep::Complement)
        text += ", complement";
    return text;
}

std::string inequality(const SearchOptions& options, std::uint32_t left, std::uint32_t right)
{
    if (options.sizeRule == SizeRule::Off)
        return "off";
    const double difference = sizeDifference(options, left, right);
    const bool isAbove = passesSizeRule(options, left, right);
    std::string printed;
    for (int decimals = fewestDecimals; decimals <= mostDecimals; ++decimals) {
        printed = fmt::format("{:.{}f}", difference, decimals);
        if ((numberOf(printed) > options.minDifference) == isAbove)
            break;
    }
    const std::string sides = options.sizeRule == SizeRule::Printed
                                  ? fmt::format("({} - {})/{}", right, left, left + right)
                                  : fmt::format("|{} - {}|/{}", left, right, left + right);
    return fmt::format("{} = {} {} {}", sides, printed, isAbove ? ">" : "<=", options.minDifference);
}

std::string sharesText(const Shares& shares, bool isContentGiven)
{
    const std::string text = fmt::format("{} of positions, {} of long texts", percentText(shares.positions),
                                         percentText(shares.text));
    return isContentGiven ? fmt::format("{}, {} of content", text, percentText(shares.content)) : text;
}

std::string thresholdText(std::uint32_t threshold)
{
    return threshold == neverOpens ? "never" : fmt::format("{}", threshold);
}

std::string shortPath(const std::string& path)
{
    if (path.size() <= longestPath)
        return path;
    std::size_t from = path.size() - longestPath;
    while (from < path.size() && isContinuation(path[from])) // truncated between characters
        ++from;
    return "..." + path.substr(from);
}

} // namespace tagseam
