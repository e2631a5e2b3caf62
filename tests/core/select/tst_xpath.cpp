// SPDX-License-Identifier: MIT
// XPath over a Document: each construct of the language once; then random paths, walked node by node.
#include "tests/core/page/outlinetree.h"
#include "tests/core/select/selected.h"

#include <array>
#include <set>

namespace tagseam {
namespace {

using Row = test::SelectorRow;

Document listPage()
{
    return test::tree("html[lang=en-GB](head body(ul[id=u](li[id=a][class=x y]('one') li[id=b]('2') <!--c--> "
                      "li[id=c][class=x]('3')) p[id=p]('Hello ' ' \n' b[id=q]('w\xC3\xA9') 'x') "
                      "o:p[xlink:href=#][xml:lang=pt]))");
}

TEST(XPath, selects)
{
    const Document document = listPage();
    for (const Row& row :
         {Row{"theDocument", "/", "/"}, Row{"anyDepth", "//li", "li#a li#b li#c"},
          Row{"anyDepthWithin", "/html//b", "b#q"},
          Row{"blanksAnywhere", " / html / body / ul [ 1 ] ", "ul#u"}, Row{"aPlaceInAll", "(//*)[2]", "head"},
          Row{"aPlaceAfterAPredicate", "//li[@class][2]", "li#c"},
          Row{"aPredicateAfterAPlace", "//li[2][@class]", "none"}, Row{"placeZeroIsNone", "//li[0]", "none"},
          Row{"instructionsAreNone", "//processing-instruction('x')", "none"},
          Row{"union", "//p | //li[1] | //li", "li#a li#b li#c p#p"}, Row{"parent", "//b/..", "p#p"},
          Row{"attributesLeadBack", "//@class/..", "li#a li#c"},
          Row{"attributeAxis", "//*[attribute::class = 'x']", "li#c"},
          Row{"anyAttribute", "//*[@*='q']", "b#q"}, Row{"aPrefixedName", "//o:p", "o:p"},
          Row{"anyNameOfAPrefix", "//o:*", "o:p"}, Row{"aPrefixedAttribute", "//*[@xlink:href = '#']", "o:p"},
          Row{"aNameWithAColon", "//*[name()='o:p']", "o:p"},
          Row{"anAttributeWithAColon", "//*[@*[name()='xlink:href'] = '#']", "o:p"},
          Row{"attributesOfNone", "//nobody/@class", "none"},
          Row{"namespacesOfNone", "//li/namespace::p", "none"},
          Row{"theDocumentAmongAll", ".//.",
              "/ html head body ul#u li#a 'one' li#b '2' <!--c--> li#c '3' p#p 'Hello ' ' \n' b#q "
              "'w\xC3\xA9' 'x' o:p"},
          Row{"namesKeepTheirCase", "//LI", "none"}, Row{"operatorsAsNames", "//div/mod/and/or", "none"},
          Row{"pathsFromBrackets", "(//ul | //p)[2]/b", "b#q"},
          Row{"relativeFromTheDocument", "./html/head", "head"},
          Row{"anAxisFirst", "child::html/child::head", "head"}, Row{"parentOfTheDocument", "..", "none"},
          // pugixml evaluates operators and functions; these rows depend on the tree that it is given.
          Row{"manyMinusSigns", "//li[--position() = 2]", "li#b"},
          Row{"lengthInBytes", "//b[string-length() = 3]", "b#q"},
          Row{"normalizeSpace", "//p[normalize-space() = 'Hello w\xC3\xA9x']", "p#p"},
          Row{"translate", "//li[translate(., 'eno', 'EN') = 'NE']", "li#a"},
          Row{"names", "//*[name() = 'o:p' and local-name(.) = 'p' and namespace-uri() = '']", "o:p"},
          Row{"nameOfAnAttribute", "//*[name(@*[2]) = 'class']", "li#a li#c"},
          Row{"languageOfXmlAlone", "//*[lang('pt') or lang('en')]", "o:p"},
          Row{"anAttributeOfXml", "//*[@xml:lang]", "o:p"},
          Row{"positionInsideAPathIsItsOwn", "//li[../li[position() = 2]/@id = 'b'][1]", "li#a"},

          Row{"aNumber", "count(//li)", "error: it answers with a number, not with nodes"},
          Row{"attributes", "//li/@class", "error: it answers with attributes, not with nodes"},
          Row{"attributesInDisguise", "//@class/self::node() | //p",
              "error: it answers with attributes, not with nodes"},
          Row{"namespaces", "//namespace::*", "none"},
          Row{"nothingAfterASlash", "/html/", "error: something is missing here, at character 7"},
          Row{"anOpenBracket", "//li[1", "error: ']' is missing, at character 7"},
          Row{"anOpenRoundBracket", "(//li", "error: ')' is missing, at character 6"},
          Row{"anOpenCall", "//li[count(//p", "error: ',' or ')' is missing, at character 15"},
          Row{"anOpenNodeTest", "//text(1)", "error: ')' is missing, at character 8"},
          Row{"anEmptyPredicate", "//li[]", "error: ']' is not understood here, at character 6"},
          Row{"anUnknownFunction", "//li[not(matches(., 'x'))]",
              "error: XPath 1.0 has no function matches()"},
          Row{"anUnknownAxis", "//li/sibling::p", "error: XPath 1.0 has no such axis, at character 13"},
          Row{"aPrefixOfNobody", "//svg:*", "none"},
          Row{"aFunctionWithAPrefix", "//li[x:f()]", "error: XPath 1.0 has no function x:f()"},
          Row{"whatIsNeverAskedIsAnErrorToo", "//nobody[f()]", "error: XPath 1.0 has no function f()"},
          Row{"theFunctionThatIsMeant", "//li[not(2) or count(p)-f(1, '(') = not(1)]",
              "error: XPath 1.0 has no function f()"},
          Row{"ids", "id('u')/li[2]", "error: id('x') is written //*[@id='x'], at character 1"},
          Row{"idsAfterAnOperator", "//li[1 = 3-count(id ('u'))]",
              "error: id('x') is written //*[@id='x'], at character 18"},
          Row{"noIds", "//li[. != ' id(1)' and @id][1]", "li#a"},
          Row{"translateByLetter", "//b[translate(., '\xC3\xA9', 'e') = 'we']",
              "error: translate() knows ASCII letters only, at character 5"},
          Row{"aVariable", "//li[$x]", "error: there are no variables here"},
          Row{"anOpenQuotation", "//li[.='\xC3\xA9]",
              "error: a quotation mark is not closed, at character 8"},
          Row{"charactersAreLetters", "//li['\xC3\xA9\xC3\xA9'=]",
              "error: ']' is not understood here, at character 11"},
          Row{"tooFewArguments", "//li[contains(.)]", "error: contains() does not take so many arguments"},
          Row{"tooManyArguments", "//li[not(1, 2)]", "error: not() does not take so many arguments"},
          Row{"aTextIsNoSet", "//li[count('x')]",
              "error: count() cannot take what it is given, such as a text where nodes belong"},
          Row{"aTextHasNoChildren", "//li['x'/p]",
              "error: an operator cannot take what it is given, such as a text where nodes belong"},
          Row{"aUnionOfNumbers", "//li[1 | 2]",
              "error: an operator cannot take what it is given, such as a text where nodes belong"},
          Row{"twoNames", "//li li", "error: 'l' is not understood here, at character 6"},
          Row{"whatIsNoXPath", "//li#a", "error: '#' is not understood here, at character 5"},
          Row{"aBracketTooMany", "//li)", "error: ')' is not understood here, at character 5"},
          Row{"bracketsAcross", "//li)|(//p", "error: ')' is not understood here, at character 5"},
          Row{"noUtf8", "//li['\xC3\xA9\xFF']", "error: this is not UTF-8, at character 8"},
          Row{"halfALetter", "//li['\xC3", "error: this is not UTF-8, at character 7"},
          Row{"firstByteOfTheReplacement", "//li\xEF", "error: this is not UTF-8, at character 5"},
          Row{"twoBytesOfTheReplacement", "//li\xEF\xBF", "error: this is not UTF-8, at character 5"},
          Row{"firstByteOfTheReplacementWithin", "//li['\xEF']", "error: this is not UTF-8, at character 7"},
          Row{"aNul", std::string("//li[.='\0']", 11), "error: this is not UTF-8, at character 9"}})
        EXPECT_EQ(test::selected(document, row.selector), row.expected) << row.name << ": " << row.selector;
}

TEST(XPathErrors, nothingIsSaidOnStderr)
{
    testing::internal::CaptureStderr();
    for (const char* selector : {"//li[f()]", "//li[x:f()]", "//li[$x:y]", "//li[", "//li[. | 1]"})
        EXPECT_FALSE(selectNodes(listPage(), selector)) << selector;
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

// Returns the place of the selected node if it is the only one; else 0.
std::uint32_t placeOf(const Document& document, std::string_view question)
{
    const Result<std::vector<NodeId>> nodes = selectNodes(document, question);
    return nodes && nodes->size() == 1 ? nodes->front().value : 0;
}

// Bytes that XML could not hold.
TEST(XPathTexts, anyBytesCanBeRead)
{
    DocumentBuilder page;
    page.open("p");
    page.attribute("id", "q\"'<&lt;>\r\n\t ");
    page.attribute("", "nameless");
    page.attribute("a=\"b", "c");
    page.text("]]>");
    page.text("]]>");
    page.text("");
    page.text("\r\n &lt;<![CDATA[");
    page.comment("--><p>-->-");
    page.comment("");
    page.close();
    page.open("o<'\" >");
    page.text(std::string_view("a\0b\xFF", 4));
    page.text("\xF0\x9F");
    page.close();
    page.open("");
    const Document document = std::move(page).finish();
    for (const char* question :
         {"//p[@id = concat('q\"', \"'<&lt;>\r\n\t \")]", "//p[@*[name() = ''] = 'nameless']",
          "//p[@*[name() = 'a=\"b'] = 'c']", "//p[count(@*) = 3]", "//p[count(text()) = 4]",
          "//p[text()[2] = ']]>']", "//p[string-length(text()[3]) = 0]",
          "//p[. = ']]>]]>\r\n &lt;<![CDATA[']", "//p[comment()[1] = '--><p>-->-' and comment()[2] = '']"})
        EXPECT_EQ(test::selected(document, question), "p#q\"'<&lt;>\r\n\t ") << question;
    for (const char* question :
         {R"(//*[name() = concat("o<'", '" >')])", "/*[2]", "//*[substring(., 2, 1) = '\x1A']"})
        EXPECT_EQ(placeOf(document, question), 8U) << question;
    EXPECT_EQ(placeOf(document, "//*[name() = '']"), 11U);
}

TEST(XPathTexts, aByteOrderMarkIsText)
{
    const Document document = test::tree("'\xEF\xBB\xBF' ' '");
    EXPECT_EQ(test::selected(document, "/text()[. = '\xEF\xBB\xBF']"), "'\xEF\xBB\xBF'");
    EXPECT_EQ(test::selected(document, "/text()[2]"), "' '");
}

// An axis as the standard defines it (section 2.2), tested on every two nodes.
struct Axis {
    const char* name;
    bool isReverse; // places are counted backwards
    bool (*holds)(const Document& page, NodeId from, NodeId node);
};

bool isWithin(const Document& page, NodeId outer, NodeId node)
{
    return outer < node && node < page.subtreeEnd(outer);
}

bool areSiblings(const Document& page, NodeId first, NodeId second)
{
    return first < second && page.parent(first) != noNode && page.parent(first) == page.parent(second);
}

const std::array<Axis, 11> axes{{
    {"child", false, [](auto& page, NodeId from, NodeId node) { return page.parent(node) == from; }},
    {"parent", true, [](auto& page, NodeId from, NodeId node) { return page.parent(from) == node; }},
    {"self", false, [](auto&, NodeId from, NodeId node) { return from == node; }},
    {"descendant", false, isWithin},
    {"descendant-or-self", false,
     [](auto& page, NodeId from, NodeId node) { return from == node || isWithin(page, from, node); }},
    {"ancestor", true, [](auto& page, NodeId from, NodeId node) { return isWithin(page, node, from); }},
    {"ancestor-or-self", true,
     [](auto& page, NodeId from, NodeId node) { return from == node || isWithin(page, node, from); }},
    {"following", false, [](auto& page, NodeId from, NodeId node) { return node >= page.subtreeEnd(from); }},
    {"preceding", true, [](auto& page, NodeId from, NodeId node) { return from >= page.subtreeEnd(node); }},
    {"following-sibling", false, areSiblings},
    {"preceding-sibling", true,
     [](auto& page, NodeId from, NodeId node) { return areSiblings(page, node, from); }},
}};

struct RandomStep {
    Axis axis;
    std::string test;
    std::size_t place; // from 1; 0: all; 9: the last

    std::string text() const
    {
        const std::string where = place == 0   ? ""
                                  : place == 9 ? "[last()]"
                                               : "[" + std::to_string(place) + "]";
        return std::string(axis.name) + "::" + test + where;
    }
    bool passes(const Document& page, NodeId node) const
    {
        if (test == "text()")
            return page.kind(node) == NodeKind::Text;
        if (test == "comment()")
            return page.kind(node) == NodeKind::Comment;
        return test == "node()" || (page.isElement(node) && (test == "*" || page.name(node) == test));
    }
    std::set<NodeId> walk(const Document& page, const std::set<NodeId>& starts) const
    {
        std::set<NodeId> found;
        for (const NodeId from : starts) {
            std::vector<NodeId> nodes;
            for (NodeId node{0}; node.value < page.size(); ++node.value) {
                if (axis.holds(page, from, node) && passes(page, node))
                    nodes.push_back(node);
            }
            if (axis.isReverse)
                std::ranges::reverse(nodes);
            if (place == 0)
                found.insert(nodes.begin(), nodes.end());
            else if (place == 9 ? !nodes.empty() : place <= nodes.size())
                found.insert(place == 9 ? nodes.back() : nodes[place - 1]);
        }
        return found;
    }
};

TEST(XPathOracle, randomPathsLeadWhereAWalkLeads)
{
    std::mt19937 random(5);
    const auto below = [&](std::size_t count) { return random() % count; };
    const std::vector<std::string> tests{"*", "*", "div", "p", "span", "node()", "text()", "comment()", "td"};
    int filled = 0;
    int answered = 0;
    for (int round = 0; round < (test::isShort ? 60 : 400); ++round) {
        const Document page = test::build(test::randomPage(random));
        for (int i = 0; i < 40; ++i) {
            std::string path;
            std::set<NodeId> expected{NodeId{0}};
            for (std::size_t left = 1 + below(4); left > 0; --left) {
                const bool isFirst = path.empty(); // from the document most axes lead nowhere
                const Axis& axis = isFirst ? axes.at(3) : axes.at(below(axes.size()));
                const RandomStep step{axis, tests[below(tests.size())],
                                      std::array<std::size_t, 6>{0, 0, 0, 1, 2, 9}.at(below(6))};
                path += "/" + step.text();
                expected = step.walk(page, expected);
            }
            const Result<std::vector<NodeId>> nodes = selectNodes(page, path);
            ASSERT_TRUE(nodes) << path << ": " << nodes.error().detail;
            ASSERT_EQ(*nodes, std::vector(expected.begin(), expected.end())) << path << "\n"
                                                                             << test::outline(page);
            ++answered;
            filled += nodes->empty() ? 0 : 1;
        }
    }
    EXPECT_GT(filled * 8, answered); // the paths do not all lead nowhere
}

} // namespace
} // namespace tagseam
