// SPDX-License-Identifier: MIT
// Every change of the switches can be undone and done again, whoever made it.
#pragma once

#include "ui/session/pagesession.h"

#include <QObject>

#include <vector>

namespace tagseam {

/// Listens to the session; what is done after an undo takes the place of what was undone. Switches outlive
/// the page that they were set on, edits do not.
class OptionsHistory : public QObject {
    Q_OBJECT

  public:
    explicit OptionsHistory(PageSession* session, QObject* parent = nullptr);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_entries.size(); }
    void undo();
    void redo();

    static constexpr std::size_t mostEntries = 200; ///< the oldest go first

  signals:
    /// Whether there is something to undo or to do again.
    void changed();
    /// Another entry is the present one: a change was made, undone or done again.
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
