// SPDX-License-Identifier: MIT
// A CSS selector list as a tree (Selectors Level 4, section 18).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam::css {

enum class Combinator : std::uint8_t { Descendant, Child, Next, Later }; // blank > + ~

/// Says how an attribute's value is compared: [a] = ~= |= ^= $= *=
enum class ValueTest : std::uint8_t { Present, Equals, HasWord, HasLanguage, Begins, Ends, Contains };

struct Complex;

struct Simple {
    enum class Kind : std::uint8_t {
        Universal,
        Type,
        Id,
        Class,
        Attribute, ///< name, test, value, ignoresCase
        Root,
        Empty,
        Nth, ///< one of multiplier * n + offset, n from 0; isFromEnd, isOfType
        Is,  ///< any of list; :where() too
        Not, ///< none of list
        Has, ///< any of list, whose first combinators say how it starts from the element
    };
    Kind kind = Kind::Universal;
    ValueTest test = ValueTest::Present;
    bool ignoresCase = false;
    bool isFromEnd = false;
    bool isOfType = false;
    std::int32_t multiplier = 0;
    std::int32_t offset = 0;
    std::string name;  ///< types and attributes in lower case
    std::string value; ///< lower case where ignoresCase
    std::vector<Complex> list;
};

/// The simple selectors of one element; not empty.
struct Compound {
    Combinator before = Combinator::Descendant; ///< in the first compound of a Complex: only for Simple::Has
    std::vector<Simple> parts;
};

/// Not empty.
struct Complex {
    std::vector<Compound> compounds;
};

} // namespace tagseam::css
