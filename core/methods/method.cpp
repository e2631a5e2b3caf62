// SPDX-License-Identifier: MIT
// The needs of a method, and how it learns a site.
#include "core/methods/method.h"

namespace tagseam {

std::optional<ErrorCode> Method::lackOf(const Document& page) const
{
    if (wantsComputedStyles && !page.hasComputedStyles())
        return ErrorCode::NoComputedStyles;
    return wantsBoxes && !page.hasBoxes() ? std::optional(ErrorCode::NoBoxes) : std::nullopt;
}

Filter Method::learn(std::span<const Document> site, const std::stop_token& stop) const
{
    const SiteLearner learner = beginSite();
    for (const Document& page : site) {
        if (stop.stop_requested())
            return {};
        learner.add(page);
    }
    return learner.finish(stop);
}

} // namespace tagseam
