// SPDX-License-Identifier: MIT
// The Corpus workspace: a table of many pages, two plots of them, and the runs.
#include "ui/tools/corpus/corpusview.h"

#include "ui/tools/corpus/corpusbar.h"
#include "ui/tools/corpus/corpusfilterbar.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/tools/corpus/corpussummary.h"
#include "ui/tools/corpus/corpustable.h"
#include "ui/tools/corpus/corpustext.h"
#include "ui/tools/corpus/opencorpus.h"
#include "ui/tools/corpus/reporttab.h"
#include "ui/tools/corpus/scatterpanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tagseam {

namespace {

constexpr std::size_t mostSentences = 4; // sentences on a comparison; the others can be chosen

} // namespace

CorpusView::CorpusView(OpenCorpus* corpus, QWidget* parent)
    : QWidget(parent), m_corpus(corpus), m_bar(new CorpusBar(corpus, this)), m_sentence(new QLabel(this)),
      m_table(new CorpusTable(corpus, this)), m_summary(new CorpusSummary(corpus, this)),
      m_report(new ReportTab(this)), m_filters(new CorpusFilterBar(corpus, m_table->shown(), this)),
      m_comparison(new QLabel(this)),
      m_scores(new ScatterPanel(corpus, m_table->shown(), "reduction", "f1", this)),
      m_times(new ScatterPanel(corpus, m_table->shown(), "nodes", "milliseconds", this)),
      m_split(new QSplitter(Qt::Horizontal, this)), m_tabs(new QTabWidget(m_split)),
      m_plots(new QSplitter(Qt::Vertical, m_split)), m_nothing(new QLabel(this)), m_start(new QWidget(this)),
      m_welcome(new QLabel(m_start)), m_open(new QPushButton(m_start)), m_openRun(new QPushButton(m_start)),
      m_openReport(new QPushButton(m_start))
{
    for (QLabel* each : {m_sentence, m_comparison, m_nothing, m_welcome}) {
        each->setWordWrap(true);
        each->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    makeStart();
    makeTable();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(5);
    layout->addWidget(m_bar);
    layout->addWidget(m_sentence);
    layout->addWidget(m_filters);
    layout->addWidget(m_comparison);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_start, 1);
    for (const auto changed :
         {&OpenCorpus::stateChanged, &OpenCorpus::choiceChanged, &OpenCorpus::changesFound})
        connect(corpus, changed, this, &CorpusView::say);
    connect(corpus, &OpenCorpus::pagesChanged, this, [this] {
        if (m_tabs->currentWidget() == m_report)
            m_tabs->setCurrentIndex(0);
    });
    connect(m_table->shown(), &CorpusFilter::arranged, this, &CorpusView::say);
    connect(m_table, &CorpusTable::opened, this, &CorpusView::pageWanted);
    for (const ScatterPanel* panel : {m_scores, m_times})
        connect(panel->plot(), &ScatterPlot::opened, this, &CorpusView::pageWanted);
    connect(m_summary, &CorpusSummary::told, corpus, &OpenCorpus::told);
    connect(m_summary, &CorpusSummary::refused, corpus, &OpenCorpus::refused);
    connect(m_report, &ReportTab::refused, corpus, &OpenCorpus::refused);
    connect(m_report, &ReportTab::opened, this, [this] {
        say();
        m_tabs->setCurrentWidget(m_report);
    });
    retranslate();
}

void CorpusView::makeStart()
{
    m_welcome->setAlignment(Qt::AlignCenter);
    m_welcome->setFixedWidth(560);
    auto* welcome = new QHBoxLayout; // a layout that gives it the height that the width needs
    welcome->addStretch(1);
    welcome->addWidget(m_welcome);
    welcome->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_open);
    buttons->addWidget(m_openRun);
    buttons->addWidget(m_openReport);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(m_start);
    layout->addStretch(2);
    layout->addLayout(welcome);
    layout->addSpacing(8);
    layout->addLayout(buttons);
    layout->addStretch(3);
    connect(m_open, &QPushButton::clicked, m_bar, &CorpusBar::chooseFolder);
    connect(m_openRun, &QPushButton::clicked, m_bar, [this] { m_bar->chooseRun(0); });
    connect(m_openReport, &QPushButton::clicked, m_report, &ReportTab::choose);
}

