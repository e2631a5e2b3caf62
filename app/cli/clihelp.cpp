// SPDX-License-Identifier: MIT
// The text that --help prints.
#include "app/cli/clihelp.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t helpWidth = 100; // characters of a line
constexpr std::size_t helpColumn = 30; // in which the texts of options begin

// `text` in lines of at most `width` characters, but for words that are longer; lines after the first are
// indented.
std::string inLines(const std::string& text, std::size_t width, std::size_t indent = 0)
{
    std::string lines;
    std::size_t used = 0;
    for (const std::string& word : CLI::detail::split(text, ' ')) {
        const bool isFirst = lines.empty();
        const bool isFull = !isFirst && used + 1 + word.size() > width;
        lines += isFirst ? "" : isFull ? '\n' + std::string(indent, ' ') : " ";
        lines += word;
        used = isFirst || isFull ? word.size() : used + 1 + word.size();
    }
    return lines;
}

// Lines that begin with blanks are entries of a list: what follows of one is indented further.
std::string notesInLines(const std::string& notes)
{
    std::string lines;
    for (const std::string& line : CLI::detail::split(notes, '\n')) {
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t further = indent == 0 ? 0 : indent + 2;
        lines += fmt::format("{}{}{}", lines.empty() ? "" : "\n", line.substr(0, indent),
                             inLines(line.substr(indent), helpWidth - further, further));
    }
    return lines;
}

// Without its full stop.
std::string firstSentence(const std::string& text)
{
    return (text + ' ').substr(0, (text + ' ').find(". "));
}

// Ordered by name, as the parser orders them by their addresses.
std::string namesOf(const std::set<CLI::Option*>& options)
{
    std::vector<std::string> names;
    names.reserve(options.size());
    for (const CLI::Option* option : options)
        names.push_back(option->get_name());
    std::ranges::sort(names);
    return fmt::format("{}", fmt::join(names, ", "));
}

class HelpFormatter : public CLI::Formatter {
  public:
    HelpFormatter() { column_width(helpColumn); }

    std::string make_description(const CLI::App* app) const override
    {
        return inLines(app->get_description(), helpWidth) + "\n\n";
    }
    // One empty line between two headings, where the base class has two.
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override
    {
        return CLI::detail::find_and_replace(CLI::Formatter::make_help(app, std::move(name), mode), "\n\n\n",
                                             "\n\n");
    }
    // Without the empty line that the parser adds to a footer that is made late.
    std::string make_footer(const CLI::App* app) const override
    {
        std::string footer = app->get_footer();
        CLI::detail::rtrim(footer);
        return footer.empty() ? footer : footer + '\n';
    }
    std::string make_subcommand(const CLI::App* command) const override
    {
        std::ostringstream out;
        CLI::detail::format_help(out, command->get_name(),
                                 inLines(firstSentence(command->get_description()), helpWidth - helpColumn),
                                 helpColumn);
        return out.str();
    }
    std::string make_option_opts(const CLI::Option* option) const override
    {
        return (option->get_option_text().empty() ? "" : ' ' + option->get_option_text()) +
               (option->get_required() ? " (required)" : "");
    }
    // The combinations that the parser does not accept stand in the option's text.
    std::string make_option_desc(const CLI::Option* option) const override
    {
        std::string text = option->get_description();
        if (!option->get_needs().empty())
            text += fmt::format(" (needs {})", namesOf(option->get_needs()));
        if (!option->get_excludes().empty())
            text += fmt::format(" (not with {})", namesOf(option->get_excludes()));
        return inLines(text, helpWidth - helpColumn);
    }
};

} // namespace

void beginGroup(CLI::App& command, const char* group)
{
    command.option_defaults()->group(group);
}

void setNotesAndExamples(CLI::App& command, std::string_view notes, std::string_view first,
                         std::string_view second)
{
    // Made when it is printed: to break the lines of all commands would take longer than many a page.
    command.footer([notes = std::string(notes), first = std::string(first), second = std::string(second)] {
        const std::string lines = notesInLines(notes);
        return fmt::format("{}{}Examples:\n  {}\n  {}", lines, lines.empty() ? "" : "\n\n", first, second);
    });
}

std::string schemaNote(std::string_view schema, std::string_view printed)
{
    const std::size_t dash = schema.rfind('-');
    return fmt::format("{} tagseam.{}/{}; its JSON Schema is {}.schema.json in resources/schemas (installed: "
                       "share/tagseam/schemas).",
                       printed, schema.substr(0, dash), schema.substr(dash + 1), schema);
}

void setHelpFormat(CLI::App& app)
{
    app.formatter(std::make_shared<HelpFormatter>());
}

void addHelpOptions(CLI::App& app)
{
    beginGroup(app, optiongroup::output);
    app.set_help_flag("-h,--help", "Print this help");
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        addHelpOptions(*command);
}

} // namespace tagseam
