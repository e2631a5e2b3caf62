// SPDX-License-Identifier: MIT
// CSS selectors over a Document: each construct of the language, then the same question as an XPath.
#include "tests/core/select/selected.h"

namespace tagseam {
namespace {

Document cssPage()
{
    return test::page(
        "<html><head><title id=t></title></head><body>"
        "<ul id=u class='list Big'><li id=a class='x y'>1</li><li id=b>2</li>"
        "<li id=c class=x><b id=q lang=en-GB></b><i id=i> </i></li><!--note--><li id=d></li></ul>"
        "<p id=p title='A\nb' class='a.b 1x 1a'></p><div id=v><p id=w><b id=z>z</b></p><em id=e></em>"
        "<p id=s></p></div><input id=n type=TEXT name=TEXT></body></html>");
}

TEST(Css, selectsWhatTheLanguageSays)
{
    const Document document = cssPage();
    const test::SelectorRow rows[] = {
        {"idsKeepTheirCase", "#U", "none"},
        {"classesKeepTheirCase", ".big", "none"},
        {"aClassIsAWholeWord", ".lis", "none"},
        {"list", "#p , li#b,ul", "ul#u li#b p#p"},
        {"blanksAround", "  #a\n", "li#a"},
        {"comments", "li/**/.x /* a */ > /**/b", "b#q"},
        {"noWordIsEmpty", "[class~='']", "none"},
        {"language", "[lang|=en]", "b#q"},
        {"noPartOfALanguage", "[lang|=e]", "none"},
        {"nothingBeginsEmpty", "[class^=''],[class$=''],[class*='']", "none"},
        {"flagI", "[class$=BIG i]", "ul#u"},
        {"flagIAfterAString", "[class$='BIG'I]", "ul#u"},
        {"noFlag", "[class$=BIG]", "none"},
        {"htmlValuesIgnoreCase", "[type=text]", "input#n"},
        {"otherValuesDoNot", "[name=text]", "none"},
        {"flagS", "[type=text s]", "none"},
        {"escapedDigit", ".\\31 x", "p#p"},
        {"escapedDigitInSix", ".\\000031x", "p#p"},
        {"sixDigitsAreAll", ".\\000031a", "p#p"},
        {"escapeInAString", "[title='A\\a b']", "p#p"},
        {"escapedType", "\\6ci#a", "li#a"},
        {"stringOverTwoLines", "[class='x\\\n y']", "li#a"},
        {"nextLooksOverComments", "#c + li", "li#d"},
        {"firstOfType", "#v :first-of-type", "p#w b#z em#e"},
        {"lastOfType", "#v :last-of-type", "b#z em#e p#s"},
        {"onlyOfType", "#v > :only-of-type", "em#e"},
        {"odd", "li:nth-child(odd)", "li#a li#c"},
        {"even", "li:NTH-CHILD( EVEN )", "li#b li#d"},
        {"formulaWithBlanks", "li:nth-child( +3n - 2 )", "li#a li#d"},
        {"nobody", "li:nth-child(0n+0),li:nth-child(-3),li:nth-child(-n)", "none"},
        {"farNumbers", "li:nth-child(99999999999999999999n+2)", "li#b"}};
    for (const auto& [name, selector, expected] : rows)
        EXPECT_EQ(test::selected(document, selector), expected) << name;
}

TEST(Css, errorsSayWhatAndWhere)
{
    const std::pair<const char*, const char*> rows[] = {
        {"", "a selector is missing before the end, at character 1"},
        {"li,", "a selector is missing before the end, at character 4"},
        {"li >", "a selector is missing before the end, at character 5"},
        {"li > > b", "a selector is missing before '>', at character 6"},
        {"> li", "a selector is missing before the combinator, at character 3"},
        {"p 1a", "a selector is missing before '1', at character 3"},
        {"div/p", "'/' is not understood here, at character 4"},
        {"div /p", "'/' is not understood here (an XPath starts with / or ./), at character 5"},
        {"\xC3\xA9\xC3\xA9 #", "the name of an id is missing before the end, at character 5"},
        {"p::before", "the pseudo-element '::before' is not a node of the page, at character 2"},
        {"p:First-Line", "the pseudo-element '::first-line' is not a node of the page, at character 2"},
        {"li:hover", "the pseudo-class ':hover' is not known here, at character 3"},
        {"li:lang(en)", "the pseudo-class ':lang()' is not known here, at character 3"},
        {"li:not", "the pseudo-class ':not()' needs its brackets, at character 3"},
        {"li:empty()", "the pseudo-class ':empty' takes no brackets, at character 3"},
        {"svg|a", "namespaces ('|') are not known here, at character 1"},
        {"[xlink|href]", "namespaces ('|') are not known here, at character 7"},
        {"col || td", "the column combinator '||' is not known here, at character 5"},
        {":nth-child(2 of li)", "'of' is not known here, at character 14"},
        {":nth-child(2n 1)", "'odd', 'even' or a formula like '2n+1' is missing, at character 12"},
        {":nth-child(+ 2n)", "'odd', 'even' or a formula like '2n+1' is missing, at character 12"},
        {":nth-child(n-+2)", "'odd', 'even' or a formula like '2n+1' is missing, at character 12"},
        {"li[id", "'=', '~=', '|=', '^=', '$=', '*=' or ']' is missing before the end, at character 6"},
        {"[id='a]", "this quotation mark is not closed, at character 5"},
        {"[id=1]", "a name or a text in quotation marks is missing before '1', at character 5"},
        {"[id=a x]", "the flag 'x' is not known here, at character 8"},
        {":is()", "a selector is missing before ')', at character 5"},
        {":is(li, ::x)", "the pseudo-element '::x' is not a node of the page, at character 9"},
        {"li)", "')' is not understood here, at character 3"}};
    for (const auto& [selector, error] : rows)
        EXPECT_EQ(test::selected(cssPage(), selector), std::string("error: ") + error);
}

// A selector, and the condition of XPath under which an element matches it.
struct Criterion {
    std::string css;
    std::string condition;
};

class Questions {
  public:
    explicit Questions(std::mt19937& random) : m_random(random) {}