void CorpusView::makeTable()
{
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(16);
    m_tabs->setDocumentMode(true);
    auto* left = new QWidget(m_tabs);
    auto* rows = new QVBoxLayout(left);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_nothing, 1);
    m_plots->addWidget(m_scores);
    m_plots->addWidget(m_times);
    m_plots->setChildrenCollapsible(false);
    m_tabs->addTab(left, tr("Pages"));
    m_tabs->addTab(m_summary, tr("Summary"));
    m_tabs->addTab(m_report, tr("Report"));
    m_split->addWidget(m_tabs);
    m_split->addWidget(m_plots);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({680, 320});
    m_split->setChildrenCollapsible(false);
}

void CorpusView::retranslate()
{
    m_open->setText(tr("Open folder…"));
    m_openRun->setText(tr("Open run…"));
    m_openReport->setText(tr("Open report…"));
    m_table->setToolTip(tr("Double click or Enter opens the page with its trace"));
    say();
}

void CorpusView::say()
{
    const bool hasPages = m_corpus->hasFolder() || m_corpus->run(0) != nullptr;
    const bool isStart = !hasPages && !m_report->hasReport();
    const QString said = corpusSentence(*m_corpus);
    m_sentence->setText(said);
    m_welcome->setText(said);
    m_start->setVisible(isStart);
    for (QWidget* each : std::initializer_list<QWidget*>{m_sentence, m_filters, m_split})
        each->setVisible(!isStart);
    m_filters->setVisible(hasPages);
    m_plots->setVisible(hasPages);
    for (const int tab : {0, 1}) // a report alone has no pages
        m_tabs->setTabEnabled(tab, hasPages);
    m_bar->setVisible(!isStart || m_corpus->isOpening()); // opening can be cancelled there
    m_open->setEnabled(!m_corpus->isBusy());
    m_openRun->setEnabled(!m_corpus->isBusy());
    const bool hasRows = m_table->shown()->rowCount() > 0;
    m_table->setVisible(hasRows);
    m_nothing->setVisible(!hasRows);
    m_nothing->setText(
        tr("No page matches the filter. Clear it and choose all pages of any class to see all %n pages.",
           nullptr, m_corpus->pageCount()));
    m_split->widget(1)->setVisible(m_corpus->run(0) != nullptr);
    sayComparison();
}

void CorpusView::sayComparison()
{
    QStringList lines;
    const bool isCompared = m_corpus->method(OpenCorpus::Side::Against).has_value();
    const std::vector<MethodChange> changes = isCompared ? m_corpus->changes() : std::vector<MethodChange>();
    for (std::size_t i = 0; i < std::min(changes.size(), mostSentences); ++i)
        lines += changeSentence(*m_corpus, changes[i]);
    if (changes.size() > mostSentences)
        lines += tr("%n more methods: choose one to see its comparison.", nullptr,
                    static_cast<int>(changes.size() - mostSentences));
    if (m_corpus->isComparing())
        lines += tr("Comparing…");
    else if (lines.isEmpty() && m_corpus->runner()->isRunning() &&
             m_corpus->method(OpenCorpus::Side::Against))
        lines += tr("The comparison is shown after the run has ended.");
    m_comparison->setText(lines.join('\n'));
    m_comparison->setVisible(!lines.isEmpty());
}

QString CorpusView::sentence() const
{
    return m_nothing->isHidden() || !m_sentence->isVisible() ? m_sentence->text() : m_nothing->text();
}

QString CorpusView::comparison() const
{
    return m_comparison->text();
}

void CorpusView::startFind()
{
    m_filters->text()->setFocus(Qt::ShortcutFocusReason);
    m_filters->text()->selectAll();
}

} // namespace tagseam
