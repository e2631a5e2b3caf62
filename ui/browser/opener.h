// SPDX-License-Identifier: MIT
// The ways by which a page comes: its address, a file, the clipboard, a bookmark; and what can be done when
// it does not come.
#pragma once

#include "ui/session/bookmark.h"
#include "ui/session/pageaddress.h"

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
    /// `isRemembering`: recent pages are written to the settings. `window`: the parent of its dialogs.
    Opener(Browser* browser, bool isRemembering, QWidget* window);

    Browser* browser() const { return m_browser; }
    /// Opens what PageAddress::fromText() takes, or a bundled sample ("sample:shop"), with or without a
    /// bookmark; a bookmark alone is of the page that is shown.
    void open(const QString& address);
    /// Opens a page. The switches stay for the page that is shown; for another they are set as its kind is
    /// trusted.
    void openPage(const PageAddress& address, const QByteArray& given = {});
    /// Goes to the bookmark once the page is there; at once when it is the page that is shown.
    void openAt(const PageAddress& address, const Bookmark& bookmark);
    /// Opens the page of another window with its switches. `bookmark`: of the page that the other window
    /// shows.
    void openLike(const Opener& other, const Bookmark& bookmark);
    void chooseFile();
    /// The HTML in the clipboard, or the page that its text is or names.
    void openClipboard();
    /// Loads the page again that was asked for last.
    void reload();
    /// The same with another switch.
    void setScriptsOn(bool isOn);
    void setNetworkOn(bool isOn);
    /// Addresses of pages that were opened before, the last one first.
    QStringList recentPages() const;

  signals:
    /// Browser::settled(), and no bookmark waits.
    void settled();
    void failed(const QString& sentence);
    /// The page of a bookmark is there, and what the bookmark changes of it is analysed: whoever shows it
    /// goes to the rest.
    void bookmarkDue(const tagseam::Bookmark& bookmark);
    /// The person wants to edit the address of a page that did not come.
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
    QString takeEdits(const Bookmark& bookmark);

    Browser* m_browser;
    PageLoader* m_loader;
    PageSession* m_session;
    QWidget* m_window;
    bool m_isRemembering;
    std::optional<Bookmark> m_bookmark;       // to go to once the page is there
    std::optional<Bookmark> m_failedBookmark; // of the page that did not come, for another try
};

} // namespace tagseam
