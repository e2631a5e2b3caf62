// SPDX-License-Identifier: MIT
// The Annotate dock.
#include "ui/tools/annotate/annotateview.h"

#include "ui/tools/annotate/agreementtab.h"
#include "ui/tools/annotate/markstab.h"
#include "ui/tools/annotate/queuetab.h"
#include "ui/tools/annotate/scoretab.h"
#include "ui/widgets/language.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace tagseam {

AnnotateView::AnnotateView(Annotator* annotator, Labeller* labeller, Explainer* explainer, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabWidget(this)), m_marks(new MarksTab(labeller, this)),
      m_score(new ScoreTab(annotator, explainer, this)), m_queue(new QueueTab(annotator, this)),
      m_agreement(new AgreementTab(annotator, this))
{
    m_tabs->setDocumentMode(true);
    add(m_marks, QStringLiteral("marks"), QT_TR_NOOP("Marks"));
    add(m_score, QStringLiteral("score"), QT_TR_NOOP("Score"));
    inEachLanguage(m_score, [this] { m_tabs->setTabToolTip(m_tabs->indexOf(m_score), m_score->tip()); });
    add(m_queue, QStringLiteral("queue"), QT_TR_NOOP("Queue"));
    add(m_agreement, QStringLiteral("agreement"), QT_TR_NOOP("Agreement"));
    m_marks->showMarksWith(m_queue); // where digits label, too
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
}

void AnnotateView::add(QWidget* tab, const QString& name, const char* title)
{
    tab->setObjectName(name);
    m_tabs->addTab(tab, QString());
    inEachLanguage(tab, [this, tab, title] { m_tabs->setTabText(m_tabs->indexOf(tab), tr(title)); });
}

bool AnnotateView::showTab(const QString& name)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() == name) {
            m_tabs->setCurrentIndex(i);
            return true;
        }
    }
    return false;
}

QStringList AnnotateView::tabNames() const
{
    QStringList names;
    for (int i = 0; i < m_tabs->count(); ++i)
        names.append(m_tabs->widget(i)->objectName());
    return names;
}

QString AnnotateView::currentTab() const
{
    return m_tabs->currentWidget()->objectName();
}

QString AnnotateView::currentTitle() const
{
    return m_tabs->tabText(m_tabs->currentIndex());
}

} // namespace tagseam
