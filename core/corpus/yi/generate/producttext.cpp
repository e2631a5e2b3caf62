// SPDX-License-Identifier: MIT
// One product of a generated site, and what is written about it.
#include "core/corpus/yi/generate/producttext.h"

#include <set>
#include <string_view>

namespace tagseam {

namespace {

constexpr std::uint32_t commonPercent = 25; // of the sentences of a text
constexpr std::uint32_t specPercent = 80;   // of the specifications, that a page has

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
            text += draw.of(product.category->features);
            break;
        case 'U':
            text += draw.of(product.category->uses);
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
    product.price = 49 + 10 * draw.below(150);
    return product;
}

std::string drawCommonSentence(const Product& product, Draw& draw)
{
    return filled(draw.of(commonSentences()), product, draw);
}

std::string drawText(const Product& product, std::uint32_t sentences, Draw& draw)
{
    std::string text;
    std::set<std::string_view> used;
    for (std::uint32_t tries = 0; used.size() < sentences && tries < 4 * sentences; ++tries) {
        const std::string_view sentence =
            draw.isIn(commonPercent) ? draw.of(commonSentences()) : draw.of(product.category->sentences);
        if (used.insert(sentence).second)
            text += (text.empty() ? "" : " ") + filled(sentence, product, draw);
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
