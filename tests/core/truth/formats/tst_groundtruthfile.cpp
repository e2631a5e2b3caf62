// SPDX-License-Identifier: MIT
// Ground truth of any format, recognised from its content, for one page.
#include "core/truth/formats/groundtruthfile.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

TEST(GroundTruthFile, isKnownByItsContent)
{
    using Row = std::pair<const char*, const char*>;
    for (const auto& [bytes, format] :
         {Row{"\xEF\xBB\xBF\n <pages/>", "xml"}, Row{"Page,Label,mark,XPath\r\n", "csv"},
          Row{"\"label\",\"xpath\"", "csv"}, Row{"label;xpath\n", "csv"},
          Row{"Page\t\"Label\"\tXPath\r\n", "csv"}, Row{"xpath and label, said in words\nmore", "text"},
          Row{"Some text, and more", "text"}, Row{R"({"segmentations": {}})", "webis"},
          Row{R"({"a": {"articleBody": ""}})", "articles"},
          Row{R"({"@context": "http://www.w3.org/ns/anno.jsonld"})", "annotation"}, Row{"{", "annotation"}})
        EXPECT_EQ(name(recogniseGroundTruth(bytes)), format) << bytes;
    EXPECT_FALSE(readGroundTruth("{"));
    EXPECT_EQ(readGroundTruth("\n").error().code, ErrorCode::Empty);
}

std::string found(std::string_view bytes, const Document& document, std::string_view pageId)
{
    const auto file = readGroundTruth(bytes);
    if (!file)
        return file.error().detail;
    const auto truth = groundTruthFor(*file, document, pageId);
    if (!truth)
        return truth.error().detail;
    std::string all;
    for (const Labelled& each : truth->labelled) {
        for (const NodeId node : each.nodes)
            all += each.label + " " + xpathOf(document, node) + ";";
    }
    for (const std::string& lost : truth->lost)
        all += "lost " + lost + ";";
    return all;
}

TEST(GroundTruthFile, givesWhatItSaysOfAPage)
{
    const Document document = page("<body><p>one two three</p><p>four</p></body>");
    const std::string xml = "<pages><page id='x/a.html'><srr><xpath>/html/body/p[1]</xpath></srr></page>"
                            "<page id='b.html'><srr><xpath>/html/body/p[2]</xpath></srr>"
                            "<srr><xpath>/html/body/p[3]</xpath></srr></page></pages>";
    EXPECT_EQ(found(xml, document, "x/a.html"), "record /html/body/p[1];");
    EXPECT_EQ(found(xml, document, "/data/x/a.html"), "record /html/body/p[1];");
    EXPECT_EQ(found(xml, document, "b.html"),
              "record /html/body/p[2];lost /html/body/p[3]: nothing is at step 3;");
    EXPECT_EQ(found(xml, document, "ab.html"), "nothing for ab.html");
    EXPECT_EQ(found(xml, document, "a.html"), "nothing for a.html");
    EXPECT_EQ(pageIds(*readGroundTruth(xml)), (std::vector<std::string>{"x/a.html", "b.html"}));

    const std::string csv = "label,xpath\nmain,/html/body\nown,//p\nown,/html/body/p\n";
    EXPECT_EQ(found(csv, document, "any"), "main /html/body;lost //p: no absolute path, at character 2;"
                                           "lost /html/body/p: several nodes are at step 3;");
    EXPECT_EQ(found("label;mark;xpath\r\nmain;m1;/html/body/p[1]\r\n", document, "any"),
              "main /html/body/p[1];");
    EXPECT_EQ(found("label\txpath\r\nown\t/html/body/p[2]\r\n", document, "any"), "own /html/body/p[2];");
    EXPECT_THAT(found("label;xpath\r\nmain,/html/body\r\n", document, "any"), testing::HasSubstr("1 fields"));

    std::string utf16 = "\xFF\xFE";
    for (const char c : std::string("label\txpath\r\nown\t/html/body/p[2]\r\n"))
        utf16 += {c, '\0'};
    EXPECT_EQ(found(utf16, document, "any"), "own /html/body/p[2];") << "as spreadsheets write it";

    const std::string twice = "page,label,xpath\na.html,main,/html\nx/a.html,main,/html/body\n";
    EXPECT_EQ(found(twice, document, "/x/a.html"), "several entries for /x/a.html");
    EXPECT_EQ(found(twice, document, "x/a.html"), "main /html/body;"); // the one with that name

    const std::string articles = R"({"a": {"articleBody": "four"}, "b": {"articleBody": "one two three"}})";
    EXPECT_EQ(found(articles, document, "dir/b.html.gz"), "main /html/body/p[1]/text();");
    EXPECT_EQ(found("four", document, ""), "main /html/body/p[2]/text();");
    EXPECT_EQ(found("five", document, ""), "lost nothing of the text is on the page;");
    EXPECT_THAT(found(R"({"segmentations": {"a": []}})", document, ""), testing::HasSubstr("rectangles"));
    EXPECT_THAT(found(R"({"segmentations": {"a": [], "b": []}})", document, ""),
                testing::HasSubstr("majority-vote"));
}

} // namespace
} // namespace tagseam::test
