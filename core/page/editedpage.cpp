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

ComputedStyles stylesOf(const Document& page)
{
    ComputedStyles styles;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const std::uint32_t number = page.computedStyleNumber(node);
        styles.numbers.push_back(number);
        if (number >= styles.texts.size())
            styles.texts.resize(number + std::size_t{1});
        styles.texts[number] = page.computedStyle(number);
    }
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

Document withElements(const Document& page, std::span<const EditedElement> edited)
{
    DocumentBuilder builder;
    builder.setDoctype(page.doctype());
    builder.setEncoding(page.encoding());
    builder.setParser(page.parser());
    std::vector<NodeId> open;
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        for (; !open.empty() && node >= page.subtreeEnd(open.back()); open.pop_back())
            builder.close();
        if (!edited.empty() && node == edited.front().element) {
            builder.open(edited.front().name);
            for (const auto& [name, value] : edited.front().attributes)
                builder.attribute(name, value);
            edited = edited.subspan(1);
        } else {
            builder.copy(page, node);
        }
        if (page.isElement(node))
            open.push_back(node);
    }
    if (page.hasBoxes())
        builder.setBoxes(boxesOf(page));
    Document copy = std::move(builder).finish();
    if (page.hasComputedStyles())
        copy.setComputedStyles(stylesOf(page));
    return copy;
}

} // namespace tagseam
