// SPDX-License-Identifier: MIT
// Tables 1 to 4 of Yi, Liu and Li (2003), as printed.
#include "core/papers/yi/yipublished.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::array<PublishedSite, 5> sites{{
    {"Amazon", {434, 402, 45, 767, 719}},
    {"CNet", {480, 219, 109, 500, 449}},
    {"J&R", {51, 80, 9, 104, 199}},
    {"PCMag", {144, 137, 43, 107, 0}},
    {"ZDnet", {143, 151, 97, 80, 0}},
}};

constexpr std::array<PublishedClustering, 3> clusterings{{
    {0.506, 47.63, 0.50, 0.13, 0.00},
    {0.631, 10.63, 23.25, 7.75, 0.00},
    {0.751, 3.25, 78.13, 24.75, 11.75},
}};

constexpr std::array<PublishedPair, 10> pairs{{
    {"notebook",
     "camera",
     {{{0.992, 0.932, 0.994}, {0.923, 0.965, 0.976}, {0.699, 0.871, 0.952}}},
     {{{0.992, 0.934, 0.994}, {0.932, 0.966, 0.976}, {0.705, 0.874, 0.953}}}},
    {"notebook",
     "mobile",
     {{{0.946, 0.977, 0.954}, {0.779, 0.903, 0.911}, {0.672, 0.836, 0.886}}},
     {{{0.961, 0.985, 0.971}, {0.805, 0.94, 0.941}, {0.734, 0.894, 0.925}}}},
    {"notebook",
     "printer",
     {{{0.991, 0.996, 0.991}, {0.832, 0.973, 0.979}, {0.634, 0.834, 0.954}}},
     {{{0.991, 0.996, 0.991}, {0.861, 0.973, 0.979}, {0.639, 0.838, 0.956}}}},
    {"notebook",
     "TV",
     {{{0.967, 0.984, 0.998}, {0.724, 0.935, 0.976}, {0.559, 0.847, 0.961}}},
     {{{0.967, 0.984, 0.998}, {0.745, 0.937, 0.977}, {0.583, 0.857, 0.962}}}},
    {"camera",
     "mobile",
     {{{0.979, 0.985, 0.996}, {0.767, 0.872, 0.963}, {0.629, 0.8, 0.938}}},
     {{{0.985, 0.99, 0.997}, {0.823, 0.913, 0.973}, {0.674, 0.852, 0.954}}}},
    {"camera",
     "printer",
     {{{0.968, 0.988, 0.996}, {0.763, 0.943, 0.975}, {0.589, 0.817, 0.944}}},
     {{{0.969, 0.989, 0.996}, {0.797, 0.947, 0.976}, {0.603, 0.826, 0.948}}}},
    {"camera",
     "TV",
     {{{0.794, 0.943, 0.986}, {0.694, 0.916, 0.974}, {0.542, 0.796, 0.946}}},
     {{{0.821, 0.943, 0.986}, {0.722, 0.922, 0.974}, {0.567, 0.806, 0.947}}}},
    {"mobile",
     "printer",
     {{{0.984, 0.983, 0.998}, {0.783, 0.923, 0.987}, {0.581, 0.866, 0.941}}},
     {{{0.991, 0.991, 0.999}, {0.819, 0.957, 0.992}, {0.639, 0.924, 0.967}}}},
    {"mobile",
     "TV",
     {{{0.677, 0.872, 0.977}, {0.649, 0.819, 0.959}, {0.537, 0.801, 0.944}}},
     {{{0.69, 0.884, 0.985}, {0.659, 0.843, 0.971}, {0.565, 0.823, 0.958}}}},
    {"printer",
     "TV",
     {{{0.956, 0.99, 0.997}, {0.719, 0.935, 0.979}, {0.516, 0.84, 0.969}}},
     {{{0.957, 0.99, 0.997}, {0.755, 0.939, 0.98}, {0.541, 0.853, 0.97}}}},
}};

constexpr PublishedPair means{"",
                              "",
                              {{{0.918, 0.965, 0.989}, {0.763, 0.918, 0.968}, {0.596, 0.831, 0.944}}},
                              {{{0.932, 0.969, 0.991}, {0.792, 0.934, 0.974}, {0.625, 0.855, 0.954}}}};

bool isSame(char a, char b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return lower(a) == lower(b);
}

} // namespace

std::span<const PublishedSite> publishedSites()
{
    return sites;
}

const std::array<PublishedClustering, 3>& publishedClusterings()
{
    return clusterings;
}

std::span<const PublishedPair> publishedPairs()
{
    return pairs;
}

const PublishedPair& publishedPairMeans()
{
    return means;
}

std::optional<std::size_t> paperCategory(std::string_view name)
{
    if (name.size() > 2 && isSame(name.back(), 's'))
        name.remove_suffix(1);
    for (std::size_t i = 0; i < paperCategories.size(); ++i) {
        if (std::ranges::equal(name, paperCategories[i], isSame))
            return i;
    }
    return std::nullopt;
}

const PublishedPair* publishedPair(std::string_view first, std::string_view second)
{
    const auto a = paperCategory(first);
    const auto b = paperCategory(second);
    if (!a || !b)
        return nullptr;
    for (const PublishedPair& pair : pairs) {
        const auto c = paperCategory(pair.first);
        const auto d = paperCategory(pair.second);
        if ((a == c && b == d) || (a == d && b == c))
            return &pair;
    }
    return nullptr;
}

} // namespace tagseam
