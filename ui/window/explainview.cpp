// SPDX-License-Identifier: MIT
// The Explain dock.
#include "ui/window/explainview.h"

#include "ui/session/explaintab.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/workbar.h"
#include "ui/window/tools.h"

#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

ExplainView::ExplainView(const ToolContext& context, QWidget* parent)
    : Pane(parent), m_explainer(context.explainer), m_tabs(new QTabWidget(this)),
      m_working(new WorkBar(this, patientMilliseconds)), m_concealed(new QLabel(this))
{
    m_tabs->setDocumentMode(true);
    for (const Tool* tool : tools()) {
        if (tool->place == Place::Tab)
            add(*tool, context);
    }
    m_concealed->setAlignment(Qt::AlignCenter);
    m_concealed->setWordWrap(true);
    m_concealed->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_concealed, 1);
    layout->addWidget(m_working);
    m_concealed->setText(tr("Hidden while a question waits for its answer."));

    connect(m_explainer, &Explainer::workChanged, this, &ExplainView::showWork);
    connect(m_explainer, &Explainer::progressed, m_working, &WorkBar::setProgress);
    connect(m_working, &WorkBar::cancelled, m_explainer, &Explainer::cancel);
    connect(m_explainer->session(), &PageSession::askingChanged, this, &ExplainView::conceal);
}

void ExplainView::add(const Tool& tool, const ToolContext& context)
{
    auto* tab = static_cast<ExplainTab*>(tool.make(context, this));
    tab->setObjectName(QLatin1String(tool.id));
    const int at = m_tabs->addTab(tab, QString());
    connect(tab, &ExplainTab::tabWanted, this, &ExplainView::showTab);
    m_tabs->setTabText(at, tab->title());
    m_tabs->setTabToolTip(at, tab->tip());
    inEachTheme(tab, [tab] { tab->reword(); });
}

bool ExplainView::showTab(const QString& id)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() != id)
            continue;
        m_tabs->setCurrentIndex(i);
        return true;
    }
    return false;
}

ExplainTab* ExplainView::tabOf(const Tool& tool) const
{
    return m_tabs->findChild<ExplainTab*>(QLatin1String(tool.id));
}

bool ExplainView::mayClose()
{
    const auto tabs = m_tabs->findChildren<ExplainTab*>();
    return std::ranges::all_of(tabs, &ExplainTab::mayClose);
}

// The states of the tabs, by identifier.
QVariant ExplainView::state() const
{
    QVariantMap states;
    for (const ExplainTab* each : m_tabs->findChildren<ExplainTab*>())
        states[each->objectName()] = each->state();
    return states;
}

void ExplainView::restore(const QVariant& states)
{
    for (ExplainTab* each : m_tabs->findChildren<ExplainTab*>())
        each->restore(states.toMap().value(each->objectName()));
}

QStringList ExplainView::tabNames() const
{
    QStringList names;
    for (int i = 0; i < m_tabs->count(); ++i)
        names << m_tabs->widget(i)->objectName();
    return names;
}

QString ExplainView::shownTab() const
{
    const ExplainTab* tab = tabInSight();
    return tab != nullptr ? tab->objectName() : QString();
}

const ExplainTab* ExplainView::tabInSight() const
{
    const auto* tab = qobject_cast<const ExplainTab*>(m_tabs->currentWidget());
    if (tab == nullptr || !tab->isVisible())
        return nullptr;
    // A dock covered by another is visible for Qt, but is placed outside the window.
    const QRect place(tab->mapTo(tab->window(), QPoint(0, 0)), tab->size());
    return tab->window()->rect().intersects(place) ? tab : nullptr;
}

void ExplainView::showWork()
{
    if (const InquiryBase* working = m_explainer->working())
        m_working->begin(working->topic());
    else
        m_working->end();
}

// Hides explanations that would reveal the answer of a lesson's question.
void ExplainView::conceal(bool isConcealed)
{
    m_tabs->setHidden(isConcealed);
    m_concealed->setVisible(isConcealed);
}

extern const Tool explainTool;
const Tool explainTool{.id = "explain",
                       .key = {},
                       .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                           return new ExplainView(context, parent);
                       },
                       .place = Place::Bottom,
                       .isOpen = true};

} // namespace tagseam
