// SPDX-License-Identifier: MIT
// Measures the agreement of annotators over all pages of a corpus.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/corpus/pages/corpus.h"
#include "core/truth/score/interannotator.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// The annotators of one page.
struct AnnotatedBySeveral {
    std::string page;                    ///< CorpusPage::id
    std::vector<std::string> annotators; ///< ascending; an empty name: no annotator is named
    AnnotatorAgreement agreement;        ///< annotators are indices into `annotators`
    std::uint32_t nodes = 0;             ///< number of scored nodes
    std::uint32_t differing = 0;         ///< number of these with different labels
    std::optional<Error> error;          ///< why the page was not compared
};

/// The agreement of two annotators over the pages that both have annotated: means over the pages that have
/// the figure.
struct AnnotatorPair {
    std::string a;
    std::string b;
    std::uint32_t pages = 0;
    std::optional<double> kappa;
    std::optional<double> nodesF1;
    std::optional<double> charactersF1;
};

/// Compares the annotations beside each page that has at least two, without the result of an adjudication.
/// All of them are compared on the tree of the first one: see annotatedTree(). The result has the pages with
/// two annotations or more, in the order of the corpus; when stopped, a part of them. Cost: for each of these
/// pages reading, anchoring and agreementOf(); for the others a look into their folder.
std::vector<AnnotatedBySeveral> corpusAgreement(const Corpus& corpus, const RenderedTrees& trees,
                                                const std::stop_token& stop = {},
                                                const TellProgress& tell = {});

/// Returns the pairs, ascending by names. O(pages * pairs).
std::vector<AnnotatorPair> pairsOf(const std::vector<AnnotatedBySeveral>& pages);

} // namespace tagseam