    Criterion list(unsigned depth)
    {
        Criterion all = complex(depth);
        while (below(4) == 0) {
            const Criterion more = complex(depth);
            all.css += ", " + more.css;
            all.condition = "(" + all.condition + " or " + more.condition + ")";
        }
        return all;
    }

  private:
    unsigned below(unsigned count) { return static_cast<unsigned>(m_random() % count); }
    std::string pick(const std::vector<std::string>& from) { return from[m_random() % from.size()]; }

    Criterion complex(unsigned depth)
    {
        Criterion all = compound(depth);
        for (unsigned i = below(3); i > 0; --i) {
            const Criterion last = compound(depth);
            const unsigned combinator = below(4);
            static const std::vector<std::string> signs{" ", ">", " + ", "~"};
            static const std::vector<std::string> axes{"ancestor::*", "parent::*", "preceding-sibling::*[1]",
                                                       "preceding-sibling::*"};
            all.css += signs[combinator] + last.css;
            all.condition = "(" + last.condition + " and " + axes[combinator] + "[" + all.condition + "])";
        }
        return all;
    }

    // The relations of an element for :has().
    Criterion relative(unsigned depth)
    {
        static const std::vector<std::string> signs{"", "> ", "+ ", "~ "};
        static const std::vector<std::string> axes{"descendant::*", "child::*", "following-sibling::*[1]",
                                                   "following-sibling::*"};
        const unsigned first = below(4);
        const Criterion element = compound(depth);
        if (below(2) == 0)
            return {signs[first] + element.css, axes[first] + "[" + element.condition + "]"};
        const unsigned second = below(4);
        const Criterion last = compound(depth);
        return {signs[first] + element.css + (second == 0 ? " " : "") + signs[second] + last.css,
                axes[first] + "[" + element.condition + " and " + axes[second] + "[" + last.condition + "]]"};
    }

    Criterion compound(unsigned depth)
    {
        const std::string type = pick({"div", "p", "span", "td", "br", "body"});
        Criterion all{pick({"*", ""}), "true()"};
        const bool isTyped = below(2) == 0;
        if (isTyped)
            all = {below(3) == 0 ? upperCase(type) : type, "self::" + type};
        for (unsigned i = all.css.empty() ? 0 : 1; i < 1 || below(3) == 0; ++i) {
            const Criterion more = simple(depth, isTyped ? type : std::string());
            all.css += more.css;
            all.condition += " and " + more.condition;
        }
        all.condition = "(" + all.condition + ")";
        return all;
    }
    static std::string upperCase(std::string text)
    {
        for (char& c : text)
            c = static_cast<char>(c - 'a' + 'A');
        return text;
    }

