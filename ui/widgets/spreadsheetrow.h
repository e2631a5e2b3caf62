// SPDX-License-Identifier: MIT
// A row of a table that is copied for a spreadsheet.
#pragma once

#include "core/base/csvrows.h"

#include <QStringList>

namespace tagseam {

/// Returns the cells as spreadsheetText() has them, each on one line, with tabs between them and a line end.
inline QString spreadsheetRow(QStringList cells)
{
    for (QString& cell : cells)
        cell = QString::fromStdString(spreadsheetText(cell.toStdString()))
                   .replace('\t', ' ')
                   .replace('\r', ' ')
                   .replace('\n', ' ');
    return cells.join('\t') + '\n';
}

} // namespace tagseam
