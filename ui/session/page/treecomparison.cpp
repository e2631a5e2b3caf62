// SPDX-License-Identifier: MIT
// Compares the two trees of a page outside the GUI thread.
#include "ui/session/page/treecomparison.h"

#include <QtConcurrentRun>

#include <utility>
#include <vector>

namespace tagseam {

TreeComparison::TreeComparison(QObject* parent) : QObject(parent)
{
    m_diffing.whenFinished(this, [this](TreeDiff diff) {
        if (diff.isStopped)
            return;
        m_diff = std::move(diff);
        emit changed();
        proceed();
    });
    m_finding.whenFinished(this, [this](Divergence divergence) {
        if (divergence.isStopped)
            return;
        m_divergence = std::move(divergence);
        emit changed();
    });
}

TreeComparison::~TreeComparison()
{
    stop();
    for (QFuture<void>& reader : m_readers) {
        if (reader.isRunning())
            reader.waitForFinished();
    }
}

void TreeComparison::setTrees(const Document* source, const Document* rendered, bool didScriptsRun)
{
    clear();
    m_source = source;
    m_rendered = rendered;
    m_didScriptsRun = didScriptsRun;
    proceed();
}

void TreeComparison::clear()
{
    stop();
    m_source = nullptr;
    m_rendered = nullptr;
    m_isWanted = false;
    const bool hadAny = hasDiff();
    m_diff.reset();
    m_divergence.reset();
    if (hadAny)
        emit changed();
}

void TreeComparison::setSearch(const TagPathOptions& path, const SearchOptions& search)
{
    TagPathOptions common = path;
    if (path.style == LabelAttributes::Computed) // the source has no computed styles, so both use tags alone
        common.style = LabelAttributes::None;
    common.edits.clear(); // they name nodes of one of the trees
    if (common == m_path && search == m_search)
        return;
    m_path = common;
    m_search = search;
    if (m_finding.isPending())
        stop();
    m_divergence.reset();
    emit changed();
    proceed();
}

void TreeComparison::requestDiff()
{
    m_isWanted = true;
    proceed();
}

void TreeComparison::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    proceed();
}

void TreeComparison::stop()
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_diffing.drop();
    m_finding.drop();
}

void TreeComparison::proceed()
{
    std::erase_if(m_readers, [](const QFuture<void>& reader) { return !reader.isRunning(); });
    if (!hasTrees() || isRunning() || !(m_isWanted || m_isWatched))
        return;
    if (!m_diff) {
        m_diffing.start(QtConcurrent::run(
            [&source = *m_source, &rendered = *m_rendered, didScriptsRun = m_didScriptsRun,
             token = m_stop.get_token()] { return diffTrees(source, rendered, didScriptsRun, token); }));
        m_readers.emplace_back(m_diffing.future());
    } else if (m_isWatched && !m_divergence) {
        findDivergence();
    }
}

void TreeComparison::findDivergence()
{
    // Copies the diff, because the shown one may be deleted before the run notices the stop.
    m_finding.start(QtConcurrent::run([&source = *m_source, &rendered = *m_rendered, diff = *m_diff,
                                       path = m_path, search = m_search, token = m_stop.get_token()] {
        return tagseam::findDivergence(source, rendered, diff, path, search, token);
    }));
    m_readers.emplace_back(m_finding.future());
}

} // namespace tagseam
