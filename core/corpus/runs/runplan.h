// SPDX-License-Identifier: MIT
// What a run does with each page.
#pragma once

#include "core/base/limits.h"
#include "core/explain/setup.h"
#include "core/methods/methods.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// Which pages of a folder the methods that learn from a site learn from.
enum class Learning : std::uint8_t {
    All,  ///< all of them
    Half, ///< the first, third ...; no method has rows for these, so that all are compared on unseen pages
};

/// All that decides what a run says, but the pages.
struct RunPlan {
    std::vector<Method> methods;
    Setup base;              ///< that the methods were made from, see methodsNamed()
    std::string encoding;    ///< of pages that the manifest has none for; empty: what the page says
    Limits limits;           ///< of each page
    std::string annotator{}; ///< whose annotations count; empty: the choice of chooseAnnotation()
    std::string trees{};   ///< folder of rendered trees; empty: there are none, or they are made for the run
    double leastFound = 1; ///< share of a page's marks, 0 to 1: a page on which fewer are found has no score
    bool hasDiagnosis = false; ///< whether rows have their RunRow::pageClass; takes as long again
    Learning learning = Learning::All;
    bool hasSharedTexts = false; ///< whether rows have their RunRow::shared; each page is read once more

    bool usesSites() const { return std::ranges::any_of(methods, &Method::usesSite); }
};

} // namespace tagseam
