// SPDX-License-Identifier: MIT
// Ground truth as CSV: one XPath for each row.
#include "core/truth/formats/groundtruthcsv.h"

#include "core/base/ascii.h"
#include "core/base/csvrows.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tagseam {

namespace {

using Row = std::vector<std::string>;

Error errorIn(std::size_t row, std::string what)
{
    return {ErrorCode::BadGroundTruth, "row " + std::to_string(row), std::move(what)};
}

enum GroundTruthColumn : std::uint8_t { PageColumn, LabelColumn, MarkColumn, XPathColumn };
constexpr std::array<std::string_view, 4> groundTruthColumns{"page", "label", "mark", "xpath"};

Result<CsvColumns> columnsOf(const Row& names)
{
    Result<CsvColumns> columns = findColumns(names, groundTruthColumns);
    if (!columns)
        return columns;
    for (const GroundTruthColumn needed : {LabelColumn, XPathColumn}) {
        if (!(*columns)[needed])
            return errorIn(1, "no column \"" + std::string(groundTruthColumns[needed]) + "\"");
    }
    return columns;
}

// Groups rows into pages and marks, in the order of their first rows.
class GroundTruthCollector {
  public:
    std::optional<Error> add(const Row& row, const CsvColumns& columns, std::size_t number)
    {
        const auto field = [&](GroundTruthColumn column) {
            return columns[column] ? std::string(trimmed(row[*columns[column]])) : std::string();
        };
        for (const GroundTruthColumn needed : {LabelColumn, XPathColumn}) {
            if (field(needed).empty())
                return errorIn(number, "no " + std::string(groundTruthColumns[needed]));
        }
        const auto [page, isNewPage] = m_pageOf.try_emplace(field(PageColumn), m_pages.size());
        if (isNewPage)
            m_pages.push_back({field(PageColumn), {}, {}});
        std::vector<PathMark>& marks = m_pages[page->second].marks;
        const std::string id = field(MarkColumn);
        std::size_t index = marks.size();
        if (!id.empty())
            index = m_markOf.try_emplace({page->second, id}, marks.size()).first->second;
        if (index == marks.size())
            marks.push_back({field(LabelColumn), id, {}, {}, {}});
        if (marks[index].label != field(LabelColumn))
            return errorIn(number, "mark \"" + id + "\" has the label \"" + marks[index].label + "\" before");
        marks[index].xpaths.push_back(field(XPathColumn));
        return std::nullopt;
    }
    std::vector<GroundTruthPage> take() && { return std::move(m_pages); }

  private:
    std::vector<GroundTruthPage> m_pages;
    std::map<std::string, std::size_t> m_pageOf;
    std::map<std::pair<std::size_t, std::string>, std::size_t> m_markOf;
};

} // namespace

Result<std::vector<GroundTruthPage>> readGroundTruthCsv(std::string_view bytes)
{
    if (const std::optional<Error> refusal = refusalOfGroundTruth(bytes))
        return *refusal;
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    CsvRows rows(bytes);
    const Result<Row> names = rows.next();
    if (!names)
        return names.error();
    const Result<CsvColumns> columns = columnsOf(*names);
    if (!columns)
        return columns.error();
    GroundTruthCollector collector;
    while (!rows.isAtEnd()) {
        const Result<Row> row = rows.next();
        if (!row)
            return row.error();
        if (row->size() == 1 && row->front().empty())
            continue; // an empty line
        if (row->size() != names->size())
            return errorIn(rows.number(), std::to_string(row->size()) + " fields, and the first row has " +
                                              std::to_string(names->size()));
        if (const std::optional<Error> error = collector.add(*row, *columns, rows.number()))
            return *error;
    }
    return std::move(collector).take();
}

std::string writeGroundTruthCsv(std::span<const GroundTruthPage> pages)
{
    std::string out = "page,label,mark,xpath\r\n";
    for (const GroundTruthPage& page : pages) {
        std::set<std::string_view> taken;
        for (const PathMark& mark : page.marks)
            taken.insert(mark.id);
        std::size_t number = 0;
        std::set<std::string> used;
        for (const PathMark& mark : page.marks) {
            std::string id = mark.id;
            while ((id.empty() && mark.xpaths.size() > 1) || (!id.empty() && used.contains(id))) {
                const std::string made = "m" + std::to_string(++number);
                if (!taken.contains(made))
                    id = made;
            }
            used.insert(id);
            for (const std::string& xpath : mark.xpaths) {
                for (const std::string_view field :
                     {std::string_view(page.id), std::string_view(mark.label), std::string_view(id)}) {
                    out += csvField(field);
                    out += ',';
                }
                out += csvField(xpath) + "\r\n";
            }
        }
    }
    return out;
}

} // namespace tagseam
