// SPDX-License-Identifier: MIT
// The answer of separators on a page on which the search fails, as fields.
#include "app/cli/explain/clicured.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/methods/separators/separators.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <string>

namespace tagseam {

void addCured(Lines& lines, const CuredPage& cured, const Setup& setup, bool isMarked)
{
    lines.add();
    if (cured.records == 0) {
        lines.field(separatorsMethod, "no records: the page stays whole");
    } else {
        std::string spans;
        for (const Region each : cured.kept)
            spans += fmt::format("{}{}", spans.empty() ? "" : ", ", positionsText(each));
        lines.field(separatorsMethod, "{} records at {} ({} regions), confidence {:.2f}", cured.records,
                    spans, cured.kept.size(), cured.confidence);
        lines.field("keeps", sharesText({cured.keptPositions, cured.keptText, cured.keptContent}, isMarked));
        lines.field("nodes", "{} kept by both, {} by the {} alone, {} by {} alone", cured.share.both,
                    cured.share.firstAlone, setup.keep == Keep::Region ? "search" : "complement",
                    cured.share.secondAlone, separatorsMethod);
    }
    if (cured.style != setup.path.style)
        lines.field("labels", "{}; of the search: {}", name(cured.style), name(setup.path.style));
    // The command must be given what both methods use to make symbols, but not the style.
    TagPathOptions usual;
    usual.style = setup.path.style;
    lines.field("command", "{}{}", cured.records == 0 ? "separators PAGE" : "prune PAGE --method separators",
                setup.path == usual ? "" : " with the same --nodes, --leave-out and what-ifs");
}

} // namespace tagseam
