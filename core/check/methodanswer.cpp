// SPDX-License-Identifier: MIT
// Runs one method on one page.
#include "core/check/methodanswer.h"

#include "core/explain/setuptext.h"

#include <utility>

namespace tagseam {

Result<PageMethod> pageMethodNamed(std::string_view name, const Setup& base)
{
    const std::string text = name.empty() ? setupToText(base) : std::string(name);
    const Result<Setup> setup = name.empty() ? Result<Setup>(base) : setupFromText(name, base);
    if (setup)
        return PageMethod{{text, false, {}, {}}, *setup};
    Result<Method> method = methodNamed(name, base);
    if (!method)
        return method.error();
    return PageMethod{*std::move(method), std::nullopt};
}

std::optional<ErrorCode> lackOf(const PageMethod& method, const Document& page)
{
    if (!method.setup)
        return method.method.lackOf(page);
    const bool needsStyles = method.setup->path.style == LabelAttributes::Computed;
    return needsStyles && !page.hasComputedStyles() ? std::optional(ErrorCode::NoComputedStyles)
                                                    : std::nullopt;
}

MethodAnswer answerOf(const Document& page, const PageMethod& method)
{
    MethodAnswer answer;
    if (method.setup) {
        answer.search = outcomeOf(page, *method.setup);
        answer.result.kept = answer.search->mask;
    } else {
        answer.result = method.method.run({page}, {});
    }
    return answer;
}

} // namespace tagseam
