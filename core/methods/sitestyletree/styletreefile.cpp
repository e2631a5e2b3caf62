// SPDX-License-Identifier: MIT
// A learnt site style tree as JSON.
#include "core/methods/sitestyletree/styletreefile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iterator>

namespace tagseam {

namespace {

std::string quotedText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void addTexts(std::string& out, std::string_view member, const TextPool& pool)
{
    out += fmt::format(",\n\"{}\": [", member);
    for (std::uint32_t i = 0; i < pool.size(); ++i)
        out += (i == 0 ? "\n" : ",\n") + quotedText(pool.text(i));
    out += ']';
}

} // namespace

std::string styleTreeJson(const SiteStyleTree& site)
{
    return styleTreeJson(site, site.threshold);
}

std::string styleTreeJson(const SiteStyleTree& site, std::optional<double> threshold)
{
    const StyleTree& tree = site.tree;
    std::string out = fmt::format(
        "{{\"schema\": \"{}\",\n\"options\": {{\"attributes\": \"{}\", \"leaves\": \"{}\"}},\n\"pages\": {}",
        styleTreeSchema, displayAttributeNames[static_cast<std::size_t>(site.options.attributes)],
        leafNodeNames[static_cast<std::size_t>(site.options.leaves)], site.pages());
    if (threshold)
        out += fmt::format(",\n\"threshold\": {}", *threshold); // as many digits as needed to read it back
                                                                // exactly
    addTexts(out, "labels", site.vocabulary.labels);
    addTexts(out, "features", site.vocabulary.features);
    const auto into = std::back_inserter(out);
    out += ",\n\"styles\": [";
    for (std::uint32_t i = 0; i < tree.styleCount(); ++i) {
        const StyleNode& style = tree.style(StyleId{i});
        fmt::format_to(into, "{}[{},{}", i == 0 ? "\n" : ",\n", style.parent.value, style.pages);
        for (const ElementId element : tree.elementsOf(StyleId{i}))
            fmt::format_to(into, ",{}", tree.element(element).label.value);
        out += ']';
    }
    out += "],\n\"leaves\": [";
    bool isFirst = true;
    for (std::uint32_t i = 0; i < tree.elementCount(); ++i) {
        const ElementNode& element = tree.element(ElementId{i});
        if (element.leafPages == 0)
            continue;
        fmt::format_to(into, "{}[{},{}", isFirst ? "\n" : ",\n", i, element.leafPages);
        isFirst = false;
        for (const FeatureCount& count : element.features)
            fmt::format_to(into, ",{},{},{}", count.feature.value, count.times, count.pages);
        out += ']';
    }
    return out + "]}\n";
}

} // namespace tagseam
