// SPDX-License-Identifier: MIT
// The experiment of Yi, Liu and Li (2003, section 4) over pages of several sites and categories.
#include "core/papers/yi/yiexperiment.h"

#include "core/archive/pageinput.h"
#include "core/base/guarded.h"
#include "core/papers/yi/draw.h"
#include "core/papers/yi/kmeans.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr double rounding = 1e-9; // rounding error of F

Error stopped(const ProductSet& set)
{
    return {ErrorCode::Stopped, set.folder, {}};
}

// Reads and cleans the pages, a site at a time.
class PageReader {
  public:
    PageReader(ProductSet& set, std::span<const YiCleaning> cleanings, const YiPlan& plan,
               const YiListener& listener, const std::stop_token& stop)
        : m_set(set), m_cleanings(cleanings), m_plan(plan), m_listener(listener), m_stop(stop),
          m_words(cleanings.size()), m_pages(set.pages.size()),
          m_thresholds(cleanings.size(), std::vector<std::optional<double>>(set.sites.size()))
    {
    }

    // Reads all pages; returns the error when a page is needed and cannot be read.
    std::optional<Error> read()
    {
        report(0);
        std::vector<ProductPage> all = std::exchange(m_set.pages, {});
        for (auto first = all.begin(); first != all.end();) {
            const auto end = std::find_if(first, all.end(),
                                          [&](const ProductPage& page) { return page.site != first->site; });
            if (std::optional<Error> problem = readSite(std::span(first, end)))
                return problem;
            first = end;
        }
        return std::nullopt;
    }

    const std::vector<PageWords>& words(std::size_t cleaning) const { return m_words[cleaning]; }
    const std::vector<std::optional<double>>& thresholds(std::size_t cleaning) const
    {
        return m_thresholds[cleaning];
    }
    std::vector<ExcludedPage>& excluded() { return m_excluded; }

  private:
    // A page is read, and then cleaned once by each cleaning: that many steps count as one page.
    void report(std::size_t done) const
    {
        if (m_listener)
            m_listener(YiStage::Pages, (m_done + done) / (1 + m_cleanings.size()), m_pages);
    }

    std::optional<Error> forEach(std::size_t count, const std::function<void(std::size_t)>& work)
    {
        const PartsListener onWait = [&](std::size_t done, std::size_t) { report(done); };
        std::optional<Error> problem = forEachIndex(count, m_plan.workers, work, onWait, m_stop);
        m_done += count;
        return problem;
    }

    std::optional<Error> readSite(std::span<ProductPage> pages)
    {
        std::vector<std::optional<Result<Document>>> read(pages.size());
        const auto readOne = [&](std::size_t i) {
            const CorpusPage& page = pages[i].page;
            read[i] = readPage(page.file, readingOf(page, m_plan.reading), m_stop);
        };
        if (std::optional<Error> problem = forEach(pages.size(), readOne))
            return problem;
        std::vector<Document> documents;
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (!*read[i]) {
                m_excluded.push_back({pages[i].page.id, read[i]->error()});
                continue;
            }
            documents.push_back(**std::move(read[i]));
            m_set.pages.push_back(std::move(pages[i]));
        }
        m_done += (pages.size() - documents.size()) * m_cleanings.size();
        return m_stop.stop_requested() ? stopped(m_set) : clean(documents, pages.front().site);
    }

    std::optional<Error> clean(std::span<const Document> documents, std::uint32_t site)
    {
        for (std::size_t c = 0; c < m_cleanings.size(); ++c) {
            const PageCleaner cleaner = m_cleanings[c].clean(documents, m_stop);
            if (!cleaner.clean)
                return stopped(m_set);
            m_thresholds[c][site] = cleaner.threshold;
            std::vector<PageWords> words(documents.size());
            const auto cleanOne = [&](std::size_t i) {
                words[i] = wordsOf(cleaner.clean(documents[i], m_stop));
            };
            if (std::optional<Error> problem = forEach(documents.size(), cleanOne))
                return problem;
            std::ranges::move(words, std::back_inserter(m_words[c]));
        }
        return m_stop.stop_requested() ? std::optional(stopped(m_set)) : std::nullopt;
    }

    ProductSet& m_set;
    std::span<const YiCleaning> m_cleanings;
    const YiPlan& m_plan;
    const YiListener& m_listener;
    const std::stop_token& m_stop;
    std::vector<std::vector<PageWords>> m_words; // indexed by cleaning and page
    std::vector<ExcludedPage> m_excluded;
    std::size_t m_done = 0; // steps
    std::size_t m_pages;
    std::vector<std::vector<std::optional<double>>> m_thresholds; // indexed by cleaning and site
};

