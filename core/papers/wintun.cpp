// SPDX-License-Identifier: MIT
// The experiment of Win and Tun on sites at hand.
#include "core/papers/wintun.h"

#include "core/corpus/pages/expectedtexts.h"
#include "core/corpus/runs/sitebook.h"
#include "core/papers/meanfigure.h"
#include "core/papers/wintunpublished.h"
#include "core/truth/score/scorednodes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace tagseam {

namespace {

/// A site of the report.
struct SweptSite {
    std::string name;
    std::uint32_t pages = 0;
    std::vector<const SweptPage*> picking; ///< the first, third, fifth ... page
    std::vector<const SweptPage*> measured;
};

std::vector<SweptSite> sweptSites(std::span<const SweptPage> pages)
{
    std::map<std::string, SweptSite> sites;
    for (const SweptPage& page : pages) {
        SweptSite& site = sites[page.site];
        site.name = page.site.empty() ? "." : page.site;
        (site.pages % 2 == 0 ? site.picking : site.measured).push_back(&page);
        ++site.pages;
    }
    std::vector<SweptSite> all;
    all.reserve(sites.size());
    for (auto& [name, site] : sites)
        all.push_back(std::move(site));
    return all;
}

/// The means over the pages.
struct MeanNoise {
    MeanFigure recall;
    MeanFigure precision;
    MeanFigure contentKept;
};

MeanNoise meanNoise(std::span<const SweptPage* const> pages, std::size_t choice, std::size_t threshold)
{
    MeanNoise mean;
    for (const SweptPage* page : pages) {
        const EliminatedNoise& noise = page->eliminated[choice][threshold];
        mean.recall.add(noise.recall());
        mean.precision.add(noise.precision());
        mean.contentKept.add(noise.contentKept());
    }
    return mean;
}

std::vector<ReportColumn> noiseColumns()
{
    return {{"recall", "recall"}, {"precision", "precision"}, {"content_kept", "content kept"}};
}

std::vector<ReportFigure> noiseFigures(const MeanNoise& mean)
{
    return {{mean.recall.value(), std::nullopt},
            {mean.precision.value(), std::nullopt},
            {mean.contentKept.value(), std::nullopt}};
}

std::vector<std::string> choiceSettings(std::size_t choice)
{
    return {ruleChoices[choice].sameTag == SameTagNodes::One ? "one" : "several",
            ruleChoices[choice].counts == CountedTags::Tags ? "tags" : "types",
            ruleChoices[choice].cascades ? "yes" : "no"};
}

std::vector<std::string> choiceTitles()
{
    return {"same-tag", "counts", "cascades"};
}

ReportTable pickedThresholds(std::span<const SweptSite> sites)
{
    ReportTable table{"sites",
                      "Sites at hand: the threshold of each, picked on its first, third ... page, and the "
                      "means over the other pages",
                      {"site"},
                      choiceTitles(),
                      {{"pages", "pages", FigureKind::Count}, {"threshold", "threshold", FigureKind::Count}},
                      {}};
    for (ReportColumn& column : noiseColumns())
        table.columns.push_back(std::move(column));
    for (const SweptSite& site : sites) {
        for (std::size_t choice = 0; choice < ruleChoices.size(); ++choice) {
            const std::size_t picked = siteThreshold(site.picking, choice);
            ReportRow row{{site.name},
                          choiceSettings(choice),
                          {{static_cast<double>(site.measured.size()), std::nullopt},
                           {static_cast<double>(sweptThresholds[picked]), std::nullopt}}};
            for (const ReportFigure& figure : noiseFigures(meanNoise(site.measured, choice, picked)))
                row.figures.push_back(figure);
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

// A figure over the threshold with a series for each site; the rules to the letter.
ReportTable noisePlot(std::span<const SweptSite> sites, std::string key, std::string title,
                      MeanFigure MeanNoise::*figure)
{
    ReportTable table{std::move(key), std::move(title), {"threshold"}, {}, {}, {}, ReportForm::Plot};
    for (const SweptSite& site : sites)
        table.columns.push_back({site.name, site.name});
    for (std::size_t threshold = 0; threshold < sweptThresholds.size(); ++threshold) {
        ReportRow row{{std::to_string(sweptThresholds[threshold])}, {}, {}};
        for (const SweptSite& site : sites)
            row.figures.push_back({(meanNoise(site.picking, 0, threshold).*figure).value(), std::nullopt});
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable noiseSweep(std::span<const SweptSite> sites)
{
    ReportTable table{"sweep",
                      "The sweep of each site, on its first, third ... page",
                      {"site", "threshold"},
                      choiceTitles(),
                      noiseColumns(),
                      {},
                      ReportForm::Data};
    for (const SweptSite& site : sites) {
        for (std::size_t choice = 0; choice < ruleChoices.size(); ++choice) {
            for (std::size_t threshold = 0; threshold < sweptThresholds.size(); ++threshold)
                table.rows.push_back({{site.name, std::to_string(sweptThresholds[threshold])},
                                      choiceSettings(choice),
                                      noiseFigures(meanNoise(site.picking, choice, threshold))});
        }
    }
    return table;
}

} // namespace

std::optional<double> EliminatedNoise::contentKept() const
{
    if (content == 0)
        return std::nullopt;
    return 1 - static_cast<double>(noise.foundOnly) / static_cast<double>(content);
}

KeepMask contentOf(const MarkedPage& page)
{
    const ScoredNodes scored = scoredNodes(page.document);
    KeepMask content = contentMask(page.document, page.marks);
    for (const std::vector<TextPlace>& places : textPlaces(page.document, scored, page.expected)) {
        for (const TextPlace& place : places) {
            for (const NodeId node : place)
                content[node.value] = true;
        }
    }
    return content;
}

SweptPage sweepPage(const MarkedPage& page, const std::stop_token& stop)
{
    const ScoredNodes scored = scoredNodes(page.document);
    const KeepMask content = contentOf(page);
    SweptPage swept{page.id, std::string(siteOf(page.id)), {}};
    for (std::size_t choice = 0; choice < ruleChoices.size(); ++choice) {
        for (std::size_t threshold = 0; threshold < sweptThresholds.size(); ++threshold) {
            TagRulesOptions options = ruleChoices[choice];
            options.threshold = sweptThresholds[threshold];
            const TagRulesTrace trace = applyTagRules(page.document, options, nullptr, stop);
            EliminatedNoise& eliminated = swept.eliminated[choice][threshold];
            for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
                const std::uint32_t node = scored.nodes[i].value;
                const std::uint32_t characters = scored.characters[i];
                if (content[node]) {
                    eliminated.content += characters;
                    eliminated.noise.foundOnly += trace.kept[node] ? 0 : characters;
                } else {
                    (trace.kept[node] ? eliminated.noise.groundTruthOnly : eliminated.noise.both) +=
                        characters;
                }
            }
        }
    }
    return swept;
}

std::size_t siteThreshold(std::span<const SweptPage* const> pages, std::size_t choice)
{
    std::size_t picked = 0;
    std::optional<double> most;
    for (std::size_t threshold = 0; threshold < sweptThresholds.size(); ++threshold) {
        const MeanNoise mean = meanNoise(pages, choice, threshold);
        // noise eliminated - (1 - content kept), without its constant
        const double gain = mean.recall.value().value_or(0) + mean.contentKept.value().value_or(0);
        if (!most || gain > *most) {
            most = gain;
            picked = threshold;
        }
    }
    return picked;
}

Result<Report> winTunExperimentOn(const MarkedFolder& from, const std::stop_token& stop)
{
    std::vector<SweptPage> swept;
    const Result<MarkedPagesRead> read = readMarkedPages(
        from, [&](const MarkedPage& page) { swept.push_back(sweepPage(page, stop)); }, stop);
    if (!read)
        return read.error();
    return winTunReport(swept, *read);
}

Report winTunReport(std::span<const SweptPage> pages, const MarkedPagesRead& read)
{
    const std::vector<SweptSite> sites = sweptSites(pages);
    Report report;
    report.experiment = winTunExperiment;
    report.title = "Table 1 and figures 9 and 10 of Win and Tun, repeated on sites at hand";
    report.settings = {{"pages", markedPagesText(read)},
                       {"rules of figures 9 and 10", "same-tag=one,counts=tags,cascades=yes: to the letter"}};
    report.tables.push_back(pickedThresholds(sites));
    report.tables.push_back(noisePlot(
        sites, "figure9", "Figure 9. Recall rate of each Web site, over the threshold", &MeanNoise::recall));
    report.tables.push_back(noisePlot(sites, "figure10",
                                      "Figure 10. Precision rate of each Web site, over the threshold",
                                      &MeanNoise::precision));
    report.tables.push_back(winTunPublishedTable());
    report.tables.push_back(noiseSweep(sites));
    report.notes = {
        "Noise: the characters of the texts of a page that are in none of its expected texts and in no mark "
        "of "
        "content. Recall: eliminated noise over all noise. Precision: eliminated noise over all that was "
        "eliminated. Content kept: the share of the other characters that stays. The paper names recall and "
        "precision and defines neither.",
        "A site is a folder. Its threshold is the one of the sweep at which the eliminated share of the "
        "noise "
        "exceeds the eliminated share of the content by most; of equal ones the lowest. The paper uses an "
        "\"adaptive threshold for various sites\" and does not say how it is found.",
        "Figures 9 and 10 of the paper are bars of the five sites without printed numbers, so there is "
        "nothing "
        "to compare with; those of this report are of the pages on which the thresholds are picked.",
        "same-tag: rule 1 removes a single child as well (one), or lists of at least two of one kind "
        "(several). counts: rule 2 compares the number of all tags with the threshold (tags), or of the "
        "different ones (types). cascades: the rules apply to what earlier steps of the loop left, or once. "
        "The "
        "text of the paper allows all of them."};
    const auto lonely = std::ranges::count(sites, 1U, &SweptSite::pages);
    if (lonely > 0)
        report.notes.push_back(
            fmt::format("Sites of one page, which have a threshold and no means, as no page is "
                        "left to measure: {} of {}.",
                        lonely, sites.size()));
    return report;
}

} // namespace tagseam
