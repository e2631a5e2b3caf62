// SPDX-License-Identifier: MIT
// The corpus that is open: its folder, its runs, the jobs on them, and the results page by page.
#include "ui/tools/corpus/opencorpus.h"

#include "core/corpus/pages/pagegroundtruth.h"
#include "core/corpus/pages/pagestream.h"
#include "core/corpus/runs/rowmeasures.h"
#include "core/corpus/runs/runfile.h"
#include "core/explain/setuptext.h"
#include "core/page/pagenames.h"
#include "ui/session/page/pageaddress.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/widgets/errortext.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tagseam {

OpenCorpus::OpenCorpus(QObject* parent)
    : QObject(parent), m_runner(new CorpusRunner(this)), m_measure(&corpusMeasure("f1"))
{
    connect(m_runner, &CorpusRunner::pagesCame, this, &OpenCorpus::takePages);
    connect(m_runner, &CorpusRunner::ended, this, [this](bool isComplete) {
        m_isCut = !isComplete;
        chooseMeasure();
        choicesHaveChanged();
        tellState();
    });
    connect(m_runner, &CorpusRunner::renderingChanged, this, &OpenCorpus::stateChanged);
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

OpenCorpus::~OpenCorpus()
{
    m_openingStop.request_stop();
    m_comparingStop.request_stop();
    m_pool.waitForDone();
}

bool OpenCorpus::isBusy() const
{
    return m_opening.isPending() || m_checking.isPending() || m_saving.isPending();
}

bool OpenCorpus::isSettled() const
{
    return !isBusy() && !m_runner->isRunning() && !isComparing() && m_toOpen.isEmpty();
}

void OpenCorpus::tellState()
{
    if (!m_toOpen.isEmpty() && !isBusy())
        return openRun(m_toOpen.takeFirst(), m_runs[0] == nullptr ? 0 : 1);
    emit stateChanged();
    if (isSettled())
        emit settled();
}

void OpenCorpus::open(const QString& folder, const QStringList& runs)
{
    m_toOpen = runs;
    if (folder.isEmpty())
        return tellState();
    openFolder(folder);
}

void OpenCorpus::refuse(const Error& error)
{
    m_toOpen.clear();
    emit refused(errorText(error, m_asked));
}

void OpenCorpus::tellBusy()
{
    emit told(tr(
        "Another task is running. Wait until it ends, or cancel it, before you open another corpus or run."));
}

void OpenCorpus::openFolder(const QString& folder)
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

void OpenCorpus::openRun(const QString& path, int at)
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

void OpenCorpus::takeFolder(Corpus corpus, std::vector<std::string> annotators)
{
    m_corpus = std::move(corpus);
    takeAnnotators(std::move(annotators));
    closeStrangers();
    listPages();
}

void OpenCorpus::takeAnnotators(std::vector<std::string> annotators)
{
    m_annotators = std::move(annotators);
    if (std::ranges::find(m_annotators, m_annotator) == m_annotators.end())
        m_annotator.clear();
}

void OpenCorpus::setAnnotator(const std::string& annotator)
{
    m_annotator = annotator;
    emit stateChanged();
}

// Closes runs that have no page in the folder.
void OpenCorpus::closeStrangers()
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

void OpenCorpus::takeRun(CorpusRun run, int at)
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

void OpenCorpus::closeSecond()
{
    if (isBusy())
        return;
    m_runs[1].reset();
    m_compared.reset();
    listPages();
    tellState();
}

void OpenCorpus::start(const QString& methods, bool hasDiagnosis)
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

void OpenCorpus::begin(const RunPlan& plan)
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

void OpenCorpus::takePages(const std::vector<PageRun>& pages)
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

void OpenCorpus::save(const QString& path)
{
    if (m_runs[0] == nullptr || isBusy() || m_runner->isRunning())
        return;
    m_asked = path;
    m_savingTo = path.toStdString();
    m_saving.start(QtConcurrent::run(
        &m_pool, [run = m_runs[0].get(), to = m_savingTo] { return saveCorpusRun(*run, to); }));
    tellState();
}

// Compares on one thread, one after the other: the method that is shown, and the methods that both runs have.
void OpenCorpus::compare()
{
    m_changes.clear();
    m_comparingStop.request_stop();
    m_comparing.drop();
    const std::optional<RunMethod>& shown = method(Side::Shown);
    const std::optional<RunMethod>& against = method(Side::Against);
    if (!shown || !against || m_runner->isRunning()) {
        m_compared.reset();
        return emit stateChanged(); // removes the text of the comparison before
    }
    std::vector<std::pair<std::string, std::string>> methods{{against->method, shown->method}};
    if (against->run != shown->run) {
        for (const std::string& each : run(shown->run)->methods) {
            if (each != shown->method && std::ranges::find(run(1)->methods, each) != run(1)->methods.end())
                methods.emplace_back(each, each);
        }
    }
    m_comparingStop = {};
    // Rows of these runs do not change any more: a run that is under way is compared when it has ended.
    m_comparing.start(QtConcurrent::run(&m_pool, [before = m_runs[static_cast<std::size_t>(against->run)],
                                                  now = m_runs[static_cast<std::size_t>(shown->run)],
                                                  methods = std::move(methods),
                                                  by = findRowMeasure(m_measure->key),
                                                  stop = m_comparingStop.get_token()] {
        std::vector<MethodChange> changes;
        changes.reserve(methods.size());
        for (const auto& [methodBefore, methodNow] : methods)
            changes.push_back(compareMethods(before->rows, methodBefore, now->rows, methodNow, *by, stop));
        return changes;
    }));
    emit stateChanged();
}

void OpenCorpus::cancel()
{
    if (isOpening())
        cancelOpening();
    else if (isComparing())
        cancelComparing();
}

void OpenCorpus::cancelOpening()
{
    m_openingStop.request_stop();
    m_opening.drop();
    m_toOpen.clear();
    emit told(tr("%1 was not opened because you cancelled it. The previous pages are still shown.")
                  .arg(PageAddress::ofFile(m_asked.toStdString()).name()));
    tellState();
}

// Returns to the comparison before, or to none.
void OpenCorpus::cancelComparing()
{
    m_comparingStop.request_stop();
    m_comparing.drop();
    if (m_compared) {
        m_sides[at(Side::Shown)].method = m_compared->shown;
        m_sides[at(Side::Against)].method = m_compared->against;
        m_measure = m_compared->measure;
        m_changes = m_compared->changes;
    } else {
        m_sides[at(Side::Against)].method.reset();
    }
    for (const Side side : {Side::Shown, Side::Against})
        findRows(side);
    emit choiceChanged();
    if (pageCount() > 0)
        emit figuresChanged(0, pageCount() - 1);
    emit told(m_compared.has_value()
                  ? tr("The comparison was cancelled. The previous comparison is shown.")
                  : tr("The comparison was cancelled. Choose a method to compare with to start it again."));
    tellState();
}

QString OpenCorpus::folder() const
{
    if (!m_corpus)
        return {};
    const bool isCrawl = m_files->pages.size() == 1 && tagseam::isCrawl(m_files->pages.front());
    return QString::fromStdString(isCrawl ? m_files->pages.front().file : m_corpus->folder);
}

bool OpenCorpus::isUnsaved() const
{
    return m_runs[0] != nullptr && m_runs[0]->path.empty() && !m_runs[0]->rows.empty();
}

// Lists the pages of the folder, then pages that only the runs have.
void OpenCorpus::listPages()
{
    const std::string selected =
        m_selected >= 0 ? m_ids[static_cast<std::size_t>(m_selected)] : std::string();
    m_ids.clear();
    m_names.clear();
    m_inCorpus.clear();
    m_pageOf.clear();
    const auto add = [this](const std::string& id, int inCorpus) {
        if (!m_pageOf.emplace(id, pageCount()).second)
            return;
        m_ids.push_back(id);
        m_names.push_back(QString::fromStdString(id));
        m_inCorpus.push_back(inCorpus);
    };
    for (std::size_t i = 0; m_corpus && i < m_corpus->pages.size(); ++i) {
        const std::string& id = m_corpus->pages[i].id;
        add(QUtf8StringView(id).isValidUtf8() ? id : nameInRow(id), static_cast<int>(i));
    }
    for (const auto& each : m_runs) {
        for (std::size_t i = 0; each != nullptr && i < each->rows.size(); ++i)
            add(each->rows[i].page, -1);
    }
    m_selected = selected.empty() ? -1 : pageOf(selected);
    chooseMethods();
    chooseMeasure();
    for (const Side side : {Side::Shown, Side::Against})
        findRows(side);
    emit pagesChanged();
    emit choiceChanged();
    emit selectedChanged(m_selected);
    compare();
}

int OpenCorpus::pageOf(const std::string& id) const
{
    const auto found = m_pageOf.find(id);
    return found == m_pageOf.end() ? -1 : found->second;
}

const CorpusPage* OpenCorpus::entryOf(int page) const
{
    const int index = m_inCorpus[static_cast<std::size_t>(page)];
    return index < 0 ? nullptr : &m_corpus->pages[static_cast<std::size_t>(index)];
}

std::vector<RunMethod> OpenCorpus::methods() const
{
    std::vector<RunMethod> methods;
    for (int at = 0; at < 2; ++at) {
        if (run(at) == nullptr)
            continue;
        for (const std::string& method : run(at)->methods)
            methods.push_back({at, method});
    }
    return methods;
}

// Keeps the chosen methods as long as they exist.
void OpenCorpus::chooseMethods()
{
    const std::vector<RunMethod> all = methods();
    const auto isThere = [&](const std::optional<RunMethod>& method) {
        return method && std::ranges::find(all, *method) != all.end();
    };
    std::optional<RunMethod>& shown = m_sides[at(Side::Shown)].method;
    std::optional<RunMethod>& against = m_sides[at(Side::Against)].method;
    if (!isThere(shown))
        shown = all.empty() || all.front().run != 0 ? std::nullopt : std::optional(all.front());
    if (isThere(against))
        return;
    against.reset();
    if (run(1) == nullptr || !shown || run(1)->methods.empty())
        return;
    against = RunMethod{1, shown->method};
    if (!isThere(against))
        against->method = run(1)->methods.front();
}

// Chooses F1 if something is scored, until the user chooses a measure.
void OpenCorpus::chooseMeasure()
{
    if (m_isMeasureChosen || run(0) == nullptr)
        return;
    const bool isScored =
        std::ranges::any_of(run(0)->rows, [](const RunRow& row) { return row.score.has_value(); });
    m_measure = &corpusMeasure(isScored ? "f1" : "reduction");
}

void OpenCorpus::setMeasure(std::string_view key)
{
    if (findRowMeasure(key) == nullptr || key == m_measure->key)
        return;
    m_measure = &corpusMeasure(key);
    m_isMeasureChosen = true;
    choicesHaveChanged();
}

void OpenCorpus::show(const RunMethod& method)
{
    std::optional<RunMethod>& shown = m_sides[at(Side::Shown)].method;
    std::optional<RunMethod>& against = m_sides[at(Side::Against)].method;
    if (shown == method)
        return;
    const bool isSame = shown && against && against->run == 1 && against->method == shown->method;
    if (against == method)
        against = shown; // not with itself
    shown = method;
    if (isSame && std::ranges::find(run(1)->methods, method.method) != run(1)->methods.end())
        against->method = method.method; // the same method of both runs
    choicesHaveChanged();
}

void OpenCorpus::compareWith(const std::optional<RunMethod>& method)
{
    if (m_sides[at(Side::Against)].method == method)
        return;
    m_sides[at(Side::Against)].method = method;
    choicesHaveChanged();
}

void OpenCorpus::choicesHaveChanged()
{
    for (const Side side : {Side::Shown, Side::Against})
        findRows(side);
    emit choiceChanged();
    if (pageCount() > 0)
        emit figuresChanged(0, pageCount() - 1);
    compare();
}

// If a page occurs twice, its first row counts, as in compareMethods().
void OpenCorpus::findRows(Side side)
{
    SideState& state = m_sides[at(side)];
    state.rowOf.assign(m_ids.size(), -1);
    if (!state.method)
        return;
    const std::vector<RunRow>& rows = run(state.method->run)->rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].method != state.method->method)
            continue;
        int& place = state.rowOf[static_cast<std::size_t>(pageOf(rows[i].page))];
        place = place < 0 ? static_cast<int>(i) : place;
    }
}

