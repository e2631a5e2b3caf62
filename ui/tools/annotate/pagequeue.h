// SPDX-License-Identifier: MIT
// The pages of a folder, each with what its annotation says of it: read off the GUI thread.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "ui/session/annotator.h"
#include "ui/session/pageaddress.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// When a file was written last, and its size; both 0 when there is none.
struct FileStamp {
    std::int64_t written = 0; ///< in ticks of the file system's clock
    std::uintmax_t size = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

struct QueuedPage {
    PageAddress address;
    QString name; ///< below the folder, with the number of the entry of an archive
    AnnotationPlace place;
    std::string annotation; ///< raw path of its file
    FileStamp pageStamp;
    FileStamp annotationStamp;
    PageState state = PageState::Untouched;
    int marks = 0;
    std::optional<int> orphans; ///< known of a page that was opened
    QString note;
    QStringList others; ///< other annotators of it: see otherAnnotators()
    QString unreadable; ///< why its annotation cannot be read; data for a sentence
    QString sharedWith; ///< another page whose annotation would be the same file; then it has none
    QString failure;    ///< why the page itself was not opened; a sentence

    bool hasProblem() const { return !unreadable.isEmpty() || !sharedWith.isEmpty() || !failure.isEmpty(); }
    /// Whether it is still to be annotated.
    bool isToDo() const
    {
        return !hasProblem() && (state == PageState::Untouched || state == PageState::InWork);
    }
    friend bool operator==(const QueuedPage&, const QueuedPage&) = default;
};

struct PageQueue {
    std::vector<QueuedPage> pages;    ///< sorted as people count: page2 before page10
    std::vector<std::string> folders; ///< that were looked into
    int unreadFolders = 0;            ///< below it, that cannot be read
    bool isCut = false;               ///< there are more than mostPages, of which these are the first
    QString problem;                  ///< why the folder cannot be read, in the system's words
};

constexpr std::size_t mostPages = 5000;

/// What the file is now.
FileStamp stampOf(const std::string& path);

/// All pages below `folder` (raw bytes). Not looked into are folders that browsers save beside a page, hidden
/// ones, and links to folders. Of a WARC of several pages each is one. What is in `known`, and has not been
/// written since, is not read again. Who asks to stop gets a part, soon. O(files + bytes of annotations).
PageQueue readQueue(const std::string& folder, const AnnotationDesk& desk,
                    const std::vector<QueuedPage>& known, const std::stop_token& stop);

} // namespace tagseam
