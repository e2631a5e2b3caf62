// SPDX-License-Identifier: MIT
// XPath over a Document: each part of the language once, then libxml2's answers on random pages.
#include "tests/core/libxml2tree.h"
#include "tests/core/selected.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using test::SelectorRow;

class XPath : public testing::TestWithParam<SelectorRow> {};

// <html lang=en><head/><body><ul id=u><li id=a class="x y">one</li><li id=b>2</li><!--c--><li
// id=c>3</li></ul> <p id=p>Hello  <b id=q>w</b>x</p></body></html>
Document listPage()
{
    DocumentBuilder page;
    page.open("html");
    page.attribute("lang", "en-GB");
    page.open("head");
    page.close();
    page.open("body");
    page.open("ul");
    page.attribute("id", "u");
    const auto item = [&](std::string_view id, std::string_view classes, std::string_view text) {
        page.open("li");
        page.attribute("id", id);
        if (!classes.empty())
            page.attribute("class", classes);
        page.text(text);
        page.close();
    };
    item("a", "x y", "one");
    item("b", "", "2");
    page.comment("c");
    item("c", "x", "3");
    page.close();
    page.open("p");
    page.attribute("id", "p");
    page.text("Hello ");
    page.text(" \n");
    page.open("b");
    page.attribute("id", "q");
    page.text("w\xC3\xA9");
    page.close();
    page.text("x");
    page.close();
    page.open("o:p");
    page.close();
    return std::move(page).finish();
}

TEST_P(XPath, selects)
{
    EXPECT_EQ(test::selected(listPage(), GetParam().selector), GetParam().expected) << GetParam().selector;
}

INSTANTIATE_TEST_SUITE_P(
    Paths, XPath,
    testing::Values(
        SelectorRow{"theDocument", "/", "/"}, SelectorRow{"steps", "/html/body/ul", "ul#u"},
        SelectorRow{"anyDepth", "//li", "li#a li#b li#c"}, SelectorRow{"anyDepthWithin", "/html//b", "b#q"},
        SelectorRow{"blanksAnywhere", " / html / body / ul [ 1 ] ", "ul#u"},
        SelectorRow{"aPlace", "//li[2]", "li#b"},
        SelectorRow{"aPlaceOfEachParent", "//*[2]", "body li#b p#p"},
        SelectorRow{"aPlaceInAll", "(//*)[2]", "head"}, SelectorRow{"theLast", "//li[last()]", "li#c"},
        SelectorRow{"aPlaceAfterAPredicate", "//li[@class][2]", "li#c"},
        SelectorRow{"aPredicateAfterAPlace", "//li[2][@class]", "none"},
        SelectorRow{"placesBackwards", "//li[@id='c']/preceding-sibling::li[1]", "li#b"},
        SelectorRow{"placesOfTwoSetsAreOneSet", "//li/following-sibling::*[1]", "li#b li#c"},
        SelectorRow{"placeZeroIsNone", "//li[0]", "none"},
        SelectorRow{"placeOneAndAHalfIsNone", "//li[1.5]", "none"},
        SelectorRow{"aCalculatedPlace", "//li[1 + 1]", "li#b"},
        SelectorRow{"texts", "//p/text()", "'Hello ' ' \n' 'x'"},
        SelectorRow{"oneText", "//p/text()[2]", "' \n'"}, SelectorRow{"comments", "//comment()", "<!--c-->"},
        SelectorRow{"allNodes", "//ul/node()", "li#a li#b <!--c--> li#c"},
        SelectorRow{"instructionsAreNone", "//processing-instruction('x')", "none"},
        SelectorRow{"union", "//p | //li[1] | //li", "li#a li#b li#c p#p"},
        SelectorRow{"parent", "//b/..", "p#p"}, SelectorRow{"self", "//b/.", "b#q"},
        SelectorRow{"ancestors", "//b/ancestor::*", "html body p#p"},
        SelectorRow{"ancestorOrSelfByPlace", "//b/ancestor-or-self::*[2]", "p#p"},
        SelectorRow{"following", "//li[3]/following::*", "p#p b#q o:p"},
        SelectorRow{"preceding", "//b/preceding::*", "head ul#u li#a li#b li#c"},
        SelectorRow{"followingOfMany", "//li/following::*", "li#b li#c p#p b#q o:p"},
        SelectorRow{"precedingSiblingsOfMany", "//li/preceding-sibling::node()", "li#a li#b <!--c-->"},
        SelectorRow{"descendantOrSelf", "//ul/descendant-or-self::*", "ul#u li#a li#b li#c"},
        SelectorRow{"descendantsOfNested", "//*/descendant::b", "b#q"},
        SelectorRow{"attributesLeadBack", "//@class/..", "li#a li#c"},
        SelectorRow{"afterAnAttributeComesTheContent", "//p/@id/following::node()[1]", "'Hello '"},
        SelectorRow{"attributeAxis", "//*[attribute::class = 'x']", "li#c"},
        SelectorRow{"anyAttribute", "//*[@*='q']", "b#q"}, SelectorRow{"aNameWithAColon", "//o:p", "o:p"},
        SelectorRow{"namesKeepTheirCase", "//LI", "none"},
        SelectorRow{"operatorsAsNames", "//div/mod/and/or", "none"},
        SelectorRow{"pathsFromAFunction", "id('u')/li[2]", "li#b"},
        SelectorRow{"pathsFromBrackets", "(//ul | //p)[2]/b", "b#q"},
        SelectorRow{"relativeFromTheDocument", "./html/head", "head"},
        SelectorRow{"anAxisFirst", "child::html/child::head", "head"},
        SelectorRow{"parentOfTheDocument", "..", "none"}),
    test::rowName);

