// SPDX-License-Identifier: MIT
// Document -> the page without its lists of links (Gupta and others, WWW 2003).
#include "core/methods/linklists/linklists.h"

#include "core/base/translate.h"
#include "core/base/words.h"
#include "core/page/bodywalk.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 12> containerNames{
    "td", "th", "div", "section", "aside", "nav", "header", "footer", "ul", "ol", "dl", "menu"};
constexpr std::size_t cellNames = 2; // the names of cells come first

// A container whose end has not come yet, with its content as far as it is not in a removed container.
struct OpenContainer {
    double linked = 0;   // links, or words in links
    double unlinked = 0; // words outside links

    double ratio() const { return linked / std::max(unlinked, 1.0); }
};

class LinkListFinder {
  public:
    LinkListFinder(const Document& page, const LinkListOptions& options)
        : m_page(page), m_options(options),
          m_containers(
              std::span(containerNames)
                  .first(options.containers == LinkContainers::Cells ? cellNames : containerNames.size()))
    {
        m_open.push_back({}); // the content outside of all containers
    }

    void visit(WalkEvent event, NodeId node)
    {
        if (event == WalkEvent::Text)
            addWords(node);
        else if (event == WalkEvent::Start)
            begin(node);
        else
            end(node);
    }
    std::vector<FilterDecision> takeDecisions() { return std::move(m_decisions); }

  private:
    bool isContainer(NodeId node) const
    {
        return std::ranges::find(m_containers, m_page.name(node)) != m_containers.end();
    }
    bool isLink(NodeId node) const
    {
        return (m_page.name(node) == "a" || m_page.name(node) == "area") && m_page.hasAttribute(node, "href");
    }
    void addWords(NodeId text)
    {
        const double words = wordsIn(m_page.text(text));
        if (m_openLinks == 0)
            m_open.back().unlinked += words;
        else if (m_options.count == LinkCount::Words)
            m_open.back().linked += words;
    }
    void begin(NodeId node)
    {
        if (isContainer(node))
            m_open.push_back({});
        if (!isLink(node))
            return;
        ++m_openLinks;
        if (m_options.count == LinkCount::Links)
            ++m_open.back().linked;
    }
    void end(NodeId node)
    {
        m_openLinks -= isLink(node) ? 1 : 0;
        if (!isContainer(node))
            return;
        const OpenContainer container = m_open.back();
        m_open.pop_back();
        const bool isKept = container.ratio() <= m_options.ratio;
        if (container.linked > 0)
            m_decisions.push_back(
                {{node}, isKept, isKept ? "few-links" : "link-list", container.ratio(), false});
        if (!isKept)
            return;
        m_open.back().linked += container.linked;
        m_open.back().unlinked += container.unlinked;
    }

    const Document& m_page;
    const LinkListOptions& m_options;
    std::span<const std::string_view> m_containers;
    std::vector<OpenContainer> m_open;
    std::uint32_t m_openLinks = 0;
    std::vector<FilterDecision> m_decisions;
};

} // namespace

FilterResult removeLinkLists(const FilterInput& input, const LinkListOptions& options,
                             const std::stop_token& stop)
{
    LinkListFinder finder(input.page, options);
    walkBody(input.page, input.within, stop,
             [&](WalkEvent event, NodeId node) { finder.visit(event, node); });
    FilterResult result;
    result.kept = wholePage(input.page, input.within);
    result.decisions = finder.takeDecisions();
    for (const FilterDecision& decision : result.decisions) {
        const NodeId root = decision.nodes.front();
        if (!decision.isKept)
            std::fill(result.kept.begin() + root.value,
                      result.kept.begin() + input.page.subtreeEnd(root).value, false);
    }
    std::erase_if(result.decisions, [&](const FilterDecision& decision) {
        return decision.isKept && !result.kept[decision.nodes.front().value];
    });
    result.threshold = options.ratio;
    result.isStopped = stop.stop_requested();
    return result;
}

namespace {

constexpr std::array<MethodOption, 3> linkListOptions{
    option<LinkListOptions>(
        "ratio", amountWords, "0.35", "greatest ratio of links to words outside links that is kept",
        [](auto& options, std::string_view value) { return readAmount(value, options.ratio); }),
    option<LinkListOptions>(
        "count", "links or words", "links",
        "the links, or the words in them, are divided by the words outside",
        [](auto& options, std::string_view value) { return readName(value, linkCountNames, options.count); }),
    option<LinkListOptions>(
        "containers", "cells or blocks", "blocks",
        "elements that can be lists of links: cells of tables, or also div, sections, lists",
        [](auto& options, std::string_view value) {
            return readName(value, linkContainerNames, options.containers);
        })};

constexpr std::array<MethodReason, 2> linkListReasons{{
    {"link-list", "a container with many links for each word outside them; figure: their ratio"},
    {"few-links", "a container with few links for each word outside them; figure: their ratio"},
}};

} // namespace

constinit const MethodEntry linkListsMethod{
    .name = "link-lists",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "the page without lists of links (Gupta, Kaiser, Neistadt and Grimm)"),
    .options = linkListOptions,
    .reasons = linkListReasons,
    .make = makeFilter<LinkListOptions, removeLinkLists>};

} // namespace tagseam
