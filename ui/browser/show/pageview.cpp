// SPDX-License-Identifier: MIT
// Shows one page with an overlay.
#include "ui/browser/show/pageview.h"

#include "ui/browser/guard/stillpage.h"
#include "ui/browser/load/pagescript.h"
#include "ui/browser/show/pagemarks.h"
#include "ui/browser/show/pageoverlay.h"
#include "ui/browser/show/pagescroll.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWebEnginePage>
#include <QWebEngineView>
#include <QWheelEvent>

#include <utility>

namespace tagseam {

PageView::PageView(PageSession* session, QWebEnginePage* page, bool isPruned, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(new QWebEngineView(this)),
      m_overlay(new PageOverlay(m_view, this)), m_script(new PageScript(m_view)),
      m_scroll(new PageScroll(m_view, m_script, m_overlay, isPruned)),
      m_marks(new PageMarks(session, m_script, m_scroll, m_overlay, isPruned, this))
{
    m_view->setContextMenuPolicy(Qt::NoContextMenu);
    m_view->setAcceptDrops(false);
    connect(m_scroll, &PageScroll::scrolled, this, &PageView::scrolled);
    setPage(page);
    setName(isPruned ? tr("Pruned page") : tr("Original page"));
    m_overlay->hovered = {}; // no node is hovered until the mouse moves
    m_marks->reword();
}

PageView::~PageView() = default;

void PageView::setName(const QString& name)
{
    m_view->setAccessibleName(name);
    if (m_focusProxy) // the widget that gets the focus
        m_focusProxy->setAccessibleName(name);
}

void PageView::setPage(QWebEnginePage* page)
{
    if (QWebEnginePage* before = m_view->page())
        before->disconnect(this);
    m_view->setPage(page);
    connect(page, &QWebEnginePage::scrollPositionChanged, this, [this] { m_scroll->watch(); });
    connect(page, &QWebEnginePage::contentsSizeChanged, this, [this] {
        emit m_scroll->laidOut();
        m_scroll->watch();
    });
    connect(page, &QWebEnginePage::loadStarted, this, [this, page] {
        const auto* still = qobject_cast<StillPage*>(page);
        if (still == nullptr || !still->isSettled()) // otherwise the page tries to navigate, and stays
            forgetPage();
    });
    connect(page, &QWebEnginePage::renderProcessTerminated, this, [this] {
        m_script->giveUp();
        m_scroll->giveUp();
    });
    connect(page, &QWebEnginePage::loadFinished, this, [this] { watchFocusProxy(); });
    forgetPage();
    watchFocusProxy();
    m_scroll->fit();
}

// Asks and marks nothing until pageReady().
void PageView::forgetPage()
{
    m_script->forget();
    m_scroll->forget();
    m_marks->forget();
    m_isHoverAsked = false; // an answer may be lost with the page
    m_picks = 0;
    m_afterPick.clear();
    ++m_pages;
    m_overlay->hovered = {};
    m_overlay->update();
}

void PageView::setBlank()
{
    forgetPage();
    m_view->hide();
}

void PageView::pageReady(bool isStamped)
{
    m_view->show();
    m_script->setReady();
    watchFocusProxy();
    m_scroll->fit();
    m_marks->begin(isStamped);
}

void PageView::setPicking(bool isOn)
{
    m_isPicking = isOn;
    m_overlay->hovered = {};
    m_overlay->update();
}

void PageView::resizeEvent(QResizeEvent*)
{
    m_view->setGeometry(rect());
    m_overlay->setGeometry(rect());
    m_overlay->raise();
    m_scroll->fit();
}

bool PageView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_focusProxy)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        m_overlay->isFocused = event->type() == QEvent::FocusIn;
        m_overlay->update();
    }
    if (event->type() == QEvent::Wheel || event->type() == QEvent::KeyPress ||
        event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::TouchBegin || event->type() == QEvent::TouchUpdate) {
        if (event->type() != QEvent::MouseMove || m_isScrollBarHeld)
            m_scroll->takeOver();
        m_scroll->watch();
    }
    if (!m_isPicking)
        return false;
    if (event->type() == QEvent::KeyPress) {
        // Tab leaves the page: its links are not to be followed, and there may be hundreds of them.
        const int key = static_cast<const QKeyEvent*>(event)->key();
        return (key == Qt::Key_Tab || key == Qt::Key_Backtab) && focusNextPrevChild(key == Qt::Key_Tab);
    }
    const auto mouse = [event] { return static_cast<const QMouseEvent*>(event); };
    switch (event->type()) {
    case QEvent::Wheel:
        return widenByWheel(*static_cast<const QWheelEvent*>(event));
    case QEvent::MouseMove:
        if (mouse()->buttons() != Qt::NoButton && m_isScrollBarHeld)
            return false;
        hover(mouse()->position());
        return true;
    case QEvent::Leave:
        m_overlay->hovered = {};
        m_overlay->update();
        return false;
    case QEvent::MouseButtonPress:
        m_isScrollBarHeld = m_scroll->isOnScrollBar(mouse()->position());
        if (m_isScrollBarHeld)
            return false;
        m_view->setFocus();
        if (mouse()->button() == Qt::LeftButton)
            pick(mouse()->position(),
                 [this, keys = mouse()->modifiers()](NodeId node) { m_session->pick(node, keys); });
        else if (mouse()->button() == Qt::RightButton)
            pick(mouse()->position(), [this, at = mouse()->position().toPoint()](NodeId node) {
                m_session->selection()->select(node);
                QContextMenuEvent asked(QContextMenuEvent::Mouse, at, mapToGlobal(at));
                QApplication::sendEvent(this, &asked);
            });
        return true;
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        return !std::exchange(m_isScrollBarHeld, event->type() == QEvent::MouseButtonDblClick &&
                                                     m_scroll->isOnScrollBar(mouse()->position()));
    default:
        return false;
    }
}

