// SPDX-License-Identifier: MIT
// The base class of the tabs of the Explain dock.
#include "ui/session/questions/explaintab.h"

#include "core/explain/blocking.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/markdown.h"

#include <QApplication>
#include <QHideEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

// Is at least as high as all of its children require: the hint of the layout ignores children with a minimum
// height, though they take what is left.
class Body : public QWidget {
  public:
    using QWidget::QWidget;
    int heightForWidth(int width) const override
    {
        return std::max(layout()->totalHeightForWidth(width), layout()->totalMinimumHeightForWidth(width));
    }
};

} // namespace

ExplainTab::ExplainTab(Explainer* explainer, QWidget* parent)
    : Pane(parent), m_explainer(explainer), m_session(explainer->session()), m_hint(new QLabel(this)),
      m_body(new Body(this)), m_content(new QVBoxLayout(m_body))
{
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_hint->setMargin(12);
    m_content->setContentsMargins(6, 6, 6, 6);
    m_content->setSpacing(6);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // its contents have the focus
    scroll->setWidget(m_body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_hint, 1);
    layout->addWidget(scroll, 1);
    m_body = scroll;
    m_hint->hide();
    keepScrolled(scroll->verticalScrollBar());

    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (!isVisible()) // showEvent() calls this again
            return;
        ask();
        say();
        updateMarks();
    });
    const auto soon = [this] { refresh(); };
    connect(m_session->trees(), &PageTrees::documentChanged, this, soon);
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, this, soon);
    connect(m_session->runner(), &AnalysisRunner::analysisCancelled, this,
            soon); // asks again the questions that this change cancelled
    connect(m_session->runner(), &AnalysisRunner::stylesChanged, this, soon);
    connect(m_session->selection(), &Selection::nodeChanged, this, soon);
    connect(m_session->selection(), &Selection::levelChanged, this, soon);
    connect(m_session->selection(), &Selection::rangeChanged, this, soon);
    connect(m_session->selection(), &Selection::shownPartChanged, this, soon);
    connect(m_session, &PageSession::askingChanged, this, soon);
}

// Keeps the scroll position while an answer is replaced, as by a change that is tried and undone.
void ExplainTab::keepScrolled(QScrollBar* bar)
{
    connect(bar, &QScrollBar::actionTriggered, this, [this, bar] { m_scrolled = bar->sliderPosition(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar] { bar->setValue(m_scrolled); });
    connect(m_session->selection(), &Selection::nodeChanged, this, [this, bar] {
        const bool isEdited = !m_session->runner()->hasAnalysis(); // else the user has selected the node
        m_scrolled = isEdited ? std::max(m_scrolled, bar->value()) : bar->value();
    });
    connect(m_session->runner(), &AnalysisRunner::optionsChanged, this,
            [this, bar] { m_scrolled = std::max(m_scrolled, bar->value()); });
}

void ExplainTab::refresh()
{
    m_soon.start(0);
}

void ExplainTab::showHint(const QString& sentence)
{
    // A widget that is hidden with the focus would give it to any other widget of the window.
    const QWidget* focus = QApplication::focusWidget();
    QWidget* shown = sentence.isEmpty() ? m_body : m_hint;
    const QWidget* hidden = sentence.isEmpty() ? m_hint : m_body;
    const bool isInHidden = focus != nullptr && (focus == hidden || hidden->isAncestorOf(focus));
    m_hint->setText(sentence);
    shown->setVisible(true);
    if (isInHidden)
        shown->setFocus();
    m_hint->setVisible(!sentence.isEmpty());
    m_body->setVisible(sentence.isEmpty());
}

QString ExplainTab::hint() const
{
    return m_hint->text();
}

QLabel* ExplainTab::makeText()
{
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    // The size hint is as high as a narrow column of the text. It is not a minimum, because the layout asks
    // for the real height.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(label, &QLabel::linkActivated, this, &ExplainTab::follow);
    return label;
}

void ExplainTab::follow(const QString& link)
{
    const QString value = link.section(':', 1);
    if (link.startsWith(QLatin1String("node:"))) {
        m_session->selection()->select(NodeId{value.toUInt()});
    } else if (link.startsWith(QLatin1String("position:"))) {
        m_session->selection()->selectPosition({value.toUInt()});
    } else if (link.startsWith(QLatin1String("step:"))) {
        const QStringList place = value.split('/');
        m_session->stepTo(place.value(0).toUInt(), place.value(1).toUInt(), {place.value(2).toUInt()});
    } else if (link.startsWith(QLatin1String("symbol:"))) {
        m_session->selection()->highlightSymbol(Symbol{value.toUInt()});
    } else if (link.startsWith(QLatin1String("tab:"))) {
        emit tabWanted(value);
    } else if (link.startsWith(QLatin1String("blocking:"))) {
        const SearchTrace& trace = m_session->runner()->analysis().trace;
        const CandidateSplit* split = trace.acceptedSplit(trace.levels[value.section(',', 1).toUInt()]);
        m_session->selection()->selectLevel(value.section(',', 0, 0).toUInt());
        m_session->selection()->selectRange(gapBefore(split->split));
        emit tabWanted(QStringLiteral("blocking"));
    } else if (link == QLatin1String("undo")) {
        m_session->changes()->undo();
    } else if (link == QLatin1String("source")) {
        AnalysisOptions options = m_session->runner()->options();
        options.source = m_session->trees()->sourceKind();
        m_session->runner()->setOptions(options);
    }
}

void ExplainTab::updateMarks()
{
    if (isVisible())
        m_session->selection()->setMarks(marks(), title(), textEdits());
}

QString ExplainTab::markdown() const
{
    QString text;
    if (!isVisible() || !hint().isEmpty()) // while hidden, it shows what was true when it was last visible
        return text;
    for (int i = 0; i < m_content->count(); ++i) {
        const QWidget* widget = m_content->itemAt(i)->widget();
        if (widget == nullptr || widget->isHidden())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            text += markdownOf(label->text());
        else if (const auto* table = qobject_cast<const AnswerTable*>(widget))
            text += table->markdown() + '\n';
        else if (const QString other = markdownOfOther(widget); !other.isEmpty())
            text += other + '\n';
    }
    return text;
}

void ExplainTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ExplainTab::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) // otherwise the window is minimized
        m_session->selection()->setMarks({});
}

} // namespace tagseam
