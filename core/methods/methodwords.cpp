// SPDX-License-Identifier: MIT
// The options that may follow a method's name, and the reasons of its decisions.
#include "core/methods/methodwords.h"

#include "core/methods/mdr/mdr.h"
#include "core/methods/separators/separators.h"
#include "core/tps/searchregion.h"

#include <array>

namespace tagseam {

namespace {

constexpr std::string_view countWords = "a whole number from 1";
constexpr std::string_view anyCountWords = "a whole number from 0";
constexpr std::string_view shareWords = "a number from 0 to 1";
constexpr std::string_view yesOrNo = "yes or no";

constexpr std::array<MethodSwitch, 9> ofVariants{{
    {"min-difference", shareWords, "0.2", "share by which the longer side must be longer"},
    {"lowest-threshold", countWords, "1", "lower frequencies are no thresholds"},
    {"frequency-filter", "at-least or above", "of the variant", "symbols that pass a threshold"},
    {"size-rule", "printed, absolute or off", "of the variant", "candidate splits that are accepted"},
    {"after-rejection", "next-threshold or same-threshold", "of the variant", "where the search goes on"},
    {"split-symbol", "keep or drop", "of the variant", "the position at the split"},
    {"label-attributes", "none, class, class+style, presentation or computed", "class+style",
     "what belongs to a label"},
    {"nodes", "elements or elements+text", "elements+text", "node kinds of the sequence"},
    {"keep", "region or complement", "region", "the main region, or all but it"},
}};

constexpr std::array<MethodSwitch, 2> ofTagRules{{
    {"threshold", anyCountWords, "a fiftieth of the page's tags, at least 10",
     "rule 2 takes what has fewer tags"},
    {"cascades", yesOrNo, "yes", "whether rules look at what earlier ones left"},
}};

constexpr std::array<MethodSwitch, 2> ofRepetition{{
    {"threshold", anyCountWords, "a fiftieth of the page's tags, at least 2",
     "blocks of fewer tags are noise"},
    {"descends", yesOrNo, "yes", "whether children that do not repeat are looked into"},
}};

constexpr std::array<MethodSwitch, 8> ofStyleTrees{{
    {"threshold", shareWords, "0.1", "greatest composite importance of noise"},
    {"fewest-pages", countWords, "2", "element nodes of fewer pages are as important as those of one"},
    {"local-noise", "off, common or printed", "common",
     "texts of what is kept that go: of words on all pages"},
    {"epsilon", shareWords, "0.01", "figure below which a word is locally noisy"},
    {"merge", yesOrNo, "yes", "whether element nodes of equal content in two styles are one"},
    {"probability", "occurrences or presence", "occurrences",
     "of a word on a page: its times there, or alike"},
    {"attributes", "none, presentational or class", "class",
     "what belongs to an element node beside its tag"},
    {"leaves", "texts, text-parents or tag-parents", "tag-parents", "what is a leaf of the tree"},
}};

constexpr std::array<MethodSwitch, 2> ofPagelets{{
    {"k", countWords, "3", "fewest links of what is divided into pagelets"},
    {"window", countWords, "10", "words that are compared at once"},
}};

constexpr std::array<MethodSwitch, 1> ofSeparators{{
    {"label-attributes", "none, class, class+style, presentation or computed", "none",
     "what belongs to a label"},
}};

constexpr std::array<MethodReason, 2> rulesReasons{{
    {"same-tag", "rule 1: all in it have one tag, and no children; figure: its tags"},
    {"few-tags", "rule 2: it has fewer tags than the threshold; figure: its tags"},
}};

constexpr std::array<MethodReason, 2> repetitionReasons{{
    {"virtual-node", "children that repeat, as one block; figure: its tags"},
    {"child", "a child that repeats nothing, as a block; figure: its tags"},
}};

constexpr std::array<MethodReason, 4> treeReasons{{
    {"noisy", "it and all in it are at most the threshold; figure: the greatest composite importance"},
    {"meaningful", "it and all in it are above the threshold; figure: the same"},
    {"possibly", "the tree has no such style there: kept"},
    {"local-noise", "all words of the text, or the image, are on all pages alike"},
}};

constexpr std::array<MethodReason, 2> pageletReasons{{
    {"template", "its text is that of a pagelet of other pages; figure: how many there are"},
    {"pagelet", "its text is its own; figure: how many others have it"},
}};

constexpr std::array<MethodReason, 4> separatorReasons{{
    {"main-region", "the list of records with the most evidence; figure: its strength, 0 to 1"},
    {"like-region", "a list with as much evidence elsewhere; figure: the same"},
    {"weaker", "a list elsewhere with less; figure: the same"},
    {"no-records", "no list has the evidence, and the page stays whole; figure: the same"},
}};

constexpr std::array<MethodReason, 1> recordReasons{{{"record", "a data record: what is in none goes"}}};

} // namespace

std::span<const MethodSwitch> switchesOf(std::string_view method)
{
    if (method == "tag-rules")
        return ofTagRules;
    if (method == "repetition")
        return ofRepetition;
    if (method == separatorsMethod)
        return ofSeparators;
    if (method == "sst")
        return ofStyleTrees;
    if (method == "pagelets")
        return ofPagelets;
    return findVariant(method) != nullptr ? std::span<const MethodSwitch>(ofVariants)
                                          : std::span<const MethodSwitch>();
}

std::span<const MethodReason> reasonsOf(std::string_view method)
{
    if (method == "tag-rules")
        return rulesReasons;
    if (method == "repetition")
        return repetitionReasons;
    if (method == separatorsMethod)
        return separatorReasons;
    if (method == "sst")
        return treeReasons;
    if (method == "pagelets")
        return pageletReasons;
    return findMdrPreset(method) != nullptr ? std::span<const MethodReason>(recordReasons)
                                            : std::span<const MethodReason>();
}

} // namespace tagseam
