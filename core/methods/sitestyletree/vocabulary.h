// SPDX-License-Identifier: MIT
// The texts of a site style tree, each kept once: labels of element nodes, features of leaves.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// Number of a label in its Vocabulary: TAG and Attr of an element node, `td bgcolor="red" width="100"`.
struct LabelId {
    std::uint32_t value = 0;
    friend auto operator<=>(LabelId, LabelId) = default;
};

/// Number of a feature in its Vocabulary.
struct FeatureId {
    std::uint32_t value = 0;
    friend auto operator<=>(FeatureId, FeatureId) = default;
};

/// Of no label or feature: what only a page has that the tree has not seen.
inline constexpr std::uint32_t unknownText = 0xffffffffU;

/// Texts numbered in the order in which they came. Not copied: the numbers point into it.
class TextPool {
  public:
    TextPool() = default;
    TextPool(TextPool&&) = default;
    TextPool& operator=(TextPool&&) = default;
    TextPool(const TextPool&) = delete;
    TextPool& operator=(const TextPool&) = delete;
    ~TextPool() = default;

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_texts.size()); }
    /// The number of a text, a new one if need be.
    std::uint32_t add(std::string_view text);
    /// Its number, or unknownText.
    std::uint32_t find(std::string_view text) const;
    const std::string& text(std::uint32_t number) const { return *m_texts[number]; }

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_numbers;
    std::vector<const std::string*> m_texts; // keys of m_numbers, which stay where they are
};

/// What a feature of the actual content is (section 3.3: "words, image files, link references, etc").
enum class FeatureKind : std::uint8_t { Word, Image, Link };

struct Feature {
    FeatureKind kind = FeatureKind::Word;
    std::string_view text;
};

/// A feature as a text of its pool: its kind as one letter, then what it is. Of a text of more than
/// longestPooledText bytes its SHA-256 stands for it (a picture within an address can be megabytes); what is
/// no UTF-8 is U+FFFD, as a file has it.
std::string featureKey(FeatureKind kind, std::string_view text);
/// The same back; nothing for what is no such text.
std::optional<Feature> featureOfKey(std::string_view key);

inline constexpr std::size_t longestPooledText = 256; // bytes
/// `text`, or what stands for it in a pool; see featureKey().
std::string pooledText(std::string_view text);

struct Vocabulary {
    TextPool labels;
    TextPool features; ///< by featureKey()
};

} // namespace tagseam
