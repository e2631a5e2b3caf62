// SPDX-License-Identifier: MIT
// A change of a page, as a developer would make it in the source, made in a copy.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

/// A change of elements or texts of a page.
struct PageEdit {
    enum class Kind : std::uint8_t {
        Tag,       ///< the elements are called `name`
        Attribute, ///< the elements have the attribute `name` with `value`; without a value they lose it
        Remove,    ///< the nodes and all in them are gone
        Move,      ///< the nodes stand, one after the other, at `place` of `target`
        Wrap,      ///< each node is in a new element `name` with the class `value`
        Unwrap,    ///< the content of the elements stands in their place
    };
    enum class Place : std::uint8_t { Before, After, Into }; ///< Into: as the last child
    Kind kind = Kind::Remove;
    std::vector<NodeId> nodes{}; ///< ascending, at least one; of the page before the edit
    std::string name{};
    std::optional<std::string> value{};
    Place place = Place::Before;
    NodeId target = noNode;
    friend bool operator==(const PageEdit&, const PageEdit&) = default;
};

/// The reason why an edit cannot be made, for people: "only an element has a tag".
struct EditProblem {
    std::string what;
    std::string where{}; ///< the text of the edit, if it has one
};

struct EditOutcome {
    Document page;
    /// The number of each node of the page before in the copy; noNode for a node that is gone.
    std::vector<NodeId> nodes;
    /// The first node that the edit is about, in the copy; the new element for Wrap; noNode if it is gone.
    NodeId edited = noNode;
};

/// Makes the change in a copy of the page. Texts that become neighbours are one text, as when the page is
/// read again. Boxes and computed styles stay with their nodes; a new element has the box of its content.
/// EditProblem: for an edit that HTML cannot express, such as a moved body or content of an image, and for a
/// node that would be in itself. O(nodes + bytes).
std::variant<EditOutcome, EditProblem> withEdit(const Document& page, const PageEdit& edit);

/// A start tag without its brackets: `div class="card big" id=x`.
struct StartTag {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; ///< names and values, each name once
    friend bool operator==(const StartTag&, const StartTag&) = default;
};

/// Reads the text of a start tag; nothing if it is none.
std::optional<StartTag> readStartTag(std::string_view text);
/// Returns the text of an element's start tag, from which readStartTag() makes the same.
std::string startTagText(const Document& page, NodeId element);
/// Returns the edits that give an element another start tag: of its attributes in the order of their names,
/// then of its tag. They do not change the numbers of nodes.
std::vector<PageEdit> editsOf(const Document& page, NodeId element, const StartTag& other);

} // namespace tagseam
