// SPDX-License-Identifier: MIT
// The experiments of Velloso and Dorneles on the authors' pages at hand.
#include "core/papers/vellosopages.h"

#include "core/corpus/pages/corpus.h"
#include "core/papers/vellosoreport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// The pages of a folder and their marks.
class VellosoPages {
  public:
    VellosoPages(const VellosoPlan& plan, std::optional<GroundTruthFile> named)
        : m_plan(plan), m_named(std::move(named)), m_groundTruths(plan.from.folder)
    {
    }

    // Returns a row for each setup; rows with the same error when the page cannot be measured.
    std::vector<ExperimentRow> rowsOf(const PublishedRow& row, std::span<const RowSetup> setups,
                                      const std::stop_token& stop)
    {
        const Result<PageAndMarks> page = pageOf(row, stop);
        if (!page)
            return failed(row, setups, m_plan.errorText(page.error(), std::string(row.file)));
        const LoadedGroundTruth& loaded = page->groundTruth;
        if (!loaded.lost.empty())
            return failed(row, setups,
                          fmt::format("not on the page: {} of {} {}; first {}", loaded.lost.size(),
                                      loaded.marks, loaded.marks == 1 ? "mark" : "marks",
                                      loaded.lost.front()));
        return experimentRows(row, page->document, loaded.labelled, setups, stop);
    }

  private:
    Result<PageAndMarks> pageOf(const PublishedRow& row, const std::stop_token& stop)
    {
        Result<CorpusPage> page = pageBelow(m_plan.from.folder, row.file);
        if (!page)
            return page.error();
        if (m_named && pageIdIn(*m_named, page->id))
            page->annotation = m_plan.from.groundTruth;
        return readPageAndMarks(*page, m_plan.from, m_groundTruths, stop);
    }

    static std::vector<ExperimentRow> failed(const PublishedRow& row, std::span<const RowSetup> setups,
                                             const std::string& reason)
    {
        std::vector<ExperimentRow> rows(setups.size());
        for (std::size_t i = 0; i < setups.size(); ++i) {
            rows[i].published = &row;
            rows[i].setup = setups[i];
            rows[i].error = reason;
        }
        return rows;
    }

    const VellosoPlan& m_plan;
    std::optional<GroundTruthFile> m_named; // --ground-truth
    GroundTruthBook m_groundTruths;
};

std::vector<const PublishedRow*> rowsAtHand(const PublishedTable& table, const std::string& folder)
{
    std::vector<const PublishedRow*> rows;
    rows.reserve(table.rows.size());
    for (const PublishedRow& row : table.rows) {
        std::error_code status;
        if (fs::exists(fs::path(folder) / row.file, status))
            rows.push_back(&row);
    }
    return rows;
}

// Returns the setup of the row: the inferred one, but for what the plan sets.
RowSetup setupOf(const PublishedTable& table, const PublishedRow& row, const VellosoPlan& plan)
{
    RowSetup setup = rowSetup(table, row);
    if (!plan.variant.empty())
        setup.variant = findVariant(plan.variant)->name;
    setup.threshold = plan.threshold.value_or(setup.threshold);
    return setup;
}

} // namespace

bool hasVellosoPages(const PublishedTable& table, const std::string& folder)
{
    return !rowsAtHand(table, folder).empty();
}

Result<Report> vellosoExperimentOn(const PublishedTable& table, const VellosoPlan& plan,
                                   const TellProgress& tell, const std::stop_token& stop)
{
    std::optional<GroundTruthFile> named;
    if (!plan.from.groundTruth.empty()) {
        Result<GroundTruthFile> file = groundTruthOfPages(plan.from.groundTruth);
        if (!file)
            return file.error();
        named = *std::move(file);
    }
    const std::vector<const PublishedRow*> atHand = rowsAtHand(table, plan.from.folder);
    if (atHand.empty())
        return Error{
            ErrorCode::BadCorpus, plan.from.folder,
            fmt::format("holds none of the pages of {} ({}, ...)", table.title, table.rows.front().file)};
    VellosoPages pages(plan, std::move(named));
    VellosoRun run;
    run.table = &table;
    run.isVariantInferred = plan.variant.empty();
    run.isThresholdInferred = !plan.threshold;
    for (const RowSetup& setup : uniformSetups())
        run.uniform.push_back({setup, {}});
    for (std::size_t done = 0; done < atHand.size(); ++done) {
        const PublishedRow& row = *atHand[done];
        std::vector<RowSetup> setups = uniformSetups();
        setups.push_back(setupOf(table, row, plan));
        std::vector<ExperimentRow> rows = pages.rowsOf(row, setups, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, {}, {}};
        run.rows.push_back(std::move(rows.back()));
        for (std::size_t i = 0; i < run.uniform.size(); ++i)
            run.uniform[i].rows.push_back(std::move(rows[i]));
        if (tell)
            tell(done + 1, atHand.size());
    }
    return vellosoReport(run);
}

} // namespace tagseam
