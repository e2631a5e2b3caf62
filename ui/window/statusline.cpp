// SPDX-License-Identifier: MIT
// The status line.
#include "ui/window/statusline.h"

#include "ui/session/page/pageaddress.h"
#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/explainer.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/widgets/elidedtext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/workbar.h"

#include <QFontMetrics>
#include <QLabel>
#include <QLayout>
#include <QTimer>

#include <algorithm>
#include <initializer_list>

namespace tagseam {

namespace {

constexpr int mostOfName = 40;    // length of a node's name in characters
constexpr int mostAncestors = 40; // in the tool tip
constexpr int lineMargins = 12;   // in pixels
const QString stepBetween = QStringLiteral(" › ");
const QString more = QStringLiteral("… › ");

// Returns rich text.
QString leadOf(const QString& place, const QString& why)
{
    if (place.isEmpty())
        return {};
    const QString link = why.isEmpty() ? QString() : QStringLiteral(" <a href=\"why\">%1</a>").arg(why);
    return QStringLiteral("<b>%1</b>%2&nbsp;&nbsp; ").arg(place.toHtmlEscaped(), link);
}

struct Crumbs {
    QString links;        // rich text
    bool isCut = false;   // a name is cut
    bool hasMore = false; // there are more ancestors
    QString whole;        // plain text
};

// The selected node and as many ancestors as fit into `room` pixels.
Crumbs crumbsOf(const PageSession& session, const QFontMetrics& metrics, int room)
{
    Crumbs crumbs;
    QStringList links;
    QStringList names;
    const Document& document = session.trees()->document();
    room -= metrics.horizontalAdvance(more);
    for (NodeId node = session.selection()->node(); node.value != 0 && names.size() < mostAncestors;
         node = document.parent(node)) {
        const QString whole = session.trees()->describe(node);
        const QString name = elided(whole, mostOfName);
        const QString shown =
            names.isEmpty() ? metrics.elidedText(name, Qt::ElideMiddle, std::max(0, room)) : name;
        names.prepend(elided(whole));
        room -= metrics.horizontalAdvance(shown + stepBetween);
        crumbs.isCut = crumbs.isCut || shown != whole;
        crumbs.hasMore = crumbs.hasMore || (room < 0 && !links.isEmpty());
        if (!crumbs.hasMore)
            links.prepend(QStringLiteral("<a href=\"%1\">%2</a>").arg(node.value).arg(shown.toHtmlEscaped()));
    }
    crumbs.hasMore = crumbs.hasMore || names.size() == mostAncestors;
    crumbs.links = links.join(stepBetween);
    crumbs.whole = names.join(stepBetween);
    return crumbs;
}

} // namespace

StatusLine::StatusLine(Explainer* explainer, const QList<QWidget*>& bars, QWidget* parent)
    : QStatusBar(parent), m_explainer(explainer), m_session(explainer->session()),
      m_breadcrumbs(new QLabel(this)), m_analysing(new WorkBar(this)),
      m_watched(new QLabel(tr("watched") + QStringLiteral("   |"), this)), m_numbers(new ElidedText(this))
{
    m_breadcrumbs->setObjectName(QStringLiteral("breadcrumbs"));
    m_breadcrumbs->setTextFormat(Qt::RichText);
    m_breadcrumbs->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_breadcrumbs->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
    m_breadcrumbs->setMinimumWidth(80);
    m_breadcrumbs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_numbers->setObjectName(QStringLiteral("numbers"));
    addWidget(m_breadcrumbs, 1);
    addPermanentWidget(m_analysing);
    for (QWidget* each : bars)
        addPermanentWidget(each);
    addPermanentWidget(m_watched);
    m_watched->setToolTip(tr("The page is loaded again when it changes: File › Watch for changes"));
    m_watched->hide();
    addPermanentWidget(m_numbers);
    connect(m_breadcrumbs, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == QLatin1String("why"))
            emit whyAsked();
        else
            m_session->selection()->select(NodeId{link.toUInt()});
    });
    connectSession();
    showWhatIsTold();
    m_numbers->setToolTip(
        tr("raw: nodes of the page, counted as in the papers\nkept: nodes of the pruned page\n"
           "−…%: reduction, the share of the nodes that was pruned\n"
           "levels: calls of searchRegion\nms: time of sequence, search and pruning"));
    updateNumbers();
    updateBreadcrumbs();
}

