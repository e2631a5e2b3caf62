// SPDX-License-Identifier: MIT
// A run of searchRegion -> one HTML file that replays page outline, plot and steps in any browser, without
// network and without server: material for a teacher to hand out.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/tps/listing.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam {

/// The highest number of positions of a replay; a browser scrolls no longer list, and keeps no larger table.
inline constexpr std::uint32_t maxReplayPositions = 300'000;
inline constexpr std::uint32_t maxReplayCandidateSplits = 1'000'000;

struct ReplayOptions {
    std::string title;   ///< heading; when empty, the page's own `title`, and when it has none, `address`
    std::string address; ///< origin of the page: file or URL, shown as text
    TagPathOptions path; ///< options that made the sequence, for the caption
    std::string language{"en"}; ///< initial language of the interface: "en" or "pt_BR"
};

/// Writes the file: UTF-8, with a content security policy that allows it to load nothing. `sequence` is of
/// `document`, `trace` of `sequence` and not stopped. Texts are truncated to 80 characters, labels to 200;
/// bytes that are not UTF-8 become U+FFFD. Its script has the step numbers and states of core/tps/stepper.h,
/// from 0, as window.tagseam: stepCount, seek(step, line), next(grain), previous(grain), state(). At the end
/// of the search it shows what content detection finds. Size O(nodes + candidate splits), some 40 bytes a
/// position; time as findContent(). Error: TooLarge, above the two limits.
Result<std::string> replayHtml(const Document& document, const TagPathSequence& sequence,
                               const SearchTrace& trace, const ReplayOptions& options);

} // namespace tagseam
