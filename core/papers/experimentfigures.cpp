// SPDX-License-Identifier: MIT
// The figures of a row of an experiment: measured and published, in the order of the papers' columns.
#include "core/papers/experimentfigures.h"

#include <fmt/format.h>

#include <array>

namespace tagseam {

namespace {

constexpr std::array<FigureColumn, 9> columns{{
    {"raw_nodes", "nodes", FigureKind::Count},
    {"pruned_nodes", "pruned", FigureKind::Count},
    {"reduction", "red.", FigureKind::Percent},
    {"main_region", "main region", FigureKind::YesNo},
    {"mdr_raw_total", "MDR total", FigureKind::Count},
    {"mdr_raw_target", "target", FigureKind::Count},
    {"mdr_pruned_total", "pruned total", FigureKind::Count},
    {"mdr_pruned_target", "target", FigureKind::Count},
    {"noise_removed", "noise rem.", FigureKind::Percent},
}};

constexpr std::size_t reductionColumn = 2;
constexpr std::size_t mainRegionColumn = 3;
constexpr std::size_t noiseColumn = 8;

std::vector<PairedFigure> emptyFigures()
{
    std::vector<PairedFigure> figures;
    figures.reserve(columns.size());
    for (const FigureColumn& column : columns)
        figures.push_back({column.kind, {}, {}});
    return figures;
}

std::optional<double> asPercentage(std::optional<double> share)
{
    return share ? std::optional<double>(100 * *share) : std::nullopt;
}

std::optional<double> yesNo(std::optional<bool> value)
{
    return value ? std::optional<double>(*value ? 1 : 0) : std::nullopt;
}

} // namespace

std::span<const FigureColumn> figureColumns()
{
    return columns;
}

std::string PairedFigure::text(std::optional<double> value) const
{
    if (!value)
        return "-";
    switch (kind) {
    case FigureKind::Count:
        return fmt::format("{:.0f}", *value);
    case FigureKind::Percent:
        return fmt::format("{:.2f} %", *value);
    case FigureKind::YesNo:
        return *value > 0 ? "yes" : "no";
    }
    return {};
}

std::string PairedFigure::difference() const
{
    if (!measured || !published)
        return "-";
    switch (kind) {
    case FigureKind::Count:
        return fmt::format("{:+.0f}", *measured - *published);
    case FigureKind::Percent:
        return fmt::format("{:+.2f}", *measured - *published);
    case FigureKind::YesNo:
        return *measured == *published ? "same" : "other";
    }
    return {};
}

std::vector<PairedFigure> figuresOf(const ExperimentRow& row)
{
    const PublishedRow& as = *row.published;
    std::vector<PairedFigure> figures = emptyFigures();
    const std::array<std::optional<double>, columns.size()> published{
        as.raw,
        as.pruned,
        -100 * NodeCounts{as.raw, as.pruned}.reduction(),
        yesNo(as.isMainRegionKept),
        as.original.total,
        as.original.target,
        as.filtered.total,
        as.filtered.target,
        as.noiseRemoved};
    const std::array<std::optional<double>, columns.size()> measured{row.nodes.raw,
                                                                     row.nodes.kept,
                                                                     -100 * row.nodes.reduction(),
                                                                     yesNo(row.isMainRegionKept),
                                                                     row.original.total,
                                                                     row.original.target,
                                                                     row.filtered.total,
                                                                     row.filtered.target,
                                                                     asPercentage(row.noiseRemoved)};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        figures[i].published = published[i];
        if (row.error.empty())
            figures[i].measured = measured[i];
    }
    return figures;
}

std::vector<PairedFigure> meanFigures(std::span<const ExperimentRow> rows)
{
    const ExperimentMeans measured = measuredMeans(rows);
    const ExperimentMeans published = publishedMeans(rows);
    std::vector<PairedFigure> figures = emptyFigures();
    if (measured.pages == 0)
        return figures;
    figures[reductionColumn].measured = -100 * measured.reduction;
    figures[reductionColumn].published = -100 * published.reduction;
    figures[mainRegionColumn].kind = FigureKind::Percent;
    figures[mainRegionColumn].measured = asPercentage(measured.mainRegionKept);
    figures[mainRegionColumn].published = asPercentage(published.mainRegionKept);
    figures[noiseColumn].measured = asPercentage(measured.noiseRemoved);
    figures[noiseColumn].published = asPercentage(published.noiseRemoved);
    return figures;
}

std::string_view name(TargetSource source)
{
    return source == TargetSource::Annotation ? "annotation" : "published";
}

} // namespace tagseam
