// SPDX-License-Identifier: MIT
// `tagseam-cli experiment yi-2003`: pages of several sites clustered and classified, as they are and cleaned.
#pragma once

#include "core/methods/sitestyletree/marks.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;
struct ExperimentArguments;

inline constexpr std::string_view yiExperiment = "yi-2003";

/// What only this experiment takes.
struct YiArguments {
    bool generates = false;
    std::uint32_t pages = 40; ///< of a category of a site, generated
    std::uint64_t seed = 1;
    std::uint32_t runs = 800;
    std::uint32_t jobs = 0; ///< workers; 0: a core each
    double threshold = usualThreshold;
    std::string also; ///< methods, as methodsNamed() takes them; empty for none
    bool hasProgress = false;
};

void addYiOptions(CLI::App& command, YiArguments& yi);
/// The first of them that was given; empty for none.
std::string_view yiOptionGiven(const CLI::App& command);
/// The exit code.
int runYi(const CLI::App& command, const Arguments& arguments, const ExperimentArguments& experiment);

} // namespace tagseam
