// SPDX-License-Identifier: MIT
// The actual content of a leaf as features.
#include "core/methods/sitestyletree/leaffeatures.h"

#include "core/base/ascii.h"

namespace tagseam {

TextRange nextWord(std::string_view text, std::size_t at)
{
    while (at < text.size()) {
        const std::size_t space = spaceAt(text, at);
        if (space == 0)
            break;
        at += space;
    }
    TextRange word{at, at};
    while (word.end < text.size() && spaceAt(text, word.end) == 0)
        ++word.end;
    return word;
}

bool hasWords(std::string_view text)
{
    return nextWord(text, 0).begin < text.size();
}

std::uint32_t wordCount(std::string_view text)
{
    std::uint32_t count = 0;
    for (TextRange word = nextWord(text, 0); word.begin < text.size(); word = nextWord(text, word.end))
        ++count;
    return count;
}

std::string_view imageFile(const Document& page, NodeId node)
{
    const std::string_view name = page.name(node);
    return name == "img" || name == "input" || name == "embed" ? page.attribute(node, "src")
                                                               : std::string_view();
}

void forEachFeature(const Document& page, const PageTags& tags, NodeId leaf,
                    const std::function<void(FeatureKind kind, std::string_view text, NodeId node)>& call)
{
    const NodeId around = tags.links[leaf.value];
    if (around != noNode && around != leaf)
        call(FeatureKind::Link, page.attribute(around, "href"), around);
    for (NodeId node = leaf; node < page.subtreeEnd(leaf); ++node.value) {
        if (!tags.isThere(node))
            continue;
        if (page.isElement(node)) {
            if (tags.links[node.value] == node)
                call(FeatureKind::Link, page.attribute(node, "href"), node);
            if (const std::string_view file = imageFile(page, node); !file.empty())
                call(FeatureKind::Image, file, node);
            continue;
        }
        const std::string_view text = page.text(node);
        for (TextRange word = nextWord(text, 0); word.begin < text.size(); word = nextWord(text, word.end))
            call(FeatureKind::Word, text.substr(word.begin, word.end - word.begin), node);
    }
}

} // namespace tagseam
