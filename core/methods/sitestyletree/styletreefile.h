// SPDX-License-Identifier: MIT
// A learnt site style tree as a file (.sst): JSON, whatever its depth without nesting.
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

/// The tree as UTF-8 JSON, the same bytes for the same pages in the same order:
///   {"schema": "tagseam.sst/1",
///    "options": {"attributes": "class", "leaves": "text-parents"},  as displayAttributeNames, leafNodeNames
///    "pages": 20,
///    "threshold": 0.25,                                              picked; not there when none was
///    "labels": ["body bgcolor=\"white\"", ...],                     see labelOf(); named by index below
///    "features": ["wHome", "ilogo.gif", "l/index.html", ...],       see featureKey()
///    "styles": [[parent, pages, label, label, ...], ...],
///    "leaves": [[element, pages, feature, times, pages, feature, times, pages, ...], ...]}
/// Element nodes are numbered from 0, the root, then those of one style node after the other: parents come
/// before what is below them. `leaves`: by element node, ascending; on so many pages it is a leaf, and has a
/// feature so many times on so many of them; ascending by feature, then times.
std::string styleTreeJson(const SiteStyleTree& site);
/// The same with another threshold picked, 0 to 1, or none: a tree is not copied for that.
std::string styleTreeJson(const SiteStyleTree& site, std::optional<double> threshold);

/// The same back, to be grown further or measured. Any bytes give a tree or an Error: TooLarge; BadStyleTree
/// (where: the member, "styles[3]", "byte 7"; detail: what is wrong with it). A tree whose page counts
/// contradict each other is refused. What has another name than the members above is not read. Memory: some
/// ten times the bytes while it reads.
Result<SiteStyleTree> readStyleTree(std::string_view json);

/// From a file. Errors: CannotRead, and as readStyleTree(), `where` being behind the path.
Result<SiteStyleTree> loadStyleTree(const std::string& path);

} // namespace tagseam
