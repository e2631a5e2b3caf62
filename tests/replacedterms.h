// SPDX-License-Identifier: MIT
// Words that the glossary replaces: no text for people has them.
#pragma once

namespace tagseam::test {

/// A regular expression for the words, in the syntax that the standard library and Qt share. "Ground truth"
/// is a term, so it has to be removed from a text before the search.
inline constexpr const char* replacedTerms =
    "\\bBlame\\b|\\b[Aa]dvantages?\\b|\\bstyle keys?\\b|\\b[Ff]ates?\\b|\\b[Rr]eadings\\b|\\ba reading\\b|"
    "\\b(?:an|refused|accepted|other) openings?\\b|\\bopenings\\b|\\b[Cc]ures?\\b|\\b[Rr]emed(?:y|ies)\\b|"
    "\\b[Ff]r(?:eeze|eezing|ozen)\\b|\\b[Tt]errain\\b|\\b[Ss]traddl|\\btag path codes?\\b|\\btoo balanced\\b|"
    "\\bnever opened\\b|\\b[Tt]old apart\\b|\\b[Tt]ake the page again\\b|\\bnot let do\\b|\\bcut off\\b|"
    "\\bleft out\\b|\\bstrength\\b|\\b[Tt]ruth\\b|\\bsteady\\b|\\brefused (?:as|split|candidate|at)\\b|"
    "\\bcapture-dom\\b|\\b[Dd]ropped\\b|\\bstays whole\\b|\\bmicroscope\\b|\\bapart P\\b|\\bapart R\\b";

} // namespace tagseam::test
