// SPDX-License-Identifier: MIT
// Finds every command of the window by its name.
#pragma once

#include <QDialog>

#include <vector>

class QAction;
class QLineEdit;
class QMainWindow;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagseam {

/// Lists the actions of menus and bars. What is typed is looked for in their names in both languages.
class CommandPalette : public QDialog {
    Q_OBJECT

  public:
    explicit CommandPalette(QMainWindow* window);

    QLineEdit* line() const { return m_line; }
    /// The commands that match, best first.
    QList<QAction*> found() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Command {
        QAction* action;
        QString name;
        QString place;  ///< the menus that lead to it
        QString wanted; ///< all that is searched, as foldedName() has it
    };
    void collect(const QList<QAction*>& actions, const QString& place);
    void filter();
    void sayCurrent(const QTreeWidgetItem* item);
    void run();

    std::vector<Command> m_commands;
    QLineEdit* m_line;
    QTreeWidget* m_list;
};

} // namespace tagseam
