// SPDX-License-Identifier: MIT
// Why alike? Two things, their tag strings aligned, and the verdict.
#pragma once

#include "core/corpus/runs/minedpages.h"
#include "ui/session/inquiry.h"

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

    /// The selected node against the sibling behind it or, of the last one, before it.
    QToolButton* siblingButton() const { return m_sibling; }
    QToolButton* secondButton() const { return m_second; }
    QLabel* verdict() const { return m_verdict; }
    QTableView* table() const { return m_table; }
    AlignmentModel* model() const { return m_model; }
    const std::optional<NodePair>& pair() const { return m_pair; }

    /// From now on; `within`: what the pruned page has.
    void setBasis(const MdrOptions& options, std::shared_ptr<const KeepMask> within);
    /// Compares these. `names`: of both, plain text.
    void compare(const NodePair& pair, const QString& nameA, const QString& nameB);
    /// Another page: nothing is compared.
    void forget();
    /// Asks again what was given up, or went with the analysis. Only with an analysis.
    void ask();
    void say();

  private:
    void compareSibling();
    void takeNode(bool isFirst);
    void takeAnswer();
    void choose(const QModelIndex& index);
    QString nameOf(NodeId node) const;

    Explainer* m_explainer;
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
    NodeId m_firstNode = noNode; // taken, and waiting for the other
    NodeId m_secondNode = noNode;
    std::optional<ComparedPair> m_answer; // that is shown
    bool m_isFilling = false;
};

} // namespace tagseam
