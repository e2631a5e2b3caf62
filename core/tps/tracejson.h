// SPDX-License-Identifier: MIT
// The values of the TPS stages as JSON: tagseam.trace/1, tagseam.prune/1. resources/schemas has the schemas.
#pragma once

#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns the name of an option's value as the command line spells it.
std::string_view name(FrequencyFilter filter); ///< at-least, above
std::string_view name(SizeRule rule);          ///< printed, absolute, off
std::string_view name(AfterRejection after);   ///< next-threshold, same-threshold
std::string_view name(SplitSymbol symbol);     ///< keep, drop
std::string_view name(NodeKinds kinds);        ///< elements, elements+text
std::string_view name(LabelAttributes key);    ///< none, class, class+style, presentation, computed
std::string_view name(TagPathEdit::Kind kind); ///< other-class, subtree-gone, ignored
std::string_view name(Verdict verdict);        ///< accepted, rejected-by-size, none-found, one-symbol

/// Returns the name of the variant, or "mixed" when no variant has these options.
std::string_view variantName(const SearchOptions& options);

/// Returns the options of the search and, unless `path` is null, of the sequence. "lowestThreshold" only
/// above 1, "edits" only when there are some; their nodes are document order numbers.
nlohmann::ordered_json optionsJson(const SearchOptions& search, const TagPathOptions* path);

/// Returns the trace as JSON, without the sequence's options when `pathOptions` is null (a search without a
/// page). Linear in the trace.
std::string traceJson(const SearchTrace& trace, const TagPathOptions* pathOptions);

/// Returns the trace's object with the members of the sequence added.
std::string tpsJson(const TagPathSequence& sequence, const SearchTrace& trace, const TagPathOptions& options);

/// Returns the regions as JSON. `regions`: ascending, not empty.
std::string pruneJson(const NodeCounts& counts, std::span<const Region> regions);

} // namespace tagseam
