// SPDX-License-Identifier: MIT
// `tagseam-cli site`: learns and shows the site style tree of a site, and cleans pages with it.
#pragma once

#include "core/methods/sitestyletree/marks.h"
#include "core/methods/sitestyletree/sstoptions.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

/// The source of the threshold that is used.
enum class ThresholdFrom : std::uint8_t {
    Usual,  ///< usualThreshold
    Option, ///< --threshold
    Tree,   ///< picked, and stored in the tree
};

struct SiteArguments {
    std::vector<std::string> pages; ///< files and folders
    std::string tree;               ///< file
    std::string from;               ///< levels of element nodes, the body being the first
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;
    ThresholdFrom thresholdFrom = ThresholdFrom::Usual;
    std::uint32_t levels = 6; ///< folder of pages with expected texts
    bool hasProgress = false;
    std::string folder;     ///< file; empty for the folder's own
    std::string manifest;   ///< file; empty for that of the folder
    bool learnsHalf = true; ///< learns from every second page of a folder; otherwise from all, which are also
                            ///< measured
    bool listsEach = false; ///< lists each text that is removed
    bool isSimplified = false; ///< draws the tree without the descendants of noisy and meaningful nodes
    std::string drawnLevels;   ///< levels of element nodes to draw, or allLevels; empty: see usualDrawing
};

/// The value of --levels that draws the whole tree.
inline constexpr std::string_view allLevels = "all";
/// Element nodes of a drawing without --levels, which are readable side by side.
inline constexpr std::size_t usualDrawing = 80;

/// A learnt tree that its measures refer to.
struct LoadedTree {
    SiteStyleTree site;
    MeasuredTree measured;
};

CLI::App* addSite(CLI::App& app, Arguments& arguments, SiteArguments& site);
/// Runs the command; returns the exit code.
int runSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site);

/// Each function runs a subcommand; returns the exit code.
int learnSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site);
int showSite(const Arguments& arguments, SiteArguments site);
int drawSite(const Arguments& arguments, SiteArguments site);
int cleanBySite(const Arguments& arguments, SiteArguments site);
int listThresholds(const Arguments& arguments, SiteArguments site);
int pickThreshold(const SiteArguments& site);
int listLosses(const Arguments& arguments, SiteArguments site);

/// Loads the tree of `site.tree`; returns the exit code after one line on standard error when it fails.
/// Without --threshold the threshold of the tree is used, if one was picked.
int loadTree(SiteArguments& site, LoadedTree& tree);

/// Returns "0.25 (from the tree)".
std::string thresholdText(const SiteArguments& site);
/// Returns "usual", "option" or "tree".
std::string_view name(ThresholdFrom from);

/// Returns "noisy", "meaningful" or "neither".
std::string_view markName(ElementMark mark);

} // namespace tagseam
