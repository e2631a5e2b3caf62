// SPDX-License-Identifier: MIT
// Measures the evidence for the kind of content that a page has: a list of records, running text, a single
// item, or none.
#pragma once

#include "core/methods/content/pagetexts.h"
#include "core/methods/content/pagetitle.h"
#include "core/methods/content/textcontent.h"
#include "core/methods/separators/separators.h"
#include "core/page/contentkind.h"
#include "core/page/dom.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// Thirteen figures of a page. The lists are shownLists(); the text is findText()'s. Counts are logarithms,
/// ln(1 + count), so that a page with twice as much differs by the same step everywhere.
struct KindEvidence {
    double listConfidence = 0; ///< logarithm of the odds of SeparatedPage::confidence, -6 to 6
    double listCoverage = 0;   ///< share of the page's positions in its records, 0 to 1
    double records = 0;        ///< ln(1 + records)
    double recordLinks = 0;    ///< ln(1 + words in links of the mean record)
    double listShare = 0;      ///< share of the page's words outside links in its records, 0 to 1
    double textPoints = 0;     ///< ln(1 + TextContent::sum)
    double textWords = 0;      ///< ln(1 + words outside links of the text that is in no record)
    double pageWords = 0;      ///< ln(1 + words outside links of the page)
    double shortTexts = 0;     ///< share of the blocks with one to six words outside links, 0 to 1
    double images = 0;         ///< ln(1 + images outside the records)
    double headings = 0;       ///< ln(1 + elements h1 to h4 outside the records)
    double title = 0;          ///< largest TitleBlock::share, 0 to 1
    double titles = 0;         ///< blocks with at least three in ten of the title's words, 0 to 4
    friend bool operator==(const KindEvidence&, const KindEvidence&) = default;
};

struct KindFactor {
    std::string_view key; ///< name in JSON and for people
    double KindEvidence::*value;
    double usual = 0;                         ///< mean of the pages that the weights were fitted to
    std::array<double, contentKinds> weights; ///< indexed by ContentKind
};
/// The factors of the kind, fitted to the tuned halves of the result pages, articles and product pages, and
/// to the same result pages without their records (multinomial logistic regression).
extern const std::array<KindFactor, 13> kindFactors;

/// Measures the page. O(nodes + bytes).
KindEvidence kindEvidence(const Document& page, const PageTexts& texts, const SeparatedPage& lists,
                          const TextContent& text, std::span<const TitleBlock> titles);

/// Returns the probability of each kind, indexed by ContentKind; their sum is 1.
std::array<double, contentKinds> kindProbabilities(const KindEvidence& evidence);

/// Returns the share of a factor in the decision for one kind against another: above 0 when it speaks for
/// `kind`, as a difference of logarithms of odds from the usual page.
double speaksFor(const KindFactor& factor, const KindEvidence& evidence, ContentKind kind, ContentKind other);

/// Returns the lists that the evidence is about: the kept ones or, on a page that has none, the candidate
/// with the highest score; empty on a page without candidates.
std::vector<const RecordRegion*> shownLists(const SeparatedPage& lists);

} // namespace tagseam
