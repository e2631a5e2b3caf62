// SPDX-License-Identifier: MIT
// The progress of a long computation.
#pragma once

#include <cstddef>
#include <functional>

namespace tagseam {

/// Called on the thread of the computation, any number of times.
using TellProgress = std::function<void(std::size_t done, std::size_t total)>;

} // namespace tagseam
