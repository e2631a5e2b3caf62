// SPDX-License-Identifier: MIT
// Document -> data regions and data records: MDR.
#include "core/methods/mdr/mdr.h"

#include "core/methods/mdr/mining.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tagseam {

const std::array<MdrPreset, 2> mdrPresets{{
    {"mdr-2003", {}},
    {"velloso-2014",
     {.similarity = Similarity::TreeMatching,
      .threshold = 0.75,
      .depthOf = DepthOf::Group,
      .hasTexts = true,
      .looksWithin = false}},
}};

const MdrPreset* findMdrPreset(std::string_view name)
{
    const auto* const at = std::ranges::find(mdrPresets, name, &MdrPreset::name);
    return at == mdrPresets.end() ? nullptr : at;
}

std::uint32_t MinedRecords::recordCount() const
{
    return std::accumulate(regions.begin(), regions.end(), 0U,
                           [](std::uint32_t sum, const DataRegion& region) {
                               return sum + static_cast<std::uint32_t>(region.records.size());
                           });
}

MinedRecords mineDataRecords(const Document& page, const MdrOptions& options, const KeepMask* within,
                             const std::stop_token& stop)
{
    return mine(page, options, within, stop, {});
}

} // namespace tagseam
