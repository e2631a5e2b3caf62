// SPDX-License-Identifier: MIT
// The reason for the status of a node as facts, and the state of the window that tells it in sentences.
#pragma once

#include "app/cli/clitext.h"
#include "core/check/methodanswer.h"
#include "core/check/statusreason.h"
#include "core/page/dom.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Returns "`li.result`": a node as sentences name it.
std::string quotedNode(const Document& page, NodeId node);
/// Returns "`li.result`, `h2` and 31 more": at most three different names, and the number of the other nodes.
/// `nodes`: at least one.
std::string quotedNodes(const Document& page, std::span<const NodeId> nodes);
/// Returns "`li.ad` (8 times)" for each symbol, at most three, and the number of the others.
std::string quotedSymbols(const TagPathSequence& sequence, const std::vector<BlockingSymbol>& symbols);

/// Returns the node, its level and split, the gap that would be better, the symbols that block it, the
/// obstacle, and the nearest changes that would keep the node (or prune it); of content detection the block,
/// its points and such changes; of another method, its reason.
std::vector<Fact> whyFacts(const Document& page, const MethodAnswer& answer, const StatusReason& reason);

/// Returns {node, facts, level, region, split, kept, blocking, changes}, or {node, facts, reason, figure,
/// threshold} of another method, with {block} of content detection.
nlohmann::ordered_json whyJson(const Document& page, const MethodAnswer& answer, const StatusReason& reason);

/// Returns the address of the window's state that shows the node: "list.html#level=3&node=/html/body/ul".
/// `edits`: those of the page, as texts. `node`: noNode for none. `level`: index into the levels of the
/// search.
std::string stateOf(std::string_view file, const Document& page, const PageMethod& method, NodeId node,
                    std::optional<std::uint32_t> level, std::span<const std::string> edits = {});

} // namespace tagseam
