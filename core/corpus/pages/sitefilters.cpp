// SPDX-License-Identifier: MIT
// Methods learn from the pages in a folder, page by page.
#include "core/corpus/pages/sitefilters.h"

#include "core/corpus/pages/siteinput.h"
#include "core/methods/sitelearners.h"

#include <exception>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

SharedFilters learnAll(const std::string& folder, std::span<const Method> methods, const Limits& limits,
                       const TellProgress& tell, const std::stop_token& stop)
{
    auto learnt = std::make_shared<SiteFilters>();
    learnt->folder = folder;
    const Result<SiteInput> input = siteInFolder(folder, stop);
    if (stop.stop_requested())
        return nullptr;
    if (!input) {
        learnt->error = input.error();
        return learnt;
    }
    const std::vector<SiteLearner> learners = beginSites(methods);
    SiteReading reading{.page = {.limits = limits}};
    reading.tell = [&](std::size_t done, std::size_t total, const std::string&) { tell(done, total); };
    const auto take = [&](const CorpusPage&, const Document& page) {
        learnt->sources += page.encoding().empty() ? 0 : 1;
        learnPage(learners, page);
    };
    const SiteRead read = readSite(input->pages, reading, take, stop);
    if (read.isStopped)
        return nullptr;
    learnt->pages = read.taken;
    learnt->excluded = static_cast<std::uint32_t>(read.excluded.size());
    if (learnt->pages == 0) {
        learnt->error = Error{ErrorCode::BadCorpus, folder, "none of its pages can be read"};
        return learnt;
    }
    Result<std::vector<Filter>> filters = finishSites(learners, stop);
    if (!filters)
        return nullptr;
    for (std::size_t i = 0; i < methods.size(); ++i)
        learnt->filters[methods[i].name] = std::move((*filters)[i]);
    return learnt;
}

} // namespace

SharedFilters learnFilters(const std::string& folder, std::span<const Method> methods, const Limits& limits,
                           const TellProgress& tell, const std::stop_token& stop)
{
    try {
        return learnAll(folder, methods, limits, tell, stop);
    } catch (const std::exception& error) { // memory may not suffice for the learnt data
        auto failed = std::make_shared<SiteFilters>();
        failed->folder = folder;
        failed->error = Error{ErrorCode::CannotRead, folder, error.what()};
        return failed;
    }
}

} // namespace tagseam
