// SPDX-License-Identifier: MIT
// `tagseam-cli annotation convert`: converts ground truth from one format into another.
#pragma once

#include "app/cli/clioptions.h"

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct ConvertArguments {
    std::string input;
    std::string format; ///< "xml", "csv", "json", "label-studio", "uima"
};

/// Adds the command to `annotation`.
CLI::App* addConvert(CLI::App& annotation, Arguments& arguments, ConvertArguments& ofConversion);
/// Runs the command; returns the exit code.
int runConvert(const Arguments& arguments, const ConvertArguments& ofConversion);

} // namespace tagseam
