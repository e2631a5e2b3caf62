// SPDX-License-Identifier: MIT
// Table 1 of Win and Tun ("Eliminating Noise Information from HTML Web Pages"), as printed.
#pragma once

#include "core/papers/report.h"

#include <cstdint>
#include <span>
#include <string>

namespace tagseam {

struct PublishedSitePages {
    std::string url;
    std::uint32_t pages = 0;
};

/// Returns the five rows of Table 1. Figures 9 and 10 (recall and precision of each site) are bars without
/// printed numbers: they have no data.
std::span<const PublishedSitePages> winTunTable1();

/// The pages of the last row of Table 1.
inline constexpr std::uint32_t winTunTotal = 7159;

/// Returns Table 1 with its last row, for a report.
ReportTable winTunPublishedTable();

} // namespace tagseam
