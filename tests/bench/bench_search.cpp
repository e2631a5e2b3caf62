// SPDX-License-Identifier: MIT
// The search on the adversarial families up to 1,000,000 positions.
#include "core/tps/searchregion.h"
#include "tests/bench/bench.h"
#include "tests/bench/families.h"

namespace {

using namespace tagseam;
using namespace tagseam::bench;

const bool isRegistered = [] {
    for (const auto& [name, family] : families()) {
        for (const Variant& variant : variants)
            addGrowth("searchRegion/" + name + "/" + std::string(variant.name), 10'000, 1'000'000,
                      [family = family, options = variant.options](std::uint32_t size) {
                          return [symbols = family(size), options] {
                              return searchRegion(symbols, options).levels.size();
                          };
                      });
    }
    return true;
}();

} // namespace
