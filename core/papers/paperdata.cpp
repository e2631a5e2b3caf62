// SPDX-License-Identifier: MIT
// The files of resources/papers.
#include "core/papers/paperdata.h"

#include "core/base/csvrows.h"

#include <charconv>

namespace tagseam {

std::vector<std::vector<std::string>> paperRows(std::string_view csv)
{
    std::vector<std::vector<std::string>> rows;
    CsvRows reader(csv);
    while (!reader.isAtEnd())
        rows.push_back(*reader.next());
    rows.erase(rows.begin());
    return rows;
}

double numberIn(const std::string& cell)
{
    double number = 0;
    std::from_chars(cell.data(), cell.data() + cell.size(), number);
    return number;
}

} // namespace tagseam
