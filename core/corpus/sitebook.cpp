// SPDX-License-Identifier: MIT
// What the methods of a run learn of the sites of a corpus.
#include "core/corpus/sitebook.h"

#include "core/page/pageinput.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// Of the pages of a folder in order: whether the one with this number is learnt from.
bool isLearntFrom(std::size_t number, Learning learning)
{
    return learning == Learning::All || number % 2 == 0;
}

} // namespace

std::string_view siteOf(std::string_view pageId)
{
    const std::size_t slash = pageId.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : pageId.substr(0, slash);
}

Corpus pagesWithRows(const Corpus& corpus, Learning learning)
{
    if (learning == Learning::All)
        return corpus;
    Corpus rows{corpus.folder, {}};
    std::map<std::string_view, std::size_t> counts;
    for (const CorpusPage& page : corpus.pages) {
        if (!isLearntFrom(counts[siteOf(page.id)]++, learning))
            rows.pages.push_back(page);
    }
    return rows;
}

SiteBook::SiteBook(const Corpus& corpus, const RunPlan& plan)
    : m_corpus(corpus), m_plan(plan), m_isNeeded(plan.usesSites() || plan.hasSharedTexts)
{
    for (std::size_t i = 0; m_isNeeded && i < corpus.pages.size(); ++i)
        m_pages[std::string(tagseam::siteOf(corpus.pages[i].id))].push_back(i);
}

std::shared_ptr<SiteBook::Site> SiteBook::entryOf(std::string_view name)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = std::ranges::find(m_sites, name, [](const auto& site) { return site->name; });
    if (found != m_sites.end()) {
        m_sites.splice(m_sites.begin(), m_sites, found);
        return m_sites.front();
    }
    auto site = std::make_shared<Site>();
    site->name = name;
    m_sites.push_front(std::move(site));
    if (m_sites.size() > mostSites)
        m_sites.pop_back(); // who learns or uses it holds it, too
    return m_sites.front();
}

Result<std::shared_ptr<const LearntFilters>> SiteBook::siteOf(const CorpusPage& page,
                                                              const std::stop_token& stop)
{
    const std::shared_ptr<Site> site = entryOf(tagseam::siteOf(page.id));
    const std::scoped_lock lock(site->mutex);
    if (!site->learnt) {
        Result<std::shared_ptr<const LearntFilters>> learnt = learn(site->name, stop);
        if (!learnt)
            return learnt.error();
        site->learnt = *std::move(learnt);
    }
    return site->learnt;
}

Result<std::shared_ptr<const LearntFilters>> SiteBook::learn(const std::string& name,
                                                             const std::stop_token& stop) const
{
    std::vector<SiteLearner> learners;
    learners.reserve(m_plan.methods.size());
    for (const Method& method : m_plan.methods)
        learners.push_back(method.usesSite() ? method.beginSite() : SiteLearner{});
    auto learnt = std::make_shared<LearntFilters>();
    const auto pages = m_pages.find(name);
    std::size_t taken = 0;
    for (std::size_t i = 0; pages != m_pages.end() && i < pages->second.size(); ++i) {
        if (stop.stop_requested())
            break;
        const CorpusPage& page = m_corpus.pages[pages->second[i]];
        const bool isLearnt = isLearntFrom(i, m_plan.learning);
        if (page.problem || !(isLearnt || m_plan.hasSharedTexts))
            continue;
        const std::string& encoding = page.encoding.empty() ? m_plan.encoding : page.encoding;
        const Result<Document> document = readPage(page.file, encoding, m_plan.limits, stop);
        if (!document)
            continue;
        if (m_plan.hasSharedTexts)
            learnt->shared.add(*document);
        taken += isLearnt ? 1 : 0;
        for (const SiteLearner& learner : learners) {
            if (isLearnt && learner.add)
                learner.add(*document);
        }
    }
    if (stop.stop_requested())
        return Error{ErrorCode::Stopped, {}, {}};
    if (taken == 0 && m_plan.usesSites())
        return Error{ErrorCode::BadCorpus, {}, "no page of its folder can be learnt from"};
    for (const SiteLearner& learner : learners)
        learnt->filters.push_back(learner.finish ? learner.finish() : Filter());
    return std::shared_ptr<const LearntFilters>(std::move(learnt));
}

} // namespace tagseam
