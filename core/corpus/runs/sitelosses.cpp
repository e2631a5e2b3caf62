// SPDX-License-Identifier: MIT
// Finds the losses of a site style tree.
#include "core/corpus/runs/sitelosses.h"

#include "core/archive/pageinput.h"
#include "core/corpus/runs/sharedtexts.h"
#include "core/corpus/runs/sitebook.h"
#include "core/methods/sitestyletree/cleanpage.h"
#include "core/select/nodepaths.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

/// The pages of a folder.
struct LossPages {
    std::vector<const CorpusPage*> learnt;
    std::vector<const CorpusPage*> measured;
};

using Sites = std::map<std::string, LossPages, std::less<>>;

Sites sitesOf(const Corpus& corpus, bool learns, bool learnsHalf)
{
    const bool isHalf = learns && learnsHalf;
    std::set<std::string_view> measured;
    const Corpus rows = pagesWithRows(corpus, isHalf ? Learning::Half : Learning::All);
    for (const CorpusPage& page : rows.pages)
        measured.insert(page.id);
    Sites sites;
    for (const CorpusPage& page : corpus.pages) {
        LossPages& of = sites[siteOf(page)];
        if (measured.contains(page.id))
            of.measured.push_back(&page);
        if (learns && (!isHalf || !measured.contains(page.id)))
            of.learnt.push_back(&page);
    }
    return sites;
}

std::uint32_t keptOf(const std::vector<double>& lostFrom, double threshold)
{
    return static_cast<std::uint32_t>(
        std::ranges::count_if(lostFrom, [&](double from) { return from > threshold; }));
}

double keptTextShare(const std::vector<double>& lostFrom, double threshold)
{
    return lostFrom.empty()
               ? 1
               : static_cast<double>(keptOf(lostFrom, threshold)) / static_cast<double>(lostFrom.size());
}

// A page of the measured half, with the result of each threshold.
struct MeasuredPage {
    Document document;
    RemovalThresholds removal;
    std::vector<std::optional<ValueStatus>> statuses;
};

// The measuring of one site.
class Measuring {
  public:
    Measuring(const LossOptions& options, std::string name) : m_options(options)
    {
        m_losses.site = std::move(name);
    }

    SiteLosses run(const LossPages& pages, const MeasuredTree* tree)
    {
        m_site.options = m_options.build;
        for (const CorpusPage* page : pages.learnt)
            learn(*page);
        // The texts that all pages share are known only after all pages were read.
        for (const CorpusPage* page : pages.measured) {
            if (const auto document = read(*page))
                m_shared.add(*document);
        }
        m_measured = measure(m_site, m_options.measure);
        m_tree = tree != nullptr ? tree : &m_measured;
        pick(pages);
        for (const CorpusPage* page : pages.measured)
            addMeasured(*page);
        aggregate();
        sweep();
        return std::move(m_losses);
    }

  private:
    std::optional<Document> read(const CorpusPage& page)
    {
        Result<Document> document =
            page.problem ? Result<Document>(*page.problem) : readCorpusPage(page, m_options.reading);
        if (document)
            return *std::move(document);
        if (m_failed.insert(page.id).second) {
            m_options.tellFailure(page.id, document.error());
            ++m_losses.failed;
        }
        return std::nullopt;
    }

    std::optional<MeasuredPage> measuredPage(const CorpusPage& page)
    {
        std::optional<Document> document = read(page);
        if (!document)
            return std::nullopt;
        MeasuredPage measured{*std::move(document), {}, {}};
        measured.removal = removalThresholds(measured.document, *m_tree);
        measured.statuses = valueStatuses(measured.document, scoredNodes(measured.document), page.expected,
                                          *m_tree, measured.removal, m_shared);
        return measured;
    }

    void learn(const CorpusPage& page)
    {
        if (const auto document = read(page)) {
            grow(m_site, *document);
            m_shared.add(*document);
            ++m_losses.learnt;
        }
    }

    // Picks the threshold. The learnt pages are the samples.
    void pick(const LossPages& pages)
    {
        std::vector<double> lostFrom;
        for (const CorpusPage* page : pages.learnt) {
            const auto sample = measuredPage(*page);
            for (std::size_t i = 0; sample && i < sample->statuses.size(); ++i) {
                if (sample->statuses[i])
                    lostFrom.push_back(sample->statuses[i]->lostFrom);
            }
        }
        if (!lostFrom.empty())
            m_losses.picked = pickedThreshold(*m_tree, lostFrom);
    }

    void addMeasured(const CorpusPage& page)
    {
        std::optional<MeasuredPage> measured = measuredPage(page);
        if (!measured)
            return;
        ++m_losses.measured;
        m_losses.listed += static_cast<std::uint32_t>(page.expected.size());
        const NodePaths paths(measured->document);
        for (std::size_t i = 0; i < page.expected.size(); ++i) {
            const std::optional<ValueStatus>& status = measured->statuses[i];
            if (!status)
                continue;
            ++m_losses.onPage;
            m_lostFrom.push_back(status->lostFrom);
            if (status->ownLostFrom)
                m_ownLostFrom.push_back(*status->ownLostFrom);
            if (status->isLostAt(m_options.threshold))
                m_losses.losses.push_back({page.id, page.expected[i], paths.of(status->node),
                                           elementPath(*m_tree, status->element),
                                           status->reasonAt(m_options.threshold), *status});
        }
        m_losses.kept = m_losses.onPage - static_cast<std::uint32_t>(m_losses.losses.size());
        m_pages.push_back(*std::move(measured));
    }

