// SPDX-License-Identifier: MIT
// The losses of a site style tree: the texts that must stay and go, by element node and by threshold.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/corpus/runs/valuestatuses.h"
#include "core/methods/sitestyletree/marks.h"
#include "core/methods/sitestyletree/sstoptions.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// A text that is lost.
struct LostText {
    std::string page;
    std::string text;
    std::optional<std::string> node; ///< XPath; nothing for one too deep
    std::string path;                ///< of its element node, see elementPath()
    LossReason reason = LossReason::Noisy;
    ValueStatus status;
};

/// All that goes at one element node for one reason.
struct ElementLosses {
    std::string path; ///< of tags with their classes: "body/div.main/p"
    LossReason reason = LossReason::Noisy;
    std::uint32_t values = 0;
    std::uint32_t pages = 0; ///< with such
    std::uint32_t learntPages = 0;
    std::uint32_t leafPages = 0;
    Importance importance;
    double noisyFrom = 0;  ///< the lowest
    double localNoise = 0; ///< the greatest
};

struct SweepRow {
    double threshold = 0;
    double kept = 0; ///< shares, 0 to 1
    double ownKept = 0;
    std::optional<double> sharedRemoved;
    bool isUsed = false;
    bool isPicked = false;
};

struct SiteLosses {
    std::string site;
    std::size_t learnt = 0; ///< pages
    std::size_t measured = 0;
    std::size_t failed = 0; ///< that cannot be read
    std::uint32_t listed = 0;
    std::uint32_t onPage = 0;
    std::uint32_t kept = 0;
    std::uint32_t own = 0;     ///< of those on the page: with text that not all pages have
    std::uint32_t ownKept = 0; ///< that keep it
    std::uint64_t sharedWords = 0;
    std::uint64_t sharedRemoved = 0;
    std::optional<double> picked;        ///< nothing where no learnt page has texts that must stay
    std::vector<ElementLosses> elements; ///< most values first
    std::vector<LostText> losses;
    std::vector<SweepRow> sweep;
};

struct LossOptions {
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;
    bool learnsHalf = true; ///< of each site every second page; else all, which are measured, too
    std::string encoding;   ///< of pages that have none of their own
    Limits limits;
    /// Told once for each page that cannot be read.
    std::function<void(const std::string& page, const Error& error)> tellFailure;
};

/// Each folder of pages is a site. `tree`: of all sites; nullptr: each site learns its own. A site without a
/// page to measure is excluded. Cost: each page is read up to three times; see valueStatuses().
std::vector<SiteLosses> siteLosses(const Corpus& corpus, const MeasuredTree* tree,
                                   const LossOptions& options);

/// The labels of an element node and those above it, as a path: "body/table.list/tr/td[width=20]".
std::string elementPath(const MeasuredTree& measured, ElementId id);

} // namespace tagseam
