// SPDX-License-Identifier: MIT
// `tagseam-cli explain`: the table of the changes that would keep a node, or prune it.
#include "app/cli/explain/cliexplain.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/explain/explainnames.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace tagseam {

namespace {

std::string elementText(const Document& document, NodeId node)
{
    return fmt::format("{}   {}", xpathOf(document, node), nodeLabel(document, node));
}

// Returns the new value of the option, or the element that the change of the template is about.
std::string valueOf(const Document& document, const WhatIf& whatIf)
{
    const SearchOptions& search = whatIf.setup.search;
    const auto edited = [&] { return whatIf.setup.path.edits.back().nodes.front(); };
    switch (whatIf.changed) {
    case ChangedOption::MinDifference:
        return fmt::format("{}", search.minDifference);
    case ChangedOption::FrequencyFilter:
        return std::string(name(search.frequencyFilter));
    case ChangedOption::SizeRule:
        return std::string(name(search.sizeRule));
    case ChangedOption::AfterRejection:
        return std::string(name(search.afterRejection));
    case ChangedOption::SplitSymbol:
        return std::string(name(search.splitSymbol));
    case ChangedOption::LowestThreshold:
        return fmt::format("{}", search.lowestThreshold);
    case ChangedOption::Variant:
        return std::string(variantName(search));
    case ChangedOption::Style:
        return std::string(name(whatIf.setup.path.style));
    case ChangedOption::Nodes:
        return std::string(name(whatIf.setup.path.nodes));
    case ChangedOption::OwnClass:
    case ChangedOption::Without:
        return elementText(document, edited());
    case ChangedOption::OneClass: // the first of them is a child
        return fmt::format("{} elements in {}", whatIf.setup.path.edits.back().nodes.size(),
                           elementText(document, document.parent(edited())));
    case ChangedOption::Source:
        return "the other tree";
    case ChangedOption::Complement:
        break;
    }
    return std::string(name(whatIf.setup.keep));
}

} // namespace

void addChanges(Lines& lines, const Document& document, std::span<const WhatIf> whatIfs,
                std::string_view subject)
{
    TextTable table({{"change", 17, true},
                     {"page kept", 14},
                     {fmt::format("{} kept", subject), 11},
                     {"nodes changed", 14},
                     {"to", 0, true}});
    for (const WhatIf& whatIf : whatIfs)
        table.add(cells(name(whatIf.changed), fmt::format("{} of {}", whatIf.counts.kept, whatIf.counts.raw),
                        fmt::format("{} of {}", whatIf.share.kept, whatIf.share.all),
                        whatIf.changed == ChangedOption::Source ? "-" : fmt::format("{}", whatIf.flipped),
                        valueOf(document, whatIf)));
    lines.add(table);
}

void addWhatIfs(Lines& lines, const Document& document, const Explanation& explanation)
{
    const WhatIfs& found = explanation.whatIfs;
    lines.add();
    if (found.share.all == 0)
        return lines.field("changes", "none tried: {}",
                           explanation.status.rule == StatusRule::OutsideBody ? "outside the body"
                                                                              : "no position");
    lines.field("changes", "{} {} the node; {} searches{}", found.whatIfs.size(),
                found.share.isKept() ? "prune" : "keep", found.runs,
                found.isStopped ? ", limit reached" : "");
    if (!found.whatIfs.empty())
        addChanges(lines, document, found.whatIfs, "node");
}

} // namespace tagseam
