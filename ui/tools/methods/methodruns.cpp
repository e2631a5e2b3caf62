// SPDX-License-Identifier: MIT
// Runs all methods on the page that is shown. Methods that learn from a site keep what they learnt by folder
// and name.
#include "ui/tools/methods/methodruns.h"

#include "core/methods/content/content.h"
#include "core/methods/methods.h"
#include "core/methods/sitestyletree/sstfilter.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

const QString thresholdKey = QStringLiteral("threshold=");

QStringList shownOptions(const QString& name)
{
    return name.split(',').mid(1);
}

// The name without its threshold.
QString adaptiveName(const QString& name)
{
    QStringList parts = name.split(',');
    parts.erase(std::remove_if(parts.begin(), parts.end(),
                               [](const QString& part) { return part.startsWith(thresholdKey); }),
                parts.end());
    return parts.join(',');
}

constexpr std::size_t mostSites = 4; // number of sites that are kept, because the result for one may be large

} // namespace

MethodRuns::MethodRuns(Explainer* explainer)
    : QObject(explainer), m_session(explainer->session()), m_run(new Inquiry<SharedOutcome>(explainer)),
      m_learn(new Inquiry<SharedFilters>(explainer)), m_compare(new Inquiry<MethodComparison>(explainer))
{
    m_learn->setOfNoPage();
    m_rows.push_back({});
    for (const MethodEntry* entry : methodEntries())
        m_rows.push_back({QString::fromUtf8(entry->name), false, MethodState::Waiting, nullptr, false});
    settle();
    m_b = find(QString::fromUtf8(contentMethod.name)).value_or(present);
    connect(m_session->trees(), &PageTrees::documentChanged, this, &MethodRuns::forget);
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, this, &MethodRuns::forgetPresent);
    connect(m_session->kept(), &KeptRegions::severalChanged, this, &MethodRuns::forgetPresent);
    connect(m_run, &InquiryBase::changed, this, &MethodRuns::takeRun);
    connect(m_learn, &InquiryBase::changed, this, &MethodRuns::takeLearnt);
    connect(m_compare, &InquiryBase::changed, this, &MethodRuns::takeComparison);
}

// Another tree has come: all results are out of date. Learning continues, because it is about the site.
void MethodRuns::forget()
{
    m_running.reset();
    m_run->clear();
    m_compare->clear();
    for (MethodRow& row : m_rows) {
        row.outcome.reset();
        if (row.state != MethodState::Learning)
            row.state = MethodState::Waiting;
    }
    m_isTreeRefused = false;
    settle();
    m_truth.clear();
    m_asked = {};
    m_known.reset();
    m_comparison.reset();
    m_step = -1;
    emit changed();
    emit stepChanged();
}

void MethodRuns::forgetPresent()
{
    if (m_running == m_rows[present].name) {
        m_running.reset();
        m_run->clear();
    }
    m_rows[present].outcome.reset();
    m_rows[present].state = MethodState::Waiting;
    emit changed();
}

// Returns NeedsStyles or NeedsBoxes for a method that cannot judge the tree, otherwise Waiting.
MethodState MethodRuns::stateBefore(const MethodRow& row) const
{
    const PageTrees* trees = m_session->trees();
    const Result<Method> method = methodNamed(row.name.toStdString());
    if (!method || !trees->hasDocument())
        return MethodState::Waiting;
    const std::optional<ErrorCode> lack = method->lackOf(trees->document());
    return !lack                         ? MethodState::Waiting
           : *lack == ErrorCode::NoBoxes ? MethodState::NeedsBoxes
                                         : MethodState::NeedsStyles;
}

// Updates which waiting rows cannot be run, and which of the others can be run now.
void MethodRuns::settle()
{
    for (std::size_t i = present + 1; i < m_rows.size(); ++i) {
        MethodRow& row = m_rows[i];
        row.usesSite = methodOf(row).usesSite();
        if (row.usesSite && (row.state == MethodState::Waiting || row.state == MethodState::NeedsSite))
            row.state = !goesByTree(row) && (m_folder.isEmpty() || siteError()) ? MethodState::NeedsSite
                                                                                : MethodState::Waiting;
        if (row.state == MethodState::Waiting || row.state == MethodState::NeedsStyles ||
            row.state == MethodState::NeedsBoxes)
            row.state = stateBefore(row);
    }
}

Method MethodRuns::methodOf(const MethodRow& row) const
{
    Result<Method> method = methodNamed(row.name.toStdString());
    return method ? *std::move(method) : Method{}; // add() accepts no invalid name
}

