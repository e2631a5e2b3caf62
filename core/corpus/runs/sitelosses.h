// SPDX-License-Identifier: MIT
// The losses of a site style tree: the texts that must stay and are removed, for each element node and
// threshold.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/corpus/runs/valuestatuses.h"
#include "core/methods/sitestyletree/marks.h"
#include "core/methods/sitestyletree/sstoptions.h"
#include "core/page/parsehtml.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// A text that is removed.
struct LostText {
    std::string page;
    std::string text;
    std::optional<std::string> node; ///< XPath; nothing for a node too deep
    std::string path;                ///< path of its element node, see elementPath()
    LossReason reason = LossReason::Noisy;
    ValueStatus status;
};

/// The removed texts of one element node and one reason.
struct ElementLosses {
    std::string path; ///< tags with their classes: "body/div.main/p"
    LossReason reason = LossReason::Noisy;
    std::uint32_t values = 0;
    std::uint32_t pages = 0; ///< pages with such texts
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
    std::size_t failed = 0; ///< pages that cannot be read
    std::uint32_t listed = 0;
    std::uint32_t onPage = 0;
    std::uint32_t kept = 0;
    std::uint32_t own = 0;     ///< texts on the page that contain words that not all pages have
    std::uint32_t ownKept = 0; ///< kept texts among these
    std::uint64_t sharedWords = 0;
    std::uint64_t sharedRemoved = 0;
    std::optional<double> picked;        ///< nothing when no learnt page has texts that must stay
    std::vector<ElementLosses> elements; ///< most values first
    std::vector<LostText> losses;
    std::vector<SweepRow> sweep;
};

struct LossOptions {
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;
    bool learnsHalf = true; ///< learns from every second page of each site; otherwise from all, which are
                            ///< also measured
    PageReading reading{};
    /// Called once for each page that cannot be read.
    std::function<void(const std::string& page, const Error& error)> tellFailure;
};

/// Finds the losses of each site; a folder of pages is a site. `tree`: the tree of all sites; nullptr: each
/// site learns its own. A site without a page to measure is omitted. Cost: each page is read up to three
/// times; see valueStatuses().
std::vector<SiteLosses> siteLosses(const Corpus& corpus, const MeasuredTree* tree,
                                   const LossOptions& options);

/// Returns the labels of an element node and its ancestors as a path: "body/table.list/tr/td[width=20]".
std::string elementPath(const MeasuredTree& measured, ElementId id);

} // namespace tagseam
