// SPDX-License-Identifier: MIT
// The page as opened beside the pruned one, each with a title that says what is shown.
#pragma once

#include "ui/session/pagesession.h"

#include <QSplitter>

class QLabel;

namespace tagseam {

class Explainer;
class PageLoader;
class PageView;

/// Both pages scroll in step: the one that the person scrolls leads.
class PagePair : public QSplitter {
    Q_OBJECT

  public:
    PagePair(Explainer* explainer, PageLoader* loader, QWidget* parent = nullptr);

    PageView* original() const { return m_original; }
    PageView* pruned() const { return m_pruned; }
    double zoom() const { return m_zoom; }
    /// See PageView::setZoom(); bounded.
    void setZoom(double factor);
    void setShadingShown(bool isShown);
    void setPicking(bool isOn);
    /// Brings a node into sight on both pages.
    void reveal(NodeId node);
    /// The pruned page was loaded: the original leads it, or the selected node does, if both have it.
    void prunedReady();
    /// Finds the nodes by which the two pages scroll in step; after either of them was loaded.
    void shareAnchors();

  private:
    QWidget* panel(QLabel* title, PageView* view);
    void keepInStep(PageView* from, PageView* to);
    void updateOriginalTitle();
    void updatePrunedTitle();
    QString stepTitle() const;
    QString prunedTitle() const;

    Explainer* m_explainer;
    PageSession* m_session;
    PageView* m_original;
    PageView* m_pruned;
    QLabel* m_originalTitle;
    QLabel* m_prunedTitle;
    double m_zoom = 1;
    int m_alignments = 0; // of one page to the other, begun or given up: none ends after a newer one
};

} // namespace tagseam
