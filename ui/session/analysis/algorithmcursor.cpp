// SPDX-License-Identifier: MIT
// The algorithm that the Step workspace shows instead of searchRegion.
#include "ui/session/analysis/algorithmcursor.h"

#include "core/corpus/pages/learntsite.h"
#include "core/methods/mdr/mdrsteps.h"
#include "core/methods/sitestyletree/mapsst.h"
#include "core/methods/sitestyletree/marknoise.h"
#include "core/methods/tagrules/noiseeliminate.h"
#include "ui/session/analysis/selection.h"
#include "ui/session/page/pagetrees.h"

#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

namespace {

bool isOfSite(Algorithm algorithm)
{
    return algorithm == Algorithm::MarkNoise || algorithm == Algorithm::MapSst;
}

// `site` is given for the algorithms of a site.
AlgorithmRun recorded(Algorithm algorithm, const Document& page, const LearntSite* site, double threshold,
                      const std::stop_token& stop)
{
    switch (algorithm) {
    case Algorithm::NoiseEliminate:
        break;
    case Algorithm::MarkNoise:
        return recordMarkNoise(page, site->measured, markElements(site->measured, threshold), stop);
    case Algorithm::MapSst:
        return recordMapSst(page, site->measured, markElements(site->measured, threshold), stop);
    case Algorithm::CombComp:
        return recordCombComp(page, {}, stop);
    case Algorithm::IdentDrs:
        return recordIdentDrs(page, {}, stop);
    }
    return recordNoiseEliminate(page, {}, stop);
}

} // namespace

AlgorithmCursor::AlgorithmCursor(PageTrees* trees, Selection* selection, QObject* parent)
    : QObject(parent), m_trees(trees), m_selection(selection)
{
    m_recording.whenFinished(this, [this](std::shared_ptr<const AlgorithmRun> run) {
        if (run->isStopped)
            return;
        if (!run->events.empty())
            m_stepper.emplace(std::move(run));
        emit runChanged();
    });
    connect(trees, &PageTrees::documentChanged, this, &AlgorithmCursor::recordAnew);
    connect(trees, &PageTrees::readersUnwanted, this, [this] { m_stop.request_stop(); });
}

AlgorithmCursor::~AlgorithmCursor()
{
    m_stop.request_stop();
}

void AlgorithmCursor::choose(std::optional<Algorithm> algorithm)
{
    if (algorithm == m_chosen)
        return;
    m_chosen = algorithm;
    drop();
    emit chosenChanged();
    record();
    emit runChanged();
}

bool AlgorithmCursor::needsSite() const
{
    return m_chosen && isOfSite(*m_chosen) && !m_site && !m_lessonSite;
}

void AlgorithmCursor::step(const std::function<void(RunStepper&)>& move)
{
    if (stepper() == nullptr)
        return;
    const std::size_t before = m_stepper->event();
    move(*m_stepper);
    if (m_stepper->event() == before)
        return;
    if (const NodeId node = m_stepper->node(); node != noNode)
        m_selection->select(node);
    emit stepChanged();
}

void AlgorithmCursor::setSite(std::shared_ptr<const LearntSite> site, double threshold)
{
    m_site = std::move(site);
    m_siteThreshold = threshold;
    if (m_chosen && isOfSite(*m_chosen))
        recordAnew();
    emit siteChanged();
}

void AlgorithmCursor::setLessonSite(std::shared_ptr<const LearntSite> site)
{
    if (site == m_lessonSite)
        return;
    m_lessonSite = std::move(site);
    if (m_chosen && isOfSite(*m_chosen))
        recordAnew();
}

KeepMask AlgorithmCursor::kept() const
{
    return keptAfter(m_stepper->run(), m_trees->document().size(), m_stepper->event());
}

void AlgorithmCursor::setInFront(bool isInFront)
{
    m_isInFront = isInFront;
    if (isStepping() && !m_stepper && !isRecording())
        record();
    if (m_chosen)
        emit runChanged();
}

void AlgorithmCursor::drop()
{
    m_stop.request_stop();
    m_recording.drop();
    m_stepper.reset();
}

void AlgorithmCursor::recordAnew()
{
    const bool wasThere = m_stepper || isRecording();
    drop();
    record();
    if (wasThere || isRecording())
        emit runChanged();
}

void AlgorithmCursor::record()
{
    if (!isStepping() || !m_trees->hasDocument() || needsSite())
        return;
    m_stop = std::stop_source();
    // The document outlives the run: see PageTrees::addReader().
    m_recording.start(QtConcurrent::run(
        [&document = m_trees->document(), algorithm = *m_chosen, site = m_lessonSite ? m_lessonSite : m_site,
         threshold = m_lessonSite ? usualThreshold : m_siteThreshold, token = m_stop.get_token()] {
            return std::make_shared<const AlgorithmRun>(
                recorded(algorithm, document, site.get(), threshold, token));
        }));
    m_trees->addReader(QFuture<void>(m_recording.future()));
}

} // namespace tagseam
