// SPDX-License-Identifier: MIT
// What the methods of a run learn of the sites of a corpus: a site is a folder.
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

/// The folder of a page, by its id; empty for the folder of the corpus itself.
std::string_view siteOf(std::string_view pageId);

/// With Learning::Half the second, fourth ... page of each folder: those that have rows, while the methods
/// learn from the others. All pages otherwise.
Corpus pagesWithRows(const Corpus& corpus, Learning learning);

/// What was learnt of one site.
struct LearntFilters {
    std::vector<Filter> filters; ///< by method of the plan; empty for one that uses no site
    SharedTexts shared;          ///< of all pages of the site; of none unless the plan asks for them
    SiteRead read;               ///< the pages that it is from
};

/// Learns from a site when the first of its pages is asked for, and holds what it learnt for the next. May be
/// used from several threads.
class SiteBook {
    struct Site;
    struct Release {
        SiteBook* book = nullptr;
        Site* site = nullptr;
        void operator()(const LearntFilters*) const { book->release(*site); }
    };

  public:
    /// What the book has learnt of a site; it stays as long as this does, which the book outlives.
    using Use = std::unique_ptr<const LearntFilters, Release>;

    /// Both must outlive it.
    SiteBook(const Corpus& corpus, const RunPlan& plan);

    /// Whether the plan asks for what it holds.
    bool isNeeded() const { return m_isNeeded; }

    /// What was learnt from the pages of the corpus in the folder of `page`, each once; those that cannot be
    /// read are excluded. One page is held at a time. Errors: BadCorpus where no page of the folder can be
    /// learnt from; Stopped. Cost: reading all pages of the folder and learning, the first time, and again
    /// once mostSites others were asked for.
    Result<Use> siteOf(const CorpusPage& page, const std::stop_token& stop = {});

    /// How many sites are held, or more while these are all in use: pages come in the order of their folders,
    /// so that few are asked for at once.
    static constexpr std::size_t mostSites = 8;

  private:
    struct Site {
        std::string name;
        std::uint32_t uses = 0;       // under the mutex of the book; who waits for it or learns it is one
        std::mutex mutex;             // held by who learns; the others wait
        bool isLearnt = false;        // under its own mutex, as all below; never changes back
        std::optional<Error> problem; // why there is nothing to use
        LearntFilters learnt;
    };
    Use use(std::string_view name);
    void release(Site& site);
    Result<LearntFilters> learn(const std::string& name, const std::stop_token& stop) const;
    SiteInput inputOf(const std::string& name, std::set<std::string>& learntFrom) const;

    const Corpus& m_corpus;
    const RunPlan& m_plan;
    bool m_isNeeded = false;
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_pages; // of each site, indexes
    std::mutex m_mutex;
    std::list<Site> m_sites; // asked for last comes first
};

} // namespace tagseam