INSTANTIATE_TEST_SUITE_P(
    Values, XPath,
    testing::Values(
        SelectorRow{"orAnd", "//li[@id='a' or @id='b' and @class]", "li#a"},
        SelectorRow{"notEqualHoldsForSome", "//ul[li != '2']", "ul#u"},
        SelectorRow{"equalSets", "//*[@class = //li[3]/@class]", "li#c"},
        SelectorRow{"unequalSets", "//ul[li != li]", "ul#u"},
        SelectorRow{"aSetIsNotUnlikeItself", "//b[. != .]", "none"},
        SelectorRow{"numbersOfSets", "//ul[li > 2]", "ul#u"},
        SelectorRow{"lessBetweenSets", "//ul[li < li]", "ul#u"},
        SelectorRow{"textIsNoNumber", "//li[. < 1 or . >= 1]", "li#b li#c"},
        SelectorRow{"aSetAndATruth", "//li[@class = true()]", "li#a li#c"},
        SelectorRow{"numberBeforeSet", "//li[2 < .]", "li#c"},
        SelectorRow{"arithmetic", "//li[7 mod 4 - 6 div 3 * 1 = 1][1]", "li#a"},
        SelectorRow{"manyMinusSigns", "//li[--position() = 2]", "li#b"},
        SelectorRow{"minusOfAText", "//li[- . = -2]", "li#b"},
        SelectorRow{"contains", "//*[contains(@class, 'y')]", "li#a"},
        SelectorRow{"startsWith", "//li[starts-with(., 'o')]", "li#a"},
        SelectorRow{"concat", "//li[concat(@id, '-', .) = 'b-2']", "li#b"},
        SelectorRow{"substringBefore", "//li[substring-before(@class, ' ') = 'x']", "li#a"},
        SelectorRow{"substringAfter", "//li[substring-after(@class, ' ') = 'y']", "li#a"},
        SelectorRow{"substringOfTheRecommendation", "//p[substring('12345', 1.5, 2.6) = '234']", "p#p"},
        SelectorRow{"substringFromNaN", "//p[substring('12345', 0 div 0, 3) = '']", "p#p"},
        SelectorRow{"substringFromMinusInfinity", "//p[substring('12345', -42, 1 div 0) = '12345']", "p#p"},
        SelectorRow{"lengthInLetters", "//b[string-length() = 2]", "b#q"},
        SelectorRow{"normalizeSpace", "//p[normalize-space() = 'Hello w\xC3\xA9x']", "p#p"},
        SelectorRow{"translate", "//li[translate(., 'eno', 'EN') = 'NE']", "li#a"},
        SelectorRow{"translateByLetter", "//b[translate(., '\xC3\xA9', 'e') = 'we']", "b#q"},
        SelectorRow{"count", "//*[count(li) = 3]", "ul#u"},
        SelectorRow{"sum", "//ul[sum(li[. > 0]) = 5]", "ul#u"},
        SelectorRow{"sumOfATextIsNone", "//ul[sum(li) = sum(li)]", "none"},
        SelectorRow{"rounding",
                    "//p[round(-2.5) = -2 and round(2.5) = 3 and floor(-1.5) = -2 and ceiling(1.2) = 2]",
                    "p#p"},
        SelectorRow{"numbersAsText",
                    "//p[string(1 div 4) = '0.25' and string(-0) = '0' and string(1 div 0) = 'Infinity']",
                    "p#p"},
        SelectorRow{"textsAsNumber", "//p[number(' -1.50 ') = -1.5 and number('+1') != number('1e0')]",
                    "p#p"},
        SelectorRow{"names", "//*[name() = 'o:p' and local-name(.) = 'o:p' and namespace-uri() = '']", "o:p"},
        SelectorRow{"nameOfAnAttribute", "//*[name(@*[2]) = 'class']", "li#a li#c"},
        SelectorRow{"ids", "id('c a nobody a')", "li#a li#c"},
        SelectorRow{"idsOfNodes", "id(//li/@id)/self::li[@class]", "li#a li#c"},
        SelectorRow{"language", "//b[lang('en') and not(lang('de')) and not(lang('en-G'))]", "b#q"},
        SelectorRow{"booleans", "//li[boolean(@class) = true() and not(false())]", "li#a li#c"},
        SelectorRow{"emptyTextIsFalse", "//li['']", "none"},
        SelectorRow{"aTextIsTrue", "//li['no'][1]", "li#a"},
        SelectorRow{"positionInsideAPathIsItsOwn", "//li[../li[position() = 2]/@id = 'b'][1]", "li#a"},
        SelectorRow{"positionInAFunction", "//li[string(position()) = '3']", "li#c"},
        SelectorRow{"lastInBrackets", "//li[(last() - 1)]", "li#b"}),
    test::rowName);

