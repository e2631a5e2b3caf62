// SPDX-License-Identifier: MIT
// Undo and redo for every change of the options, whoever made it.
#pragma once

#include "ui/session/pagesession.h"

#include <QObject>

#include <vector>

namespace tagseam {

/// Listens to the session. A change after an undo replaces the undone changes. Options outlive the page that
/// they were set for, edits do not.
class OptionsHistory : public QObject {
    Q_OBJECT

  public:
    explicit OptionsHistory(PageSession* session, QObject* parent = nullptr);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_entries.size(); }
    void undo();
    void redo();

    static constexpr std::size_t mostEntries = 200; ///< the oldest are removed first

  signals:
    /// The possibility to undo or redo changed.
    void changed();
    /// Another entry is the present one: a change was made, undone or redone.
    void went();

  private:
    AnalysisOptions wanted() const;
    void record();
    void forgetEdits();
    void goTo(std::size_t entry);

    PageSession* m_session;
    std::vector<AnalysisOptions> m_entries;
    std::size_t m_at = 0;
    bool m_isGoing = false;
};

} // namespace tagseam
