// SPDX-License-Identifier: MIT
// Runs numbered tasks with several workers.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace tagseam {

/// Receives the progress, `done` of `total` tasks, in the thread of the caller.
using PartsListener = std::function<void(std::size_t done, std::size_t total)>;

/// Calls `work` once with each number below `count`, from that many workers (at least one), whose calls must
/// be independent; blocks until they are done, and calls `onWait` every 100 ms or so, and at the end. Nothing
/// when all are done; Stopped when `stop` ended it before; the Error of an exception of `work`, which also
/// ends it, or of the failure to start a worker, as in guarded().
std::optional<Error> forEachIndex(std::size_t count, unsigned workers,
                                  const std::function<void(std::size_t)>& work, const PartsListener& onWait,
                                  const std::stop_token& stop);

} // namespace tagseam
