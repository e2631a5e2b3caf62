// SPDX-License-Identifier: MIT
// Reads another version of the page that is shown, without showing it.
#include "ui/browser/open/versionreader.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/show/browser.h"
#include "ui/browser/show/loadbar.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/widgets/errortext.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QToolButton>
#include <QWebEngineView>

#include <utility>

namespace tagseam {

namespace {

// "shop.html"; "old/shop.html" if the page that is shown has the same name.
QString nameOf(const PageAddress& place, const PageAddress& shown)
{
    if (place.kind != PageAddress::Kind::File || place.name() != shown.name())
        return elided(place.name());
    const QFileInfo file(decodedPath(place.path));
    return elided(file.dir().dirName() + '/' + place.name());
}

} // namespace

VersionReader::VersionReader(Browser* browser, PageVersions* versions, QWidget* window)
    : QObject(window), m_browser(browser), m_versions(versions), m_window(window),
      m_bar(new LoadBar(tr("other version"), window))
{
    connect(m_bar->cancelButton(), &QToolButton::clicked, this, [this] {
        if (m_read)
            cancel();
    });
    connect(browser->session()->trees(), &PageTrees::documentChanged, this, [this] {
        if (m_browser->session()->trees()->address() == m_address)
            return;
        m_typed.clear();
        cancel();
    });
}

// The bar may be deleted already.
VersionReader::~VersionReader()
{
    if (m_loader)
        m_loader->retire();
    m_view.reset(); // before its page
}

void VersionReader::chooseFile()
{
    const PageAddress& shown = m_browser->loader()->place();
    const bool isFile = shown.kind == PageAddress::Kind::File;
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Compare with another version of the page"),
        isFile ? QFileInfo(decodedPath(shown.path)).absolutePath() : QString(),
        tr("Pages (*.html *.htm *.xhtml *.xht *.mhtml *.mht *.warc *.gz);;All files (*)"));
    if (!path.isEmpty())
        read(PageAddress::ofFile(path.toStdString()));
}

void VersionReader::chooseAddress()
{
    if (!m_browser->loader()->isNetworkOn())
        return m_browser->session()->notifier()->refuse(
            tr("No address can be compared: the network is off. Turn Network on in the toolbar, which loads "
               "the page again."));
    const PageAddress& shown = m_browser->loader()->place();
    bool isGiven = false;
    const QString text = QInputDialog::getText(
        m_window, tr("Compare with another version of the page"), tr("Address of the other version:"),
        QLineEdit::Normal, m_typed.isEmpty() && shown.isWeb() ? shown.shownText() : m_typed, &isGiven);
    if (!isGiven || text.trimmed().isEmpty())
        return;
    m_typed = text;
    read(PageAddress::fromText(text));
}

void VersionReader::read(const PageAddress& place)
{
    cancel();
    m_address = m_browser->session()->trees()->address();
    PageLoader* shown = m_browser->loader();
    Notifier* notifier = m_browser->session()->notifier();
    if (!m_browser->session()->trees()->hasDocument())
        return notifier->refuse(tr("No page is open. Open the page that is to be compared first."));
    if (place.isWeb() && !shown->isNetworkOn())
        return notifier->refuse(
            tr("%1 was not fetched: the network is off. Turn Network on in the toolbar, and compare again.")
                .arg(elided(place.shownText())));
    notifier->clear();
    m_loader = std::make_unique<PageLoader>();
    m_view = std::make_unique<QWebEngineView>();
    m_view->resize(m_browser->pages()->original()->size());
    m_view->setPage(m_loader->page());
    PageLoader* loader = m_loader.get();
    connect(loader, &PageLoader::pagesReplaced, this, [this] { m_view->setPage(m_loader->page()); });
    connect(loader, &PageLoader::captured, this, [this](Document* document) { take(std::move(*document)); });
    connect(loader, &PageLoader::sourceRead, this, [this](Result<Document>* source) {
        const auto& findings = *source ? (*source)->reading().findings : m_loader->findings();
        if (const QString text = findingText(findings, m_loader->place().name()); !text.isEmpty())
            m_browser->session()->notifier()->refuse(text);
        finish(*source ? std::make_shared<const Document>(*std::move(*source)) : nullptr);
    });
    connect(loader, &PageLoader::failed, this, &VersionReader::fail);
    connect(loader, &PageLoader::choiceNeeded, this, [this](const PageChoices* choices) {
        fail(tr("%1 contains %n pages. Choose the file of one page.", nullptr,
                static_cast<int>(choices->choices.size()))
                 .arg(choices->address.name()));
    });
    loader->setSourceParser(parserOf(m_browser->session()->trees()->sourceKind()));
    loader->setLimits(shown->limits());
    loader->setScriptsOn(shown->areScriptsOn());
    loader->setNetworkOn(shown->isNetworkOn());
    loader->setInsideOn(shown->isInsideOn());
    m_bar->follow(loader);
    loader->load(place);
}

void VersionReader::take(Document document)
{
    m_read = PageVersion{nameOf(m_loader->place(), m_browser->loader()->place()),
                         m_loader->place(),
                         std::make_shared<const Document>(std::move(document)),
                         nullptr,
                         m_loader->ranScripts(),
                         m_loader->isLate()};
}

void VersionReader::finish(std::shared_ptr<const Document> source)
{
    if (!m_read)
        return;
    PageVersion version = *std::exchange(m_read, std::nullopt);
    version.source = std::move(source);
    cancel();
    m_versions->compareWith(std::move(version));
    emit compared();
}

void VersionReader::fail(const QString& sentence)
{
    cancel();
    m_browser->session()->notifier()->refuse(tr("%1 The page is not compared.").arg(sentence));
}

// The loader may be the sender of the signal that led here.
void VersionReader::cancel()
{
    m_read.reset();
    if (!m_loader)
        return;
    m_loader->retire();
    m_loader->disconnect(this);
    m_view.release()->deleteLater(); // before its page
    m_loader.release()->deleteLater();
}

} // namespace tagseam
