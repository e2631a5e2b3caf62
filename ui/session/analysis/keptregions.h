// SPDX-License-Identifier: MIT
// The regions that the pruned page shows: the main region, several others, or the region of a step.
#pragma once

#include "core/page/contentkind.h"
#include "core/tps/prune.h"
#include "core/tps/tagpath.h"
#include "ui/widgets/pendingwork.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

class AnalysisRunner;
class PageTrees;
class StepCursor;

/// The source of the regions that replace the main region in the pruned page.
enum class RegionSource : std::uint8_t {
    Diagnosis,
    ContentDetection, ///< content detection, see DetectionTab
    Hand,             ///< the user, from the candidates of content detection: see setByHand()
};

/// A candidate of content detection.
struct ContentChoice {
    ContentKind kind = ContentKind::None; ///< not None where a choice is meant
    std::uint32_t list = 0;               ///< for a list: its index in ContentDetection::lists
    friend bool operator==(const ContentChoice&, const ContentChoice&) = default;
};

class KeptRegions : public QObject {
    Q_OBJECT

  public:
    KeptRegions(const PageTrees* trees, const AnalysisRunner* runner, const StepCursor* cursor,
                QObject* parent = nullptr);

    /// The regions that replace the main region in the pruned page; empty if the main region is shown. They
    /// are dropped with the analysis; while stepping, the region of the step is shown instead.
    const std::vector<Region>& several() const { return m_several; }
    void setSeveral(std::vector<Region> regions, RegionSource by = RegionSource::Diagnosis);
    /// True if regions of this source replace the main region in the pruned page.
    bool isPrunedBy(RegionSource by) const { return !m_several.empty() && m_regionSource == by; }
    /// True if the pruned page shows what content detection keeps.
    bool isDetected() const { return isPrunedBy(RegionSource::ContentDetection); }
    /// Shows one candidate of content detection that the user chose in the pruned page, whatever content
    /// detection keeps. `regions` is what it takes, not empty. Ends with the analysis, with other regions,
    /// and by setDetectionWanted(). Bookmarks do not have it: they have the state that setDetectionWanted()
    /// set before.
    void setByHand(ContentChoice choice, std::vector<Region> regions);
    /// The candidate that was chosen by hand; empty if the pruned page shows something else.
    std::optional<ContentChoice> byHand() const;
    /// True if the result of content detection, or a candidate of it that was chosen by hand, is visible and
    /// not covered by a step.
    bool isDetectionShown() const;
    /// True if the pruned page is to show content detection as soon as its result is known, for each analysis
    /// of this page; the owner of the result then calls setSeveral(). Ended by other regions and another
    /// page; a candidate chosen by hand only takes precedence.
    bool isDetectionWanted() const { return m_isDetectionWanted; }
    void setDetectionWanted(bool isWanted);

    /// The nodes that the result keeps: the page is pruned to them when no step is shown. Requires an
    /// analysis.
    const KeepMask& mask() const;
    /// The nodes that the pruned page has now: mask(), or what is left at the step, of searchRegion or of
    /// another algorithm. Empty without an
    /// analysis. It does not change while the user keeps stepping.
    const KeepMask& shown() const { return m_shown; }
    bool isShown(NodeId node) const
    {
        return node != noNode && node.value < m_shown.size() && m_shown[node.value];
    }
    /// True if shown() is about to change.
    bool isDue() const { return m_soon.isActive(); }

    // --- for the session: see PageSession -------------------------------------------------------------
    /// Another tree is about to be shown.
    void drop();
    /// Another page has come: content detection is no longer wanted. Returns true if it was. No signal is
    /// sent.
    bool forgetDetection();
    /// Sends detectionWantedChanged().
    void reportDetection() { emit detectionWantedChanged(); }
    /// Shows the result of a new analysis.
    void takeAnalysis();

  signals:
    void severalChanged();
    /// isDetectionWanted() changed, or was set again where a candidate was chosen by hand.
    void detectionWantedChanged();
    /// shown() changed, or belongs to another analysis.
    void shownChanged();

  private:
    void changeSeveral();
    void update();
    void updateForStep();

    const PageTrees* m_trees;
    const AnalysisRunner* m_runner;
    const StepCursor* m_cursor;
    std::vector<Region> m_several;
    RegionSource m_regionSource = RegionSource::Diagnosis;
    ContentChoice m_byHand; // the candidate of RegionSource::Hand
    bool m_isDetectionWanted = false;
    KeepMask m_severalMask; // the mask of several()
    KeepMask m_shown;
    Region m_shownRegion{};
    Delay m_soon;                 // delays pruning while the user keeps stepping
    bool m_isOfAlgorithm = false; // m_shown is what a step of another algorithm leaves
};

} // namespace tagseam
