// SPDX-License-Identifier: MIT
// The methods that learn from the pages of a site. Results are kept by folder and name.
#include "ui/tools/methods/methodruns.h"

#include "core/methods/sitestyletree/sstfilter.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t mostSites = 4; // number of sites that are kept, because the result for one may be large

} // namespace

void MethodRuns::setSite(const QString& folder)
{
    const bool isAgain = folder == m_folder; // its pages may have changed
    m_folder = folder;
    if (isAgain || siteError())
        m_sites.remove_if([&](const SiteFilters& each) { return each.folder == folder.toStdString(); });
    m_learn->clear();
    for (MethodRow& row : m_rows) {
        if (!row.usesSite)
            continue;
        if (m_running == row.name) {
            m_running.reset();
            m_run->clear();
        }
        row.outcome.reset();
        row.state = MethodState::Waiting;
    }
    settle();
    if (m_rows[m_b].usesSite)
        m_step = -1;
    emit changed();
    emit stepChanged();
}

void MethodRuns::setTree(const SharedSite& tree, double threshold)
{
    if (tree == m_tree && threshold == m_treeThreshold)
        return;
    m_isTreeRefused = m_isTreeRefused && tree == m_tree; // a threshold does not make the tree know more pages
    m_tree = tree;
    m_treeThreshold = threshold;
    const auto row = std::ranges::find(m_rows, QString::fromUtf8(sstMethod.name), &MethodRow::name);
    if (row == m_rows.end() || m_isTreeRefused)
        return;
    if (m_running == row->name) {
        m_running.reset();
        m_run->clear();
    }
    row->outcome.reset();
    if (row->state != MethodState::Learning)
        row->state = MethodState::Waiting;
    settle();
    forgetStep(*row);
    emit changed();
}

// Drops the step if it was a decision in the dropped outcome of this row.
void MethodRuns::forgetStep(const MethodRow& row)
{
    if (&row != &m_rows[m_b])
        return;
    m_step = -1;
    emit stepChanged();
}

bool MethodRuns::goesByTree(const MethodRow& row) const
{
    return row.name == QString::fromUtf8(sstMethod.name) && treeUse() == TreeUse::Used;
}

Filter MethodRuns::filterByTree() const
{
    return [tree = m_tree, marks = markElements(m_tree->measured, m_treeThreshold)](
               const FilterInput& input, const std::stop_token& stop) {
        FilterResult result = cleanByTree(input.page, tree->measured, marks, input.within);
        result.isStopped = stop.stop_requested();
        return result;
    };
}

// Makes a row learn from the folder, if there is one, after a tree turned out not to know the page.
bool MethodRuns::refuseTree(MethodRow& row)
{
    const bool isPoor = row.outcome && row.outcome->result.fit && row.outcome->result.fit->isPoor();
    if (!goesByTree(row) || !isPoor)
        return false;
    m_isTreeRefused = true;
    row.outcome.reset();
    row.state = MethodState::Waiting;
    settle();
    forgetStep(row);
    return true;
}

const SiteFilters* MethodRuns::site() const
{
    const auto found = std::ranges::find(m_sites, m_folder.toStdString(), &SiteFilters::folder);
    return found == m_sites.end() ? nullptr : &*found;
}

const Error* MethodRuns::siteError() const
{
    const SiteFilters* known = site();
    return known != nullptr && known->error ? &*known->error : nullptr;
}

const Filter* MethodRuns::learntFilter(const MethodRow& row) const
{
    const SiteFilters* known = site();
    if (known == nullptr)
        return nullptr;
    const auto found = known->filters.find(row.name.toStdString());
    return found == known->filters.end() ? nullptr : &found->second;
}

bool MethodRuns::canRun(const MethodRow& row) const
{
    return row.state == MethodState::Waiting &&
           (!row.usesSite || goesByTree(row) || learntFilter(row) != nullptr);
}

// Runs all waiting learners together, so that the pages are read once; after all other rows, which are
// faster.
void MethodRuns::askLearning()
{
    if (m_learn->isPending() || m_run->isPending() || m_compare->isPending())
        return;
    std::vector<Method> methods;
    for (MethodRow& row : m_rows) {
        if (row.state != MethodState::Waiting || !row.usesSite || canRun(row))
            continue;
        methods.push_back(methodOf(row));
        row.state = MethodState::Learning;
    }
    if (methods.empty())
        return;
    m_learn->ask(tr("learning from the pages of the site"),
                 [methods, folder = m_folder.toStdString(), limits = m_limits()](const Material& material,
                                                                                 const TellProgress& tell) {
                     return learnFilters(folder, methods, limits, tell, material.stop);
                 });
}

void MethodRuns::takeLearnt()
{
    if (m_learn->isPending())
        return emit changed(); // rows that learn from now on
    for (MethodRow& row : m_rows) {
        if (row.state == MethodState::Learning)
            row.state = MethodState::Waiting;
        if (m_learn->isCancelled() && row.usesSite && row.state == MethodState::Waiting && !canRun(row))
            row.state = MethodState::GivenUp;
    }
    const SharedFilters* answer = m_learn->answer();
    if (answer != nullptr && *answer != nullptr)
        keep(**answer);
    settle();
    emit changed();
}

// Stores the result with the results of other names for the same folder.
void MethodRuns::keep(SiteFilters learnt)
{
    const auto before = std::ranges::find(m_sites, learnt.folder, &SiteFilters::folder);
    if (before != m_sites.end()) {
        learnt.filters.merge(before->filters);
        m_sites.erase(before);
    }
    m_sites.push_front(std::move(learnt));
    if (m_sites.size() > mostSites)
        m_sites.pop_back();
}

} // namespace tagseam
