// SPDX-License-Identifier: MIT
// A folder of pages to annotate, with its progress and a button for the next page.
#pragma once

#include "ui/widgets/language.h"

#include <QList>
#include <QWidget>

#include <functional>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QToolButton;
class QTreeView;

namespace tagseam {

class Annotator;
class DoneChecks;
class QueueFilter;
class QueueModel;
class QueueWalk;

class QueueTab : public QWidget {
    Q_OBJECT

  public:
    /// `checks` decides whether a page may become done.
    QueueTab(Annotator* annotator, DoneChecks* checks, QWidget* parent = nullptr);

    QueueWalk* walk() const { return m_walk; }
    /// Done and next, skip and next, next, previous: for a menu, enabled while annotating.
    QList<QAction*> actions() const { return m_actions; }

    QTreeView* list() const { return m_list; }
    QPushButton* folderOfPage() const { return m_own; }
    QComboBox* states() const { return m_states; }
    QLineEdit* filter() const { return m_text; }
    QProgressBar* progress() const { return m_progress; }
    /// "12 of 47 done, 3 skipped", or why there is no list.
    QString sentence() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct ActionTexts { // marked by QT_TR_NOOP
        const char* inMenu;
        const char* onButton;
        const char* tip;
    };
    QAction* add(const QString& name, const QKeySequence& key, const ActionTexts& texts,
                 const std::function<void()>& act);
    void makeActions();
    QHBoxLayout* makeFolderRow();
    QHBoxLayout* makeFilterRow();
    QHBoxLayout* makeButtons();
    void makeList();
    void retranslate();
    void say();
    QString hint() const;
    QString withUnread(const QString& said) const;
    void sayFolder();
    void sayProgress();
    void revealCurrent();
    void openChosen();
    void chooseFolder();
    void commitTyped();

    Annotator* m_annotator;
    DoneChecks* m_checks;
    QueueWalk* m_walk;
    QueueFilter* m_shown;
    QList<QAction*> m_actions;
    QPushButton* m_choose;
    QPushButton* m_own;
    QToolButton* m_look;
    QLabel* m_folder;
    QProgressBar* m_progress;
    QLabel* m_counts;
    QComboBox* m_states;
    QLineEdit* m_text;
    QTreeView* m_list;
    QLabel* m_hint;
    int m_revealed = -1; // the current row that was scrolled to
};

} // namespace tagseam
