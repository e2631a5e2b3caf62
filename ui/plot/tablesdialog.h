// SPDX-License-Identifier: MIT
// A dialog with plot, waterline and timeline as tables.
#pragma once

#include "ui/plot/plottables.h"

#include <QDialog>

class QTabWidget;
class QTableView;

namespace tagseam {

/// Enter shows the place of the row in the window and closes the dialog; Ctrl+C copies the selected rows, or
/// all if none is selected.
class TablesDialog : public QDialog {
    Q_OBJECT

  public:
    struct Page {
        QString title;
        PlotTable* table; ///< the dialog becomes its parent
    };
    /// `front` is the index of the page that is shown first.
    TablesDialog(const std::vector<Page>& pages, int front, QWidget* parent);

  private:
    QTableView* makeView(const Page& page);
    QTableView* view() const;
    void copy() const;

    QTabWidget* m_pages;
};

} // namespace tagseam
