// SPDX-License-Identifier: MIT
// One shown page with an overlay.
#include "ui/browser/pageview.h"

#include "ui/browser/pageoverlay.h"
#include "ui/browser/stillpage.h"
#include "ui/session/curestatus.h"
#include "ui/session/readingstext.h"
#include "ui/widgets/language.h"

#include <QEvent>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QWheelEvent>

#include <algorithm>
#include <cstring>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t mostHighlighted = 5000; // nodes: more is no highlight
constexpr int restingAnswers = 33;            // of the same place, one after the other: a second of them

std::vector<QRectF> boxesFrom(const QVariant& value)
{
    const QByteArray bytes = value.toByteArray();
    std::vector<double> numbers(static_cast<std::size_t>(bytes.size()) / sizeof(double));
    std::memcpy(numbers.data(), bytes.constData(), numbers.size() * sizeof(double));
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i + 3 < numbers.size(); i += 4)
        boxes.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]);
    return boxes;
}

// The positions of a sequence of this size that are in none of the regions.
std::vector<Region> outside(std::vector<Region> regions, std::uint32_t size)
{
    std::ranges::sort(regions, {}, &Region::begin);
    std::vector<Region> gaps;
    Position at{0};
    for (const Region each : regions) {
        if (at < each.begin)
            gaps.push_back({at, each.begin});
        at = std::max(at, each.end);
    }
    if (at.value < size)
        gaps.push_back({at, Position{size}});
    return gaps;
}

} // namespace

