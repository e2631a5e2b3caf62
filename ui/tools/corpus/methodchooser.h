// SPDX-License-Identifier: MIT
// Chooses the methods of a run: an input line of names, and a list of check boxes.
#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace tagseam {

class MethodChooser : public QWidget {
    Q_OBJECT

  public:
    explicit MethodChooser(QWidget* parent = nullptr);

    /// The names as methodsNamed() takes them.
    QString names() const;
    void setNames(const QString& names);
    QLineEdit* line() const { return m_line; }
    QListWidget* list() const { return m_list; }

  signals:
    void changed();
    void accepted(); ///< Enter was pressed in the line

  private:
    QStringList parts() const;
    void retranslate();
    void checkThose();
    void writeChecked(const QString& name, bool isChecked);

    QToolButton* m_button;
    QListWidget* m_list;
    QLineEdit* m_line;
};

} // namespace tagseam
