// SPDX-License-Identifier: MIT
// Repeats the papers' experiment: MDR on the raw page, and on the nodes that the TPS filter keeps.
#include "core/papers/vellosoexperiment.h"

#include "core/explain/setup.h"
#include "core/truth/score/scorednodes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace tagseam {

namespace {

std::vector<DataRecord> labelledRecords(std::span<const Labelled> truth)
{
    std::vector<DataRecord> records;
    for (const Labelled& mark : truth) {
        if (mark.label == label::record)
            records.push_back({mark.nodes});
    }
    return records;
}

bool isKept(const KeptTargets& targets)
{
    return 2 * targets.mostlyKept > targets.all;
}

// The figures of one page for the means, measured or published.
struct Figures {
    double reduction = 0;
    std::optional<bool> isKept;
    std::optional<double> noiseRemoved;
    ExtractedRecords original;
    ExtractedRecords filtered;
};

double share(ExtractedRecords records)
{
    return records.total == 0 ? 0 : static_cast<double>(records.target) / records.total;
}

// Computes the means. `noise`: the pages that count for the noise removed.
ExperimentMeans experimentMeans(std::span<const Figures> pages, const std::vector<bool>& noise,
                                double recallAlone)
{
    ExperimentMeans means;
    double kept = 0;
    double known = 0;
    double removed = 0;
    double alone = 0;
    double filtered = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const Figures& page = pages[i];
        ++means.pages;
        means.reduction += page.reduction;
        known += page.isKept ? 1 : 0;
        if (page.isKept.value_or(false)) {
            ++kept;
            alone += share(page.original);
            filtered += share(page.filtered);
        }
        if (noise[i]) {
            ++means.noisePages;
            removed += *page.noiseRemoved;
        }
    }
    if (means.pages > 0)
        means.reduction /= means.pages;
    if (known > 0)
        means.mainRegionKept = kept / known;
    if (means.noisePages > 0)
        means.noiseRemoved = removed / means.noisePages;
    if (kept > 0) {
        means.alone = extractionOf(alone / kept, recallAlone);
        means.filtered = extractionOf(filtered / kept, kept / known);
    }
    return means;
}

Figures measured(const ExperimentRow& row)
{
    return {row.nodes.reduction(), row.isMainRegionKept, row.noiseRemoved, row.original, row.filtered};
}

Figures published(const ExperimentRow& row)
{
    const PublishedRow& as = *row.published;
    std::optional<double> noise = as.noiseRemoved;
    if (noise)
        *noise /= 100;
    return {NodeCounts{as.raw, as.pruned}.reduction(), as.isMainRegionKept, noise, as.original, as.filtered};
}

template <class Of>
ExperimentMeans meansOver(std::span<const ExperimentRow> rows, Of figuresOf, bool isPublished)
{
    std::vector<Figures> pages;
    std::vector<bool> noise;
    double found = 0;
    double targets = 0;
    for (const ExperimentRow& row : rows) {
        if (!row.error.empty())
            continue;
        pages.push_back(figuresOf(row));
        noise.push_back(row.noiseRemoved && row.published->noiseRemoved);
        found += pages.back().original.target;
        targets += isPublished ? row.published->original.target : row.targets;
    }
    return experimentMeans(pages, noise, targets > 0 ? found / targets : 0);
}

// One page, with what several setups have in common.
class PageExperiment {
  public:
    PageExperiment(const PublishedRow& row, const Document& page, std::span<const Labelled> truth,
                   const std::stop_token& stop)
        : m_row(row), m_page(page), m_truth(truth), m_stop(stop), m_targets(labelledRecords(truth))
    {
    }

    ExperimentRow rowWith(const RowSetup& setup)
    {
        ExperimentRow result;
        result.published = &m_row;
        result.setup = setup;
        result.isMarked = !m_targets.empty();
        result.targets = static_cast<std::uint32_t>(m_targets.size());
        const Outcome& outcome = outcomeWith(setup.variant);
        result.nodes = outcome.counts;
        result.original = originalWith(setup.threshold);
        result.filtered = recordsOn(&outcome.mask, setup.threshold);
        if (!result.isMarked)
            return result;
        result.isMainRegionKept =
            isKept(scoreMask(m_page, scoredNodes(m_page), m_truth, outcome.mask).targets);
        if (*result.isMainRegionKept) {
            result.noiseRemoved = noiseRemoved(result.original, result.filtered);
        } else {
            const KeepMask complement = complementOf(outcome);
            result.complement = recordsOn(&complement, setup.threshold);
        }
        return result;
    }

