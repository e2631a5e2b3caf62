// SPDX-License-Identifier: MIT
// What the tests of snapshots share: columns of any document, and some that are well-formed.
#pragma once

#include "core/page/snapshot.h"

#include <cstdint>
#include <map>
#include <string_view>

namespace tagseam::test {

/// What the page-side script does: one row per node, each string once. Its strings are those of the document.
inline Snapshot snapshotOf(const Document& document)
{
    Snapshot snapshot;
    std::map<std::string_view, std::int32_t> known;
    const auto string = [&](std::string_view text) {
        const auto [found, isNew] =
            known.try_emplace(text, static_cast<std::int32_t>(snapshot.strings.size()));
        if (isNew)
            snapshot.strings.emplace_back(text);
        return found->second;
    };
    snapshot.doctype = document.doctype().empty() ? -1 : string(document.doctype());
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const bool isElement = document.isElement(node);
        snapshot.kinds.push_back(isElement                               ? Snapshot::element
                                 : document.kind(node) == NodeKind::Text ? Snapshot::text
                                                                         : Snapshot::comment);
        snapshot.parents.push_back(static_cast<std::int32_t>(document.parent(node).value) - 1);
        snapshot.values.push_back(string(isElement ? document.name(node) : document.text(node)));
        snapshot.attributeCounts.push_back(static_cast<std::int32_t>(document.attributeCount(node)));
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            snapshot.attributes.push_back(string(document.attribute(node, i).name));
            snapshot.attributes.push_back(string(document.attribute(node, i).value));
        }
    }
    return snapshot;
}

/// html(body[class="x"](p('text') <!--note-->)): rows 0 to 4, node 1 to 5
inline Snapshot wellFormed()
{
    Snapshot snapshot;
    snapshot.kinds = {1, 1, 1, 3, 8};
    snapshot.parents = {-1, 0, 1, 2, 1};
    snapshot.values = {0, 1, 2, 3, 4};
    snapshot.attributeCounts = {0, 1, 0, 0, 0};
    snapshot.attributes = {5, 6};
    snapshot.strings = {"html", "body", "p", "text", "note", "class", "x"};
    return snapshot;
}

} // namespace tagseam::test
