// SPDX-License-Identifier: MIT
// Numbered buttons to choose from, in one column or more; after the choice they show the right answer.
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QPushButton;

namespace tagseam {

struct Choice {
    enum class Mark { Open, Right, Wrong, Other };
    QString text;
    QString tip;
    Mark mark = Mark::Open; ///< Open buttons can be chosen; Wrong marks a wrong choice
};

class ChoiceGrid : public QWidget {
    Q_OBJECT

  public:
    explicit ChoiceGrid(QWidget* parent = nullptr);
    void setChoices(const std::vector<Choice>& choices, int columns);

  signals:
    void chosen(int index); ///< index from 0

  private:
    void dress(QPushButton* button, int index, const Choice& choice) const;

    QGridLayout* m_grid;
    std::vector<QPushButton*> m_buttons; // never fewer than before, so that the focus stays
};

} // namespace tagseam
