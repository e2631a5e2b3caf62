// SPDX-License-Identifier: MIT
// One product of a generated site, and what is written about it.
#pragma once

#include "core/papers/draw.h"
#include "core/papers/productwords.h"

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
    /// Which of two kinds within its category it is, as ink and laser printers are: they share a third of
    /// what is said of them.
    std::uint32_t kind = 0;
    std::uint32_t price = 0;

    std::string name() const { return brand + ' ' + model + ' ' + noun; }
};

Product drawProduct(const CategoryWords& category, Draw& draw);

/// Different sentences: of its category, some that would suit any product, some that speak of another
/// category, some of `voice`, which the site likes; fewer where there are not so many.
std::string drawText(const Product& product, std::uint32_t sentences, std::span<const std::string_view> voice,
                     Draw& draw);
/// That would suit any product.
std::string drawCommonSentence(const Product& product, Draw& draw);

/// Labels with values, in the order of the category.
using Specs = std::vector<std::pair<std::string, std::string>>;

Specs drawSpecs(const Product& product, Draw& draw);

} // namespace tagseam
