// SPDX-License-Identifier: MIT
// A run that the stepper shows and moves.
#include "ui/tools/step/steppedrun.h"

#include "ui/session/page/pageaddress.h"
#include "ui/tools/step/recordedrun.h"
#include "ui/tools/step/searchrun.h"

namespace tagseam {

QString SteppedRun::stepText(std::uint64_t step) const
{
    return RunInFront::tr("step %1 of %2").arg(step + 1).arg(stepCount());
}

QString SteppedRun::nodeText(NodeId node) const
{
    constexpr int shownLength = 40;
    return elided(m_session->trees()->describe(node), shownLength);
}

RunInFront::RunInFront(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_search(std::make_unique<SearchRun>(session)),
      m_recorded(std::make_unique<RecordedRun>(session))
{
    connect(session->trees(), &PageTrees::documentChanged, this, &RunInFront::changed);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this, &RunInFront::listingChanged);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &RunInFront::changed);
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, &RunInFront::changed);
    connect(session->cursor(), &StepCursor::stepChanged, this, &RunInFront::moved);
    connect(session->algorithms(), &AlgorithmCursor::stepChanged, this, &RunInFront::moved);
}

RunInFront::~RunInFront() = default;

SteppedRun* RunInFront::operator->() const
{
    return m_session->algorithms()->chosen() ? m_recorded.get() : m_search.get();
}

QString RunInFront::textOf(const Breakpoint& breakpoint) const
{
    if (breakpoint.algorithm)
        return tr("at line %1 of %2").arg(breakpoint.line, QString::fromUtf8(name(*breakpoint.algorithm)));
    const QString own = operator->()->text(breakpoint);
    return own.isEmpty() ? m_search->text(breakpoint) : own;
}

BreakpointOffer RunInFront::menuOffer(StopCondition::Kind kind) const
{
    const BreakpointOffer own = operator->()->offer(kind);
    return own.text.isEmpty() ? BreakpointOffer{m_search->offer(kind).text, false} : own;
}

} // namespace tagseam
