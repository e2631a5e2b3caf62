// SPDX-License-Identifier: MIT
// The number of methods that keep the selected node, and their reasons.
#pragma once

#include "ui/tools/methods/methodruns.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace tagseam {

class VotesModel;

class VotesView : public QWidget {
    Q_OBJECT

  public:
    VotesView(MethodRuns* runs, PageSession* session, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    QLabel* title() const { return m_title; }
    VotesModel* model() const { return m_model; }
    /// Updates the texts and follows the runs and the selected node.
    void say();

  private:
    void sayReason();

    PageSession* m_session;
    QLabel* m_title;
    VotesModel* m_model;
    QTreeView* m_list;
    QLabel* m_reason; // the full reason of the current row
};

} // namespace tagseam
