// SPDX-License-Identifier: MIT
// The filter of a variant of the search, and its answers to Algorithm 6: keep the region, everything else,
// the side with more text, or a set of regions.
#pragma once

#include "core/explain/setup.h"
#include "core/methods/method.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string_view>

namespace tagseam {

/// The part of the page that the filter keeps.
enum class KeptParts : std::uint8_t {
    Region,     ///< the main region
    Complement, ///< everything else
    Auto,       ///< Algorithm 6: the main region, or the complement if that has much more text
    Regions,    ///< a set of regions (dissertation, section 4.5)
};
inline constexpr std::array<std::string_view, 4> keptPartsNames{"region", "complement", "auto", "regions"};

/// Filters a page. INFERRED: Algorithm 6 tests "if tagPathSequence not content" and leaves the test open ("a
/// semantic technique"). Here text is words of texts of at least four words, since the entries of menus are
/// shorter. Auto: the region is not content if the pruned side has more than four times its text. Regions:
/// the search is run again on the pruned sides (segmentWhole()), and each region is kept that has at least 30
/// % of the text of the region with the most. The numbers were chosen on 26 pages of Tabela 2, 47 result
/// pages and 91 articles. Auto and Regions report a decision for each region, with its words. `parts` stands
/// for Setup::keep, which is ignored.
FilterResult filterByTps(Setup setup, KeptParts parts, const FilterInput& input, const std::stop_token& stop);

/// Returns the filter of a variant, of options or of both: "jidm-2013,min-difference=0.3,keep=auto".
/// `base` holds the options that the text does not set. Errors: as setupFromText(); an empty text is
/// one, too.
Result<Method> tpsMethod(std::string_view text, const Setup& base);

/// The variants, with the options of the tag path sequence.
extern const MethodEntry printedMethod;
extern const MethodEntry jidmMethod;
extern const MethodEntry dissertationMethod;

} // namespace tagseam
