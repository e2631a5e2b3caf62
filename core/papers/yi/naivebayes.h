// SPDX-License-Identifier: MIT
// The naive Bayesian classifier of texts: multinomial, with Laplace's estimate (Yi, Liu and Li 2003, section
// 4.2.2).
#pragma once

#include "core/papers/yi/bagofwords.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// The words from which a class is learnt.
struct ClassWords {
    explicit ClassWords(std::uint32_t words) : times(words, 0) {}
    void add(const BagOfWords& page);

    std::vector<std::uint32_t> times; ///< indexed by word
    std::uint64_t all = 0;            ///< sum of `times`
    std::uint32_t pages = 0;
};

/// P(c) is the class's share of the training pages, P(w | c) = (1 + N(w, c)) / (V + N(c)), with V the number
/// of different words of the training pages. Words that occur in none of these are ignored.
class NaiveBayes {
  public:
    /// Learns classes of one lexicon, each with at least one page. O(classes * words).
    explicit NaiveBayes(std::span<const ClassWords* const> classes);

    /// Returns log P(c) + the sum of log P(w | c) over the words of the page, indexed by class.
    std::vector<double> logLikelihoods(const BagOfWords& page) const;
    /// Returns the class with the greatest likelihood; the first of equal ones.
    std::uint32_t classOf(const BagOfWords& page) const;

  private:
    std::size_t m_classes;
    std::vector<double> m_priors;  // logarithms, indexed by class
    std::vector<double> m_weights; // logarithms, the classes of a word side by side; 0 for a word not learnt
};

} // namespace tagseam
