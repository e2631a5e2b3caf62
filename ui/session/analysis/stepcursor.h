// SPDX-License-Identifier: MIT
// The step of the search that the views show.
#pragma once

#include "core/tps/stepper.h"
#include "core/tps/tagpath.h"
#include "ui/session/analysis/algorithmcursor.h"

#include <QObject>

#include <functional>

namespace tagseam {

class AnalysisRunner;
class Selection;

class StepCursor : public QObject {
    Q_OBJECT

  public:
    StepCursor(PageTrees* trees, AnalysisRunner* runner, Selection* selection, QObject* parent = nullptr);

    /// The algorithms that can be stepped through instead of searchRegion.
    AlgorithmCursor* algorithms() const { return m_algorithms; }

    /// True if the views show one step of the search instead of its outcome: the Step workspace is shown,
    /// with no other algorithm than searchRegion.
    bool isStepping() const { return m_isStepping; }
    /// Requires an analysis.
    const Stepper& stepper() const;
    /// Moves the cursor. The scanned node is selected, and its level is pointed out. Does nothing without an
    /// analysis.
    void step(const std::function<void(Stepper&)>& move);
    /// True while a step changes the selection, not the user.
    bool isMoving() const { return m_isMoving; }
    /// The region that the views show: what is left at the present step, or the main region. Requires an
    /// analysis.
    Region shownRegion() const;

    /// For the session: see PageSession::setWorkspace().
    void setStepping(bool isStepping);

  signals:
    void steppingChanged(bool isStepping);
    /// The cursor is at another step or line. Not sent for a new analysis.
    void stepChanged();

  private:
    AnalysisRunner* m_runner;
    Selection* m_selection;
    bool m_isStepping = false;
    bool m_isMoving = false;
    AlgorithmCursor* m_algorithms;
};

} // namespace tagseam
