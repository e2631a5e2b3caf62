// SPDX-License-Identifier: MIT
// The regions that the pruned page shows.
#include "ui/session/analysis/keptregions.h"

#include "ui/session/analysis/analysisrunner.h"
#include "ui/session/analysis/stepcursor.h"
#include "ui/session/page/pagetrees.h"

#include <cassert>
#include <utility>

namespace tagseam {

KeptRegions::KeptRegions(const PageTrees* trees, const AnalysisRunner* runner, const StepCursor* cursor,
                         QObject* parent)
    : QObject(parent), m_trees(trees), m_runner(runner), m_cursor(cursor)
{
    m_soon.setInterval(120);
    connect(&m_soon, &QTimer::timeout, this, &KeptRegions::update);
    connect(cursor, &StepCursor::stepChanged, this, &KeptRegions::updateForStep);
    connect(cursor, &StepCursor::steppingChanged, this, [this] {
        if (m_runner->hasAnalysis() && (m_cursor->shownRegion() != m_shownRegion || !m_several.empty()))
            update();
    });
    const auto updateForAlgorithm = [this] {
        if (m_cursor->algorithms()->stepper() != nullptr || m_isOfAlgorithm)
            m_soon.start();
    };
    connect(cursor->algorithms(), &AlgorithmCursor::stepChanged, this, updateForAlgorithm);
    connect(cursor->algorithms(), &AlgorithmCursor::runChanged, this, updateForAlgorithm);
}

void KeptRegions::setSeveral(std::vector<Region> regions, RegionSource by)
{
    if (!m_runner->hasAnalysis() || (regions == m_several && (regions.empty() || by == m_regionSource)))
        return;
    m_several = std::move(regions);
    m_regionSource = by;
    const bool isReplaced = isPrunedBy(RegionSource::Diagnosis);
    if (isReplaced && std::exchange(m_isDetectionWanted, false))
        emit detectionWantedChanged();
    changeSeveral();
}

void KeptRegions::setByHand(ContentChoice choice, std::vector<Region> regions)
{
    assert(!regions.empty());
    if (!m_runner->hasAnalysis() || (byHand() == choice && m_several == regions))
        return;
    m_several = std::move(regions);
    m_regionSource = RegionSource::Hand;
    m_byHand = choice;
    changeSeveral();
}

std::optional<ContentChoice> KeptRegions::byHand() const
{
    return isPrunedBy(RegionSource::Hand) ? std::optional(m_byHand) : std::nullopt;
}

bool KeptRegions::isDetectionShown() const
{
    return (isDetected() || isPrunedBy(RegionSource::Hand)) && !m_cursor->isStepping() &&
           !m_cursor->algorithms()->isStepping();
}

void KeptRegions::setDetectionWanted(bool isWanted)
{
    const bool wasByHand = isPrunedBy(RegionSource::Hand);
    if (isWanted == m_isDetectionWanted && !wasByHand)
        return;
    m_isDetectionWanted = isWanted;
    const bool isEnded = wasByHand || (!isWanted && isDetected());
    if (isEnded)
        m_several.clear();
    emit detectionWantedChanged();
    if (isEnded &&
        m_several
            .empty()) // otherwise the owner of content detection has set the regions, and that was reported
        changeSeveral();
}

void KeptRegions::changeSeveral()
{
    if (!m_several.empty())
        m_severalMask = pruneToRegions(m_trees->document(), m_runner->analysis().sequence, m_several);
    emit severalChanged();
    update();
}

const KeepMask& KeptRegions::mask() const
{
    return m_several.empty() ? m_runner->analysis().mask : m_severalMask;
}

void KeptRegions::update()
{
    m_soon.stop();
    if (!m_runner->hasAnalysis())
        return;
    const Analysis& analysis = m_runner->analysis();
    m_shownRegion = m_cursor->shownRegion();
    m_isOfAlgorithm = m_cursor->algorithms()->stepper() != nullptr;
    m_shown = m_isOfAlgorithm          ? m_cursor->algorithms()->kept()
              : m_cursor->isStepping() ? pruneDomTree(m_trees->document(), analysis.sequence, m_shownRegion,
                                                      m_runner->setup().keep)
                                       : mask();
    emit shownChanged();
}

void KeptRegions::updateForStep()
{
    if (m_cursor->shownRegion() == m_shownRegion)
        m_soon.stop(); // the change was undone before the page was pruned
    else
        m_soon.start();
}

void KeptRegions::takeAnalysis()
{
    m_several.clear();
    update();
}

bool KeptRegions::forgetDetection()
{
    return std::exchange(m_isDetectionWanted, false);
}

void KeptRegions::drop()
{
    m_soon.stop();
    m_several.clear();
    m_severalMask = {};
    m_shown = {};
}

} // namespace tagseam
