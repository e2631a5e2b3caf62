// SPDX-License-Identifier: MIT
// A setup written as text and read again; and invalid texts.
#include "core/explain/explainnames.h"
#include "core/explain/setuptext.h"
#include "tests/core/tps/testsequences.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace tagseam {
namespace {

TEST(SetupText, isReadAgainAsItWasWritten)
{
    std::mt19937 random(3);
    const auto all = test::allOptions({0.2});
    std::set<std::string> texts;
    for (int i = 0; i < 5'000; ++i) {
        tagseam::Setup setup;
        setup.search = all[random() % all.size()];
        constexpr std::array minDifferences{0.0, 0.2, 0.25, 1.0 / 3, 1e-7, 1.0};
        setup.search.minDifference = minDifferences[random() % minDifferences.size()];
        setup.search.lowestThreshold =
            random() % 2 == 0 ? 1 : 1 + static_cast<std::uint32_t>(random() % 4'000'000'000U);
        setup.path.style = static_cast<LabelAttributes>(random() % 5);
        setup.path.nodes = random() % 2 == 0 ? NodeKinds::Elements : NodeKinds::ElementsAndText;
        const std::array<std::vector<std::string>, 4> excluded{
            {{"script", "noscript"}, {}, {"script"}, {"script", "o:p", "my-menu"}}};
        setup.path.exclude = excluded[random() % excluded.size()];
        setup.keep = random() % 2 == 0 ? Keep::Region : Keep::Complement;
        const std::string text = setupToText(setup);
        const Result<tagseam::Setup> again = setupFromText(text, {});
        ASSERT_TRUE(again) << text;
        ASSERT_EQ(*again, setup) << text;
        ASSERT_EQ(setupToText(*again), text);
        ASSERT_EQ(setupFromJson(setupJson(setup)), setup) << text;
        texts.insert(text);
    }
    EXPECT_GT(texts.size(), 3'000U);
    EXPECT_EQ(setupToText({}), "");
}

TEST(SetupText, changesWhatItNamesAndNothingElse)
{
    tagseam::Setup base;
    base.search.minDifference = 0.3;
    base.search.lowestThreshold = 4;
    base.path.exclude = {"nav"};
    EXPECT_EQ(*setupFromText("", base), base);
    tagseam::Setup expected = base;
    expected.search = findVariant("jidm-2013")->with(base.search);
    EXPECT_EQ(*setupFromText("jidm-2013", base), expected) << "minimum difference and lowest threshold stay";
    expected.path.style = LabelAttributes::Class;
    expected.search.minDifference = 0.5;
    EXPECT_EQ(*setupFromText("jidm-2013,label-attributes=class,min-difference=0.5", base), expected);
    expected.search.sizeRule = SizeRule::Printed;
    EXPECT_EQ(*setupFromText("jidm-2013,label-attributes=class,min-difference=0.5,size-rule=printed", base),
              expected)
        << "an option after a variant changes it";
}

TEST(SetupText, takesNoOptionTwice)
{
    for (const auto& [text, option] :
         {std::pair("size-rule=off,jidm-2013,size-rule=printed", "size-rule"),
          {"keep=region,keep=region", "keep"},
          {"label-attributes=class,min-difference=0.2,label-attributes=loud", "label-attributes"}}) {
        const Result<tagseam::Setup> setup = setupFromText(text, {});
        ASSERT_FALSE(setup) << text;
        EXPECT_EQ(setup.error().where, option);
        EXPECT_EQ(setup.error().detail, givenTwice);
    }
}

TEST(SetupText, thePartThatIsWrongIsNamed)
{
    const auto whereOf = [](const std::string& text) {
        const Result<tagseam::Setup> setup = setupFromText(text, {});
        EXPECT_TRUE(!setup && setup.error().code == ErrorCode::BadSetup) << text;
        return setup ? "none" : setup.error().where;
    };
    for (const char* text : {",", "printed,", ",printed", "printed,,label-attributes=class"})
        EXPECT_EQ(whereOf(text), "") << text;
    for (const char* part :
         {"martian", "label-attributes=", "=class", "min-difference=1.1", "min-difference=nan",
          "min-difference=0.2x", "min-difference= 0.2", "lowest-threshold=0", "lowest-threshold=-1",
          "exclude=", "exclude=+", "exclude=a+", "exclude=a++b", "keep=nothing", "reading=printed"})
        EXPECT_EQ(whereOf(part), part);
    EXPECT_EQ(whereOf("printed,label-attributes=martian"), "label-attributes=martian");
}

TEST(SetupText, takesOfJsonWhatItKnows)
{
    const auto read = [](const char* json) { return setupFromJson(nlohmann::ordered_json::parse(json)); };
    for (const char* json :
         {"null", "[1, \"jidm-2013\"]", "{}", R"({"minDifference": "no", "sizeRule": 7, "x": {}})"})
        EXPECT_EQ(read(json), tagseam::Setup{}) << json;
    tagseam::Setup expected;
    expected.search.sizeRule = SizeRule::Off;
    EXPECT_EQ(read(R"({"minDifference": 2, "sizeRule": "off", "labelAttributes": "martian"})"), expected);
}

} // namespace
} // namespace tagseam
