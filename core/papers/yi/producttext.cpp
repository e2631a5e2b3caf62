// SPDX-License-Identifier: MIT
// Writes the text about one product of a generated site.
#include "core/papers/yi/producttext.h"

#include <set>
#include <string_view>

namespace tagseam {

namespace {

// The shares of kinds of sentences in a text in percent, added up; the rest is about its category.
constexpr std::uint32_t commonPercent = 30;
constexpr std::uint32_t othersPercent = commonPercent + 10;
constexpr std::uint32_t voicePercent = othersPercent + 15;
constexpr std::uint32_t specPercent = 80; // percentage of the specifications that a page has

// Returns the phrases of one kind: two thirds of all, from the front or from the end.
std::span<const std::string_view> ofKind(std::span<const std::string_view> all, std::uint32_t kind)
{
    const std::size_t count = (2 * all.size() + 2) / 3;
    return kind == 0 ? all.first(count) : all.last(count);
}

std::string filled(std::string_view sentence, const Product& product, Draw& draw)
{
    std::string text;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (sentence[at] != '@' || at + 1 == sentence.size()) {
            text += sentence[at];
            continue;
        }
        switch (sentence[++at]) {
        case 'N':
            text += product.noun;
            break;
        case 'F':
            text += draw.of(ofKind(product.category->features, product.kind));
            break;
        case 'U':
            text += draw.of(ofKind(product.category->uses, product.kind));
            break;
        case 'B':
            text += product.brand;
            break;
        default:
            text += product.model;
        }
    }
    return text;
}

} // namespace

Product drawProduct(const CategoryWords& category, Draw& draw)
{
    Product product;
    product.category = &category;
    product.brand = draw.of(brands());
    product.model = static_cast<char>('A' + draw.below(26));
    product.model += draw.isIn(50) ? "" : "-";
    product.model += std::to_string(100 + 10 * draw.below(90));
    product.noun = draw.of(category.nouns);
    product.kind = draw.below(2);
    product.price = 49 + 10 * draw.below(150);
    return product;
}

std::string drawCommonSentence(const Product& product, Draw& draw)
{
    return filled(draw.of(commonSentences()), product, draw);
}

std::string drawText(const Product& product, std::uint32_t sentences, std::span<const std::string_view> voice,
                     Draw& draw)
{
    std::string text;
    std::set<std::string_view> used;
    for (std::uint32_t tries = 0; used.size() < sentences && tries < 4 * sentences; ++tries) {
        const std::uint32_t percent = draw.below(100);
        const bool isOfOther = percent >= commonPercent && percent < othersPercent;
        const std::string_view sentence = percent < commonPercent ? draw.of(commonSentences())
                                          : isOfOther             ? draw.of(sentencesOfOthers())
                                          : percent < voicePercent
                                              ? draw.of(voice)
                                              : draw.of(ofKind(product.category->sentences, product.kind));
        if (!used.insert(sentence).second)
            continue;
        Product told = product;
        if (isOfOther) {
            told.category = &draw.of(categoryWords());
            told.noun = draw.of(told.category->nouns);
        }
        text += (text.empty() ? "" : " ") + filled(sentence, told, draw);
    }
    return text;
}

Specs drawSpecs(const Product& product, Draw& draw)
{
    Specs specs;
    for (const SpecWords& each : product.category->specs) {
        if (draw.isIn(specPercent))
            specs.emplace_back(each.label, draw.of(each.values));
    }
    return specs;
}

} // namespace tagseam
