// SPDX-License-Identifier: MIT
// A change of a page as one line of text.
#include "core/select/edittext.h"

#include "core/base/ascii.h"
#include "core/base/translate.h"
#include "core/select/selector.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

using Kind = PageEdit::Kind;
using Place = PageEdit::Place;

constexpr std::string_view arrow = "=>";

struct Verb {
    std::string_view name;
    Kind kind;
    bool hasMore; // an arrow, and what follows it
};
constexpr std::array verbs{Verb{"tag", Kind::Tag, true},         Verb{"set", Kind::Attribute, true},
                           Verb{"unset", Kind::Attribute, true}, Verb{"remove", Kind::Remove, false},
                           Verb{"move", Kind::Move, true},       Verb{"wrap", Kind::Wrap, true},
                           Verb{"unwrap", Kind::Unwrap, false}};
constexpr std::array<std::string_view, 3> places{"before", "after", "into"}; // in the order of Place

// Takes the first word of a text.
std::string_view takeWord(std::string_view& text)
{
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
    text = trimmed(text.substr(word.size()));
    return word;
}

EditProblem noForm()
{
    return {QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is not a change of a page")};
}

std::variant<std::vector<NodeId>, EditProblem> selected(const Document& page, std::string_view selector)
{
    Result<std::vector<NodeId>> nodes = selectNodes(page, selector);
    if (!nodes)
        return EditProblem{"'" + nodes.error().where + "': " + nodes.error().detail};
    if (nodes->empty())
        return EditProblem{QT_TRANSLATE_NOOP("tagseam::ErrorText", "no node of the page matches")};
    return *std::move(nodes);
}

// Reads what follows the arrow.
std::optional<EditProblem> readMore(const Document& page, std::string_view verb, std::string_view more,
                                    PageEdit& edit)
{
    if (edit.kind == Kind::Move) {
        const std::string_view word = takeWord(more);
        const auto* const place = std::ranges::find(places, word);
        if (place == places.end())
            return noForm();
        edit.place = static_cast<Place>(place - places.begin());
        auto target = selected(page, more);
        if (auto* problem = std::get_if<EditProblem>(&target))
            return std::move(*problem);
        if (std::get<std::vector<NodeId>>(target).size() > 1)
            return EditProblem{QT_TRANSLATE_NOOP("tagseam::ErrorText", "several nodes match the place to "
                                                                       "move to")};
        edit.target = std::get<std::vector<NodeId>>(target).front();
        return std::nullopt;
    }
    if (verb == "set") {
        const std::size_t equals = more.find('=');
        if (equals == std::string_view::npos)
            return noForm();
        edit.name = lowerCase(trimmed(more.substr(0, equals)));
        edit.value = std::string(trimmed(more.substr(equals + 1)));
        return std::nullopt;
    }
    edit.name = lowerCase(more);
    if (const std::size_t dot = more.find('.'); edit.kind == Kind::Wrap && dot != std::string_view::npos) {
        edit.name.resize(dot);
        edit.value = std::string(more.substr(dot + 1));
        if (edit.value->find_first_of(" \t\r\n#[>\"'") != std::string::npos)
            return noForm(); // no list of classes
        std::ranges::replace(*edit.value, '.', ' ');
    }
    return std::nullopt;
}

} // namespace

std::variant<PageEdit, EditProblem> editFromText(const Document& page, std::string_view text)
{
    const std::string_view word = takeWord(text);
    const auto* const verb = std::ranges::find(verbs, word, &Verb::name);
    if (verb == verbs.end())
        return noForm();
    const std::size_t at = text.find(arrow);
    if ((at != std::string_view::npos) != verb->hasMore)
        return noForm();
    auto nodes = selected(page, trimmed(text.substr(0, at)));
    if (auto* problem = std::get_if<EditProblem>(&nodes))
        return std::move(*problem);
    PageEdit edit{verb->kind, std::get<std::vector<NodeId>>(std::move(nodes))};
    if (verb->hasMore) {
        if (auto problem = readMore(page, word, trimmed(text.substr(at + arrow.size())), edit))
            return *std::move(problem);
    }
    return edit;
}

std::string textOf(const Document& page, const PageEdit& edit)
{
    const bool isUnset = edit.kind == Kind::Attribute && !edit.value;
    const auto* const verb = std::ranges::find_if(verbs, [&](const Verb& each) {
        return each.kind == edit.kind && (each.kind != Kind::Attribute || isUnset == (each.name == "unset"));
    });
    std::string text(verb->name);
    text.append(" ").append(edit.nodes.size() == 1 ? xpathOf(page, edit.nodes.front())
                                                   : xpathOf(page, edit.nodes));
    if (!verb->hasMore)
        return text;
    text.append(" => ");
    switch (edit.kind) {
    case Kind::Move:
        text.append(places.at(static_cast<std::size_t>(edit.place))).append(" ");
        return text + xpathOf(page, edit.target);
    case Kind::Wrap: {
        std::string classes = edit.value.value_or("");
        std::ranges::replace(classes, ' ', '.');
        return text.append(edit.name).append(edit.value ? "." : "") + classes;
    }
    default:
        return text.append(edit.name).append(edit.value ? "=" : "") + edit.value.value_or("");
    }
}

std::variant<EditedSeries, EditProblem> withEdits(const Document& page, std::span<const std::string> texts)
{
    EditedSeries series{page, {}, {}};
    series.nodes.reserve(page.size());
    for (NodeId node{0}; node.value < page.size(); ++node.value)
        series.nodes.push_back(node);
    for (const std::string& text : texts) {
        const auto problem = [&](const EditProblem& why) { return EditProblem{why.what, text}; };
        auto edit = editFromText(series.page, text);
        if (const auto* why = std::get_if<EditProblem>(&edit))
            return problem(*why);
        auto edited = withEdit(series.page, std::get<PageEdit>(edit));
        if (const auto* why = std::get_if<EditProblem>(&edited))
            return problem(*why);
        auto& outcome = std::get<EditOutcome>(edited);
        for (NodeId& node : series.nodes)
            node = node == noNode ? noNode : outcome.nodes[node.value];
        series.page = std::move(outcome.page);
        series.edits.push_back(std::get<PageEdit>(std::move(edit)));
    }
    return series;
}

} // namespace tagseam