    Criterion simple(unsigned depth, const std::string& type)
    {
        switch (below(depth > 0 ? 7 : 4)) {
        case 0:
            return attribute();
        case 1:
            return place(type);
        case 2: {
            const std::string word = pick({"a", "b", "a.b"});
            const std::string escaped = word == "a.b" ? "a\\.b" : word;
            if (below(2) == 0)
                return {"#" + escaped, "@id = '" + word + "'"};
            return {"." + escaped, "contains(concat(' ', normalize-space(@class), ' '), ' " + word + " ')"};
        }
        case 3:
            return pickQuestion({{":empty", "not(* or text()[string-length() > 0])"},
                                 {":root", "not(parent::*)"},
                                 {":first-child", "not(preceding-sibling::*)"},
                                 {":last-child", "not(following-sibling::*)"},
                                 {":only-child", "not(preceding-sibling::* or following-sibling::*)"}});
        case 4: {
            const Criterion inner = list(depth - 1);
            return {":not(" + inner.css + ")", "not(" + inner.condition + ")"};
        }
        case 5: {
            const Criterion inner = list(depth - 1);
            return {pick({":is(", ":where("}) + inner.css + ")", inner.condition};
        }
        default: {
            const Criterion inner = relative(depth - 1);
            return {":has(" + inner.css + ")", inner.condition};
        }
        }
    }
    Criterion pickQuestion(const std::vector<Criterion>& from) { return from[m_random() % from.size()]; }

    Criterion attribute()
    {
        const std::string name = pick({"class", "style", "id", "width"});
        const std::string value = pick({"a", "b", "a b", "a.b", "color: red", "color"});
        const std::string quoted = "\"" + value + "\"]";
        const std::string at = "@" + name;
        const std::string text = "'" + value + "'";
        return pickQuestion(
            {{"[" + name + "]", at},
             {"[" + name + "=" + quoted, at + " = " + text},
             {"[" + name + "~=" + quoted,
              value.find(' ') != std::string::npos
                  ? "false()"
                  : "contains(concat(' ', " + at + ", ' '), concat(' ', " + text + ", ' '))"},
             {"[" + name + "|=" + quoted,
              "(" + at + " = " + text + " or starts-with(" + at + ", '" + value + "-'))"},
             {"[" + name + "^=" + quoted, "starts-with(" + at + ", " + text + ")"},
             {"[" + name + "$=" + quoted, "(string-length(" + at + ") >= " + std::to_string(value.size()) +
                                              " and substring(" + at + ", string-length(" + at + ") - " +
                                              std::to_string(value.size() - 1) + ") = " + text + ")"},
             {"[" + name + "*=" + quoted, "contains(" + at + ", " + text + ")"}});
    }

    // Types only if the type is known: XPath 1.0 cannot test the name of the element before.
    Criterion place(const std::string& type)
    {
        const bool isOfType = !type.empty() && below(2) == 0;
        const bool isFromEnd = below(2) == 0;
        const int a = static_cast<int>(below(7)) - 3;
        const int b = static_cast<int>(below(7)) - 3;
        const std::string css = std::string(":nth-") + (isFromEnd ? "last-" : "") +
                                (isOfType ? "of-type" : "child") + "(" + std::to_string(a) + "n" +
                                (b < 0 ? "" : "+") + std::to_string(b) + ")";
        const std::string place = std::string("(count(") + (isFromEnd ? "following" : "preceding") +
                                  "-sibling::" + (isOfType ? type : "*") + ") + 1 - (" + std::to_string(b) +
                                  "))";
        const std::string divisor = std::to_string(a);
        return {css, a == 0 ? place + " = 0"
                            : "(" + place + " mod (" + divisor + ") = 0 and " + place + " div (" + divisor +
                                  ") >= 0)"};
    }

    std::mt19937& m_random;
};

TEST(CssOracle, theSameQuestionInXPathHasTheSameAnswerOnRandomPages)
{
    std::mt19937 random(9);
    Questions questions(random);
    int answered = 0;
    int filled = 0;
    for (int round = 0; round < (test::isShort ? 60 : 400); ++round) {
        const Document document = test::build(test::randomPage(random));
        for (int i = 0; i < 40; ++i) {
            const Criterion question = questions.list(2);
            const Result<std::vector<NodeId>> nodes = selectNodes(document, question.css);
            ASSERT_TRUE(nodes) << question.css << ": " << nodes.error().detail;
            const auto expected = selectNodes(document, "//*[" + question.condition + "]");
            ASSERT_TRUE(expected) << question.condition << ": " << expected.error().detail;
            ++answered;
            filled += nodes->empty() ? 0 : 1;
            ASSERT_EQ(*nodes, *expected) << question.css << "\n"
                                         << question.condition << "\n"
                                         << test::outline(document);
        }
    }
    EXPECT_GT(filled * 8, answered);
}

} // namespace
} // namespace tagseam
