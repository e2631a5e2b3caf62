// SPDX-License-Identifier: MIT
// The address by which a page is opened, as typed, dropped, remembered or given on the command line.
#pragma once

#include <QString>
#include <QUrl>

#include <string>
#include <string_view>

namespace tagseam {

/// File names are bytes, which QString cannot hold when they are not UTF-8. So a path is kept as bytes, and
/// has a text form that always names the same file.
struct PageAddress {
    enum class Kind {
        None,          ///< no address
        Web,           ///< url: http or https
        File,          ///< path: absolute, clean, raw bytes; of a file or a folder
        Resource,      ///< path in the program's resources, ":/samples/..."
        Clipboard,     ///< the contents of the clipboard
        StandardInput, ///< "-"
        Unknown,       ///< scheme: one that cannot be opened
    };
    Kind kind = Kind::None;
    QUrl url;
    std::string path;
    QString scheme;
    QString entry;          ///< page of an archive: a number from 1, or its address; empty if not given
    bool isGuessed = false; ///< no scheme was typed: https is tried, then http
    // Values that the manifest of a corpus gives for a file. The text form does not have them.
    std::string encoding; ///< if empty, the page's own declaration counts
    std::string
        annotation; ///< path of a ground truth file, raw bytes; if empty, the annotation beside the page

    /// Parses a path that exists or looks like one; otherwise an http or https URL, with or without scheme; a
    /// file: URL with percent-encoded bytes; "-"; "clipboard:". Relative paths start from the current folder.
    static PageAddress fromText(const QString& text);
    /// `path` is raw bytes, absolute or not. The result has no "." or ".." in it, as URLs keep neither. It
    /// names the same file: a link before ".." is resolved, others stay as they are.
    static PageAddress ofFile(const std::string& path, const QString& entry = {});
    /// Converts bytes of a command line or a list into a text for fromText(): bytes that are not UTF-8 are a
    /// path.
    static QString textOf(std::string_view bytes);

    /// The text from which fromText() makes the same address. A path is itself, but a file: URL when it is
    /// not UTF-8, is not plainly visible (control characters, directional marks, white space at an end), or
    /// names a page of an archive.
    QString text() const;
    /// The text for the address line: as text(), but a sample by its name. fromText() makes the same address
    /// of it.
    QString shownText() const;
    /// The name for titles and sentences: the name of the file without its folder, otherwise text().
    QString name() const;
    bool isWeb() const { return kind == Kind::Web; }

    friend bool operator==(const PageAddress&, const PageAddress&) = default;
};

/// The file: URL of a path, whatever its bytes: "file:///a%FFb".
QString fileUrl(std::string_view path);

/// True if the scheme is http or https.
bool isWebUrl(const QUrl& url);

/// A path as Qt takes it: its bytes in the encoding of file names.
QString decodedPath(const std::string& path);

/// At most `longest` characters, with the middle omitted.
QString elided(const QString& text, qsizetype longest = 300);

} // namespace tagseam
