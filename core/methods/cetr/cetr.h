// SPDX-License-Identifier: MIT
// Document -> the texts on lines with many characters for each tag: content extraction via tag ratios
// (Weninger, Hsu and Han, "CETR: Content Extraction via Tag Ratios", WWW 2010).
#pragma once

#include "core/methods/cetr/tagratiolines.h"
#include "core/methods/method.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// The choice of the lines with content.
enum class TagRatioVariant : std::uint8_t {
    Threshold, ///< lines whose smoothed ratio is at least a threshold
    Clusters   ///< lines outside of the cluster at the origin, by smoothed ratio and slope
};
inline constexpr std::array<std::string_view, 2> tagRatioVariantNames{"threshold", "clusters"};

struct TagRatioOptions {
    TagRatioVariant variant = TagRatioVariant::Clusters;
    /// The threshold of TagRatioVariant::Threshold, at least 0; nothing for the standard deviation of the
    /// smoothed ratios. The dissertation's section 2.1 says that the threshold has to be found by
    /// experiments; our notes on the paper name the standard deviation. INFERRED: the deviation is that of
    /// the smoothed ratios, with which it is compared.
    std::optional<double> threshold = {};
    friend bool operator==(const TagRatioOptions&, const TagRatioOptions&) = default;
};

/// The verdict about the lines of a page.
struct TagRatioVerdict {
    std::vector<double> smoothed;    ///< smoothed ratio of each line
    std::vector<bool> isContent;     ///< for each line
    std::optional<double> threshold; ///< for TagRatioVariant::Threshold
};

/// Finds the lines with content. O(lines).
TagRatioVerdict judgeLines(const TagRatioLines& lines, const TagRatioOptions& options,
                           const std::stop_token& stop = {});

/// Keeps the texts that have at least half of their characters on lines with content, and the elements
/// around them. A decision for each maximal run of texts with the same verdict, in document order: "content"
/// or "noise", with the smoothed ratio of their lines, as the mean over their characters. A body on a single
/// line is content as a whole. A page whose body has no text keeps no text and has no decision; a page
/// without a body is kept completely. O(nodes + bytes).
FilterResult filterByTagRatio(const FilterInput& input, const TagRatioOptions& options,
                              const std::stop_token& stop = {});

/// "cetr", with options for TagRatioOptions.
extern const MethodEntry cetrMethod;

} // namespace tagseam
