// SPDX-License-Identifier: MIT
// The words of generated pages: five categories of products, and sentences that suit any product.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace tagseam {

struct SpecWords {
    std::string_view label;
    std::span<const std::string_view> values;
};

/// A category. In sentences @N stands for a noun, @F for a feature, @U for a use, @B for the brand, @M for
/// the model.
struct CategoryWords {
    std::string_view folder;                 ///< "notebook"
    std::string_view title;                  ///< title in menus: "Notebooks"
    std::span<const std::string_view> kinds; ///< below it in menus
    std::span<const std::string_view> nouns;
    std::span<const std::string_view> features;
    std::span<const std::string_view> uses;
    std::span<const std::string_view> sentences;
    std::span<const SpecWords> specs;
    std::span<const std::string_view> offers; ///< texts of advertisements
};

/// Returns the categories notebook, camera, mobile, printer, TV, as in the paper.
std::span<const CategoryWords> categoryWords();

/// Returns makers of products of all categories.
std::span<const std::string_view> brands();
/// Returns sentences about products of any category, in the same form, without @F and @U.
std::span<const std::string_view> commonSentences();
/// Returns sentences about another product beside the product: @N and @F are the other's.
std::span<const std::string_view> sentencesOfOthers();
std::span<const std::string_view> commonPros();
std::span<const std::string_view> commonCons();

} // namespace tagseam
