// SPDX-License-Identifier: MIT
// tagseam-cli annotation: are the marks of a file on its page, and a file made from selectors.
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

/// Adds the command with its own commands.
CLI::App* addAnnotation(CLI::App& app, Arguments& arguments, AnnotationArguments& ofAnnotation);

/// The answer of the one that was given, or one line on standard error; the exit code. That of check is Done
/// when every mark is whole, NotAll when one is not.
int runAnnotation(const CLI::App& annotation, const Arguments& arguments,
                  const AnnotationArguments& ofAnnotation);

/// What an annotation says of the page it is on; `url` stands for that of the page, unless it is empty.
AnnotatedPage annotatedPage(const LoadedPage& page, const std::string& url);

/// Why a target is not on the page: "no selector selects anything".
std::string orphanSentence(const AnchoredTarget& target);

} // namespace tagseam
