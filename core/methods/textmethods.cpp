// SPDX-License-Identifier: MIT
// The methods that judge a page by its text and the number of tags around it, found by their names.
#include "core/methods/textmethods.h"

#include "core/methods/cetd/cetd.h"
#include "core/methods/cetr/cetr.h"
#include "core/methods/linklists/linklists.h"
#include "core/methods/optionreader.h"
#include "core/methods/subsequence/subsequence.h"
#include "core/methods/textdensity/textdensity.h"

#include <limits>
#include <string>

namespace tagseam {

namespace {

bool readAmount(std::string_view value, double& amount, double most = std::numeric_limits<double>::max())
{
    return OptionReader::read(value, amount) && amount >= 0 && amount <= most;
}

bool takeOption(TagRatioOptions& options, std::string_view key, std::string_view value)
{
    if (key == "variant")
        return OptionReader::read(value, tagRatioVariantNames, options.variant);
    if (key != "threshold")
        return false;
    options.variant = TagRatioVariant::Threshold; // the other variant compares nothing
    return readAmount(value, options.threshold.emplace());
}

bool takeOption(TextDensityOptions& options, std::string_view key, std::string_view value)
{
    return (key == "fusion" && readAmount(value, options.fusion, 1)) ||
           (key == "density" && readAmount(value, options.density)) ||
           (key == "lines" && OptionReader::read(value, countedLinesNames, options.lines)) ||
           (key == "content" && OptionReader::read(value, denseContentNames, options.content));
}

bool takeOption(SubsequenceOptions& options, std::string_view key, std::string_view value)
{
    // Keeps the sum of a page finite.
    constexpr double mostValue = 1e6;
    return (key == "word" && readAmount(value, options.word, mostValue)) ||
           (key == "tag" && readAmount(value, options.tag, mostValue));
}

bool takeOption(LinkListOptions& options, std::string_view key, std::string_view value)
{
    return (key == "ratio" && readAmount(value, options.ratio)) ||
           (key == "count" && OptionReader::read(value, linkCountNames, options.count)) ||
           (key == "containers" && OptionReader::read(value, linkContainerNames, options.containers));
}

// A filter that takes no options.
struct NoOptions {};

bool takeOption(NoOptions&, std::string_view, std::string_view)
{
    return false;
}

// Returns the method `method` with the options that the name has after it; nothing for another name.
// `filter`: called with the input, the options and the stop token.
template <class Options, class Run>
std::optional<Result<Method>> textMethod(std::string_view name, std::string_view method, Options options,
                                         Run filter)
{
    const std::optional<std::string_view> text = optionsAfter(name, method);
    if (!text)
        return std::nullopt;
    if (const auto error =
            OptionReader(*text, method).each([&](std::string_view key, std::string_view value) {
                return takeOption(options, key, value);
            }))
        return *error;
    return Method{std::string(name),
                  false,
                  [options, filter](const FilterInput& input, const std::stop_token& stop) {
                      return filter(input, options, stop);
                  },
                  {}};
}

} // namespace

std::optional<Result<Method>> textMethodNamed(std::string_view name)
{
    if (auto method = textMethod(name, cetrMethod, TagRatioOptions(), filterByTagRatio))
        return method;
    if (auto method = textMethod(name, textDensityMethod, TextDensityOptions(), filterByTextDensity))
        return method;
    if (auto method = textMethod(name, cetdMethod, NoOptions(),
                                 [](const FilterInput& input, NoOptions, const std::stop_token& stop) {
                                     return filterByCompositeDensity(input, stop);
                                 }))
        return method;
    if (auto method = textMethod(name, mssMethod, SubsequenceOptions(), filterBySubsequence))
        return method;
    return textMethod(name, linkListsMethod, LinkListOptions(), removeLinkLists);
}

} // namespace tagseam
