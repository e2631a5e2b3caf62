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

/// Takes the next bytes; returns false if it cannot, which ends the merging.
using ByteSink = std::function<bool(std::string_view)>;

/// Passes on the whole run, byte for byte as without shards; returns the number of its pages. Memory: the
/// names of the pages. `paths`: at least one. Errors: CannotRead; BadRun (where: the file, and line; detail):
/// shards of different runs, one that is missing, occurs twice or is not finished, a page that occurs twice;
/// Stopped when `sink` returns false. On an error the bytes passed on before are useless.
Result<std::size_t> mergeRuns(std::span<const std::string> paths, const ByteSink& sink);

} // namespace tagseam
