// SPDX-License-Identifier: MIT
// Unusual marks of a page are found before the page is done.
#include "core/truth/annotation/markchecks.h"

#include "core/select/selector.h"
#include "core/truth/annotation/marker.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using namespace test;
using Kind = Finding::Kind;

constexpr const char* shop =
    "<body><div id=menu><a>Home and garden</a></div><div id=box><ul id=list>"
    "<li id=a>Lamps<div id=ad>Buy now</div></li><li id=b><img src=b.png></li></ul></div>"
    "<div id=banner><img src=x.png><script>1</script></div><p id=foot>Imprint</p></body>";

class MarkChecks : public testing::Test {
  protected:
    Labelled mark(std::string_view label, const std::vector<std::string>& ids) const
    {
        Labelled mark{std::string(label), {}};
        for (const std::string& each : ids)
            mark.nodes.push_back(node(each));
        return mark;
    }
    NodeId node(const std::string& id) const { return selectNodes(m_page, "#" + id)->at(0); }
    // The findings on pairs of marks.
    std::vector<Finding> pairs(const std::vector<Labelled>& marks) const
    {
        std::vector<Finding> findings = checkMarks(m_page, marks);
        std::erase_if(findings, [](const Finding& each) { return each.inner.empty(); });
        return findings;
    }

    Document m_page = page(shop);
};

TEST_F(MarkChecks, aPageWithoutMarksHasNoFindings)
{
    EXPECT_TRUE(checkMarks(m_page, {}).empty());
}

TEST_F(MarkChecks, partsWithoutAMarkAreFoundAndPicturesAmongThem)
{
    const std::vector<Finding> expected{{Kind::Unmarked, {node("foot")}},
                                        {Kind::OnlyPictures, {node("banner")}}};
    EXPECT_EQ(checkMarks(m_page, {mark(label::main, {"list"}), mark(label::navigation, {"menu"})}), expected);
}

TEST_F(MarkChecks, aRecordAroundMainContentIsFound)
{
    EXPECT_EQ(pairs({mark(label::main, {"list"}), mark(label::record, {"box"})}),
              (std::vector<Finding>{{Kind::RecordAroundMain, {node("box")}, {node("list")}}}));
    EXPECT_TRUE(pairs({mark(label::main, {"list"}), mark(label::record, {"a"})}).empty());
}

TEST_F(MarkChecks, labelsThatExcludeOneAnotherAreFound)
{
    EXPECT_EQ(pairs({mark(label::record, {"a"}), mark(label::sidebar, {"box"})}),
              (std::vector<Finding>{{Kind::Overlap, {node("box")}, {node("a")}}}));
    EXPECT_EQ(pairs({mark(label::record, {"ad"}), mark(label::record, {"a", "b"})}),
              (std::vector<Finding>{{Kind::Overlap, {node("a"), node("b")}, {node("ad")}}}));
    EXPECT_EQ(pairs({mark(label::main, {"list"}), mark(label::footer, {"list"})}),
              (std::vector<Finding>{{Kind::Overlap, {node("list")}, {node("list")}}}));
    EXPECT_TRUE(pairs({mark(label::record, {"a"}), mark(label::advertisement, {"ad"})}).empty())
        << "noise inside content";
    EXPECT_TRUE(pairs({mark("price", {"ad"}), mark("product", {"a"}), mark(label::record, {"a"})}).empty())
        << "labels of the user's own";
}

TEST_F(MarkChecks, contentThatIsTheWholePageIsFound)
{
    EXPECT_EQ(checkMarks(m_page, {{std::string(label::main), {m_page.body()}}}),
              (std::vector<Finding>{{Kind::WholePage, {m_page.body()}}}));
    const Document wrapped = page("<body> <div id=all><p>One</p><p>Two</p></div> <script>1</script></body>");
    const NodeId all = selectNodes(wrapped, "#all")->at(0);
    EXPECT_EQ(checkMarks(wrapped, {{std::string(label::main), {all}}}),
              (std::vector<Finding>{{Kind::WholePage, {all}}}));
}

TEST_F(MarkChecks, contentWithoutTextIsFound)
{
    const std::vector<Finding> findings =
        checkMarks(m_page, {mark(label::record, {"b"}), mark(label::main, {"box"}),
                            mark(label::advertisement, {"banner"}), mark(label::navigation, {"menu"}),
                            mark(label::footer, {"foot"})});
    EXPECT_EQ(findings, (std::vector<Finding>{{Kind::OnlyPictures, {node("b")}}}))
        << "an advertisement may be a picture";
}

} // namespace
} // namespace tagseam
