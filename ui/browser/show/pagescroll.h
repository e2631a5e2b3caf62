// SPDX-License-Identifier: MIT
// The scroll position, size and zoom of a shown page.
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
    /// Width in CSS pixels that a page is laid out for at zoom 1, whatever the width of the view; up to the
    /// second value for pages that do not fit into the first.
    static constexpr int pageWidth = 1024;
    static constexpr int widestPage = 1600;

    /// Owned by the view. `isPruned`: the other page does not follow the movements that the page makes by
    /// itself.
    PageScroll(QWebEngineView* view, PageScript* script, PageOverlay* overlay, bool isPruned);

    /// The page is left.
    void forget();
    /// The renderer is gone: nothing moves, and no answer comes.
    void giveUp()
    {
        m_poll.stop();
        m_isAsked = false;
    }
    /// Polls the position until the page rests, however slow it is.
    void watch();
    /// The page was painted several times since it was scrolled, laid out or fitted last.
    bool isResting() const { return !m_poll.isActive(); }
    /// The user moves the page, or may move it.
    void takeOver() { m_isLaidOutAgain = false; }
    /// Zoom 1 fits pageWidth to the view; the user's zoom multiplies that.
    void setZoom(double factor);
    /// Fits the page to the view, whose size may have changed.
    void fit();
    bool isOnScrollBar(const QPointF& position) const;

    /// Sets the NodeIds of the other view that this page shows, to scroll both together.
    void setAnchors(const QJsonArray& nodes);
    /// Asks for the scroll position, and scrolls: see inspect.js.
    void askTopAnchor(const std::function<void(quint32 node, double top)>& answer);
    void alignAnchor(quint32 node, double top);
    /// `answer` is the answer of viewport() in inspect.js. `isLeading`: the other page follows a change.
    void take(const QVariant& answer, bool isLeading);

  signals:
    /// The page was scrolled by the user or by itself; not by being aligned, by going to a node that both
    /// pages show, or by being loaded; and a pruned page not by being laid out for another size.
    void scrolled();
    /// The contents of the page have moved within it.
    void laidOut();

  private:
    void ask();
    void takeLayout(const QSizeF& viewport, const QSizeF& extent);

    QWebEngineView* m_view;
    PageScript* m_script;
    PageOverlay* m_overlay;
    QTimer m_poll;
    int m_answersLeft = 0; // polls left until polling stops
    QSizeF m_viewport;     // in CSS pixels, without scroll bars
    QSizeF m_extent;       // size of the whole page, in CSS pixels
    double m_layoutWidth = pageWidth;
    double m_zoom = 1;
    bool m_isPruned;
    bool m_isAsked = false;
    bool m_isPlaceKnown = false;   // the scroll position of the ready page is known
    bool m_isLaidOutAgain = false; // laid out for another size, and not moved since
};

} // namespace tagseam
