// SPDX-License-Identifier: MIT
// Shows the page as opened beside the pruned page, each with a title that says what is shown.
#pragma once

#include "ui/session/pagesession.h"

#include <QSplitter>

class QLabel;

namespace tagseam {

class Explainer;
class PageLoader;
class PageView;

/// Scrolls both pages together: the page that the user scrolls leads.
class PagePair : public QSplitter {
    Q_OBJECT

  public:
    PagePair(Explainer* explainer, PageLoader* loader, QWidget* parent = nullptr);

    PageView* original() const { return m_original; }
    PageView* pruned() const { return m_pruned; }
    double zoom() const { return m_zoom; }
    /// See PageView::setZoom(). The factor is clamped.
    void setZoom(double factor);
    void setShadingShown(bool isShown);
    void setPicking(bool isOn);
    /// Scrolls both pages to a node.
    void reveal(NodeId node);
    /// The pruned page was loaded. It is aligned with the original, or with the selected node if both pages
    /// have it.
    void prunedReady();
    /// Finds the nodes by which the two pages are aligned. Call it after either page was loaded.
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
    int m_alignments = 0; // number of alignments begun or given up, so that none ends after a newer one
};

} // namespace tagseam
