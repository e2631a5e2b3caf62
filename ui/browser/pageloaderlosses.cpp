// SPDX-License-Identifier: MIT
// What the loader does when a renderer is gone, and the rooms that it puts pages into.
#include "ui/browser/pageloader.h"

#include <QTimer>
#include <QWebEngineProfile>
#include <QWebEngineSettings>

#include <memory>

namespace tagseam {

namespace {

QString said(RendererEnd why, const QString& address, int seconds)
{
    constexpr std::size_t gigabyte = std::size_t{1} << 30U;
    switch (why) {
    case RendererEnd::Crashed:
        return PageLoader::tr("%1 made the renderer end.").arg(address);
    case RendererEnd::Hung:
        return PageLoader::tr("%1 did not answer for %2 seconds: a script of it may be caught in a loop. It "
                              "was ended.")
            .arg(address, QString::number(seconds));
    case RendererEnd::Memory:
        return PageLoader::tr("%1 took more than %2 GB of memory. It was ended.")
            .arg(address, QString::number(Watchdog::mostBytes / gigabyte));
    case RendererEnd::Storm:
        return PageLoader::tr("%1 asked for dialogs, windows or other addresses without end. It was ended.")
            .arg(address);
    }
    return {};
}

} // namespace

// Its pages are empty; the ones before are gone when this returns.
void PageLoader::makeRoom()
{
    for (ShownCopy* copy : {m_wholeCopy, m_prunedCopy, m_sourceCopy})
        copy->drop(); // a page that is deleted answers what it still owes
    const std::unique_ptr<PageRoom> before =
        std::exchange(m_room, std::make_unique<PageRoom>(m_scheme, m_archives, m_network, m_blocked));
    m_page = m_room->page();
    m_prunedPage = m_room->prunedPage();
    connectPage();
    m_prunedCopy->setPage(m_prunedPage);
    connect(new Watchdog(m_prunedPage), &Watchdog::ended, this,
            [this] { copyEnded(m_prunedCopy, &PageLoader::prunedLost); });
    if (before) {
        leaveProfile(before->dissolve());
        emit pagesReplaced();
    }
}

// It goes when all that its pages asked for has been refused.
void PageLoader::leaveProfile(std::unique_ptr<QWebEngineProfile> profile)
{
    constexpr int stay = 60'000; // ms
    m_leftProfiles.push_back(std::move(profile));
    QTimer::singleShot(stay, this, [this] { m_leftProfiles.pop_front(); });
}

void PageLoader::connectPage()
{
    m_wholeCopy->setPage(m_page);
    m_watchdog = new Watchdog(m_page);
    m_watchdog->setPatience(m_answerPatience);
    connect(m_watchdog, &Watchdog::ended, this, &PageLoader::pageEnded);
    connect(m_page, &StillPage::fetched, this, &PageLoader::fetched);
    connect(m_page, &QWebEnginePage::loadProgress, this, &PageLoader::progress);
    connect(m_page, &QWebEnginePage::loadFinished, this, &PageLoader::loadFinished);
}

// Makes another room when the last page could have left anything in this one.
void PageLoader::enterRoom(bool areScriptsOn)
{
    if (m_room->isUsedFor(areScriptsOn))
        makeRoom();
    m_room->setHoldsPage();
    if (areScriptsOn || m_network->isOpen())
        m_room->setUsed();
    if (areScriptsOn)
        m_room->guard();
    m_watchdog->setAsking(false);
    m_page->settings()->setAttribute(QWebEngineSettings::JavascriptEnabled, areScriptsOn);
}

void PageLoader::pageEnded(RendererEnd why)
{
    // What follows must not run from within the signal: the page is still being taken down.
    if (m_afterEnd) {
        QTimer::singleShot(0, this, std::exchange(m_afterEnd, {}));
        return;
    }
    const bool isOfNext = isLoading() && !isReading(); // else that is still being read
    const QString name = (isOfNext ? m_pending : m_source).shownName();
    const Wording sentence = [why, name, seconds = m_watchdog->patience() / 1000] {
        return said(why, name, seconds);
    };
    if (isOfNext) {
        m_state = State::Taking; // of nothing any more
        if (why != RendererEnd::Crashed && m_pending.areScriptsOn)
            m_failure.cause = Failure::Cause::Script;
        fail(sentence);
        return;
    }
    if (m_source.address.isEmpty())
        return;
    giveUpStyles(sentence);
    QTimer::singleShot(0, this, [this, sentence, generation = ++m_generation] {
        if (generation != m_generation || isLeaving())
            return;
        m_wholeCopy->drop();
        if (m_wholeCopy->isLostTooOften()) {
            emit givenUp(sentence);
            return;
        }
        m_source.areScriptsOn = false;
        if (!isLoading()) {
            m_pending.areScriptsOn = false;
            m_areScriptsOn = false;
        }
        emit lost(sentence);
    });
}

void PageLoader::connectSourcePage()
{
    StillPage* page = m_room->sourcePage();
    m_sourceCopy->setPage(page);
    connect(new Watchdog(page), &Watchdog::ended, this,
            [this] { copyEnded(m_sourceCopy, &PageLoader::sourceLost); });
}

void PageLoader::copyEnded(ShownCopy* copy, void (PageLoader::*tell)())
{
    // The next page brings its own; and not from within the signal: the page is still being taken down.
    QTimer::singleShot(0, this, [this, copy, tell] {
        if (isLeaving() || m_source.address.isEmpty())
            return;
        copy->drop();
        if (copy->isLostTooOften())
            emit givenUp([name = m_source.shownName()] { return tr("%1 made the renderer end.").arg(name); });
        else
            emit(this->*tell)();
    });
}

} // namespace tagseam
