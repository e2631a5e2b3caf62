// SPDX-License-Identifier: MIT
// The result of content detection as fields and a table.
#pragma once

#include "core/methods/separators/separators.h"

#include <cstdint>
#include <span>
#include <string>

namespace tagseam {

struct PreparedPage;

/// Returns the page, the number of its lists, and the result.
std::string headText(const PreparedPage& prepared, const SeparatedPage& page);

/// Returns the table of candidates, given by their indices, after an empty line.
std::string candidatesText(const SeparatedPage& page, std::span<const std::uint32_t> candidates);

} // namespace tagseam
