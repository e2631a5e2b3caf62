// SPDX-License-Identifier: MIT
// The workspace Annotate.
#include "ui/tools/annotate/annotateview.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/opener.h"
#include "ui/browser/show/browser.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/agreementtab.h"
#include "ui/tools/annotate/annotatemenu.h"
#include "ui/tools/annotate/donechecks.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/labelpad.h"
#include "ui/tools/annotate/markstab.h"
#include "ui/tools/annotate/proposalbar.h"
#include "ui/tools/annotate/queuetab.h"
#include "ui/tools/annotate/queuewalk.h"
#include "ui/tools/annotate/scoretab.h"
#include "ui/tools/tool.h"
#include "ui/tree/treeview.h"

#include <QApplication>
#include <QMenu>
#include <QSettings>
#include <QTabWidget>
#include <QVBoxLayout>
#include <QWebEngineView>

namespace tagseam {

AnnotateView::AnnotateView(const ToolContext& context, QWidget* parent)
    : Pane(parent), m_tree(context.tree->tree()), m_plot(context.plot), m_annotator(context.annotator),
      m_session(m_annotator->session()), m_opener(context.opener),
      m_labeller(new Labeller(m_annotator, this)), m_tabs(new QTabWidget(this)),
      m_checks(new DoneChecks(m_labeller, this)), m_proposals(new ProposalBar(m_labeller, this)),
      m_marks(new MarksTab(m_labeller, m_checks, this)),
      m_score(new ScoreTab(m_annotator, context.explainer, this)),
      m_queue(new QueueTab(m_annotator, m_checks, this)), m_agreement(new AgreementTab(m_annotator, this)),
      m_nodeLabels(new QMenu(this))
{
    m_tabs->setDocumentMode(true);
    m_nodeLabels->setObjectName(QStringLiteral("nodeLabels"));
    add(m_marks, QStringLiteral("marks"), QT_TR_NOOP("Marks"));
    add(m_score, QStringLiteral("score"), QT_TR_NOOP("Score"));
    m_tabs->setTabToolTip(m_tabs->indexOf(m_score), m_score->tip());
    add(m_queue, QStringLiteral("queue"), QT_TR_NOOP("Queue"));
    add(m_agreement, QStringLiteral("agreement"), QT_TR_NOOP("Agreement"));
    m_marks->showMarksWith(m_queue); // digits set labels there, too
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_checks);
    layout->addWidget(m_proposals);
    layout->addWidget(m_tabs, 1);
    connectPages();
    connectQueue();
    connect(m_score, &ScoreTab::tabWanted, this, &AnnotateView::tabWanted);
    if (context.isRemembering)
        readSettings();
}

// The digits label nodes of the page.
void AnnotateView::takeKeys()
{
    m_opener->browser()->pages()->original()->view()->setFocus();
}

void AnnotateView::connectPages()
{
    const auto open = [this] {
        if (m_session->isAnnotating())
            openAnnotation();
    };
    connect(m_annotator, &Annotator::openWanted, this, &AnnotateView::openAnnotation);
    connect(m_session->trees(), &PageTrees::documentChanged, this, open);
    connect(m_session->trees(), &PageTrees::choiceChanged, this, open); // the rendered tree may have come
    const PagePair* pages = m_opener->browser()->pages();
    QWidget* page = pages->original()->view();
    connect(m_session, &PageSession::workspaceChanged, page, [this, open] {
        open();
        if (m_session->isAnnotating())
            takeKeys();
    });
    connect(m_annotator, &Annotator::opened, page,
            [this] { // loading the page again takes the focus away
                if (m_session->isAnnotating() && window()->isActiveWindow() &&
                    QApplication::focusWidget() == nullptr)
                    takeKeys();
            });
    connect(m_session, &PageSession::picked, m_labeller, &Labeller::pick);
    for (const PageView* view : {pages->original(), pages->pruned()}) {
        connect(view, &PageView::widened, m_labeller,
                [this](bool isWider) { isWider ? m_labeller->widen() : m_labeller->narrow(); });
    }
}

void AnnotateView::connectQueue()
{
    QueueWalk* walk = m_queue->walk();
    connect(walk, &QueueWalk::pageWanted, m_opener,
            [this](const PageAddress& page) { m_opener->openPage(page); });
    const PageLoader* loader = m_opener->browser()->loader();
    connect(loader, &PageLoader::failed, walk, [loader, walk](const QString& sentence) {
        walk->tellFailure(loader->failedPlace(), sentence, loader->wasCancelled());
    });
}

