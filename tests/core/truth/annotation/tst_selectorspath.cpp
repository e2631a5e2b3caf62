// SPDX-License-Identifier: MIT
// Paths of annotations: those of the DOM, and the nodes that they lead to in both trees.
#include "core/truth/annotation/selectorspath.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using namespace test;

std::vector<NodeId> followed(const Document& document, const std::string& xpath)
{
    return ChildIndex(document).follow(*parseXPathSteps(xpath));
}

TEST(DomXPath, rowsAreInTheTbodyThatHtml5Implies)
{
    const Document document = page("<body><table><caption>c</caption><thead><tr><th id=h>1</thead>"
                                   "<tr><td>2</td></tr> <!-- x --> <tr><td id=a>3</table>");
    const NodeId cell = byId(document, "a");
    EXPECT_EQ(domXPathOf(document, cell), "/html/body/table/tbody/tr[2]/td");
    EXPECT_EQ(cssPathOf(document, cell), "html > body > table > tbody > tr:nth-of-type(2) > td");
    EXPECT_EQ(domXPathOf(document, byId(document, "h")), "/html/body/table/thead/tr/th");
    EXPECT_EQ(followed(document, domXPathOf(document, cell)), std::vector{cell});
    EXPECT_EQ(ChildIndex(document).follow(*parseCssSteps(cssPathOf(document, cell))), std::vector{cell});
}

TEST(DomXPath, nestedTablesHaveOneEach)
{
    const Document document = page("<body><table><tr><td><table><tr><td id=a>x</table></table>");
    const NodeId cell = byId(document, "a");
    EXPECT_EQ(domXPathOf(document, cell), "/html/body/table/tbody/tr/td/table/tbody/tr/td");
    EXPECT_EQ(followed(document, domXPathOf(document, cell)), std::vector{cell});
}

// A row of such a table is in one of two bodies, by rules that only an HTML5 parser has. The path stays that
// of the tree, which leads back to its node.
TEST(DomXPath, tablesWithSectionsBetweenTheirRowsKeepThePathOfTheTree)
{
    for (const char* table : {"<tr><td>1</td></tr><tfoot><tr><td>2</td></tr></tfoot><tr><td id=a>3</td></tr>",
                              "<tr><td id=a>1</td></tr><tbody><tr><td>2</td></tr></tbody>"}) {
        const Document document = page(std::string("<body><table>") + table + "</table>");
        const NodeId cell = byId(document, "a");
        EXPECT_EQ(domXPathOf(document, cell), xpathOf(document, cell)) << table;
        EXPECT_EQ(followed(document, domXPathOf(document, cell)), std::vector{cell}) << table;
    }
}

// A script may have made rows without a tbody: the tree of a browser is the DOM.
TEST(DomXPath, renderedTreeIsTheDom)
{
    DocumentBuilder builder;
    builder.open("table");
    const NodeId row = builder.open("tr");
    builder.close();
    builder.close();
    const Document document = std::move(builder).finish();
    EXPECT_EQ(domXPathOf(document, row), "/table/tr");
}

} // namespace
} // namespace tagseam
