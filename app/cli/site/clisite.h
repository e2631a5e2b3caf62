// SPDX-License-Identifier: MIT
// `tagseam-cli site`: the site style tree of a site, learnt, shown, and pages cleaned by it.
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

/// Where the threshold comes from that is used.
enum class ThresholdFrom : std::uint8_t {
    Usual,  ///< usualThreshold
    Option, ///< --threshold
    Tree,   ///< picked, and kept in the tree
};

struct SiteArguments {
    std::vector<std::string> pages; ///< files and folders
    std::string tree;               ///< file
    std::string from;               ///< file of a tree to go on with; empty for none
    StyleTreeOptions build;
    MeasureOptions measure;
    double threshold = usualThreshold;
    ThresholdFrom thresholdFrom = ThresholdFrom::Usual;
    std::uint32_t levels = 6; ///< of element nodes, the body being the first
    bool hasProgress = false;
    std::string folder;     ///< of pages with expected texts
    std::string manifest;   ///< file; empty for that of the folder
    bool learnsHalf = true; ///< of a folder's pages every second; else all, which are measured, too
    bool listsEach = false; ///< each text that is lost
};

/// A learnt tree that its measures refer to.
struct LoadedTree {
    SiteStyleTree site;
    MeasuredTree measured;
};

CLI::App* addSite(CLI::App& app, Arguments& arguments, SiteArguments& site);
/// The exit code.
int runSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site);

/// The commands below it; the exit code.
int learnSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site);
int showSite(const Arguments& arguments, SiteArguments site);
int cleanBySite(const Arguments& arguments, SiteArguments site);
int listThresholds(const Arguments& arguments, SiteArguments site);
int pickThreshold(const SiteArguments& site);
int listLosses(const Arguments& arguments, SiteArguments site);

/// The tree of `site.tree`, or the exit code after one line on standard error. Without --threshold that of
/// the tree is taken, where one was picked.
int loadTree(SiteArguments& site, LoadedTree& tree);

/// "0.25 (from the tree)".
std::string thresholdText(const SiteArguments& site);
/// "usual", "option", "tree".
std::string_view name(ThresholdFrom from);

/// "noisy", "meaningful", "neither".
std::string_view markName(ElementMark mark);

} // namespace tagseam
