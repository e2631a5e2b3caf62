// SPDX-License-Identifier: MIT
// `tagseam --screenshot` and `--plot`.
#pragma once

#include "ui/bookmark.h"

#include <QSize>
#include <QString>

namespace tagseam {

class MainWindow;

struct Picture {
    QString path; ///< of the window, as PNG; empty for none
    QString plot; ///< of plot and waterline, see plotFormatOf(); empty for none
    QSize size{1280, 800};
};

/// Goes to step, node, level and tab, once the page is there. Empty, or a sentence that says which of them
/// there is not; then nothing has changed.
QString goToPlaces(MainWindow& window, const Bookmark& bookmark);

/// Once the page is shown: goes to the bookmark, waits until all is drawn, saves both pictures, and ends the
/// program by QCoreApplication::exit().
void takePicture(MainWindow& window, const Picture& picture, const Bookmark& bookmark);

} // namespace tagseam