void MethodRuns::setA(std::size_t row)
{
    if (row >= m_rows.size() || row == m_a)
        return;
    m_a = row;
    emit changed();
}

void MethodRuns::setB(std::size_t row)
{
    if (row >= m_rows.size() || row == m_b)
        return;
    m_b = row;
    m_step = -1;
    emit changed();
    emit stepChanged();
}

void MethodRuns::setStep(int step)
{
    const int count = shown() == nullptr ? 0 : static_cast<int>(shown()->result.decisions.size());
    const int next = std::clamp(step, -1, count - 1);
    if (next == m_step)
        return;
    m_step = next;
    emit stepChanged();
}

std::optional<std::size_t> MethodRuns::find(const QString& name) const
{
    const auto found = std::find_if(m_rows.begin() + 1, m_rows.end(),
                                    [&](const MethodRow& row) { return row.name == name; });
    return found == m_rows.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - m_rows.begin()));
}

bool MethodRuns::add(const QString& name)
{
    if (const auto row = find(name)) {
        setB(*row);
        return true;
    }
    if (!methodNamed(name.toStdString()))
        return false;
    m_rows.push_back({name, true, MethodState::Waiting, nullptr, false});
    settle();
    m_b = m_rows.size() - 1;
    m_step = -1;
    emit changed();
    emit stepChanged();
    return true;
}

void MethodRuns::remove(std::size_t row)
{
    if (row >= m_rows.size() || !m_rows[row].isOwn)
        return;
    if (m_running == m_rows[row].name) {
        m_running.reset();
        m_run->clear();
    }
    m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(row));
    m_a = m_a == row ? present : m_a - (m_a > row ? 1 : 0);
    m_b -= m_b >= row ? 1 : 0;
    m_step = -1;
    emit changed();
    emit stepChanged();
}

bool MethodRuns::takesThreshold(std::size_t row) const
{
    if (isChain(m_rows[row].name.toStdString()))
        return false;
    const MethodEntry* entry = findMethod(m_rows[row].name.section(',', 0, 0).toStdString());
    return entry != nullptr && std::ranges::any_of(entry->options, [](const MethodOption& option) {
               return option.name == "threshold" && option.values == anyCountWords;
           });
}

bool MethodRuns::hasOwnThreshold(std::size_t row) const
{
    return std::ranges::any_of(shownOptions(m_rows[row].name),
                               [](const QString& part) { return part.startsWith(thresholdKey); });
}

std::optional<double> MethodRuns::adaptiveThreshold(std::size_t row) const
{
    const std::optional<std::size_t> adaptive = find(adaptiveName(m_rows[row].name));
    return adaptive && m_rows[*adaptive].outcome ? m_rows[*adaptive].outcome->result.threshold : std::nullopt;
}

void MethodRuns::setThreshold(std::size_t row, std::optional<int> threshold)
{
    if (row >= m_rows.size() || !takesThreshold(row))
        return;
    const QString adaptive = adaptiveName(m_rows[row].name);
    const QString name =
        threshold ? QStringLiteral("%1,%2%3").arg(adaptive, thresholdKey).arg(*threshold) : adaptive;
    if (name == m_rows[row].name)
        return;
    if (m_rows[row].isOwn)
        remove(row);
    add(name);
}

void MethodRuns::setGroundTruth(std::vector<Labelled> truth)
{
    m_truth = std::move(truth);
}

bool MethodRuns::hasContent() const
{
    return std::ranges::any_of(m_truth, [](const Labelled& each) {
        return each.label == label::main || each.label == label::record;
    });
}

void MethodRuns::ask()
{
    if (!m_session->runner()->hasAnalysis())
        return;
    settle();
    const auto waiting = std::ranges::find_if(m_rows, [this](const MethodRow& row) { return canRun(row); });
    if (waiting != m_rows.end() && !m_run->isPending())
        askRun(static_cast<std::size_t>(waiting - m_rows.begin()));
    askComparison();
    askLearning();
}

void MethodRuns::askAgain()
{
    for (MethodRow& row : m_rows) {
        if (row.state == MethodState::GivenUp)
            row.state = MethodState::Waiting;
    }
    m_asked = {};
    ask();
}

bool MethodRuns::isGivenUp() const
{
    return m_compare->isCancelled() || std::ranges::any_of(m_rows, [](const MethodRow& row) {
               return row.state == MethodState::GivenUp;
           });
}

