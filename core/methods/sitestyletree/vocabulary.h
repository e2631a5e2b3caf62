// SPDX-License-Identifier: MIT
// The texts of a site style tree, each kept once: labels of element nodes, features of leaves.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
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

/// The number of a label or feature that the tree has not seen.
inline constexpr std::uint32_t unknownText = 0xffffffffU;

/// Texts numbered in the order in which they were added. Not copied: it is large.
class TextPool {
  public:
    TextPool() = default;
    TextPool(TextPool&&) noexcept = default;
    TextPool& operator=(TextPool&&) noexcept = default;
    TextPool(const TextPool&) = delete;
    TextPool& operator=(const TextPool&) = delete;
    ~TextPool() = default;

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_texts.size()); }
    /// Returns the number of a text, a new one if needed.
    std::uint32_t add(std::string_view text);
    /// Returns the number of a text, or unknownText.
    std::uint32_t find(std::string_view text) const;
    const std::string& text(std::uint32_t number) const { return m_texts[number]; }

  private:
    // A slot of an open hash table: half of the time of extending a tree is looking up words, so the memory
    // accesses are few.
    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t number = unknownText; // number of its text
    };

    std::size_t slotOf(std::string_view text, std::uint32_t hash) const;
    void makeRoom();

    std::vector<Slot> m_slots; // a power of two, at most half of them taken
    std::deque<std::string> m_texts;
};

/// The kind of a feature of the actual content (section 3.3: "words, image files, link references, etc").
enum class FeatureKind : std::uint8_t { Word, Image, Link };

struct Feature {
    FeatureKind kind = FeatureKind::Word;
    std::string_view text;
};

/// Returns a feature as a text of its pool: its kind as one letter, then its text. A text of more than
/// longestPooledText bytes is replaced by its SHA-256 (a picture within an address can be megabytes); bytes
/// that are not UTF-8 become U+FFFD, as in a file.
std::string featureKey(FeatureKind kind, std::string_view text);
/// Returns the feature of a key; nothing for a text that is not a key.
std::optional<Feature> featureOfKey(std::string_view key);

inline constexpr std::size_t longestPooledText = 256; // bytes
/// Returns `text`, or its replacement in a pool; see featureKey().
std::string pooledText(std::string_view text);

struct Vocabulary {
    TextPool labels;
    TextPool features; ///< indexed by featureKey()
};

} // namespace tagseam
