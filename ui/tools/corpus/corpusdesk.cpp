// SPDX-License-Identifier: MIT
// The state that the Corpus workspace shares: its folder, its runs, and the jobs on them. Values by page are
// in corpusdeskpages.cpp.
#include "ui/tools/corpus/corpusdesk.h"

#include "core/corpus/pages/pagegroundtruth.h"
#include "core/corpus/pages/pagestream.h"
#include "core/corpus/runs/rowmeasures.h"
#include "core/explain/setuptext.h"
#include "core/page/pagenames.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/widgets/errortext.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tagseam {

CorpusDesk::CorpusDesk(QObject* parent)
    : QObject(parent), m_runner(new CorpusRunner(this)), m_measure(&corpusMeasure("f1"))
{
    connect(m_runner, &CorpusRunner::pagesCame, this, &CorpusDesk::takePages);
    connect(m_runner, &CorpusRunner::ended, this, [this](bool isComplete) {
        m_isCut = !isComplete;
        chooseMeasure();
        choicesHaveChanged();
        tellState();
    });
    connect(m_runner, &CorpusRunner::renderingChanged, this, &CorpusDesk::stateChanged);
    m_opening.whenFinished(this, [this](Opened opened) {
        if (opened.error) {
            refuse(*opened.error);
        } else if (opened.corpus) {
            m_files = std::move(opened.files);
            takeFolder(*std::move(opened.corpus), std::move(opened.annotators));
        } else if (opened.run) {
            takeRun(*std::move(opened.run), m_openingAt);
        }
        tellState();
    });
    m_checking.whenFinished(this, [this](Checked checked) {
        takeAnnotators(std::move(checked.annotators));
        if (checked.unclear) {
            m_asked = QString::fromStdString(checked.unclear->where);
            refuse(*checked.unclear);
        } else {
            begin(checked.plan);
        }
        tellState();
    });
    m_saving.whenFinished(this, [this](const std::optional<Error>& problem) {
        if (problem) {
            refuse(*problem);
        } else {
            m_runs[0]->path = m_savingTo;
            emit told(tr("The run is saved as %1.").arg(m_runs[0]->name()));
            emit choiceChanged(); // the run has a name now
        }
        tellState();
    });
    m_comparing.whenFinished(this, [this](std::vector<MethodChange> changes) {
        m_changes = std::move(changes);
        m_compared = Compared{*method(Side::Shown), *method(Side::Against), m_measure, m_changes};
        emit changesFound();
        tellState();
    });
}

CorpusDesk::~CorpusDesk()
{
    m_openingStop.request_stop();
    m_comparingStop.request_stop();
    m_pool.waitForDone();
}

bool CorpusDesk::isBusy() const
{
    return m_opening.isPending() || m_checking.isPending() || m_saving.isPending();
}

bool CorpusDesk::isSettled() const
{
    return !isBusy() && !m_runner->isRunning() && !isComparing() && m_toOpen.isEmpty();
}

void CorpusDesk::tellState()
{
    if (!m_toOpen.isEmpty() && !isBusy())
        return openRun(m_toOpen.takeFirst(), m_runs[0] == nullptr ? 0 : 1);
    emit stateChanged();
    if (isSettled())
        emit settled();
}

void CorpusDesk::open(const QString& folder, const QStringList& runs)
{
    m_toOpen = runs;
    if (folder.isEmpty())
        return tellState();
    openFolder(folder);
}

void CorpusDesk::refuse(const Error& error)
{
    m_toOpen.clear();
    emit refused(errorText(error, m_asked));
}

void CorpusDesk::tellBusy()
{
    emit told(tr(
        "Another task is running. Wait until it ends, or cancel it, before you open another corpus or run."));
}

void CorpusDesk::openFolder(const QString& folder)
{
    if (isBusy() || m_runner->isRunning())
        return tellBusy();
    if (!mayReplace())
        return m_toOpen.clear(); // and nothing that would be opened after it
    m_asked = folder;
    m_openingStop = {};
    m_opening.start(QtConcurrent::run(&m_pool, [path = folder.toStdString(),
                                                stop = m_openingStop.get_token()] {
        Opened opened;
        const std::vector<std::string> crawl{path};
        const Result<Corpus> files = isWarcName(path) && !std::filesystem::is_directory(path)
                                         ? corpusOfCrawls(crawl)
                                         : tagseam::openCorpus(path, {}, stop);
        Result<Corpus> corpus = files && hasCrawls(*files) ? withListedCrawls(*files, Limits{}, stop) : files;
        if (corpus) {
            opened.annotators = annotatorsOf(*corpus);
            opened.corpus = *std::move(corpus);
            opened.files = *files;
        } else {
            opened.error = corpus.error();
        }
        return opened;
    }));
    tellState();
}

void CorpusDesk::openRun(const QString& path, int at)
{
    if (isBusy() || m_runner->isRunning())
        return tellBusy();
    if (at == 0 && !mayReplace())
        return m_toOpen.clear();
    m_asked = path;
    m_openingAt = at;
    m_openingStop = {};
    m_opening.start(QtConcurrent::run(&m_pool, [path = path.toStdString(), stop = m_openingStop.get_token()] {
        Opened opened;
        if (Result<CorpusRun> run = openCorpusRun(path, stop))
            opened.run = *std::move(run);
        else
            opened.error = run.error();
        return opened;
    }));
    tellState();
}

void CorpusDesk::takeFolder(Corpus corpus, std::vector<std::string> annotators)
{
    m_corpus = std::move(corpus);
    takeAnnotators(std::move(annotators));
    closeStrangers();
    listPages();
}

