// SPDX-License-Identifier: MIT
// The naive Bayesian classifier of texts: multinomial, with Laplace's estimate.
#include "core/papers/yi/naivebayes.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagseam {

void ClassWords::add(const BagOfWords& page)
{
    ++pages;
    for (const WordCount& count : page) {
        times[count.word] += count.times;
        all += count.times;
    }
}

NaiveBayes::NaiveBayes(std::span<const ClassWords* const> classes) : m_classes(classes.size())
{
    assert(!classes.empty());
    const std::size_t words = classes.front()->times.size();
    std::vector<bool> isLearnt(words, false);
    double pages = 0;
    for (const ClassWords* each : classes) {
        assert(each->pages > 0 && each->times.size() == words);
        pages += each->pages;
        for (std::size_t word = 0; word < words; ++word)
            isLearnt[word] = isLearnt[word] || each->times[word] > 0;
    }
    const auto learnt = static_cast<double>(std::ranges::count(isLearnt, true));
    m_weights.assign(words * m_classes, 0);
    for (std::size_t c = 0; c < m_classes; ++c) {
        m_priors.push_back(std::log(classes[c]->pages / pages));
        const double all = std::log(learnt + static_cast<double>(classes[c]->all));
        for (std::size_t word = 0; word < words; ++word) {
            if (isLearnt[word])
                m_weights[word * m_classes + c] = std::log(1.0 + classes[c]->times[word]) - all;
        }
    }
}

std::vector<double> NaiveBayes::logLikelihoods(const BagOfWords& page) const
{
    std::vector<double> sums = m_priors;
    for (const WordCount& count : page) {
        for (std::size_t c = 0; c < m_classes; ++c)
            sums[c] += count.times * m_weights[count.word * m_classes + c];
    }
    return sums;
}

std::uint32_t NaiveBayes::classOf(const BagOfWords& page) const
{
    const std::vector<double> sums = logLikelihoods(page);
    return static_cast<std::uint32_t>(std::ranges::max_element(sums) - sums.begin());
}

} // namespace tagseam