PageView::PageView(PageSession* session, QWebEnginePage* page, bool isPruned, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(new QWebEngineView(this)), m_isPruned(isPruned)
{
    m_view->setContextMenuPolicy(Qt::NoContextMenu);
    m_view->setAcceptDrops(false);
    m_overlay = new PageOverlay(m_view, this);
    m_remeasure.setInterval(120);
    connect(&m_remeasure, &QTimer::timeout, this, [this] {
        updateSelection(false);
        updateShading();
        updateParts();
        updateHighlight();
        updateMarks();
    });
    // The page is asked where it stands: under software OpenGL Qt WebEngine 6.4 shows the page scrolled
    // without ever saying so, neither by this signal nor by scrollPosition().
    m_scrollPoll.setInterval(30);
    connect(&m_scrollPoll, &QTimer::timeout, this, &PageView::askViewport);
    setPage(page);
    connect(session, &PageSession::selectionChanged, this, [this] { updateSelection(true); });
    connect(session, &PageSession::analysisChanged, this, [this] {
        updateShading();
        updateParts();
        m_overlay->caption = caption(m_session->selection());
        m_overlay->update();
    });
    connect(session, &PageSession::severalChanged, this, [this] {
        updateShading();
        m_overlay->caption = caption(m_session->selection());
        m_overlay->update();
    });
    connect(session, &PageSession::stepChanged, this, [this] {
        if (m_session->shownRegion() != m_shadedRegion)
            updateShading();
        updateParts();
    });
    connect(session, &PageSession::steppingChanged, this, [this] {
        updateShading();
        updateParts();
        m_overlay->caption = caption(m_session->selection());
        m_overlay->update();
    });
    connect(session, &PageSession::workspaceChanged, this, [this] {
        updateShading(); // nobody who annotates is told what a method does
        m_overlay->caption = caption(m_session->selection());
        m_overlay->update();
    });
    connect(session, &PageSession::highlightChanged, this, &PageView::updateHighlight);
    connect(session, &PageSession::marksChanged, this, &PageView::updateMarks);
    connect(session, &PageSession::marksChanged, this, [this] { // which method the caption tells of
        m_overlay->caption = caption(m_session->selection());
    });
    watchFocusProxy();
    inEachLanguage(this, [this] {
        m_view->setAccessibleName(m_isPruned ? tr("Pruned page") : tr("Original page"));
        if (m_focusProxy) // it is what gets the focus
            m_focusProxy->setAccessibleName(m_view->accessibleName());
        m_overlay->caption = caption(m_session->selection());
        m_overlay->hovered = {}; // until the mouse moves on
        m_overlay->update();
    });
}

PageView::~PageView() = default;

void PageView::setPage(QWebEnginePage* page)
{
    if (QWebEnginePage* before = m_view->page())
        before->disconnect(this);
    m_view->setPage(page);
    connect(page, &QWebEnginePage::scrollPositionChanged, this, &PageView::watchScrolling);
    connect(page, &QWebEnginePage::contentsSizeChanged, this, [this] {
        m_remeasure.start();
        watchScrolling();
    });
    connect(page, &QWebEnginePage::loadStarted, this, [this, page] {
        const auto* still = qobject_cast<StillPage*>(page);
        if (still == nullptr || !still->isSettled()) // else it wants away, and stays
            forgetPage();
    });
    connect(page, &QWebEnginePage::renderProcessTerminated, this, [this] { m_questions.clear(); });
    connect(page, &QWebEnginePage::loadFinished, this, [this] { watchFocusProxy(); });
    forgetPage();
    watchFocusProxy();
    applyZoom();
}

// Until pageReady() nothing is asked, and nothing is marked.
void PageView::forgetPage()
{
    m_questions.clear();
    m_scrollPoll.stop();
    m_isReady = false;
    m_isHoverAsked = false; // an answer may be lost with the page
    m_isViewportAsked = false;
    m_isPlaceKnown = false;
    m_isSelectionAsked = false;
    m_isRevealWanted = false;
    m_isPartsAsked = false;
    m_layoutWidth = pageWidth;
    m_overlay->dropped.clear();
    m_overlay->left.clear();
    m_overlay->right.clear();
    m_overlay->highlighted.clear();
    m_overlay->marks.clear();
    m_overlay->selection = {};
    m_overlay->hovered = {};
    m_overlay->update();
}

void PageView::pageReady(bool isStamped)
{
    m_isStamped = isStamped;
    m_isReady = true;
    watchFocusProxy();
    applyZoom();
    watchScrolling();
    updateSelection(false);
    updateShading();
    updateParts();
    updateHighlight();
    updateMarks();
}

void PageView::setZoom(double factor)
{
    m_zoom = factor;
    applyZoom();
}

void PageView::setShadingShown(bool isShown)
{
    m_isShadingShown = isShown;
    updateShading();
}

void PageView::setAnchors(const QJsonArray& nodes)
{
    ask(QStringLiteral("tagseam.setAnchors(%1)")
            .arg(QString::fromUtf8(QJsonDocument(nodes).toJson(QJsonDocument::Compact))),
        {});
}

void PageView::askTopAnchor(const std::function<void(quint32, double)>& answer)
{
    ask(QStringLiteral("tagseam.topAnchor()"), [answer](const QVariant& result) {
        const QVariantList list = result.toList();
        if (list.size() == 2)
            answer(list[0].toUInt(), list[1].toDouble());
    });
}

void PageView::alignAnchor(quint32 node, double top)
{
    ask(QStringLiteral("tagseam.alignAnchor(%1, %2)").arg(node).arg(top),
        [this](const QVariant& result) { takeViewport(result.toList(), false); });
}

void PageView::reveal(NodeId node)
{
    const NodeId shown = markedNode(node);
    if (!m_isReady || shown == noNode)
        return;
    ask(QStringLiteral("tagseam.reveal(%1)").arg(shown.value), [this, node](const QVariant& result) {
        takeViewport(result.toList(), !m_session->isOnPruned(node)); // else both pages go there
    });
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
    applyZoom();
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
        m_isLaidOutAgain = m_isLaidOutAgain && event->type() == QEvent::MouseMove && !m_isScrollBarHeld;
        watchScrolling();
    }
    if (!m_isPicking)
        return false;
    if (event->type() == QEvent::KeyPress) {
        // The page's links are not for following, and hundreds of them stand between this pane and the next.
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
        m_isScrollBarHeld = isOnScrollBar(mouse()->position());
        if (m_isScrollBarHeld)
            return false;
        m_view->setFocus();
        if (mouse()->button() == Qt::LeftButton)
            pick(mouse()->position(), mouse()->modifiers());
        return true;
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        return !std::exchange(m_isScrollBarHeld, event->type() == QEvent::MouseButtonDblClick &&
                                                     isOnScrollBar(mouse()->position()));
    default:
        return false;
    }
}

void PageView::watchFocusProxy()
{
    // It is another one after a crash or a load from another site.
    if (m_focusProxy == m_view->focusProxy())
        return;
    m_focusProxy = m_view->focusProxy();
    m_overlay->isFocused = m_focusProxy && m_focusProxy->hasFocus();
    if (!m_focusProxy)
        return;
    m_focusProxy->setAccessibleName(m_view->accessibleName());
    m_focusProxy->installEventFilter(this);
}

