// SPDX-License-Identifier: MIT
// The words of annotation files; see annotationjson.h for their meaning.
#pragma once

#include <array>
#include <string_view>

namespace tagseam::terms {

inline constexpr std::string_view w3cContext = "http://www.w3.org/ns/anno.jsonld";
inline constexpr std::string_view vocabulary = "urn:tagseam:annotation:1:";
inline constexpr std::string_view dialect = "tagseam.annotation/2";
inline constexpr std::string_view foldedDialect = "tagseam.annotation/1"; ///< its quotes are of PageText
inline constexpr std::string_view unknownPage = "urn:tagseam:page";

/// The names of states, indexed by PageState.
inline constexpr std::array<std::string_view, 4> states{"untouched", "in-work", "done", "skipped"};

/// The terms that are not in W3C's context, in which "schema" and "state" have other meanings.
inline constexpr std::array<std::string_view, 22> ownTerms{
    "dialect",         "page",      "url",         "sha256",
    "nodes",           "tree",      "digest",      "parser",
    "annotator",       "progress",  "note",        "seconds",
    "ElementSelector", "startTag",  "foldedExact", "foldedPrefix",
    "foldedSuffix",    "wholeText", "twin",        "twins",
    "alike",           "rivals"};

} // namespace tagseam::terms
