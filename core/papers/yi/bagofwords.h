// SPDX-License-Identifier: MIT
// The text of a page -> its words, counted: the features for clustering and classifying pages (Yi, Liu and Li
// 2003, section 4).
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tagseam {

/// Returns the kept texts of the body that a reader sees, separated by line feeds. Titles, which lie outside
/// of the body, are excluded: the paper's trees begin at the body. `kept`: page.size() entries, or nullptr
/// for all. O(nodes and bytes).
std::string keptText(const Document& page, const KeepMask* kept = nullptr);

/// Words of a page with their numbers of occurrences, in ascending order of their bytes.
using PageWords = std::vector<std::pair<std::string, std::uint32_t>>;

/// Returns the words of a text. ASSUMPTION: the paper does not define a word. Here it is a run of letters
/// (ASCII's, and all bytes beyond it) and digits with a letter in it, of two bytes at least, ASCII in lower
/// case; not stemmed; without the words of isStopWord(). O(n log n) in the bytes.
PageWords wordsOf(std::string_view text);

/// True for English words that do not indicate the topic of a text: articles, pronouns, prepositions,
/// auxiliaries.
bool isStopWord(std::string_view word);

struct WordCount {
    std::uint32_t word = 0;  ///< number in the Lexicon
    std::uint32_t times = 0; ///< from 1
    friend bool operator==(const WordCount&, const WordCount&) = default;
};

/// Word counts in ascending order of words, each once.
using BagOfWords = std::vector<WordCount>;

/// Words numbered in the order in which they were added.
class Lexicon {
  public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_numbers.size()); }
    BagOfWords add(const PageWords& words);

  private:
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

struct WeightedWord {
    std::uint32_t word = 0;
    float weight = 0;
};

/// Weighted words in ascending order of words; of length 1, or empty.
using WordVector = std::vector<WeightedWord>;

/// Returns the vectors of pages. ASSUMPTION: the paper does not define the weight of words. Here it is tf *
/// log(n / df), the usual weight of its time: n pages, df of them with the word. A word of all pages has
/// weight 0.
std::vector<WordVector> wordVectors(std::span<const BagOfWords> pages, std::uint32_t words);

} // namespace tagseam
