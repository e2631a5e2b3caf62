// SPDX-License-Identifier: MIT
// Document -> data regions and data records: MDR.
#include "core/methods/mdr/mdr.h"

#include "core/base/translate.h"
#include "core/methods/mdr/mining.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

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

namespace {

constexpr std::array<MethodReason, 1> recordReasons{{
    {"record", "a data record; everything outside records is removed"},
}};

FilterResult filterByMdr(const FilterInput& input, const MdrOptions& options, const std::stop_token& stop)
{
    const MinedRecords mined = mineDataRecords(input.page, options, input.within, stop);
    FilterResult result;
    std::vector<NodeId> roots;
    for (const DataRegion& region : mined.regions) {
        for (const DataRecord& record : region.records) {
            roots.insert(roots.end(), record.nodes.begin(), record.nodes.end());
            result.records.push_back(record);
            result.decisions.push_back({record.nodes, true, "record", {}});
        }
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
    result.kept = keepSubtrees(input.page, roots, input.within);
    result.isStopped = mined.isStopped;
    return result;
}

Result<Method> makeMdr(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    if (const Result<NoOptions> none = optionsFrom<NoOptions>(self, text); !none)
        return none.error();
    return Method{.run = [options = findMdrPreset(self.name)->options](const FilterInput& input,
                                                                       const std::stop_token& stop) {
        return filterByMdr(input, options, stop);
    }};
}

} // namespace

constinit const MethodEntry mdr2003Method{
    .name = "mdr-2003",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry", "data records of MDR: tag strings and edit distance"),
    .reasons = recordReasons,
    .traits = {.findsRecords = true, .isPreset = true},
    .make = makeMdr};

constinit const MethodEntry velloso2014Method{
    .name = "velloso-2014",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "data records of MDR: simple tree matching, as in the papers' experiments"),
    .reasons = recordReasons,
    .traits = {.findsRecords = true, .isPreset = true},
    .make = makeMdr};

} // namespace tagseam
