// SPDX-License-Identifier: MIT
// The menu Annotate, and its keys on the views where one marks.
#pragma once

#include <QKeySequence>
#include <QMenu>

namespace tagseam {

class Annotator;
class AnnotateView;
class Labeller;
class PageSession;

/// The views where keys without Ctrl or Alt count, beside the tab of the marks: not where one writes.
struct MarkingViews {
    QWidget* page;
    QWidget* tree; ///< Up and Down go from row to row
    QWidget* plot; ///< S zooms out
};

class AnnotateMenu : public QMenu {
    Q_OBJECT

  public:
    AnnotateMenu(AnnotateView* view, const MarkingViews& views, QWidget* parent = nullptr);

  private:
    QAction* add(const QKeySequence& key, const std::function<void()>& act);
    void addLabels();
    void addKey(QAction* action, const QKeySequence& key);
    void update();
    void retranslate();

    AnnotateView* m_view;
    Annotator* m_annotator;
    Labeller* m_labeller;
    PageSession* m_session;
    MarkingViews m_views;
    QMenu* m_labels;
    QList<QAction*> m_actions; // in the order of retranslate()
    QList<QAction*> m_marking; // all that need an annotation
    QAction* m_accept;
    QAction* m_dismiss;
    QAction* m_undo;
    QAction* m_redo;
};

} // namespace tagseam
