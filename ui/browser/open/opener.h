// SPDX-License-Identifier: MIT
// The ways to open a page: address, file, clipboard, bookmark; and what the user can do when a page fails to
// load.
#pragma once

#include "ui/session/analysis/bookmark.h"
#include "ui/session/page/pageaddress.h"

#include <QObject>

#include <optional>

namespace tagseam {

class Browser;
class PageLoader;
class PageSession;
struct PageChoices;

class Opener : public QObject {
    Q_OBJECT

  public:
    /// `isRemembering`: recent pages are written to the settings. `window` is the parent of its dialogs.
    Opener(Browser* browser, bool isRemembering, QWidget* window);

    Browser* browser() const { return m_browser; }
    /// Opens an address that PageAddress::fromText() accepts, or a bundled sample ("sample:shop"), with or
    /// without a bookmark. A bookmark alone refers to the page that is shown.
    void open(const QString& address);
    /// Opens a page. The permissions (scripts, network) stay for the page that is shown; for another page
    /// they are set according to its kind.
    void openPage(const PageAddress& address, const QByteArray& given = {});
    /// Makes the edits and what-ifs of a bookmark, and takes them out of it. Returns true if an analysis
    /// follows, after which the rest is due: call it again then. `problem`: a sentence if one cannot be made.
    bool makeEdits(Bookmark& bookmark, QString& problem);
    /// Goes to the bookmark once the page is loaded, or at once when the page is shown already.
    void openAt(const PageAddress& address, const Bookmark& bookmark);
    /// Opens the page of another window with the same permissions. `bookmark` refers to the page that the
    /// other window shows.
    void openLike(const Opener& other, const Bookmark& bookmark);
    void chooseFile();
    /// Opens the HTML in the clipboard, or the page whose text or address it holds.
    void openClipboard();
    /// Loads the last requested page again.
    void reload();
    /// Loads the last requested page again with another permission.
    void setScriptsOn(bool isOn);
    void setNetworkOn(bool isOn);
    /// The addresses of pages that were opened before, the last one first.
    QStringList recentPages() const;

  signals:
    /// Browser::settled() was sent, and no bookmark waits.
    void settled();
    void failed(const QString& sentence);
    /// The page of a bookmark is loaded, and the what-ifs of the bookmark are analysed. The receiver goes to
    /// the rest of the bookmark.
    void bookmarkDue(const tagseam::Bookmark& bookmark);
    /// The user wants to edit the address of a page that failed to load.
    void addressWanted(const QString& address);

  private:
    void openWith(const PageAddress& address, const QByteArray& given,
                  const std::optional<Bookmark>& bookmark);
    void openAsSwitched(const PageAddress& address, const QByteArray& given = {},
                        const std::optional<Bookmark>& bookmark = {});
    void choosePage(PageChoices choices);
    void tellFailure();
    void followFailure(const QString& link);
    void remember();
    void goToBookmark();

    Browser* m_browser;
    PageLoader* m_loader;
    PageSession* m_session;
    QWidget* m_window;
    bool m_isRemembering;
    std::optional<Bookmark> m_bookmark;       // the bookmark to go to once the page is loaded
    std::optional<Bookmark> m_failedBookmark; // the bookmark of the page that failed to load, for another try
};

} // namespace tagseam
