// SPDX-License-Identifier: MIT
// Writes pages of a generated site.
#include "core/papers/yi/sitepages.h"

#include "core/papers/paperdata.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <set>

namespace tagseam {

namespace {

using SiteJson = nlohmann::json;

// Shares of the pages in percent.
constexpr std::uint32_t saysLittle = 5;
constexpr std::uint32_t hasSpecs = 85;
constexpr std::uint32_t hasSpec = 80; // share of the specifications that a page has
constexpr std::uint32_t hasReview = 60;
constexpr std::uint32_t hasVerdict = 60;
constexpr std::uint32_t hasComments = 40;
constexpr std::uint32_t hasImage = 90;
constexpr std::uint32_t hasRelated = 80;
constexpr std::uint32_t isOfSameCategory = 60; // percentage of related products

// The shares of kinds of sentences in a text in percent, added up; the rest is about its category.
constexpr std::uint32_t commonPercent = 30;
constexpr std::uint32_t othersPercent = commonPercent + 10;
constexpr std::uint32_t voicePercent = othersPercent + 15;

constexpr std::uint32_t offersOfASite = 7;
constexpr std::size_t popularOfASite = 20;

std::uint32_t sizeOf(const SiteJson& list)
{
    return static_cast<std::uint32_t>(list.size());
}

const SiteJson& anyOf(const SiteJson& list, Draw& draw)
{
    return list[draw.below(sizeOf(list))];
}

const std::string& textOf(const SiteJson& list, Draw& draw)
{
    return anyOf(list, draw).get_ref<const std::string&>();
}

const std::string& namedOf(const Product& product, const char* key)
{
    return (*product.category)[key].get_ref<const std::string&>();
}

// Draws a phrase of one kind: from two thirds of all, from the front or from the end.
const std::string& ofKind(const SiteJson& all, std::uint32_t kind, Draw& draw)
{
    const std::uint32_t count = (2 * sizeOf(all) + 2) / 3;
    const std::uint32_t at = draw.below(count);
    return all[kind == 0 ? at : sizeOf(all) - count + at].get_ref<const std::string&>();
}

std::string filled(const std::string& sentence, const Product& product, Draw& draw)
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
            text += ofKind((*product.category)["features"], product.kind, draw);
            break;
        case 'U':
            text += ofKind((*product.category)["uses"], product.kind, draw);
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

Product drawProduct(const SiteJson& category, Draw& draw)
{
    Product product;
    product.category = &category;
    product.brand = textOf(siteWords()["brands"], draw);
    product.model = static_cast<char>('A' + draw.below(26));
    product.model += draw.isIn(50) ? "" : "-";
    product.model += std::to_string(100 + 10 * draw.below(90));
    product.noun = textOf(category["nouns"], draw);
    product.kind = draw.below(2);
    product.price = 49 + 10 * draw.below(150);
    return product;
}

std::vector<std::string> someOf(const std::vector<std::string>& all, std::uint32_t count, Draw& draw)
{
    std::vector<std::string> some;
    for (const std::uint32_t i : draw.distinct(count, static_cast<std::uint32_t>(all.size())))
        some.push_back(all[i]);
    return some;
}

} // namespace

const SiteJson& siteWords()
{
    static const SiteJson words = SiteJson::parse(yiSitesJson);
    return words;
}

GeneratedSite::GeneratedSite(const SiteJson& style, std::uint64_t seed) : m_style(&style), m_seed(seed)
{
    Draw draw(seed);
    std::vector<std::string> offers;
    for (const SiteJson& category : siteWords()["categories"])
        offers.insert(offers.end(), category["offers"].begin(), category["offers"].end());
    m_ads = someOf(offers, offersOfASite, draw);
    m_ads.insert(m_ads.end(), style["ownAds"].begin(), style["ownAds"].end());
    for (std::size_t i = 0; i < popularOfASite; ++i)
        m_popular.push_back(drawProduct(anyOf(siteWords()["categories"], draw), draw).name());
}

std::string GeneratedSite::page(const SiteJson& category, std::uint64_t number) const
{
    Draw draw(seedOf(m_seed, number));
    const Product product = drawProduct(category, draw);
    // One after the other: the compiler chooses the order of arguments, and each draws.
    const std::string mostWanted = popular(draw);
    const std::string sponsors = ads(draw);
    const std::string content = main(product, draw);
    const std::string others = related(product, draw);
    const std::string crumbs =
        fmt::format("<p><a href=\"/\">Home</a> &gt; <a href=\"/{}\">{}</a> &gt; {}</p>",
                    namedOf(product, "folder"), namedOf(product, "title"), product.brand);
    const std::string body =
        fmt::format(fmt::runtime(of("frame")), fmt::arg("crumbs", crumbs),
                    fmt::arg("categories", categories()), fmt::arg("popular", mostWanted),
                    fmt::arg("ads", sponsors), fmt::arg("main", content), fmt::arg("related", others));
    return fmt::format("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">\n<html><head>"
                       "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\">"
                       "<title>{}: {}</title></head>\n<body>\n{}\n</body></html>\n",
                       of("name"), product.name(), body);
}

std::string GeneratedSite::categories() const
{
    std::vector<std::string> items;
    for (const SiteJson& category : siteWords()["categories"]) {
        items.push_back(category["title"]);
        if ((*m_style)["listsKinds"].get<bool>())
            items.insert(items.end(), category["kinds"].begin(), category["kinds"].end());
    }
    return listed("menu", items);
}

std::string GeneratedSite::popular(Draw& draw) const
{
    return listed("list", someOf(m_popular, 5, draw));
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
    for (std::uint32_t i = draw.between(2, 5); i > 0; --i) {
        const SiteJson& category =
            draw.isIn(isOfSameCategory) ? *product.category : anyOf(siteWords()["categories"], draw);
        names.push_back(drawProduct(category, draw).name());
    }
    return titled("related", listed("list", names));
}

std::string GeneratedSite::main(const Product& product, Draw& draw) const
{
    const bool isShort = draw.isIn(saysLittle);
    std::string out;
    for (const char which : of("order"))
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
        return fmt::format(fmt::runtime(of("price")), fmt::arg("price", product.price)) + '\n';
    case 'd':
        return titled("description",
                      fmt::format("<p>{}</p>", text(product, isShort ? 1 : draw.between(1, 5), draw)));
    case 's':
        return !isShort && draw.isIn(hasSpecs) ? titled("specs", specs(product, draw)) : std::string();
    case 'r': {
        if (isShort || !draw.isIn(hasReview))
            return {};
        const std::string first = text(product, draw.between(1, 5), draw);
        return titled("review",
                      fmt::format("<p>{}</p><p>{}</p>", first, text(product, draw.between(1, 4), draw)));
    }
    case 'a':
        return !isShort && draw.isIn(hasVerdict) ? verdict(draw) : std::string();
    default:
        return draw.isIn(hasComments)
                   ? titled("comments", fmt::format("<p>{}</p>", filled(textOf(siteWords()["common"], draw),
                                                                        product, draw)))
                   : std::string();
    }
}

