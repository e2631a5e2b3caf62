// SPDX-License-Identifier: MIT
// Learns the sites of a corpus for the methods of a run.
#include "core/corpus/runs/sitebook.h"

#include "core/base/url.h"
#include "core/methods/sitelearners.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// True if the page with this number, in the order of its folder, is learnt from.
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

std::string siteOf(const CorpusPage& page)
{
    std::string host = page.record ? hostOf(page.url) : std::string();
    return host.empty() ? std::string(siteOf(page.id)) : host;
}

Corpus pagesWithRows(const Corpus& corpus, Learning learning)
{
    Corpus rows{corpus.folder, {}};
    std::map<std::string, std::size_t> counts;
    for (const CorpusPage& page : corpus.pages) {
        if (learning == Learning::All || !isLearntFrom(counts[siteOf(page)]++, learning))
            rows.pages.push_back(page);
    }
    const auto hasRecord = [](const CorpusPage& page) { return page.record.has_value(); };
    if (std::ranges::any_of(rows.pages, hasRecord))
        std::ranges::stable_sort(rows.pages, {}, [](const CorpusPage& page) { return siteOf(page); });
    return rows;
}

SiteBook::SiteBook(const Corpus& corpus, const RunPlan& plan)
    : m_corpus(corpus), m_plan(plan), m_isNeeded(plan.usesSites() || plan.hasSharedTexts)
{
    for (std::size_t i = 0; m_isNeeded && i < corpus.pages.size(); ++i)
        m_pages[tagseam::siteOf(corpus.pages[i])].push_back(i);
}

SiteBook::Use SiteBook::use(std::string_view name)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = std::ranges::find(m_sites, name, &Site::name);
    if (found != m_sites.end()) {
        m_sites.splice(m_sites.begin(), m_sites, found);
    } else {
        m_sites.emplace_front();
        m_sites.front().name = name;
    }
    Site& site = m_sites.front();
    ++site.uses;
    return {&site.learnt, Release{this, &site}};
}

void SiteBook::release(Site& site)
{
    std::list<Site> gone; // outlives the lock: others need not wait until all memory is freed
    const std::scoped_lock lock(m_mutex);
    --site.uses;
    for (auto each = m_sites.end(); m_sites.size() > mostSites && each != m_sites.begin();) {
        --each;
        if (each->uses == 0)
            gone.splice(gone.end(), m_sites, each++);
    }
}

Result<SiteBook::Use> SiteBook::siteOf(const CorpusPage& page, const std::stop_token& stop)
{
    Use held = use(tagseam::siteOf(page)); // released after the lock
    Site& site = *held.get_deleter().site;
    const std::scoped_lock lock(site.mutex);
    if (!site.isLearnt) {
        Result<LearntFilters> learnt = learn(site.name, stop);
        if (learnt)
            site.learnt = *std::move(learnt);
        else if (learnt.error().code == ErrorCode::Stopped)
            return learnt.error();
        else
            site.problem = learnt.error();
        site.isLearnt = true;
    }
    if (site.problem)
        return *site.problem;
    return held;
}

// Returns the pages of a folder that are read, each once, and the files of the pages that are learnt from.
SiteInput SiteBook::inputOf(const std::string& name, std::set<std::string>& learntFrom) const
{
    std::vector<CorpusPage> pages;
    const auto ofSite = m_pages.find(name);
    for (std::size_t i = 0; ofSite != m_pages.end() && i < ofSite->second.size(); ++i) {
        const CorpusPage& page = m_corpus.pages[ofSite->second[i]];
        const bool isLearnt = isLearntFrom(i, m_plan.learning);
        if (isLearnt)
            learntFrom.insert(page.file);
        if (isLearnt || m_plan.hasSharedTexts)
            pages.push_back(page);
    }
    SiteInput input = siteOfPages(pages);
    for (const SkippedFile& skipped : input.skipped) {
        if (learntFrom.contains(skipped.file)) // under its other name
            learntFrom.insert(skipped.page);
    }
    return input;
}

Result<LearntFilters> SiteBook::learn(const std::string& name, const std::stop_token& stop) const
{
    const std::vector<SiteLearner> learners = beginSites(m_plan.methods);
    std::set<std::string> learntFrom;
    const SiteInput input = inputOf(name, learntFrom);
    LearntFilters learnt;
    std::size_t taken = 0;
    const auto take = [&](const CorpusPage& page, const Document& document) {
        if (m_plan.hasSharedTexts)
            learnt.shared.add(document);
        if (!learntFrom.contains(page.file))
            return;
        learnPage(learners, document);
        ++taken;
    };
    learnt.read = readSite(input.pages, {.page = m_plan.reading}, take, stop);
    if (learnt.read.isStopped)
        return Error{ErrorCode::Stopped, {}, {}};
    if (taken == 0 && m_plan.usesSites())
        return Error{ErrorCode::BadCorpus, {}, "none of the pages of its folder can be read"};
    Result<std::vector<Filter>> filters = finishSites(learners, stop);
    if (!filters)
        return filters.error();
    learnt.filters = *std::move(filters);
    return learnt;
}

} // namespace tagseam