    void aggregate()
    {
        std::map<std::pair<ElementId, LossReason>, ElementLosses> found;
        std::map<std::pair<ElementId, LossReason>, std::set<std::string_view>> pages;
        for (const LostText& lost : m_losses.losses) {
            const auto key = std::pair(lost.status.element, lost.reason);
            ElementLosses& of = found[key];
            of.noisyFrom =
                of.values == 0 ? lost.status.noisyFrom : std::min(of.noisyFrom, lost.status.noisyFrom);
            of.localNoise = std::max(of.localNoise, lost.status.localNoise);
            ++of.values;
            pages[key].insert(lost.page);
        }
        for (auto& [key, of] : found) {
            const ElementNode& element = m_tree->tree.element(key.first);
            of.path = elementPath(*m_tree, key.first);
            of.reason = key.second;
            of.pages = static_cast<std::uint32_t>(pages[key].size());
            of.learntPages = element.pages;
            of.leafPages = element.leafPages;
            of.importance = m_tree->importance(key.first);
            m_losses.elements.push_back(std::move(of));
        }
        std::ranges::stable_sort(m_losses.elements, std::greater(), &ElementLosses::values);
    }

    // Returns the words of texts that all pages share, and the removed words among them.
    std::pair<std::uint64_t, std::uint64_t> sharedAt(double threshold) const
    {
        std::pair<std::uint64_t, std::uint64_t> words;
        for (const MeasuredPage& page : m_pages) {
            KeepMask kept(page.document.size());
            for (std::size_t node = 0; node < kept.size(); ++node)
                kept[node] = page.removal.nodes[node] > threshold;
            if (const auto shared = m_shared.removedBy(page.document, kept, page.removal.textEdits)) {
                words.first += shared->words;
                words.second += shared->removed;
            }
        }
        return words;
    }

    void sweep()
    {
        m_losses.own = static_cast<std::uint32_t>(m_ownLostFrom.size());
        m_losses.ownKept = keptOf(m_ownLostFrom, m_options.threshold);
        std::tie(m_losses.sharedWords, m_losses.sharedRemoved) = sharedAt(m_options.threshold);
        std::set<double> thresholds{m_options.threshold};
        for (const double usual : {0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0})
            thresholds.insert(usual);
        if (m_losses.picked)
            thresholds.insert(*m_losses.picked);
        for (const double threshold : thresholds) {
            SweepRow row;
            row.threshold = threshold;
            row.kept = keptTextShare(m_lostFrom, threshold);
            row.ownKept = keptTextShare(m_ownLostFrom, threshold);
            row.isUsed = threshold == m_options.threshold;
            row.isPicked = threshold == m_losses.picked;
            const auto [words, removed] = sharedAt(threshold);
            if (words > 0)
                row.sharedRemoved = static_cast<double>(removed) / static_cast<double>(words);
            m_losses.sweep.push_back(row);
        }
    }

    const LossOptions& m_options;
    SiteStyleTree m_site;
    MeasuredTree m_measured; // measures of m_site
    const MeasuredTree* m_tree = nullptr;
    SharedTexts m_shared;
    std::vector<MeasuredPage> m_pages;
    std::vector<double> m_lostFrom;
    std::vector<double> m_ownLostFrom;
    std::set<std::string> m_failed;
    SiteLosses m_losses;
};

// Converts `td class="a b" width="20"` to "td.a.b[width=20]".
std::string stepOf(std::string_view label)
{
    std::size_t at = std::min(label.find(' '), label.size());
    std::string step(label.substr(0, at));
    while (at < label.size()) {
        const std::size_t equals = std::min(label.find("=\"", at), label.size());
        const std::size_t end = std::min(label.find('"', std::min(equals + 2, label.size())), label.size());
        const std::string_view name = label.substr(at + 1, equals - at - 1);
        const std::string_view value = label.substr(std::min(equals + 2, label.size()), end - equals - 2);
        if (name == "class") {
            step += '.';
            for (const char c : value)
                step += c == ' ' ? '.' : c;
        } else {
            step.append("[").append(name).append("=").append(value).append("]");
        }
        at = end + 1;
    }
    return step;
}

} // namespace

std::vector<SiteLosses> siteLosses(const Corpus& corpus, const MeasuredTree* tree, const LossOptions& options)
{
    std::vector<SiteLosses> losses;
    for (const auto& [name, pages] : sitesOf(corpus, tree == nullptr, options.learnsHalf)) {
        if (!pages.measured.empty())
            losses.push_back(Measuring(options, name).run(pages, tree));
    }
    return losses;
}

std::string elementPath(const MeasuredTree& measured, ElementId id)
{
    std::vector<std::string> steps;
    for (; id != rootElement; id = measured.tree.element(id).parent)
        steps.push_back(stepOf(measured.site->vocabulary.labels.text(measured.tree.element(id).label.value)));
    std::string path;
    for (const std::string& step : std::views::reverse(steps))
        path += (path.empty() ? "" : "/") + step;
    return path;
}

} // namespace tagseam
