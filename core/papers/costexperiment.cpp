// SPDX-License-Identifier: MIT
// The operations of the search as the sequence grows, and the number of splits.
#include "core/papers/costexperiment.h"

#include "core/archive/pageinput.h"
#include "core/base/powerlaw.h"
#include "core/corpus/pages/corpus.h"
#include "core/papers/costfamilies.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tagseam {

namespace {

using enum FigureKind;

constexpr std::array<std::uint32_t, 8> lengths{250, 500, 1'000, 2'000, 4'000, 8'000, 16'000, 32'000};

std::vector<ReportColumn> costColumns()
{
    return {{"positions", "positions", Count},    {"levels", "levels", Count},
            {"splits", "splits", Count},          {"counting", "counting (line 4)", Count},
            {"filtering", "filtering", Count},    {"scanning", "scanning (line 22)", Count},
            {"index_steps", "index steps", Count}};
}

std::vector<ReportFigure> costFigures(const SearchCost& cost)
{
    const auto figure = [](auto count) { return ReportFigure{static_cast<double>(count), {}}; };
    return {figure(cost.positions),
            figure(cost.levels),
            figure(cost.splits),
            figure(cost.operations.counting),
            figure(cost.operations.filtering),
            figure(cost.operations.scanning),
            figure(cost.indexSteps)};
}

std::optional<double> fittedExponent(std::span<const double> x, std::span<const double> y)
{
    const std::optional<PowerLaw> law = fittedPowerLaw(x, y);
    return law ? std::optional(law->exponent) : std::nullopt;
}

// The exponents with which a column of the costs grows with the positions.
class Growth {
  public:
    void add(const SearchCost& cost)
    {
        m_positions.push_back(cost.positions);
        m_counting.push_back(static_cast<double>(cost.operations.counting));
        m_scanning.push_back(static_cast<double>(cost.operations.scanning));
        m_all.push_back(static_cast<double>(cost.operations.all()));
        m_index.push_back(static_cast<double>(cost.indexSteps));
    }

    static std::vector<ReportColumn> columns()
    {
        return {{"scanning", "scanning", Number},
                {"counting", "counting", Number},
                {"listing", "whole listing", Number},
                {"index_steps", "index steps", Number}};
    }

    std::vector<ReportFigure> figures() const
    {
        return {{fittedExponent(m_positions, m_scanning), {}},
                {fittedExponent(m_positions, m_counting), {}},
                {fittedExponent(m_positions, m_all), {}},
                {fittedExponent(m_positions, m_index), {}}};
    }

