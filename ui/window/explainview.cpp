// SPDX-License-Identifier: MIT
// The Explain dock.
#include "ui/window/explainview.h"

#include "ui/session/questions/explaintab.h"
#include "ui/widgets/sections.h"
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
    m_tabs->setObjectName(QStringLiteral("explainTabs")); // the levels come back from Step by this name
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

// The title of a tab that has several tools.
QString ExplainView::titleOf(const QString& tab)
{
    if (tab == QLatin1String("node"))
        return tr("Node");
    return tab == QLatin1String("page") ? tr("Page") : tr("Content");
}

// Tabs and sections are in the order of tools().
void ExplainView::add(const Tool& tool, const ToolContext& context)
{
    Pane* pane = tool.make(context, this);
    pane->setObjectName(QLatin1String(tool.id));
    connect(pane, &Pane::tabWanted, this, &ExplainView::showTab);
    if (auto* tab = qobject_cast<ExplainTab*>(pane))
        inEachTheme(tab, [tab] { tab->reword(); });
    if (QLatin1String(tool.id) == QLatin1String(tool.tab)) {
        m_tabs->addTab(pane, pane->title());
        m_tabs->setTabToolTip(m_tabs->count() - 1, pane->tip());
        return;
    }
    auto* sections = m_tabs->findChild<Sections*>(QLatin1String(tool.tab));
    if (sections == nullptr) {
        sections = new Sections(this);
        sections->setObjectName(QLatin1String(tool.tab));
        m_tabs->addTab(sections, titleOf(sections->objectName()));
    }
    sections->add(pane, pane->title(), pane->tip());
    const auto list = [sections, pane] { sections->setListed(pane, !pane->isIdle()); };
    connect(pane, &Pane::idleChanged, sections, list);
    list();
}

bool ExplainView::showTab(const QString& id)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        QWidget* tab = m_tabs->widget(i);
        auto* sections = qobject_cast<Sections*>(tab);
        const QWidget* section = sections != nullptr ? sections->findChild<Pane*>(id) : nullptr;
        if (section == nullptr && tab->objectName() != id)
            continue;
        if (section != nullptr)
            sections->unfold(section);
        m_tabs->setCurrentIndex(i);
        return true;
    }
    return false;
}

Pane* ExplainView::paneOf(const Tool& tool) const
{
    return m_tabs->findChild<Pane*>(QLatin1String(tool.id));
}

bool ExplainView::mayClose()
{
    const auto panes = m_tabs->findChildren<Pane*>();
    return std::ranges::all_of(panes, &Pane::mayClose);
}

// The states of the tools, by identifier.
QVariant ExplainView::state() const
{
    QVariantMap states;
    for (const Pane* each : m_tabs->findChildren<Pane*>())
        states[each->objectName()] = each->state();
    return states;
}

void ExplainView::restore(const QVariant& states)
{
    for (Pane* each : m_tabs->findChildren<Pane*>())
        each->restore(states.toMap().value(each->objectName()));
}

QStringList ExplainView::tabNames() const
{
    QStringList names;
    for (int i = 0; i < m_tabs->count(); ++i) {
        names << m_tabs->widget(i)->objectName();
        if (const auto* sections = qobject_cast<const Sections*>(m_tabs->widget(i))) {
            for (const QWidget* each : sections->pages())
                names << each->objectName();
        }
    }
    return names;
}

QString ExplainView::shownTab() const
{
    const Pane* pane = paneInSight();
    return pane != nullptr ? pane->objectName() : QString();
}

const Pane* ExplainView::frontPane() const
{
    const QWidget* widget = m_tabs->currentWidget();
    if (const auto* sections = qobject_cast<const Sections*>(widget))
        widget = sections->unfolded();
    return qobject_cast<const Pane*>(widget);
}

const Pane* ExplainView::paneInSight() const
{
    const Pane* pane = frontPane();
    if (pane == nullptr || !pane->isVisible())
        return nullptr;
    // A dock covered by another is visible for Qt, but is placed outside the window.
    const QRect place(pane->mapTo(pane->window(), QPoint(0, 0)), pane->size());
    return pane->window()->rect().intersects(place) ? pane : nullptr;
}

const ExplainTab* ExplainView::tabInSight() const
{
    return qobject_cast<const ExplainTab*>(paneInSight());
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
                       .place = Place::Right,
                       .isOpen = true,
                       .isScrolled = true};

} // namespace tagseam
