// SPDX-License-Identifier: MIT
// The choices that the paper on site style trees leaves open, and the values that it names.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tagseam {

/// Attr of an element node. The paper gives bgcolor and width as examples and no list.
enum class DisplayAttributes : std::uint8_t {
    None,           ///< the tag alone
    Presentational, ///< HTML 4's attributes of appearance (bgcolor, width, align ...), and style
    WithClasses,    ///< and class, through which a style sheet sets the same
};

/// Says which tag nodes are leaf element nodes (section 3.6, the second enhancement: "the parent nodes of the
/// actual leaf tag nodes"). An element with other children beside leaves stays internal, and its leaves are
/// leaves: to the letter one stray text would make a leaf of the whole body. Texts count if they have a word,
/// and elements except script, style, noscript, template, link and meta.
enum class LeafNodes : std::uint8_t {
    Texts,       ///< no virtual leaves: texts, as in figure 4, and elements without content
    TextParents, ///< elements with nothing but texts and elements without content
    /// Elements with nothing but texts and elements without an element: a tag whose content is a text is the
    /// actual leaf tag node. The paper's example of a leaf is a parent of links ("segment 2", section 4.2.2).
    TagParents,
};

/// p_ij of equation (5), "the probability that a_i appears in E of page j".
enum class FeatureProbability : std::uint8_t {
    Occurrences, ///< its occurrences on page j divided by its occurrences on all pages
    Presence,    ///< the same for each page that has it
};

/// Says which features a meaningful element node does not output (section 3.6, the third enhancement).
enum class LocalNoise : std::uint8_t {
    Off,
    /// Features with 1 - H below epsilon: equal on all of its pages, as in the paper's example of segment 2
    /// (4.2.2). DEVIATION: the reverse of the printed criterion, and the default, since to the letter
    /// features of one page alone would be removed, and the menus would stay.
    Common,
    /// Features with H below epsilon, as printed: features of one page alone, which the paper means to keep.
    Printed,
};

/// The options with which pages become style trees; fixed for one tree.
struct StyleTreeOptions {
    DisplayAttributes attributes = DisplayAttributes::WithClasses;
    LeafNodes leaves = LeafNodes::TagParents;
    friend bool operator==(const StyleTreeOptions&, const StyleTreeOptions&) = default;
};

/// The options with which a tree is judged. Shares and importances are 0 to 1.
struct MeasureOptions {
    double attenuation = 0.9; ///< gamma of equation (2)
    FeatureProbability probability = FeatureProbability::Occurrences;
    /// Element nodes of fewer pages are as important as element nodes of one page (m = 1 in equations 1 and
    /// 4), because on two or three pages many features are equal by chance. 2 is the paper's value, which
    /// learns 500 pages of a site.
    std::uint32_t fewestPages = 2;
    bool mergesSimilar = true;                  ///< the first enhancement
    double characteristicShare = 0.85;          ///< gamma of section 3.6: least share of the pages that have
                                                ///< a feature
    double likeness = 0.85;                     ///< lambda of section 3.6
    LocalNoise localNoise = LocalNoise::Common; ///< the third enhancement
    double localNoiseBelow = 0.01;              ///< epsilon
    friend bool operator==(const MeasureOptions&, const MeasureOptions&) = default;
};

/// The names on the command line and in files, indexed by value.
inline constexpr std::array<std::string_view, 3> displayAttributeNames{"none", "presentational", "class"};
inline constexpr std::array<std::string_view, 3> leafNodeNames{"texts", "text-parents", "tag-parents"};
inline constexpr std::array<std::string_view, 2> featureProbabilityNames{"occurrences", "presence"};
inline constexpr std::array<std::string_view, 3> localNoiseNames{"off", "common", "printed"};

} // namespace tagseam
