// SPDX-License-Identifier: MIT
// The words that can stand next on a command line, for the completion of shells.
#include "app/cli/clicomplete.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace tagseam {

namespace {

// The option that `word` names; nullptr for another word.
const CLI::Option* optionNamed(const CLI::App& command, const std::string& word)
{
    return word.starts_with('-') ? command.get_option_no_throw(word) : nullptr;
}

// "all|half (all)" has the values all and half; "FILE" and "N (40)" have none.
std::vector<std::string> valuesOf(const CLI::Option& option)
{
    const std::string& text = option.get_option_text();
    const std::string values = text.substr(0, text.find(' '));
    return values.find('|') == std::string::npos ? std::vector<std::string>()
                                                 : CLI::detail::split(values, '|');
}

std::vector<std::string> optionNamesOf(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    }
    return names;
}

const CLI::App* commandNamed(const CLI::App& command, const std::string& word)
{
    const auto commands =
        command.get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
    return commands.empty() ? nullptr : commands.front();
}

std::vector<std::string> commandNamesOf(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::App* each : command.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(each->get_name());
    return names;
}

} // namespace

std::vector<std::string> completionsOf(const CLI::App& app, std::span<const std::string> words)
{
    if (words.empty())
        return commandNamesOf(app);
    const CLI::App* command = &app;
    const CLI::Option* before = nullptr; // the option that the last word is a value of
    for (const std::string& word : words.first(words.size() - 1)) {
        const bool isValue = before != nullptr;
        before = isValue ? nullptr : optionNamed(*command, word);
        if (before != nullptr && before->get_items_expected_max() == 0) // a flag
            before = nullptr;
        if (const CLI::App* next = isValue ? nullptr : commandNamed(*command, word))
            command = next;
    }
    std::vector<std::string> found = before != nullptr               ? valuesOf(*before)
                                     : words.back().starts_with('-') ? optionNamesOf(*command)
                                                                     : commandNamesOf(*command);
    std::erase_if(found, [&](const std::string& word) { return !word.starts_with(words.back()); });
    return found;
}

} // namespace tagseam
