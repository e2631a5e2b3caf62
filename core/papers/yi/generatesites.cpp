// SPDX-License-Identifier: MIT
// Writes a folder of generated product pages: five sites by five categories.
#include "core/papers/yi/generatesites.h"

#include "core/papers/yi/productset.h"
#include "core/papers/yi/sitepages.h"
#include "core/papers/yi/yipublished.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <optional>
#include <system_error>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

std::optional<Error> write(const fs::path& file, const std::string& text)
{
    std::error_code status;
    fs::create_directories(file.parent_path(), status);
    if (status)
        return Error{ErrorCode::CannotWrite, file.parent_path().string(), status.message()};
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream)
        return Error{ErrorCode::CannotWrite, file.string(), std::strerror(errno)};
    return std::nullopt;
}

std::string readme(const GeneratePlan& plan)
{
    return fmt::format(
        "{} --pages {} --seed {}.\n\n"
        "These are not real pages. Sites, brands, products and texts are made up, drawn at random from word "
        "lists\n"
        "of the program; the pages of the paper (Yi, Liu and Li 2003) are lost. Five sites, each with a "
        "layout of\n"
        "its own, have pages of five categories: SITE/CATEGORY/NNN.html. All pages of a site share its "
        "header,\n"
        "menus, boxes and footer; advertisements and lists of popular and related products of all "
        "categories\n"
        "change from page to page; descriptions vary in length, and parts are missing on some pages.\n",
        generatedMark, plan.pages, plan.seed);
}

// Returns the number of pages of a category of a site, in proportion to table 1.
std::uint32_t pagesPerCategory(std::size_t site, std::size_t category, std::uint32_t average)
{
    double all = 0;
    for (const PublishedSite& each : publishedSites())
        all += std::accumulate(each.pages.begin(), each.pages.end(), 0.0);
    const auto parts = static_cast<double>(siteWords()["sites"].size() * siteWords()["categories"].size());
    const double share = publishedSites()[site].pages[category] / all;
    const auto pages = static_cast<std::uint32_t>(std::lround(share * parts * average));
    return std::max({pages, average / 4, 1U});
}

// Returns the reason why pages cannot be written to the folder.
std::optional<Error> problemOf(const std::string& folder)
{
    std::error_code status;
    if (!fs::exists(folder, status))
        return std::nullopt;
    if (!fs::is_directory(folder, status))
        return Error{ErrorCode::CannotWrite, folder, "it is not a folder"};
    if (!fs::is_empty(folder, status) || status)
        return Error{ErrorCode::CannotWrite, folder, "it is not empty"};
    return std::nullopt;
}

} // namespace

Result<std::uint32_t> generateSites(const std::string& folder, const GeneratePlan& plan)
{
    if (const std::optional<Error> problem = problemOf(folder))
        return *problem;
    if (const std::optional<Error> problem = write(fs::path(folder) / generatedReadme, readme(plan)))
        return *problem;
    std::uint32_t written = 0;
    const nlohmann::json& styles = siteWords()["sites"];
    const nlohmann::json& categories = siteWords()["categories"];
    for (std::size_t s = 0; s < styles.size(); ++s) {
        const GeneratedSite site(styles[s], seedOf(plan.seed, s));
        const fs::path ofSite = fs::path(folder) / styles[s]["name"].get<std::string>();
        std::uint32_t pageOfSite = 0;
        for (std::size_t c = 0; c < categories.size(); ++c) {
            const fs::path ofCategory = ofSite / categories[c]["folder"].get<std::string>();
            const std::uint32_t pages = pagesPerCategory(s, c, plan.pages);
            for (std::uint32_t i = 1; i <= pages; ++i) {
                const fs::path file = ofCategory / fmt::format("{:03}.html", i);
                if (const std::optional<Error> problem = write(file, site.page(categories[c], ++pageOfSite)))
                    return *problem;
            }
            written += pages;
        }
    }
    return written;
}

} // namespace tagseam