INSTANTIATE_TEST_SUITE_P(
    Errors, XPath,
    testing::Values(
        SelectorRow{"aNumber", "count(//li)", "error: it answers with a number, not with nodes"},
        SelectorRow{"aText", "string(//li)", "error: it answers with a text, not with nodes"},
        SelectorRow{"aTruth", "(//li) = 2", "error: it answers with a yes or no, not with nodes"},
        SelectorRow{"attributes", "//li/@class", "error: it answers with attributes, not with nodes"},
        SelectorRow{"attributesOfNone", "//nobody/@class",
                    "error: it answers with attributes, not with nodes"},
        SelectorRow{"attributesInDisguise", "//@class/self::node() | //p",
                    "error: it answers with attributes, not with nodes"},
        SelectorRow{"nothingBehindASlash", "/html/",
                    "error: a name, '*' or node test is missing, at character 7"},
        SelectorRow{"anOpenBracket", "//li[1", "error: ']' is missing, at character 7"},
        SelectorRow{"anEmptyPredicate", "//li[]", "error: an operand is missing, at character 6"},
        SelectorRow{"anUnknownFunction", "//li[matches(., 'x')]",
                    "error: there is no function of this name, at character 6"},
        SelectorRow{"anUnknownAxis", "//li/sibling::p",
                    "error: there is no axis of this name, at character 6"},
        SelectorRow{"theNamespaceAxis", "//li/namespace::p",
                    "error: there are no namespaces here, at character 6"},
        SelectorRow{"aNamespace", "//svg:*", "error: there are no namespaces here, at character 3"},
        SelectorRow{"aVariable", "//li[$x]", "error: there are no variables here, at character 6"},
        SelectorRow{"anOpenQuotation", "//li[.='\xC3\xA9]",
                    "error: this quotation mark is not closed, at character 8"},
        SelectorRow{"charactersAreLetters", "//li['\xC3\xA9\xC3\xA9'=]",
                    "error: an operand is missing, at character 11"},
        SelectorRow{"tooFewArguments", "//li[contains(.)]",
                    "error: contains() does not take so many arguments, at character 6"},
        SelectorRow{"tooManyArguments", "//li[not(1, 2)]",
                    "error: not() does not take so many arguments, at character 6"},
        SelectorRow{"aTextIsNoSet", "//li[count('x')]",
                    "error: this is to be a set of nodes, at character 12"},
        SelectorRow{"aTextHasNoChildren", "//li['x'/p]",
                    "error: what begins here is no set of nodes, at character 6"},
        SelectorRow{"aUnionOfNumbers", "//li[1 | 2]", "error: '|' joins nodes only, at character 8"},
        SelectorRow{"twoNames", "//li li", "error: an operator is missing before this name, at character 6"},
        SelectorRow{"whatIsNoXPath", "//li#a", "error: this letter stands in no XPath, at character 5"},
        SelectorRow{"aBracketTooMany", "//li)",
                    "error: what stands here does not belong to the expression, at character 5"}),
    test::rowName);

// Expressions at random, of which most are sensible questions to a page of test::randomPage().
class Questions {
  public:
    explicit Questions(std::mt19937& random) : m_random(random) {}

