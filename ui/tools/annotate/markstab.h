// SPDX-License-Identifier: MIT
// The labels of the present page: marks, orphans and proposals.
#pragma once

#include "ui/widgets/pendingwork.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tagseam {

class AnnotatorName;
class DoneChecks;
class Labeller;
class LabelPad;
class MarkList;
class SavedLine;

/// While it is visible, page, plot and tree show the marks.
class MarksTab : public QWidget {
    Q_OBJECT

  public:
    /// `checks` decides whether the page may become done.
    MarksTab(Labeller* labeller, DoneChecks* checks, QWidget* parent = nullptr);

    /// Shows the marks on page, tree and plot while `tab` is visible, too.
    void showMarksWith(QWidget* tab);

    Labeller* labeller() const { return m_labeller; }
    LabelPad* pad() const { return m_pad; }
    MarkList* list() const { return m_list; }
    SavedLine* savedLine() const { return m_saved; }
    AnnotatorName* annotatorName() const { return m_name; }
    QLabel* countLine() const { return m_count; }
    QLineEdit* noteLine() const { return m_note; }
    QCheckBox* doneBox() const { return m_done; }
    QCheckBox* skipBox() const { return m_skip; }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void updateMarks();
    void say();
    void setState(QCheckBox* box);

    Labeller* m_labeller;
    DoneChecks* m_checks;
    SavedLine* m_saved;
    QLabel* m_nameTitle;
    AnnotatorName* m_name;
    LabelPad* m_pad;
    QPushButton* m_alike;
    QPushButton* m_suggest;
    QLabel* m_count;
    QPushButton* m_place;
    MarkList* m_list;
    QLineEdit* m_note;
    QCheckBox* m_done;
    QCheckBox* m_skip;
    Delay m_soon;
    QWidget* m_beside = nullptr; // see showMarksWith()
};

} // namespace tagseam
