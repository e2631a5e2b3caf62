// SPDX-License-Identifier: MIT
// The page's two trees side by side: their differences, the causes, and the effect on the result.
#pragma once

#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/pane.h"

class QLabel;
class QTreeView;
class QTreeWidget;

namespace tagseam {

class DifferencesModel;

class CompareView : public Pane {
    Q_OBJECT

  public:
    explicit CompareView(PageSession* session, QWidget* parent = nullptr);

    QString title() const override { return tr("Source against rendered"); }
    QString tip() const override;

    enum CauseColumn { NameColumn, SourceColumn, RenderedColumn, MovedColumn, ChangedColumn, WithoutColumn };

    QLabel* summary() const { return m_summary; }
    /// One row for all differences, then one for each cause that occurs.
    QTreeWidget* causes() const { return m_causes; }
    QLabel* explanation() const { return m_explanation; }
    QTreeView* list() const { return m_list; }
    DifferencesModel* model() const { return m_model; }
    /// Says that the tree that is shown lacks the node, with a link to the tree that has it.
    QLabel* notice() const { return m_notice; }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void retranslate();
    void update();
    void fillCauses();
    void chooseCause();
    void showCulprits();
    void selectDifference(int row);
    void showElsewhere(NodeId node);
    void showSelection(NodeId node);
    void updateExplanation();

    PageSession* m_session;
    DifferencesModel* m_model;
    QLabel* m_summary;
    QTreeWidget* m_causes;
    QLabel* m_explanation;
    QTreeView* m_list;
    QLabel* m_notice;
    NodeId m_elsewhere = noNode; // a node of the tree that is not shown
    bool m_isFilling = false;
};

} // namespace tagseam
