// SPDX-License-Identifier: MIT
// JSON that core reads (manifests), JSON that it writes about any page, and the texts and places of lessons.
#include "core/archive/manifest.h"
#include "core/page/parsehtml.h"
#include "core/teach/lesson.h"
#include "core/teach/replay.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"
#include "core/tps/tracejson.h"
#include "tests/fuzz/check.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

using namespace tagseam;

namespace {

void readManifestThereAndBack(std::string_view json)
{
    const Result<Manifest> manifest = readManifest(json);
    if (!manifest)
        return;
    const Result<Manifest> again = readManifest(manifestJson(*manifest));
    fuzz::check(again && *again == *manifest, "a manifest comes back");
}

void writeAboutAPage(std::string_view html)
{
    const Result<Document> page =
        parseHtml(html, {.encoding = "windows-1252", .limits = {.bytes = 1U << 20U}});
    if (!page)
        return;
    const TagPathSequence sequence = convertTreeToSequence(*page);
    const SearchTrace trace = searchRegion(sequence.symbols, {});
    const TagPathOptions path;
    fuzz::check(nlohmann::json::accept(tpsJson(sequence, trace, path)), "what tps writes is JSON");
    fuzz::check(nlohmann::json::accept(traceJson(trace, &path)), "what search writes is JSON");
    ReplayOptions options;
    options.address = std::string(html.substr(0, 100));
    const Result<std::string> replay = replayHtml(*page, sequence, trace, options);
    fuzz::check(static_cast<bool>(replay), "a page of that size has a replay");
}

// A run from bytes; a place from numbers in any range; a text with any braces.
void speakOfARun(std::string_view bytes)
{
    Landmark landmark;
    for (std::uint32_t* number : {&landmark.level, &landmark.threshold, &landmark.attempt, &landmark.position,
                                  &landmark.candidateSplit}) {
        if (bytes.empty())
            return;
        const auto value = static_cast<unsigned char>(bytes.front());
        *number = value == 255 ? Landmark::last : value;
        bytes.remove_prefix(1);
    }
    landmark.isEnd = landmark.level > 100;
    landmark.level %= 10;
    std::vector<Symbol> symbols;
    for (const char c : bytes.substr(0, 200))
        symbols.push_back({static_cast<unsigned char>(c) % 8U});
    std::vector<std::uint32_t> order; // symbols are numbered in order of first appearance
    for (Symbol& symbol : symbols) {
        const auto found = std::ranges::find(order, symbol.value);
        const auto number = static_cast<std::uint32_t>(found - order.begin());
        if (found == order.end())
            order.push_back(symbol.value);
        symbol.value = number;
    }
    const SearchTrace trace = searchRegion(symbols, {});
    if (const std::optional<StepPlace> place = placeOf(trace, landmark)) {
        const LessonValues values = valuesAt(trace, symbols, *place);
        static_cast<void>(fill(bytes, values));
        static_cast<void>(questionNear(trace, QuestionKind::KeptSide, *place));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    readManifestThereAndBack(bytes);
    if (bytes.starts_with('<'))
        writeAboutAPage(bytes);
    else
        speakOfARun(bytes);
    return 0;
}
