// SPDX-License-Identifier: MIT
// A noise filter as a value: its name, its options, its reasons, what it needs, and how it is made.
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"
#include "core/methods/filter.h"
#include "core/methods/methodoptions.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace tagseam {

/// Learns a site page by page, so that not all pages need be held at once.
struct SiteLearner {
    std::function<void(const Document& page)> add;
    /// Called once, after the last page: returns the filter of the pages of the site. The filter may be
    /// called for any page, and from several threads. An empty function when the stop token ended it.
    std::function<Filter(const std::stop_token& stop)> finish;
};

/// A filter with all data needed to run it: exactly one of its two functions is set.
struct Method {
    std::string name = {};                       ///< as requested
    bool findsRecords = false;                   ///< true if FilterResult::records is meaningful
    Filter run = {};                             ///< for a method that needs only one page
    std::function<SiteLearner()> beginSite = {}; ///< for a method that learns from the pages of a site
    /// True if its label attributes need computed styles: on a page without them it sees the tags alone.
    bool wantsComputedStyles = false;
    /// For FILTER+PRESET: PRESET, which mines records, on the whole page.
    Filter unfiltered = {};
    /// True if it goes by the boxes of nodes: on a page without them it keeps everything.
    bool wantsBoxes = false;
    bool usesSite() const { return beginSite != nullptr; }
    /// Returns the reason why the method cannot judge a page: NoComputedStyles or NoBoxes; nothing if it can.
    std::optional<ErrorCode> lackOf(const Document& page) const;
    /// Learns a site at once: takes all of its pages and returns the filter of its pages, which holds no
    /// reference to `site`; an empty function when the stop token ended it. Only for a method that uses a
    /// site.
    Filter learn(std::span<const Document> site, const std::stop_token& stop = {}) const;
};

/// One of FilterDecision::reason.
struct MethodReason {
    std::string_view reason;
    std::string_view what; ///< meaning of the reason and its figure
};

/// The needs of a method beside the page, and its use.
struct MethodTraits {
    bool usesSite = false;        ///< it learns from the pages of a site
    bool countsEqualOnce = false; ///< it learns from pages with the same bytes as from one
    bool wantsBoxes = false;      ///< see Method
    bool findsRecords = false;    ///< see Method
    bool isPreset = false;        ///< it can be PRESET in FILTER+PRESET
};

/// One entry of the list of methods. Each folder of methods defines its own.
struct MethodEntry {
    std::string_view name;
    /// A short sentence for --help, marked for the translation in the window (core/base/translate.h).
    std::string_view what;
    std::span<const MethodOption> options = {};
    /// In the order in which they are tested; empty for a method that reports no decisions.
    std::span<const MethodReason> reasons = {};
    MethodTraits traits = {};
    /// For a method that learns from a site: what a site of one page means for it, for a warning.
    std::string_view ofOnePage = {};
    /// Makes the method; its name and traits are set by the caller. `text`: the options after the name.
    /// `base`: the options of the sequence that the text does not set. Errors: BadSetup, see methodNamed().
    Result<Method> (*make)(const MethodEntry& self, std::string_view text, const Setup& base) = nullptr;
};

/// For a method without options.
struct NoOptions {};

/// Reads the options of a method, which override those of `options`. Errors: as readOptions().
template <class Options>
Result<Options> optionsFrom(const MethodEntry& entry, std::string_view text, Options options = {})
{
    if (const std::optional<Error> error = readOptions(entry.options, entry.name, text, &options))
        return *error;
    return options;
}

/// The same for "NAME,OPTION=VALUE". Errors: for the name of another method BadSetup without a detail (where:
/// the name).
template <class Options>
Result<Options> optionsOfNamed(const MethodEntry& entry, std::string_view name, Options options = {})
{
    const std::optional<std::string_view> text = optionsAfter(name, entry.name);
    return text ? optionsFrom(entry, *text, std::move(options))
                : Result<Options>(Error{ErrorCode::BadSetup, std::string(name), {}});
}

/// MethodEntry::make of a filter of one page: calls `filter(input, options, stop)`.
template <class Options, auto filter>
Result<Method> makeFilter(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    const Result<Options> options = optionsFrom<Options>(self, text);
    if (!options)
        return options.error();
    return Method{.run = [options = *options](const FilterInput& input, const std::stop_token& stop) {
        return filter(input, options, stop);
    }};
}

} // namespace tagseam
