// SPDX-License-Identifier: MIT
// How a long computation tells how far it is.
#pragma once

#include <cstddef>
#include <functional>

namespace tagseam {

/// Called on the thread of the computation, as often as it likes.
using TellProgress = std::function<void(std::size_t done, std::size_t total)>;

} // namespace tagseam
