// SPDX-License-Identifier: MIT
// The options of a run.
#pragma once

#include "core/explain/setup.h"
#include "core/methods/methods.h"
#include "core/page/parsehtml.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// Says from which pages of a folder the site methods learn.
enum class Learning : std::uint8_t {
    All,  ///< all of them
    Half, ///< the first, third ...; no method has rows for these, so that all are compared on unseen pages
};

/// All options that decide the content of a run, except the pages.
struct RunPlan {
    std::vector<Method> methods;
    Setup base;              ///< setup that the methods were made from, see methodsNamed()
    PageReading reading{};   ///< options of each page
    std::string annotator{}; ///< annotator whose annotations count; empty: the choice of chooseAnnotation()
    std::string trees{};   ///< folder of rendered trees; empty: there are none, or they are made for the run
    double leastFound = 1; ///< share of a page's marks, 0 to 1: a page on which fewer are found has no score
    bool hasDiagnosis = false; ///< true if rows have their RunRow::pageClass; doubles the time
    Learning learning = Learning::All;
    bool hasSharedTexts = false; ///< true if rows have their RunRow::shared; each page is read once more

    bool hasTexts = false; ///< true if a run has its PageRun::texts

    bool usesSites() const { return std::ranges::any_of(methods, &Method::usesSite); }
};

} // namespace tagseam
