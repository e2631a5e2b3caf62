// SPDX-License-Identifier: MIT
// `tagseam-cli site show`.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "app/cli/site/clisite.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ranges>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestName = 80; // bytes of a node's name in the table

std::string shortName(std::string_view name)
{
    return printable(shortened(name, longestName));
}

class Shown {
  public:
    Shown(const LoadedTree& tree, const SiteArguments& site)
        : m_tree(tree), m_site(site), m_marks(markElements(tree.measured, site.threshold)),
          m_levels(nodes().elementCount(), 0)
    {
        for (std::uint32_t i = 1; i < nodes().elementCount(); ++i) // parents before children
            m_levels[i] = m_levels[nodes().element(ElementId{i}).parent.value] + 1;
    }

    std::string table() const
    {
        TextTable table({{"pages", 7},
                         {"node", 5},
                         {"composite"},
                         {"mark", 10, true},
                         {"[style nodes] and their element nodes", 0, true}});
        std::vector<bool> isShown(nodes().elementCount(), false);
        std::vector<std::pair<bool, std::uint32_t>> left; // true for a style node, and its index
        const auto addStyles = [&](ElementId element) {
            std::vector<std::uint32_t> styles;
            for (const StyleId style : StylesOf(nodes(), element))
                styles.push_back(style.value);
            for (const std::uint32_t style : std::views::reverse(styles))
                left.emplace_back(true, style);
        };
        addStyles(rootElement);
        while (!left.empty()) {
            const auto [isStyle, number] = left.back();
            left.pop_back();
            if (isStyle) {
                table.add(styleRow(StyleId{number}));
                const auto elements = nodes().elementsOf(StyleId{number});
                for (std::size_t i = elements.size(); i-- > 0;)
                    left.emplace_back(false, elements[i].value);
                continue;
            }
            table.add(elementRow(ElementId{number}, isShown[number]));
            if (!isShown[number] && m_levels[number] < m_site.levels)
                addStyles(ElementId{number});
            isShown[number] = true;
        }
        return fmt::format("tree       {} ({} pages; attributes {}, leaves {})\n"
                           "nodes      {} element nodes, {} style nodes\nthreshold  {}\n\n",
                           printable(m_site.tree), m_tree.site.pages(), optionNames().first,
                           optionNames().second, nodes().elementCount() - 1, nodes().styleCount(),
                           thresholdText(m_site)) +
               table.text();
    }

    std::string json() const
    {
        Json elements = Json::array();
        for (std::uint32_t i = 0; i < nodes().elementCount(); ++i) {
            if (m_levels[i] <= m_site.levels)
                elements.push_back(elementJson(ElementId{i}));
        }
        Json styles = Json::array();
        for (std::uint32_t i = 0; i < nodes().styleCount(); ++i) {
            const StyleNode& style = nodes().style(StyleId{i});
            if (m_levels[style.parent.value] >= m_site.levels)
                continue;
            Json ids = Json::array();
            for (const ElementId element : nodes().elementsOf(StyleId{i}))
                ids.push_back(element.value);
            styles.push_back({{"parent", style.parent.value},
                              {"pages", style.pages},
                              {"compositeImportance", importanceOf(StyleId{i})},
                              {"elements", std::move(ids)}});
        }
        const Json json{{"schema", "tagseam.sitetree/1"},
                        {"site", m_site.tree},
                        {"options", {{"attributes", optionNames().first}, {"leaves", optionNames().second}}},
                        {"pages", m_tree.site.pages()},
                        {"threshold", m_site.threshold},
                        {"thresholdFrom", name(m_site.thresholdFrom)},
                        {"elements", std::move(elements)},
                        {"styles", std::move(styles)}};
        return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    }

  private:
    const StyleTree& nodes() const { return m_tree.measured.tree; }
    // Returns the names of the attributes and of the leaves that the tree was built with.
    std::pair<std::string_view, std::string_view> optionNames() const
    {
        const StyleTreeOptions& options = m_tree.site.options;
        return {displayAttributeNames[static_cast<std::size_t>(options.attributes)],
                leafNodeNames[static_cast<std::size_t>(options.leaves)]};
    }
    double importanceOf(StyleId style) const
    {
        return styleImportance(nodes(), style, m_tree.measured.importances);
    }
    const std::string& labelOf(ElementId id) const
    {
        return m_tree.site.vocabulary.labels.text(nodes().element(id).label.value);
    }

    std::vector<std::string> styleRow(StyleId id) const
    {
        const StyleNode& style = nodes().style(id);
        std::string tags;
        for (const ElementId element : nodes().elementsOf(id)) {
            if (tags.size() > 4 * longestName) // it is truncated anyway
                break;
            const std::string& label = labelOf(element);
            tags += (tags.empty() ? "" : " ") + label.substr(0, label.find(' '));
        }
        return cells(style.pages, "", fmt::format("{:.3f}", importanceOf(id)), "",
                     fmt::format("{:{}}[{}]", "", indent(m_levels[style.parent.value] * 2), shortName(tags)));
    }

    std::vector<std::string> elementRow(ElementId id, bool isShown) const
    {
        const Importance& importance = m_tree.measured.importance(id);
        return cells(nodes().element(id).pages, fmt::format("{:.3f}", importance.node),
                     fmt::format("{:.3f}", importance.composite), markName(m_marks.of(id)),
                     fmt::format("{:{}}{}{}", "", indent(m_levels[id.value] * 2 - 1), shortName(labelOf(id)),
                                 isShown ? " (as above)" : ""));
    }

    // A tree may have 100,000 levels; the table is not that wide.
    static std::uint32_t indent(std::uint32_t levels) { return std::min(levels, 100U); }

    Json elementJson(ElementId id) const
    {
        const ElementNode& element = nodes().element(id);
        const Importance& importance = m_tree.measured.importance(id);
        std::uint32_t features = 0;
        forEachCounted(element.features, [&](auto) { ++features; });
        return {{"element", id.value},
                {"label", id == rootElement ? Json() : Json(labelOf(id))},
                {"parent", id == rootElement ? Json() : Json(element.parent.value)},
                {"level", m_levels[id.value]},
                {"pages", element.pages},
                {"leafPages", element.leafPages},
                {"features", features},
                {"nodeImportance", importance.node},
                {"compositeImportance", importance.composite},
                {"contentImportance", importance.content},
                {"noisyFrom", m_tree.measured.noisyFrom[id.value]},
                {"mark", markName(m_marks.of(id))}};
    }

    const LoadedTree& m_tree;
    const SiteArguments& m_site;
    Marks m_marks;
    std::vector<std::uint32_t> m_levels; // indexed by ElementId; 0 for the root
};

} // namespace

int showSite(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (const int code = loadTree(site, tree); code != Done)
        return code;
    const Shown shown(tree, site);
    return answer(arguments.isJson ? shown.json() : shown.table());
}

} // namespace tagseam