void CorpusDesk::takeAnnotators(std::vector<std::string> annotators)
{
    m_annotators = std::move(annotators);
    if (std::ranges::find(m_annotators, m_annotator) == m_annotators.end())
        m_annotator.clear();
}

void CorpusDesk::setAnnotator(const std::string& annotator)
{
    m_annotator = annotator;
    emit stateChanged();
}

// Closes runs that have no page in the folder.
void CorpusDesk::closeStrangers()
{
    const auto isOfFolder = [this](const RunRow& row) {
        return pageNamed(m_corpus->pages, row.page) != nullptr;
    };
    for (std::shared_ptr<CorpusRun>& run : m_runs) {
        if (run == nullptr || std::ranges::any_of(run->rows, isOfFolder))
            continue;
        const QString name = run->name();
        run.reset();
        m_compared.reset();
        emit told(name.isEmpty() ? tr("The previous run has other pages and was closed.")
                                 : tr("%1 is a run of other pages and was closed.").arg(name));
    }
    if (m_runs[0] == nullptr)
        m_runs[0] = std::move(m_runs[1]);
}

void CorpusDesk::takeRun(CorpusRun run, int at)
{
    const auto place = static_cast<std::size_t>(at);
    if (m_corpus) {
        const auto isStrange = [this](const RunRow& row) {
            return pageNamed(m_corpus->pages, row.page) == nullptr;
        };
        const auto strange = std::ranges::count_if(run.rows, isStrange);
        if (at == 0 && strange > 0 && strange == std::ranges::ssize(run.rows))
            m_corpus.reset(); // the folder has other pages, and the user wants to see the opened run
        else if (strange > 0)
            emit told(tr("%1 has pages that are not in the folder. The table shows them, but they cannot be "
                         "opened.")
                          .arg(run.name()));
    }
    const RunExtent extent = extentOf(run.header, run.rows);
    run.lacking = static_cast<int>(extent.wanted.value_or(extent.pages) -
                                   std::min(extent.pages, extent.wanted.value_or(extent.pages)));
    m_runs[place] = std::make_shared<CorpusRun>(std::move(run));
    m_compared.reset();
    if (at == 0) {
        m_isCut = false;
        m_isMeasureChosen = false;
    } else {
        m_sides[1].method.reset(); // the comparison before was with something else
    }
    listPages();
}

void CorpusDesk::closeSecond()
{
    if (isBusy())
        return;
    m_runs[1].reset();
    m_compared.reset();
    listPages();
    tellState();
}

void CorpusDesk::start(const QString& methods, bool hasDiagnosis)
{
    if (!m_corpus || isBusy() || m_runner->isRunning())
        return;
    RunPlan plan;
    Result<std::vector<Method>> named = methodsNamed(methods.toStdString(), plan.base);
    if (!named)
        return emit refused([&, error = named.error()] {
            const QString name = QString::fromStdString(error.where);
            return error.detail == givenTwice ? tr("“%1” appears twice.").arg(name)
                   : name.isEmpty()           ? tr("The name of a method is missing between two commas.")
                                              : tr("“%1” is not a valid method.").arg(name);
        }());
    if (!mayReplace())
        return;
    plan.methods = *std::move(named);
    plan.annotator = m_annotator;
    plan.hasDiagnosis = hasDiagnosis;
    m_checking.start(QtConcurrent::run(&m_pool, [corpus = *m_corpus, plan] {
        Checked checked{plan, annotatorsOf(corpus), {}};
        std::string& annotator = checked.plan.annotator;
        if (std::ranges::find(checked.annotators, annotator) == checked.annotators.end())
            annotator.clear();
        checked.unclear = GroundTruthBook(corpus.folder, annotator).firstUnclear(corpus);
        return checked;
    }));
    tellState();
}

void CorpusDesk::begin(const RunPlan& plan)
{
    auto run = std::make_shared<CorpusRun>();
    const bool isListed = plan.usesSites() || plan.hasSharedTexts; // as `corpus run` lists WARC files
    run->header = headerOf(plan, isListed ? &*m_corpus : &*m_files);
    run->methods = run->header->methods;
    m_runs[0] = std::move(run);
    m_compared.reset();
    m_isCut = false;
    m_isMeasureChosen = false;
    m_runner->start(*m_corpus, plan);
    listPages();
}

void CorpusDesk::takePages(const std::vector<PageRun>& pages)
{
    CorpusRun& run = *m_runs[0];
    int first = pageCount();
    int last = -1;
    for (const PageRun& page : pages) {
        const int at = pageOf(page.page);
        for (std::size_t i = 0; i < page.rows.size(); ++i) {
            const auto index = static_cast<int>(run.rows.size());
            run.rows.push_back(page.rows[i]);
            run.milliseconds.push_back(page.rows[i].error ? -1 : page.times.methods[i]);
            for (SideState& side : m_sides) {
                if (at >= 0 && side.method && side.method->run == 0 &&
                    side.method->method == page.rows[i].method)
                    side.rowOf[static_cast<std::size_t>(at)] = index;
            }
        }
        if (at >= 0) {
            first = std::min(first, at);
            last = std::max(last, at);
        }
    }
    chooseMeasure();
    if (last >= 0)
        emit figuresChanged(first, last);
    emit stateChanged();
}

void CorpusDesk::save(const QString& path)
{
    if (m_runs[0] == nullptr || isBusy() || m_runner->isRunning())
        return;
    m_asked = path;
    m_savingTo = path.toStdString();
    m_saving.start(QtConcurrent::run(
        &m_pool, [run = m_runs[0].get(), to = m_savingTo] { return saveCorpusRun(*run, to); }));
    tellState();
}

} // namespace tagseam
