// SPDX-License-Identifier: MIT
// Table 1 of Win and Tun, as printed.
#include "core/papers/wintunpublished.h"

#include "core/papers/paperdata.h"

#include <optional>
#include <string>
#include <vector>

namespace tagseam {

namespace {

ReportRow publishedSiteRow(const PublishedSitePages& site)
{
    return {{site.url}, {}, {{std::nullopt, static_cast<double>(site.pages)}}};
}

} // namespace

std::span<const PublishedSitePages> winTunTable1()
{
    static const std::vector<PublishedSitePages> sites = [] {
        std::vector<PublishedSitePages> rows;
        for (const std::vector<std::string>& row : paperRows(winTunCsv))
            rows.push_back({row[0], static_cast<std::uint32_t>(numberIn(row[1]))});
        return rows;
    }();
    return sites;
}

ReportTable winTunPublishedTable()
{
    ReportTable table{"table1-published",
                      "Table 1. Commercial sites with HTML Web pages, as published (the pages are lost)",
                      {"URL"},
                      {},
                      {{"pages", "Pages", FigureKind::Count}},
                      {}};
    for (const PublishedSitePages& site : winTunTable1())
        table.rows.push_back(publishedSiteRow(site));
    table.rows.push_back(publishedSiteRow({"Total", winTunTotal}));
    return table;
}

} // namespace tagseam
