// SPDX-License-Identifier: MIT
// The step of the search that the views show.
#pragma once

#include "core/tps/stepper.h"
#include "core/tps/tagpath.h"

#include <QObject>

#include <functional>

namespace tagseam {

class AnalysisRunner;
class Selection;

class StepCursor : public QObject {
    Q_OBJECT

  public:
    StepCursor(AnalysisRunner* runner, Selection* selection, QObject* parent = nullptr);

    /// True when the views show one step of the search instead of its outcome.
    bool isStepping() const { return m_isStepping; }
    /// Only with an analysis.
    const Stepper& stepper() const;
    /// Moves the cursor; the node read becomes the selected one, the level the one pointed out. Nothing
    /// without an analysis.
    void step(const std::function<void(Stepper&)>& move);
    /// True when it is a step that selects: no person did.
    bool isMoving() const { return m_isMoving; }
    /// The part of the sequence that the views show: what is left at the present step, or the main region.
    /// Only with an analysis.
    Region shownRegion() const;

  signals:
    void steppingChanged(bool isStepping);
    /// The cursor stands at another step or line; not sent for a new analysis.
    void stepChanged();

  private:
    friend class PageSession; // which says in what order the parts of the session change
    void setStepping(bool isStepping);

    AnalysisRunner* m_runner;
    Selection* m_selection;
    bool m_isStepping = false;
    bool m_isMoving = false;
};

} // namespace tagseam
