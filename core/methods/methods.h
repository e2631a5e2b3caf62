// SPDX-License-Identifier: MIT
// The list of the noise filters, and their names on the command line, in runs and in the window.
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"
#include "core/methods/filter.h"
#include "core/page/contentkind.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Takes all pages of one site at once and returns the filter of its pages, which holds no reference to
/// `site`. An empty function when the stop token ended it.
using SiteFilter = std::function<Filter(std::span<const Document> site, const std::stop_token& stop)>;

/// Learns a site page by page, so that not all pages need be held at once.
struct SiteLearner {
    std::function<void(const Document& page)> add;
    /// Called once, after the last page: returns the filter of the pages of the site. The filter may be
    /// called for any page, and from several threads. An empty function when the stop token ended it.
    std::function<Filter(const std::stop_token& stop)> finish;
};

/// A filter with all data needed to run it: exactly one of its two functions is set.
struct Method {
    std::string name;                       ///< as requested
    bool findsRecords = false;              ///< true if FilterResult::records is meaningful
    Filter run;                             ///< for a method that needs only one page
    std::function<SiteLearner()> beginSite; ///< for a method that learns from the pages of a site
    /// True if its label attributes need computed styles: on a page without them it sees the tags alone.
    bool wantsComputedStyles = false;
    /// For FILTER+PRESET: PRESET, which mines records, on the whole page.
    Filter unfiltered = {};
    /// True if it goes by the boxes of nodes: on a page without them it keeps everything.
    bool wantsBoxes = false;
    bool usesSite() const { return beginSite != nullptr; }
    /// Returns the reason why the method cannot judge a page: NoComputedStyles or NoBoxes; nothing if it can.
    std::optional<ErrorCode> lackOf(const Document& page) const;
    /// Learns a site at once, like SiteFilter; only for a method that uses a site.
    Filter learn(std::span<const Document> site, const std::stop_token& stop = {}) const;
};

struct RepetitionOptions;
struct SeparatorOptions;

/// One entry of the list.
struct MethodEntry {
    std::string_view name;
    std::string_view what; ///< a short sentence in English, for --help; the window has its own
};

/// The methods with a name of their own: "all" (keeps everything), the three variants of the tag path
/// sequence filter, the presets of MDR, and the filters of other papers.
std::span<const MethodEntry> methodEntries();

/// Returns the method of that name:
///   all                        keeps everything
///   a variant, options, both   the TPS filter (see setupFromText()): "jidm-2013", "min-difference=0.3",
///                              "keep=auto" (also region, complement, regions)
///   tag-rules, repetition      with options after a comma: "tag-rules,threshold=20,same-tag=several",
///                              "repetition,threshold=8,ignored=a+b+i"
///   content                    content detection: "content", "content,kind=text" (also list, item)
///   separators                 its lists of records: "separators,label-attributes=class" (none, class,
///                              class+style, presentation, computed)
///   cetr, text-density         filters by text: "cetr,variant=threshold", "text-density,density=8" (also
///                              fusion)
///   cetd, mss                  filters by text: "cetd", "mss,word=1,tag=3.25"
///   link-lists                 "link-lists,ratio=0.5" (also count, containers)
///   centre-weight              by the places of the rendered page: "centre-weight,preset=velloso-2014",
///   centred-block              "centred-block,share=0.3" (also offset)
///   a preset of MDR            "mdr-2003", "velloso-2014"
///   sst, pagelets              learn from a site: "sst,threshold=0.2,fewest-pages=4" (see SstOptions),
///                              "pagelets,k=3,window=10"
///   block-entropy              learns from a site: "block-entropy,threshold=0.7" (also blocks)
///   FILTER+PRESET              MDR or separators on the nodes that a filter keeps: "jidm-2013+velloso-2014",
///                              "sst+mdr-2003", "sst+separators"; "separators+mdr-2003" too
/// `base` holds the options that the name does not set. Errors: BadSetup (where: the invalid component;
/// detail: the method whose option it would be, see optionsOf(); empty for a variant's, and for no method;
/// givenTwice for an option that occurs twice).
Result<Method> methodNamed(std::string_view name, const Setup& base = {});

/// True if the name is FILTER+PRESET; a value may contain a +, too.
bool isChain(std::string_view name);

/// Returns the options of a method "repetition,OPTION=VALUE", for callers that need more than its
/// FilterResult. Nothing for another name.
std::optional<RepetitionOptions> repetitionOptionsOf(std::string_view name);

/// Returns the kind of a method "content,kind=KIND", or nothing for "content": the most probable kind.
/// Errors: as methodNamed(); for another name BadSetup without a detail (where: the name).
Result<std::optional<ContentKind>> contentKindOf(std::string_view name);

/// Returns the options of a method "separators,OPTION=VALUE", which override those of `base`. Errors: as
/// methodNamed(); for another name BadSetup without a detail (where: the name).
Result<SeparatorOptions> separatorOptionsOf(std::string_view name, const SeparatorOptions& base);

/// Returns the methods of a list separated by commas; a component with "=" belongs to the one before it
/// ("jidm-2013,min-difference=0.3,mdr-2003" is two). Errors: as methodNamed(), also for an empty component
/// and for a name that occurs twice (detail: givenTwice).
Result<std::vector<Method>> methodsNamed(std::string_view names, const Setup& base = {});

} // namespace tagseam
