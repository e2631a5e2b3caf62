// SPDX-License-Identifier: MIT
// Document -> the composite text density and the density sum of each element of the body (Sun, Song and
// Liao, SIGIR 2011).
#include "core/methods/cetd/elementdensity.h"

#include "core/base/words.h"
#include "core/page/bodywalk.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace tagseam {

namespace {

double atLeastOne(std::uint64_t figure)
{
    return static_cast<double>(std::max<std::uint64_t>(figure, 1));
}

class DensityCounter {
  public:
    explicit DensityCounter(const Document& page) : m_page(page) {}

    void start(NodeId node)
    {
        m_open.push_back(static_cast<std::uint32_t>(m_elements.size()));
        m_elements.push_back({node, 0, {}});
        m_openLinks += isLink(node) ? 1 : 0;
    }
    void addText(NodeId node)
    {
        const std::uint32_t characters = charactersIn(m_page.text(node));
        ElementCounts& counts = m_elements[m_open.back()].counts;
        counts.characters += characters;
        counts.linkCharacters += m_openLinks > 0 ? characters : 0;
    }
    void end(NodeId node)
    {
        ElementDensity& element = m_elements[m_open.back()];
        element.end = static_cast<std::uint32_t>(m_elements.size());
        m_open.pop_back();
        m_openLinks -= isLink(node) ? 1 : 0;
        if (m_open.empty())
            return;
        ElementCounts& parent = m_elements[m_open.back()].counts;
        parent.characters += element.counts.characters;
        parent.linkCharacters += element.counts.linkCharacters;
        parent.tags += element.counts.tags + 1;
        parent.linkTags += element.counts.linkTags + (isLink(node) ? 1 : 0);
    }
    std::vector<ElementDensity> take() && { return std::move(m_elements); }

  private:
    bool isLink(NodeId node) const { return m_page.name(node) == "a" && m_page.hasAttribute(node, "href"); }

    const Document& m_page;
    std::vector<ElementDensity> m_elements;
    std::vector<std::uint32_t> m_open; // indices into m_elements
    std::uint32_t m_openLinks = 0;
};

} // namespace

double compositeDensity(const ElementCounts& counts, const ElementCounts& body)
{
    if (counts.characters == 0)
        return 0;
    const double characters = atLeastOne(counts.characters);
    const double tags = atLeastOne(counts.tags);
    const double linkCharacters = atLeastOne(counts.linkCharacters);
    const double otherCharacters = atLeastOne(counts.characters - counts.linkCharacters);
    const double linkShare = atLeastOne(body.linkCharacters) / atLeastOne(body.characters);
    const double base = std::log(characters / otherCharacters * linkCharacters + linkShare * characters +
                                 std::numbers::e); // above 1
    const double ratios = characters / linkCharacters * (tags / atLeastOne(counts.linkTags));
    return characters / tags * std::log(ratios) / std::log(base);
}

std::vector<ElementDensity> elementDensities(const Document& page, const KeepMask* within,
                                             const std::stop_token& stop)
{
    DensityCounter counter(page);
    walkBody(page, within, stop, [&](WalkEvent event, NodeId node) {
        if (event == WalkEvent::Start)
            counter.start(node);
        else if (event == WalkEvent::Text)
            counter.addText(node);
        else
            counter.end(node);
    });
    std::vector<ElementDensity> elements = std::move(counter).take();
    for (ElementDensity& element : elements)
        element.density = compositeDensity(element.counts, elements.front().counts);
    for (std::uint32_t parent = 0; parent < elements.size(); ++parent) {
        for (std::uint32_t child = parent + 1; child < elements[parent].end; child = elements[child].end)
            elements[parent].densitySum += elements[child].density;
    }
    return elements;
}

} // namespace tagseam
