// SPDX-License-Identifier: MIT
// The command line of tagseam.
#pragma once

#include "app/capture.h"
#include "app/picture.h"
#include "ui/session/bookmark.h"
#include "ui/session/pageaddress.h"
#include "ui/widgets/theme.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace tagseam {

struct WindowArguments {
    PageAddress page;                      ///< Kind::None when none is named
    Bookmark bookmark;                     ///< of PAGE, or what --select, --level, --step and --show name
    std::optional<Picture> picture;        ///< instead of a window
    std::optional<CaptureRequest> capture; ///< likewise
    QSize size;                            ///< of the window of both
    std::optional<ThemeChoice> theme;
    QString corpus;      ///< folder whose table is shown; empty for none
    QStringList runs;    ///< of that table: at most two
    QString lesson;      ///< by its name, not checked; empty for none
    uint lessonPage = 1; ///< from 1; 0 when what was given is no number
};

/// The arguments as texts. The name of a page that is not UTF-8 becomes a file: URL, which PageAddress reads
/// again; in other names U+FFFD stands for what is not.
QStringList textsOf(int argc, char** argv);

/// Whether what is asked for needs no display: pictures, captures, --help. Before there is an application.
bool isWindowless(int argc, char** argv);

/// The language that the arguments ask for, which must be known before they are explained: that of --lang,
/// not checked yet; else the one chosen in the window, but English for a picture, which must not depend on
/// it. Empty: the system's.
QString wantedLanguage(const QStringList& arguments);

/// What is asked for; or the exit code, when all is said by then: help, version, one line on standard error.
std::variant<WindowArguments, int> parseArguments(const QStringList& arguments, bool hasDisplay);

} // namespace tagseam
