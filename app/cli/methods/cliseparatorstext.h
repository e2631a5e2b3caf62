// SPDX-License-Identifier: MIT
// The answer of separators as fields and a table.
#pragma once

#include "core/methods/separators/separators.h"

#include <cstdint>
#include <string>

namespace tagseam {

struct PreparedPage;

/// The page, how many lists it has, and the answer.
std::string headText(const PreparedPage& prepared, const SeparatedPage& page);

/// Titles of the lines of candidates.
std::string tableHead();
std::string candidateLine(const SeparatedPage& page, std::uint32_t index);

} // namespace tagseam