void MethodRuns::askRun(std::size_t row)
{
    Method method = methodOf(m_rows[row]);
    if (goesByTree(m_rows[row]))
        method.run = filterByTree();
    else if (const Filter* learnt = learntFilter(m_rows[row]))
        method.run = *learnt;
    if (row == present)
        method.run = [kept = m_session->kept()->mask()](const FilterInput&, const std::stop_token&) {
            return FilterResult{kept, {}, {}, {}, false};
        };
    m_rows[row].state = MethodState::Running;
    m_running = m_rows[row].name;
    m_run->ask(m_rows[row].name.isEmpty() ? tr("counting the kept nodes")
                                          : tr("running %1").arg(m_rows[row].name),
               [method](const Material& material, const TellProgress&) {
                   return runMethod(*material.document, method, material.stop);
               });
}

// An inquiry that ends without an answer is started again, unless it was cancelled.
void MethodRuns::takeRun()
{
    if (m_run->isPending())
        return;
    if (m_run->isCancelled()) {
        for (MethodRow& row : m_rows)
            row.state = row.state == MethodState::Waiting ? MethodState::GivenUp : row.state;
        return emit changed();
    }
    if (!m_running)
        return;
    const QString name = *std::exchange(m_running, std::nullopt);
    const auto row = std::ranges::find(m_rows, MethodState::Running, &MethodRow::state);
    const SharedOutcome* answer = m_run->answer();
    if (row == m_rows.end() || row->name != name)
        return;
    row->outcome = answer != nullptr ? *answer : nullptr;
    row->state = row->outcome ? MethodState::Done : MethodState::Waiting;
    if (refuseTree(*row))
        return emit changed();
    if (row->outcome && row == m_rows.begin()) { // the time that the window's own analysis took
        auto timed = std::make_shared<MethodOutcome>(*row->outcome);
        timed->milliseconds = m_session->runner()->analysis().milliseconds;
        row->outcome = std::move(timed);
    }
    emit changed();
}

bool MethodRuns::isCurrent() const
{
    return m_known && m_known->a == m_a && m_known->b == m_b && m_rows[m_a].outcome && m_rows[m_b].outcome &&
           m_a < m_known->outcomes.size() && m_known->outcomes[m_a] == m_rows[m_a].outcome &&
           m_b < m_known->outcomes.size() && m_known->outcomes[m_b] == m_rows[m_b].outcome;
}

// Compares as soon as A and B have been run, and again when all others have.
void MethodRuns::askComparison()
{
    if (!m_rows[m_a].outcome || !m_rows[m_b].outcome)
        return;
    Compared wanted{{}, m_a, m_b, m_truth};
    for (const MethodRow& row : m_rows)
        wanted.outcomes.push_back(row.outcome);
    const bool isAsked = m_compare->isPending() || m_compare->isCancelled();
    if (isAsked ? wanted == m_asked : m_known == wanted)
        return;
    const bool isWaited = std::ranges::any_of(
        m_rows, [this](const MethodRow& row) { return canRun(row) || row.state == MethodState::Running; });
    if (isWaited && (isCurrent() || m_compare->isPending()))
        return;
    m_asked = wanted;
    m_compare->ask(tr("comparing the methods"), [wanted](const Material& material, const TellProgress&) {
        return compareMethods(*material.document, wanted.outcomes, wanted.a, wanted.b, wanted.truth,
                              material.stop);
    });
}

void MethodRuns::takeComparison()
{
    if (const MethodComparison* answer = m_compare->answer()) {
        m_comparison = *answer;
        m_known = m_asked;
    }
    emit changed();
}

void MethodRuns::setSite(const QString& folder)
{
    const bool isAgain = folder == m_folder; // its pages may have changed
    m_folder = folder;
    if (isAgain || siteError())
        m_sites.remove_if([&](const SiteFilters& each) { return each.folder == folder.toStdString(); });
    m_learn->clear();
    for (MethodRow& row : m_rows) {
        if (!row.usesSite)
            continue;
        if (m_running == row.name) {
            m_running.reset();
            m_run->clear();
        }
        row.outcome.reset();
        row.state = MethodState::Waiting;
    }
    settle();
    if (m_rows[m_b].usesSite)
        m_step = -1;
    emit changed();
    emit stepChanged();
}

