// SPDX-License-Identifier: MIT
// One product of a generated site, and what is written about it.
#pragma once

#include "core/corpus/yi/draw.h"
#include "core/corpus/yi/generate/productwords.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

struct Product {
    const CategoryWords* category = nullptr;
    std::string brand;
    std::string model;
    std::string noun; ///< "laptop"
    std::uint32_t price = 0;

    std::string name() const { return brand + ' ' + model + ' ' + noun; }
};

Product drawProduct(const CategoryWords& category, Draw& draw);

/// Different sentences, one in four of which would suit any product; fewer where there are not so many.
std::string drawText(const Product& product, std::uint32_t sentences, Draw& draw);
/// That would suit any product.
std::string drawCommonSentence(const Product& product, Draw& draw);

/// Labels with values, in the order of the category.
using Specs = std::vector<std::pair<std::string, std::string>>;

Specs drawSpecs(const Product& product, Draw& draw);

} // namespace tagseam
