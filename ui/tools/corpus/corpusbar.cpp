// SPDX-License-Identifier: MIT
// The bar of the corpus: opens, runs, saves and compares, and shows the progress of a run.
#include "ui/tools/corpus/corpusbar.h"

#include "ui/session/page/pageaddress.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/tools/corpus/methodchooser.h"
#include "ui/tools/corpus/opencorpus.h"
#include "ui/widgets/workbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace tagseam {

CorpusBar::CorpusBar(OpenCorpus* corpus, QWidget* parent)
    : QWidget(parent), m_corpus(corpus), m_folder(new QPushButton(this)), m_open(new QPushButton(this)),
      m_methods(new MethodChooser(this)), m_annotator(new QComboBox(this)), m_diagnosis(new QCheckBox(this)),
      m_run(new QPushButton(this)), m_progress(new QProgressBar(this)), m_cancel(new QPushButton(this)),
      m_save(new QPushButton(this)), m_second(new QPushButton(this)), m_work(new WorkBar(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_folder);
    layout->addWidget(m_open);
    layout->addWidget(m_methods, 2);
    layout->addWidget(m_annotator);
    layout->addWidget(m_diagnosis);
    layout->addWidget(m_run);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_cancel);
    layout->addWidget(m_save);
    layout->addWidget(m_second);
    layout->addWidget(m_work);
    layout->addStretch(0);
    m_annotator->setObjectName(QStringLiteral("corpusAnnotator"));
    m_annotator->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_diagnosis->setChecked(true);
    connect(m_annotator, &QComboBox::activated, this,
            [this] { m_corpus->setAnnotator(m_annotator->currentData().toString().toStdString()); });
    connect(m_folder, &QPushButton::clicked, this, &CorpusBar::chooseFolder);
    connect(m_open, &QPushButton::clicked, this, [this] { chooseRun(0); });
    connect(m_run, &QPushButton::clicked, this, &CorpusBar::run);
    connect(m_methods, &MethodChooser::accepted, this, &CorpusBar::run);
    connect(m_methods, &MethodChooser::changed, this, &CorpusBar::update);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_corpus->runner()->cancel();
        emit m_corpus->stateChanged();
    });
    connect(m_work, &WorkBar::cancelled, corpus, &OpenCorpus::cancel);
    connect(m_save, &QPushButton::clicked, this, &CorpusBar::saveRun);
    connect(m_second, &QPushButton::clicked, this, [this] {
        if (m_corpus->run(1) != nullptr)
            m_corpus->closeSecond();
        else
            chooseRun(1);
    });
    connect(corpus, &OpenCorpus::stateChanged, this, &CorpusBar::update);
    connect(corpus, &OpenCorpus::choiceChanged, this, &CorpusBar::update);
    retranslate();
}

void CorpusBar::retranslate()
{
    m_folder->setText(tr("Open folder…"));
    m_folder->setToolTip(
        tr("Opens all pages below a folder, or the pages that its corpus.csv or pages.csv names"));
    m_open->setText(tr("Open run…"));
    m_open->setToolTip(tr("Opens a run that this window or tagseam-cli corpus run saved"));
    m_annotator->setAccessibleName(tr("Annotator"));
    m_annotator->setToolTip(
        tr("The annotator whose annotations are the ground truth. Automatic: annotations without a name, "
           "otherwise adjudicated annotations, otherwise the annotations of the only annotator"));
    m_diagnosis->setText(tr("Class of failure"));
    m_diagnosis->setToolTip(tr("Reports which pages are too homogeneous, too heterogeneous, or have content "
                               "that is smaller than the rest. The run takes about twice as long."));
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Runs the methods on each page of the folder"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Cancels the run; the results of finished pages are kept"));
    m_save->setText(tr("Save run…"));
    m_save->setToolTip(tr("Saves the run as a file that tagseam-cli corpus can read and continue, and the "
                          "times in a file beside it"));
    m_progress->setAccessibleName(tr("Pages done"));
    update();
}

