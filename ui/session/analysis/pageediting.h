// SPDX-License-Identifier: MIT
// The edits of the page: made in a copy, undone, and made again when the page has a newer version.
#pragma once

#include "core/page/pageedits.h"
#include "core/tps/prune.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace tagseam {

class PageSession;

/// An edit that is in force, and what it did.
struct MadeEdit {
    PageEdit edit; ///< names nodes of the page that the edits before have made
    QString text;  ///< as editFromText() reads it
    QString what;  ///< the same for people, plain text
    std::optional<NodeCounts> before;
    std::optional<NodeCounts> after; ///< set when the page is analysed
    QString node{};                  ///< the node that was selected
    QString statusBefore{};
    QString statusAfter{};
};

/// Edits change the tree that is shown. Edit › Undo leads back. When the page is loaded again, its edits are
/// made again, except for those that the new version has.
class PageEditing : public QObject {
    Q_OBJECT

  public:
    explicit PageEditing(PageSession* session);

    /// Makes edits, each of the page that those before have made. Returns a sentence that says why one cannot
    /// be made, and then none is; or nothing.
    QString make(const std::vector<PageEdit>& edits);
    /// The same with edits that are texts, as editFromText() reads them.
    QString make(const QStringList& texts);
    /// Makes edits, or says why they cannot be made.
    void makeOrRefuse(const std::vector<PageEdit>& edits);
    const std::vector<MadeEdit>& edits() const { return m_state.edits; }
    bool isEdited() const { return !m_state.edits.empty(); }
    /// The edits of edits() alone, in their order.
    std::vector<PageEdit> list() const;
    /// The page before all edits. Requires isEdited().
    const Document& before() const { return *m_state.before; }
    void undoAll();
    /// "div.box is unwrapped": an edit of this page, for people, plain text.
    static QString whatOf(const Document& page, const PageEdit& edit);
    /// True if the page may be edited: it is analysed, and no question waits for an answer.
    bool canEdit() const;

  signals:
    /// edits() changed, or what they did.
    void changed();
    /// The tree that is shown is another one: pages are to show it.
    void treeChanged();

  private:
    // The edits that are in force, and the trees before and after them.
    struct State {
        std::shared_ptr<Document> tree;
        std::shared_ptr<const Document> before; // the tree without edits
        std::vector<MadeEdit> edits;
        bool isSource = false; // the edits are of the source tree
    };
    void take(const State& state, const std::vector<NodeId>& there, NodeId selected);
    void leavePage();
    void reapply();
    void takeAnalysis();

    PageSession* m_session;
    State m_state;         // without `tree`, which the session has; until reapply(), the version before
    QString m_address;     // the edited page
    bool m_isLeft = false; // another page has come since the edits were made
};

} // namespace tagseam