void StatusLine::connectSession()
{
    connect(m_session->trees(), &PageTrees::documentChanged, this, &StatusLine::updateNumbers);
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, this, &StatusLine::updateNumbers);
    connect(m_session->kept(), &KeptRegions::severalChanged, this, &StatusLine::updateNumbers);
    connect(m_session->selection(), &Selection::rangeChanged, this, &StatusLine::updateNumbers);
    connect(m_session->selection(), &Selection::shownPartChanged, this, &StatusLine::updateNumbers);
    connect(m_session, &PageSession::workspaceChanged, this, &StatusLine::updateNumbers);
    connect(m_session->selection(), &Selection::levelChanged, this, &StatusLine::updateNumbers);
    connect(m_session->selection(), &Selection::nodeChanged, this, &StatusLine::updateBreadcrumbs);
    connect(m_session, &PageSession::workspaceChanged, this, &StatusLine::showParts);
    connect(m_session, &PageSession::askingChanged, this, &StatusLine::showParts);
    connect(m_session->runner(), &AnalysisRunner::analysisStarted, this, [this] {
        m_analysing->begin(tr("analysing"));
        if (m_session->runner()->isWaitingForStyles())
            m_analysing->end(); // the progress bar shows it
    });
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, m_analysing, &WorkBar::end);
    connect(m_session->runner(), &AnalysisRunner::analysisCancelled, m_analysing, &WorkBar::end);
    connect(m_analysing, &WorkBar::cancelled, m_session->runner(), &AnalysisRunner::cancel);
}

// A message about the selection is removed when the selection changes.
void StatusLine::showWhatIsTold()
{
    constexpr int milliseconds = 6000;
    const Notifier* notifier = m_session->notifier();
    connect(notifier, &Notifier::told, this,
            [this](const QString& sentence) { showMessage(sentence, milliseconds); });
    connect(notifier, &Notifier::toldOfSelection, this, [this](const QString& sentence) {
        m_said = sentence;
        showMessage(m_said, milliseconds);
    });
    const auto clear = [this] {
        if (currentMessage() == m_said)
            clearMessage();
    };
    connect(m_session->trees(), &PageTrees::documentChanged, this, clear);
    connect(m_session->selection(), &Selection::nodeChanged, this, clear);
}

// The line shows nothing about a page that is not visible. While a question waits, it hides the levels of the
// run and the kept nodes.
void StatusLine::showParts()
{
    const bool isCorpus = m_session->workspace() == Workspace::Corpus;
    m_breadcrumbs->setVisible(!isCorpus);
    m_numbers->setVisible(!isCorpus && !m_session->isAsking());
}

void StatusLine::setWatched(bool isWatched)
{
    m_watched->setVisible(isWatched);
}

QString StatusLine::numbers() const
{
    if (!m_session->runner()->hasAnalysis())
        return tr("no page");
    const Analysis& analysis = m_session->runner()->analysis();
    const PageSource source = m_session->trees()->shown();
    const QString tree = source == PageSource::Source    ? tr("source   |   ")
                         : source == PageSource::Libxml2 ? tr("source (libxml2)   |   ")
                                                         : QString();
    const QString sign = analysis.counts.kept < analysis.counts.raw ? QStringLiteral("−") : QString();
    QString numbers = tree + tr("raw %1   kept %2   %3 %   levels %4   %5 ms")
                                 .arg(analysis.counts.raw)
                                 .arg(analysis.counts.kept)
                                 .arg(sign + decimal(100 * analysis.counts.reduction(), 1))
                                 .arg(analysis.trace.levels.size())
                                 .arg(decimal(analysis.milliseconds, analysis.milliseconds < 10 ? 1 : 0));
    if (const QString shown = detectionStatus(*m_session, answerOf(*m_explainer->detection()));
        !shown.isEmpty())
        numbers = tr("%1   |   search: %2").arg(shown, numbers);
    if (const Selection::ShownPart& part = m_session->selection()->shownPart(); part.range.size() > 0)
        numbers = (part.isWithout ? tr("tree and lists leave out positions %1–%2   |   %3")
                                  : tr("tree and lists show positions %1–%2 only   |   %3"))
                      .arg(part.range.begin.value + 1)
                      .arg(part.range.end.value)
                      .arg(numbers);
    const Region range = m_session->selection()->range();
    if (range.size() == 0)
        return numbers;
    const QString marked = tr("marked %1–%2: %n node(s)", nullptr, static_cast<int>(range.size()))
                               .arg(range.begin.value + 1)
                               .arg(range.end.value);
    return QStringLiteral("%1   |   %2").arg(marked, numbers);
}

