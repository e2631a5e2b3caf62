// SPDX-License-Identifier: MIT
// The bookmarks of a page with their notes, in a file beside the page.
#pragma once

#include "ui/session/analysis/bookmark.h"
#include "ui/session/page/pageaddress.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <cstddef>
#include <vector>

namespace tagseam {

struct NotedBookmark {
    Bookmark bookmark;
    QString note;
    friend bool operator==(const NotedBookmark&, const NotedBookmark&) = default;
};

/// Each change is saved at once. The file is "page.html.bookmarks.json" beside "page.html"; for a page
/// without file it is in the program's own folder. A file that cannot be read, or that another program has
/// changed, is not overwritten: a message says so, and the list stays until another page is opened.
class PageBookmarks : public QObject {
    Q_OBJECT

  public:
    explicit PageBookmarks(Notifier* notifier, QObject* parent = nullptr);

    /// Reads the bookmarks of a page.
    void open(const PageAddress& page);
    /// The path of the file of `page`.
    static QString pathOf(const PageAddress& page);

    const std::vector<NotedBookmark>& all() const { return m_all; }
    void add(NotedBookmark bookmark);
    void setNote(std::size_t bookmark, const QString& note);
    void remove(std::size_t bookmark);

  signals:
    void changed();

  private:
    QString read(const QByteArray& bytes);
    void save();

    Notifier* m_notifier;
    QString m_path;
    QByteArray m_bytes; // the content of the file
    QString m_problem;  // why the file is not overwritten
    std::vector<NotedBookmark> m_all;
};

} // namespace tagseam
