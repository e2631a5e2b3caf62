// SPDX-License-Identifier: MIT
// `tagseam --screenshot` and `--plot`.
#pragma once

#include "ui/session/analysis/bookmark.h"

#include <QSize>
#include <QString>

namespace tagseam {

class MainWindow;

struct Picture {
    QString path; ///< path for the window, as PNG; empty for none
    QString plot; ///< path for plot and threshold profile, see plotFormatOf(); empty for none
    QSize size{1280, 800};
};

/// Takes the pictures once the page is shown, in the tree that the bookmark names: goes to the bookmark,
/// waits until all is drawn, saves both pictures, and ends the program by QCoreApplication::exit(). Returns
/// Done, or the exit code after one line on standard error when a file cannot be written.
int takePicture(MainWindow& window, const Picture& picture, const Bookmark& bookmark);

} // namespace tagseam
