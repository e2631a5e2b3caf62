// SPDX-License-Identifier: MIT
// Table 1 of Dias and Gadge, as printed.
#include "core/papers/diasgadgepublished.h"

#include "core/papers/paperdata.h"

#include <optional>
#include <string>
#include <vector>

namespace tagseam {

namespace {

std::vector<PublishedBlocks> allRows()
{
    std::vector<PublishedBlocks> rows;
    for (const std::vector<std::string>& row : paperRows(diasGadgeCsv))
        rows.push_back({row[0], numberIn(row[1]), numberIn(row[2]), numberIn(row[3])});
    return rows;
}

ReportRow publishedBlockRow(const PublishedBlocks& blocks)
{
    return {{blocks.page},
            {},
            {{std::nullopt, blocks.precision}, {std::nullopt, blocks.recall}, {std::nullopt, blocks.f}}};
}

} // namespace

std::span<const PublishedBlocks> diasGadgeTable1()
{
    static const std::vector<PublishedBlocks> rows = allRows();
    return std::span(rows).first(rows.size() - 1);
}

PublishedBlocks diasGadgeAverage()
{
    return allRows().back();
}

ReportTable diasGadgePublishedTable()
{
    ReportTable table{"table1-published",
                      "Table 1. Precision & Recall, as published (19 pages of cornell university, lost)",
                      {"Page id"},
                      {},
                      {{"precision", "Precision"}, {"recall", "Recall"}, {"f", "F Score"}},
                      {}};
    for (const PublishedBlocks& blocks : allRows())
        table.rows.push_back(publishedBlockRow(blocks));
    return table;
}

} // namespace tagseam