void AnnotateView::readSettings()
{
    const QString labels = QStringLiteral("ownLabels");
    const QString folder = QStringLiteral("annotationFolder");
    const QString annotator = QStringLiteral("annotator");
    const QString queue = QStringLiteral("queueFolder");
    const QSettings settings;
    QueueWalk* walk = m_queue->walk();
    const QString guidelines = QStringLiteral("guidelines");
    m_labeller->setOwnLabels(settings.value(labels).toStringList());
    QMap<QString, QString> written;
    const QVariantMap stored = settings.value(guidelines).toMap();
    for (auto each = stored.begin(); each != stored.end(); ++each)
        written.insert(each.key(), each.value().toString());
    m_labeller->setOwnGuidelines(written);
    m_annotator->setOwner({settings.value(folder).toString(), settings.value(annotator).toString()});
    walk->setFolder(settings.value(queue).toString());
    connect(m_labeller, &Labeller::labelsChanged, this, [this, labels, guidelines] {
        QSettings().setValue(labels, m_labeller->keptLabels());
        QVariantMap map;
        const QMap<QString, QString>& own = m_labeller->ownGuidelines();
        for (auto each = own.begin(); each != own.end(); ++each)
            map.insert(each.key(), each.value());
        QSettings().setValue(guidelines, map);
    });
    connect(m_annotator, &Annotator::ownerChanged, this, [this, folder, annotator] {
        QSettings().setValue(folder, m_annotator->owner().folder);
        QSettings().setValue(annotator, m_annotator->owner().annotator);
    });
    connect(walk, &QueueWalk::folderChanged, this,
            [walk, queue] { QSettings().setValue(queue, walk->folder()); });
}

// Opens the annotation of the page that is shown, unless it is open already.
void AnnotateView::openAnnotation() const
{
    if (m_session->trees()->hasRendered() && !m_annotator->isOpen() && !m_annotator->isOpening())
        m_annotator->open(AnnotationPlace::of(m_opener->browser()->loader()->place(), m_annotator->owner()));
}

QMenu* AnnotateView::makeMenu()
{
    m_menu = new AnnotateMenu(this, {m_opener->browser()->pages()->original(), m_tree, m_plot}, this);
    return m_menu;
}

QList<QAction*> AnnotateView::nodeActions() const
{
    if (m_session->isAnnotating())
        return {m_menu->labels()->menuAction()};
    m_nodeLabels->clear();
    for (const QString& label : m_labeller->labels()) {
        QAction* action = m_nodeLabels->addAction(Labels::title(label).replace('&', QLatin1String("&&")),
                                                  this, [this, label] { labelElsewhere(label); });
        action->setObjectName("nodeLabel" +
                              LabelPad::digitOf(static_cast<int>(m_labeller->labels().indexOf(label))));
    }
    m_nodeLabels->setTitle(m_menu->labels()->title());
    return {m_nodeLabels->menuAction()};
}

// Labels the selected node in a workspace that has no marks: the annotation is opened first.
void AnnotateView::labelElsewhere(const QString& label) const
{
    if (m_annotator->isOpen())
        return m_labeller->label(label);
    auto* waiting = new QObject(m_labeller); // until the annotation is open, or another page comes
    connect(m_annotator, &Annotator::opened, waiting, [this, label, waiting] {
        waiting->deleteLater();
        m_labeller->label(label);
    });
    connect(m_session->trees(), &PageTrees::documentChanged, waiting, [waiting] { delete waiting; });
    openAnnotation();
}

bool AnnotateView::mayClose()
{
    if (!m_annotator->isOpen() || m_annotator->saveProblem().isEmpty())
        return true;
    return m_session->notifier()->mayLose(
        tr("The annotation is not saved"),
        m_annotator->saveProblem() + ' ' +
            tr("If you close the window, your marks are kept in the program's own folder."),
        true);
}

void AnnotateView::add(QWidget* tab, const QString& name, const char* title)
{
    tab->setObjectName(name);
    m_tabs->addTab(tab, QString());
    m_tabs->setTabText(m_tabs->indexOf(tab), tr(title));
}

bool AnnotateView::showTab(const QString& id)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->objectName() == id) {
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

QString AnnotateView::shownTab() const
{
    return m_session->isAnnotating() ? m_tabs->currentWidget()->objectName() : QString();
}

extern const Tool annotateTool;
const Tool annotateTool{.id = "annotate",
                        .key = {},
                        .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                            return new AnnotateView(context, parent);
                        },
                        .place = Place::Right,
                        .workspace = Workspace::Annotate,
                        .isScrolled = true};

} // namespace tagseam