void PageView::watchFocusProxy()
{
    // The focus proxy changes after a crash or a load from another site.
    if (m_focusProxy == m_view->focusProxy())
        return;
    m_focusProxy = m_view->focusProxy();
    m_overlay->isFocused = m_focusProxy && m_focusProxy->hasFocus();
    if (!m_focusProxy)
        return;
    m_focusProxy->setAccessibleName(m_view->accessibleName());
    m_focusProxy->installEventFilter(this);
}

void PageView::hover(const QPointF& position)
{
    if (m_isHoverAsked || !m_script->isReady())
        return;
    m_isHoverAsked = true;
    const double zoom = m_view->zoomFactor();
    const QString script = QStringLiteral("(() => { const id = tagseam.pick(%1, %2);"
                                          " return [id, tagseam.boxes([id])]; })()")
                               .arg(position.x() / zoom)
                               .arg(position.y() / zoom);
    m_script->ask(script, [this](const QVariant& result) {
        m_isHoverAsked = false;
        const QVariantList list = result.toList();
        const NodeId node{list.value(0).toUInt()};
        const std::vector<QRectF> boxes = PageScript::boxesFrom(list.value(1));
        const bool isNode = !boxes.empty() && m_marks->nodeOfShown(node) != noNode;
        m_overlay->hovered = isNode ? boxes.front() : QRectF();
        m_overlay->hoverCaption = isNode ? m_marks->captionOfShown(node) : QString();
        m_overlay->update();
    });
}

// With Alt, some systems turn the wheel sideways.
bool PageView::widenByWheel(const QWheelEvent& event)
{
    if (!m_session->isAnnotating() || !event.modifiers().testFlag(Qt::AltModifier))
        return false;
    const QPoint turned = event.angleDelta();
    m_wheel += turned.y() != 0 ? turned.y() : turned.x();
    for (; m_wheel >= QWheelEvent::DefaultDeltasPerStep; m_wheel -= QWheelEvent::DefaultDeltasPerStep)
        emit widened(true);
    for (; m_wheel <= -QWheelEvent::DefaultDeltasPerStep; m_wheel += QWheelEvent::DefaultDeltasPerStep)
        emit widened(false);
    return true;
}

// Calls `take` with the node at a place of the view, if there is one.
void PageView::pick(const QPointF& position, const std::function<void(NodeId)>& take)
{
    const double zoom = m_view->zoomFactor();
    ++m_picks;
    m_script->ask(QStringLiteral("tagseam.pick(%1, %2)").arg(position.x() / zoom).arg(position.y() / zoom),
                  [this, take, page = m_pages](const QVariant& answer) {
                      const NodeId node = m_marks->nodeOfShown(NodeId{answer.toUInt()});
                      if (node != noNode)
                          take(node);
                      if (page == m_pages)
                          endPick();
                  });
}

void PageView::afterPick(std::function<void()> act)
{
    if (m_picks == 0)
        act();
    else
        m_afterPick.push_back(std::move(act));
}

void PageView::endPick()
{
    if (--m_picks > 0)
        return;
    for (const std::function<void()>& act : std::exchange(m_afterPick, {}))
        act();
}

} // namespace tagseam
