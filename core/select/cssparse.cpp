// SPDX-License-Identifier: MIT
// Text -> CSS selector list, by recursive descent: as deep as the brackets are nested.
#include "core/select/cssparse.h"

#include "core/base/ascii.h"
#include "core/select/cssformula.h"
#include "core/select/cssreader.h"
#include "core/select/selectorwork.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace tagseam::css {

namespace {

// HTML standard, section 4.17.2 "Case-sensitivity of selectors": their values ignore case.
constexpr std::array<std::string_view, 46> caselessAttributes{
    "accept",     "accept-charset", "align",     "alink",    "axis",     "bgcolor", "charset",
    "checked",    "clear",          "codetype",  "color",    "compact",  "declare", "defer",
    "dir",        "direction",      "disabled",  "enctype",  "face",     "frame",   "hreflang",
    "http-equiv", "lang",           "language",  "link",     "media",    "method",  "multiple",
    "nohref",     "noresize",       "noshade",   "nowrap",   "readonly", "rel",     "rev",
    "rules",      "scope",          "scrolling", "selected", "shape",    "target",  "text",
    "type",       "valign",         "valuetype", "vlink"};
static_assert(std::ranges::is_sorted(caselessAttributes));

constexpr std::array<std::string_view, 4> oldPseudoElements{"after", "before", "first-letter", "first-line"};

struct NthEntry {
    std::string_view name;
    bool isFromEnd = false;
    bool isOfType = false;
    bool isFirst = false; // the name alone says which name it is
};
constexpr std::array<NthEntry, 8> nthClasses{{
    {"nth-child", false, false, false},
    {"nth-last-child", true, false, false},
    {"nth-of-type", false, true, false},
    {"nth-last-of-type", true, true, false},
    {"first-child", false, false, true},
    {"last-child", true, false, true},
    {"first-of-type", false, true, true},
    {"last-of-type", true, true, true},
}};

class Parser : Reader {
  public:
    explicit Parser(std::string_view text) : Reader(text) {}

    Result<std::vector<Complex>> parse()
    {
        std::vector<Complex> all = list(false);
        if (!m_error && !m_words.isAtEnd())
            fail(letterHere() + " is not understood here");
        if (m_error)
            return *m_error;
        return all;
    }

  private:
    // Reads up to the first text that cannot continue a list: the end or a bracket.
    std::vector<Complex> list(bool isRelative)
    {
        std::vector<Complex> all;
        do {
            m_words.skipBlanks();
            all.push_back(complex(isRelative));
        } while (!m_error && m_words.accept(','));
        return all;
    }

    Complex complex(bool isRelative)
    {
        Complex complex;
        std::optional<Combinator> before = sign();
        if (before && !isRelative)
            fail("a selector is missing before the combinator");
        while (!m_error) {
            complex.compounds.push_back(compound());
            complex.compounds.back().before = before.value_or(Combinator::Descendant);
            const bool isBlankThere = m_words.skipBlanks();
            before = sign();
            const bool isOver = m_words.isAtEnd() || m_words.peek() == ',' || m_words.peek() == ')';
            if (!before && (isOver || !isBlankThere))
                break;
        }
        return complex;
    }

    // Reads a combinator that is not a blank, and the blanks after it.
    std::optional<Combinator> sign()
    {
        std::optional<Combinator> combinator;
        if (m_words.peek() == '|' && m_words.peek(1) == '|')
            fail("the column combinator '||' is not known here");
        else if (m_words.accept('>'))
            combinator = Combinator::Child;
        else if (m_words.accept('+'))
            combinator = Combinator::Next;
        else if (m_words.accept('~'))
            combinator = Combinator::Later;
        if (combinator)
            m_words.skipBlanks();
        return combinator;
    }

    Compound compound()
    {
        Compound compound;
        const std::size_t begin = m_words.at();
        while (!m_error) {
            m_words.skipComments();
            const std::size_t at = m_words.at();
            std::optional<Simple> part = compound.parts.empty() ? type() : std::nullopt;
            if (!part)
                part = simple();
            if (!part)
                break;
            if (++m_parts > selectorPartLimit)
                fail("more than " + std::to_string(selectorPartLimit) + " parts", at);
            compound.parts.push_back(*std::move(part));
        }
        if (compound.parts.empty() && m_words.peek() == '/')
            fail("'/' is not understood here (an XPath starts with / or ./)");
        else if (compound.parts.empty())
            fail("a selector is missing before " + letterHere(), begin);
        return compound;
    }

    std::optional<Simple> type()
    {
        Simple simple;
        const std::size_t at = m_words.at();
        if (m_words.peek() != '|' && !m_words.accept('*')) {
            const std::optional<std::string> name = m_words.identifier();
            if (!name)
                return {};
            simple.kind = Simple::Kind::Type;
            simple.name = lowerCase(*name);
        }
        if (m_words.peek() == '|' && m_words.peek(1) != '|')
            fail("namespaces ('|') are not known here", at);
        return simple;
    }

    std::optional<Simple> simple()
    {
        Simple simple;
        if (m_words.accept('#')) {
            simple.kind = Simple::Kind::Id;
            simple.value = name("an id");
        } else if (m_words.accept('.')) {
            simple.kind = Simple::Kind::Class;
            simple.value = name("a class");
        } else if (m_words.accept('[')) {
            attribute(simple);
        } else if (m_words.accept(':')) {
            pseudo(simple, m_words.at() - 1);
        } else {
            return {};
        }
        return simple;
    }

