// SPDX-License-Identifier: MIT
// `tagseam --save-archive`: archives pages without a window, with a progress bar on a terminal.
#pragma once

#include <QString>
#include <QStringList>

namespace tagseam {

class ArchivingRun;

struct ArchivingRequest {
    QStringList addresses; ///< values of --save-archive, each may be a file or a URL
    QString list;          ///< value of --save-archives: a file with one address a line; empty for none
    QString output; ///< a file or folder for one address, a folder for several; empty: the present folder
    QString dom;    ///< value of --save-tree: a folder of pages, or one page; empty for none
};

/// Starts the run, prints one line for each page, and ends the program by QCoreApplication::exit(): 0 when
/// all pages are archived, 3 when one cannot be loaded, 4 when one cannot be written. Returns Done, or the
/// exit code after one line on standard error; then nothing was started.
int startArchiving(ArchivingRun& run, const ArchivingRequest& options);

} // namespace tagseam
