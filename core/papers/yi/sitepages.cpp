// SPDX-License-Identifier: MIT
// Writes pages of a generated site: its template around a product.
#include "core/papers/yi/sitepages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

// Shares of the pages in percent.
constexpr std::uint32_t saysLittle = 5;
constexpr std::uint32_t hasSpecs = 85;
constexpr std::uint32_t hasReview = 60;
constexpr std::uint32_t hasVerdict = 60;
constexpr std::uint32_t hasComments = 40;
constexpr std::uint32_t hasImage = 90;
constexpr std::uint32_t hasRelated = 80;
constexpr std::uint32_t isOfSameCategory = 60; // percentage of related products

constexpr std::size_t offersOfASite = 7;
constexpr std::size_t popularOfASite = 20;

std::string withHyphens(std::string name)
{
    std::ranges::replace(name, ' ', '-');
    return name;
}

std::string listed(const ListTags& tags, const std::vector<std::string>& items)
{
    std::string out(tags.begin);
    for (const std::string& item : items)
        out += fmt::format("{}<a href=\"/{}\">{}</a>{}", tags.item, withHyphens(item), item, tags.end);
    return out + std::string(tags.close);
}

template <class Text>
std::vector<Text> someOf(const std::vector<Text>& all, std::uint32_t count, Draw& draw)
{
    std::vector<Text> some;
    for (const std::uint32_t i : draw.distinct(count, static_cast<std::uint32_t>(all.size())))
        some.push_back(all[i]);
    return some;
}

} // namespace

GeneratedSite::GeneratedSite(const SiteStyle& style, std::uint64_t seed) : m_style(&style), m_seed(seed)
{
    Draw draw(seed);
    std::vector<std::string> offers;
    for (const CategoryWords& category : categoryWords())
        offers.insert(offers.end(), category.offers.begin(), category.offers.end());
    m_ads = someOf(offers, offersOfASite, draw);
    m_ads.insert(m_ads.end(), style.ownAds.begin(), style.ownAds.end());
    for (std::size_t i = 0; i < popularOfASite; ++i)
        m_popular.push_back(drawProduct(draw.of(categoryWords()), draw).name());
}

std::string GeneratedSite::page(const CategoryWords& category, std::uint64_t number) const
{
    Draw draw(seedOf(m_seed, number));
    const Product product = drawProduct(category, draw);
    // One after the other: the compiler chooses the order of arguments, and each draws.
    const std::string mostWanted = popular(draw);
    const std::string sponsors = ads(draw);
    const std::string content = main(product, draw);
    const std::string others = related(product, draw);
    const std::string body =
        fmt::format(fmt::runtime(m_style->frame), fmt::arg("crumbs", crumbs(product)),
                    fmt::arg("categories", categories()), fmt::arg("popular", mostWanted),
                    fmt::arg("ads", sponsors), fmt::arg("main", content), fmt::arg("related", others));
    return fmt::format("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">\n<html><head>"
                       "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\">"
                       "<title>{}: {}</title></head>\n<body>\n{}\n</body></html>\n",
                       m_style->name, product.name(), body);
}

std::string GeneratedSite::crumbs(const Product& product) const
{
    return fmt::format("<p><a href=\"/\">Home</a> &gt; <a href=\"/{}\">{}</a> &gt; {}</p>",
                       product.category->folder, product.category->title, product.brand);
}

std::string GeneratedSite::categories() const
{
    std::vector<std::string> items;
    for (const CategoryWords& category : categoryWords()) {
        items.emplace_back(category.title);
        if (m_style->listsKinds)
            items.insert(items.end(), category.kinds.begin(), category.kinds.end());
    }
    return listed(m_style->menu, items);
}

std::string GeneratedSite::popular(Draw& draw) const
{
    return listed(m_style->list, someOf(m_popular, 5, draw));
}

std::string GeneratedSite::ads(Draw& draw) const
{
    std::string out;
    for (const std::string& ad : someOf(m_ads, draw.between(1, 3), draw))
        out +=
            fmt::format("<p><a href=\"/click\"><img src=\"/ads/{}.gif\" alt=\"\"></a>{}</p>", ad.size(), ad);
    return out;
}

std::string GeneratedSite::related(const Product& product, Draw& draw) const
{
    if (!draw.isIn(hasRelated))
        return {};
    std::vector<std::string> names;
    for (std::uint32_t i = draw.between(2, 5); i > 0; --i)
        names.push_back(
            drawProduct(draw.isIn(isOfSameCategory) ? *product.category : draw.of(categoryWords()), draw)
                .name());
    return titled(m_style->related, listed(m_style->list, names));
}

std::string GeneratedSite::main(const Product& product, Draw& draw) const
{
    const bool isShort = draw.isIn(saysLittle);
    std::string out;
    for (const char which : m_style->order)
        out += part(which, product, isShort, draw);
    return out;
}

std::string GeneratedSite::part(char which, const Product& product, bool isShort, Draw& draw) const
{
    switch (which) {
    case 't':
        return fmt::format("<h1>{}</h1>\n", product.name());
    case 'i':
        return draw.isIn(hasImage)
                   ? fmt::format("<img src=\"/products/{}.jpg\" alt=\"{}\">\n", product.model, product.name())
                   : std::string();
    case 'p':
        return fmt::format(fmt::runtime(m_style->price), fmt::arg("price", product.price)) + '\n';
    case 'd':
        return titled(m_style->description,
                      fmt::format("<p>{}</p>",
                                  drawText(product, isShort ? 1 : draw.between(1, 5), m_style->voice, draw)));
    case 's':
        return !isShort && draw.isIn(hasSpecs) ? titled(m_style->specs, specs(product, draw)) : std::string();
    case 'r':
        return !isShort && draw.isIn(hasReview) ? titled(m_style->review, review(product, draw))
                                                : std::string();
    case 'a':
        return !isShort && draw.isIn(hasVerdict) ? verdict(draw) : std::string();
    default:
        return draw.isIn(hasComments)
                   ? titled(m_style->comments, fmt::format("<p>{}</p>", drawCommonSentence(product, draw)))
                   : std::string();
    }
}

std::string GeneratedSite::specs(const Product& product, Draw& draw) const
{
    std::string out(m_style->specBegin);
    for (const auto& [label, value] : drawSpecs(product, draw))
        out +=
            fmt::format(fmt::runtime(m_style->specRow), fmt::arg("label", label), fmt::arg("value", value));
    return out + std::string(m_style->specEnd);
}

std::string GeneratedSite::verdict(Draw& draw) const
{
    const std::string_view first = draw.of(commonPros());
    const std::string_view second = draw.of(commonPros());
    return fmt::format("<p><b>{}:</b> {}, {}</p><p><b>{}:</b> {}</p>\n", m_style->pros, first, second,
                       m_style->cons, draw.of(commonCons()));
}

std::string GeneratedSite::review(const Product& product, Draw& draw) const
{
    const std::string first = drawText(product, draw.between(1, 5), m_style->voice, draw);
    return fmt::format("<p>{}</p><p>{}</p>", first,
                       drawText(product, draw.between(1, 4), m_style->voice, draw));
}

std::string GeneratedSite::titled(std::string_view title, const std::string& content) const
{
    return fmt::format("<{0}>{1}</{0}>{2}\n", m_style->heading, title, content);
}

} // namespace tagseam
