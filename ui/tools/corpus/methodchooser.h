// SPDX-License-Identifier: MIT
// Which methods a run has: a line of names, and a list that checks them off.
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

    /// As methodsNamed() takes it.
    QString names() const;
    void setNames(const QString& names);
    QLineEdit* line() const { return m_line; }
    QListWidget* list() const { return m_list; }

  signals:
    void changed();
    void accepted(); ///< Enter in the line

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
