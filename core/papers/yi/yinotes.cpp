// SPDX-License-Identifier: MIT
// The notes to the tables of the experiment of Yi, Liu and Li.
#include "core/papers/yi/yireport.h"

#include <fmt/format.h>

namespace tagseam {

namespace {

std::string missing(const ProductSet& set)
{
    std::string names;
    for (std::uint32_t site = 0; site < set.sites.size(); ++site) {
        for (std::uint32_t category = 0; category < set.categories.size(); ++category) {
            if (set.pagesOf(site, category) == 0)
                names += fmt::format("{}{}/{}", names.empty() ? "" : ", ", set.sites[site],
                                     set.categories[category]);
        }
    }
    return names;
}

void addOrigin(std::vector<std::string>& notes, const ProductSet& set)
{
    notes.emplace_back(
        set.generated.empty()
            ? fmt::format("Pages: the user's own, in {}.", set.folder)
            : fmt::format(
                  "Pages: not real ones. {} They show what the cleanings do to pages made in this way, "
                  "and nothing about real sites.",
                  set.generated));
    notes.emplace_back(
        "The pages of the paper are lost: its figures stand beside these to compare their order, "
        "not one to one. The paper prints no numbers of figure 9.");
    notes.emplace_back("Misprint: table 3 prints 0.918 as the average of F1(N); its rows give 0.925.");
}

void addExcluded(std::vector<std::string>& notes, const YiResult& result)
{
    if (const std::string names = missing(result.set); !names.empty())
        notes.push_back(
            fmt::format("No pages of {}: experiments that need them are excluded from the means, as "
                        "the paper leaves out those with TVs of two of its sites.",
                        names));
    if (!result.excluded.empty())
        notes.push_back(fmt::format("Pages excluded because they cannot be read: {}; the first is {}.",
                                    result.excluded.size(), result.excluded.front().id));
    if (result.set.elsewhere > 0)
        notes.push_back(
            fmt::format("Pages excluded because they lie in no SITE/CATEGORY: {}.", result.set.elsewhere));
}

} // namespace

std::vector<std::string> yiNotes(const YiResult& result)
{
    std::vector<std::string> notes;
    addOrigin(notes, result.set);
    addExcluded(notes, result);
    const double pages = static_cast<double>(result.set.pages.size());
    for (const YiOutcome& outcome : result.cleanings)
        notes.push_back(fmt::format("{}: {:.1f} words a page; pages without a word: {}.", outcome.letter,
                                    static_cast<double>(outcome.words) / pages, outcome.wordless));
    notes.emplace_back(
        "The paper does not define the following. Tagseam's choices: words are runs of letters and digits in "
        "lower case, without "
        "stop words, not stemmed; k-means weighs them tf*log(n/df) and compares by the cosine; naive Bayes "
        "is "
        "multinomial with Laplace's estimate and the classes' shares of the training pages; F of a "
        "classification is the mean over both classes. The authors set the threshold of each site by looking "
        "at 20 cleaned pages of it; here it is the one that separates the words of 20 pages best by "
        "importance (Otsu 1979), unless --threshold sets one for all sites.");
    notes.emplace_back("The runs of k-means begin with the same first pages for each cleaning.");
    return notes;
}

} // namespace tagseam
