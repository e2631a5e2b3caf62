// SPDX-License-Identifier: MIT
// Finds the file of an annotation beside its page, reads it, and writes it so that no earlier state is ever
// lost.
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

/// Returns "page.html.annotation.json" for "page.html", with an annotator "page.html.Ana.annotation.json"; in
/// the page's folder, or in `folder` if that is not empty. All characters of the annotator's name except
/// ASCII letters, digits, "-", "_" and bytes outside ASCII are written as %2E, so that a name leads to no
/// other folder, and is unique.
std::string annotationPath(std::string_view page, std::string_view annotator = {},
                           std::string_view folder = {});

/// The annotator's name in a file on which several annotators agreed.
inline constexpr std::string_view adjudicatedName = "adjudicated";

/// The file of an annotation, and its annotator according to the file's name.
struct AnnotationFile {
    std::string path;
    std::string annotator; ///< empty: belongs to no annotator
    friend bool operator==(const AnnotationFile&, const AnnotationFile&) = default;
};

/// Returns the annotator in a file's name: "Ana" for "page.html.Ana.annotation.json". Empty: no annotator, as
/// in "page.html.annotation.json", since "page.html" is the name of a page (isPageName()).
std::string annotatorIn(std::string_view path);

/// Returns the annotator: the annotation's own, else the one in the name of its file. Empty: no annotator.
std::string annotatorOf(const Annotation& annotation, const AnnotationFile& file);

/// Returns the annotations in a folder, indexed by the file names of their pages; for each page the one
/// without annotator first, then in order of annotators. An annotator according to annotatorIn() may belong
/// to the page's name instead: such a file is listed under both names. Empty for a folder that cannot be
/// read.
using FolderAnnotations = std::map<std::string, std::vector<AnnotationFile>, std::less<>>;
FolderAnnotations annotationsIn(const std::string& folder);

/// Returns the annotations of one page, in the page's folder, or in `folder` if that is not empty. Cost:
/// lists the folder.
std::vector<AnnotationFile> annotationsOf(std::string_view page, std::string_view folder = {});

/// Chooses the annotation of a page that counts: `annotator`'s, or nothing. When `annotator` is empty, the
/// adjudicated one, else the one without annotator, else the only one. Errors: SeveralAnnotators.
Result<std::optional<AnnotationFile>> chooseAnnotation(std::span<const AnnotationFile> files,
                                                       std::string_view annotator);

/// The state of a file when it was read or written: SHA-256 of its bytes; empty: there was no file.
struct FileVersion {
    std::string sha256;
    friend bool operator==(const FileVersion&, const FileVersion&) = default;
};

struct LoadedAnnotation {
    Annotation annotation;
    FileVersion version;
};

/// Returns the present version of a file, even if it is not an annotation. To save over a file that cannot be
/// loaded, or that another program changed, the caller requests its version after asking the user. Errors:
/// CannotRead.
Result<FileVersion> fileVersion(const std::string& path);

/// Loads an annotation. Errors: CannotRead (where: the path; detail: the system's reason), TooLarge,
/// BadAnnotation (where: the path; detail: the member or byte, and its fault). The file is not changed.
Result<LoadedAnnotation> loadAnnotation(const std::string& path);

/// Writes the file, if it is still `expected`, and returns its new version. At every moment, even if the
/// program is killed or the disk full, the path has one complete state, the earlier or the new one, and the
/// new one permanently once this has returned: it is written beside as ".tagseam-XXXXXX.tmp", flushed to the
/// disk, given the earlier file's permissions, renamed, and the folder is flushed. A link stays a link; its
/// target is replaced. Such files that killed writers left in the folder are removed.
///
/// If two programs write at once, one waits for the other, with flock() on the folder, which ends with its
/// process: up to 5 s. (A program that does not lock may still write between the last check and the renaming:
/// some microseconds.)
///
/// Errors, after all of which the file is unchanged: FileChanged (it differs from `expected`, no longer
/// exists, or exists although no file was expected: nothing is written, and the caller may save to another
/// path); TooLarge (it could not be loaded again); CannotWrite (where: the path; detail: the system's
/// reason); InUse (the wait was unsuccessful). CannotWrite may also mean that the new state is written, but
/// the folder could not be flushed: fileVersion() shows it. Cost: reads and writes the whole file; flushing
/// takes some milliseconds.
Result<FileVersion> saveAnnotation(const std::string& path, const Annotation& annotation,
                                   const FileVersion& expected);

/// Tells other windows and programs that this file is being edited, as long as the object lives: with flock()
/// on ".tagseam-NAME.lock" beside it, which contains the number of the process. A lock file that a killed
/// program left blocks no program, and is reused.
class AnnotationLock {
  public:
    /// Takes the lock. Errors: InUse (where: the path; detail: "process 123"); CannotWrite (a folder that
    /// cannot be written, or a file system without locks: the caller may continue without, saveAnnotation()
    /// still detects changes).
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
