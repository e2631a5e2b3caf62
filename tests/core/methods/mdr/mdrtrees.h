// SPDX-License-Identifier: MIT
// Shared by the tests of MDR: pages written as trees on one line, random pages, nodes and records as text.
#pragma once

#include "core/methods/mdr/mdr.h"
#include "tests/core/methods/methodpages.h"

namespace tagseam::test {

/// `text` `count` times, separated by spaces.
inline std::string times(std::size_t count, std::string_view text)
{
    return repeated(count, std::string(text) + " ");
}

/// `html(body(...))`.
inline Document bodyOf(std::string_view text)
{
    return tree("html(body(" + std::string(text) + "))");
}

/// "li2": the tag and the number among all children of the parent, from 1.
inline std::string nameOf(const Document& page, NodeId node)
{
    int number = 1;
    for (NodeId child = page.firstChild(page.parent(node)); child != node; child = page.nextSibling(child))
        ++number;
    const std::string name(page.isElement(node) ? page.name(node) : "#");
    return name + std::to_string(number);
}

/// "li1/a2" below "ul1": the names from below `top` on.
inline std::string nameBelow(const Document& page, NodeId node, NodeId top)
{
    std::string name = nameOf(page, node);
    for (NodeId up = page.parent(node); up != top && up != noNode && up.value != 0; up = page.parent(up))
        name = nameOf(page, up) + "/" + name;
    return name;
}

/// "dl1 by 2: dt1 dd2 | dt3 dd4": the parent, the length, the records; regions separated by "; ".
inline std::string textOf(const Document& page, const MinedRecords& mined)
{
    std::string text;
    for (const DataRegion& region : mined.regions) {
        text += text.empty() ? "" : "; ";
        text += nameOf(page, region.parent) + " by " + std::to_string(region.length) + ":";
        for (std::size_t i = 0; i < region.records.size(); ++i) {
            text += i == 0 ? "" : " |";
            for (const NodeId node : region.records[i].nodes)
                text += " " + nameBelow(page, node, region.parent);
        }
    }
    return text;
}

/// Children that recur with small changes, as records do, so that regions of all lengths occur.
inline void growRecords(PlainNode& parent, std::mt19937& random, unsigned depth)
{
    static const std::vector<std::string> names{"a", "b", "tr", "td"};
    std::vector<PlainNode> pattern;
    const unsigned length = 1 + static_cast<unsigned>(random() % 3);
    for (unsigned i = 0; i < length; ++i) {
        PlainNode child{NodeKind::Element, names[random() % names.size()]};
        if (random() % 8 == 0)
            child = {NodeKind::Text, random() % 4 == 0 ? " " : "text"};
        else if (random() % 16 == 0)
            child = {NodeKind::Comment, "note"};
        else if (random() % 24 == 0)
            child.value = random() % 2 == 0 ? "script" : "noscript";
        if (child.kind == NodeKind::Element && depth > 0)
            growRecords(child, random, depth - 1);
        pattern.push_back(std::move(child));
    }
    const unsigned count = static_cast<unsigned>(random() % 6);
    for (unsigned i = 0; i < count; ++i) {
        PlainNode child = pattern[i % length];
        if (random() % 3 == 0 && child.kind == NodeKind::Element) {
            if (!child.children.empty() && random() % 2 == 0)
                child.children.pop_back();
            else
                child.children.push_back({NodeKind::Element, names[random() % names.size()]});
        }
        if (random() % 12 == 0)
            parent.children.push_back({NodeKind::Element, "hr"});
        parent.children.push_back(std::move(child));
    }
}

/// html with a body, now and then without, of records in records.
inline Document pageOfRecords(std::mt19937& random)
{
    PlainNode top{NodeKind::Element, random() % 16 == 0 ? "html" : "body"};
    growRecords(top, random, 1 + static_cast<unsigned>(random() % 4));
    return htmlOf({{NodeKind::Element, "head"}, std::move(top)});
}

} // namespace tagseam::test