// Returns an error when too few sites or categories have pages that can be read.
std::optional<Error> problemOf(const ProductSet& set, std::size_t excluded)
{
    std::vector<bool> sites(set.sites.size(), false);
    std::vector<bool> categories(set.categories.size(), false);
    for (const ProductPage& page : set.pages) {
        sites[page.site] = true;
        categories[page.category] = true;
    }
    if (std::ranges::count(sites, true) >= 2 && std::ranges::all_of(categories, std::identity()) &&
        set.categories.size() <= set.pages.size())
        return std::nullopt;
    return Error{
        ErrorCode::BadCorpus, set.folder,
        fmt::format(
            "a category, or every site but one, is without a page that can be read; pages that cannot: {}",
            excluded)};
}

SitePages sitePages(const ProductSet& set, const std::vector<PageWords>& words)
{
    SitePages pages;
    pages.sites = static_cast<std::uint32_t>(set.sites.size());
    pages.categories = static_cast<std::uint32_t>(set.categories.size());
    Lexicon lexicon;
    for (std::size_t i = 0; i < words.size(); ++i) {
        pages.bags.push_back(lexicon.add(words[i]));
        pages.siteOf.push_back(set.pages[i].site);
        pages.categoryOf.push_back(set.pages[i].category);
    }
    pages.words = lexicon.size();
    return pages;
}

// Runs the k-means of all cleanings in parallel.
std::optional<Error> cluster(std::span<const SitePages> cleaned, YiResult& result, const YiPlan& plan,
                             const YiListener& listener, const std::stop_token& stop)
{
    std::vector<std::vector<WordVector>> vectors;
    for (const SitePages& pages : cleaned)
        vectors.push_back(wordVectors(pages.bags, pages.words));
    for (YiOutcome& outcome : result.cleanings)
        outcome.f.assign(plan.runs, 0);
    const auto run = [&](std::size_t number) {
        const std::size_t c = number / plan.runs;
        const std::size_t i = number % plan.runs;
        const SitePages& pages = cleaned[c];
        const Clustering clusters =
            kMeans(vectors[c], pages.words, pages.categories, seedOf(plan.seed, i), stop);
        if (!clusters.isStopped)
            result.cleanings[c].f[i] = averageF(pages.categoryOf, clusters.clusters, pages.categories);
    };
    const PartsListener onWait = [&](std::size_t done, std::size_t total) {
        if (listener)
            listener(YiStage::Clustering, done, total);
    };
    onWait(0, cleaned.size() * plan.runs);
    std::optional<Error> problem = forEachIndex(cleaned.size() * plan.runs, plan.workers, run, onWait, stop);
    return !problem && stop.stop_requested() ? stopped(result.set) : problem;
}

std::optional<Error> classify(std::span<const SitePages> cleaned, YiResult& result, const YiPlan& plan,
                              const YiListener& listener, const std::stop_token& stop)
{
    const auto run = [&](std::size_t c) {
        if (auto pairs = classifyPairs(cleaned[c], stop))
            result.cleanings[c].pairs = *std::move(pairs);
    };
    const PartsListener onWait = [&](std::size_t done, std::size_t total) {
        if (listener)
            listener(YiStage::Classifying, done, total);
    };
    std::optional<Error> problem = forEachIndex(cleaned.size(), plan.workers, run, onWait, stop);
    return !problem && stop.stop_requested() ? stopped(result.set) : problem;
}

