// SPDX-License-Identifier: MIT
// What tagseam-cli says of the changes that would keep a node, or drop it.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
#include "core/explain/explainnames.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// By which it can be found, and what people call it.
std::string elementText(const Document& document, NodeId node)
{
    return fmt::format("{}   {}", xpathOf(document, node), nodeLabel(document, node));
}

// What the switch is set to, or the element that the change of the template is about.
std::string valueOf(const Document& document, const Remedy& remedy)
{
    const SearchOptions& search = remedy.setup.search;
    const auto edited = [&] { return remedy.setup.path.edits.back().nodes.front(); };
    switch (remedy.changed) {
    case Switch::Advantage:
        return fmt::format("{}", search.advantage);
    case Switch::FrequencyFilter:
        return std::string(name(search.frequencyFilter));
    case Switch::SizeRule:
        return std::string(name(search.sizeRule));
    case Switch::AfterRejection:
        return std::string(name(search.afterRejection));
    case Switch::SplitSymbol:
        return std::string(name(search.splitSymbol));
    case Switch::LowestThreshold:
        return fmt::format("{}", search.lowestThreshold);
    case Switch::Reading:
        return std::string(readingName(search));
    case Switch::Style:
        return std::string(name(remedy.setup.path.style));
    case Switch::Nodes:
        return std::string(name(remedy.setup.path.nodes));
    case Switch::OwnClass:
    case Switch::Without:
        return elementText(document, edited());
    case Switch::OneClass: // the first of them is a child
        return fmt::format("for all {} in {}",
                           counted(remedy.setup.path.edits.back().nodes.size(), "element"),
                           elementText(document, document.parent(edited())));
    case Switch::Source:
        return "the other tree";
    case Switch::Complement:
        break;
    }
    return std::string(name(remedy.setup.keep));
}

} // namespace

void addChanges(Lines& lines, const Document& document, std::span<const Remedy> remedies,
                std::string_view subject)
{
    lines.add(fmt::format("{:<17}  {:>14}  {:>11}  {:>14}  {}", "change", "page kept",
                          fmt::format("{} kept", subject), "nodes changed", "to"));
    for (const Remedy& remedy : remedies)
        lines.add(fmt::format("{:<17}  {:>14}  {:>11}  {:>14}  {}", name(remedy.changed),
                              fmt::format("{} of {}", remedy.counts.kept, remedy.counts.raw),
                              fmt::format("{} of {}", remedy.share.kept, remedy.share.all),
                              remedy.changed == Switch::Source ? "-" : fmt::format("{}", remedy.flipped),
                              valueOf(document, remedy) +
                                  (remedy.counts.kept == remedy.counts.raw ? "   (nothing is pruned)" : "")));
}

void addRemedies(Lines& lines, const Document& document, const Explanation& explanation)
{
    const Remedies& found = explanation.remedies;
    lines.add();
    if (explanation.fate.rule == FateRule::OutsideBody) {
        lines.add("Nothing would drop it.");
        return;
    }
    if (found.share.all == 0) {
        lines.add("Nothing was tried: neither it nor anything in it stands at a position.");
        return;
    }
    const std::string_view verb = found.share.isKept() ? "drop" : "keep";
    const std::string tried = counted(found.runs, "search", "searches");
    if (found.remedies.empty()) {
        lines.add(
            found.isStopped
                ? fmt::format("No single change that would {} it was found in {}; there may be some, as that "
                              "is the limit.",
                              verb, tried)
                : fmt::format("No single change would {} it ({} tried).", verb, tried));
        return;
    }
    lines.add(fmt::format("What would {} it, each run and found true:", verb));
    addChanges(lines, document, found.remedies, "node");
    if (found.isStopped)
        lines.add("There may be more: the search for them reached its limit.");
}

} // namespace tagseam
