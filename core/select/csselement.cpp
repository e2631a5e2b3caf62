// SPDX-License-Identifier: MIT
// Tests one element against a simple CSS selector.
#include "core/select/csselement.h"

#include "core/base/ascii.h"

#include <string>
#include <string_view>

namespace tagseam::css {

namespace {

bool hasWord(std::string_view text, std::string_view word)
{
    if (word.empty())
        return false;
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || isBlank(text[at - 1])) && (end == text.size() || isBlank(text[end])))
            return word.find_first_of(" \t\r\n\f") == std::string_view::npos;
    }
    return false;
}

// Selectors Level 4, section 6: no text begins with the empty text, or holds it.
bool passes(ValueTest test, std::string_view value, std::string_view wanted)
{
    switch (test) {
    case ValueTest::Present:
        return true;
    case ValueTest::Equals:
        return value == wanted;
    case ValueTest::HasWord:
        return hasWord(value, wanted);
    case ValueTest::HasLanguage:
        return value.starts_with(wanted) && (value.size() == wanted.size() || value[wanted.size()] == '-');
    case ValueTest::Begins:
        return !wanted.empty() && value.starts_with(wanted);
    case ValueTest::Ends:
        return !wanted.empty() && value.ends_with(wanted);
    case ValueTest::Contains:
        break;
    }
    return !wanted.empty() && value.find(wanted) != std::string_view::npos;
}

// If an attribute is present twice, which no parser makes, either may pass.
bool passesAttribute(const Document& document, NodeId element, const Simple& simple, std::string_view name,
                     ValueTest test, SelectorWork& work)
{
    const std::uint32_t count = document.attributeCount(element);
    for (std::uint32_t i = 0; i < count; ++i) {
        const AttributeView attribute = document.attribute(element, i);
        if (!work.spend(1 + attribute.name.size() / 16) || !equalsIgnoringCase(attribute.name, name))
            continue;
        if (test == ValueTest::Present)
            return true;
        if (!work.spendSearch(attribute.value.size(), simple.value.size()))
            return false;
        if (simple.ignoresCase ? passes(test, lowerCase(attribute.value), simple.value)
                               : passes(test, attribute.value, simple.value))
            return true;
    }
    return false;
}

// Comments and empty texts do not count.
bool isEmpty(const Document& document, NodeId element, SelectorWork& work)
{
    for (NodeId child = document.firstChild(element); child != noNode; child = document.nextSibling(child)) {
        const bool counts = document.isElement(child) || !document.text(child).empty();
        if (!work.spend() || (counts && document.kind(child) != NodeKind::Comment))
            return false;
    }
    return true;
}

} // namespace

bool isElementLike(const Document& document, NodeId element, const Simple& simple, SelectorWork& work)
{
    switch (simple.kind) {
    case Simple::Kind::Type:
        return work.spend(1 + simple.name.size() / 16) &&
               equalsIgnoringCase(document.name(element), simple.name);
    case Simple::Kind::Id:
        return passesAttribute(document, element, simple, "id", ValueTest::Equals, work);
    case Simple::Kind::Class:
        return passesAttribute(document, element, simple, "class", ValueTest::HasWord, work);
    case Simple::Kind::Attribute:
        return passesAttribute(document, element, simple, simple.name, simple.test, work);
    case Simple::Kind::Empty:
        return isEmpty(document, element, work);
    default:
        return true;
    }
}

} // namespace tagseam::css
