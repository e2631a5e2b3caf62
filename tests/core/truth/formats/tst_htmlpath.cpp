// SPDX-License-Identifier: MIT
// Paths of a browser's DOM on the trees that libxml2 and a browser make.
#include "core/truth/formats/htmlpath.h"

#include "core/select/selector.h"
#include "tests/core/page/outlinetree.h"

#include <fmt/format.h>

namespace tagseam::test {
namespace {

std::string followed(const Document& document, std::string_view path, TablePaths tables = TablePaths::Literal)
{
    const PathTarget target = followPath(document, path, tables);
    if (target.failure != PathFailure::None)
        return fmt::format("failure {} at {}", static_cast<int>(target.failure), target.step);
    std::string all;
    for (const NodeId node : target.nodes)
        all += (all.empty() ? "" : " ") + xpathOf(document, node);
    return all;
}

std::string nothingAt(std::size_t step)
{
    return fmt::format("failure {} at {}", static_cast<int>(PathFailure::NothingThere), step);
}

std::string tolerant(const Document& document, std::string_view path)
{
    return followed(document, path, TablePaths::Tolerant);
}

TEST(FollowPath, stepsToChildrenByNameAndPosition)
{
    const Document document = page("<body><p>a</p><!--x--><p>b<i>c</i>d</p><div></div></body>");
    EXPECT_EQ(followed(document, "/html/body/p[2]"), "/html/body/p[2]");
    EXPECT_EQ(followed(document, " /HTML/Body/div\n"), "/html/body/div");
    EXPECT_EQ(followed(document, "/html/body/*[3]"), "/html/body/div");
    EXPECT_EQ(followed(document, "/html/body/p[2]/text()[2]"), "/html/body/p[2]/text()[2]");
    EXPECT_EQ(followed(document, "/html/body/comment()"), "/html/body/comment()");
    EXPECT_EQ(followed(document, "/"), "/");
    EXPECT_EQ(followed(document, "/html/body/p[3]/b"), nothingAt(3));
    EXPECT_EQ(followed(document, "/html/body/p/text()"),
              fmt::format("failure {} at 4", static_cast<int>(PathFailure::Ambiguous)));
    EXPECT_EQ(followed(document, "/html/body/p[1]/text()"), "/html/body/p[1]/text()");
}

TEST(FollowPath, understandsNothingElse)
{
    const Document document = page("<body><p>a</p></body>");
    for (const char* path :
         {"", "html", "//p", "/html//p", "/html/body/", "/html/p[0]", "/html/p[-1]", "/html/p[1",
          "/html/p[x]", "/html/p[1]x", "/html/p[4294967297]", "/html/..", "/html/@id", "/html/p|/html",
          "/a b", "/html/descendant::p", "/html/p[1][1]", "/nothing/here/p[last()]"}) {
        EXPECT_EQ(followPath(document, path, TablePaths::Tolerant).failure, PathFailure::NoPath) << path;
    }
    EXPECT_EQ(followPath(document, "/html/p[x]", TablePaths::Literal).step, 8U); // the bracket
}

TEST(FollowPath, findsRowsOfTheTablesThatABrowserMakes)
{
    const std::string table = "/html/body/table";
    // libxml2 makes no tbody; a browser makes one for the first two rows, and one for the last.
    const Document rows =
        test::libxml2Page("<body><table><tr><td>1</td></tr><tr><td>2</td></tr><tbody><tr><td>3</td>"
                          "</tr></tbody><tr><td>4</td></tr></table></body>");
    EXPECT_EQ(followed(rows, table + "/tbody[1]/tr[2]"), nothingAt(5));
    EXPECT_EQ(tolerant(rows, table + "/tbody[1]/tr[2]/td"), table + "/tr[2]/td");
    EXPECT_EQ(tolerant(rows, table + "/tbody[2]/tr"), table + "/tbody/tr");
    EXPECT_EQ(tolerant(rows, table + "/tbody[3]/tr"), table + "/tr[3]");
    EXPECT_EQ(tolerant(rows, table + "/tbody[1]"), table + "/tr[1] " + table + "/tr[2]");
    EXPECT_EQ(tolerant(rows, table + "/tbody[4]"), nothingAt(4));
    // The path lacks a tbody that the tree has.
    EXPECT_EQ(tolerant(page("<body><table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>"),
                       table + "/tr[2]/td"),
              table + "/tbody/tr[2]/td");
    EXPECT_EQ(tolerant(page("<body><table><tbody><tr></tr></tbody><tbody><tr></tr></tbody></table>"),
                       table + "/tr[1]"),
              nothingAt(4))
        << "there are two bodies to choose from";
    const Document form = test::libxml2Page("<body><table><form><tr><td>1</td></tr><tr><td>2</td></tr></form>"
                                            "<tr><td>3</td></tr></table><form><p>x</p></form></body>");
    ASSERT_EQ(form.name(form.parent((*selectNodes(form, "tr"))[0])), "form");
    EXPECT_EQ(tolerant(form, table + "/tbody/tr[2]/td"), table + "/form/tr[2]/td");
    EXPECT_EQ(tolerant(form, table + "/tbody/tr[3]/td"), table + "/tr/td");
    EXPECT_EQ(tolerant(form, "/html/body/p"), nothingAt(3)) << "only forms in tables are passed over";
}

TEST(FollowPath, leadsToEachNodeByItsOwnXPath)
{
    std::mt19937 random(17);
    for (int round = 0; round < 200; ++round) {
        const Document document = build(randomPage(random));
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            const std::string path = xpathOf(document, node);
            for (const TablePaths tables : {TablePaths::Literal, TablePaths::Tolerant})
                ASSERT_EQ(followPath(document, path, tables).nodes, std::vector{node}) << path;
        }
    }
}

TEST(FollowPath, isLinearOnDeepPages)
{
    const Document document = tree(repeated(200'000, "table("));
    const std::string path = repeated(200'000, "/table");
    EXPECT_EQ(followPath(document, path, TablePaths::Tolerant).nodes, std::vector{NodeId{200'000}});
    EXPECT_EQ(followPath(document, path + "/b", TablePaths::Tolerant).failure, PathFailure::NothingThere);
}

} // namespace
} // namespace tagseam::test
