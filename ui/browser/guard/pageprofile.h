// SPDX-License-Identifier: MIT
// A profile of its own with the pages in it, so that no page finds what another page has stored.
#pragma once

#include "ui/browser/guard/stillpage.h"

#include <memory>

namespace tagseam {

class ArchiveSchemeHandler;

/// Nothing is kept on disk: cookies, cache, storage and service workers are deleted with the profile. Making
/// a profile takes 1 ms, its first renderer some 50 ms like any other. So a profile in which no page could
/// leave anything (scripts off, network off, no renderer lost) is used again, but not by a page with scripts,
/// which could count the earlier pages, nor by one with the network.
class PageProfile {
  public:
    /// All arguments must outlive the profile.
    PageProfile(PageSchemeHandler* scheme, ArchiveSchemeHandler* archives, NetworkSwitch* network,
                BlockLog* log);
    ~PageProfile();
    Q_DISABLE_COPY_MOVE(PageProfile)

    StillPage* page() const { return m_page.get(); }
    /// The page for copies that the program makes of the page. It never runs scripts.
    StillPage* prunedPage() const { return m_prunedPage.get(); }
    /// The page for the source tree. It never runs scripts and is made on demand, with a renderer of its own.
    StillPage* sourcePage();
    bool hasSourcePage() const { return m_sourcePage != nullptr; }
    /// True if the next page, which may be allowed to run scripts or to use the network, needs another
    /// profile.
    bool isUsedFor(bool isAllowedMore) const { return m_isUsed || (isAllowedMore && m_hasHeldPage); }
    void setUsed() { m_isUsed = true; }
    void setHoldsPage() { m_hasHeldPage = true; }
    /// Call it before a page whose scripts run. Removes features that no option of Chromium disables, see
    /// seats.js.
    void guard();

    /// Closes the pages. Their requests may still be on their way to the interceptor, and would pass if the
    /// profile were gone. The returned profile blocks them and should live a minute longer.
    std::unique_ptr<QWebEngineProfile> dissolve();

  private:
    void restrict();

    BlockLog* m_log;
    std::unique_ptr<QWebEngineProfile> m_profile; // must outlive its pages
    std::unique_ptr<StillPage> m_page;
    std::unique_ptr<StillPage> m_prunedPage;
    std::unique_ptr<StillPage> m_sourcePage;
    bool m_isUsed = false;
    bool m_isGuarded = false;
    bool m_hasHeldPage = false;
};

} // namespace tagseam
