// SPDX-License-Identifier: MIT
// A profile of its own with the pages in it: what one page leaves behind, no other finds.
#pragma once

#include "ui/browser/stillpage.h"

#include <memory>

namespace tagseam {

class ArchiveSchemeHandler;

/// Nothing is kept on disk: cookies, cache, storage and service workers go with the room. To make one takes
/// 1 ms, its first renderer as long as any (some 50 ms); so a room in which no page could leave anything
/// (scripts off, network off, no renderer lost) is used again, but not by a page with scripts, which could
/// count what was there before.
class PageRoom {
  public:
    /// All outlive the room.
    PageRoom(PageSchemeHandler* scheme, ArchiveSchemeHandler* archives, NetworkSwitch* network,
             BlockLog* log);
    ~PageRoom();
    Q_DISABLE_COPY_MOVE(PageRoom)

    StillPage* page() const { return m_page.get(); }
    /// For copies that the program makes of the page: never runs scripts.
    StillPage* prunedPage() const { return m_prunedPage.get(); }
    /// Likewise, for the tree of the source; made, with a renderer of its own, when it is first asked for.
    StillPage* sourcePage();
    bool hasSourcePage() const { return m_sourcePage != nullptr; }
    /// Whether the next page needs another room.
    bool isUsedFor(bool areScriptsOn) const { return m_isUsed || (areScriptsOn && m_hasHeldPage); }
    void setUsed() { m_isUsed = true; }
    void setHoldsPage() { m_hasHeldPage = true; }
    /// Before a page whose scripts run: takes from it what no switch of Chromium closes, see seats.js.
    void guard();

    /// Ends its pages. What they asked for may still be on its way to the interceptor, and would pass where
    /// the profile is gone: that which is returned refuses it, and should live a minute longer.
    std::unique_ptr<QWebEngineProfile> dissolve();

  private:
    void restrict();

    BlockLog* m_log;
    std::unique_ptr<QWebEngineProfile> m_profile; // outlives its pages
    std::unique_ptr<StillPage> m_page;
    std::unique_ptr<StillPage> m_prunedPage;
    std::unique_ptr<StillPage> m_sourcePage;
    bool m_isUsed = false;
    bool m_isGuarded = false;
    bool m_hasHeldPage = false;
};

} // namespace tagseam
