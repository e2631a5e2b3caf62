// SPDX-License-Identifier: MIT
// Where a shown page stands, how large it is, and its zoom.
#pragma once

#include <QJsonArray>
#include <QObject>
#include <QSizeF>
#include <QTimer>
#include <QVariant>

#include <functional>

class QWebEngineView;

namespace tagseam {

class PageOverlay;
class PageScript;

class PageScroll : public QObject {
    Q_OBJECT

  public:
    /// CSS pixels that a page is laid out for at zoom 1, whatever the width of the view; up to the second for
    /// pages that do not fit into the first.
    static constexpr int pageWidth = 1024;
    static constexpr int widestPage = 1600;

    /// The view owns it. `isPruned`: what the page does by itself is not for others to follow.
    PageScroll(QWebEngineView* view, PageScript* script, PageOverlay* overlay, bool isPruned);

    /// The page is left.
    void forget();
    /// Asks where the page stands until it rests, however slow it is.
    void watch();
    /// The person moves the page, or may.
    void takeOver() { m_isLaidOutAgain = false; }
    /// 1: as wide as a page is wide (see pageWidth), in steps of the person's own zoom.
    void setZoom(double factor);
    /// Fits the page to the view, whose size may have changed.
    void fit();
    bool isOnScrollBar(const QPointF& position) const;

    /// The other view's NodeIds that this page shows, for scrolling in step.
    void setAnchors(const QJsonArray& nodes);
    /// Where the page stands, and going there: see inspect.js.
    void askTopAnchor(const std::function<void(quint32 node, double top)>& answer);
    void alignAnchor(quint32 node, double top);
    /// `answer`: of viewport() in inspect.js. `isLeading`: whether a change is for others to follow.
    void take(const QVariant& answer, bool isLeading);

  signals:
    /// By the person or by the page itself: not by being aligned, nor by going to a node that both pages
    /// show, nor by being loaded; of a pruned page nor by being laid out for another size.
    void scrolled();
    /// What the page shows stands elsewhere in it.
    void laidOut();

  private:
    void ask();
    void takeLayout(const QSizeF& viewport, const QSizeF& extent);

    QWebEngineView* m_view;
    PageScript* m_script;
    PageOverlay* m_overlay;
    QTimer m_poll;
    int m_answersLeft = 0; // until it stops
    QSizeF m_viewport;     // CSS pixels, without scroll bars
    QSizeF m_extent;       // CSS pixels, of the whole page
    double m_layoutWidth = pageWidth;
    double m_zoom = 1;
    bool m_isPruned;
    bool m_isAsked = false;
    bool m_isPlaceKnown = false;   // how far the page that is ready is scrolled
    bool m_isLaidOutAgain = false; // and nobody has moved it since
};

} // namespace tagseam
