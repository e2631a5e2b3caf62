// SPDX-License-Identifier: MIT
// Parses the command line of tagseam.
#pragma once

#include "app/archiving.h"
#include "app/picture.h"
#include "ui/session/analysis/bookmark.h"
#include "ui/session/page/pageaddress.h"
#include "ui/widgets/theme.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace tagseam {

struct WindowArguments {
    PageAddress page;                        ///< Kind::None when none is named
    Bookmark bookmark;                       ///< bookmark of PAGE, or of --select, --level, --step and --show
    std::optional<Picture> picture;          ///< instead of a window
    std::optional<ArchivingRequest> capture; ///< instead of a window
    QSize size;                              ///< size of the window for both
    std::optional<ThemeChoice> theme;
    QString corpus;      ///< folder whose table is shown; empty for none
    QStringList runs;    ///< runs of that table: at most two
    QString lesson;      ///< lesson, not checked; empty for none
    uint lessonPage = 1; ///< from 1; 0 when the value is not a number
};

/// Returns the arguments as texts. The name of a page that is not UTF-8 becomes a file: URL, which
/// PageAddress reads again; in other names U+FFFD replaces invalid bytes.
QStringList textsOf(int argc, char** argv);

/// True if the request needs no display: pictures, captures, --help. Called before there is an application.
bool isWindowless(int argc, char** argv);

/// Returns the language of the arguments, which must be known before they are explained: the language of
/// --lang, not checked yet; else the one chosen in the window, but English for a picture, which must not
/// depend on it. Empty: the system's.
QString wantedLanguage(const QStringList& arguments);

/// Returns the parsed arguments, or the exit code when the program is finished: help, version, one line on
/// standard error.
std::variant<WindowArguments, int> parseArguments(const QStringList& arguments, bool hasDisplay);

} // namespace tagseam
