// SPDX-License-Identifier: MIT
// `tagseam-cli mine`: finds the data records of a page, with MDR.
#pragma once

#include "core/methods/mdr/mdr.h"

#include <cstdint>
#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct MineArguments {
    std::string preset{"mdr-2003"};
    MdrOptions options; ///< only the given ones are valid
    std::string alike;  ///< selector; empty for none
    std::string to;     ///< selector
    bool isPruned = false;
    bool isCsv = false;
    bool hasFields = false;
    std::uint32_t region = 0; ///< the only region whose fields are shown, from 1; 0: each
};

CLI::App* addMine(CLI::App& app, Arguments& arguments, MineArguments& mine);
/// Runs the command; returns the exit code.
int runMine(const CLI::App& command, const Arguments& arguments, const MineArguments& mine);

} // namespace tagseam
