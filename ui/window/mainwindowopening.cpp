// SPDX-License-Identifier: MIT
// The window: by what ways a page comes into it.
#include "ui/browser/entrychooser.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"
#include "ui/window/preferences.h"

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSettings>

#include <utility>

namespace tagseam {

namespace {

constexpr int recentPages = 12;

// A page of nothing but text is no page.
bool looksLikeHtml(const QString& text)
{
    const QString trimmed = text.trimmed();
    return trimmed.startsWith('<') && trimmed.contains('>');
}

} // namespace

void MainWindow::connectOpening()
{
    if (m_isRemembering)
        m_loader->setLimits(storedLimits());
    connect(m_loader, &PageLoader::timedOut, this, [this] {
        m_session->notifier()->refuse([seconds = m_loader->secondsWaited(),
                                       isTaken = m_loader->wasTakenNow()] {
            return isTaken
                       ? tr("The page had not finished loading; it was taken as it was after %n second(s).",
                            nullptr, seconds)
                       : tr("The page did not finish loading in %n second(s); it was taken as it was then.",
                            nullptr, seconds);
        });
    });
    connect(m_loader, &PageLoader::captured, this, [this] {
        if (m_loader->isCut())
            m_session->notifier()->refuse([name = m_loader->place().name()] {
                return tr("%1 ends early: the page is what was there.").arg(name);
            });
    });
    connect(m_loader, &PageLoader::readAsHtml, this, [this](const QString& problem) {
        m_session->notifier()->refuse([problem] {
            return tr("The page is not well-formed XHTML (%1); it was read as HTML instead.").arg(problem);
        });
    });
    connect(m_loader, &PageLoader::choiceNeeded, this,
            [this](PageChoices* choices) { choosePage(std::move(*choices)); });
}

void MainWindow::openPage(const PageAddress& address, const QByteArray& given)
{
    openWith(address, given, std::nullopt);
}

void MainWindow::openWith(const PageAddress& address, const QByteArray& given,
                          const std::optional<Bookmark>& bookmark)
{
    if (address.text() != m_loader->address() || !given.isNull()) {
        // Pages off the network are of little use without it; a file is not trusted with it.
        m_scripts->setChecked(address.isWeb());
        m_network->setChecked(address.isWeb());
    }
    openAsSwitched(address, given, bookmark);
}

void MainWindow::openAsSwitched(const PageAddress& address, const QByteArray& given,
                                const std::optional<Bookmark>& bookmark)
{
    m_bookmark = bookmark; // that before was of another page, or of this one as it was
    m_isSetupDue = bookmark.has_value();
    m_loader->setScriptsOn(m_scripts->isChecked());
    m_loader->setNetworkOn(m_network->isChecked());
    m_loader->load(address, given);
}

void MainWindow::reload()
{
    openPage(m_loader->requestedPlace());
}

// Behind what was not loaded: the window shows the page before again, address and switches, too.
void MainWindow::tellFailure()
{
    const bool hasBefore = m_session->hasDocument();
    m_failedBookmark = std::exchange(m_bookmark, std::nullopt);
    if (hasBefore)
        showPlace(m_loader->place());
    const PageAddress::Kind kind = m_loader->failedPlace().kind;
    const bool hasAddress = kind == PageAddress::Kind::Web || kind == PageAddress::Kind::File ||
                            kind == PageAddress::Kind::Unknown;
    m_session->notifier()->refuseOffering(
        m_loader->failure(),
        [hasBefore, hasAddress, isScriptsFault = m_loader->isScriptsFault()] {
            QStringList links;
            if (isScriptsFault)
                links += QStringLiteral("<a href=\"without\">%1</a>").arg(tr("Open it without scripts"));
            if (hasBefore && hasAddress)
                links += QStringLiteral("<a href=\"again\">%1</a>").arg(tr("Try again")) +
                         QStringLiteral(" · <a href=\"edit\">%1</a>").arg(tr("Edit the address"));
            return links.join(QStringLiteral(" · "));
        },
        [this](const QString& link) { followFailure(link); });
}

void MainWindow::followFailure(const QString& link)
{
    const PageAddress place = m_loader->failedPlace();
    if (link == QLatin1String("again")) {
        openWith(place, {}, m_failedBookmark);
    } else if (link == QLatin1String("without")) {
        m_scripts->setChecked(false);
        m_network->setChecked(place.isWeb());
        openAsSwitched(place, {}, m_failedBookmark);
    } else if (link == QLatin1String("edit")) {
        m_address->setText(place.shownText());
        m_address->setFocus();
        m_address->selectAll();
    }
}

void MainWindow::openFile()
{
    const PageAddress& shown = m_loader->place();
    const bool isFile = shown.kind == PageAddress::Kind::File;
    const QString folder = isFile ? QFileInfo(QString::fromStdString(shown.path)).absolutePath() : QString();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a page"), folder,
        tr("Pages (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;All files (*)"));
    if (!path.isEmpty())
        openPage(PageAddress::ofFile(path.toStdString()));
}

