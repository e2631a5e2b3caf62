// SPDX-License-Identifier: MIT
// The report of an experiment.
#include "ui/tools/corpus/reporttab.h"

#include "core/base/readbytes.h"
#include "core/papers/reportdata.h"
#include "ui/tools/corpus/reportplot.h"
#include "ui/widgets/errortext.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace tagseam {

ReportTab::ReportTab(QWidget* parent)
    : QWidget(parent), m_open(new QPushButton(this)), m_tables(new QComboBox(this)),
      m_plot(new ReportPlot(this)), m_text(new QTextBrowser(this))
{
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_open);
    choices->addWidget(m_tables, 1);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_plot);
    parts->addWidget(m_text);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(choices);
    layout->addWidget(parts, 1);
    m_open->setText(tr("Open report…"));
    m_open->setToolTip(tr("Opens the report of an experiment that tagseam-cli experiment --json wrote"));
    m_tables->setAccessibleName(tr("Table or figure of the report"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_tables->setEnabled(false);
    m_plot->hide();
    m_text->setPlainText(tr("The tables and figures of an experiment appear here. Write a report with "
                            "tagseam-cli experiment NAME FOLDER --json > report.json, and open it."));
    connect(m_open, &QPushButton::clicked, this, &ReportTab::choose);
    connect(m_tables, &QComboBox::currentIndexChanged, this, &ReportTab::show);
}

void ReportTab::choose()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a report"), QString(),
                                                      tr("Reports (*.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

bool ReportTab::open(const QString& path)
{
    const Result<std::string> bytes = readBytes(QFile::encodeName(path).toStdString());
    Result<std::vector<Report>> reports =
        bytes ? readReports(*bytes) : Result<std::vector<Report>>(bytes.error());
    if (!reports) {
        emit refused(errorText(reports.error(), path));
        return false;
    }
    m_reports = *std::move(reports);
    listTables();
    emit opened();
    return true;
}

void ReportTab::listTables()
{
    const QSignalBlocker blocker(m_tables);
    m_tables->clear();
    m_entries.clear();
    int firstPlot = -1;
    for (std::size_t report = 0; report < m_reports.size(); ++report) {
        for (std::size_t table = 0; table < m_reports[report].tables.size(); ++table) {
            const ReportTable& each = m_reports[report].tables[table];
            if (each.form == ReportForm::Data)
                continue;
            if (each.form == ReportForm::Plot && firstPlot < 0)
                firstPlot = static_cast<int>(m_entries.size());
            m_entries.push_back({report, table});
            m_tables->addItem(QString::fromStdString(m_reports[report].experiment + ": " + each.title));
        }
    }
    m_tables->setEnabled(!m_entries.empty());
    const int first = m_entries.empty() ? -1 : std::max(firstPlot, 0);
    m_tables->setCurrentIndex(first);
    show(first);
}

void ReportTab::show(int entry)
{
    if (entry < 0) {
        m_plot->hide();
        m_text->setPlainText(tr("The report has no table."));
        return;
    }
    const auto [report, table] = m_entries[static_cast<std::size_t>(entry)];
    Report shown = m_reports[report];
    shown.tables = {shown.tables[table]};
    const bool isPlot = shown.tables.front().form == ReportForm::Plot;
    if (isPlot)
        m_plot->setTable(shown.tables.front());
    m_plot->setVisible(isPlot);
    m_text->setMarkdown(QString::fromStdString(writeReports({&shown, 1}, ReportFormat::Markdown)));
}

} // namespace tagseam
