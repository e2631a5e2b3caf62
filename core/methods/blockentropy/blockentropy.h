// SPDX-License-Identifier: MIT
// Pages of a site -> the entropy of their key words and blocks, and pages without redundant blocks (Lin and
// Ho, "Discovering Informative Content Blocks from Web Documents", KDD 2002; Dias and Gadge, section 2,
// Equations 1 and 2).
#pragma once

#include "core/methods/blockentropy/keywords.h"
#include "core/methods/method.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagseam {

struct BlockEntropyOptions {
    BlockElements blocks = BlockElements::Tables;
    /// Blocks of a greater entropy are redundant, 0 to 1; nothing: greedyThreshold().
    std::optional<double> threshold;
    friend bool operator==(const BlockEntropyOptions&, const BlockEntropyOptions&) = default;
};

/// The key words of a site, gathered page by page. Memory: the distinct words, and 4 bytes for each distinct
/// word of each block.
class EntropySite {
  public:
    explicit EntropySite(const BlockEntropyOptions& options) : m_options(options) {}

    const BlockEntropyOptions& options() const { return m_options; }
    std::uint32_t pages() const { return m_pages; }

    /// Learns one more page. Equal pages count as often as they are given. O(page).
    void add(const Document& page);

    /// Returns H(F) of a key word, 0 to 1: -Σ w log_n w over the n pages, where w is the share of its
    /// occurrences that a page has. 1 for a word that all pages have equally often; 0 for a word of one page,
    /// for one that is unknown, and when fewer than two pages were learnt. INFERRED: "weight distribution of
    /// features appearing in a page cluster" names no weight; occurrences are the simplest.
    double entropyOf(std::string_view word) const;
    /// Returns H(CB) of a block, 0 to 1: the mean entropy of its distinct key words (Equation 2). `words` is
    /// not empty.
    double entropyOf(std::span<const KeyWord> words) const;

    /// Returns the threshold that the options set, or else the greedy one: of 0.1, 0.2 ... 0.9 the lowest at
    /// which the blocks of at most this entropy have at least half of the key words of all blocks, and the
    /// next 0.1 adds at most 1 % of these words; 1, at which no block is redundant, when there is none.
    /// INFERRED: "found greedily, where the last change matters little" (our notes) and "dynamically select
    /// the entropy threshold value" (Win and Tun) name neither the change nor how little it is. O(words of
    /// all blocks).
    double threshold() const;

  private:
    struct Word {
        std::uint32_t number = 0;
        double count = 0;       // occurrences on all pages
        double weightedLog = 0; // sum of c log c over its occurrences c on each page
    };
    double entropyOf(const Word& word) const;
    double greedyThreshold() const;

    BlockEntropyOptions m_options;
    std::uint32_t m_pages = 0;
    std::unordered_map<std::string, Word> m_words;
    std::vector<std::vector<std::uint32_t>> m_blocks; // numbers of the distinct words of each block
};

/// Removes the redundant blocks of a page: those of a greater entropy than `threshold`. Texts and elements
/// outside of all blocks are kept, so that a page without tables is kept completely ("this method cannot be
/// applied to those Web pages without the <TABLE> tags", Dias and Gadge); a block without key words has no
/// entropy and belongs to the block around it. A decision for each block with key words, in document order:
/// "redundant" or "informative", with its entropy; blocks in it have their own. On a page without such
/// blocks the only decision is "no-blocks", about the body. O(page).
FilterResult removeRedundantBlocks(const FilterInput& input, const EntropySite& site, double threshold,
                                   const std::stop_token& stop = {});

/// "block-entropy", with options for BlockEntropyOptions.
extern const MethodEntry blockEntropyMethod;

} // namespace tagseam
