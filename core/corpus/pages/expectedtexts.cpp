// SPDX-License-Identifier: MIT
// Finds texts that a page, or the nodes that a method keeps, still contain.
#include "core/corpus/pages/expectedtexts.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace tagseam {

namespace {

constexpr char border = '\x01'; // border of two nodes: a space, or nothing

// Adds `text` with each run of white space as one space, and none at the start.
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

// Returns the end of `wanted` in `text` when it begins at `at`; npos otherwise.
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

// Calls with each place, half-open, where `text` contains `wanted` as whole words, until `call` returns
// false.
template <class Call>
void forEachPlace(std::string_view text, std::string_view wanted, Call call)
{
    if (wanted.empty())
        return;
    for (std::size_t at = text.find(wanted.front()); at != std::string_view::npos;
         at = text.find(wanted.front(), at + 1)) {
        const std::size_t end = endOf(text, at, wanted);
        if (end == std::string_view::npos)
            continue;
        const bool cutsBefore = at > 0 && isAlnum(wanted.front()) && isAlnum(text[at - 1]);
        const bool cutsAfter = end < text.size() && isAlnum(wanted.back()) && isAlnum(text[end]);
        if (!cutsBefore && !cutsAfter && !call(at, end))
            return;
    }
}

std::string folded(std::string_view text)
{
    std::string wanted;
    addFolded(wanted, text);
    if (wanted.ends_with(' '))
        wanted.pop_back();
    return wanted;
}

// The scored texts in `kept`, one after the other.
struct SaidText {
    std::string text;
    std::vector<NodeId> nodes;
    std::vector<std::size_t> begins; ///< begins in `text`, indexed like `nodes`
};

SaidText saidText(const Document& document, const ScoredNodes& scored, const KeepMask* kept)
{
    SaidText said;
    for (const NodeId node : scored.nodes) {
        if ((kept != nullptr && !(*kept)[node.value]) || document.kind(node) != NodeKind::Text)
            continue;
        said.nodes.push_back(node);
        said.begins.push_back(said.text.size());
        addFolded(said.text, document.text(node));
        said.text += border;
    }
    return said;
}

} // namespace

std::vector<bool> textsSaid(const Document& document, const ScoredNodes& scored, const KeepMask& kept,
                            std::span<const std::string> texts)
{
    const SaidText all = saidText(document, scored, &kept);
    std::vector<bool> said;
    said.reserve(texts.size());
    for (const std::string& text : texts) {
        bool isSaid = false;
        forEachPlace(all.text, folded(text), [&](std::size_t, std::size_t) {
            isSaid = true;
            return false;
        });
        said.push_back(isSaid);
    }
    return said;
}

std::vector<std::vector<TextPlace>> textPlaces(const Document& document, const ScoredNodes& scored,
                                               std::span<const std::string> texts)
{
    const SaidText all = saidText(document, scored, nullptr);
    std::vector<std::vector<TextPlace>> places(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        forEachPlace(all.text, folded(texts[i]), [&](std::size_t begin, std::size_t end) {
            const auto indexAt = [&](std::size_t byte) {
                return std::ranges::upper_bound(all.begins, byte) - all.begins.begin() - 1;
            };
            const auto first = all.nodes.begin() + indexAt(begin);
            places[i].emplace_back(first, all.nodes.begin() + indexAt(end - 1) + 1);
            return true;
        });
    }
    return places;
}

} // namespace tagseam