    std::string path(unsigned depth)
    {
        std::string text = pick({"/", "//", "//", "./", ".//", "(//p | //div)/"});
        for (unsigned i = 0, steps = below(3); i <= steps; ++i)
            text += (i > 0 ? pick({"/", "/", "//"}) : "") + step(depth);
        return below(8) == 0   ? text + " | " + path(0)
               : below(8) == 0 ? "(" + text + ")" + predicate(depth)
                               : text;
    }

  private:
    unsigned below(unsigned count) { return static_cast<unsigned>(m_random() % count); }
    std::string pick(const std::vector<std::string>& from) { return from[m_random() % from.size()]; }

    std::string step(unsigned depth)
    {
        if (below(12) == 0)
            return pick({".", "..", "@class/..", "@*/parent::div"});
        std::string text = pick({"", "", "", "ancestor::", "ancestor-or-self::", "descendant::", "self::",
                                 "descendant-or-self::", "following::", "following-sibling::", "preceding::",
                                 "preceding-sibling::", "parent::", "child::"});
        text += pick({"*", "*", "div", "p", "span", "td", "node()", "text()", "comment()", "br"});
        for (unsigned i = below(3); depth > 0 && i > 0; --i)
            text += predicate(depth - 1);
        return text;
    }
    std::string predicate(unsigned depth) { return "[" + value(depth, below(3)) + "]"; }

    // 0 a number, 1 a text, 2 a truth; now and then something else.
    std::string value(unsigned depth, unsigned type)
    {
        const unsigned less = depth > 0 ? depth - 1 : 0;
        if (depth > 0 && below(6) == 0)
            return relative(less);
        if (type == 0) {
            if (depth == 0 || below(3) == 0)
                return pick({"1", "2", "3", "last()", "position()", "0.5", "-1"});
            const std::string operation = pick({" + ", " - ", " * ", " div ", " mod "});
            return pick({"count(" + relative(less) + ")", "string-length(" + value(less, 1) + ")",
                         value(less, 0) + operation + value(less, 0), "- " + value(less, 0),
                         "floor(" + value(less, 0) + ")", "number(" + value(less, below(3)) + ")"});
        }
        if (type == 1) {
            if (depth == 0 || below(3) == 0)
                return pick({"'a'", "'a b'", "''", "'text'", "@class", "@id", ".", "name()", "'2'"});
            return pick({"concat(" + value(less, 1) + ", " + value(less, 1) + ")",
                         "substring-before(" + value(less, 1) + ", " + value(less, 1) + ")",
                         "substring-after(" + value(less, 1) + ", " + value(less, 1) + ")",
                         "substring(" + value(less, 1) + ", " + value(less, 0) + ", " + value(less, 0) + ")",
                         "normalize-space(" + value(less, 1) + ")",
                         "translate(" + value(less, 1) + ", " + value(less, 1) + ", " + value(less, 1) + ")",
                         "string(" + value(less, below(3)) + ")"});
        }
        if (depth == 0)
            return pick({"@class", "@id", "true()", "not(@style)", "text()"});
        const std::string relation = pick({" = ", " != ", " < ", " <= ", " > ", " >= "});
        return pick({value(less, below(3)) + relation + value(less, below(3)),
                     relative(less) + relation + relative(less),
                     "(" + value(less, 2) + pick({" and ", " or "}) + value(less, 2) + ")",
                     "not(" + value(less, 2) + ")",
                     "contains(" + value(less, 1) + ", " + value(less, 1) + ")",
                     "starts-with(" + value(less, 1) + ", " + value(less, 1) + ")"});
    }
    std::string relative(unsigned depth)
    {
        return pick({"", "", ".//", "../", "//"}) + step(depth) + (below(3) == 0 ? "/" + step(0) : "");
    }

    std::mt19937& m_random;
};

TEST(XPathOracle, libXml2SelectsTheSameNodesOnRandomPages)
{
    std::mt19937 random(5);
    Questions questions(random);
    int answered = 0;
    int filled = 0;
    for (int round = 0; round < (test::isSanitized ? 60 : 400); ++round) {
        const Document document = test::build(test::randomPage(random));
        const test::LibXml2Tree tree(document);
        for (int i = 0; i < 40; ++i) {
            const std::string question = questions.path(2);
            const std::optional<std::vector<NodeId>> expected = tree.select(question);
            const Result<std::vector<NodeId>> nodes = selectNodes(document, question);
            ASSERT_TRUE(nodes) << question << ": " << nodes.error().detail;
            ASSERT_TRUE(expected) << question;
            ++answered;
            filled += nodes->empty() ? 0 : 1;
            ASSERT_EQ(*nodes, *expected) << question << "\n" << test::outline(document);
        }
    }
    EXPECT_GT(filled * 8, answered); // the questions are not all about nothing
}

} // namespace
} // namespace tagseam
