// SPDX-License-Identifier: MIT
// `tagseam-cli experiment yi-2003`: clusters and classifies pages of several sites, uncleaned and cleaned.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;
struct ExperimentArguments;

inline constexpr std::string_view yiExperiment = "yi-2003";

/// The options of this experiment alone.
struct YiArguments {
    bool generates = false;
    std::uint32_t pages = 40; ///< generated pages of a category of a site
    std::uint64_t seed = 1;
    std::uint32_t runs = 800;
    std::uint32_t jobs = 0;          ///< workers; 0: one for each core
    std::optional<double> threshold; ///< threshold of all sites; nothing: one is picked for each
    std::string also;                ///< methods for methodsNamed(); empty for none
    bool hasProgress = false;
};

void addYiOptions(CLI::App& command, YiArguments& yi);
/// Returns the first of these options that was given; empty for none.
std::string_view yiOptionGiven(const CLI::App& command);
/// Runs the command; returns the exit code.
int runYi(const CLI::App& command, const Arguments& arguments, const ExperimentArguments& experiment);

} // namespace tagseam
