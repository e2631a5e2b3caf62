// SPDX-License-Identifier: MIT
// Opens, learns, extends and samples a site style tree with its measures.
#pragma once

#include "core/base/limits.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/thresholds.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// A tree with its measures. It stays where it was made: the measures refer to the tree.
struct LearntSite {
    SiteStyleTree site;
    MeasuredTree measured;
    std::set<std::string> digests{}; ///< digests of the files that it was learnt from in this session
};
using SharedSite = std::shared_ptr<const LearntSite>;

/// The nodes that each threshold removes from some pages of the site.
struct SampledPages {
    ThresholdTable table;
    std::uint32_t pages = 0;
};

/// The pages of a folder, and the number of them whose bytes a site was learnt from.
struct KnownPages {
    std::uint32_t known = 0;
    std::uint32_t all = 0;
};

/// The result of a job on a site. When it was stopped, only `isStopped` is valid.
struct SiteJobResult {
    SharedSite site{};                     ///< a new site; nullptr for none
    std::optional<SampledPages> samples{}; ///< samples of `site`, or of the site before
    std::optional<KnownPages> known{};     ///< known pages of the folder that was searched
    std::uint32_t taken = 0;               ///< pages that were read
    std::vector<Error> excluded{};         ///< pages that could not be read; `where` is the file
    std::optional<Error> error{};          ///< reason why there is no result; `where` is the file or folder
    std::string saved{};                   ///< path of the file that was written
    std::optional<double> threshold{};     ///< threshold in that file; nothing: none was picked
    bool isStopped = false;
};

/// The number of pages that learnSite() samples, spread over the folder: more take longer to read than
/// picking a threshold is worth.
inline constexpr std::size_t mostSampled = 30;

/// Reads and measures the tree of a file. Not stopped while the file is read, but before and after measuring.
SiteJobResult openSite(const std::string& path, const std::stop_token& stop);
/// Learns a tree of the pages in a folder, as an extension of the tree of `from`, which is not changed,
/// unless `from` is nullptr.
SiteJobResult learnSite(const std::string& folder, const SharedSite& from, const Limits& limits,
                        const TellProgress& tell, const std::stop_token& stop);
/// Finds the pages in a folder that the site was learnt from, as far as this session knows; the site is not
/// changed. O(bytes).
SiteJobResult lookForKnown(const std::string& folder, const SharedSite& site, const TellProgress& tell,
                           const std::stop_token& stop);
/// Measures the nodes that each threshold removes from all pages in a folder; the site is not changed.
SiteJobResult sampleSite(const std::string& folder, const SharedSite& site, const Limits& limits,
                         const TellProgress& tell, const std::stop_token& stop);

/// A page as a marked tree judges it, with a reference that keeps the tree alive.
struct SitePage {
    SharedSite site;
    Marks marks;
    CleanedPage cleaned;
    std::uint32_t nodes = 0;        ///< tag nodes of the body
    std::uint32_t keptNodes = 0;    ///< kept nodes among these
    std::uint32_t unknownNodes = 0; ///< nodes among these whose styles the tree does not have
};
using SharedSitePage = std::shared_ptr<const SitePage>;
/// Cleans a page with the tree at a threshold, 0 to 1. Never nullptr. O(tree and nodes), and the features of
/// leaves.
SharedSitePage mapOnSite(const Document& page, const SharedSite& site, double threshold);

} // namespace tagseam
