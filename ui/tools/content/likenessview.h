// SPDX-License-Identifier: MIT
// Explains the similarity of two nodes or generalized nodes: their aligned tag strings, and the verdict.
#pragma once

#include "core/corpus/runs/minedpages.h"
#include "ui/session/questions/inquiry.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace tagseam {

class AlignmentModel;
class Explainer;

class LikenessView : public QWidget {
    Q_OBJECT

  public:
    explicit LikenessView(Explainer* explainer, QWidget* parent = nullptr);

    /// Compares the selected node with the sibling after it or, for the last one, before it.
    QToolButton* siblingButton() const { return m_sibling; }
    QToolButton* secondButton() const { return m_second; }
    QLabel* verdict() const { return m_verdict; }
    QTableView* table() const { return m_table; }
    AlignmentModel* model() const { return m_model; }
    const std::optional<NodePair>& pair() const { return m_pair; }

    /// Sets the options from now on; `within` is the mask of the pruned page.
    void setBasis(const MdrOptions& options, std::shared_ptr<const KeepMask> within);
    /// Compares a pair. `names` are the names of both, plain text.
    void compare(const NodePair& pair, const QString& nameA, const QString& nameB);
    /// Another page: removes the comparison.
    void forget();
    /// Restarts an inquiry that was cancelled or dropped with the analysis. Requires an analysis.
    void ask();
    void say();

  private:
    void compareSibling();
    void takeNode(bool isFirst);
    void takeAnswer();
    void choose(const QModelIndex& index);
    QString nameOf(NodeId node) const;

    PageSession* m_session;
    QLabel* m_title;
    QToolButton* m_sibling;
    QToolButton* m_first;
    QToolButton* m_second;
    QLabel* m_pairText;
    QLabel* m_verdict;
    AlignmentModel* m_model;
    QTableView* m_table;

    Inquiry<ComparedPair>* m_compared;
    MdrOptions m_options;
    std::shared_ptr<const KeepMask> m_within;
    std::optional<NodePair> m_pair;
    QString m_nameA;
    QString m_nameB;
    NodeId m_firstNode = noNode; // chosen, and waiting for the second one
    NodeId m_secondNode = noNode;
    std::optional<ComparedPair> m_answer; // the answer that is shown
    bool m_isFilling = false;
};

} // namespace tagseam
