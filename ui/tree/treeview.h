// SPDX-License-Identifier: MIT
// The DOM tree as a view with a find line.
#pragma once

#include "ui/tree/domtreemodel.h"
#include "ui/widgets/deeptree.h"
#include "ui/widgets/pendingwork.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;

namespace tagseam {

/// Selects and reveals the session's node. Ctrl+F searches while the user types, Enter and Shift+Enter
/// continue; Alt+click expands or collapses a whole subtree.
class TreeView : public QWidget {
    Q_OBJECT

  public:
    explicit TreeView(PageSession* session, QWidget* parent = nullptr);

    DeepTree* tree() const { return m_tree; }
    QLineEdit* findLine() const { return m_find; }
    /// Expands the body and `depth` levels below it, and scrolls to its first row.
    void openBodyTo(int depth);
    void startFind();
    /// Opens the editor of the selected element's start tag.
    void startEdit();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void find(bool isBackwards);
    void forgetMatches();
    void concealStatus();
    void sayMatches();
    void showSelection(NodeId node);
    void openBody();
    void retranslate();
    void fitColumn(int column, const QStringList& texts);
    void fitColumns();

    PageSession* m_session;
    DomTreeModel* m_model;
    DeepTree* m_tree;
    QLineEdit* m_find;
    QLabel* m_findState;
    std::optional<std::vector<NodeId>> m_matches; ///< for the text in m_find; nothing before the search
    Delay m_findSoon;                             ///< delays the search while the user types
    bool m_isShowing = false;
};

} // namespace tagseam
