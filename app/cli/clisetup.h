// SPDX-License-Identifier: MIT
// Prepares the page of a command with the setup of its options.
#pragma once

#include "app/cli/clioptions.h"
#include "core/explain/setup.h"
#include "core/page/pageedits.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct PreparedPage {
    Document document;
    std::string label; ///< name in tables, see printable()
    std::string url;   ///< address of an archive's entry; empty for a page by itself
    Setup setup;
};

/// The setup of the command's options, without what-ifs.
Setup setupOf(const CLI::App& command, const Arguments& arguments);

/// Says why an edit cannot be made; returns the exit code.
int failOfEdit(const EditProblem& problem);

/// Loads PAGE, makes its edits, and finds the nodes of its what-ifs; or returns the exit code after one line
/// on standard error.
std::variant<PreparedPage, int> preparePage(const CLI::App& command, const Arguments& arguments);

/// Runs `answerFor(PreparedPage)`; returns its exit code, or the exit code of an earlier failure.
template <class Function>
int onPage(const CLI::App& command, const Arguments& arguments, Function answerFor)
{
    const auto prepared = preparePage(command, arguments);
    const int* code = std::get_if<int>(&prepared);
    return code != nullptr ? *code : answerFor(std::get<PreparedPage>(prepared));
}

/// Returns the nodes that a selector selects, at least one; or the exit code after one line on standard
/// error, which names the option that it was given with.
std::variant<std::vector<NodeId>, int> nodesOf(const Document& document, std::string_view option,
                                               const std::string& selector);

/// Returns the nodes of a selector, or the node at a position of `sequence` if `text` is a bare number, from
/// 1.
std::variant<std::vector<NodeId>, int> nodesOrPosition(const Document& document,
                                                       const TagPathSequence& sequence,
                                                       std::string_view option, const std::string& text);

/// A variant's name, or options in the place of the page's own, or both: "printed", "min-difference=0.3",
/// "jidm-2013,label-attributes=class,nodes=elements"; or the exit code after one line on standard error.
std::variant<Setup, int> setupFrom(std::string_view option, const std::string& text,
                                   const PreparedPage& page);

} // namespace tagseam
