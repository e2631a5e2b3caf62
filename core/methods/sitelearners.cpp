// SPDX-License-Identifier: MIT
// Lets several methods learn from the same pages.
#include "core/methods/sitelearners.h"

namespace tagseam {

std::vector<SiteLearner> beginSites(std::span<const Method> methods)
{
    std::vector<SiteLearner> learners;
    learners.reserve(methods.size());
    for (const Method& method : methods)
        learners.push_back(method.usesSite() ? method.beginSite() : SiteLearner{});
    return learners;
}

void learnPage(std::span<const SiteLearner> learners, const Document& page)
{
    for (const SiteLearner& learner : learners) {
        if (learner.add)
            learner.add(page);
    }
}

Result<std::vector<Filter>> finishSites(std::span<const SiteLearner> learners, const std::stop_token& stop)
{
    std::vector<Filter> filters;
    filters.reserve(learners.size());
    for (const SiteLearner& learner : learners) {
        if (!stop.stop_requested())
            filters.push_back(learner.finish ? learner.finish(stop) : Filter());
    }
    if (stop.stop_requested())
        return Error{ErrorCode::Stopped, {}, {}};
    return filters;
}

} // namespace tagseam
