// SPDX-License-Identifier: MIT
// Files of site style trees: they keep the threshold, and hostile bytes are rejected with their place.
#include "core/methods/sitestyletree/styletreefile.h"
#include "tests/core/base/reasons.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/methods/sitestyletree/ssttrees.h"

#include <cmath>

namespace tagseam::test {
namespace {

SiteStyleTree shop()
{
    return learnt({"<div><p>a a \"b\" <img src=i></p></div><br>", "<div><p>c</p></div><hr>"},
                  {DisplayAttributes::Presentational, LeafNodes::TextParents});
}

std::string reasonOfRefusal(std::string_view json)
{
    const Result<SiteStyleTree> read = readStyleTree(json);
    if (read)
        return "is read";
    EXPECT_EQ(read.error().code, ErrorCode::BadStyleTree);
    return read.error().where + ": " + read.error().detail;
}

// The file of the shop with `from` replaced, which it must have.
std::string changed(const std::string& from, const std::string& to)
{
    std::string json = styleTreeJson(shop());
    const std::size_t at = json.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in\n" << json;
    return at == std::string::npos ? json : json.replace(at, from.size(), to);
}

// The file of `count` pages without a body.
std::string emptyPages(const std::string& count)
{
    return R"({"schema": "tagseam.sst/1", "options": {"attributes": "none", "leaves": "texts"}, "pages": )" +
           count + R"(, "labels": [], "features": [], "styles": [], "leaves": [[0,)" + count + "]]}";
}

TEST(StyleTreeFile, keepsTheThresholdThatWasPicked)
{
    for (const double picked : {0.0, 0.1, 1.0 / 3, 0.12340000000000001, 1.0}) {
        SiteStyleTree site = shop();
        const std::string none = styleTreeJson(site);
        site.threshold = picked;
        const std::string json = styleTreeJson(site);
        const Result<SiteStyleTree> read = readStyleTree(json);
        ASSERT_TRUE(read) << json;
        EXPECT_EQ(read->threshold, picked);
        EXPECT_EQ(styleTreeJson(*read), json);
        EXPECT_EQ(styleTreeJson(site, std::nullopt), none);
        EXPECT_EQ(styleTreeJson(*readStyleTree(none), picked), json);
    }
    EXPECT_EQ(readStyleTree(styleTreeJson(shop()))->threshold, std::nullopt);
    EXPECT_EQ(readStyleTree(changed("\"pages\": 2,", "\"pages\": 2, \"threshold\": null,"))->threshold,
              std::nullopt);
    const Result<SiteStyleTree> minus =
        readStyleTree(changed("\"pages\": 2,", "\"pages\": 2, \"threshold\": -0.0,"));
    ASSERT_TRUE(minus);
    EXPECT_FALSE(std::signbit(*minus->threshold));
}

TEST(StyleTreeFile, forgetsTheThresholdWhenItGrows)
{
    SiteStyleTree site = shop();
    site.threshold = 0.3;
    grow(site, page("<div><p>d</p></div>"));
    EXPECT_EQ(site.threshold, std::nullopt);
}

TEST(StyleTreeFile, isRefusedWithThePlace)
{
    struct Row {
        const char* part;
        const char* by;
        const char* refusal;
    };
    for (const Row& row : {
             Row{"sst/1", "sst/2", "schema: is not tagseam.sst/1"},
             {"presentational", "all", "options.attributes: is none that is known"},
             {"\"leaves\": \"text-parents\"", "\"a\": 1", "options.leaves: is none that is known"},
             {"\"pages\": 2", "\"pages\": 3", "pages: 3 pages, but 2 below it"},
             {"\"pages\": 2", "\"pages\": -1", "pages: is not a number of pages"},
             {"\"br\"", "\"p\"", "labels[3]: is there twice"},
             {"\"ii\"", "\"xi\"", "features[2]: is not a feature"},
             {"[1,1,1,4]", "[9,1,1,4]", "styles[3]: is not a style node: parent, pages, labels"},
             {"[1,1,1,4]", "[1,1,1,5]", "styles[3]: label 5 is missing"},
             {"[1,1,1,4]", "[1,1,1,2]", "styles[3]: is there twice"},
             {"[1,1,1,4]", "[1,1,1.5,4]", "styles[3]: is not a list of whole numbers from 0"},
             {"[1,1,1,4]", "[1,1,1,4294967295]", "styles[3]: is not a list of whole numbers from 0"},
             {"[5,1,3]", "[5,2,3]", "element node 5: 1 pages, but 2 below it"},
             {"[3,1],", "[3,1,0],",
              "leaves[0]: is not a leaf: element node, pages, features with times and pages"},
             {"[6,1],", "[2,1],", "leaves[2]: is out of order"},
             {"3,1,1]]", "3,1,2]]", "leaves[3]: feature 3 cannot be as it says"},
             {"3,1,1]]", "3,0,1]]", "leaves[3]: feature 3 cannot be as it says"},
             {"3,1,1]]", "4,1,1]]", "leaves[3]: feature 4 cannot be as it says"},
             {"0,2,1,1,1,1", "1,2,1,0,1,1", "leaves[1]: feature 0 is out of order"},
             {"[0,2,0],", "", "styles[0]: is not a style node: parent, pages, labels"},
             {"\"options\": {", "\"options\": 1, \"other\": {", "options.attributes: is none that is known"},
             {"\"labels\": [", "\"labels\": 1, \"other\": [", "labels: is not a list of texts"},
             {"\"styles\": [", "\"styles\": 1, \"other\": [", "styles: is not a list"},
             {"[1,1,1,4]", "[1,0,1,4]", "styles[3]: is not a style node: parent, pages, labels"},
             {"[1,1,1,4]", "[1,1]", "styles[3]: is not a style node: parent, pages, labels"},
             {"[3,1],", "[9,1],",
              "leaves[0]: is not a leaf: element node, pages, features with times and pages"},
             {"[3,1],", "[3,0],",
              "leaves[0]: is not a leaf: element node, pages, features with times and pages"},
             {"3,1,1]]", "3,1,0]]", "leaves[3]: feature 3 cannot be as it says"},
             {"\"pages\": 2,", "\"pages\": 2, \"threshold\": -0.1,",
              "threshold: is not a number from 0 to 1"},
             {"\"pages\": 2,", "\"pages\": 2, \"threshold\": 1.1,", "threshold: is not a number from 0 to 1"},
             {"\"pages\": 2,", "\"pages\": 2, \"threshold\": \"0.1\",",
              "threshold: is not a number from 0 to 1"},
             {"\"pages\": 2,", "\"pages\": 2, \"threshold\": true,",
              "threshold: is not a number from 0 to 1"},
         })
        EXPECT_EQ(reasonOfRefusal(changed(row.part, row.by)), row.refusal) << row.by;
    EXPECT_EQ(reasonOfRefusal(""), "byte 1: not valid JSON from there on");
    EXPECT_EQ(reasonOfRefusal("[]"), "schema: is not tagseam.sst/1");
    EXPECT_EQ(reasonOfRefusal(emptyPages("2146483648")), "pages: is not a number of pages");
    EXPECT_EQ(reasonOfRefusal(emptyPages("2146483647")), "is read");
    EXPECT_EQ(reasonOfRefusal(std::string(1'000'000, '[')), "byte 1000001: not valid JSON from there on");
    const std::string deep = std::string(300'000, '[') + std::string(300'000, ']');
    EXPECT_EQ(reasonOfRefusal(changed("[5,1,3]", deep)), ": nests deeper than a site style tree does");
}

using StyleTreeOnDisk = Folder;

TEST_F(StyleTreeOnDisk, isLoadedWithItsName)
{
    const std::string wrongFile = file("wrong.sst", changed("sst/1", "sst/2"));
    EXPECT_THAT(loadStyleTree(wrongFile),
                FailsWith(ErrorCode::BadStyleTree, wrongFile + ", schema", testing::_));
    EXPECT_TRUE(loadStyleTree(file("right.sst", styleTreeJson(shop()))));
    EXPECT_THAT(loadStyleTree((m_folder / "missing.sst").string()),
                FailsWith(ErrorCode::CannotRead, testing::_, testing::_));
}

} // namespace
} // namespace tagseam::test