std::string GeneratedSite::specs(const Product& product, Draw& draw) const
{
    std::string out = of("specBegin");
    for (const SiteJson& each : (*product.category)["specs"]) {
        if (draw.isIn(hasSpec))
            out += fmt::format(fmt::runtime(of("specRow")),
                               fmt::arg("label", each["label"].get_ref<const std::string&>()),
                               fmt::arg("value", textOf(each["values"], draw)));
    }
    return out + of("specEnd");
}

std::string GeneratedSite::verdict(Draw& draw) const
{
    const std::string& first = textOf(siteWords()["pros"], draw);
    const std::string& second = textOf(siteWords()["pros"], draw);
    return fmt::format("<p><b>{}:</b> {}, {}</p><p><b>{}:</b> {}</p>\n", of("pros"), first, second,
                       of("cons"), textOf(siteWords()["cons"], draw));
}

// Returns different sentences: about its category, some that suit any product, some about another category,
// some that the site prefers; fewer if there are not so many.
std::string GeneratedSite::text(const Product& product, std::uint32_t sentences, Draw& draw) const
{
    std::string text;
    std::set<std::string> used;
    for (std::uint32_t tries = 0; used.size() < sentences && tries < 4 * sentences; ++tries) {
        const std::uint32_t percent = draw.below(100);
        const bool isOfOther = percent >= commonPercent && percent < othersPercent;
        const std::string& sentence = percent < commonPercent ? textOf(siteWords()["common"], draw)
                                      : isOfOther             ? textOf(siteWords()["others"], draw)
                                      : percent < voicePercent
                                          ? textOf((*m_style)["voice"], draw)
                                          : ofKind((*product.category)["sentences"], product.kind, draw);
        if (!used.insert(sentence).second)
            continue;
        Product told = product;
        if (isOfOther) {
            told.category = &anyOf(siteWords()["categories"], draw);
            told.noun = textOf((*told.category)["nouns"], draw);
        }
        text += (text.empty() ? "" : " ") + filled(sentence, told, draw);
    }
    return text;
}

// `tags`: the member of the style with what comes before the list, before and after an item, after the list.
std::string GeneratedSite::listed(const char* tags, const std::vector<std::string>& items) const
{
    const std::vector<std::string> around = (*m_style)[tags];
    std::string out = around[0];
    for (const std::string& item : items) {
        std::string link = item;
        std::ranges::replace(link, ' ', '-');
        out += fmt::format("{}<a href=\"/{}\">{}</a>{}", around[1], link, item, around[2]);
    }
    return out + around[3];
}

std::string GeneratedSite::titled(const char* title, const std::string& content) const
{
    return fmt::format("<{0}>{1}</{0}>{2}\n", of("heading"), of(title), content);
}

const std::string& GeneratedSite::of(const char* key) const
{
    return (*m_style)[key].get_ref<const std::string&>();
}

} // namespace tagseam