  private:
    const Outcome& outcomeWith(std::string_view variant)
    {
        const auto found = m_outcomes.find(variant);
        if (found != m_outcomes.end())
            return found->second;
        Setup setup;
        setup.search = findVariant(variant)->options;
        return m_outcomes.emplace(variant, outcomeOf(m_page, setup, m_stop)).first->second;
    }

    KeepMask complementOf(const Outcome& outcome) const
    {
        Setup setup;
        setup.search = outcome.trace.options;
        setup.keep = Keep::Complement;
        return outcomeOf(m_page, setup, m_stop).mask;
    }

    ExtractedRecords originalWith(double threshold)
    {
        const auto found = m_originals.find(threshold);
        return found != m_originals.end()
                   ? found->second
                   : m_originals.emplace(threshold, recordsOn(nullptr, threshold)).first->second;
    }

    ExtractedRecords recordsOn(const KeepMask* within, double threshold) const
    {
        MdrOptions options = findMdrPreset("velloso-2014")->options;
        options.threshold = threshold;
        return countGroups(m_page, mineDataRecords(m_page, options, within, m_stop), m_targets).records();
    }

    const PublishedRow& m_row;
    const Document& m_page;
    std::span<const Labelled> m_truth;
    const std::stop_token& m_stop;
    std::vector<DataRecord> m_targets;
    std::map<std::string_view, Outcome> m_outcomes; // indexed by variant
    std::map<double, ExtractedRecords> m_originals; // indexed by threshold
};

} // namespace

CountedGroups countGroups(const Document& page, const MinedRecords& mined,
                          std::span<const DataRecord> targets)
{
    std::vector<std::pair<NodeId, std::size_t>> roots; // roots of targets, with the target's number
    for (std::size_t i = 0; i < targets.size(); ++i) {
        for (const NodeId root : targets[i].nodes)
            roots.emplace_back(root, i);
    }
    std::ranges::sort(roots);
    CountedGroups counted;
    std::set<std::size_t> found;
    for (const DataRegion& region : mined.regions) {
        for (std::size_t at = 0; at < region.nodes.size(); at += region.length) {
            ++counted.groups;
            bool holds = false;
            for (std::size_t i = at; i < at + region.length; ++i) {
                const NodeId end = page.subtreeEnd(region.nodes[i]);
                auto root = std::ranges::lower_bound(roots, std::pair{region.nodes[i], std::size_t{0}});
                for (; root != roots.end() && root->first < end; ++root) {
                    holds = true;
                    found.insert(root->second);
                }
            }
            counted.holding += holds ? 1 : 0;
        }
    }
    counted.targets = static_cast<std::uint32_t>(found.size());
    return counted;
}

std::vector<ExperimentRow> experimentRows(const PublishedRow& row, const Document& page,
                                          std::span<const Labelled> truth, std::span<const RowSetup> setups,
                                          const std::stop_token& stop)
{
    PageExperiment experiment(row, page, truth, stop);
    std::vector<ExperimentRow> rows;
    rows.reserve(setups.size());
    for (const RowSetup& setup : setups)
        rows.push_back(experiment.rowWith(setup));
    return rows;
}

ExperimentMeans measuredMeans(std::span<const ExperimentRow> rows)
{
    return meansOver(rows, measured, false);
}

ExperimentMeans publishedMeans(std::span<const ExperimentRow> rows)
{
    return meansOver(rows, published, true);
}

std::uint32_t pagesWithin(std::span<const ExperimentRow> rows, double share)
{
    return static_cast<std::uint32_t>(std::ranges::count_if(rows, [&](const ExperimentRow& row) {
        const double as = row.error.empty() ? row.published->original.total : 0;
        return as > 0 && std::abs(row.original.total - as) <= share * as;
    }));
}

} // namespace tagseam
