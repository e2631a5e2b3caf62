// SPDX-License-Identifier: MIT
// Writes pages of a generated site: its template around a product, with words drawn at random.
#pragma once

#include "core/papers/yi/draw.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// Returns resources/papers/yi-2003-sites.json: templates of the sites, and the words of the products. In
/// sentences @N stands for a noun, @F for a feature, @U for a use, @B for the brand, @M for the model. A
/// frame has {crumbs} {categories} {popular} {ads} {main} {related}; an order the sections of {main}: t
/// title, i image, p price, d description, s specifications, r review, a pros and cons, c comments of
/// readers.
const nlohmann::json& siteWords();

struct Product {
    const nlohmann::json* category = nullptr;
    std::string brand;
    std::string model;
    std::string noun; ///< "laptop"
    /// One of two kinds within its category, such as ink and laser printers, which share a third of their
    /// phrases.
    std::uint32_t kind = 0;
    std::uint32_t price = 0;

    std::string name() const { return brand + ' ' + model + ' ' + noun; }
};

/// A site with the contents that rotate on its pages: offers, and popular products, of all categories.
class GeneratedSite {
  public:
    /// `style`: one of siteWords()["sites"].
    GeneratedSite(const nlohmann::json& style, std::uint64_t seed);

    /// Returns the page of a product of one of siteWords()["categories"], as HTML. It has the template of the
    /// site, all categories in its menus, its own in the breadcrumbs; advertisements and lists of products
    /// differ from page to page, text has one to nine sentences, sections are missing, and one page in twenty
    /// has almost no text.
    std::string page(const nlohmann::json& category, std::uint64_t number) const;

  private:
    std::string categories() const;
    std::string popular(Draw& draw) const;
    std::string ads(Draw& draw) const;
    std::string related(const Product& product, Draw& draw) const;
    std::string main(const Product& product, Draw& draw) const;
    std::string part(char which, const Product& product, bool isShort, Draw& draw) const;
    std::string specs(const Product& product, Draw& draw) const;
    std::string verdict(Draw& draw) const;
    std::string text(const Product& product, std::uint32_t sentences, Draw& draw) const;
    std::string listed(const char* tags, const std::vector<std::string>& items) const;
    std::string titled(const char* title, const std::string& content) const;
    const std::string& of(const char* key) const;

    const nlohmann::json* m_style;
    std::uint64_t m_seed;
    std::vector<std::string> m_ads;
    std::vector<std::string> m_popular;
};

} // namespace tagseam
