// SPDX-License-Identifier: MIT
// The labels as buttons with digit, look, name and number of marks, and an input line for a custom label.
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLineEdit;
class QToolButton;

namespace tagseam {

class Labeller;

class LabelPad : public QWidget {
    Q_OBJECT

  public:
    explicit LabelPad(Labeller* labeller, QWidget* parent = nullptr);
    /// The buttons in the order of Labeller::labels().
    const QList<QToolButton*>& buttons() const { return m_buttons; }
    QLineEdit* nameLine() const { return m_name; }
    /// The key of a label: "1" to "8", "9" and "0" for the first two custom labels, otherwise empty.
    static QString digitOf(int index);

  private:
    void makeButtons();
    void update();
    void showMenu(int index);
    void askGuideline(const QString& label);

    Labeller* m_labeller;
    QGridLayout* m_grid;
    QList<QToolButton*> m_buttons;
    QLineEdit* m_name;
};

} // namespace tagseam
