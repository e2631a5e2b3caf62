// SPDX-License-Identifier: MIT
// Undo and redo for every change of the options, and for new versions of the page.
#include "ui/session/questions/changehistory.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

ChangeHistory::ChangeHistory(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_entries{Entry{m_session->runner()->wantedOptions()}}
{
    connect(session->trees(), &PageTrees::documentChanged, this, &ChangeHistory::forgetEdits);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this, &ChangeHistory::record);
}

void ChangeHistory::record()
{
    const AnalysisOptions now = m_session->runner()->wantedOptions();
    if (!m_isGoing && now != m_entries[m_at].options)
        add({now});
}

void ChangeHistory::addStep(std::function<void()> undo, std::function<void()> redo)
{
    add({m_session->runner()->wantedOptions(), std::move(undo), std::move(redo)});
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

void ChangeHistory::add(Entry entry)
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
void ChangeHistory::forgetEdits()
{
    for (Entry& each : m_entries)
        each.options.path.edits.clear();
    merge();
}

void ChangeHistory::forgetSteps()
{
    for (Entry& each : m_entries) {
        each.undo = {};
        each.redo = {};
    }
    merge();
}

// Removes entries that equal the entry before.
void ChangeHistory::merge()
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

void ChangeHistory::undo()
{
    if (canUndo())
        goTo(m_at - 1);
}

void ChangeHistory::redo()
{
    if (canRedo())
        goTo(m_at + 1);
}

void ChangeHistory::goTo(std::size_t entry)
{
    // Copies, because the list may change meanwhile.
    const std::function<void()> step = entry < m_at ? m_entries[m_at].undo : m_entries[entry].redo;
    const AnalysisOptions options = m_entries[entry].options;
    m_at = entry;
    const QScopedValueRollback going(m_isGoing, true);
    if (step)
        step();
    else
        m_session->runner()->setOptions(options);
    emit changed();
    emit went();
}

} // namespace tagseam
