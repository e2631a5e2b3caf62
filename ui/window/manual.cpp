// SPDX-License-Identifier: MIT
// The window of the manual: contents, search, and the page that is read.
#include "ui/window/manual.h"

#include "ui/widgets/language.h"
#include "ui/window/manualbrowser.h"

#include <QAction>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSplitter>
#include <QStyle>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr int urlRole = Qt::UserRole;

QTreeWidgetItem* rowFor(const QString& title, const QUrl& url)
{
    auto* row = new QTreeWidgetItem({title});
    row->setData(0, urlRole, url);
    row->setToolTip(0, title);
    return row;
}

} // namespace

Manual::Manual(std::function<QString()> toolInFront)
    : m_toolInFront(std::move(toolInFront)), m_search(new QLineEdit(this)), m_count(new QLabel(this)),
      m_contents(new QTreeWidget(this)), m_text(new ManualBrowser(this))
{
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Tagseam manual"));
    setAttribute(Qt::WA_QuitOnClose, false);
    resize(1060, 760);
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_contents->setHeaderHidden(true);
    m_contents->setAccessibleName(tr("Contents of the manual"));
    m_text->setAccessibleName(tr("Page of the manual"));

    auto* bar = new QToolBar(this);
    makeActions(bar);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_count);
    column->addWidget(m_contents, 1);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({260, 800});
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(bar);
    layout->addWidget(splitter, 1);

    connect(m_search, &QLineEdit::textChanged, this, &Manual::showHits);
    connect(m_contents, &QTreeWidget::itemClicked, this, &Manual::goTo);
    connect(m_contents, &QTreeWidget::itemActivated, this, &Manual::goTo);
    connect(m_text, &QTextBrowser::anchorClicked, this, &Manual::follow);
    connect(m_text, &QTextBrowser::historyChanged, this, &Manual::followPage);
}

