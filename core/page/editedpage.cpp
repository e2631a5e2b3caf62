// SPDX-License-Identifier: MIT
// Copies a page with some elements changed.
#include "core/page/editedpage.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

std::vector<Box> boxesOf(const Document& page)
{
    std::vector<Box> boxes;
    boxes.reserve(page.size());
    for (NodeId node{1}; page.hasBoxes() && node.value < page.size(); ++node.value)
        boxes.push_back(page.box(node));
    return boxes;
}

ComputedStyles computedStylesOf(const Document& page)
{
    ComputedStyles styles;
    styles.numbers.reserve(page.size());
    std::uint32_t most = 0;
    for (std::uint32_t node = 0; node < page.size(); ++node) {
        styles.numbers.push_back(page.computedStyleNumber(NodeId{node}));
        most = std::max(most, styles.numbers.back());
    }
    styles.texts.reserve(std::size_t{most} + 1);
    for (std::uint32_t number = 0; number <= most; ++number)
        styles.texts.emplace_back(page.computedStyle(number));
    return styles;
}

} // namespace

EditedElement elementOf(const Document& page, NodeId element)
{
    EditedElement edited{element, std::string(page.name(element)), {}};
    for (std::uint32_t i = 0; i < page.attributeCount(element); ++i)
        edited.attributes.emplace_back(page.attribute(element, i).name, page.attribute(element, i).value);
    return edited;
}

void setClass(EditedElement& edited, std::string classes)
{
    const auto found =
        std::ranges::find(edited.attributes, "class", [](const auto& each) { return each.first; });
    if (found == edited.attributes.end())
        edited.attributes.emplace_back("class", std::move(classes));
    else
        found->second = std::move(classes);
}

Document copyOf(const Document& page, const std::function<bool(DocumentBuilder&, NodeId)>& write)
{
    DocumentBuilder builder;
    builder.setDoctype(page.doctype());
    builder.setEncoding(page.encoding());
    builder.setParser(page.parser());
    std::vector<NodeId> open;
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        for (; !open.empty() && page.subtreeEnd(open.back()) <= node; open.pop_back())
            builder.close();
        if (!write(builder, node))
            builder.copy(page, node);
        if (page.isElement(node))
            open.push_back(node);
    }
    if (page.hasBoxes())
        builder.setBoxes(boxesOf(page));
    Document copy = std::move(builder).finish();
    if (page.hasComputedStyles())
        copy.setComputedStyles(computedStylesOf(page));
    return copy;
}

Document withElements(const Document& page, std::span<const EditedElement> edited)
{
    auto next = edited.begin();
    return copyOf(page, [&](DocumentBuilder& builder, NodeId node) {
        if (next == edited.end() || next->element != node)
            return false;
        builder.open(next->name);
        for (const auto& [name, value] : next->attributes)
            builder.attribute(name, value);
        ++next;
        return true;
    });
}

} // namespace tagseam
