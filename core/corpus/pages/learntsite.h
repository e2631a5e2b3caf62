// SPDX-License-Identifier: MIT
// A site style tree with its measures: opened, learnt, grown, sampled.
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

/// It stays where it was made: the measures refer to the tree.
struct LearntSite {
    SiteStyleTree site;
    MeasuredTree measured;
    std::set<std::string> digests{}; ///< of the files that it was learnt from in this session
};
using SharedSite = std::shared_ptr<const LearntSite>;

/// What each threshold takes from some pages of the site.
struct SampledPages {
    ThresholdTable table;
    std::uint32_t pages = 0;
};

/// Pages of a folder, and those of them whose bytes a site was learnt from.
struct KnownPages {
    std::uint32_t known = 0;
    std::uint32_t all = 0;
};

/// What a job on a site comes to. Nothing but `isStopped` holds when it was stopped.
struct SiteJobResult {
    SharedSite site{};                     ///< another one than before; nullptr for none
    std::optional<SampledPages> samples{}; ///< of `site`, or of that before
    std::optional<KnownPages> known{};     ///< of the folder that was looked through
    std::uint32_t taken = 0;               ///< pages that it read
    std::vector<Error> excluded{};         ///< pages that could not be read; `where` is the file
    std::optional<Error> error{};          ///< why nothing came of it; `where` is the file or folder
    std::string saved{};                   ///< path of the file that was written
    std::optional<double> threshold{};     ///< in that file; nothing: none was picked
    bool isStopped = false;
};

/// Pages that learnSite() samples, spread over the folder: more are slower to read than one picks by.
inline constexpr std::size_t mostSampled = 30;

/// The tree of a file, measured. Not stopped while the file is read, but before and behind measuring.
SiteJobResult openSite(const std::string& path, const std::stop_token& stop);
/// A tree of the pages in a folder; grown from that of `from`, which stays as it is, unless it is nullptr.
SiteJobResult learnSite(const std::string& folder, const SharedSite& from, const Limits& limits,
                        const TellProgress& tell, const std::stop_token& stop);
/// Which pages in a folder the site was learnt from, as far as this session knows; the site stays. O(bytes).
SiteJobResult lookForKnown(const std::string& folder, const SharedSite& site, const TellProgress& tell,
                           const std::stop_token& stop);
/// What each threshold takes from the pages in a folder, all of them; the site stays.
SiteJobResult sampleSite(const std::string& folder, const SharedSite& site, const Limits& limits,
                         const TellProgress& tell, const std::stop_token& stop);

/// A page as a marked tree judges it. The tree that it refers to goes with it.
struct SitePage {
    SharedSite site;
    Marks marks;
    CleanedPage cleaned;
    std::uint32_t nodes = 0;        ///< tag nodes of the body
    std::uint32_t keptNodes = 0;    ///< of them
    std::uint32_t unknownNodes = 0; ///< of them: in styles that the tree has not
};
using SharedSitePage = std::shared_ptr<const SitePage>;
/// Cleans a page by the tree at a threshold, 0 to 1. Never nullptr. O(tree and nodes), and the features of
/// leaves.
SharedSitePage mapOnSite(const Document& page, const SharedSite& site, double threshold);

} // namespace tagseam
