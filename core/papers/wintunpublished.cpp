// SPDX-License-Identifier: MIT
// Table 1 of Win and Tun, as printed.
#include "core/papers/wintunpublished.h"

#include <array>
#include <optional>
#include <string>

namespace tagseam {

namespace {

constexpr std::array<PublishedSitePages, 5> siteRows{{
    {"www.drugstore.com", 1033},
    {"www.bookpool.com", 1245},
    {"www.booksamillion.com", 1131},
    {"www.amazon.com", 1589},
    {"www.barnes&noble.com", 2161},
}};

ReportRow publishedSiteRow(const PublishedSitePages& site)
{
    return {{std::string(site.url)}, {}, {{std::nullopt, static_cast<double>(site.pages)}}};
}

} // namespace

std::span<const PublishedSitePages> winTunTable1()
{
    return siteRows;
}

ReportTable winTunPublishedTable()
{
    ReportTable table{"table1-published",
                      "Table 1. Commercial sites with HTML Web pages, as published (the pages are lost)",
                      {"URL"},
                      {},
                      {{"pages", "Pages", FigureKind::Count}},
                      {}};
    table.rows.reserve(siteRows.size() + 1);
    for (const PublishedSitePages& site : siteRows)
        table.rows.push_back(publishedSiteRow(site));
    table.rows.push_back(publishedSiteRow(winTunTotal));
    return table;
}

} // namespace tagseam
