// SPDX-License-Identifier: MIT
// `tagseam-cli annotation convert`: converts ground truth from one format into another.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct ConvertArguments {
    std::string input;
    std::string output; ///< empty for standard output
    std::string format; ///< "xml", "csv", "json"
};

/// Adds the command to `annotation`.
CLI::App* addConvert(CLI::App& annotation, ConvertArguments& arguments);
/// Runs the command; returns the exit code.
int runConvert(const ConvertArguments& arguments);

} // namespace tagseam
