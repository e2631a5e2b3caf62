// SPDX-License-Identifier: MIT
// The result of content detection as fields and a table.
#pragma once

#include "core/methods/separators/separators.h"

#include <cstdint>
#include <string>

namespace tagseam {

struct PreparedPage;

/// Returns the page, the number of its lists, and the result.
std::string headText(const PreparedPage& prepared, const SeparatedPage& page);

/// Returns the titles of the columns of candidates.
std::string tableHead();
std::string candidateLine(const SeparatedPage& page, std::uint32_t index);

} // namespace tagseam
