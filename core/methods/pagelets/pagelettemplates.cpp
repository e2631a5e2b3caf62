// SPDX-License-Identifier: MIT
// Pages of a site -> the shingles of its templates, and pages without them.
#include "core/methods/pagelets/pagelettemplates.h"

#include "core/base/translate.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace tagseam {

std::uint32_t PageletTemplates::pageletsWith(std::uint64_t shingle) const
{
    const auto found = pagelets.find(shingle);
    return found == pagelets.end() ? 0 : found->second;
}

void learn(PageletTemplates& templates, const Document& page)
{
    const PagePagelets found = pageletsOf(page, templates.options);
    if (!templates.pages.insert(found.fingerprint).second)
        return;
    for (const Pagelet& pagelet : found.pagelets) {
        if (pagelet.shingle)
            ++templates.pagelets[*pagelet.shingle];
    }
}

PageletTemplates templatesOf(std::span<const Document> pages, const PageletOptions& options)
{
    PageletTemplates templates{options, {}, {}};
    for (const Document& page : pages)
        learn(templates, page);
    return templates;
}

FilterResult removeTemplates(const Document& page, const PageletTemplates& templates, const KeepMask* within)
{
    FilterResult result;
    result.threshold = fewestOfATemplate;
    result.kept = wholePage(page, within);
    for (const Pagelet& pagelet : pageletsOf(page, templates.options).pagelets) {
        const NodeId root = pagelet.root;
        if (!pagelet.shingle || !result.kept[root.value])
            continue;
        const std::uint32_t count = templates.pageletsWith(*pagelet.shingle);
        const bool isNoise = count >= fewestOfATemplate;
        result.decisions.push_back({{root}, !isNoise, isNoise ? "template" : "pagelet", count});
        if (isNoise) // the body itself stays, even if it is noise
            std::fill(result.kept.begin() + root.value + (root == page.body() ? 1 : 0),
                      result.kept.begin() + page.subtreeEnd(root).value, false);
    }
    return result;
}

namespace {

constexpr std::array<MethodOption, 2> pageletOptions{
    option<PageletOptions>(
        "k", countWords, "3", "fewest links of a part that is divided into pagelets",
        [](auto& options, std::string_view value) { return readCount(value, options.fewestLinks); }),
    option<PageletOptions>(
        "window", countWords, "10", "words of a shingle",
        [](auto& options, std::string_view value) { return readCount(value, options.window); })};

constexpr std::array<MethodReason, 2> pageletReasons{{
    {"template", "its text is that of pagelets of other pages; figure: their number"},
    {"pagelet", "no template has its text; figure: number of others that have it"},
}};

Filter finishedTemplates(PageletTemplates learnt)
{
    const auto templates = std::make_shared<const PageletTemplates>(std::move(learnt));
    return [templates](const FilterInput& input, const std::stop_token& stop) {
        FilterResult result = removeTemplates(input.page, *templates, input.within);
        result.isStopped = stop.stop_requested();
        return result;
    };
}

SiteLearner pageletLearner(const PageletOptions& options)
{
    const auto templates = std::make_shared<PageletTemplates>();
    templates->options = options;
    return {[templates](const Document& page) { learn(*templates, page); },
            [templates](const std::stop_token& stop) {
                return stop.stop_requested() ? Filter() : finishedTemplates(std::move(*templates));
            }};
}

Result<Method> makePagelets(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    const Result<PageletOptions> options = optionsFrom<PageletOptions>(self, text);
    if (!options)
        return options.error();
    return Method{.beginSite = [options = *options] { return pageletLearner(options); }};
}

} // namespace

constinit const MethodEntry pageletsMethod{
    .name = "pagelets",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "pagelets that repeat on the pages of a site (Bar-Yossef and Rajagopalan)"),
    .options = pageletOptions,
    .reasons = pageletReasons,
    .traits = {.usesSite = true, .countsEqualOnce = true},
    .ofOnePage = "only pagelets that are similar on this page make a template",
    .make = makePagelets};

} // namespace tagseam