// Until the page rests, however slow it is.
void PageView::watchScrolling()
{
    m_answersLeft = restingAnswers;
    if (m_isReady && !m_scrollPoll.isActive()) // an answer of a page that is still on its way may be lost
        m_scrollPoll.start();
}

void PageView::askViewport()
{
    if (m_isViewportAsked)
        return;
    m_isViewportAsked = true;
    ask(QStringLiteral("tagseam.viewport()"), [this](const QVariant& result) {
        m_isViewportAsked = false;
        if (--m_answersLeft <= 0)
            m_scrollPoll.stop();
        takeViewport(result.toList(), m_isPlaceKnown);
    });
}

void PageView::takeViewport(const QVariantList& list, bool isLeading)
{
    if (list.size() != 6)
        return;
    takeLayout({list[2].toDouble(), list[3].toDouble()}, {list[4].toDouble(), list[5].toDouble()});
    const double wanted = std::min<double>(list[4].toDouble(), widestPage);
    if (m_isReady && wanted > m_viewport.width() + 2 && wanted > m_layoutWidth + 2 && m_zoom == 1) {
        m_layoutWidth = wanted;
        applyZoom();
    }
    m_isPlaceKnown = m_isReady;
    const QPointF scroll(list[0].toDouble(), list[1].toDouble());
    if (scroll == m_overlay->scroll)
        return;
    m_overlay->scroll = scroll;
    m_overlay->hovered = {};
    m_overlay->update();
    watchScrolling();
    if (isLeading && !(m_isPruned && m_isLaidOutAgain))
        emit scrolled();
}

// What is marked has moved with the page.
void PageView::takeLayout(const QSizeF& viewport, const QSizeF& extent)
{
    if (viewport != m_viewport)
        watchScrolling(); // it may not have come to rest
    if (viewport != m_viewport || extent != m_extent)
        m_remeasure.start();
    m_viewport = viewport;
    m_extent = extent;
}

bool PageView::isOnScrollBar(const QPointF& position) const
{
    const QPointF place = position / m_view->zoomFactor();
    return !m_viewport.isEmpty() && (place.x() >= m_viewport.width() || place.y() >= m_viewport.height());
}

void PageView::applyZoom()
{
    const double fit = std::min(1.0, width() / m_layoutWidth);
    m_view->setZoomFactor(std::clamp(fit * m_zoom, 0.25, 5.0)); // the range that Qt WebEngine takes
    m_overlay->hovered = {};
    watchLayout();
}

// A page is laid out when it comes to it, and is scrolled by that; of neither Qt WebEngine can be trusted to
// tell.
void PageView::watchLayout()
{
    m_isLaidOutAgain = true;
    m_remeasure.start();
    watchScrolling();
}

// One question at a time: a page that is slower than the steps would answer long after they have ended.
void PageView::updateSelection(bool isRevealed)
{
    const NodeId node = markedNode(m_session->selection());
    if (!m_isReady || node == noNode) {
        m_overlay->selection = {};
        m_overlay->update();
        return;
    }
    m_isRevealWanted = m_isRevealWanted || isRevealed;
    m_isSelectionStale = m_isSelectionAsked;
    if (m_isSelectionAsked)
        return;
    m_isSelectionAsked = true;
    if (std::exchange(m_isRevealWanted, false))
        reveal(node);
    ask(QStringLiteral("tagseam.boxes([%1])").arg(node.value), [this, node](const QVariant& result) {
        m_isSelectionAsked = false;
        if (m_isSelectionStale)
            updateSelection(false); // with what became of the wish to reveal
        const std::vector<QRectF> boxes = boxesFrom(result);
        if (node != markedNode(m_session->selection()))
            return;
        m_overlay->selection = boxes.empty() ? QRectF() : boxes.front();
        m_overlay->caption = caption(m_session->selection());
        m_overlay->update();
    });
}

void PageView::updateShading()
{
    if (m_isPruned)
        return;
    if (!isShaded()) {
        m_overlay->dropped.clear();
        m_overlay->update();
        return;
    }
    m_shadedRegion = m_session->shownRegion();
    ask(QStringLiteral("tagseam.%1").arg(droppedRuns()), [this](const QVariant& result) {
        if (!isShaded()) // any more
            return;
        m_overlay->dropped = boxesFrom(result);
        m_overlay->update();
    });
}

bool PageView::isShaded() const
{
    return m_isReady && m_isShadingShown && m_session->hasAnalysis() && !m_session->isAnnotating();
}

