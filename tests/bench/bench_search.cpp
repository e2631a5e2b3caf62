// SPDX-License-Identifier: MIT
// The search, the waterline of a level and a threshold tried on it, on the adversarial families up to
// 1,000,000 positions.
#include "core/tps/searchregion.h"
#include "core/tps/waterline.h"
#include "tests/bench/bench.h"
#include "tests/bench/families.h"

namespace {

using namespace tagseam;
using namespace tagseam::bench;

Waterline waterlineOf(const std::vector<Symbol>& symbols)
{
    return waterline(symbols, {Position{0}, Position{static_cast<std::uint32_t>(symbols.size())}},
                     FrequencyFilter::Above);
}

const bool isRegistered = [] {
    for (const auto& [name, family] : families()) {
        for (const Reading& reading : readings)
            addGrowth("searchRegion/" + name + "/" + std::string(reading.name), 10'000, 1'000'000,
                      [family = family, options = reading.options](std::uint32_t size) {
                          return [symbols = family(size), options] {
                              return searchRegion(symbols, options).levels.size();
                          };
                      });
        addGrowth("waterline/" + name, 10'000, 1'000'000, [family = family](std::uint32_t size) {
            return [symbols = family(size)] { return waterlineOf(symbols); };
        });
        addGrowth("tryThreshold/" + name, 10'000, 1'000'000, [family = family](std::uint32_t size) {
            const std::vector<Symbol> symbols = family(size);
            return [symbols, water = waterlineOf(symbols), next = std::size_t{0}]() mutable {
                return tryThreshold(symbols, water, water.thresholds[next++ % water.thresholds.size()], {});
            };
        });
    }
    return true;
}();

} // namespace