const RunRow* OpenCorpus::row(int page, Side side) const
{
    const SideState& state = m_sides[at(side)];
    const int index = state.rowOf[static_cast<std::size_t>(page)];
    return index < 0 ? nullptr : &run(state.method->run)->rows[static_cast<std::size_t>(index)];
}

std::optional<double> OpenCorpus::figure(int page, const CorpusMeasure& measure, Side side) const
{
    const SideState& state = m_sides[at(side)];
    const int index = state.rowOf[static_cast<std::size_t>(page)];
    if (index < 0)
        return std::nullopt;
    const CorpusRun& of = *run(state.method->run);
    return measure.of(of.rows[static_cast<std::size_t>(index)],
                      of.milliseconds[static_cast<std::size_t>(index)]);
}

std::optional<double> OpenCorpus::difference(int page) const
{
    const std::optional<double> now = figure(page, *m_measure);
    const std::optional<double> before = figure(page, *m_measure, Side::Against);
    return now && before ? std::optional(*now - *before) : std::nullopt;
}

OpenCorpus::Change OpenCorpus::changeOf(int page) const
{
    if (row(page) == nullptr || row(page, Side::Against) == nullptr)
        return Change::None;
    const std::optional<double> now = figure(page, *m_measure);
    const std::optional<double> before = figure(page, *m_measure, Side::Against);
    if (now == before)
        return Change::None;
    return !before || (now && *now > *before) ? Change::Better : Change::Worse;
}

bool OpenCorpus::isFailed(int page) const
{
    const auto hasError = [&](Side side) { return row(page, side) != nullptr && row(page, side)->error; };
    return hasError(Side::Shown) || hasError(Side::Against);
}

void OpenCorpus::select(int page)
{
    if (page == m_selected)
        return;
    m_selected = page;
    emit selectedChanged(page);
}

} // namespace tagseam
