// SPDX-License-Identifier: MIT
// Finds texts that a page, or the nodes that a method keeps, still contain.
#include "core/corpus/pages/expectedtexts.h"

#include "core/base/ascii.h"
#include "core/corpus/pages/spellednumber.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace tagseam {

namespace {

constexpr char border = nodeBorder; // a space, or nothing

// Adds `text` in lower case, with each run of white space as one space, and none at the start.
void addFolded(std::string& out, std::string_view text)
{
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
        if (!isBlank)
            out += lowerCase(c);
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

// True if the text from `begin` to `end` cuts no word that `wanted` begins or ends with.
bool isWhole(std::string_view text, std::size_t begin, std::size_t end, std::string_view wanted)
{
    const bool cutsBefore = begin > 0 && isAlnum(wanted.front()) && isAlnum(text[begin - 1]);
    const bool cutsAfter = end < text.size() && isAlnum(wanted.back()) && isAlnum(text[end]);
    return !cutsBefore && !cutsAfter;
}

// Returns the text with folded white space, in lower case.
std::string folded(std::string_view text)
{
    std::string wanted;
    addFolded(wanted, text);
    if (wanted.ends_with(' '))
        wanted.pop_back();
    return wanted;
}

// Calls with each place, half-open, where `text` contains `expected` as whole words, or the number that
// `expected` is in another spelling, until `call` returns false.
template <class Call>
void forEachPlace(std::string_view text, std::string_view expected, Call call)
{
    const std::string wanted = folded(expected);
    if (wanted.empty())
        return;
    const std::optional<SpelledNumber> number = numberOf(wanted);
    for (std::size_t at = text.find(wanted.front()); at != std::string_view::npos;
         at = text.find(wanted.front(), at + 1)) {
        std::size_t end = endOf(text, at, wanted);
        if (end != std::string_view::npos && !isWhole(text, at, end, wanted))
            end = std::string_view::npos;
        if (end == std::string_view::npos && number)
            end = endOfNumber(text, at, *number);
        if (end != std::string_view::npos && !call(at, end))
            return;
    }
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
        forEachPlace(all.text, text, [&](std::size_t, std::size_t) {
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
        forEachPlace(all.text, texts[i], [&](std::size_t begin, std::size_t end) {
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
