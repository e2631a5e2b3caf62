// SPDX-License-Identifier: MIT
// The menu Annotate, and its keys in the views for marking.
#pragma once

#include <QKeySequence>
#include <QMenu>

namespace tagseam {

class Annotator;
class AnnotateView;
class Labeller;
class PageSession;
class PageView;

/// The views in which keys without Ctrl or Alt work, beside the tab of the marks; text fields are not among
/// them.
struct MarkingViews {
    PageView* page;
    QWidget* tree; ///< Up and Down move between rows
    QWidget* plot; ///< S zooms out
};

class AnnotateMenu : public QMenu {
    Q_OBJECT

  public:
    AnnotateMenu(AnnotateView* view, const MarkingViews& views, QWidget* parent = nullptr);
    /// The menu of labels for the selected nodes.
    QMenu* labels() const { return m_labels; }

  private:
    QAction* add(const QKeySequence& key, const std::function<void()>& act);
    void addLabels();
    void labelBy(int digit); // from 0
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
    QList<QAction*> m_marking; // actions that need an annotation
    QAction* m_accept;
    QAction* m_dismiss;
};

} // namespace tagseam
