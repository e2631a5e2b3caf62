// SPDX-License-Identifier: MIT
// Runs one method on one page and keeps what explains its answer: the search of a variant, or the decisions
// of another method.
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"
#include "core/methods/filter.h"
#include "core/methods/methods.h"
#include "core/page/dom.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

/// A method that judges pages one by one.
struct PageMethod {
    Method method;
    std::optional<Setup> setup; ///< setup of a variant; nothing for another method
};

/// Returns the method of that name, or the variant of `base` for an empty name. Errors: as methodNamed().
Result<PageMethod> pageMethodNamed(std::string_view name, const Setup& base);

/// Returns the reason why the method cannot judge a page, as Method::lackOf(); nothing if it can.
std::optional<ErrorCode> lackOf(const PageMethod& method, const Document& page);

/// The answer of a method to a page.
struct MethodAnswer {
    FilterResult result;           ///< for a variant only `kept` is set
    std::optional<Outcome> search; ///< search of a variant; nothing for another method
};

/// Runs the method. Cost: of the method.
MethodAnswer answerOf(const Document& page, const PageMethod& method);

} // namespace tagseam
