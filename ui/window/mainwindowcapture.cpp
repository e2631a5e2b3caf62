// SPDX-License-Identifier: MIT
// The window: taking the live page again, what is inside its frames and shadow trees, its computed styles.
#include "ui/widgets/workbar.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QMenu>
#include <QSettings>

namespace tagseam {

namespace {

const QString insideKey = QStringLiteral("shadowAndFrames");

} // namespace

void MainWindow::makeCaptureActions(QMenu* menu)
{
    QAction* again =
        menu->addAction(QString(), Qt::CTRL | Qt::SHIFT | Qt::Key_R, this, [this] { takeAgain(); });
    again->setObjectName(QStringLiteral("takeAgain"));
    named(again, QT_TR_NOOP("Take the page &again as it is now"));
    m_inside = named(menu->addAction(QString()), QT_TR_NOOP("Open shadow roots and fra&mes, too"));
    m_inside->setObjectName(QStringLiteral("shadowAndFrames"));
    m_inside->setCheckable(true);
    m_inside->setChecked(m_isRemembering && QSettings().value(insideKey, false).toBool());
    m_loader->setInsideOn(m_inside->isChecked());
    connect(m_inside, &QAction::toggled, this, [this](bool isOn) {
        m_loader->setInsideOn(isOn);
        if (m_isRemembering)
            QSettings().setValue(insideKey, isOn);
        takeAgain();
    });
    connect(menu, &QMenu::aboutToShow, again, [this, again] { again->setEnabled(m_loader->isLive()); });
    connect(menu, &QMenu::aboutToHide, again, [again] { again->setEnabled(true); }); // for its keys
}

void MainWindow::takeAgain()
{
    m_session->notifier()->clear();
    m_loader->takeAgain(m_session->inRendered(m_session->selection()));
}

void MainWindow::connectCapture()
{
    connect(m_session, &PageSession::stylesWanted, this, &MainWindow::readStyles);
    connect(m_session, &PageSession::optionsChanged, this, [this] {
        if (m_session->options().path.style == StyleKey::Computed)
            return;
        m_loader->cancelStyles();
        m_styling->end();
    });
    connect(m_loader, &PageLoader::stylesRead, this, [this](ComputedStyles* styles) {
        m_styling->end();
        m_session->setComputedStyles(std::move(*styles));
    });
    connect(m_loader, &PageLoader::progress, this,
            [this](int percent) { m_styling->setProgress(percent, 100); });
    connect(m_styling, &WorkBar::cancelled, this,
            [this] { refuseStyles([] { return tr("Cancelled: the style key is class + style again."); }); });
    connect(m_loader, &PageLoader::stylesFailed, this, &MainWindow::refuseStyles);
    connect(m_loader, &PageLoader::captured, this, &MainWindow::tellLeftOut);
}

void MainWindow::readStyles()
{
    if (m_session->isSource()) {
        refuseStyles([] {
            return tr(
                "The source has no computed styles, as no browser showed it: choose the rendered tree for "
                "them.");
        });
        return;
    }
    const bool isRendered = m_session->document().encoding().empty();
    if (isRendered && m_loader->readStyles(m_session->document().size())) {
        m_session->notifier()->clear(); // what may have been refused before
        m_styling->begin([] { return tr("computed styles: %p %"); });
    } else {
        refuseStyles([] {
            return tr(
                "Only a page that a browser shows has computed styles: this one was read from its bytes, "
                "or its renderer is gone. Reload it (F5) for them.");
        });
    }
}

void MainWindow::refuseStyles(const Wording& why)
{
    m_styling->end();
    m_session->notifier()->refuse(why);
    AnalysisOptions options = m_session->options();
    options.path.style = StyleKey::ClassAndStyle;
    m_session->setOptions(options);
}

void MainWindow::tellLeftOut()
{
    const int frames = m_loader->foreignFrames();
    const int roots = m_loader->closedRoots();
    if (const int leftOut = m_loader->leftOut(); leftOut > 0)
        m_session->notifier()->hint(
            [leftOut] {
                return tr("%n shadow root(s) or frame(s) with text are not in the tree.", nullptr, leftOut) +
                       QStringLiteral(" <a href=\"inside\">%1</a>").arg(tr("Take them, too"));
            },
            [this](const QString&) { m_inside->trigger(); });
    if (frames == 0 && roots == 0)
        return;
    m_session->notifier()->refuse([frames, roots] {
        QStringList parts;
        if (frames > 0)
            parts += tr("%n frame(s) of other origins could not be taken.", nullptr, frames);
        if (roots > 0)
            parts += tr("%n shadow root(s) seem to be closed and could not be taken.", nullptr, roots);
        return parts.join(' ');
    });
}

} // namespace tagseam
