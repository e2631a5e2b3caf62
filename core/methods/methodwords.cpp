// SPDX-License-Identifier: MIT
// The options that may follow a method's name, and the reasons of its decisions.
#include "core/methods/methodwords.h"

#include "core/methods/boxmethods.h"
#include "core/methods/content/content.h"
#include "core/methods/mdr/mdr.h"
#include "core/methods/separators/separators.h"
#include "core/methods/sitemethods.h"
#include "core/methods/textmethods.h"
#include "core/tps/searchregion.h"

#include <array>

namespace tagseam {

namespace {

constexpr std::string_view countWords = "a whole number from 1";
constexpr std::string_view anyCountWords = "a whole number from 0";
constexpr std::string_view shareWords = "a number from 0 to 1";
constexpr std::string_view amountWords = "a number from 0";
constexpr std::string_view valueWords = "a number from 0 to 1000000";
constexpr std::string_view yesOrNo = "yes or no";

constexpr std::array<MethodOption, 9> ofVariants{{
    {"min-difference", shareWords, "0.2", "minimum size difference: share by which a side must be longer"},
    {"lowest-threshold", countWords, "1", "lowest frequency that is tried as a threshold"},
    {"frequency-filter", "at-least or above", "of the variant", "symbols that pass a threshold"},
    {"size-rule", "printed, absolute or off", "of the variant", "candidate splits that are accepted"},
    {"after-rejection", "next-threshold or same-threshold", "of the variant",
     "threshold at which the search continues"},
    {"split-symbol", "keep or drop", "of the variant", "the position before the split"},
    {"label-attributes", "none, class, class+style, presentation or computed", "class+style",
     "attributes that belong to a label"},
    {"nodes", "elements or elements+text", "elements+text", "kinds of nodes in the sequence"},
    {"keep", "region, complement, auto or regions", "region",
     "keep the main region; everything else; everything else only if it has more than four times the words, "
     "of texts of at "
     "least four words; or each region with at least 30 % of the words of the region that has the most"},
}};

constexpr std::array<MethodOption, 1> ofContent{{
    {"kind", "list, text or item", "the most probable", "kind of the content, where it is known"},
}};

constexpr std::array<MethodOption, 4> ofTagRules{{
    {"threshold", anyCountWords, "a fiftieth of the page's tags, at least 10; for types 10",
     "rule 2 removes subtrees of fewer tags"},
    {"cascades", yesOrNo, "yes", "apply each rule to what the earlier rules left"},
    {"same-tag", "one or several", "one", "fewest tags of one kind that rule 1 removes: one, or two"},
    {"counts", "tags or types", "tags", "what rule 2 counts: all tags, or each kind of tag once"},
}};

constexpr std::array<MethodOption, 4> ofRepetition{{
    {"threshold", anyCountWords, "a fiftieth of the page's tags, at least 2",
     "blocks of fewer tags are noise"},
    {"ignored", "tags with + between them, or none", "a+b+script+span",
     "tags whose children stand in their place; a script is removed"},
    {"nested", yesOrNo, "yes", "virtual nodes in virtual nodes are blocks of their own"},
    {"descends", yesOrNo, "no, as in the paper", "look into children that do not repeat"},
}};

constexpr std::array<MethodOption, 8> ofStyleTrees{{
    {"threshold", shareWords, "0.1", "greatest composite importance of noise"},
    {"fewest-pages", countWords, "2", "element nodes of fewer pages are as important as those of one page"},
    {"local-noise", "off, common or printed", "common",
     "words of meaningful texts that are removed: those on all pages"},
    {"epsilon", shareWords, "0.01", "figure below which a word is locally noisy"},
    {"merge", yesOrNo, "yes", "treat element nodes of equal content in two style nodes as one"},
    {"probability", "occurrences or presence", "occurrences",
     "of a word on a page: by its occurrences, or equal"},
    {"attributes", "none, presentational or class", "class", "attributes that belong to an element node"},
    {"leaves", "texts, text-parents or tag-parents", "tag-parents", "leaves of the tree"},
}};

constexpr std::array<MethodOption, 2> ofPagelets{{
    {"k", countWords, "3", "fewest links of a part that is divided into pagelets"},
    {"window", countWords, "10", "words of a shingle"},
}};

constexpr std::array<MethodOption, 1> ofSeparators{{
    {"label-attributes", "none, class, class+style, presentation or computed", "none",
     "attributes that belong to a label"},
}};

constexpr std::array<MethodOption, 2> ofBlockEntropy{{
    {"threshold", "greedy or a number from 0 to 1", "greedy", "greatest entropy of informative blocks"},
    {"blocks", "tables or cells", "tables", "elements that divide a page into blocks"},
}};

constexpr std::array<MethodOption, 3> ofLinkLists{{
    {"ratio", amountWords, "0.35", "greatest ratio of links to words outside links that is kept"},
    {"count", "links or words", "links", "the links, or the words in them, are divided by the words outside"},
    {"containers", "cells or blocks", "blocks",
     "elements that can be lists of links: cells of tables, or also div, sections, lists"},
}};

constexpr std::array<MethodOption, 1> ofCentreWeight{{
    {"preset", "mdr-2003 or velloso-2014", "mdr-2003", "preset of MDR that finds the data regions"},
}};

constexpr std::array<MethodOption, 2> ofCentredBlock{{
    {"share", shareWords, "0.4", "least share of the page's area"},
    {"offset", shareWords, "0.1",
     "greatest horizontal distance of the two centres, as a share of the page's width"},
}};

constexpr std::array<MethodOption, 2> ofCetr{{
    {"variant", "threshold or clusters", "clusters",
     "lines that are content: at least the threshold, or outside the cluster at the origin"},
    {"threshold", amountWords, "the standard deviation",
     "least smoothed ratio of content; chooses the variant threshold"},
}};

constexpr std::array<MethodOption, 4> ofTextDensity{{
    {"fusion", shareWords, "0.38", "greatest relative difference of two densities that are fused"},
    {"density", amountWords, "10", "least density of content, in words for each line"},
    {"lines", "complete or all", "complete", "lines whose words are counted"},
    {"content", "dense or densest", "dense",
     "blocks that are content: of at least the least density, or the densest alone"},
}};

constexpr std::array<MethodOption, 2> ofMss{{
    {"word", valueWords, "1", "value of a word"},
    {"tag", valueWords, "3.25", "value that a tag subtracts"},
}};

constexpr std::array<MethodReason, 4> variantReasons{{
    {"region",
     "the region that the search found, kept unless the complement has more than four times its words; "
     "figure: words of its texts of at least four words"},
    {"complement",
     "all but that region, kept if it has more words than the threshold; figure: words of its texts of "
     "at least four words"},
    {"more-text", "a kept region; figure: words of its texts of at least four words"},
    {"less-text", "a region that is not kept; figure: words of its texts of at least four words"},
}};

constexpr std::array<MethodReason, 3> rulesReasons{{
    {"same-tag", "rule 1: all its elements have one tag and no children; figure: its tags"},
    {"few-tags", "rule 2: it has fewer tags than the threshold; figure: its tags"},
    {"few-types", "rule 2: it has fewer kinds of tags than the threshold; figure: these kinds"},
}};

constexpr std::array<MethodReason, 2> repetitionReasons{{
    {"virtual-node", "children that repeat, as one block; figure: its tags"},
    {"child", "a child that repeats nothing, as a block; figure: its tags"},
}};

constexpr std::array<MethodReason, 4> treeReasons{{
    {"noisy",
     "the node and all nodes in it are at most the threshold; figure: the greatest composite importance"},
    {"meaningful", "no element node in it is noisy; figure: the same"},
    {"possibly", "the tree has no such style node, and the node is kept"},
    {"local-noise", "all words of the text, or the image, are on all pages"},
}};

constexpr std::array<MethodReason, 2> pageletReasons{{
    {"template", "its text is that of pagelets of other pages; figure: their number"},
    {"pagelet", "no template has its text; figure: number of others that have it"},
}};

constexpr std::array<MethodReason, 3> blockEntropyReasons{{
    {"redundant", "a table whose key words are those of all pages; figure: its entropy, 0 to 1"},
    {"informative", "a table with key words of its own; figure: its entropy"},
    {"no-blocks", "the page has no table with key words, and is kept completely"},
}};

constexpr std::array<MethodReason, 2> linkListsReasons{{
    {"link-list", "a container with many links for each word outside them; figure: their ratio"},
    {"few-links", "a container with few links for each word outside them; figure: their ratio"},
}};

constexpr std::array<MethodReason, 4> centreWeightReasons{{
    {"most-central", "the data region nearest to the centre of the page; figure: its weight, 0 to 1"},
    {"less-central", "a data region farther from the centre; figure: its weight"},
    {"not-shown", "a data region that the page does not show"},
    {"no-boxes", "the page was not rendered, and is kept completely"},
}};

constexpr std::array<MethodReason, 5> centredBlockReasons{{
    {"main-block", "the smallest large block in the middle; figure: its share of the page's area"},
    {"larger-block", "a larger block in the middle; figure: its share"},
    {"off-centre", "a large block that is not in the middle; figure: its share"},
    {"no-block", "no large block is in the middle, and the whole page is kept"},
    {"no-boxes", "the page was not rendered, and is kept completely"},
}};

constexpr std::array<MethodReason, 4> separatorReasons{{
    {"main-region", "the list of records with the highest score; figure: its score, 0 to 1"},
    {"like-region", "a list elsewhere with the same score; figure: its score"},
    {"weaker", "a list elsewhere with a lower score; figure: its score"},
    {"no-records", "no list has enough evidence, and the whole page is kept; figure: its score"},
}};

constexpr std::array<MethodReason, 4> contentReasons{{
    {"list", "a list of records; figure: the probability of this kind, 0 to 1"},
    {"text", "running text; figure: the probability of this kind"},
    {"item", "a single item; figure: the probability of this kind"},
    {"none", "no content, and the whole page is kept; figure: the probability of this"},
}};

constexpr std::array<MethodReason, 2> cetrReasons{{
    {"content", "texts on lines with many characters for each tag; figure: mean smoothed ratio"},
    {"noise", "texts on lines with few characters for each tag; figure: mean smoothed ratio"},
}};

constexpr std::array<MethodReason, 2> textDensityReasons{{
    {"dense", "a fused block of at least the least density, or the densest; figure: its words for each line"},
    {"sparse", "a fused block of a lower density; figure: its words for each line"},
}};

constexpr std::array<MethodReason, 1> cetdReasons{
    {{"content", "the subtree with the largest density sum in a dense element; figure: the density sum"}}};

constexpr std::array<MethodReason, 1> mssReasons{
    {{"largest-sum", "texts of the run of tokens with the largest sum; figure: the sum"}}};

constexpr std::array<MethodReason, 1> recordReasons{
    {{"record", "a data record; everything outside records is removed"}}};

} // namespace

std::span<const MethodOption> optionsOf(std::string_view method)
{
    if (method == contentMethod)
        return ofContent;
    if (method == cetrMethod)
        return ofCetr;
    if (method == textDensityMethod)
        return ofTextDensity;
    if (method == mssMethod)
        return ofMss;
    if (method == linkListsMethod)
        return ofLinkLists;
    if (method == centreWeightMethod)
        return ofCentreWeight;
    if (method == centredBlockMethod)
        return ofCentredBlock;
    if (method == blockEntropyMethod)
        return ofBlockEntropy;
    if (method == "tag-rules")
        return ofTagRules;
    if (method == "repetition")
        return ofRepetition;
    if (method == separatorsMethod)
        return ofSeparators;
    if (method == sstMethod)
        return ofStyleTrees;
    if (method == pageletsMethod)
        return ofPagelets;
    return findVariant(method) != nullptr ? std::span<const MethodOption>(ofVariants)
                                          : std::span<const MethodOption>();
}

std::span<const MethodReason> reasonsOf(std::string_view method)
{
    if (method == cetrMethod)
        return cetrReasons;
    if (method == textDensityMethod)
        return textDensityReasons;
    if (method == cetdMethod)
        return cetdReasons;
    if (method == mssMethod)
        return mssReasons;
    if (method == linkListsMethod)
        return linkListsReasons;
    if (method == centreWeightMethod)
        return centreWeightReasons;
    if (method == centredBlockMethod)
        return centredBlockReasons;
    if (method == blockEntropyMethod)
        return blockEntropyReasons;
    if (method == "tag-rules")
        return rulesReasons;
    if (method == "repetition")
        return repetitionReasons;
    if (method == contentMethod)
        return contentReasons;
    if (method == separatorsMethod)
        return separatorReasons;
    if (method == sstMethod)
        return treeReasons;
    if (method == pageletsMethod)
        return pageletReasons;
    if (findVariant(method) != nullptr)
        return variantReasons;
    return findMdrPreset(method) != nullptr ? std::span<const MethodReason>(recordReasons)
                                            : std::span<const MethodReason>();
}

} // namespace tagseam
