// SPDX-License-Identifier: MIT
// The list of the noise filters, and how they are named: on the command line, in runs, in the window.
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"
#include "core/methods/filter.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Pages of one site, all at once -> the filter of its pages, which holds nothing of `site` by reference. An
/// empty function when the stop token ended it.
using SiteFilter = std::function<Filter(std::span<const Document> site, const std::stop_token& stop)>;

/// What a filter learns of a site, page by page, so that they need not be held at once.
struct SiteLearner {
    std::function<void(const Document& page)> add;
    /// Once, behind the last page: the filter of the pages of the site. It may be called for any page, and
    /// from several threads. An empty function when the stop token ended it.
    std::function<Filter(const std::stop_token& stop)> finish;
};

/// A filter with all that it takes to run it: of its two functions it has one.
struct Method {
    std::string name;                       ///< as it was asked for
    bool findsRecords = false;              ///< whether FilterResult::records says anything
    Filter run;                             ///< of a method that looks at one page
    std::function<SiteLearner()> beginSite; ///< of one that learns from the pages of a site
    /// By its label attributes: on a page without computed styles it sees the tags alone.
    bool wantsComputedStyles = false;
    bool usesSite() const { return beginSite != nullptr; }
    /// Of one that uses a site, as SiteFilter has it.
    Filter learn(std::span<const Document> site, const std::stop_token& stop = {}) const;
};

struct RepetitionOptions;
struct SeparatorOptions;

/// One line of the list.
struct MethodEntry {
    std::string_view name;
    std::string_view what; ///< a short sentence in English, for --help; the window has its own
};

/// All that has a name of its own: "all" (keeps everything), the three variants of the tag path sequence
/// filter, the presets of MDR.
std::span<const MethodEntry> methodEntries();

/// The method of that name:
///   all                        keeps everything
///   a variant, switches, both  the TPS filter (see setupFromText()): "jidm-2013", "min-difference=0.3"
///   tag-rules, repetition      with switches behind a comma: "tag-rules,threshold=20,cascades=no",
///                              "repetition,threshold=8,descends=no"
///   separators                 content detection: "separators,label-attributes=class" (none, class,
///   class+style,
///                              presentation, computed)
///   a preset of MDR            "mdr-2003", "velloso-2014"
///   sst, pagelets              learn from a site: "sst,threshold=0.2,fewest-pages=4" (see SstSwitches),
///                              "pagelets,k=3,window=10"
///   FILTER+PRESET              MDR or separators on what a filter leaves: "jidm-2013+velloso-2014",
///                              "sst+mdr-2003", "sst+separators"; "separators+mdr-2003" too
/// `base` holds the switches that the name does not set. Errors: BadSetup (where: the part that is none;
/// detail: the method whose switch it would be, see switchesOf(); empty for a variant's, and for no method).
Result<Method> methodNamed(std::string_view name, const Setup& base = {});

/// The switches of a method "repetition,SWITCH=VALUE": for who wants more than its FilterResult tells.
/// Nothing for another name.
std::optional<RepetitionOptions> repetitionOptionsOf(std::string_view name);

/// The same of a method "separators,SWITCH=VALUE", in the place of those of `base`. Errors: as methodNamed();
/// for another name BadSetup without a detail (where: the name).
Result<SeparatorOptions> separatorOptionsOf(std::string_view name, const SeparatorOptions& base);

/// The methods of a list parted by commas; a part with "=" goes with the one before it
/// ("jidm-2013,min-difference=0.3,mdr-2003" is two). Errors: as methodNamed(), also for an empty part and for
/// a name that comes twice.
Result<std::vector<Method>> methodsNamed(std::string_view names, const Setup& base = {});

} // namespace tagseam
