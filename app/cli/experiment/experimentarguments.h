// SPDX-License-Identifier: MIT
// The arguments of `tagseam-cli experiment`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace tagseam {

/// The options of the experiments of Velloso and Dorneles.
struct VellosoArguments {
    std::string variant;             ///< variant of all rows; empty: inferred, row by row
    std::optional<double> threshold; ///< threshold of simple tree matching of all rows
};

/// The options of the experiment of Yi, Liu and Li.
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

struct ExperimentArguments {
    std::string name;
    std::string folder;   ///< folder of the pages
    std::string truth;    ///< file; empty for the files beside the pages
    std::string manifest; ///< file; empty for the folder's own
    bool isMarkdown = false;
    bool isCsv = false;
    bool isLatex = false;
    VellosoArguments velloso;
    YiArguments yi;
};

} // namespace tagseam
