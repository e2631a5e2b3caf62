// SPDX-License-Identifier: MIT
// The result of the three TPS stages for a page in the window, and their options.
#pragma once

#include "core/explain/setup.h"
#include "core/page/dom.h"
#include "core/tps/stepper.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// The trees of one page.
enum class PageSource : std::uint8_t {
    Rendered, ///< the DOM that the browser built
    Source,   ///< the bytes as served, read as HTML5 prescribes
    Libxml2,  ///< the bytes as served, read by libxml2: what the papers' programs saw
};
inline bool isSource(PageSource source)
{
    return source != PageSource::Rendered;
}
/// Returns "rendered", "source", "libxml2": the names in bookmarks and lessons.
std::string_view name(PageSource source);
std::optional<PageSource> pageSourceOf(std::string_view name);
/// Returns the parser of a source tree; HTML5's for the rendered one.
inline Parser parserOf(PageSource source)
{
    return source == PageSource::Libxml2 ? Parser::Libxml2 : Parser::Html5;
}

/// The options of the search, and the tree that is searched.
struct AnalysisOptions : Setup {
    PageSource source = PageSource::Rendered;
    friend bool operator==(const AnalysisOptions&, const AnalysisOptions&) = default;
};

/// Must not be moved: the stepper points into it.
struct Analysis {
    AnalysisOptions options;
    TagPathSequence sequence;
    SearchTrace trace;
    KeepMask mask;
    NodeCounts counts;
    std::vector<std::uint32_t> frequencies;   ///< indexed by symbol, in the whole sequence
    std::vector<std::uint32_t> prunedAtLevel; ///< indexed by position: the level that pruned it, or noLevel
    double milliseconds = 0;
    std::optional<Stepper> stepper; ///< empty only if the search was stopped
};

/// Any thread. The document must outlive the call. Cost: see convertTreeToSequence() and searchRegion().
std::unique_ptr<Analysis> analyse(const Document& document, const AnalysisOptions& options,
                                  const std::stop_token& stop);

/// The result of an analysis in numbers.
struct AnalysisFigures {
    AnalysisOptions options;
    NodeCounts counts;
    Region region; ///< the main region
    std::uint32_t positions = 0;
};

} // namespace tagseam
