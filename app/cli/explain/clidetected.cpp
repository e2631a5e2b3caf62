// SPDX-License-Identifier: MIT
// The result of content detection on a page on which the search fails, as fields.
#include "app/cli/explain/clidetected.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/methods/separators/separators.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <string>

namespace tagseam {

void addDetected(Lines& lines, const DetectedContent& detected, const Setup& setup, bool isMarked)
{
    lines.add();
    if (detected.records == 0) {
        lines.field(separatorsMethod, "no records: the whole page is kept");
    } else {
        std::string spans;
        for (const Region each : detected.kept)
            spans += fmt::format("{}{}", spans.empty() ? "" : ", ", positionsText(each));
        lines.field(separatorsMethod, "{} records at {} ({} regions), confidence {:.2f}", detected.records,
                    spans, detected.kept.size(), detected.confidence);
        lines.field("keeps",
                    sharesText({detected.keptPositions, detected.keptText, detected.keptContent}, isMarked));
        lines.field("nodes", "{} kept by both, {} by the {} alone, {} by {} alone", detected.share.both,
                    detected.share.firstAlone, setup.keep == Keep::Region ? "search" : "complement",
                    detected.share.secondAlone, separatorsMethod);
    }
    if (detected.style != setup.path.style)
        lines.field("labels", "{}; of the search: {}", name(detected.style), name(setup.path.style));
    // The command must repeat the options of symbols that both methods use, except the style.
    TagPathOptions usual;
    usual.style = setup.path.style;
    lines.field("command", "{}{}",
                detected.records == 0 ? "separators PAGE" : "prune PAGE --method separators",
                setup.path == usual ? "" : " with the same --nodes, --exclude and what-ifs");
}

} // namespace tagseam
