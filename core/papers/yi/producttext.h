// SPDX-License-Identifier: MIT
// Writes the text about one product of a generated site.
#pragma once

#include "core/papers/yi/draw.h"
#include "core/papers/yi/productwords.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

struct Product {
    const CategoryWords* category = nullptr;
    std::string brand;
    std::string model;
    std::string noun; ///< "laptop"
    /// One of two kinds within its category, such as ink and laser printers, which share a third of their
    /// phrases.
    std::uint32_t kind = 0;
    std::uint32_t price = 0;

    std::string name() const { return brand + ' ' + model + ' ' + noun; }
};

Product drawProduct(const CategoryWords& category, Draw& draw);

/// Returns different sentences: about its category, some that suit any product, some about another category,
/// some of `voice`, which the site prefers; fewer if there are not so many.
std::string drawText(const Product& product, std::uint32_t sentences, std::span<const std::string_view> voice,
                     Draw& draw);
/// Returns a sentence that suits any product.
std::string drawCommonSentence(const Product& product, Draw& draw);

/// Labels with values, in the order of the category.
using Specs = std::vector<std::pair<std::string, std::string>>;

Specs drawSpecs(const Product& product, Draw& draw);

} // namespace tagseam
