// SPDX-License-Identifier: MIT
// The report of an experiment that tagseam-cli wrote: its tables, and its figures as plots.
#pragma once

#include "core/papers/report.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;
class QTextBrowser;

namespace tagseam {

class ReportPlot;

class ReportTab : public QWidget {
    Q_OBJECT

  public:
    explicit ReportTab(QWidget* parent = nullptr);

    /// Asks for a file and opens it.
    void choose();
    /// Opens a file of `tagseam-cli experiment --json`; false, and refused(), when it is none. The report
    /// before stays then.
    bool open(const QString& path);
    bool hasReport() const { return !m_reports.empty(); }
    QComboBox* tables() const { return m_tables; }
    ReportPlot* plot() const { return m_plot; }
    QTextBrowser* text() const { return m_text; }

  signals:
    void opened();
    void refused(const QString& sentence);

  private:
    struct Entry { // a table that can be chosen
        std::size_t report;
        std::size_t table;
    };
    void listTables();
    void show(int entry);

    std::vector<Report> m_reports;
    std::vector<Entry> m_entries;
    QPushButton* m_open;
    QComboBox* m_tables;
    ReportPlot* m_plot;
    QTextBrowser* m_text;
};

} // namespace tagseam
