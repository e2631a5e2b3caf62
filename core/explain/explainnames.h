// SPDX-License-Identifier: MIT
// The names of the values of this folder in data that other programs read.
#pragma once

#include "core/explain/diagnosis.h"
#include "core/explain/firstdifference.h"
#include "core/explain/nodestatus.h"
#include "core/explain/separation.h"
#include "core/explain/setup.h"
#include "core/explain/whatifs.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

std::string_view name(PrunedSide side); ///< left, right, split-symbol
std::string_view name(StatusRule rule); ///< own-position, kept-below, follows-parent, no-position, left-out,
                                        ///< outside-body
std::string_view name(Obstacle obstacle); ///< rejected-by-size, not-looked-at, not-tried, few-symbols,
                                          ///< never-opens, no-split-there
std::string_view
name(ChangedOption changed); ///< min-difference, frequency-filter ... as the command line's options
std::string_view
name(FirstDifferenceKind kind); ///< none, sequence, region, threshold, candidate split, verdict, scan
std::string_view name(PageClass pageClass); ///< empty, homogeneous, heterogeneous, small-main,
                                            ///< much-else, well-split
std::string_view name(Keep keep);           ///< region, complement

/// Returns [first position, one past the last], from 0.
nlohmann::ordered_json regionJson(Region region);

/// Returns {"kept":n,"all":n}
nlohmann::ordered_json shareJson(KeptShare share);

/// Returns the arguments of tagseam-cli that make the change: "--min-difference", "0.3"; "--other-class",
/// "//div[@id='a']=>b"; "--without", "/html/body/div". None for the other tree, and for a return to the main
/// region.
std::vector<std::string> argumentsOf(const Document& document, const WhatIf& whatIf);

/// Returns a what-if, as common.schema.json describes it.
nlohmann::ordered_json whatIfJson(const Document& document, const WhatIf& whatIf);

/// Returns the options as in tagseam.trace/1, and "keep"; variant, minimum difference and so on from
/// `search`.
nlohmann::ordered_json setupJson(const Setup& setup);

} // namespace tagseam
