// SPDX-License-Identifier: MIT
// Classifies pages by categories, two at a time, learnt on other sites.
#include "core/papers/yi/classification.h"

#include "core/papers/yi/naivebayes.h"

#include <cstddef>

namespace tagseam {

namespace {

// The numbers of test pages of two classes: [true class][predicted class].
struct Confusion {
    std::array<std::array<double, 2>, 2> pages{};

    void add(const Confusion& more, std::size_t of)
    {
        for (std::size_t as = 0; as < 2; ++as)
            pages[of][as] += more.pages[of][as];
    }
    double all(std::size_t of) const { return pages[of][0] + pages[of][1]; }
    double accuracy() const { return (pages[0][0] + pages[1][1]) / (all(0) + all(1)); }
    double f(std::size_t of) const // 2pr / (p + r)
    {
        return 2 * pages[of][of] / (all(of) + pages[0][of] + pages[1][of]);
    }
};

class PairClassifier {
  public:
    PairClassifier(const SitePages& pages, std::uint32_t first, std::uint32_t second)
        : m_pages(pages), m_categories{first, second}
    {
        for (auto& learnt : m_learnt)
            learnt.assign(pages.sites, ClassWords(pages.words));
        for (std::size_t page = 0; page < pages.bags.size(); ++page) {
            for (std::size_t of = 0; of < 2; ++of) {
                if (pages.categoryOf[page] == m_categories[of])
                    m_learnt[of][pages.siteOf[page]].add(pages.bags[page]);
            }
        }
        m_score.first = first;
        m_score.second = second;
    }

    // Trains on the first category of site i and the second of site j, and tests as i and j allow.
    void run(std::uint32_t i, std::uint32_t j)
    {
        const std::array<const ClassWords*, 2> classes{&m_learnt[0][i], &m_learnt[1][j]};
        if (classes[0]->pages == 0 || classes[1]->pages == 0)
            return;
        const std::vector<Confusion> bySite = test(NaiveBayes(classes));
        Confusion elsewhere;
        Confusion all;
        for (std::uint32_t site = 0; site < m_pages.sites; ++site) {
            for (std::size_t of = 0; of < 2; ++of) {
                if (site != i && site != j)
                    elsewhere.add(bySite[site], of);
                if (site != (of == 0 ? i : j))
                    all.add(bySite[site], of);
            }
        }
        if (i == j) {
            count(elsewhere, m_score.configurations[0]);
            return;
        }
        count(elsewhere, m_score.configurations[1]);
        count(all, m_score.configurations[2]);
    }

    PairScore score() const
    {
        PairScore score = m_score;
        for (ConfigurationScore& each : score.configurations) {
            if (each.experiments == 0)
                continue;
            each.f /= each.experiments;
            each.accuracy /= each.experiments;
        }
        return score;
    }

  private:
    std::vector<Confusion> test(const NaiveBayes& classifier) const
    {
        std::vector<Confusion> bySite(m_pages.sites);
        for (std::size_t page = 0; page < m_pages.bags.size(); ++page) {
            for (std::size_t of = 0; of < 2; ++of) {
                if (m_pages.categoryOf[page] == m_categories[of])
                    ++bySite[m_pages.siteOf[page]].pages[of][classifier.classOf(m_pages.bags[page])];
            }
        }
        return bySite;
    }

    static void count(const Confusion& tested, ConfigurationScore& score)
    {
        if (tested.all(0) == 0 || tested.all(1) == 0)
            return;
        ++score.experiments;
        score.f += (tested.f(0) + tested.f(1)) / 2;
        score.accuracy += tested.accuracy();
    }

    const SitePages& m_pages;
    std::array<std::uint32_t, 2> m_categories;
    std::array<std::vector<ClassWords>, 2> m_learnt; // indexed by class and site
    PairScore m_score;
};

} // namespace

std::optional<std::vector<PairScore>> classifyPairs(const SitePages& pages, const std::stop_token& stop)
{
    std::vector<PairScore> scores;
    for (std::uint32_t first = 0; first < pages.categories; ++first) {
        for (std::uint32_t second = first + 1; second < pages.categories; ++second) {
            PairClassifier classifier(pages, first, second);
            for (std::uint32_t i = 0; i < pages.sites; ++i) {
                for (std::uint32_t j = 0; j < pages.sites; ++j) {
                    if (stop.stop_requested())
                        return std::nullopt;
                    classifier.run(i, j);
                }
            }
            scores.push_back(classifier.score());
        }
    }
    return scores;
}

} // namespace tagseam
