// SPDX-License-Identifier: MIT
// A learnt site style tree as a file (.sst): JSON without deep nesting, whatever the depth of the tree.
#pragma once

#include "core/base/result.h"
#include "core/methods/sitestyletree/sitestyletree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

inline constexpr std::string_view styleTreeSchema = "tagseam.sst/1";
inline constexpr std::size_t styleTreeSizeLimit = std::size_t{512} << 20U; // bytes of a file

/// Returns the tree as UTF-8 JSON, the same bytes for the same pages in the same order:
///   {"schema": "tagseam.sst/1",
///    "options": {"attributes": "class", "leaves": "text-parents"},  as displayAttributeNames, leafNodeNames
///    "pages": 20,
///    "threshold": 0.25,                                              picked; absent when none was
///    "labels": ["body bgcolor=\"white\"", ...],                     see labelOf(); named by index below
///    "features": ["wHome", "ilogo.gif", "l/index.html", ...],       see featureKey()
///    "styles": [[parent, pages, label, label, ...], ...],
///    "leaves": [[element, pages, feature, times, pages, feature, times, pages, ...], ...]}
/// Element nodes are numbered from 0, the root, then the element nodes of one style node after the other:
/// parents come before their descendants. `leaves`: in order of element nodes, ascending; the number of pages
/// on which it is a leaf, then for each feature and number of times the number of pages; ascending by
/// feature, then times.
std::string styleTreeJson(const SiteStyleTree& site);
/// Returns the JSON with another picked threshold, 0 to 1, or none: saves copying the tree.
std::string styleTreeJson(const SiteStyleTree& site, std::optional<double> threshold);

/// Reads the JSON back, to be extended or measured. Any bytes give a tree or an Error: TooLarge; BadStyleTree
/// (where: the member, "styles[3]", "byte 7"; detail: its fault). A tree whose page counts contradict each
/// other is rejected. Members with other names are ignored. Memory: some ten times the bytes while it reads.
Result<SiteStyleTree> readStyleTree(std::string_view json);

/// Reads a file. Errors: CannotRead, and as readStyleTree(), with `where` after the path.
Result<SiteStyleTree> loadStyleTree(const std::string& path);

} // namespace tagseam
