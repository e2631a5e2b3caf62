// SPDX-License-Identifier: MIT
// Which of some texts a page, or what a method keeps of it, still says.
#include "core/corpus/expectedtexts.h"

#include "core/page/ascii.h"

#include <cstddef>
#include <string_view>

namespace tagseam {

namespace {

constexpr char border = '\x01'; // of two nodes: a space, or nothing

// Adds `text` with each run of white space one space, and none at the start.
void addFolded(std::string& out, std::string_view text)
{
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
        if (!isBlank)
            out += c;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    }
}

// Where `wanted` ends in `text` when it begins at `at`; npos when it is not there.
std::size_t endOf(std::string_view text, std::size_t at, std::string_view wanted)
{
    const auto isLoose = [&] { return at < text.size() && (text[at] == ' ' || text[at] == border); };
    for (const char c : wanted) {
        if (c == ' ') {
            if (!isLoose())
                return std::string_view::npos;
            while (isLoose())
                ++at;
            continue;
        }
        while (at < text.size() && text[at] == border)
            ++at;
        if (at == text.size() || text[at] != c)
            return std::string_view::npos;
        ++at;
    }
    return at;
}

// Whether `text` has `wanted` where no word is cut.
bool says(std::string_view text, std::string_view wanted)
{
    for (std::size_t at = text.find(wanted.front()); at != std::string_view::npos;
         at = text.find(wanted.front(), at + 1)) {
        const std::size_t end = endOf(text, at, wanted);
        if (end == std::string_view::npos)
            continue;
        const bool cutsBefore = at > 0 && isAlnum(wanted.front()) && isAlnum(text[at - 1]);
        const bool cutsBehind = end < text.size() && isAlnum(wanted.back()) && isAlnum(text[end]);
        if (!cutsBefore && !cutsBehind)
            return true;
    }
    return false;
}

} // namespace

std::vector<bool> textsSaid(const Document& document, const ScoredNodes& scored, const KeepMask& kept,
                            std::span<const std::string> texts)
{
    std::string all;
    for (const NodeId node : scored.nodes) {
        if (!kept[node.value] || document.kind(node) != NodeKind::Text)
            continue;
        addFolded(all, document.text(node));
        all += border;
    }
    std::vector<bool> said;
    said.reserve(texts.size());
    for (const std::string& text : texts) {
        std::string wanted;
        addFolded(wanted, text);
        if (wanted.ends_with(' '))
            wanted.pop_back();
        said.push_back(!wanted.empty() && says(all, wanted));
    }
    return said;
}

} // namespace tagseam
