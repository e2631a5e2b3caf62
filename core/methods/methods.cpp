// SPDX-License-Identifier: MIT
// The list of the noise filters, and their names on the command line, in runs and in the window.
#include "core/methods/methods.h"

#include "core/explain/setuptext.h"
#include "core/methods/boxmethods.h"
#include "core/methods/content/content.h"
#include "core/methods/mdr/mdr.h"
#include "core/methods/optionreader.h"
#include "core/methods/repetition/repetitionblocks.h"
#include "core/methods/separators/separators.h"
#include "core/methods/sitemethods.h"
#include "core/methods/tagrules/tagrules.h"
#include "core/methods/textmethods.h"
#include "core/methods/tpsfilter.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr std::string_view tagRules = "tag-rules";
constexpr std::string_view repetition = "repetition";
constexpr std::array<std::string_view, 5> labelAttributesNames{"none", "class", "class+style", "presentation",
                                                               "computed"}; // indexed by LabelAttributes

constexpr std::array<std::string_view, 2> sameTagNames{"one", "several"}; // indexed by SameTagNodes
constexpr std::array<std::string_view, 2> countedNames{"tags", "types"};  // indexed by CountedTags

constexpr std::array<MethodEntry, 20> entries{{
    {"all", "keeps everything"},
    {"printed", "tag path sequence, exactly as in the listing"},
    {"jidm-2013", "tag path sequence as in Table I"},
    {"dissertation-2014", "tag path sequence as in Tabela 2"},
    {"mdr-2003", "data records of MDR: tag strings, edit distance"},
    {"velloso-2014", "data records of MDR: simple tree matching, as in the papers' experiments"},
    {contentMethod, "content detection: a list of records, running text, a single item, or none"},
    {separatorsMethod, "the lists of records of content detection: by separators, and the evidence for them"},
    {cetrMethod, "lines with many characters for each tag (CETR: Weninger, Hsu and Han)"},
    {textDensityMethod, "blocks with many words on a line (Kohlschuetter and Nejdl)"},
    {cetdMethod, "subtrees with many characters for each tag, few in links (CETD: Sun, Song and Liao)"},
    {mssMethod, "the part of the page with many words for each tag (Pasternack and Roth)"},
    {linkListsMethod, "the page without lists of links (Gupta, Kaiser, Neistadt and Grimm)"},
    {centreWeightMethod,
     "the data records nearest to the centre of the rendered page (ViPER: Simon and Lausen)"},
    {centredBlockMethod, "the large block in the middle of the rendered page (ViDE: Liu, Meng and Meng)"},
    {tagRules, "two rules about tags (Win and Tun)"},
    {repetition, "blocks by repeated children, and their importance (Dias and Gadge)"},
    {sstMethod, "site style tree, learnt from the pages of a site (Yi, Liu and Li)"},
    {pageletsMethod, "pagelets that repeat on the pages of a site (Bar-Yossef and Rajagopalan)"},
    {blockEntropyMethod,
     "the page without tables whose key words are those of all pages of a site (Lin and Ho)"},
}};

FilterResult filterByTagRules(const TagRulesOptions& options, const FilterInput& input,
                              const std::stop_token& stop)
{
    TagRulesTrace trace = applyTagRules(input.page, options, input.within, stop);
    FilterResult result{std::move(trace.kept), {}, {}, trace.threshold, trace.isStopped};
    result.decisions.reserve(trace.taken.size());
    std::ranges::reverse(trace.taken); // in the order of its loop: from the leaves up
    for (const TakenSubtree& taken : trace.taken)
        result.decisions.push_back({{taken.node}, false, name(taken.rule), taken.count, true});
    return result;
}

FilterResult filterByRepetition(const RepetitionOptions& options, const FilterInput& input,
                                const std::stop_token& stop)
{
    return filterResultOf(findRepetitionBlocks(input.page, options, input.within, stop));
}

Result<Method> tagRulesNamed(std::string_view name, std::string_view optionText)
{
    TagRulesOptions options;
    const std::optional<Error> error =
        OptionReader(optionText, tagRules).each([&](std::string_view key, std::string_view value) {
            return (key == "threshold" && OptionReader::read(value, options.threshold)) ||
                   (key == "cascades" && OptionReader::read(value, options.cascades)) ||
                   (key == "same-tag" && OptionReader::read(value, sameTagNames, options.sameTag)) ||
                   (key == "counts" && OptionReader::read(value, countedNames, options.counts));
        });
    if (error)
        return *error;
    return Method{std::string(name),
                  false,
                  [options](const FilterInput& input, const std::stop_token& stop) {
                      return filterByTagRules(options, input, stop);
                  },
                  {}};
}

// Reads "a+b+span", or "none".
bool readTags(std::string_view value, std::vector<std::string>& tags)
{
    tags.clear();
    if (value == "none")
        return true;
    for (std::size_t at = 0; at <= value.size();) {
        const std::size_t end = std::min(value.find('+', at), value.size());
        tags.emplace_back(value.substr(at, end - at));
        at = end + 1;
    }
    return std::ranges::none_of(tags, &std::string::empty);
}

