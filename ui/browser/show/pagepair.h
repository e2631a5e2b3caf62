// SPDX-License-Identifier: MIT
// Shows the page as opened beside the pruned page, each with a title that says what is shown.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QSplitter>

#include <memory>
#include <utility>

class QComboBox;
class QLabel;

namespace tagseam {

class Explainer;
class PageLoader;
class PageVersions;
class PageView;
struct VersionDiff;

/// Another version of the page can take the place of the pruned page. Scrolls both pages together: the page
/// that the user scrolls leads.
class PagePair : public QSplitter {
    Q_OBJECT

  public:
    PagePair(Explainer* explainer, PageLoader* loader, QWidget* parent = nullptr);

    PageView* original() const { return m_original; }
    PageView* pruned() const { return m_pruned; }
    /// The choice of the page beside this one: the pruned page, or the other version. Hidden while there is
    /// no other version.
    QComboBox* choice() const { return m_choice; }
    double zoom() const { return m_zoom; }
    /// See PageView::setZoom(). The factor is clamped.
    void setZoom(double factor);
    void setShadingShown(bool isShown);
    void setPicking(bool isOn);
    /// Scrolls both pages to a node.
    void reveal(NodeId node);
    /// The pruned page was loaded, or the other version in its place. It is aligned with the original, or
    /// with the selected node if both pages have it.
    void prunedReady(std::shared_ptr<const VersionDiff> other = nullptr);
    /// The node of the page that was nearest to the top edge when the user scrolled last, and its distance in
    /// CSS pixels; noNode if the user has not scrolled this page.
    const std::pair<NodeId, double>& topAnchor() const { return m_top; }
    /// Scrolls the page, and the other with it, so that a node is at that distance from the top edge.
    void align(NodeId node, double top);
    /// Finds the nodes by which the two pages are aligned. Call it after either page was loaded.
    void shareAnchors();

  private:
    QWidget* panel(const QList<QWidget*>& head, PageView* view);
    void offerOther();
    void setBeside(std::shared_ptr<const VersionDiff> other);
    NodeId inOther(NodeId node) const;
    void keepInStep(PageView* from, PageView* to);
    void updateOriginalTitle();
    void updatePrunedTitle();
    QString otherTitle() const;
    QString stepTitle() const;
    QString prunedTitle() const;

    Explainer* m_explainer;
    PageSession* m_session;
    PageVersions* m_versions;
    PageView* m_original;
    PageView* m_pruned;
    QLabel* m_originalTitle;
    QLabel* m_prunedTitle;
    QComboBox* m_choice;
    double m_zoom = 1;
    std::pair<NodeId, double> m_top{noNode, 0};
    int m_alignments = 0; // number of alignments begun or given up, so that none ends after a newer one
};

} // namespace tagseam
