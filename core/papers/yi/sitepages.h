// SPDX-License-Identifier: MIT
// Writes pages of a generated site: its template around a product.
#pragma once

#include "core/papers/yi/producttext.h"
#include "core/papers/yi/sitestyles.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// A site with the contents that rotate on its pages: offers, and popular products, of all categories.
class GeneratedSite {
  public:
    GeneratedSite(const SiteStyle& style, std::uint64_t seed);

    /// Returns the page of a product, as HTML. It has the template of the site, all categories in its menus,
    /// its own in the breadcrumbs; advertisements and lists of products differ from page to page, text has
    /// one to nine sentences, sections are missing, and one page in twenty has almost no text.
    std::string page(const CategoryWords& category, std::uint64_t number) const;

  private:
    std::string crumbs(const Product& product) const;
    std::string categories() const;
    std::string popular(Draw& draw) const;
    std::string ads(Draw& draw) const;
    std::string related(const Product& product, Draw& draw) const;
    std::string main(const Product& product, Draw& draw) const;
    std::string part(char which, const Product& product, bool isShort, Draw& draw) const;
    std::string specs(const Product& product, Draw& draw) const;
    std::string verdict(Draw& draw) const;
    std::string review(const Product& product, Draw& draw) const;
    std::string titled(std::string_view title, const std::string& content) const;

    const SiteStyle* m_style;
    std::uint64_t m_seed;
    std::vector<std::string> m_ads;
    std::vector<std::string> m_popular;
};

} // namespace tagseam
