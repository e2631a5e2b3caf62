// SPDX-License-Identifier: MIT
// The list of levels as a view.
#pragma once

#include "ui/session/questions/pane.h"
#include "ui/tools/levels/levelsmodel.h"

class QLabel;
class QTreeView;

namespace tagseam {

/// Selecting a row points out its level in all views and selects the node at its split. A node selected
/// elsewhere marks the level that pruned it.
class LevelsView : public Pane {
    Q_OBJECT

  public:
    explicit LevelsView(PageSession* session, QWidget* parent = nullptr);
    QTreeView* tree() const { return m_tree; }
    QString tip() const override;
    QString title() const override { return tr("Levels"); }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void choose(const QModelIndex& index);
    void showLevel(std::uint32_t level);
    void showStep();
    void fitColumns();
    void showPart();

    PageSession* m_session;
    LevelsModel* m_model;
    QTreeView* m_tree;
    QLabel* m_concealed;
    bool m_isShowing = false;
};

} // namespace tagseam
