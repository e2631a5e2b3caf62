// SPDX-License-Identifier: MIT
// Learns the sites of a corpus for the methods of a run: a site is a folder, or a host of a crawl.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/corpus/pages/siteinput.h"
#include "core/corpus/runs/runplan.h"
#include "core/corpus/runs/sharedtexts.h"
#include "core/methods/methods.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Returns the folder of a page, from its id; empty for the folder of the corpus itself.
std::string_view siteOf(std::string_view pageId);
/// Returns the site of a page: its folder or, for a page in a WARC, the host of its address; its folder if it
/// has no host.
std::string siteOf(const CorpusPage& page);

/// Returns the pages that have rows: with Learning::Half the second, fourth ... page of each site, while
/// the methods learn from the others; all pages otherwise. If there are pages in WARC files, the pages of a
/// site follow one another.
Corpus pagesWithRows(const Corpus& corpus, Learning learning);

/// The filters learnt from one site.
struct LearntFilters {
    std::vector<Filter> filters; ///< indexed by method of the plan; empty for a method that uses no site
    SharedTexts shared;          ///< texts of all pages of the site; empty unless the plan requests them
    SiteRead read;               ///< the pages that it was learnt from
};

/// Learns from a site when the first of its pages is requested, and keeps the result for the next. May be
/// used from several threads.
class SiteBook {
    struct Site;
    struct Release {
        SiteBook* book = nullptr;
        Site* site = nullptr;
        void operator()(const LearntFilters*) const { book->release(*site); }
    };

  public:
    /// A learnt site, kept while this object lives. The book must outlive it.
    using Use = std::unique_ptr<const LearntFilters, Release>;

    /// Both arguments must outlive the object.
    SiteBook(const Corpus& corpus, const RunPlan& plan);

    /// True if the plan needs the book.
    bool isNeeded() const { return m_isNeeded; }

    /// Returns the data learnt from the pages of the corpus in the folder of `page`, each once; unreadable
    /// pages are skipped. One page is held at a time. Errors: BadCorpus when no page of the folder can be
    /// learnt from; Stopped. Cost: reading all pages of the folder and learning, the first time, and again
    /// once mostSites others were requested.
    Result<Use> siteOf(const CorpusPage& page, const std::stop_token& stop = {});

    /// The number of sites that are kept, or more while all are in use: pages come in the order of their
    /// folders, so that few are requested at once.
    static constexpr std::size_t mostSites = 8;

  private:
    struct Site {
        std::string name;
        std::uint32_t uses = 0;       // under the mutex of the book; counts the workers that wait for the
                                      // site or learn it
        std::mutex mutex;             // held by the worker that learns; the others wait
        bool isLearnt = false;        // under its own mutex, like all members below; never changes back
        std::optional<Error> problem; // reason why there is no result
        LearntFilters learnt;
    };
    Use use(std::string_view name);
    void release(Site& site);
    Result<LearntFilters> learn(const std::string& name, const std::stop_token& stop) const;
    SiteInput inputOf(const std::string& name, std::set<std::string>& learntFrom) const;

    const Corpus& m_corpus;
    const RunPlan& m_plan;
    bool m_isNeeded = false;
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_pages; // indexes of the pages of each site
    std::mutex m_mutex;
    std::list<Site> m_sites; // the site requested last comes first
};

} // namespace tagseam
