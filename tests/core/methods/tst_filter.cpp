// SPDX-License-Identifier: MIT
// Masks made from text nodes.
#include "core/methods/filter.h"

#include "tests/core/methods/methodpages.h"

namespace tagseam::test {
namespace {

std::string namesOf(const Document& page, const KeepMask& kept)
{
    std::string names;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (kept[node.value])
            names += page.isElement(node)     ? std::string(page.name(node)) + " "
                     : page.isBlankText(node) ? "_ "
                                              : std::string(page.text(node)) + " ";
    }
    return names;
}

TEST(KeepTexts, keepsTheirAncestorsAndTheSpaceAroundThem)
{
    const Document page = tree("html(head body(div(p('a' br ' ' b('c') img) p('d' br)) ul(' ')))");
    const std::vector<NodeId> texts{page.firstChild(firstNamed(page, "p"))};
    EXPECT_EQ(namesOf(page, keepTexts(page, texts)), " html head body div p a br _ ");
    EXPECT_EQ(namesOf(page, keepTexts(page, {})), " html head body ");
    KeepMask within(page.size(), true);
    within[firstNamed(page, "br").value] = false;
    EXPECT_EQ(namesOf(page, keepTexts(page, texts, &within)), " html head body div p a _ ");
}

} // namespace
} // namespace tagseam::test
