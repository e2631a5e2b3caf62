// SPDX-License-Identifier: MIT
// The main content of a page, its candidates and their evidence, as JSON.
#pragma once

#include "core/methods/content/blockwhatifs.h"
#include "core/methods/content/content.h"
#include "core/methods/content/explainedcontent.h"
#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace tagseam {

/// Returns the result as `tagseam.content/2`, indented. Positions are those of content.lists.sequence.
std::string contentJson(const Document& page, const MainContent& content);

/// Returns the block of an explanation that has one, with its figures and the changes that were found for it.
nlohmann::ordered_json explainedBlockJson(const Document& page, const ExplainedContent& explained,
                                          const BlockWhatIfs& changes);

/// Returns the explanation of a node, and the changes that were found for its block, as
/// `tagseam.content-node/2`, indented.
std::string explainedContentJson(const Document& page, const ExplainedContent& explained,
                                 const BlockWhatIfs& changes);

} // namespace tagseam
