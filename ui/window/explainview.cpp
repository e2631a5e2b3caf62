// SPDX-License-Identifier: MIT
// The Explain dock.
#include "ui/window/explainview.h"

#include "ui/session/explaintab.h"
#include "ui/tools/content/curetab.h"
#include "ui/tools/content/recordstab.h"
#include "ui/tools/methods/methodstab.h"
#include "ui/tools/node/blametab.h"
#include "ui/tools/node/whytab.h"
#include "ui/tools/page/diagnosistab.h"
#include "ui/tools/page/nearmissestab.h"
#include "ui/tools/page/readingstab.h"
#include "ui/tools/page/stabilitytab.h"
#include "ui/tools/site/sitetreetab.h"
#include "ui/widgets/workbar.h"

#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tagseam {

ExplainView::ExplainView(Explainer* explainer, QWidget* parent)
    : QWidget(parent), m_explainer(explainer), m_tabs(new QTabWidget(this)),
      m_why(new WhyTab(explainer, this)), m_blame(new BlameTab(explainer, this)),
      m_nearMisses(new NearMissesTab(explainer, this)), m_readings(new ReadingsTab(explainer, this)),
      m_diagnosis(new DiagnosisTab(explainer, this)), m_cure(new CureTab(explainer, this)),
      m_stability(new StabilityTab(explainer, this)), m_records(new RecordsTab(explainer, this)),
      m_methods(new MethodsTab(explainer, this)), m_siteTree(new SiteTreeTab(explainer, this)),
      m_working(new WorkBar(this, patientMilliseconds)), m_concealed(new QLabel(this))
{
    m_tabs->setDocumentMode(true);
    add(m_why);
    add(m_blame);
    add(m_nearMisses);
    add(m_readings);
    add(m_diagnosis);
    add(m_cure);
    add(m_stability);
    add(m_records);
    add(m_methods);
    add(m_siteTree);
    m_concealed->setAlignment(Qt::AlignCenter);
    m_concealed->setWordWrap(true);
    m_concealed->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_concealed, 1);
    layout->addWidget(m_working);
    inEachLanguage(m_concealed,
                   [this] { m_concealed->setText(tr("Hidden while a question waits for its answer.")); });

    connect(explainer, &Explainer::workChanged, this, &ExplainView::showWork);
    connect(explainer, &Explainer::progressed, m_working, &WorkBar::setProgress);
    connect(m_working, &WorkBar::cancelled, explainer, &Explainer::cancel);
    connect(explainer->session(), &PageSession::askingChanged, this, &ExplainView::conceal);
}

void ExplainView::add(ExplainTab* tab)
{
    const int at = m_tabs->addTab(tab, QString());
    connect(tab, &ExplainTab::tabWanted, this, &ExplainView::showTab);
    inEachLanguage(tab, [this, tab, at] {
        m_tabs->setTabText(at, tab->title());
        m_tabs->setTabToolTip(at, tab->tip());
        tab->reword();
    });
}

bool ExplainView::showTab(const QString& name)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() != name)
            continue;
        m_tabs->setCurrentIndex(i);
        return true;
    }
    return false;
}

QStringList ExplainView::tabNames() const
{
    QStringList names;
    for (int i = 0; i < m_tabs->count(); ++i)
        names << m_tabs->widget(i)->objectName();
    return names;
}

const ExplainTab* ExplainView::shownTab() const
{
    const auto* tab = qobject_cast<const ExplainTab*>(m_tabs->currentWidget());
    if (tab == nullptr || !tab->isVisible())
        return nullptr;
    // A dock behind another is visible, too, but stands outside the window.
    const QRect place(tab->mapTo(tab->window(), QPoint(0, 0)), tab->size());
    return tab->window()->rect().intersects(place) ? tab : nullptr;
}

QString ExplainView::currentTitle() const
{
    const auto* tab = qobject_cast<const ExplainTab*>(m_tabs->currentWidget());
    return tab == nullptr ? QString() : tab->title();
}

void ExplainView::showWork()
{
    if (const InquiryBase* working = m_explainer->working())
        m_working->begin(working->topic());
    else
        m_working->end();
}

// What is explained here would tell what a lesson asks for.
void ExplainView::conceal(bool isConcealed)
{
    m_tabs->setHidden(isConcealed);
    m_concealed->setVisible(isConcealed);
}

} // namespace tagseam
