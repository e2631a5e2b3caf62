// SPDX-License-Identifier: MIT
// The step of the search that the views show.
#include "ui/session/analysis/stepcursor.h"

#include "ui/session/analysis/analysisrunner.h"
#include "ui/session/analysis/selection.h"

#include <utility>

namespace tagseam {

StepCursor::StepCursor(PageTrees* trees, AnalysisRunner* runner, Selection* selection, QObject* parent)
    : QObject(parent), m_runner(runner), m_selection(selection),
      m_algorithms(new AlgorithmCursor(trees, selection, this))
{
}

const Stepper& StepCursor::stepper() const
{
    return *m_runner->analysis().stepper;
}

void StepCursor::step(const std::function<void(Stepper&)>& move)
{
    if (m_runner->stepper() == nullptr)
        return;
    Stepper& stepper = *m_runner->stepper();
    const auto before = std::pair(stepper.step(), stepper.lineIndex());
    move(stepper);
    if (std::pair(stepper.step(), stepper.lineIndex()) == before)
        return;
    m_isMoving = true;
    m_selection->selectLevel(stepper.place().level);
    if (stepper.place().kind == StepKind::Read)
        m_selection->selectPosition(stepper.position());
    emit stepChanged();
    m_isMoving = false;
}

Region StepCursor::shownRegion() const
{
    return m_isStepping ? stepper().region() : m_runner->analysis().trace.region;
}

void StepCursor::setStepping(bool isStepping)
{
    if (std::exchange(m_isStepping, isStepping) != isStepping)
        emit steppingChanged(isStepping);
}

} // namespace tagseam
