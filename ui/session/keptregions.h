// SPDX-License-Identifier: MIT
// The regions that the pruned page has: the main one, several in its place, or the one of a step.
#pragma once

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

/// The author of the regions that the pruned page has in place of the main one.
enum class SeveralOf : std::uint8_t {
    Diagnosis,
    ContentDetection, ///< see DetectionTab
    Hand,             ///< a person, out of the lists of content detection: see setByHand()
};

class KeptRegions : public QObject {
    Q_OBJECT

  public:
    KeptRegions(const PageTrees* trees, const AnalysisRunner* runner, const StepCursor* cursor,
                QObject* parent = nullptr);

    /// Regions that the pruned page has in place of the main one; none for that. They go with the analysis,
    /// and a step shows its own region meanwhile.
    const std::vector<Region>& several() const { return m_several; }
    void setSeveral(std::vector<Region> regions, SeveralOf of = SeveralOf::Diagnosis);
    /// True when the pruned page has regions in place of the main one, and these.
    bool isPrunedBy(SeveralOf of) const { return !m_several.empty() && m_severalOf == of; }
    /// True when the pruned page has what content detection keeps.
    bool isDetected() const { return isPrunedBy(SeveralOf::ContentDetection); }
    /// The pruned page gets one list of content detection that a person chose, whatever content detection
    /// keeps. `list`: its index in Content detection::lists; `region`: what it takes, not empty. It ends with
    /// the analysis, with other regions, and by setDetectionWanted(). Bookmarks do not have it: they tell
    /// what setDetectionWanted() said before.
    void setByHand(std::uint32_t list, Region region);
    /// The list that was chosen by hand; empty while the pruned page has something else.
    std::optional<std::uint32_t> byHand() const;
    /// True when what content detection keeps, or a list of it that was chosen by hand, is in sight: no step
    /// is shown instead.
    bool isDetectionShown() const;
    /// True when it is to have what content detection keeps as soon as that is known, for each analysis of
    /// this page; then who knows calls setSeveral(). Other regions, and another page, end it; a list chosen
    /// by hand only stands before it.
    bool isDetectionWanted() const { return m_isDetectionWanted; }
    void setDetectionWanted(bool isWanted);

    /// The nodes that the result keeps: the page is pruned to them when no step is shown. Only with an
    /// analysis.
    const KeepMask& mask() const;
    /// The nodes that the pruned page has now: mask(), or what is left at the step. Empty without an
    /// analysis. While somebody steps on, it stays what it was.
    const KeepMask& shown() const { return m_shown; }
    bool isShown(NodeId node) const
    {
        return node != noNode && node.value < m_shown.size() && m_shown[node.value];
    }
    /// True when shown() is about to change.
    bool isDue() const { return m_soon.isActive(); }

  signals:
    void severalChanged();
    /// It did, or is asked for again where a list was chosen by hand.
    void detectionWantedChanged();
    /// shown() is another one, or that of another analysis.
    void shownChanged();

  private:
    friend class PageSession; // which says in what order the parts of the session change
    void changeSeveral();
    void update();
    void updateForStep();
    void takeAnalysis();
    void drop();

    const PageTrees* m_trees;
    const AnalysisRunner* m_runner;
    const StepCursor* m_cursor;
    std::vector<Region> m_several;
    SeveralOf m_severalOf = SeveralOf::Diagnosis;
    std::uint32_t m_listByHand = 0; // of SeveralOf::Hand
    bool m_isDetectionWanted = false;
    KeepMask m_severalMask; // of several()
    KeepMask m_shown;
    Region m_shownRegion{};
    Delay m_soon; // while somebody steps on, the page is not pruned at every step
};

} // namespace tagseam
