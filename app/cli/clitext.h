// SPDX-License-Identifier: MIT
// The names of nodes, setups and numbers in the fields and tables of tagseam-cli.
#pragma once

#include "core/base/texttable.h"
#include "core/explain/setup.h"
#include "core/page/dom.h"
#include "core/tps/searchregion.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

/// An answer, line by line, in which text of a page cannot move the cursor of a terminal.
class Lines {
  public:
    /// Begins with the page and the setup.
    Lines(std::string_view page, const Setup& setup);
    void add(std::string_view text = {});
    template <class First, class... Rest>
    void add(fmt::format_string<First, Rest...> format, First&& first, Rest&&... rest)
    {
        add(fmt::format(format, std::forward<First>(first), std::forward<Rest>(rest)...));
    }
    void field(std::string_view name, std::string_view text);
    void add(const TextTable& table) { m_out += table.text(); }
    template <class First, class... Rest>
    void field(std::string_view name, fmt::format_string<First, Rest...> format, First&& first,
               Rest&&... rest)
    {
        field(name, fmt::format(format, std::forward<First>(first), std::forward<Rest>(rest)...));
    }
    std::string take() && { return std::move(m_out); }

  private:
    std::string m_out;
};

/// One row of a report: what it states, and its value for people.
struct Fact {
    std::string_view name; ///< at most ten characters, of the program
    std::string value;
};
/// Returns a line for each fact, values below each other as in Lines::field().
std::string factLines(std::span<const Fact> facts, std::string_view indent = {});

/// Returns the cells of a row: values as fmt prints them.
template <class... Values>
std::vector<std::string> cells(const Values&... values)
{
    return {fmt::format("{}", values)...};
}

/// Returns the beginning of a text, about `most` bytes: white space is one blank, and no character is split.
std::string shortened(std::string_view whole, std::size_t most);

/// Returns "a.warc, b.warc, c.warc and 2 more": the first three of these texts.
std::string someOf(std::span<const std::string> texts);

/// Returns the name of a node in a table: "li.result", "#text \"Add to ...\"", on one line and short.
std::string nodeLabel(const Document& document, NodeId node);

/// Returns "div#results and 3 more": the largest of the subtrees that make up a region; "-" for none.
std::string coveredBy(const Document& document, const TagPathSequence& sequence, Region region);

/// Returns "dissertation-2014, minimum difference 0.20, class+style, elements+text", followed by other
/// options that are not at their default.
std::string setupText(const Setup& setup);

/// Returns "|94 - 59|/153 = 0.229 > 0.2": as many decimals as needed to distinguish the sides.
std::string inequality(const SearchOptions& options, std::uint32_t left, std::uint32_t right);

/// Shares of the positions, of the long texts and of the content, 0 to 1.
struct Shares {
    double positions = 0;
    double text = 0;
    double content = 0;
};
/// Returns "62.6 % of positions, 70.1 % of long texts", and the content if it was given.
std::string sharesText(const Shares& shares, bool isContentGiven);

/// Returns the threshold; "never" for neverOpens.
std::string thresholdText(std::uint32_t threshold);

/// Returns the end of a tag path, which is more specific than its beginning.
std::string shortPath(const std::string& path);

} // namespace tagseam
