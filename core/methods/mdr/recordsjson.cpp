// SPDX-License-Identifier: MIT
// Mined records, and the tables of their fields, as JSON and CSV.
#include "core/methods/mdr/recordsjson.h"

#include "core/base/ascii.h"
#include "core/base/csvrows.h"
#include "core/select/nodepaths.h"
#include "core/select/selector.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

void addFolded(std::string& out, std::string_view text, std::size_t most)
{
    bool isBetween = true;
    for (const char c : text) {
        if (isBlank(c)) {
            isBetween = true;
            continue;
        }
        const bool isFollowing = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; // within a character
        if (out.size() >= most && !isFollowing)
            return;
        if (std::exchange(isBetween, false) && !out.empty())
            out += ' ';
        out += c;
    }
}

class Paths {
  public:
    explicit Paths(const Document& page) : m_page(page), m_paths(page) {}
    std::string of(NodeId node) const
    {
        std::optional<std::string> path = m_paths.of(node);
        return path ? *std::move(path) : xpathOf(m_page, node);
    }
    std::vector<std::string> of(std::span<const NodeId> nodes) const
    {
        std::vector<std::string> paths;
        paths.reserve(nodes.size());
        for (const NodeId node : nodes)
            paths.push_back(of(node));
        return paths;
    }

  private:
    const Document& m_page;
    NodePaths m_paths;
};

std::string joined(const std::vector<std::string>& paths)
{
    std::string all;
    for (const std::string& path : paths)
        all += (all.empty() ? "" : " | ") + path;
    return all;
}

} // namespace

RecordTexts::RecordTexts(const Document& page, const KeepMask* within)
    : m_page(page), m_within(within), m_readable(readableNodes(page, NoscriptTexts::IfMost))
{
}

std::string RecordTexts::of(const DataRecord& record, std::size_t most) const
{
    std::string text;
    for (const NodeId root : record.nodes) {
        for (NodeId node = root; node < m_page.subtreeEnd(root) && text.size() < most;) {
            const bool isThere = m_within == nullptr || (*m_within)[node.value];
            if (!isThere || !m_readable.isSeen(node)) {
                node = m_page.subtreeEnd(node);
                continue;
            }
            if (m_page.kind(node) == NodeKind::Text)
                addFolded(text, m_page.text(node), most);
            ++node.value;
        }
    }
    return text;
}

std::string recordsJson(const Document& page, const MinedRecords& mined, const KeepMask* within)
{
    const RecordTexts texts(page, within);
    const Paths paths(page);
    Json regions = Json::array();
    for (const DataRegion& region : mined.regions) {
        Json records = Json::array();
        for (const DataRecord& record : region.records)
            records.push_back({{"nodes", paths.of(record.nodes)}, {"text", texts.of(record)}});
        regions.push_back({{"parent", paths.of(region.parent)},
                           {"length", region.length},
                           {"records", std::move(records)}});
    }
    const Json json{
        {"schema", "tagseam.records/1"}, {"regions", std::move(regions)}, {"records", mined.recordCount()}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string recordsCsv(const Document& page, const MinedRecords& mined, const KeepMask* within)
{
    const RecordTexts texts(page, within);
    const Paths paths(page);
    std::string out = "region,parent,record,nodes,text\r\n";
    for (std::size_t i = 0; i < mined.regions.size(); ++i) {
        const DataRegion& region = mined.regions[i];
        const std::string parent = paths.of(region.parent);
        for (std::size_t j = 0; j < region.records.size(); ++j) {
            const DataRecord& record = region.records[j];
            out += std::to_string(i + 1) + ',';
            out += spreadsheetField(parent);
            out += ',' + std::to_string(j + 1) + ',';
            out += spreadsheetField(joined(paths.of(record.nodes)));
            out += ',';
            out += spreadsheetField(texts.of(record));
            out += "\r\n";
        }
    }
    return out;
}

std::string fieldText(const Document& page, const RecordColumn& column, NodeId node, std::size_t most)
{
    std::string text;
    addFolded(text, textOf(page, column, node), most);
    return text;
}

std::string fieldsCsv(const Document& page, const RecordTable& table)
{
    std::string out = "record";
    for (const RecordColumn& column : table.columns) {
        out += ',';
        out += spreadsheetField(column.name);
    }
    out += "\r\n";
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        out += std::to_string(row + 1);
        for (std::uint32_t column = 0; column < table.columns.size(); ++column) {
            const NodeId node = table.cell(row, column);
            out += ',';
            if (node != noNode)
                out += spreadsheetField(fieldText(page, table.columns[column], node));
        }
        out += "\r\n";
    }
    return out;
}

} // namespace tagseam
