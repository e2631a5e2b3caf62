// SPDX-License-Identifier: MIT
// A folder of pages by site and category.
#include "core/papers/yi/productset.h"

#include "core/papers/yi/yipublished.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

namespace tagseam {

namespace {

// Returns the first two folders of an id; empty if there are fewer.
std::pair<std::string_view, std::string_view> foldersOf(std::string_view id)
{
    const std::size_t first = id.find('/');
    if (first == std::string_view::npos)
        return {};
    const std::size_t second = id.find('/', first + 1);
    if (second == std::string_view::npos)
        return {};
    return {id.substr(0, first), id.substr(first + 1, second - first - 1)};
}

std::uint32_t indexOf(const std::vector<std::string>& names, std::string_view name)
{
    return static_cast<std::uint32_t>(std::ranges::find(names, name) - names.begin());
}

void addName(std::vector<std::string>& names, std::string_view name)
{
    if (std::ranges::find(names, name) == names.end())
        names.emplace_back(name);
}

std::pair<std::size_t, std::string> categoryRank(const std::string& category)
{
    return {paperCategory(category).value_or(paperCategories.size()), category};
}

std::string generatedBy(const std::string& folder)
{
    std::ifstream readme(std::filesystem::path(folder) / generatedReadme, std::ios::binary);
    std::string line;
    std::getline(readme, line);
    return line.starts_with(generatedMark) ? line : std::string();
}

} // namespace

std::uint32_t ProductSet::pagesOf(std::uint32_t site, std::uint32_t category) const
{
    return static_cast<std::uint32_t>(std::ranges::count_if(
        pages, [&](const ProductPage& page) { return page.site == site && page.category == category; }));
}

Result<ProductSet> openProductSet(const std::string& folder, const std::stop_token& stop)
{
    Result<Corpus> corpus = openCorpus(folder, {}, stop);
    if (!corpus)
        return corpus.error();
    ProductSet set;
    set.folder = folder;
    set.generated = generatedBy(folder);
    for (const CorpusPage& page : corpus->pages) {
        const auto [site, category] = foldersOf(page.id);
        if (site.empty())
            continue;
        addName(set.sites, site);
        addName(set.categories, category);
    }
    if (set.sites.size() < 2 || set.categories.size() < 2)
        return Error{
            ErrorCode::BadCorpus, folder,
            fmt::format("{} site{} with {} categor{} as SITE/CATEGORY/PAGE.html, of each of which two "
                        "are needed",
                        set.sites.size(), set.sites.size() == 1 ? "" : "s", set.categories.size(),
                        set.categories.size() == 1 ? "y" : "ies")};
    std::ranges::sort(set.sites);
    std::ranges::sort(set.categories, {}, categoryRank);
    for (CorpusPage& page : corpus->pages) {
        const auto [site, category] = foldersOf(page.id);
        if (site.empty()) {
            ++set.elsewhere;
            continue;
        }
        const std::uint32_t siteAt = indexOf(set.sites, site);
        const std::uint32_t categoryAt = indexOf(set.categories, category);
        set.pages.push_back({std::move(page), siteAt, categoryAt});
    }
    std::ranges::stable_sort(set.pages, {}, &ProductPage::site);
    return set;
}

} // namespace tagseam
