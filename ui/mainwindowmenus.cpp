// SPDX-License-Identifier: MIT
// The window's menus, bars and dialogs.
#include "core/page/serializehtml.h"
#include "ui/mainwindow.h"
#include "ui/plotexport.h"
#include "ui/views/pageview.h"
#include "ui/views/plotview.h"
#include "ui/views/treeview.h"
#include "ui/views/waterlineview.h"

#include <QActionGroup>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressBar>
#include <QSaveFile>
#include <QSettings>
#include <QStatusBar>
#include <QStyle>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

#include "ui/views/messagebar.h"

namespace tagseam {

void MainWindow::makePageBar()
{
    auto* bar = addToolBar(tr("Page"));
    bar->setObjectName(QStringLiteral("pageBar"));
    const int iconSize = style()->pixelMetric(QStyle::PM_SmallIconSize);
    bar->setIconSize(QSize(iconSize, iconSize));
    QAction* openAction = bar->addAction(style()->standardIcon(QStyle::SP_DialogOpenButton), tr("Open…"),
                                         this, &MainWindow::openFile);
    openAction->setToolTip(tr("Open a page from a file (Ctrl+O)"));
    QAction* reload = bar->addAction(style()->standardIcon(QStyle::SP_BrowserReload), tr("Reload"), this,
                                     [this] { open(m_loader->requested()); });
    reload->setShortcuts({QKeySequence::Refresh, QKeySequence(tr("Ctrl+R"))});
    reload->setToolTip(tr("Load the page again (F5)"));
    m_address = new QLineEdit(this);
    m_address->setPlaceholderText(tr("File or address of a page, then Enter"));
    m_address->setClearButtonEnabled(true);
    bar->addWidget(m_address);
    connect(m_address, &QLineEdit::returnPressed, this, [this] { open(m_address->text()); });

    const auto addSwitch = [&](const QString& text, const QString& tip) {
        QAction* action = bar->addAction(text);
        action->setCheckable(true);
        action->setToolTip(tip);
        connect(action, &QAction::toggled, this, [action, text](bool isOn) {
            action->setText(isOn ? tr("%1 on").arg(text) : tr("%1 off").arg(text));
        });
        action->setText(tr("%1 off").arg(text));
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setAutoRaise(false); // so that it looks like the switch that it is
        connect(action, &QAction::triggered, this, [this] { open(m_loader->requested()); });
        return action;
    };
    m_scripts =
        addSwitch(tr("Scripts"), tr("Whether the page's scripts run. Off for files at first: a local page "
                                    "with scripts can read the other files of its folder. Switching loads "
                                    "the page again."));
    m_network =
        addSwitch(tr("Network"), tr("Whether the page may fetch from the network. Off for files at first. "
                                    "Switching loads the page again."));
}

void MainWindow::makeStatusBar()
{
    m_breadcrumbs = new QLabel(this);
    m_breadcrumbs->setTextFormat(Qt::RichText);
    m_breadcrumbs->setMinimumWidth(80);
    m_breadcrumbs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(m_breadcrumbs, &QLabel::linkActivated, this,
            [this](const QString& link) { m_session->select(NodeId{link.toUInt()}); });
    m_progress = new QProgressBar(this);
    m_progress->setMaximumWidth(140);
    m_progress->setFormat(tr("loading %p %"));
    m_progress->hide();
    m_numbers = new QLabel(this);
    m_numbers->setToolTip(
        tr("Nodes of the page and of what is kept, as the papers count them; reduction; calls of "
           "searchRegion; time of the three analysis stages"));
    statusBar()->addWidget(m_breadcrumbs, 1);
    statusBar()->addPermanentWidget(m_progress);
    statusBar()->addPermanentWidget(m_numbers);
}

void MainWindow::makeFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&Open file…"), QKeySequence::Open, this, &MainWindow::openFile);
    menu->addAction(tr("Open &address…"), QKeySequence(tr("Ctrl+L")), this, [this] {
        m_address->setFocus();
        m_address->selectAll();
    });
    QMenu* samples = menu->addMenu(tr("&Samples"));
    const std::pair<QString, QString> all[] = {
        {QStringLiteral("shop"), tr("Shop results: the grid of products stands out")},
        {QStringLiteral("figure2"), tr("Figure 2 of the paper: eight nodes, nine in a browser")},
        {QStringLiteral("regions"), tr("Section 4 of the paper: three regions between dividers")},
        {QStringLiteral("news"), tr("News front page: too heterogeneous")},
        {QStringLiteral("small-main"), tr("Timetable: main content smaller than the rest")},
        {QStringLiteral("homogeneous"), tr("Nested boxes: too homogeneous")}};
    for (const auto& [name, title] : all)
        samples->addAction(title, this, [this, sample = "sample:" + name] { open(sample); });
    m_recent = menu->addMenu(tr("&Recent pages"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    menu->addSeparator();
    menu->addAction(tr("&Save pruned page…"), QKeySequence::Save, this, &MainWindow::savePruned);
    menu->addAction(tr("&Export plot…"), QKeySequence(tr("Ctrl+E")), this, &MainWindow::exportPlot);
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
    connect(m_message, &MessageBar::linkActivated, this, [this](const QString& link) {
        if (link == QLatin1String("open"))
            openFile();
        else
            showHelp({});
    });
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QAction* zoomIn = menu->addAction(tr("Zoom &in"), this, [this] { setZoom(m_zoom * 1.1); });
    zoomIn->setShortcuts({QKeySequence::ZoomIn, QKeySequence(tr("Ctrl+="))});
    menu->addAction(tr("Zoom &out"), QKeySequence::ZoomOut, this, [this] { setZoom(m_zoom / 1.1); });
    menu->addAction(tr("&Fit page width"), QKeySequence(tr("Ctrl+0")), this, [this] { setZoom(1); });
    menu->addSeparator();
    QAction* shading = menu->addAction(tr("&Hatch what was dropped"));
    shading->setCheckable(true);
    shading->setChecked(true);
    shading->setShortcut(QKeySequence(tr("Ctrl+H")));
    connect(shading, &QAction::toggled, m_original, &PageView::setShadingShown);
    QAction* picking = menu->addAction(tr("&Pick nodes in the pages"));
    picking->setCheckable(true);
    picking->setChecked(true);
    picking->setShortcut(QKeySequence(tr("Ctrl+Shift+C")));
    connect(picking, &QAction::toggled, this, [this](bool isOn) {
        m_original->setPicking(isOn);
        m_pruned->setPicking(isOn);
    });
    for (QAction* each : {shading, picking})
        connect(each, &QAction::toggled, this,
                [=, this] { updateOriginalTitle(shading->isChecked(), picking->isChecked()); });
    menu->addSeparator();
    QMenu* theme = menu->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(theme);
    const int chosen = m_isRemembering ? QSettings().value(QStringLiteral("theme"), 0).toInt() : 0;
    const std::pair<QString, ThemeChoice> themes[] = {{tr("As the &desktop"), ThemeChoice::System},
                                                      {tr("&Light"), ThemeChoice::Light},
                                                      {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto& [name, choice] : themes) {
        QAction* action =
            theme->addAction(name, this, [this, chosenTheme = choice] { setTheme(chosenTheme); });
        action->setCheckable(true);
        action->setChecked(static_cast<int>(choice) == chosen);
        group->addAction(action);
    }
    menu->addSeparator();
    for (QDockWidget* each : findChildren<QDockWidget*>())
        menu->addAction(each->toggleViewAction());
    menu->addAction(tr("&Reset layout"), this, [this] {
        restoreState(m_defaultState, layoutVersion);
        proportionDocks();
    });
}

void MainWindow::makeGoMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Go"));
    menu->addAction(tr("&Back to the node before"), QKeySequence(tr("Alt+Left")), this,
                    [this] { goInHistory(-1); });
    menu->addAction(tr("&Forward again"), QKeySequence(tr("Alt+Right")), this, [this] { goInHistory(1); });
    menu->addAction(tr("&Parent of the node"), QKeySequence(tr("Alt+Up")), this, [this] {
        if (m_session->selection() == noNode)
            return;
        const NodeId parent = m_session->document().parent(m_session->selection());
        if (parent != noNode && parent.value != 0)
            m_session->select(parent);
    });
    menu->addSeparator();
    menu->addAction(tr("Find in the &tree"), QKeySequence::Find, this, [this] { m_tree->startFind(); });
    menu->addAction(tr("&Whole sequence"), this, [this] { m_plot->showAll(); });
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&How it works"), QKeySequence::HelpContents, this, [this] { showHelp({}); });
    QAction* keys = menu->addAction(tr("&Keys"), this, &MainWindow::showKeys);
    keys->setShortcut(QKeySequence(Qt::Key_Question));
    menu->addAction(tr("&About Tagseam"), this, [this] {
        QMessageBox::about(
            this, tr("About Tagseam"),
            tr("<b>Tagseam %1</b><p>A microscope for web page segmentation by tag path sequences, "
               "after R. P. Velloso and C. F. Dorneles, “Automatic Web Page Segmentation and Noise "
               "Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013."
               "<p>MIT licence.")
                .arg(QCoreApplication::applicationVersion()));
    });
}

void MainWindow::openFile()
{
    const bool isFile =
        !PageLoader::isWeb(m_loader->address()) && !m_loader->address().startsWith(QLatin1String(":/"));
    const QString folder = !isFile ? QString() : QFileInfo(m_loader->address()).absolutePath();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a page"), folder,
                                                      tr("Pages (*.html *.htm *.xhtml *.gz);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::savePruned()
{
    if (!m_session->hasAnalysis())
        return;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the pruned page"), QStringLiteral("pruned.html"));
    if (path.isEmpty())
        return;
    SerializeOptions options;
    options.baseUrl = m_loader->baseUrl().toStdString();
    if (options.baseUrl.empty() && !m_loader->address().startsWith(QLatin1String(":/")))
        options.baseUrl = QUrl::fromLocalFile(QFileInfo(m_loader->address()).absoluteFilePath())
                              .toString(QUrl::FullyEncoded)
                              .toStdString();
    QSaveFile file(path);
    const std::string html = serializeHtml(m_session->document(), m_session->analysis().mask, options);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) &&
        file.write(html.data(), static_cast<qint64>(html.size())) == static_cast<qint64>(html.size()) &&
        file.commit();
    if (isWritten)
        statusBar()->showMessage(tr("Saved %1").arg(path), 4000);
    else
        m_message->showProblem(tr("%1 cannot be written (%2).").arg(path, file.errorString()));
}

void MainWindow::exportPlot()
{
    if (!m_session->hasAnalysis())
        return;
    const std::pair<QString, QString> formats[] = {{tr("SVG drawing (*.svg)"), QStringLiteral(".svg")},
                                                   {tr("PDF page (*.pdf)"), QStringLiteral(".pdf")},
                                                   {tr("PNG picture (*.png)"), QStringLiteral(".png")}};
    QStringList filters;
    for (const auto& [filter, extension] : formats)
        filters.append(filter);
    QString chosen;
    QString path = QFileDialog::getSaveFileName(this, tr("Export plot and waterline"),
                                                QStringLiteral("plot.svg"), filters.join(";;"), &chosen);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty()) {
        const qsizetype index = std::max<qsizetype>(0, filters.indexOf(chosen));
        path += formats[index].second;
    }
    const std::optional<PlotFormat> format = plotFormatOf(path);
    if (!format) {
        m_message->showProblem(tr("A plot is written as .svg, .pdf or .png, not as %1.").arg(path));
        return;
    }
    const PlotExcerpt excerpt{m_plot->first(), m_plot->last(), m_water->state()};
    const QString problem = tagseam::exportPlot(*m_session, excerpt, path, *format);
    if (problem.isEmpty())
        statusBar()->showMessage(tr("Saved %1").arg(path), 4000);
    else
        m_message->showProblem(problem);
}

void MainWindow::showRecent()
{
    m_recent->clear();
    const QStringList pages = QSettings().value(QStringLiteral("recentPages")).toStringList();
    for (const QString& page : pages)
        m_recent->addAction(QString(page).replace('&', QLatin1String("&&")), this,
                            [this, page] { open(page); });
    if (pages.isEmpty())
        m_recent->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::showHelp(const QString& anchor)
{
    auto* dialog = findChild<QDialog*>(QStringLiteral("helpDialog"));
    if (dialog == nullptr) {
        dialog = new QDialog(this);
        dialog->setObjectName(QStringLiteral("helpDialog"));
        dialog->setWindowTitle(tr("How Tagseam works"));
        dialog->resize(720, 640);
        auto* text = new QTextBrowser(dialog);
        text->setOpenExternalLinks(true);
        QFile file(QStringLiteral(":/help/help.html"));
        if (file.open(QIODevice::ReadOnly))
            text->setHtml(QString::fromUtf8(file.readAll()));
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
        connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::hide);
        auto* layout = new QVBoxLayout(dialog);
        layout->addWidget(text);
        layout->addWidget(buttons);
    }
    if (!anchor.isEmpty())
        dialog->findChild<QTextBrowser*>()->scrollToAnchor(anchor);
    dialog->show();
    dialog->raise();
}

void MainWindow::showKeys()
{
    showHelp(QStringLiteral("keys"));
}

} // namespace tagseam