void StatusLine::updateNumbers()
{
    m_numbers->setText(numbers());
    QTimer::singleShot(0, this, &StatusLine::updateBreadcrumbs); // the remaining width is known then
}

// The selected node's position, its symbol, and its status.
QString StatusLine::selectedPlace() const
{
    const NodeId selected = m_session->selection()->node();
    if (!m_session->runner()->hasAnalysis())
        return {};
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const Position position = sequence.positionOf(selected);
    const bool isToCome =
        m_session->workspace() == Workspace::Step || m_session->isAnnotating(); // its status
    const QString status = isToCome ? QString() : shownStatus(*m_session, selected);
    if (position == noPosition)
        return status.isEmpty() ? tr("no position") : tr("no position, %1").arg(status);
    return (isToCome
                ? tr("position %1, symbol %2")
                : tr("position %1, symbol %2, %3").arg(QStringLiteral("%1"), QStringLiteral("%2"), status))
        .arg(position.value + 1)
        .arg(sequence.symbols[position.value].code());
}

// The numbers get half of the line, and the part of the other half that the place does not need. `wanted` is
// in pixels.
void StatusLine::share(int wanted)
{
    m_numbers->setMaximumWidth(std::max(width() / 2, width() - wanted));
    layout()->activate();
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    updateBreadcrumbs();
}

void StatusLine::updateBreadcrumbs()
{
    m_breadcrumbs->setToolTip({});
    const bool isNode = m_session->selection()->node() != noNode && m_session->trees()->hasDocument();
    m_breadcrumbs->setFocusPolicy(isNode ? Qt::TabFocus : Qt::NoFocus); // without links nothing takes keys
    if (isNode)
        return showSelectedPath();
    const QString text = m_session->trees()->hasDocument() ? tr("no node selected") : QString();
    share(m_breadcrumbs->fontMetrics().horizontalAdvance(text) + lineMargins);
    m_breadcrumbs->setText(text);
}

// The tool tip contains the text that is cut.
void StatusLine::showSelectedPath()
{
    const QString place = selectedPlace();
    const bool isWhyAsked = !m_session->isAsking() &&
                            !m_session->isAnnotating(); // an annotator is not shown the result of a method
    const QString why = isWhyAsked && !place.isEmpty() ? tr("why?") : QString();
    QFont bold = m_breadcrumbs->font();
    bold.setBold(true);
    const QFontMetrics metrics = m_breadcrumbs->fontMetrics();
    const int besides = metrics.horizontalAdvance(why + QStringLiteral("     ")) + lineMargins;
    const int wanted = QFontMetrics(bold).horizontalAdvance(place);
    const QString name = elided(m_session->trees()->describe(m_session->selection()->node()), mostOfName);
    share(wanted + besides + metrics.horizontalAdvance(more + name + stepBetween));
    const int room = std::max(0, m_breadcrumbs->width() - besides);
    const QString shown = QFontMetrics(bold).elidedText(place, Qt::ElideRight, room);
    const Crumbs crumbs = crumbsOf(*m_session, metrics, room - wanted);
    m_breadcrumbs->setText(leadOf(shown, why) + (crumbs.hasMore ? more : QString()) + crumbs.links);
    if (crumbs.isCut || crumbs.hasMore || shown != place)
        m_breadcrumbs->setToolTip((place.isEmpty() ? place : place + QStringLiteral(" · ")) + crumbs.whole);
}

} // namespace tagseam
