// SPDX-License-Identifier: MIT
// The difference of two versions of pages as text, Markdown and JSON.
#pragma once

#include "app/cli/clitext.h"
#include "core/check/pagediff.h"
#include "core/page/dom.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// One page in two versions, with its difference in words and in figures.
struct ReportedDiff {
    std::string before; ///< file
    std::string after;
    std::string error; ///< reason why the page could not be compared; empty if it was
    bool isSame = true;
    std::vector<Fact> facts;                    ///< nodes, region, statuses, causes, level, split
    std::vector<std::vector<std::string>> rows; ///< rows of the table: change, nodes, subtree, XPath
    std::string state;           ///< address of the window's state that shows the change with most
                                 ///< nodes; empty without a change
    nlohmann::ordered_json json; ///< an entry of tagseam.diff/1
};

struct DiffReport {
    std::string method;
    std::vector<ReportedDiff> pages;
    std::vector<std::string> onlyBefore; ///< pages of a folder that the other one lacks
    std::vector<std::string> onlyAfter;
};

/// Words the difference that the method makes of one page.
ReportedDiff reportedDiff(const std::string& beforeFile, const Document& before, const std::string& afterFile,
                          const Document& after, const PageMethod& method, const PageDiff& diff);

std::string diffText(const DiffReport& report);
/// Returns a comment for a review. Pages without a difference are counted.
std::string diffMarkdown(const DiffReport& report);
std::string diffJson(const DiffReport& report);

} // namespace tagseam