void CorpusBar::update()
{
    const CorpusRunner& runner = *m_corpus->runner();
    const bool isRunning = runner.isRunning();
    const bool isFree = !isRunning && !m_corpus->isBusy();
    m_folder->setEnabled(isFree);
    m_open->setEnabled(isFree);
    for (QWidget* each : std::initializer_list<QWidget*>{m_methods, m_diagnosis, m_run})
        each->setVisible(m_corpus->hasFolder() && !isRunning);
    listAnnotators();
    m_annotator->setVisible(m_corpus->hasFolder() && !isRunning && !m_corpus->annotators().empty());
    m_run->setEnabled(isFree && !m_methods->names().isEmpty());
    m_progress->setVisible(isRunning);
    m_cancel->setVisible(isRunning);
    m_cancel->setEnabled(!runner.isCancelling());
    m_progress->setRange(0, std::max(1, runner.pagesInAll()));
    m_progress->setValue(runner.pagesDone());
    const bool hasRun = m_corpus->run(0) != nullptr;
    m_save->setVisible(hasRun && !isRunning);
    m_save->setEnabled(isFree && hasRun && !m_corpus->run(0)->rows.empty());
    m_second->setVisible(hasRun && !isRunning);
    m_second->setEnabled(isFree);
    const bool hasSecond = m_corpus->run(1) != nullptr;
    m_second->setText(hasSecond ? tr("Close %1").arg(m_corpus->run(1)->name()) : tr("Compare with a run…"));
    m_second->setToolTip(
        hasSecond ? tr("Ends the comparison with that run")
                  : tr("Opens an earlier run and shows which pages are better and which are worse"));
    showWork();
}

void CorpusBar::listAnnotators()
{
    QStringList texts{tr("Annotator: automatic")};
    m_annotator->setMinimumContentsLength(static_cast<int>(texts.front().size()));
    for (const std::string& name : m_corpus->annotators())
        texts += tr("Annotator: %1").arg(elided(QString::fromStdString(name), 30));
    QStringList shown;
    for (int i = 0; i < m_annotator->count(); ++i)
        shown += m_annotator->itemText(i);
    if (shown != texts) {
        m_annotator->clear();
        for (qsizetype i = 0; i < texts.size(); ++i)
            m_annotator->addItem(
                texts[i],
                i == 0 ? QString()
                       : QString::fromStdString(m_corpus->annotators()[static_cast<std::size_t>(i) - 1]));
    }
    m_annotator->setCurrentIndex(
        std::max(0, m_annotator->findData(QString::fromStdString(m_corpus->annotator()))));
}

// Begins each job again, so that the bar shows its name.
void CorpusBar::showWork()
{
    const std::string asked = m_corpus->asked().toStdString();
    const QString job = m_corpus->isOpening()
                            ? tr("Opening %1").arg(elided(PageAddress::ofFile(asked).name(), 40))
                        : m_corpus->isComparing() ? tr("Comparing")
                                                  : QString();
    if (std::exchange(m_job, job) == job)
        return;
    job.isEmpty() ? m_work->end() : m_work->begin(job);
}

void CorpusBar::run()
{
    if (m_run->isEnabled() && m_corpus->hasFolder())
        m_corpus->start(m_methods->names(), m_diagnosis->isChecked());
}

QString CorpusBar::folderOfRuns() const
{
    const CorpusRun* run = m_corpus->run(0);
    return run == nullptr || run->path.empty() ? QString()
                                               : QFileInfo(QString::fromStdString(run->path)).absolutePath();
}

bool CorpusBar::chooseFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("A folder of pages"), m_corpus->folder());
    if (!folder.isEmpty())
        m_corpus->openFolder(folder);
    return !folder.isEmpty();
}

bool CorpusBar::chooseCrawl()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("A crawl"), m_corpus->folder(),
                                                      tr("WARC files (*.warc *.warc.gz)"));
    if (!path.isEmpty())
        m_corpus->openFolder(path);
    return !path.isEmpty();
}

bool CorpusBar::chooseRun(int at)
{
    const QString path =
        QFileDialog::getOpenFileName(this, at == 0 ? tr("Open a run") : tr("A run to compare with"),
                                     folderOfRuns(), tr("Runs (*.jsonl *.run);;All files (*)"));
    if (!path.isEmpty())
        m_corpus->openRun(path, at);
    return !path.isEmpty();
}

void CorpusBar::saveRun()
{
    if (!m_save->isEnabled())
        return;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the run"), QStringLiteral("run.jsonl"),
                                                tr("Runs (*.jsonl *.run)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".jsonl");
    m_corpus->save(path);
}

} // namespace tagseam