void MethodRuns::setTree(const SharedSite& tree, double threshold)
{
    if (tree == m_tree && threshold == m_treeThreshold)
        return;
    m_isTreeRefused = m_isTreeRefused && tree == m_tree; // a threshold does not make the tree know more pages
    m_tree = tree;
    m_treeThreshold = threshold;
    const auto row = std::ranges::find(m_rows, QString::fromUtf8(sstMethod.name), &MethodRow::name);
    if (row == m_rows.end() || m_isTreeRefused)
        return;
    if (m_running == row->name) {
        m_running.reset();
        m_run->clear();
    }
    row->outcome.reset();
    if (row->state != MethodState::Learning)
        row->state = MethodState::Waiting;
    settle();
    forgetStep(*row);
    emit changed();
}

// Drops the step if it was a decision in the dropped outcome of this row.
void MethodRuns::forgetStep(const MethodRow& row)
{
    if (&row != &m_rows[m_b])
        return;
    m_step = -1;
    emit stepChanged();
}

bool MethodRuns::goesByTree(const MethodRow& row) const
{
    return row.name == QString::fromUtf8(sstMethod.name) && treeUse() == TreeUse::Used;
}

Filter MethodRuns::filterByTree() const
{
    return [tree = m_tree, marks = markElements(m_tree->measured, m_treeThreshold)](
               const FilterInput& input, const std::stop_token& stop) {
        FilterResult result = cleanByTree(input.page, tree->measured, marks, input.within);
        result.isStopped = stop.stop_requested();
        return result;
    };
}

// Makes a row learn from the folder, if there is one, after a tree turned out not to know the page.
bool MethodRuns::refuseTree(MethodRow& row)
{
    const bool isPoor = row.outcome && row.outcome->result.fit && row.outcome->result.fit->isPoor();
    if (!goesByTree(row) || !isPoor)
        return false;
    m_isTreeRefused = true;
    row.outcome.reset();
    row.state = MethodState::Waiting;
    settle();
    forgetStep(row);
    return true;
}

const SiteFilters* MethodRuns::site() const
{
    const auto found = std::ranges::find(m_sites, m_folder.toStdString(), &SiteFilters::folder);
    return found == m_sites.end() ? nullptr : &*found;
}

const Error* MethodRuns::siteError() const
{
    const SiteFilters* known = site();
    return known != nullptr && known->error ? &*known->error : nullptr;
}

const Filter* MethodRuns::learntFilter(const MethodRow& row) const
{
    const SiteFilters* known = site();
    if (known == nullptr)
        return nullptr;
    const auto found = known->filters.find(row.name.toStdString());
    return found == known->filters.end() ? nullptr : &found->second;
}

bool MethodRuns::canRun(const MethodRow& row) const
{
    return row.state == MethodState::Waiting &&
           (!row.usesSite || goesByTree(row) || learntFilter(row) != nullptr);
}

// Runs all waiting learners together, so that the pages are read once; after all other rows, which are
// faster.
void MethodRuns::askLearning()
{
    if (m_learn->isPending() || m_run->isPending() || m_compare->isPending())
        return;
    std::vector<Method> methods;
    for (MethodRow& row : m_rows) {
        if (row.state != MethodState::Waiting || !row.usesSite || canRun(row))
            continue;
        methods.push_back(methodOf(row));
        row.state = MethodState::Learning;
    }
    if (methods.empty())
        return;
    m_learn->ask(tr("learning from the pages of the site"),
                 [methods, folder = m_folder.toStdString(), limits = m_limits()](const Material& material,
                                                                                 const TellProgress& tell) {
                     return learnFilters(folder, methods, limits, tell, material.stop);
                 });
}

void MethodRuns::takeLearnt()
{
    if (m_learn->isPending())
        return emit changed(); // rows that learn from now on
    for (MethodRow& row : m_rows) {
        if (row.state == MethodState::Learning)
            row.state = MethodState::Waiting;
        if (m_learn->isCancelled() && row.usesSite && row.state == MethodState::Waiting && !canRun(row))
            row.state = MethodState::GivenUp;
    }
    const SharedFilters* answer = m_learn->answer();
    if (answer != nullptr && *answer != nullptr)
        keep(**answer);
    settle();
    emit changed();
}

// Stores the result with the results of other names for the same folder.
void MethodRuns::keep(SiteFilters learnt)
{
    const auto before = std::ranges::find(m_sites, learnt.folder, &SiteFilters::folder);
    if (before != m_sites.end()) {
        learnt.filters.merge(before->filters);
        m_sites.erase(before);
    }
    m_sites.push_front(std::move(learnt));
    if (m_sites.size() > mostSites)
        m_sites.pop_back();
}

} // namespace tagseam
