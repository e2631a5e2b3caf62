// SPDX-License-Identifier: MIT
// The file of an annotation: found beside its page, read, and written so that no earlier state is ever lost.
#pragma once

#include "core/base/result.h"
#include "core/truth/annotation/annotation.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// "page.html" -> "page.html.annotation.json", with an annotator "page.html.Ana.annotation.json"; in the
/// page's folder, or in `folder` if that is not empty. Of the annotator's name all but ASCII letters, digits,
/// "-", "_" and bytes outside ASCII is written as %2E, so that no name leads into another folder, or is
/// another's.
std::string annotationPath(std::string_view page, std::string_view annotator = {},
                           std::string_view folder = {});

/// The annotator's name in the file that several annotators settled on.
inline constexpr std::string_view adjudicatedName = "adjudicated";

/// The file of an annotation, and its annotator by the file's name.
struct AnnotationFile {
    std::string path;
    std::string annotator; ///< empty: nobody's in particular
    friend bool operator==(const AnnotationFile&, const AnnotationFile&) = default;
};

/// Whose annotation a file is by its name: "page.html.Ana.annotation.json" is Ana's. Empty: nobody's in
/// particular, as "page.html.annotation.json" is by the name of its page (isPageName()).
std::string annotatorIn(std::string_view path);

/// Whose annotation it is: as the annotation says, else by the name of its file. Empty: nobody's in
/// particular.
std::string annotatorOf(const Annotation& annotation, const AnnotationFile& file);

/// The annotations in a folder by the file names of their pages; for each page nobody's first, then by their
/// annotators. What annotatorIn() takes for an annotator may be part of the page's name instead: such a file
/// is listed under both names. Empty for a folder that cannot be read.
using FolderAnnotations = std::map<std::string, std::vector<AnnotationFile>, std::less<>>;
FolderAnnotations annotationsIn(const std::string& folder);

/// The annotations of one page, in the page's folder, or in `folder` if that is not empty. Cost: lists the
/// folder.
std::vector<AnnotationFile> annotationsOf(std::string_view page, std::string_view folder = {});

/// Which of a page's annotations counts: that of `annotator`, or nothing. When `annotator` is empty, nobody's
/// in particular, else the adjudicated one, else the only one. Errors: SeveralAnnotators.
Result<std::optional<AnnotationFile>> chooseAnnotation(std::span<const AnnotationFile> files,
                                                       std::string_view annotator);

/// What a file was when it was read or written: SHA-256 of its bytes; empty: there was no file.
struct FileVersion {
    std::string sha256;
    friend bool operator==(const FileVersion&, const FileVersion&) = default;
};

struct LoadedAnnotation {
    Annotation annotation;
    FileVersion version;
};

/// What is there now, whether or not it is an annotation. To save over a file that cannot be loaded, or that
/// somebody else changed, the caller asks for its version, having asked the user. Errors: CannotRead.
Result<FileVersion> fileVersion(const std::string& path);

/// Errors: CannotRead (where: the path; detail: the system's reason), TooLarge, BadAnnotation (where: the
/// path; detail: the member or byte, and what is wrong). The file is left as it is.
Result<LoadedAnnotation> loadAnnotation(const std::string& path);

/// Writes the file, if it is still `expected`, and says what it is then. At every moment, whatever is killed
/// or full, the path holds one complete state, the earlier or the new one, and the new one for good once this
/// has answered: it is written beside as ".tagseam-XXXXXX.tmp", flushed to the disk, given the earlier file's
/// permissions, renamed, and the folder is flushed. A link stays a link; what it leads to is replaced. What
/// writers that were killed left of such files in the folder is removed.
///
/// Of two programs at once one waits for the other, by flock() on the folder, which ends with its process: up
/// to 5 s. (A program that does not lock may still write between the last look and the renaming: some
/// microseconds.)
///
/// Errors, after all of which the file is as it was: FileChanged (it is another one than `expected`, or is no
/// longer there, or is there though none was expected: nothing is written, and the caller may save to another
/// path); TooLarge (it could not be loaded again); CannotWrite (where: the path; detail: the system's
/// reason); InUse (the wait was in vain). CannotWrite may also mean that the new state is there, but the
/// folder could not be flushed: fileVersion() tells. Cost: reads and writes the whole file; flushing takes
/// some milliseconds.
Result<FileVersion> saveAnnotation(const std::string& path, const Annotation& annotation,
                                   const FileVersion& expected);

/// Says to other windows and programs that this file is being worked on, as long as it lives: by flock() on
/// ".tagseam-NAME.lock" beside it, which holds the number of the process. What a killed program leaves of it
/// blocks nobody, and is taken over.
class AnnotationLock {
  public:
    /// Errors: InUse (where: the path; detail: "process 123"); CannotWrite (a folder that cannot be written,
    /// or a file system without locks: one may go on without, saveAnnotation() still sees what changed).
    static Result<std::unique_ptr<AnnotationLock>> take(const std::string& path);

    AnnotationLock(const AnnotationLock&) = delete;
    AnnotationLock& operator=(const AnnotationLock&) = delete;
    /// Removes the lock file.
    ~AnnotationLock();

  private:
    AnnotationLock(std::string path, int handle) : m_path(std::move(path)), m_handle(handle) {}

    std::string m_path;
    int m_handle;
};

} // namespace tagseam