    void attribute(Simple& simple)
    {
        simple.kind = Simple::Kind::Attribute;
        m_words.skipBlanks();
        if (m_words.peek() == '*' || (m_words.peek() == '|' && m_words.peek(1) != '='))
            fail("namespaces ('|') are not known here");
        simple.name = lowerCase(name("an attribute"));
        if (m_words.peek() == '|' && m_words.peek(1) != '=')
            fail("namespaces ('|') are not known here");
        m_words.skipBlanks();
        if (m_words.accept(']') || m_error)
            return;
        const std::optional<ValueTest> test = valueTest();
        if (!test) {
            fail("'=', '~=', '|=', '^=', '$=', '*=' or ']' is missing before " + letterHere());
            return;
        }
        simple.test = *test;
        m_words.skipBlanks();
        const bool isQuoted = m_words.peek() == '"' || m_words.peek() == '\'';
        std::optional<std::string> value = isQuoted ? m_words.string() : m_words.identifier();
        if (!value)
            fail(isQuoted ? "this quotation mark is not closed"
                          : "a name or a text in quotation marks is missing before " + letterHere());
        m_words.skipBlanks();
        simple.ignoresCase = std::ranges::binary_search(caselessAttributes, simple.name);
        if (const std::optional<std::string> flag = m_error ? std::nullopt : m_words.identifier()) {
            simple.ignoresCase = equalsIgnoringCase(*flag, "i");
            if (!simple.ignoresCase && !equalsIgnoringCase(*flag, "s"))
                fail("the flag '" + *flag + "' is not known here");
            m_words.skipBlanks();
        }
        simple.value = simple.ignoresCase ? lowerCase(value.value_or("")) : value.value_or("");
        expect(']');
    }

    std::optional<ValueTest> valueTest()
    {
        using enum ValueTest;
        static constexpr std::array<std::pair<std::string_view, ValueTest>, 6> signs{{
            {"=", Equals},
            {"~=", HasWord},
            {"|=", HasLanguage},
            {"^=", Begins},
            {"$=", Ends},
            {"*=", Contains},
        }};
        for (const auto& [sign, test] : signs) {
            if (m_words.accept(sign))
                return test;
        }
        return {};
    }

    // Reads a pseudo-class. `at`: byte of the colon.
    void pseudo(Simple& simple, std::size_t at)
    {
        const bool isElement = m_words.accept(':');
        const std::string name = lowerCase(this->name("a pseudo-class"));
        if (m_error)
            return;
        const bool isCall = m_words.peek() == '(';
        if (isElement || std::ranges::find(oldPseudoElements, name) != oldPseudoElements.end()) {
            fail("the pseudo-element '::" + name + "' is not a node of the page", at);
            return;
        }
        const auto* const nth = std::ranges::find(nthClasses, name, &NthEntry::name);
        const bool isList = name == "is" || name == "where" || name == "not" || name == "has";
        const bool isOnly = name == "only-child" || name == "only-of-type";
        const bool isKnown = isList || isOnly || nth != nthClasses.end() || name == "root" || name == "empty";
        const bool takesArgument = isList || (nth != nthClasses.end() && !nth->isFirst);
        if (!isKnown)
            fail("the pseudo-class ':" + name + (isCall ? "()" : "") + "' is not known here", at);
        else if (takesArgument != isCall)
            fail("the pseudo-class ':" + name + (isCall ? "' takes no brackets" : "()' needs its brackets"),
                 at);
        if (m_error)
            return;
        if (isList)
            lists(simple, name);
        else if (isOnly)
            only(simple, name == "only-of-type");
        else if (nth != nthClasses.end())
            place(simple, *nth);
        else
            simple.kind = name == "root" ? Simple::Kind::Root : Simple::Kind::Empty;
    }

    void lists(Simple& simple, std::string_view name)
    {
        const bool isHas = name == "has";
        simple.kind = isHas ? Simple::Kind::Has : name == "not" ? Simple::Kind::Not : Simple::Kind::Is;
        if (!open())
            return;
        simple.list = list(isHas);
        close();
    }

    // :only-child is :first-child:last-child.
    static void only(Simple& simple, bool isOfType)
    {
        simple.kind = Simple::Kind::Is;
        Complex complex;
        Compound& compound = complex.compounds.emplace_back();
        for (const bool isFromEnd : {false, true}) {
            Simple& part = compound.parts.emplace_back();
            part.kind = Simple::Kind::Nth;
            part.isFromEnd = isFromEnd;
            part.isOfType = isOfType;
            part.offset = 1;
        }
        simple.list.push_back(std::move(complex));
    }

    void place(Simple& simple, const NthEntry& entry)
    {
        simple.kind = Simple::Kind::Nth;
        simple.isFromEnd = entry.isFromEnd;
        simple.isOfType = entry.isOfType;
        simple.offset = 1;
        if (entry.isFirst || !open())
            return;
        m_words.skipBlanks();
        const std::size_t at = m_words.at();
        const std::optional<Formula> formula = readFormula(m_words);
        m_words.skipBlanks();
        if (formula && m_words.acceptIgnoringCase("of"))
            fail("'of' is not known here", m_words.at() - 2);
        else if (!formula || m_words.peek() != ')')
            fail("'odd', 'even' or a formula like '2n+1' is missing", at);
        else
            std::tie(simple.multiplier, simple.offset) = std::tie(formula->multiplier, formula->offset);
        close();
    }

    std::size_t m_parts = 0;
};

} // namespace

Result<std::vector<Complex>> parse(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace tagseam::css
