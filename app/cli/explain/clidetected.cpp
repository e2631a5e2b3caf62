// SPDX-License-Identifier: MIT
// The result of content detection on a page on which the search fails, as fields.
#include "app/cli/explain/clidetected.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <string>

namespace tagseam {

namespace {

// "a list of 9 records", "blocks of text".
std::string foundText(const DetectedContent& detected)
{
    switch (detected.kind) {
    case ContentKind::List:
        return fmt::format("a list of {} records", detected.records);
    case ContentKind::Text:
        return "blocks of text";
    case ContentKind::None:
        break;
    }
    return "no main content";
}

} // namespace

void addDetected(Lines& lines, const DetectedContent& detected, const Setup& setup, bool isMarked)
{
    lines.add();
    if (detected.kind == ContentKind::None) {
        lines.field("detection", "{}, expected F1 {:.2f}: the whole page is kept", foundText(detected),
                    detected.confidence);
    } else if (detected.kept.empty()) {
        lines.field("detection", "{}, which the options exclude, expected F1 {:.2f}", foundText(detected),
                    detected.confidence);
    } else {
        lines.field("detection", "{} at {} ({} regions), expected F1 {:.2f}", foundText(detected),
                    positionsText({detected.kept.front().begin, detected.kept.back().end}),
                    detected.kept.size(), detected.confidence);
        lines.field("keeps",
                    sharesText({detected.keptPositions, detected.keptText, detected.keptContent}, isMarked));
        lines.field("nodes", "{} kept by both, {} by the {} alone, {} by content detection alone",
                    detected.share.both, detected.share.firstAlone,
                    setup.keep == Keep::Region ? "search" : "complement", detected.share.secondAlone);
    }
    if (detected.style != setup.path.style)
        lines.field("labels", "{}; of the search: {}", name(detected.style), name(setup.path.style));
    // The command must repeat the options of symbols that both methods use, except the style.
    TagPathOptions usual;
    usual.style = setup.path.style;
    lines.field("command", "{}{}",
                detected.kind == ContentKind::None ? "content PAGE" : "prune PAGE --method content",
                setup.path == usual ? "" : " with the same --nodes, --exclude and what-ifs");
}

} // namespace tagseam
