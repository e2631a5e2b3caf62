// SPDX-License-Identifier: MIT
// Shows the number of proposals, with buttons to take each one out and to accept or dismiss all.
#pragma once

#include <QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace tagseam {

class Labeller;

/// Hidden while there are no proposals.
class ProposalBar : public QFrame {
    Q_OBJECT

  public:
    explicit ProposalBar(Labeller* labeller, QWidget* parent = nullptr);
    QString sentence() const;
    QListWidget* list() const { return m_list; }

  private:
    void fill();

    Labeller* m_labeller;
    QLabel* m_sentence;
    QListWidget* m_list;
    QPushButton* m_accept;
    QPushButton* m_dismiss;
    bool m_isFilling = false;
};

} // namespace tagseam
