// SPDX-License-Identifier: MIT
// The naive Bayesian classifier of texts: multinomial, with Laplace's estimate (Yi, Liu and Li 2003, section
// 4.2.2).
#pragma once

#include "core/papers/bagofwords.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// What a class is learnt from.
struct ClassWords {
    explicit ClassWords(std::uint32_t words) : times(words, 0) {}
    void add(const BagOfWords& page);

    std::vector<std::uint32_t> times; ///< by word
    std::uint64_t all = 0;            ///< sum of `times`
    std::uint32_t pages = 0;
};

/// P(c) is the class's share of the training pages, P(w | c) = (1 + N(w, c)) / (V + N(c)), V being the
/// different words of the training pages. Words that were in none of them say nothing.
class NaiveBayes {
  public:
    /// Classes of one lexicon, each with a page at least. O(classes * words).
    explicit NaiveBayes(std::span<const ClassWords* const> classes);

    /// log P(c) + the sum of log P(w | c) over the words of the page, by class.
    std::vector<double> logLikelihoods(const BagOfWords& page) const;
    /// The class of the greatest; of several the first.
    std::uint32_t classOf(const BagOfWords& page) const;

  private:
    std::size_t m_classes;
    std::vector<double> m_priors;  // logarithms, by class
    std::vector<double> m_weights; // logarithms, those of a word side by side; 0 for one not learnt
};

} // namespace tagseam