Result<RepetitionOptions> repetitionOptions(std::string_view optionText)
{
    RepetitionOptions options;
    const std::optional<Error> error =
        OptionReader(optionText, repetition).each([&](std::string_view key, std::string_view value) {
            return (key == "threshold" && OptionReader::read(value, options.threshold)) ||
                   (key == "descends" && OptionReader::read(value, options.descends)) ||
                   (key == "nested" && OptionReader::read(value, options.hasNestedBlocks)) ||
                   (key == "ignored" && readTags(value, options.ignored));
        });
    return error ? Result<RepetitionOptions>(*error) : Result<RepetitionOptions>(options);
}

Result<Method> repetitionNamed(std::string_view name, std::string_view optionText)
{
    const Result<RepetitionOptions> options = repetitionOptions(optionText);
    if (!options)
        return options.error();
    return Method{std::string(name),
                  false,
                  [options = *options](const FilterInput& input, const std::stop_token& stop) {
                      return filterByRepetition(options, input, stop);
                  },
                  {}};
}

Result<SeparatorOptions> separatorOptions(std::string_view optionText, SeparatorOptions options)
{
    const std::optional<Error> error =
        OptionReader(optionText, separatorsMethod).each([&](std::string_view key, std::string_view value) {
            return key == "label-attributes" &&
                   OptionReader::read(value, labelAttributesNames, options.path.style);
        });
    return error ? Result<SeparatorOptions>(*error) : Result<SeparatorOptions>(std::move(options));
}

Result<Method> separatorsNamed(std::string_view name, std::string_view optionText)
{
    const Result<SeparatorOptions> options = separatorOptions(optionText, {});
    if (!options)
        return options.error();
    return Method{std::string(name),
                  true,
                  [options = *options](const FilterInput& input, const std::stop_token& stop) {
                      return filterBySeparators(input, options, stop);
                  },
                  {},
                  options->path.style == LabelAttributes::Computed};
}

FilterResult keepAll(const FilterInput& input)
{
    return {input.within == nullptr ? KeepMask(input.page.size(), true) : *input.within, {}, {}, {}, false};
}

FilterResult filterByMdr(const MdrOptions& options, const FilterInput& input, const std::stop_token& stop)
{
    const MinedRecords mined = mineDataRecords(input.page, options, input.within, stop);
    FilterResult result;
    std::vector<NodeId> roots;
    for (const DataRegion& region : mined.regions) {
        for (const DataRecord& record : region.records) {
            roots.insert(roots.end(), record.nodes.begin(), record.nodes.end());
            result.records.push_back(record);
            result.decisions.push_back({record.nodes, true, "record", {}});
        }
    }
    std::ranges::sort(result.records, {}, [](const DataRecord& record) { return record.nodes.front(); });
    result.kept = keepSubtrees(input.page, roots, input.within);
    result.isStopped = mined.isStopped;
    return result;
}

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
    Method both{std::move(name), true, {}, {}};
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

// Returns the first option after the name of a method that takes none.
std::optional<Error> optionOfNone(std::string_view name)
{
    const std::size_t comma = name.find(',');
    const std::string_view bare = name.substr(0, comma);
    const bool takesNone = bare == entries[0].name || findMdrPreset(bare) != nullptr;
    if (comma == std::string_view::npos || !takesNone)
        return std::nullopt;
    const std::string_view rest = name.substr(comma + 1);
    return Error{ErrorCode::BadSetup, std::string(rest.substr(0, rest.find(','))), std::string(bare)};
}

// Returns content detection, for pages of any kind or of one.
Result<Method> contentNamed(std::string_view name)
{
    const Result<std::optional<ContentKind>> kind = contentKindOf(name);
    if (!kind)
        return kind.error();
    Method method{std::string(name), true, {}, {}};
    method.run = [kind = *kind](const FilterInput& input, const std::stop_token& stop) {
        return filterByContent(input, {}, stop, kind);
    };
    return method;
}

// Returns the filter of a variant with options. A filter can keep more than a setup says: keep= is read here,
// and the setup is of the region.
Result<Method> variantNamed(std::string_view name, const Setup& base)
{
    if (name.empty())
        return Error{ErrorCode::BadSetup, {}, {}};
    KeptParts parts = base.keep == Keep::Complement ? KeptParts::Complement : KeptParts::Region;
    std::string text = ',' + std::string(name);
    constexpr std::string_view keep = ",keep=";
    if (const std::size_t at = text.find(keep); at != std::string::npos) {
        const std::size_t begin = at + keep.size();
        const std::size_t length = std::min(text.find(',', begin), text.size()) - begin;
        if (OptionReader::read(std::string_view(text).substr(begin, length), keptPartsNames, parts))
            text.replace(begin, length, keptPartsNames.front());
    }
    const Result<Setup> setup = setupFromText(std::string_view(text).substr(1), base);
    if (!setup)
        return setup.error();
    Method method{std::string(name), false, {}, {}};
    method.wantsComputedStyles = setup->path.style == LabelAttributes::Computed;
    method.run = [setup = *setup, parts](const FilterInput& input, const std::stop_token& stop) {
        return filterByTps(setup, parts, input, stop);
    };
    return method;
}

