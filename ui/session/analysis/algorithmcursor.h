// SPDX-License-Identifier: MIT
// The algorithm that the Step workspace shows instead of searchRegion, its recorded run, and the step of it.
#pragma once

#include "core/methods/runstepper.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace tagseam {

class Notifier;
class PageTrees;
class Selection;
struct LearntSite;

/// Records the run on another thread when the algorithm is chosen and the Step workspace is shown, and again
/// for each page and site style tree.
class AlgorithmCursor : public QObject {
    Q_OBJECT

  public:
    AlgorithmCursor(PageTrees* trees, Selection* selection, QObject* parent = nullptr);
    ~AlgorithmCursor() override;

    /// The algorithm that is stepped through; nothing for searchRegion.
    std::optional<Algorithm> chosen() const { return m_chosen; }
    void choose(std::optional<Algorithm> algorithm);
    /// True if the views show a step of the chosen algorithm.
    bool isStepping() const { return m_isInFront && m_chosen.has_value(); }
    /// The run; nullptr unless isStepping(), while it is being recorded, and if there is none.
    const RunStepper* stepper() const { return isStepping() && m_stepper ? &*m_stepper : nullptr; }
    bool isRecording() const { return m_recording.isPending(); }
    /// True if the algorithm needs a site style tree and none is open.
    bool needsSite() const;
    /// Moves the cursor and selects the node of the step. Does nothing without a run.
    void step(const std::function<void(RunStepper&)>& move);
    /// The open site style tree with its threshold; nullptr if there is none.
    const std::shared_ptr<const LearntSite>& site() const { return m_site; }
    double siteThreshold() const { return m_siteThreshold; }
    void setSite(std::shared_ptr<const LearntSite> site, double threshold);
    /// Sets the site style tree of a lesson, which replaces the open one until it is set to nullptr.
    void setLessonSite(std::shared_ptr<const LearntSite> site);
    /// The nodes that are left at the step. Requires a run.
    KeepMask kept() const;

    /// For the session: see PageSession::setWorkspace().
    void setInFront(bool isInFront);

  signals:
    /// Another algorithm is chosen.
    void chosenChanged();
    /// stepper() is another one, or none.
    void runChanged();
    void stepChanged();
    void siteChanged();

  private:
    void drop();
    void recordAnew();
    void record();

    PageTrees* m_trees;
    Selection* m_selection;
    std::optional<Algorithm> m_chosen;
    bool m_isInFront = false;
    std::shared_ptr<const LearntSite> m_site;
    double m_siteThreshold = 0;
    std::shared_ptr<const LearntSite> m_lessonSite;
    std::optional<RunStepper> m_stepper;
    std::stop_source m_stop;
    PendingRun<std::shared_ptr<const AlgorithmRun>> m_recording;
};

} // namespace tagseam
