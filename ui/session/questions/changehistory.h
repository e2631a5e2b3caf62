// SPDX-License-Identifier: MIT
// Undo and redo for every change of the options, whoever made it, and for every new version of the page.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QObject>

#include <functional>
#include <vector>

namespace tagseam {

/// Listens to the session. A change after an undo replaces the undone changes. Options outlive the page that
/// they were set for, edits do not.
class ChangeHistory : public QObject {
    Q_OBJECT

  public:
    explicit ChangeHistory(PageSession* session, QObject* parent = nullptr);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_entries.size(); }
    void undo();
    void redo();
    /// Records a change of the page, with the ways back and forth. At most mostSteps of them are kept,
    /// because each may hold a page.
    void addStep(std::function<void()> undo, std::function<void()> redo);
    /// Another page is open: the steps are removed, changes of the options stay.
    void forgetSteps();

    static constexpr std::size_t mostSteps = 20;
    static constexpr std::size_t mostEntries = 200; ///< the oldest are removed first

  signals:
    /// The possibility to undo or redo changed.
    void changed();
    /// Another entry is the present one: a change was made, undone or redone.
    void went();

  private:
    struct Entry {
        AnalysisOptions options;
        std::function<void()> undo{}; // leads to the entry before; empty for a change of the options
        std::function<void()> redo{}; // leads from there to this one
    };
    void add(Entry entry);
    void merge();
    void record();
    void forgetEdits();
    void goTo(std::size_t entry);

    PageSession* m_session;
    std::vector<Entry> m_entries;
    std::size_t m_at = 0;
    bool m_isGoing = false;
};

} // namespace tagseam
