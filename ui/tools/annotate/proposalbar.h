// SPDX-License-Identifier: MIT
// What is proposed: how many, each to be taken out, all to be accepted or dismissed.
#pragma once

#include <QFrame>

class QLabel;
class QListWidget;
class QPushButton;

namespace tagseam {

class Labeller;

/// Hidden while nothing is proposed.
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
