// SPDX-License-Identifier: MIT
// The names of nodes, setups and numbers in the fields and tables of tagseam-cli.
#pragma once

#include "core/explain/setup.h"
#include "core/page/dom.h"
#include "core/tps/searchregion.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tagseam {

/// An answer, line by line: no text of a page moves the cursor of a terminal.
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

/// The beginning of a text, of about `most` bytes: white space is one blank, and no character is cut.
std::string shortened(std::string_view whole, std::size_t most);

/// The name of a node in a table: "li.result", "#text \"Add to ...\"", on one line and not long.
std::string nodeLabel(const Document& document, NodeId node);

/// "div#results and 3 more": the largest of the subtrees that make up a region; "-" for none.
std::string coveredBy(const Document& document, const TagPathSequence& sequence, Region region);

/// "dissertation-2014, minimum difference 0.20, class+style, elements+text", with what else is not usual.
std::string setupText(const Setup& setup);

/// "|94 - 59|/153 = 0.229 > 0.2": as many decimals as the number needs to stand on its side.
std::string inequality(const SearchOptions& options, std::uint32_t left, std::uint32_t right);

/// Shares of the positions, of the long texts and of the content, 0 to 1.
struct Shares {
    double positions = 0;
    double text = 0;
    double content = 0;
};
/// "62.6 % of positions, 70.1 % of long texts", and the content where it was given.
std::string sharesText(const Shares& shares, bool isContentGiven);

/// "never" for neverOpens.
std::string thresholdText(std::uint32_t threshold);

/// The end of a tag path, which tells more than its beginning.
std::string shortPath(const std::string& path);

} // namespace tagseam
