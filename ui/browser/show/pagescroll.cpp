// SPDX-License-Identifier: MIT
// The scroll position of a shown page.
#include "ui/browser/show/pagescroll.h"

#include "ui/browser/load/pagescript.h"
#include "ui/browser/show/pageoverlay.h"

#include <QJsonDocument>
#include <QWebEngineView>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int restingAnswers = 33; // number of equal answers in a row, each with a frame: one second of them

} // namespace

PageScroll::PageScroll(QWebEngineView* view, PageScript* script, PageOverlay* overlay, bool isPruned)
    : QObject(view), m_view(view), m_script(script), m_overlay(overlay), m_isPruned(isPruned)
{
    // The page is polled for its position: under software OpenGL Qt WebEngine 6.4 shows the page scrolled
    // without reporting it, neither by a signal nor by scrollPosition().
    m_poll.setInterval(30);
    connect(&m_poll, &QTimer::timeout, this, &PageScroll::ask);
}

void PageScroll::forget()
{
    m_poll.stop();
    m_isAsked = false; // an answer may be lost with the page
    m_isPlaceKnown = false;
    m_layoutWidth = pageWidth;
}

void PageScroll::watch()
{
    m_answersLeft = restingAnswers;
    if (m_script->isReady() && !m_poll.isActive()) // an answer of a page that is being loaded may be lost
        m_poll.start();
}

void PageScroll::ask()
{
    if (m_isAsked)
        return;
    m_isAsked = true;
    m_script->ask(QStringLiteral("[tagseam.viewport(), tagseam.wasPainted()]"),
                  [this](const QVariant& answer) {
                      const QVariantList list = answer.toList();
                      m_isAsked = false;
                      if (list.value(1, true).toBool() && --m_answersLeft <= 0)
                          m_poll.stop();
                      take(list.value(0), m_isPlaceKnown);
                  });
}

void PageScroll::take(const QVariant& answer, bool isLeading)
{
    const QVariantList list = answer.toList();
    if (list.size() != 6)
        return;
    takeLayout({list[2].toDouble(), list[3].toDouble()}, {list[4].toDouble(), list[5].toDouble()});
    const double wanted = std::min<double>(list[4].toDouble(), widestPage);
    const bool isReady = m_script->isReady();
    if (isReady && wanted > m_viewport.width() + 2 && wanted > m_layoutWidth + 2 && m_zoom == 1) {
        m_layoutWidth = wanted;
        fit();
    }
    m_isPlaceKnown = isReady;
    const QPointF scroll(list[0].toDouble(), list[1].toDouble());
    if (scroll == m_overlay->scroll)
        return;
    m_overlay->scroll = scroll;
    m_overlay->hovered = {};
    m_overlay->update();
    watch();
    if (isLeading && !(m_isPruned && m_isLaidOutAgain))
        emit scrolled();
}

// The marks move with the page.
void PageScroll::takeLayout(const QSizeF& viewport, const QSizeF& extent)
{
    if (viewport != m_viewport)
        watch(); // the page may still be scrolling
    if (viewport != m_viewport || extent != m_extent)
        emit laidOut();
    m_viewport = viewport;
    m_extent = extent;
}

bool PageScroll::isOnScrollBar(const QPointF& position) const
{
    const QPointF place = position / m_view->zoomFactor();
    return !m_viewport.isEmpty() && (place.x() >= m_viewport.width() || place.y() >= m_viewport.height());
}

void PageScroll::setZoom(double factor)
{
    m_zoom = factor;
    fit();
}

// A page is laid out with delay and scrolled by that; Qt WebEngine reports neither reliably.
void PageScroll::fit()
{
    const double fit = std::min(1.0, m_view->width() / m_layoutWidth);
    m_view->setZoomFactor(std::clamp(fit * m_zoom, 0.25, 5.0)); // the range that Qt WebEngine accepts
    m_overlay->hovered = {};
    m_isLaidOutAgain = true;
    emit laidOut();
    watch();
}

void PageScroll::setAnchors(const QJsonArray& nodes)
{
    m_script->ask(QStringLiteral("tagseam.setAnchors(%1)")
                      .arg(QString::fromUtf8(QJsonDocument(nodes).toJson(QJsonDocument::Compact))));
}

void PageScroll::askTopAnchor(const std::function<void(quint32, double)>& answer)
{
    m_script->ask(QStringLiteral("tagseam.topAnchor()"), [answer](const QVariant& result) {
        const QVariantList list = result.toList();
        if (list.size() == 2)
            answer(list[0].toUInt(), list[1].toDouble());
    });
}

void PageScroll::alignAnchor(quint32 node, double top)
{
    m_script->ask(QStringLiteral("tagseam.alignAnchor(%1, %2)").arg(node).arg(top),
                  [this](const QVariant& answer) { take(answer, false); });
}

} // namespace tagseam