// What the pruned page is without, whoever chose its regions, or, while somebody steps, what the levels up to
// the present step have cut off: a few runs of siblings, however many nodes they have.
QString PageView::droppedRuns() const
{
    std::vector<Region> dropped{m_session->shownRegion()};
    const bool hasSeveral = !m_session->several().empty();
    const std::uint32_t size = m_session->analysis().sequence.size();
    if (m_session->isStepping())
        dropped = outside(dropped, size);
    else if (hasSeveral || m_session->options().keep == Keep::Region)
        dropped = outside(hasSeveral ? m_session->several() : dropped, size);
    QString runs;
    for (const Region each : dropped)
        runs += runsOf(each);
    return QStringLiteral("runBoxes([%1])").arg(runs);
}

// "[3,9],[12,12],"
QString PageView::runsOf(Region region) const
{
    QString text;
    for (NodeRun run : coveringRuns(m_session->document(), m_session->analysis().sequence, region)) {
        if (m_isStamped)
            run = elementsOf(run);
        if (run.first == noNode)
            continue;
        text += QStringLiteral("[%1,%2],").arg(run.first.value).arg(run.last.value);
    }
    return text;
}

QString PageView::runsOf(const std::vector<NodeId>& nodes) const
{
    QString text;
    for (const NodeId node : nodes) {
        if (const NodeId shown = markedNode(node); shown != noNode)
            text += QStringLiteral("[%1,%1],").arg(shown.value);
    }
    return text;
}

// From the first to the last element of the run; noNode when it is text alone.
NodeRun PageView::elementsOf(NodeRun run) const
{
    const Document& document = m_session->document();
    NodeRun elements{noNode, noNode};
    for (NodeId node = run.first; node != noNode && node <= run.last; node = document.nextSibling(node)) {
        if (!document.isElement(node))
            continue;
        if (elements.first == noNode)
            elements.first = node;
        elements.last = node;
    }
    return elements;
}

// One question at a time: while a step is drawn, the next ones wait for the last of them.
void PageView::updateParts()
{
    if (m_isPruned)
        return;
    if (!m_isReady || !m_session->hasAnalysis() || !m_session->isStepping()) {
        m_overlay->left.clear();
        m_overlay->right.clear();
        m_overlay->update();
        return;
    }
    m_isPartsStale = m_isPartsAsked;
    if (m_isPartsAsked)
        return;
    m_isPartsAsked = true;
    const Region level = m_session->stepper().level().region;
    const Position split{level.begin.value + m_session->stepper().i()};
    if (split ==
        level.begin) { // nothing has been read: there are no parts yet, and the page is seen as it is
        m_isPartsAsked = false;
        m_overlay->left.clear();
        m_overlay->right.clear();
        m_overlay->update();
        return;
    }
    ask(QStringLiteral("[tagseam.runBoxes([%1]), tagseam.runBoxes([%2])]")
            .arg(runsOf({level.begin, split}), runsOf({split, level.end})),
        [this](const QVariant& result) {
            m_isPartsAsked = false;
            if (!m_session->hasAnalysis() || !m_session->isStepping()) // nobody steps any more
                return;
            const QVariantList parts = result.toList();
            m_overlay->left = boxesFrom(parts.value(0));
            m_overlay->right = boxesFrom(parts.value(1));
            m_overlay->update();
            if (m_isPartsStale)
                updateParts();
        });
}

// What a list points out; a text on a page that is known by stamps by the element around it.
void PageView::updateHighlight()
{
    const std::vector<NodeId>& nodes = m_session->highlight();
    if (!m_isReady || nodes.empty() || !m_session->hasDocument()) {
        m_overlay->highlighted.clear();
        m_overlay->update();
        return;
    }
    QString list;
    std::size_t count = 0;
    NodeId last = noNode;
    for (const NodeId node : nodes) {
        const NodeId shown = markedNode(node);
        if (shown == noNode || shown == last)
            continue;
        last = shown;
        list += QStringLiteral("%1,").arg(shown.value);
        if (++count == mostHighlighted)
            break;
    }
    ask(QStringLiteral("tagseam.boxes([%1])").arg(list), [this, asked = nodes](const QVariant& result) {
        if (asked != m_session->highlight()) // another answer comes
            return;
        m_overlay->highlighted.clear();
        for (const QRectF& box : boxesFrom(result)) {
            if (!box.isEmpty()) // else it is not shown
                m_overlay->highlighted.push_back(box);
        }
        m_overlay->update();
    });
}

