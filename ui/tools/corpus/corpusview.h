// SPDX-License-Identifier: MIT
// The Corpus workspace: a table of many pages, two plots of them, and the runs.
#pragma once

#include "ui/widgets/language.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace tagseam {

class CorpusBar;
class OpenCorpus;
class CorpusFilterBar;
class CorpusSummary;
class CorpusTable;
class ReportTab;
class ScatterPanel;

class CorpusView : public QWidget {
    Q_OBJECT

  public:
    explicit CorpusView(OpenCorpus* corpus, QWidget* parent = nullptr);

    CorpusBar* bar() const { return m_bar; }
    CorpusFilterBar* filters() const { return m_filters; }
    CorpusTable* table() const { return m_table; }
    CorpusSummary* summary() const { return m_summary; }
    ReportTab* report() const { return m_report; }
    ScatterPanel* scores() const { return m_scores; }
    ScatterPanel* times() const { return m_times; }
    QPushButton* openButton() const { return m_open; }
    /// The present state or the job under way.
    QString sentence() const;
    /// The result of the comparison; empty without one.
    QString comparison() const;
    void startFind();

  signals:
    /// A page was opened by double click or Enter, in the table or in a plot.
    void pageWanted(int page);

  private:
    void makeStart();
    void makeTable();
    void retranslate();
    void say();
    void sayComparison();

    OpenCorpus* m_corpus;
    CorpusBar* m_bar;
    QLabel* m_sentence;
    CorpusTable* m_table;
    CorpusSummary* m_summary;
    ReportTab* m_report;
    CorpusFilterBar* m_filters;
    QLabel* m_comparison;
    ScatterPanel* m_scores;
    ScatterPanel* m_times;
    QSplitter* m_split;
    QTabWidget* m_tabs;
    QSplitter* m_plots;
    QLabel* m_nothing; // in place of a table without rows
    QWidget* m_start;  // in place of everything when nothing is open
    QLabel* m_welcome;
    QPushButton* m_open;
    QPushButton* m_openRun;
    QPushButton* m_openReport;
};

} // namespace tagseam
