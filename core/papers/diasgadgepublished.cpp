// SPDX-License-Identifier: MIT
// Table 1 of Dias and Gadge, as printed.
#include "core/papers/diasgadgepublished.h"

#include <array>
#include <optional>
#include <string>

namespace tagseam {

namespace {

constexpr std::array<PublishedBlocks, 19> blockRows{{
    {"1.", 0.666667, 1, 0.8},
    {"2.", 1, 1, 1},
    {"3.", 0.75, 0.33333333, 0.461538},
    {"4.", 1, 1, 1},
    {"5.", 0.666667, 0.5, 0.571429},
    {"6.", 0.75, 1, 0.857143},
    {"7.", 0.666667, 0.5, 0.571429},
    {"8.", 0.666667, 1, 0.8},
    {"9.", 0.333333, 0.5, 0.4},
    {"10.", 0.666667, 0.66666667, 0.666667},
    {"11.", 0.666667, 0.66666667, 0.666667},
    {"12.", 0.75, 1, 0.857143},
    {"13.", 1, 1, 1},
    {"14.", 1, 0.4, 0.571429},
    {"15.", 0.5, 1, 0.666667},
    {"16.", 0.5, 1, 0.666667},
    {"17.", 0.666667, 0.66666667, 0.666667},
    {"18.", 0.666667, 1, 0.8},
    {"19.", 1, 1, 1},
}};

ReportRow publishedBlockRow(const PublishedBlocks& blocks)
{
    return {{std::string(blocks.page)},
            {},
            {{std::nullopt, blocks.precision}, {std::nullopt, blocks.recall}, {std::nullopt, blocks.f}}};
}

} // namespace

std::span<const PublishedBlocks> diasGadgeTable1()
{
    return blockRows;
}

ReportTable diasGadgePublishedTable()
{
    ReportTable table{"table1-published",
                      "Table 1. Precision & Recall, as published (19 pages of cornell university, lost)",
                      {"Page id"},
                      {},
                      {{"precision", "Precision"}, {"recall", "Recall"}, {"f", "F Score"}},
                      {}};
    table.rows.reserve(blockRows.size() + 1);
    for (const PublishedBlocks& blocks : blockRows)
        table.rows.push_back(publishedBlockRow(blocks));
    table.rows.push_back(publishedBlockRow(diasGadgeAverage));
    return table;
}

} // namespace tagseam
