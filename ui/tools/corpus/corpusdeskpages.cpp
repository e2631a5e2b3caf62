// SPDX-License-Identifier: MIT
// The state of the Corpus workspace by page: the pages, and the results of the chosen methods.
#include "core/corpus/runs/rowmeasures.h"
#include "core/corpus/runs/runfile.h"
#include "ui/tools/corpus/corpusdesk.h"
#include "ui/tools/corpus/corpusrunner.h"

#include <algorithm>
#include <utility>

namespace tagseam {

QString CorpusDesk::folder() const
{
    if (!m_corpus)
        return {};
    const bool isCrawl = m_files->pages.size() == 1 && tagseam::isCrawl(m_files->pages.front());
    return QString::fromStdString(isCrawl ? m_files->pages.front().file : m_corpus->folder);
}

bool CorpusDesk::isUnsaved() const
{
    return m_runs[0] != nullptr && m_runs[0]->path.empty() && !m_runs[0]->rows.empty();
}

// Lists the pages of the folder, then pages that only the runs have.
void CorpusDesk::listPages()
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

int CorpusDesk::pageOf(const std::string& id) const
{
    const auto found = m_pageOf.find(id);
    return found == m_pageOf.end() ? -1 : found->second;
}

const CorpusPage* CorpusDesk::entryOf(int page) const
{
    const int index = m_inCorpus[static_cast<std::size_t>(page)];
    return index < 0 ? nullptr : &m_corpus->pages[static_cast<std::size_t>(index)];
}

std::vector<RunMethod> CorpusDesk::methods() const
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
void CorpusDesk::chooseMethods()
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
void CorpusDesk::chooseMeasure()
{
    if (m_isMeasureChosen || run(0) == nullptr)
        return;
    const bool isScored =
        std::ranges::any_of(run(0)->rows, [](const RunRow& row) { return row.score.has_value(); });
    m_measure = &corpusMeasure(isScored ? "f1" : "reduction");
}

void CorpusDesk::setMeasure(std::string_view key)
{
    if (findRowMeasure(key) == nullptr || key == m_measure->key)
        return;
    m_measure = &corpusMeasure(key);
    m_isMeasureChosen = true;
    choicesHaveChanged();
}

void CorpusDesk::show(const RunMethod& method)
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

void CorpusDesk::compareWith(const std::optional<RunMethod>& method)
{
    if (m_sides[at(Side::Against)].method == method)
        return;
    m_sides[at(Side::Against)].method = method;
    choicesHaveChanged();
}

void CorpusDesk::choicesHaveChanged()
{
    for (const Side side : {Side::Shown, Side::Against})
        findRows(side);
    emit choiceChanged();
    if (pageCount() > 0)
        emit figuresChanged(0, pageCount() - 1);
    compare();
}

// If a page occurs twice, its first row counts, as in compareMethods().
void CorpusDesk::findRows(Side side)
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

const RunRow* CorpusDesk::row(int page, Side side) const
{
    const SideState& state = m_sides[at(side)];
    const int index = state.rowOf[static_cast<std::size_t>(page)];
    return index < 0 ? nullptr : &run(state.method->run)->rows[static_cast<std::size_t>(index)];
}

std::optional<double> CorpusDesk::figure(int page, const CorpusMeasure& measure, Side side) const
{
    const SideState& state = m_sides[at(side)];
    const int index = state.rowOf[static_cast<std::size_t>(page)];
    if (index < 0)
        return std::nullopt;
    const CorpusRun& of = *run(state.method->run);
    return measure.of(of.rows[static_cast<std::size_t>(index)],
                      of.milliseconds[static_cast<std::size_t>(index)]);
}

std::optional<double> CorpusDesk::difference(int page) const
{
    const std::optional<double> now = figure(page, *m_measure);
    const std::optional<double> before = figure(page, *m_measure, Side::Against);
    return now && before ? std::optional(*now - *before) : std::nullopt;
}

CorpusDesk::Change CorpusDesk::changeOf(int page) const
{
    if (row(page) == nullptr || row(page, Side::Against) == nullptr)
        return Change::None;
    const std::optional<double> now = figure(page, *m_measure);
    const std::optional<double> before = figure(page, *m_measure, Side::Against);
    if (now == before)
        return Change::None;
    return !before || (now && *now > *before) ? Change::Better : Change::Worse;
}

bool CorpusDesk::isFailed(int page) const
{
    const auto hasError = [&](Side side) { return row(page, side) != nullptr && row(page, side)->error; };
    return hasError(Side::Shown) || hasError(Side::Against);
}

void CorpusDesk::select(int page)
{
    if (page == m_selected)
        return;
    m_selected = page;
    emit selectedChanged(page);
}

} // namespace tagseam
