// SPDX-License-Identifier: MIT
// Lists the pages of a folder with the state of their annotations. The folder is read outside the GUI thread.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/page/pageaddress.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// The time of the last change of a file, and its size; both 0 when there is no file.
struct FileStamp {
    std::int64_t written = 0; ///< in ticks of the file system's clock
    std::uintmax_t size = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

struct QueuedPage {
    PageAddress address;
    QString name; ///< path below the folder, with the number of the entry of an archive
    AnnotationPlace place;
    std::string annotation; ///< raw path of its file
    FileStamp pageStamp;
    FileStamp annotationStamp;
    PageState state = PageState::Untouched;
    int marks = 0;
    std::optional<int> orphans; ///< known for a page that was opened
    std::uint32_t seconds = 0;  ///< time of work on it
    QString note;
    QStringList others; ///< its other annotators: see otherAnnotators()
    QString unreadable; ///< why its annotation cannot be read; data for a sentence
    QString sharedWith; ///< another page whose annotation would be the same file; this page then has none
    QString failure;    ///< why the page itself was not opened; a sentence

    bool hasProblem() const { return !unreadable.isEmpty() || !sharedWith.isEmpty() || !failure.isEmpty(); }
    /// True if it is still to be annotated.
    bool isToDo() const
    {
        return !hasProblem() && (state == PageState::Untouched || state == PageState::InWork);
    }
    friend bool operator==(const QueuedPage&, const QueuedPage&) = default;
};

struct PageQueue {
    std::vector<QueuedPage> pages;    ///< in natural order: page2 before page10
    std::vector<std::string> folders; ///< folders that were read
    int unreadFolders = 0;            ///< number of subfolders that cannot be read
    bool isCut = false;               ///< there are more than mostPages, and these are the first ones
    QString problem;                  ///< why the folder cannot be read, in the system's words
};

constexpr std::size_t mostPages = 5000;

/// The present state of the file.
FileStamp stampOf(const std::string& path);

/// Returns all pages below `folder` (raw bytes). Folders that browsers save with a page, hidden folders, and
/// links to folders are skipped. A WARC of several pages gives one entry for each. Pages in `known` that have
/// not been written since are not read again. If stopped, returns a part soon. O(files + bytes of
/// annotations).
PageQueue readQueue(const std::string& folder, const AnnotationOwner& owner,
                    const std::vector<QueuedPage>& known, const std::stop_token& stop);

} // namespace tagseam
