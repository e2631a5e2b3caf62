// SPDX-License-Identifier: MIT
// The bar with the address of the page.
#include "ui/browser/open/addressbar.h"

#include "ui/browser/guard/blockedview.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/opener.h"
#include "ui/browser/show/browser.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/session/analysis/pagesession.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>
#include <QWebEngineView>

#include <functional>
#include <utility>

namespace tagseam {

namespace {

// Calls `act` when Esc is pressed in a widget. A shortcut would compete with the one that stops a load.
class OnEscape : public QObject {
  public:
    OnEscape(QWidget* widget, std::function<void()> act) : QObject(widget), m_act(std::move(act))
    {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        const bool isEscape = event->type() == QEvent::KeyPress &&
                              static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (isEscape)
            m_act();
        return isEscape;
    }

  private:
    std::function<void()> m_act;
};

} // namespace

AddressBar::AddressBar(Opener* opener, QWidget* parent)
    : QToolBar(parent), m_opener(opener), m_loader(opener->browser()->loader()), m_line(new QLineEdit(this))
{
    setObjectName(QStringLiteral("pageBar"));
    const int iconSize = style()->pixelMetric(QStyle::PM_SmallIconSize);
    setIconSize(QSize(iconSize, iconSize));
    m_open = QToolBar::addAction(style()->standardIcon(QStyle::SP_DialogOpenButton), QString(), opener,
                                 &Opener::chooseFile);
    m_reload = QToolBar::addAction(style()->standardIcon(QStyle::SP_BrowserReload), QString(), opener,
                                   &Opener::reload);
    m_reload->setShortcuts({QKeySequence::Refresh, Qt::CTRL | Qt::Key_R});
    m_line->setClearButtonEnabled(true);
    new OnEscape(m_line, [this] { // takes back what was typed
        showPlace();
        m_line->selectAll();
    });
    addWidget(m_line);
    QWidget* open = widgetForAction(m_open);
    open->setFocusPolicy(Qt::TabFocus); // Reload has a key instead
    setTabOrder(m_line, open);          // a window without focus gives it to the line first
    m_scripts = addAction(QStringLiteral("scripts"));
    m_network = addAction(QStringLiteral("network"));
    m_blocked = addAction(QStringLiteral("blocked"));
    for (QAction* each : {m_scripts, m_network}) {
        each->setCheckable(true);
        connect(each, &QAction::toggled, this, &AddressBar::retranslate);
    }
    connect(m_scripts, &QAction::triggered, opener, &Opener::setScriptsOn);
    connect(m_network, &QAction::triggered, opener, &Opener::setNetworkOn);
    connect(m_blocked, &QAction::triggered, this, &AddressBar::showBlocked);
    connect(m_line, &QLineEdit::returnPressed, opener, [this] { m_opener->open(m_line->text()); });
    connect(m_loader->blocked(), &BlockLog::changed, this, &AddressBar::retranslate);
    for (const auto changed : {&PageLoader::started, &PageLoader::failed})
        connect(m_loader, changed, this, &AddressBar::showPlace);
    connect(m_loader, &PageLoader::lost, this, &AddressBar::showPlace);
    connect(m_loader, &PageLoader::captured, this, // the address of a page in a folder is that of the folder
            [this] {
                m_line->setText(m_loader->place().shownText());
                m_line->clearFocus(); // keys are for the page that has come
            });
    connect(opener, &Opener::bookmarkDue, this, &AddressBar::showPlace); // it may be of the shown page
    connect(opener, &Opener::addressWanted, this, [this](const QString& address) {
        m_line->setText(address);
        edit();
    });
    connect(qApp, &QApplication::focusChanged, this, &AddressBar::passKeysOn);
    retranslate();
}

// Qt gives the keys of a widget that is hidden or disabled to the next one, which may be the address line.
// They are for the page then.
void AddressBar::passKeysOn(const QWidget* before, const QWidget* now)
{
    const bool isBeforeGone =
        before != nullptr && before->window() == window() && (!before->isVisible() || !before->isEnabled());
    if (isBeforeGone && now != nullptr && isAncestorOf(now))
        m_opener->browser()->pages()->original()->view()->setFocus();
}

void AddressBar::edit()
{
    m_line->setFocus();
    m_line->selectAll();
}

// These actions are in no menu.
QAction* AddressBar::addAction(const QString& name)
{
    QAction* action = QToolBar::addAction(QString());
    action->setObjectName(name);
    if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action))) {
        button->setAutoRaise(false); // makes the button look like a toggle
        button->setFocusPolicy(Qt::TabFocus);
    }
    return action;
}

// Shows the place of the page that is being loaded, else the place of the page that is shown, if any.
void AddressBar::showPlace()
{
    const bool isComing = m_loader->isLoading();
    if (!isComing && !m_opener->browser()->session()->trees()->hasDocument())
        return;
    m_line->setText((isComing ? m_loader->requestedPlace() : m_loader->place()).shownText());
    m_line->setCursorPosition(0);
    m_scripts->setChecked(m_loader->areScriptsOn());
    m_network->setChecked(m_loader->isNetworkOn());
}

void AddressBar::retranslate()
{
    setWindowTitle(tr("Page"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Open a page from a file (Ctrl+O)"));
    m_reload->setText(tr("Reload"));
    m_reload->setToolTip(tr("Load the page again (F5)"));
    m_line->setPlaceholderText(tr("File or address of a page, then Enter"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_scripts->setText(m_scripts->isChecked() ? tr("Scripts on") : tr("Scripts off"));
    m_scripts->setToolTip(tr("Run the page’s scripts. Off by default for files. A change reloads the page."));
    m_network->setText(m_network->isChecked() ? tr("Network on") : tr("Network off"));
    m_network->setToolTip(
        tr("Let the page use the network. Off by default for files. A change reloads the page."));
    const int count = m_loader->blocked()->count();
    m_blocked->setText(tr("%n blocked", nullptr, count));
    m_blocked->setToolTip(count == 0 ? tr("No request or action of the page was blocked.")
                                     : tr("Requests and actions of the page that were blocked"));
    m_blocked->setEnabled(count > 0);
}

void AddressBar::showBlocked()
{
    if (m_blockedView == nullptr)
        m_blockedView = new BlockedView(m_loader->blocked(), window());
    m_blockedView->show();
    m_blockedView->raise();
    m_blockedView->activateWindow();
}

} // namespace tagseam
