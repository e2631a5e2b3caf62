// SPDX-License-Identifier: MIT
// What methods learn from the pages in a folder.
#include "ui/sitefilters.h"

#include "core/corpus/corpus.h"
#include "core/page/pageinput.h"

#include <exception>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// False when it was stopped.
bool addPages(SiteFilters& learnt, const Corpus& corpus, std::span<const SiteLearner> learners,
              const Limits& limits, const TellProgress& tell, const std::stop_token& stop)
{
    std::size_t done = 0;
    for (const CorpusPage& page : corpus.pages) {
        tell(done++, corpus.pages.size());
        const Result<Document> document =
            page.problem ? Result<Document>(*page.problem) : readPage(page.file, page.encoding, limits, stop);
        if (stop.stop_requested())
            return false;
        if (!document) {
            ++learnt.leftOut;
            continue;
        }
        ++learnt.pages;
        learnt.sources += document->encoding().empty() ? 0 : 1;
        for (const SiteLearner& learner : learners)
            learner.add(*document);
    }
    tell(done, corpus.pages.size());
    return true;
}

SharedFilters learnAll(const std::string& folder, std::span<const Method> methods, const Limits& limits,
                       const TellProgress& tell, const std::stop_token& stop)
{
    auto learnt = std::make_shared<SiteFilters>();
    learnt->folder = folder;
    const Result<Corpus> corpus = openCorpus(folder, {}, stop);
    if (stop.stop_requested())
        return nullptr;
    if (!corpus) {
        learnt->error = corpus.error();
        return learnt;
    }
    std::vector<SiteLearner> learners;
    learners.reserve(methods.size());
    for (const Method& method : methods)
        learners.push_back(method.beginSite());
    if (!addPages(*learnt, *corpus, learners, limits, tell, stop))
        return nullptr;
    if (learnt->pages == 0)
        learnt->error = Error{ErrorCode::BadCorpus, folder, "no page of it can be read"};
    for (std::size_t i = 0; !learnt->error && i < methods.size(); ++i) {
        if (stop.stop_requested())
            return nullptr;
        learnt->filters[methods[i].name] = learners[i].finish();
    }
    return learnt;
}

} // namespace

SharedFilters learnFilters(const std::string& folder, std::span<const Method> methods, const Limits& limits,
                           const TellProgress& tell, const std::stop_token& stop)
{
    try {
        return learnAll(folder, methods, limits, tell, stop);
    } catch (const std::exception& error) { // memory may not do for what is learnt
        auto failed = std::make_shared<SiteFilters>();
        failed->folder = folder;
        failed->error = Error{ErrorCode::CannotRead, folder, error.what()};
        return failed;
    }
}

} // namespace tagseam
