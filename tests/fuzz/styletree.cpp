// SPDX-License-Identifier: MIT
// Files of site style trees, and a page after a zero byte that is cleaned with the tree read.
#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/methods/sitestyletree/thresholds.h"
#include "core/page/parsehtml.h"
#include "tests/fuzz/check.h"

#include <algorithm>
#include <cstdint>
#include <string>

using namespace tagseam;

namespace {

constexpr std::size_t mostRows = 20; // rows whose pages are cleaned again

bool isShare(double value)
{
    return value >= 0 && value <= 1;
}

void judge(const SiteStyleTree& site, const Document& page, const MeasureOptions& options)
{
    const MeasuredTree measured = measure(site, options);
    for (const Importance& each : measured.importances)
        fuzz::check(isShare(each.node) && isShare(each.composite) && isShare(each.content),
                    "importances are shares");
    ThresholdSample sample(measured);
    sample.add(page);
    const ThresholdTable table = sample.table();
    for (std::size_t i = 0; i < std::min(table.rows.size(), mostRows); ++i) {
        const ThresholdRow& row = table.rows[i];
        const CleanedPage cleaned = cleanPage(page, measured, markElements(measured, row.threshold));
        fuzz::check(cleaned.keptWords <= cleaned.words, "no word is kept twice");
        fuzz::check(row.removedWords == cleaned.words - cleaned.keptWords, "a row says what cleaning does");
        fuzz::check(EditedPage(page, cleaned.result.textEdits).document().size() == page.size(),
                    "words go, nodes stay");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    const std::size_t end = std::min(bytes.find('\0'), bytes.size());
    Result<SiteStyleTree> site = readStyleTree(bytes.substr(0, end));
    if (!site)
        return 0;
    const std::string json = styleTreeJson(*site);
    Result<SiteStyleTree> again = readStyleTree(json);
    fuzz::check(again && styleTreeJson(*again) == json, "a tree comes back");
    fuzz::check(again->threshold == site->threshold && isShare(site->threshold.value_or(0)),
                "so does the threshold that was picked");
    const Result<Document> page =
        parseHtml(end < bytes.size() ? bytes.substr(end + 1) : "<p>a", {.encoding = "utf-8"});
    if (!page)
        return 0;
    judge(*site, *page, {});
    grow(*again, *page);
    fuzz::check(!again->threshold, "it was picked for a tree without that page");
    judge(*again, *page,
          {.probability = FeatureProbability::Presence, .likeness = 0.5, .localNoise = LocalNoise::Printed});
    return 0;
}
