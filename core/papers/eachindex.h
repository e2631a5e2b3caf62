// SPDX-License-Identifier: MIT
// Work that falls into numbered parts, by several workers.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace tagseam {

/// How far work is: `done` of `total` parts; heard in the thread of the caller.
using PartsListener = std::function<void(std::size_t done, std::size_t total)>;

/// Calls `work` once with each number below `count`, from that many workers (at least one), which must not
/// mind each other; blocks until they are done, and calls `onWait` every 100 ms or so, and at the end.
/// Nothing when all are done; Stopped when `stop` ended it before; what a `work` threw, which ends it, too,
/// or why there is not one worker, as guarded() has it.
std::optional<Error> forEachIndex(std::size_t count, unsigned workers,
                                  const std::function<void(std::size_t)>& work, const PartsListener& onWait,
                                  const std::stop_token& stop);

} // namespace tagseam
