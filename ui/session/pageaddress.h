// SPDX-License-Identifier: MIT
// What a page is opened by: an address, as typed, dropped, remembered or given on the command line.
#pragma once

#include <QString>
#include <QUrl>

#include <string>
#include <string_view>

namespace tagseam {

/// File names are bytes, which QString cannot hold when they are not UTF-8. So a path is kept as bytes, and
/// has a text form that names the same file in every case.
struct PageAddress {
    enum class Kind {
        None,          ///< nothing was said
        Web,           ///< url: http or https
        File,          ///< path: absolute, clean, raw bytes; of a file or a folder
        Resource,      ///< path: of the program, ":/samples/..."
        Clipboard,     ///< what was taken from the clipboard
        StandardInput, ///< "-"
        Unknown,       ///< scheme: one that is not opened
    };
    Kind kind = Kind::None;
    QUrl url;
    std::string path;
    QString scheme;
    QString entry;          ///< which page of an archive: a number from 1, or its address; empty: not said
    bool isGuessed = false; ///< no scheme was typed: https is tried, then http
    // What the manifest of a corpus says of a file. The text form does not have it.
    std::string encoding;   ///< empty: what the page says
    std::string annotation; ///< path of a file of truth, raw bytes; empty: what is beside the page

    /// A path that exists, or looks like one; else an http or https URL, with or without scheme; a file: URL,
    /// its bytes percent-encoded; "-"; "clipboard:". Relative paths start from the current folder.
    static PageAddress fromText(const QString& text);
    /// `path`: raw bytes, absolute or not. What is kept has no "." or ".." in it: a URL keeps none either. It
    /// names the same file: a link before ".." is followed, any other stays as it is.
    static PageAddress ofFile(const std::string& path, const QString& entry = {});
    /// Bytes of a command line or of a list as a text for fromText(): what is no UTF-8 is a path.
    static QString textOf(std::string_view bytes);

    /// From which fromText() makes the same address. A path is itself, but a file: URL when it is not UTF-8,
    /// cannot be seen for what it is (control characters, marks of direction, white space at an end), or
    /// names a page of an archive.
    QString text() const;
    /// For the address line: as text(), but a sample by its name. fromText() makes the same address of it.
    QString shownText() const;
    /// For titles and sentences: the name of the file without its folder, else what text() says.
    QString name() const;
    bool isWeb() const { return kind == Kind::Web; }

    friend bool operator==(const PageAddress&, const PageAddress&) = default;
};

/// The file: URL of a path, of whatever bytes: "file:///a%FFb".
QString fileUrl(std::string_view path);

/// The scheme is http or https.
bool isWebUrl(const QUrl& url);

/// A path as Qt takes it: its bytes in the encoding of file names.
QString decodedPath(const std::string& path);

/// At most `longest` characters, the middle excluded.
QString elided(const QString& text, qsizetype longest = 300);

} // namespace tagseam
