// SPDX-License-Identifier: MIT
// Undo and redo for every change of the options.
#include "ui/session/optionshistory.h"

#include <QScopedValueRollback>

namespace tagseam {

OptionsHistory::OptionsHistory(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_entries{wanted()}
{
    connect(session->trees(), &PageTrees::documentChanged, this, &OptionsHistory::forgetEdits);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this, &OptionsHistory::record);
}

// The other tree is shown later than it was requested.
AnalysisOptions OptionsHistory::wanted() const
{
    AnalysisOptions options = m_session->runner()->options();
    options.source = m_session->trees()->wanted();
    return options;
}

void OptionsHistory::record()
{
    const AnalysisOptions now = wanted();
    if (m_isGoing || now == m_entries[m_at])
        return;
    m_entries.resize(m_at + 1);
    m_entries.push_back(now);
    if (m_entries.size() > mostEntries)
        m_entries.erase(m_entries.begin());
    m_at = m_entries.size() - 1;
    emit changed();
    emit went();
}

// They name nodes of a deleted tree.
void OptionsHistory::forgetEdits()
{
    std::vector<AnalysisOptions> entries;
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_entries[i].path.edits.clear();
        if (entries.empty() || entries.back() != m_entries[i])
            entries.push_back(std::move(m_entries[i]));
        if (i == m_at)
            at = entries.size() - 1;
    }
    m_entries = std::move(entries);
    m_at = at;
    emit changed();
}

void OptionsHistory::undo()
{
    if (canUndo())
        goTo(m_at - 1);
}

void OptionsHistory::redo()
{
    if (canRedo())
        goTo(m_at + 1);
}

void OptionsHistory::goTo(std::size_t entry)
{
    m_at = entry;
    const QScopedValueRollback going(m_isGoing, true);
    m_session->runner()->setOptions(
        AnalysisOptions(m_entries[m_at])); // a copy, because the list may change meanwhile
    emit changed();
    emit went();
}

} // namespace tagseam