void Manual::makeActions(QToolBar* bar)
{
    QAction* back = bar->addAction(style()->standardIcon(QStyle::SP_ArrowBack), tr("Back"), m_text,
                                   &QTextBrowser::backward);
    QAction* forward = bar->addAction(style()->standardIcon(QStyle::SP_ArrowForward), tr("Forward"), m_text,
                                      &QTextBrowser::forward);
    QAction* start = bar->addAction(tr("First page"), this, [this] { showPlace(QStringLiteral("start")); });
    back->setShortcut(Qt::ALT | Qt::Key_Left);
    forward->setShortcut(Qt::ALT | Qt::Key_Right);
    start->setShortcut(Qt::ALT | Qt::Key_Home);
    for (QAction* each : {back, forward, start})
        each->setToolTip(
            tr("%1 (%2)").arg(each->text(), each->shortcut().toString(QKeySequence::NativeText)));
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(m_text, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_text, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);

    auto* search = new QAction(this);
    search->setShortcut(QKeySequence::Find);
    connect(search, &QAction::triggered, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    auto* close = new QAction(this);
    close->setShortcut(QKeySequence::Close);
    connect(close, &QAction::triggered, this, &QWidget::close);
    addActions({search, close});
}

const ManualPages& Manual::pages() const
{
    if (!m_pages)
        m_pages.emplace(Language::instance()->code());
    return *m_pages;
}

void Manual::showPlace(const QString& id)
{
    if (m_contents->topLevelItemCount() == 0)
        showContents();
    // Before the page is scrolled: its width says how high its paragraphs are.
    show();
    raise();
    activateWindow();
    if (const QUrl place = pages().placeOf(id); !place.isEmpty())
        m_text->setSource(place);
    else if (m_text->source().isEmpty())
        m_text->setSource(pages().placeOf(QStringLiteral("start")));
}

void Manual::showContents()
{
    m_contents->clear();
    m_hits.clear();
    for (const ManualPage& page : pages().all()) {
        QTreeWidgetItem* row = rowFor(page.sections.front().title, page.url);
        m_contents->addTopLevelItem(row);
        for (std::size_t i = 1; i < page.sections.size(); ++i) {
            if (page.sections[i].level != 2)
                continue;
            QUrl url = page.url;
            url.setFragment(manualFragment(page.sections[i].title));
            row->addChild(rowFor(page.sections[i].title, url));
        }
    }
    m_count->hide();
    followPage();
}

void Manual::showHits()
{
    const QString words = m_search->text().simplified();
    if (words.isEmpty()) {
        showContents();
        markWords();
        return;
    }
    m_contents->clear();
    m_hits.clear();
    std::optional<std::size_t> page;
    for (const ManualPages::Hit hit : pages().find(words)) {
        const ManualPage& found = pages().all()[hit.page];
        if (page != hit.page)
            m_contents->addTopLevelItem(rowFor(found.sections.front().title, pages().urlOf(hit)));
        page = hit.page;
        QTreeWidgetItem* row = m_contents->topLevelItem(m_contents->topLevelItemCount() - 1);
        if (hit.section > 0) {
            auto* child = rowFor(found.sections[hit.section].title, pages().urlOf(hit));
            row->addChild(child);
            row = child;
        }
        m_hits.push_back(row);
    }
    m_contents->expandAll();
    m_count->setText(tr("%n section(s)", nullptr, static_cast<int>(m_hits.size())));
    m_count->show();
    markWords();
}

void Manual::goToHit(int step)
{
    if (m_hits.empty())
        return;
    const auto size = static_cast<std::ptrdiff_t>(m_hits.size());
    const auto at = std::ranges::find(m_hits, m_contents->currentItem()) - m_hits.begin();
    const std::ptrdiff_t next = at == size ? (step > 0 ? 0 : size - 1) : (at + step + size) % size;
    goTo(m_hits[static_cast<std::size_t>(next)]);
}

void Manual::goTo(QTreeWidgetItem* item)
{
    m_contents->setCurrentItem(item);
    m_text->setSource(item->data(0, urlRole).toUrl());
    markWords();
    if (!m_hits.empty())
        m_text->showFirstMark();
}

void Manual::follow(const QUrl& link)
{
    if (const QUrl target = pages().targetOf(link); !target.isEmpty())
        m_text->setSource(target);
    else
        QDesktopServices::openUrl(link);
}

void Manual::markWords()
{
    m_text->markWords(m_search->text().split(' ', Qt::SkipEmptyParts));
}

// Marks the page that is read in the contents.
void Manual::followPage()
{
    if (!m_hits.empty() || m_text->source().isEmpty())
        return markWords();
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* page = m_contents->topLevelItem(i);
        if (!page->data(0, urlRole).toUrl().matches(m_text->source(), QUrl::RemoveFragment))
            continue;
        QTreeWidgetItem* row = page;
        for (int child = 0; child < page->childCount(); ++child) {
            if (page->child(child)->data(0, urlRole).toUrl() == m_text->source())
                row = page->child(child);
        }
        m_contents->collapseAll();
        page->setExpanded(true);
        m_contents->setCurrentItem(row);
    }
}

void Manual::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter)
        goToHit(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    else if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty())
        m_search->clear();
    else if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

QMenu* Manual::makeMenu(QWidget* window)
{
    auto* menu = new QMenu(tr("&Help"), window);
    menu->addAction(tr("&Manual"), QKeySequence::HelpContents, this, [this] { showPlace(m_toolInFront()); });
    menu->addAction(tr("&Keys"), QKeySequence(Qt::Key_Question), this,
                    [this] { showPlace(QStringLiteral("keys")); });
    menu->addAction(tr("&About Tagseam"), window, [window] {
        QMessageBox about(
            QMessageBox::NoIcon, tr("About Tagseam"),
            tr("<b>Tagseam %1</b><p>An inspection tool for web page segmentation by tag path sequences, "
               "after R. P. Velloso and C. F. Dorneles, “Automatic Web Page Segmentation and Noise "
               "Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013."
               "<p>MIT licence.")
                .arg(QCoreApplication::applicationVersion()),
            QMessageBox::Ok, window);
        about.setTextFormat(Qt::RichText);
        about.exec();
    });
    return menu;
}

} // namespace tagseam