void PageView::updateMarks()
{
    const std::vector<RegionMark>& marks = m_session->marks();
    if (m_isPruned)
        return;
    if (!m_isReady || marks.empty() || !m_session->hasAnalysis()) {
        m_overlay->marks.clear();
        m_overlay->update();
        return;
    }
    QString lists;
    for (const RegionMark& mark : marks)
        lists += QStringLiteral("tagseam.runBoxes([%1]),")
                     .arg(mark.nodes.empty() ? runsOf(mark.region) : runsOf(mark.nodes));
    ask(QStringLiteral("[%1]").arg(lists), [this, asked = marks](const QVariant& result) {
        if (asked != m_session->marks()) // another answer comes
            return;
        const QVariantList answers = result.toList();
        m_overlay->marks.clear();
        for (std::size_t i = 0; i < asked.size(); ++i)
            m_overlay->marks.push_back({asked[i], boxesFrom(answers.value(static_cast<qsizetype>(i)))});
        m_overlay->update();
    });
}

void PageView::hover(const QPointF& position)
{
    if (m_isHoverAsked || !m_isReady)
        return;
    m_isHoverAsked = true;
    const double zoom = m_view->zoomFactor();
    const QString script = QStringLiteral("(() => { const id = tagseam.pick(%1, %2);"
                                          " return [id, tagseam.boxes([id])]; })()")
                               .arg(position.x() / zoom)
                               .arg(position.y() / zoom);
    ask(script, [this](const QVariant& result) {
        m_isHoverAsked = false;
        const QVariantList list = result.toList();
        const NodeId node{list.value(0).toUInt()};
        const std::vector<QRectF> boxes = boxesFrom(list.value(1));
        const bool isNode = node.value != 0 && !boxes.empty() && m_session->hasDocument() &&
                            node.value < m_session->document().size();
        m_overlay->hovered = isNode ? boxes.front() : QRectF();
        m_overlay->hoverCaption = isNode ? caption(node) : QString();
        m_overlay->update();
    });
}

// With Alt some systems turn the wheel sideways.
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

void PageView::pick(const QPointF& position, Qt::KeyboardModifiers keys)
{
    const double zoom = m_view->zoomFactor();
    ask(QStringLiteral("tagseam.pick(%1, %2)").arg(position.x() / zoom).arg(position.y() / zoom),
        [this, keys](const QVariant& result) {
            const NodeId node{result.toUInt()};
            if (node.value != 0 && m_session->hasDocument() && node.value < m_session->document().size())
                emit picked(node, keys);
        });
}

void PageView::ask(const QString& script, const std::function<void(const QVariant&)>& answer)
{
    // Answers may come when the view is gone: at a crash they wait until the page is deleted.
    const QPointer<PageView> guard(this);
    const QWebEnginePage* asked = m_view->page();
    const int question = ++m_lastQuestion;
    if (m_isReady && m_view->page()->renderProcessPid() > 0) // else the answer may never come
        m_questions.try_emplace(question);
    m_view->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                  [guard, asked, answer, question](const QVariant& result) {
                                      if (guard && answer && guard->m_view->page() == asked)
                                          answer(result);
                                      if (guard)
                                          guard->m_questions.erase(question);
                                  });
}

NodeId PageView::markedNode(NodeId node) const
{
    if (!m_session->hasDocument() || node == noNode)
        return noNode;
    if (!m_isPruned && !m_isStamped)
        return node;
    const Document& document = m_session->document();
    if (m_isPruned && !m_session->isOnPruned(node))
        return noNode;
    while (node != noNode && !document.isElement(node))
        node = document.parent(node);
    return node;
}

QString PageView::caption(NodeId node) const
{
    if (m_session->isStepping() && m_session->hasAnalysis()) {
        // What becomes of it in the end is still to come.
        const Position position = m_session->analysis().sequence.positionOf(node);
        return position == noPosition
                   ? m_session->describe(node)
                   : tr("%1 · position %2")
                         .arg(m_session->describe(node), QString::number(position.value + 1));
    }
    if (m_session->isAnnotating())
        return m_session->describe(node);
    const bool isOther = // what is coloured, another method may have decided
        !m_isPruned && !m_session->marks().empty() && !m_session->isCureShown();
    const QString fate = isOther ? verdictOfSearch(*m_session, node) : shownFate(*m_session, node);
    return fate.isEmpty() ? m_session->describe(node)
                          : QStringLiteral("%1 · %2").arg(m_session->describe(node), fate);
}

} // namespace tagseam
