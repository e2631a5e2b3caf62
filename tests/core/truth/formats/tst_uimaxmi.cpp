// SPDX-License-Identifier: MIT
// UIMA's XMI: marks there and back, the spans of INCEpTION's layers, and files that are refused.
#include "core/truth/formats/uimaxmi.h"

#include "core/select/selector.h"
#include "core/truth/annotation/markings.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::HasSubstr;

TEST(UimaXmi, isReadBackOntoTheSameNodes)
{
    const Document document = page("<html><body><p>𝄞 one \"two\" &amp; "
                                   "&lt;three&gt;\n</p><p>x</p><i>y</i><p>z\x01</p><img></body></html>");
    const PageSelectors selectors(document);
    Markings markings;
    const auto at = [&](const char* path) { return selectNodes(document, path)->front(); };
    setLabel(markings, selectors, {at("//p[1]")}, "record \"1\"");
    setLabel(markings, selectors, {at("//p[2]"), at("//p[3]")}, "main");
    markings.annotation.marks[0].note = "a\nnote";
    const std::string xmi =
        writeUimaXmi(selectors, markings.annotation, textRegionsOf(selectors, markings.anchored));
    EXPECT_THAT(xmi, HasSubstr("begin=\"0\" end=\"22\" label=\"record &quot;1&quot;\" mark=\"m1\""));
    const auto read = readUimaXmi(xmi);
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    const Markings after = markingsOf(selectors, *read);
    ASSERT_EQ(after.annotation.marks.size(), 2U);
    EXPECT_EQ(after.annotation.marks[0].label, "record \"1\"");
    EXPECT_EQ(after.annotation.marks[0].note, "a\nnote");
    EXPECT_EQ(nodesOf(after, 0), nodesOf(markings, 0));
    EXPECT_EQ(nodesOf(after, 1), nodesOf(markings, 1)) << "two regions of one mark";
}

TEST(UimaXmi, ofInceptionHasMarksOfItsCustomLayersAndEntities)
{
    const auto read = readUimaXmi(R"(<?xml version="1.0"?>
<xmi:XMI xmlns:xmi="http://www.omg.org/XMI" xmlns:cas="http:///uima/cas.ecore" xmlns:c="http:///webanno/custom.ecore"
  xmlns:type="http:///de/tudarmstadt/ukp/dkpro/core/api/ner/type.ecore"
  xmlns:seg="http:///de/tudarmstadt/ukp/dkpro/core/api/segmentation/type.ecore" xmi:version="2.0">
  <seg:Sentence xmi:id="1" sofa="9" begin="0" end="11"/><seg:Token xmi:id="2" sofa="9" begin="0" end="3"/>
  <c:Record xmi:id="3" sofa="9" begin="0" end="3"/>
  <c:Part xmi:id="4" sofa="9" begin="4" end="7" value="price"/>
  <type:NamedEntity xmi:id="5" sofa="9" begin="8" end="11" value="PER"/>
  <cas:Sofa xmi:id="9" sofaNum="1" sofaID="_InitialView" mimeType="text" sofaString="one two&#10;six"/>
</xmi:XMI>)");
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    std::vector<std::string> labels;
    for (const Mark& mark : read->marks)
        labels.push_back(mark.id + ' ' + mark.label);
    EXPECT_THAT(labels, testing::ElementsAre("m1 Record", "m2 price", "m3 PER"));
    EXPECT_EQ(read->marks[1].targets[0].quote, (TextQuote{"two", "one ", "\nsix"}));
    EXPECT_EQ(read->marks[1].targets[0].span, (TextSpan{4, 7}));
}

TEST(UimaXmi, saysWhatIsWrong)
{
    const auto refusal = [](const std::string& xml) {
        const auto read = readUimaXmi(xml);
        return read ? std::string("read") : read.error().where + ": " + read.error().detail;
    };
    const std::string sofa = "<cas:Sofa sofaString=\"abc\"/>";
    EXPECT_THAT(refusal("<xmi:XMI><a"), testing::StartsWith("byte"));
    EXPECT_THAT(refusal("<xmi:XMI/>"), HasSubstr("missing"));
    EXPECT_THAT(refusal("<xmi:XMI>" + sofa + sofa + "</xmi:XMI>"), HasSubstr("2 times"));
    for (const char* range : {"begin=\"0\" end=\"4\"", "begin=\"2\" end=\"1\"", "begin=\"x\" end=\"1\""})
        EXPECT_THAT(refusal("<xmi:XMI><c:X label=\"a\" " + std::string(range) + "/>" + sofa + "</xmi:XMI>"),
                    HasSubstr("not within the text"))
            << range;
}

} // namespace
} // namespace tagseam::test
