// SPDX-License-Identifier: MIT
// One shown page with an overlay that marks nodes, picks them with one click, and leaves the page untouched.
#pragma once

#include "ui/session/pagesession.h"
#include "ui/widgets/pendingwork.h"

#include <QJsonArray>
#include <QPointer>
#include <QRectF>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>

class QWebEnginePage;
class QWebEngineView;

namespace tagseam {

class PageOverlay;

class PageView : public QWidget {
    Q_OBJECT

  public:
    /// `isPruned`: elements are known by their stamps, text nodes are not.
    PageView(PageSession* session, QWebEnginePage* page, bool isPruned, QWidget* parent = nullptr);
    ~PageView() override;

    QWebEngineView* view() const { return m_view; }
    /// Shows another page in place of the one before, which may go then.
    void setPage(QWebEnginePage* page);
    /// The nodes that the page can now be asked for changed: it was loaded, or captured. `isStamped`: its
    /// elements are known by their stamps, and a text node by the element around it.
    void pageReady(bool isStamped = false);
    /// 1: as wide as a page is wide (see pageWidth), in steps of the person's own zoom.
    void setZoom(double factor);
    /// Marks what was dropped; for the original page.
    void setShadingShown(bool isShown);
    bool isShadingShown() const { return m_isShadingShown; }
    /// The other view's NodeIds that this page shows, for scrolling in step.
    void setAnchors(const QJsonArray& nodes);
    /// Where the page stands, and going there: see inspect.js.
    void askTopAnchor(const std::function<void(quint32 node, double top)>& answer);
    void alignAnchor(quint32 node, double top);
    /// Scrolls to a node that is not in sight.
    void reveal(NodeId node);
    void setPicking(bool isOn);
    /// Scrolls to the selected node, when it is on the page and out of sight.
    void revealSelection() { updateSelection(true); }
    bool isPicking() const { return m_isPicking; }
    /// What is marked for a node: itself or, on a page that is known by stamps, the nearest element around it
    /// that is there; else noNode.
    NodeId markedNode(NodeId node) const;

    /// CSS pixels that a page is laid out for at zoom 1, whatever the width of the view; up to the second for
    /// pages that do not fit into the first.
    static constexpr int pageWidth = 1024;
    static constexpr int widestPage = 1600;

  signals:
    /// By the person or by the page itself: not by being aligned, nor by going to a node that both pages
    /// show, nor by being loaded; of a pruned page nor by being laid out for another size.
    void scrolled();
    /// The node under a click, and the keys that were held.
    void picked(tagseam::NodeId node, Qt::KeyboardModifiers keys);
    /// While somebody annotates: Alt and the wheel ask for the parent, or for the way back.
    void widened(bool isWider);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void forgetPage();
    void watchFocusProxy();
    void watchScrolling();
    void askViewport();
    /// `list`: of viewport() in inspect.js. `isLeading`: whether a change is for others to follow.
    void takeViewport(const QVariantList& list, bool isLeading);
    bool isOnScrollBar(const QPointF& position) const;
    void applyZoom();
    void watchLayout();
    void takeLayout(const QSizeF& viewport, const QSizeF& extent);
    void updateSelection(bool isRevealed);
    void updateShading();
    bool isShaded() const;
    void updateParts();
    void updateHighlight();
    void updateMarks();
    QString droppedRuns() const;
    QString runsOf(Region region) const;
    QString runsOf(const std::vector<NodeId>& nodes) const;
    NodeRun elementsOf(NodeRun run) const;
    void hover(const QPointF& position);
    void pick(const QPointF& position, Qt::KeyboardModifiers keys);
    bool widenByWheel(const QWheelEvent& event);
    void ask(const QString& script, const std::function<void(const QVariant&)>& answer);
    QString caption(NodeId node) const;

    PageSession* m_session;
    QWebEngineView* m_view;
    PageOverlay* m_overlay;
    QPointer<QWidget> m_focusProxy;
    Delay m_remeasure;
    std::map<int, PendingWork> m_questions; // to the page, until it answers or is left
    int m_lastQuestion = 0;
    QTimer m_scrollPoll;
    int m_answersLeft = 0; // until it stops
    QSizeF m_viewport;     // CSS pixels, without scroll bars
    QSizeF m_extent;       // CSS pixels, of the whole page
    double m_layoutWidth = pageWidth;
    double m_zoom = 1;
    int m_wheel = 0; // of a step, eighths of a degree
    Region m_shadedRegion{};
    bool m_isPruned;
    bool m_isStamped = false;
    bool m_isReady = false;
    bool m_isPicking = true;
    bool m_isShadingShown = true;
    bool m_isHoverAsked = false;
    bool m_isViewportAsked = false;
    bool m_isPlaceKnown = false;   // how far the page that is ready is scrolled
    bool m_isLaidOutAgain = false; // and nobody has moved it since
    bool m_isSelectionAsked = false;
    bool m_isSelectionStale = false;
    bool m_isRevealWanted = false;
    bool m_isPartsAsked = false;
    bool m_isPartsStale = false;
    bool m_isScrollBarHeld = false;
};

} // namespace tagseam
