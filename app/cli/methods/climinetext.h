// SPDX-License-Identifier: MIT
// Mined records as tables.
#pragma once

#include "core/methods/mdr/likeness.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns each region with its records, a line each.
std::string recordsText(const Document& page, std::string_view label, const MinedRecords& mined,
                        const KeepMask* within);
/// Returns each region as a table of fields, or only the one of that number, from 1: see alignRecords().
std::string fieldsText(const Document& page, const MinedRecords& mined, const KeepMask* within,
                       std::uint32_t only = 0);
/// Returns two runs of nodes side by side, tag by tag, and the verdict.
std::string likenessText(const Document& page, std::span<const NodeId> a, std::span<const NodeId> b,
                         const Likeness& likeness, const MdrOptions& options);

} // namespace tagseam
