// SPDX-License-Identifier: MIT
// tagseam-cli annotation: checks the marks of a file on its page, and makes a file from selectors.
#pragma once

#include "app/cli/clioptions.h"
#include "core/truth/annotation/anchor.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct LoadedPage;

struct AnnotationArguments {
    std::string file;
    std::vector<std::string> labels; ///< "LABEL=XPATH" or "LABEL=CSS"
    std::string annotator;
    std::string url;
};

/// Adds the command with its subcommands.
CLI::App* addAnnotation(CLI::App& app, Arguments& arguments, AnnotationArguments& ofAnnotation);

/// Runs the given subcommand: prints its answer, or one line on standard error; returns the exit code. For
/// check it is Done when every mark is complete, NotAll when one is not.
int runAnnotation(const CLI::App& annotation, const Arguments& arguments,
                  const AnnotationArguments& ofAnnotation);

/// Returns the page data of an annotation; `url` replaces the page's URL or the URI of its file, unless it is
/// empty.
AnnotatedPage annotatedPage(const LoadedPage& page, const std::string& url);

/// Returns the reason why a target is not on the page: "no selector selects anything".
std::string orphanSentence(const AnchoredTarget& target);

} // namespace tagseam
