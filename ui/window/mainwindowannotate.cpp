// SPDX-License-Identifier: MIT
// The window's workspace Annotate: what a person says of the page, saved with each change, scored.
#include "ui/browser/pageloader.h"
#include "ui/session/annotator.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/queuetab.h"
#include "ui/tools/annotate/queuewalk.h"
#include "ui/tools/annotate/scoretab.h"
#include "ui/window/explainview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/optionsbar.h"

#include <QDockWidget>
#include <QScrollArea>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>

namespace tagseam {

void MainWindow::makeAnnotateView()
{
    connect(m_annotator, &Annotator::openWanted, this, &MainWindow::openAnnotation);
    m_labeller = new Labeller(m_annotator, this);
    m_annotate = new AnnotateView(m_annotator, m_labeller, m_explainer, this);
    auto* dock = makeDock(QT_TR_NOOP("Annotate"), "annotateDock", scrolling(m_annotate));
    addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    connect(m_annotate->score(), &ScoreTab::tabWanted, this, [this](const QString& tab) {
        m_session->setWorkspace(Workspace::Inspect); // where there is room for the answer
        showTab(tab);
        m_explain->tabs()->tabBar()->setFocus(Qt::ShortcutFocusReason); // Tab goes on into the answer
    });
    connect(m_session, &PageSession::documentChanged, this, [this] {
        if (m_session->isAnnotating())
            openAnnotation();
    });
    connectQueue();
}

void MainWindow::connectQueue()
{
    QueueTab* queue = m_annotate->queue();
    QueueWalk* walk = queue->walk();
    connect(walk, &QueueWalk::pageWanted, this,
            [this](const PageAddress& page) { m_opener->openPage(page); });
    const PageLoader* loader = m_browser->loader();
    connect(loader, &PageLoader::failed, walk, [loader, walk](const QString& sentence) {
        walk->tellFailure(loader->failedPlace(), sentence, loader->wasCancelled());
    });
    if (!m_isRemembering)
        return;
    const QSettings settings;
    m_annotator->setDesk({settings.value(QStringLiteral("annotationFolder")).toString(),
                          settings.value(QStringLiteral("annotator")).toString()});
    walk->setFolder(settings.value(QStringLiteral("queueFolder")).toString());
    connect(m_annotator, &Annotator::deskChanged, this, [this] {
        QSettings().setValue(QStringLiteral("annotationFolder"), m_annotator->desk().folder);
        QSettings().setValue(QStringLiteral("annotator"), m_annotator->desk().annotator);
    });
    connect(walk, &QueueWalk::folderChanged, this,
            [walk] { QSettings().setValue(QStringLiteral("queueFolder"), walk->folder()); });
}

// Labels at the right in full height, the tree beside the page, the plot below.
void MainWindow::arrangeForAnnotating()
{
    const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
    for (const char* name : {"levelsDock", "compareDock", "explainDock", "stepperDock"})
        dock(name)->hide();
    dock("treeDock")->show();
    dock("plotDock")->show();
    dock("annotateDock")->show();
    m_options->setVisible(height() >= lowestWithOptions);
    resizeDocks({dock("treeDock"), dock("annotateDock")}, {width() * 22 / 100, share(width(), 30, 360, 640)},
                Qt::Horizontal);
    resizeDocks({dock("plotDock")}, {share(height(), 30, 200, 400)}, Qt::Vertical);
}

// That of the page that is shown; nothing changes when it is open already.
void MainWindow::openAnnotation()
{
    if (!m_session->hasDocument() || m_annotator->isOpen() || m_annotator->isOpening())
        return;
    m_annotator->open(AnnotationPlace::of(m_browser->loader()->place(), m_annotator->desk()));
}

} // namespace tagseam
