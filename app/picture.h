// SPDX-License-Identifier: MIT
// `tagseam --screenshot`, `--plot`, and the places that --select, --level, --step and --explain name.
#pragma once

#include <QSize>
#include <QString>

namespace tagseam {

class MainWindow;

/// Places of a run; 0 where none is named.
struct Places {
    uint position = 0; ///< of the sequence, from 1
    uint level = 0;    ///< from 1
    uint step = 0;     ///< from 1
    QString explain;   ///< tab of the Explain dock, by its name; empty for none
};

struct Picture {
    QString path; ///< of the window, as PNG; empty for none
    QString plot; ///< of plot and waterline, see plotFormatOf(); empty for none
    QSize size{1280, 800};
};

/// Goes to step, node, level and tab, once the page is there. Empty, or a sentence that says which of them
/// there is not; then nothing has changed.
QString goToPlaces(MainWindow& window, const Places& places);

/// Once the page is shown: goes to the places, waits until all is drawn, saves both pictures, and ends the
/// program by QCoreApplication::exit().
void takePicture(MainWindow& window, const Picture& picture, const Places& places);

} // namespace tagseam