Result<YiResult> experiment(ProductSet set, std::span<const YiCleaning> cleanings, const YiPlan& plan,
                            const YiListener& listener, const std::stop_token& stop)
{
    PageReader reader(set, cleanings, plan, listener, stop);
    if (const std::optional<Error> problem = reader.read())
        return *problem;
    if (const std::optional<Error> problem = problemOf(set, reader.excluded().size()))
        return *problem;
    YiResult result;
    result.set = std::move(set);
    result.excluded = std::move(reader.excluded());
    result.runs = plan.runs;
    result.seed = plan.seed;
    std::vector<SitePages> cleaned;
    for (std::size_t c = 0; c < cleanings.size(); ++c) {
        cleaned.push_back(sitePages(result.set, reader.words(c)));
        YiOutcome& outcome = result.cleanings.emplace_back();
        outcome.letter = cleanings[c].letter;
        outcome.what = cleanings[c].what;
        outcome.thresholds = reader.thresholds(c);
        for (const BagOfWords& bag : cleaned.back().bags) {
            outcome.wordless += bag.empty() ? 1 : 0;
            for (const WordCount& count : bag)
                outcome.words += count.times;
        }
    }
    if (const std::optional<Error> problem = cluster(cleaned, result, plan, listener, stop))
        return *problem;
    if (const std::optional<Error> problem = classify(cleaned, result, plan, listener, stop))
        return *problem;
    return result;
}

} // namespace

Result<YiResult> runYiExperiment(ProductSet set, std::span<const YiCleaning> cleanings, const YiPlan& plan,
                                 const YiListener& listener, const std::stop_token& stop)
{
    return guarded([&] { return experiment(std::move(set), cleanings, plan, listener, stop); });
}

std::vector<std::pair<std::string, std::string>> thresholdSettings(const YiOutcome& outcome,
                                                                   const ProductSet& set)
{
    std::vector<std::pair<std::string, std::string>> settings;
    for (std::size_t site = 0; site < outcome.thresholds.size(); ++site) {
        if (const std::optional<double> threshold = outcome.thresholds[site])
            settings.emplace_back(fmt::format("{}, threshold of {}", outcome.letter, set.sites[site]),
                                  fmt::format("{}", *threshold));
    }
    return settings;
}

ClusteringStatistics statisticsOf(std::span<const double> f)
{
    ClusteringStatistics of;
    for (const double each : f) {
        of.averageF += each;
        of.below05 += each < 0.5 - rounding ? 1 : 0;
        of.from07 += each >= 0.7 - rounding ? 1 : 0;
        of.from08 += each >= 0.8 - rounding ? 1 : 0;
        of.from09 += each >= 0.9 - rounding ? 1 : 0;
    }
    const double runs = f.empty() ? 1 : static_cast<double>(f.size());
    return {of.averageF / runs, of.below05 / runs, of.from07 / runs, of.from08 / runs, of.from09 / runs};
}

std::array<std::uint32_t, 10> distributionOf(std::span<const double> f)
{
    std::array<std::uint32_t, 10> bins{};
    for (const double each : f) {
        const auto bin = static_cast<std::size_t>(std::max(0.0, (each + rounding) * 10));
        ++bins[std::min<std::size_t>(bin, bins.size() - 1)];
    }
    return bins;
}

PairScore meanOf(std::span<const PairScore> pairs)
{
    PairScore mean;
    for (std::size_t i = 0; i < mean.configurations.size(); ++i) {
        ConfigurationScore& sum = mean.configurations[i];
        double counted = 0;
        for (const PairScore& pair : pairs) {
            const ConfigurationScore& of = pair.configurations[i];
            counted += of.experiments > 0 ? 1 : 0;
            sum.experiments += of.experiments;
            sum.f += of.f;
            sum.accuracy += of.accuracy;
        }
        if (counted > 0) {
            sum.f /= counted;
            sum.accuracy /= counted;
        }
    }
    return mean;
}

} // namespace tagseam
