// SPDX-License-Identifier: MIT
// The list of the noise filters, and their names on the command line, in runs and in the window.
#include "core/methods/methods.h"

#include "core/base/translate.h"
#include "core/explain/setuptext.h"
#include "core/methods/blockentropy/blockentropy.h"
#include "core/methods/centredblock/centredblock.h"
#include "core/methods/centreweight/mostcentral.h"
#include "core/methods/cetd/cetd.h"
#include "core/methods/cetr/cetr.h"
#include "core/methods/content/content.h"
#include "core/methods/linklists/linklists.h"
#include "core/methods/mdr/mdr.h"
#include "core/methods/pagelets/pagelettemplates.h"
#include "core/methods/repetition/repetitionblocks.h"
#include "core/methods/separators/separators.h"
#include "core/methods/sitestyletree/sstfilter.h"
#include "core/methods/subsequence/subsequence.h"
#include "core/methods/tagrules/tagrules.h"
#include "core/methods/textdensity/textdensity.h"
#include "core/methods/tpsfilter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace tagseam {

namespace {

FilterResult keepAll(const FilterInput& input, NoOptions /*options*/, const std::stop_token& /*stop*/)
{
    return {input.within == nullptr ? KeepMask(input.page.size(), true) : *input.within, {}, {}, {}, false};
}

constexpr MethodEntry allMethod{
    .name = "all",
    .what =
        QT_TRANSLATE_NOOP("tagseam::MethodEntry", "keeps everything: the reference for the other methods"),
    .make = makeFilter<NoOptions, keepAll>};

constexpr std::array entries{
    &allMethod,         &printedMethod,    &jidmMethod,       &dissertationMethod, &mdr2003Method,
    &velloso2014Method, &contentMethod,    &separatorsMethod, &cetrMethod,         &textDensityMethod,
    &cetdMethod,        &mssMethod,        &linkListsMethod,  &centreWeightMethod, &centredBlockMethod,
    &tagRulesMethod,    &repetitionMethod, &sstMethod,        &pageletsMethod,     &blockEntropyMethod};

Filter chainedFilters(Filter first, Filter then)
{
    return [first = std::move(first), then = std::move(then)](const FilterInput& input,
                                                              const std::stop_token& stop) {
        FilterResult left = first(input, stop);
        if (left.isStopped)
            return left;
        const EditedPage edited(input.page, left.textEdits);
        FilterResult result = then({edited.document(), &left.kept}, stop);
        result.fit = left.fit;
        result.search = left.search;
        result.textEdits = editsWithin(left.textEdits, result.kept);
        return result;
    };
}

// Runs `then` on the nodes that `first` keeps, which may have to learn before.
Method chained(std::string name, const Method& first, const Filter& then)
{
    Method both{.name = std::move(name), .findsRecords = true};
    if (!first.usesSite()) {
        both.run = chainedFilters(first.run, then);
        return both;
    }
    both.beginSite = [begin = first.beginSite, then] {
        SiteLearner learner = begin();
        learner.finish = [finish = std::move(learner.finish), then](const std::stop_token& stop) {
            Filter learnt = finish(stop);
            return learnt ? chainedFilters(std::move(learnt), then) : Filter();
        };
        return learner;
    };
    return both;
}

// Returns one filter by its name.
Result<Method> partNamed(std::string_view name, const Setup& base)
{
    const std::size_t comma = std::min(name.find(','), name.size());
    if (comma + 1 == name.size()) // nothing follows the comma
        return Error{ErrorCode::BadSetup, {}, std::string(name.substr(0, comma))};
    const MethodEntry* entry = findMethod(name.substr(0, comma));
    Result<Method> method = entry == nullptr
                                ? tpsMethod(name, base)
                                : entry->make(*entry, name.substr(std::min(comma + 1, name.size())), base);
    if (!method)
        return method;
    method->name = name;
    if (entry != nullptr) {
        method->findsRecords = entry->traits.findsRecords;
        method->wantsBoxes = entry->traits.wantsBoxes;
    }
    return method;
}

// Returns the begin of the last filter of a chain, after its +; nothing for a single filter. Values may
// contain a +: "nodes=elements+text", "separators,label-attributes=class+style".
std::optional<std::size_t> lastPartOf(std::string_view name)
{
    for (std::size_t plus = name.rfind('+'); plus != std::string_view::npos && plus > 0;
         plus = name.rfind('+', plus - 1)) {
        const std::string_view last = name.substr(plus + 1);
        const MethodEntry* entry = findMethod(last.substr(0, last.find(',')));
        if (entry != nullptr && entry->traits.isPreset)
            return plus + 1;
    }
    return std::nullopt;
}

} // namespace

bool isChain(std::string_view name)
{
    return lastPartOf(name).has_value();
}

std::span<const MethodEntry* const> methodEntries()
{
    return entries;
}

const MethodEntry* findMethod(std::string_view name)
{
    const auto found = std::ranges::find(entries, name, &MethodEntry::name);
    return found == entries.end() ? nullptr : *found;
}

Result<Method> methodNamed(std::string_view name, const Setup& base)
{
    // Filters need whole pages, so only a filter that mines records can be second; only MDR after content
    // detection.
    const std::optional<std::size_t> last = lastPartOf(name);
    if (!last)
        return partNamed(name, base);
    const std::string_view before = name.substr(0, *last - 1);
    const std::string_view second = name.substr(*last);
    const Result<Method> first = partNamed(before, base);
    if (!first)
        return first.error();
    const Result<Method> then = partNamed(second, base);
    if (!then)
        return then.error();
    if (first->findsRecords &&
        (findMdrPreset(second) == nullptr || !optionsAfter(before, separatorsMethod.name)))
        return Error{ErrorCode::BadSetup, std::string(name), {}};
    Method both = chained(std::string(name), *first, then->run);
    both.wantsComputedStyles = first->wantsComputedStyles || then->wantsComputedStyles;
    both.unfiltered = then->run;
    both.wantsBoxes = first->wantsBoxes;
    return both;
}

Result<std::vector<Method>> methodsNamed(std::string_view names, const Setup& base)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= names.size();) {
        const std::size_t end = std::min(names.find(',', at), names.size());
        const std::string_view part = names.substr(at, end - at);
        if (!parts.empty() && part.find('=') != std::string_view::npos)
            parts.back() += ',' + std::string(part);
        else
            parts.emplace_back(part);
        at = end + 1;
    }
    std::vector<Method> methods;
    methods.reserve(parts.size());
    for (const std::string& part : parts) {
        Result<Method> method = methodNamed(part, base);
        if (!method)
            return method.error();
        if (std::ranges::find(methods, part, &Method::name) != methods.end())
            return Error{ErrorCode::BadSetup, part, std::string(givenTwice)};
        methods.push_back(*std::move(method));
    }
    return methods;
}

} // namespace tagseam
