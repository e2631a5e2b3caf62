// SPDX-License-Identifier: MIT
// The changes of the options and of the page.
#include "ui/session/analysis/changes.h"

#include "ui/session/analysis/analysisrunner.h"
#include "ui/session/page/notifier.h"
#include "ui/session/page/pagetrees.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

Changes::Changes(PageTrees* trees, AnalysisRunner* runner, Notifier* notifier, QObject* parent)
    : QObject(parent), m_runner(runner), m_entries{Entry{runner->wantedOptions()}}
{
    connect(trees, &PageTrees::documentChanged, this, &Changes::forgetEdits);
    connect(runner, &AnalysisRunner::optionsChanged, this, &Changes::record);
    connect(runner, &AnalysisRunner::optionsChanged, this, &Changes::triesChanged);
    connect(this, &Changes::went, this, &Changes::keepTried); // undo applies to another change then
    connect(runner, &AnalysisRunner::editsDropped, this, [notifier](int count) {
        notifier->hint(tr("%n changes of “What if” referred to nodes of the previous page and were undone.",
                          nullptr, count));
    });
}

void Changes::record()
{
    const AnalysisOptions now = m_runner->wantedOptions();
    if (!m_isGoing && now != m_entries[m_at].options)
        add({now});
}

void Changes::addStep(std::function<void()> undo, std::function<void()> redo)
{
    add({m_runner->wantedOptions(), std::move(undo), std::move(redo)});
    for (auto steps = std::ranges::count_if(m_entries, [](const Entry& each) { return bool(each.undo); });
         steps > std::ptrdiff_t{mostSteps}; --steps) {
        const auto oldest =
            std::ranges::find_if(m_entries, [](const Entry& each) { return bool(each.undo); });
        oldest->undo = {}; // becomes the first entry
        oldest->redo = {};
        m_at -= static_cast<std::size_t>(oldest - m_entries.begin());
        m_entries.erase(m_entries.begin(), oldest);
    }
    emit changed();
}

void Changes::add(Entry entry)
{
    m_entries.resize(m_at + 1);
    m_entries.push_back(std::move(entry));
    if (m_entries.size() > mostEntries)
        m_entries.erase(m_entries.begin());
    m_at = m_entries.size() - 1;
    emit changed();
    emit went();
}

// They name nodes of a deleted tree.
void Changes::forgetEdits()
{
    for (Entry& each : m_entries)
        each.options.path.edits.clear();
    merge();
}

void Changes::forgetSteps()
{
    for (Entry& each : m_entries) {
        each.undo = {};
        each.redo = {};
    }
    merge();
}

// Removes entries that equal the entry before.
void Changes::merge()
{
    std::vector<Entry> entries;
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (entries.empty() || m_entries[i].undo || entries.back().options != m_entries[i].options)
            entries.push_back(std::move(m_entries[i]));
        if (i == m_at)
            at = entries.size() - 1;
    }
    m_entries = std::move(entries);
    m_at = at;
    emit changed();
}

void Changes::undo()
{
    if (canUndo())
        goTo(m_at - 1);
}

void Changes::redo()
{
    if (canRedo())
        goTo(m_at + 1);
}

void Changes::goTo(std::size_t entry)
{
    // Copies, because the list may change meanwhile.
    const std::function<void()> step = entry < m_at ? m_entries[m_at].undo : m_entries[entry].redo;
    const AnalysisOptions options = m_entries[entry].options;
    m_at = entry;
    const QScopedValueRollback going(m_isGoing, true);
    if (step)
        step();
    else
        m_runner->setOptions(options);
    emit changed();
    emit went();
}

void Changes::apply(const Setup& setup, PageSource source, const QString& change)
{
    const bool isEdit = !setup.path.edits.empty() && setup.path.edits != edits();
    m_runner->setOptions({setup, source});
    if (isEdit)
        return; // the edits say it
    m_tried = change;
    emit triesChanged();
}

void Changes::keepTried()
{
    m_tried.clear();
    emit triesChanged();
}

const std::vector<TagPathEdit>& Changes::edits() const
{
    return m_runner->setup().path.edits;
}

void Changes::takeAway(TagPathEdit edit)
{
    std::vector<TagPathEdit> all = edits();
    all.push_back(std::move(edit));
    setEdits(std::move(all));
}

void Changes::undoEdit()
{
    std::vector<TagPathEdit> all = edits();
    if (all.empty())
        return;
    all.pop_back();
    setEdits(std::move(all));
}

void Changes::undoAllEdits()
{
    setEdits({});
}

void Changes::setEdits(std::vector<TagPathEdit> edits)
{
    AnalysisOptions options = m_runner->wantedOptions();
    options.path.edits = std::move(edits);
    m_runner->setOptions(options);
}

} // namespace tagseam