// Returns one filter by its name.
Result<Method> partNamed(std::string_view name, const Setup& base)
{
    Method method{std::string(name), false, {}, {}};
    if (name == entries[0].name) {
        method.run = [](const FilterInput& input, const std::stop_token&) { return keepAll(input); };
        return method;
    }
    if (const MdrPreset* preset = findMdrPreset(name)) {
        method.findsRecords = true;
        method.run = [options = preset->options](const FilterInput& input, const std::stop_token& stop) {
            return filterByMdr(options, input, stop);
        };
        return method;
    }
    if (optionsAfter(name, contentMethod))
        return contentNamed(name);
    if (const auto optionText = optionsAfter(name, tagRules))
        return tagRulesNamed(name, *optionText);
    if (const auto optionText = optionsAfter(name, repetition))
        return repetitionNamed(name, *optionText);
    if (const auto optionText = optionsAfter(name, separatorsMethod))
        return separatorsNamed(name, *optionText);
    if (const auto byText = textMethodNamed(name))
        return *byText;
    if (const auto byBoxes = boxMethodNamed(name))
        return *byBoxes;
    if (const auto learning = siteMethodNamed(name))
        return *learning;
    if (const auto refused = optionOfNone(name))
        return *refused;
    return variantNamed(name, base);
}

bool canStandSecond(std::string_view name)
{
    return findMdrPreset(name) != nullptr || optionsAfter(name, separatorsMethod);
}

// Returns the begin of the last filter of a chain, after its +; nothing for a single filter. Values may
// contain a +: "nodes=elements+text", "separators,label-attributes=class+style".
std::optional<std::size_t> lastPartOf(std::string_view name)
{
    for (std::size_t plus = name.rfind('+'); plus != std::string_view::npos && plus > 0;
         plus = name.rfind('+', plus - 1)) {
        if (canStandSecond(name.substr(plus + 1)))
            return plus + 1;
    }
    return std::nullopt;
}

} // namespace

std::optional<ErrorCode> Method::lackOf(const Document& page) const
{
    if (wantsComputedStyles && !page.hasComputedStyles())
        return ErrorCode::NoComputedStyles;
    return wantsBoxes && !page.hasBoxes() ? std::optional(ErrorCode::NoBoxes) : std::nullopt;
}

bool isChain(std::string_view name)
{
    return lastPartOf(name).has_value();
}

Filter Method::learn(std::span<const Document> site, const std::stop_token& stop) const
{
    const SiteLearner learner = beginSite();
    for (const Document& page : site) {
        if (stop.stop_requested())
            return {};
        learner.add(page);
    }
    return learner.finish(stop);
}

std::span<const MethodEntry> methodEntries()
{
    return entries;
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
    if (first->findsRecords && (findMdrPreset(second) == nullptr || !optionsAfter(before, separatorsMethod)))
        return Error{ErrorCode::BadSetup, std::string(name), {}};
    Method both = chained(std::string(name), *first, then->run);
    both.wantsComputedStyles = first->wantsComputedStyles || then->wantsComputedStyles;
    both.unfiltered = then->run;
    both.wantsBoxes = first->wantsBoxes;
    return both;
}

std::optional<RepetitionOptions> repetitionOptionsOf(std::string_view name)
{
    const std::optional<std::string_view> optionText = optionsAfter(name, repetition);
    const Result<RepetitionOptions> options =
        optionText ? repetitionOptions(*optionText)
                   : Result<RepetitionOptions>(Error{ErrorCode::BadSetup, {}, {}});
    return options ? std::optional(*options) : std::nullopt;
}

Result<std::optional<ContentKind>> contentKindOf(std::string_view name)
{
    const std::optional<std::string_view> optionText = optionsAfter(name, contentMethod);
    if (!optionText)
        return Error{ErrorCode::BadSetup, std::string(name), {}};
    std::optional<ContentKind> kind;
    const auto refused =
        OptionReader(*optionText, contentMethod).each([&](std::string_view key, std::string_view value) {
            return key == "kind" && value != contentKindNames.back() &&
                   OptionReader::read(value, contentKindNames, kind.emplace());
        });
    if (refused)
        return *refused;
    return kind;
}

Result<SeparatorOptions> separatorOptionsOf(std::string_view name, const SeparatorOptions& base)
{
    const std::optional<std::string_view> optionText = optionsAfter(name, separatorsMethod);
    return optionText ? separatorOptions(*optionText, base)
                      : Result<SeparatorOptions>(Error{ErrorCode::BadSetup, std::string(name), {}});
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
