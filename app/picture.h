// SPDX-License-Identifier: MIT
// `tagseam --screenshot` and `--plot`.
#pragma once

#include "ui/session/bookmark.h"

#include <QSize>
#include <QString>

namespace tagseam {

class MainWindow;

struct Picture {
    QString path; ///< of the window, as PNG; empty for none
    QString plot; ///< of plot and waterline, see plotFormatOf(); empty for none
    QSize size{1280, 800};
};

/// Once the page is shown, in the tree that the bookmark names: goes to the bookmark, waits until all is
/// drawn, saves both pictures, and ends the program by QCoreApplication::exit().
void takePicture(MainWindow& window, const Picture& picture, const Bookmark& bookmark);

} // namespace tagseam