  private:
    std::vector<double> m_positions;
    std::vector<double> m_counting;
    std::vector<double> m_scanning;
    std::vector<double> m_all;
    std::vector<double> m_index;
};

// The exponents that the equations state for T(n), the scanning.
std::optional<double> statedExponent(std::string_view family)
{
    return family == "worst" ? 2 : 1;
}

void addGenerated(Report& report)
{
    ReportTable costs{
        "generated", "Operations on generated sequences", {"case", "n"}, {"variant"}, costColumns(), {}};
    ReportTable growth{
        "exponents",
        "Exponent k of the growth as n to the power k, fitted on logarithmic axes; published: of T(n)",
        {"case"},
        {"variant"},
        Growth::columns(),
        {}};
    for (const CostFamily& family : costFamilies()) {
        Growth fitted;
        const Variant& variant = *findVariant(family.variant);
        for (const std::uint32_t length : lengths) {
            const SearchCost cost = searchCost(family.make(length), variant.options);
            fitted.add(cost);
            costs.rows.push_back({{std::string(family.name), fmt::format("{}", length)},
                                  {std::string(family.variant)},
                                  costFigures(cost)});
        }
        growth.rows.push_back(
            {{std::string(family.equation)}, {std::string(family.variant)}, fitted.figures()});
        growth.rows.back().figures[0].published = statedExponent(family.name);
    }
    report.tables.push_back(std::move(growth));
    report.tables.push_back(std::move(costs));
}

double medianOf(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

void addPages(Report& report, std::span<const PageCost> pages)
{
    ReportTable splits{"splits",
                       "Splits of a page; the papers say about four or five",
                       {"variant"},
                       {},
                       {{"mean", "mean", Number},
                        {"median", "median", Number},
                        {"least", "least", Count},
                        {"most", "most", Count},
                        {"four_or_five", "4 or 5", Percent},
                        {"at_most_five", "at most 5", Percent}},
                       {}};
    ReportTable growth{
        "page-exponents", "Exponent of the growth over the pages", {"variant"}, {}, Growth::columns(), {}};
    ReportTable costs{"pages", "Operations on each page", {"page"}, {"variant"}, costColumns(),
                      {},      ReportForm::Data};
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const std::string variant(variants[i].name);
        Growth fitted;
        std::vector<double> counts;
        for (const PageCost& page : pages) {
            fitted.add(page.costs[i]);
            counts.push_back(page.costs[i].splits);
            costs.rows.push_back({{page.id}, {variant}, costFigures(page.costs[i])});
        }
        const auto share = [&](double least, double most) {
            return static_cast<double>(std::ranges::count_if(
                       counts, [&](double count) { return least <= count && count <= most; })) /
                   static_cast<double>(counts.size());
        };
        splits.rows.push_back(
            {{variant},
             {},
             {{std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size()), {}},
              {medianOf(counts), {}},
              {*std::ranges::min_element(counts), {}},
              {*std::ranges::max_element(counts), {}},
              {share(4, 5), {}},
              {share(0, 5), {}}}});
        growth.rows.push_back({{variant}, {}, fitted.figures()});
    }
    report.tables.push_back(std::move(splits));
    report.tables.push_back(std::move(growth));
    report.tables.push_back(std::move(costs));
}

} // namespace

SearchCost searchCost(std::span<const Symbol> symbols, const SearchOptions& options,
                      const std::stop_token& stop)
{
    const SearchTrace trace = searchRegion(symbols, options, stop);
    return {trace.positions, static_cast<std::uint32_t>(trace.levels.size()), trace.splitCount(),
            listingOperations(trace), trace.indexSteps};
}

Result<PageCosts> pageCosts(const std::string& folder, const PageReading& reading, const TellProgress& tell,
                            const std::stop_token& stop)
{
    const Result<Corpus> corpus = openCorpus(folder, {}, stop);
    if (!corpus)
        return corpus.error();
    PageCosts read;
    read.pages.reserve(corpus->pages.size());
    for (std::size_t done = 0; done < corpus->pages.size(); ++done) {
        const CorpusPage& page = corpus->pages[done];
        const Result<Document> document = readPage(page.file, readingOf(page, reading), stop);
        if (document) {
            const TagPathSequence sequence = convertTreeToSequence(*document);
            PageCost cost{page.id, {}};
            for (const Variant& variant : variants)
                cost.costs.push_back(searchCost(sequence.symbols, variant.options, stop));
            read.pages.push_back(std::move(cost));
        } else {
            read.unreadable.emplace_back(page.id, document.error());
        }
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, {}, {}};
        if (tell)
            tell(done + 1, corpus->pages.size());
    }
    return read;
}

Report costReport(const std::string& folder, std::span<const PageCost> pages)
{
    Report report;
    report.experiment = "complexity";
    report.title = "Velloso and Dorneles 2013, section 5.6; dissertation, section 3.5";
    report.settings = {
        {"folder", folder}, {"pages", fmt::format("{}", pages.size())}, {"minimum size difference", "0.20"}};
    addGenerated(report);
    if (!pages.empty())
        addPages(report, pages);
    report.notes = {
        "Counting, filtering and scanning are iterations of loops of the printed listing for the decisions "
        "of the variant; "
        "index steps are those of Tagseam, which makes the same decisions.",
        "Equation 1 assumes a split at the last position. The printed listing cannot make it: line 30 "
        "requires a longer "
        "right side. The case runs with jidm-2013.",
        "Equation 2 assumes a split in the middle, which line 30 rejects. The case splits at 39 %.",
        "Equation 3 leaves the counting loop (lines 4 to 11) out. Each level counts all of its positions, so "
        "that the best "
        "case of the listing is quadratic."};
    return report;
}

} // namespace tagseam
