// SPDX-License-Identifier: MIT
// The shards of a run -> the run that one program would have written.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// Takes the next bytes; false: it cannot, and the merging ends.
using ByteSink = std::function<bool(std::string_view)>;

/// Hands on the whole run, byte for byte as without shards; how many pages it has. Memory: the names of the
/// pages. `paths`: at least one. Errors: CannotRead; BadRun (where: the file, and line; detail): shards of
/// different runs, one that is missing, comes twice or is not finished, a page that comes twice; Stopped when
/// `sink` says so. What was handed on before is of no use then.
Result<std::size_t> mergeRuns(std::span<const std::string> paths, const ByteSink& sink);

} // namespace tagseam