void MainWindow::openClipboard()
{
    PageAddress clipboard;
    clipboard.kind = PageAddress::Kind::Clipboard;
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (content != nullptr && content->hasHtml())
        return openPage(clipboard, byteOrderMark + content->html().toUtf8());
    if (content != nullptr && content->hasUrls())
        return open(content->urls().first().toString(QUrl::FullyEncoded));
    const QString text = content != nullptr ? content->text() : QString();
    if (looksLikeHtml(text))
        return openPage(clipboard, byteOrderMark + text.toUtf8());
    if (!text.trimmed().isEmpty() && !text.trimmed().contains('\n'))
        return open(text);
    m_session->notifier()->refuse([isEmpty = text.trimmed().isEmpty()] {
        return isEmpty ? tr("The clipboard holds neither a page nor the address of one.")
                       : tr("The text in the clipboard is neither HTML nor an address.");
    });
    emit failed(m_message->sentence());
}

void MainWindow::choosePage(PageChoices choices)
{
    const std::optional<Bookmark> bookmark = std::exchange(m_bookmark, std::nullopt); // of the page chosen
    if (m_session->notifier()->isUnattended()) {
        const QString name = choices.address.name();
        const int count = static_cast<int>(choices.choices.size());
        m_session->notifier()->refuse([name, count] {
            return tr("%1 holds %n pages; say which one by --entry and its number or address.", nullptr,
                      count)
                .arg(name);
        });
        emit failed(m_message->sentence());
        return;
    }
    auto* chooser = new EntryChooser(std::move(choices), this);
    connect(chooser, &EntryChooser::chosen, this,
            [this, bookmark](const PageAddress& address) { openWith(address, {}, bookmark); });
    chooser->open();
}

QString MainWindow::titleOfPage() const
{
    return m_loader->place().name();
}

void MainWindow::remember(const QString& address)
{
    const PageAddress::Kind kind = m_loader->place().kind;
    if (!m_isRemembering || (kind != PageAddress::Kind::Web && kind != PageAddress::Kind::File))
        return;
    QSettings settings;
    QStringList pages = settings.value(QStringLiteral("recentPages")).toStringList();
    pages.removeAll(address);
    pages.prepend(address);
    settings.setValue(QStringLiteral("recentPages"), pages.mid(0, recentPages));
}

void MainWindow::showRecent()
{
    m_recent->clear();
    const QStringList pages = QSettings().value(QStringLiteral("recentPages")).toStringList();
    for (const QString& page : pages)
        m_recent->addAction(elided(page, 120).replace('&', QLatin1String("&&")), this,
                            [this, page] { open(page); });
    if (pages.isEmpty())
        m_recent->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && dropOnCorpus(urls.first()))
        return event->acceptProposedAction();
    if (!urls.isEmpty()) // percent-encoded: a name may be of any bytes
        open(urls.first().toString(QUrl::FullyEncoded));
    else
        open(event->mimeData()->text());
    event->acceptProposedAction();
}

void MainWindow::showPreferences()
{
    PreferencesDialog dialog(m_loader->limits(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_loader->setLimits(dialog.limits());
    if (m_isRemembering)
        storeLimits(dialog.limits());
}

} // namespace tagseam
