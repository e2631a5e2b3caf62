// SPDX-License-Identifier: MIT
// The options of tagseam-cli: the effect of each on the answer, and wrong usage.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

TEST_F(Cli, everySwitchArrivesInTheOptions)
{
    using ChangedOption = std::tuple<const char*, const char*, std::vector<const char*>>;
    const std::vector<ChangedOption> options{
        ChangedOption("--frequency-filter", "frequencyFilter", {"at-least", "above"}),
        ChangedOption("--size-rule", "sizeRule", {"printed", "absolute", "off"}),
        ChangedOption("--after-rejection", "afterRejection", {"next-threshold", "same-threshold"}),
        ChangedOption("--split-symbol", "splitSymbol", {"keep", "drop"}),
        ChangedOption("--label-attributes", "labelAttributes",
                      {"none", "class", "class+style", "presentation"}),
        ChangedOption("--nodes", "nodes", {"elements", "elements+text"}),
        ChangedOption("--variant", "variant", {"printed", "jidm-2013", "dissertation-2014"})};
    for (const auto& [option, key, values] : options) {
        for (const char* value : values) {
            EXPECT_EQ(json({"search", option, value, sample("regions")})["options"][key], value) << option;
            EXPECT_EQ(run({"prune", sample("regions"), option, value, "--json"}).code, 0) << option;
        }
        expectFailure(2, option, {"search", sample("regions"), option, "martian"});
        expectFailure(2, option, {"search", sample("regions"), option});
    }
}

TEST_F(Cli, aSwitchOverridesItsVariantAndTheDifferenceIsAShare)
{
    const Json options =
        json({"search", sample("shop"), "--variant", "printed", "--size-rule", "absolute"})["options"];
    EXPECT_EQ(options["variant"], "mixed");
    EXPECT_EQ(options["frequencyFilter"], "at-least") << "the rest is the variant's";
    EXPECT_EQ(options["sizeRule"], "absolute");
    EXPECT_EQ(json({"search", sample("shop"), "--variant", "printed"})["region"], Json::parse("[341,1470]"));
    EXPECT_NE(
        json({"search", sample("shop"), "--variant", "printed", "--frequency-filter", "above"})["region"],
        Json::parse("[341,1470]"));
    EXPECT_EQ(json({"search", sample("regions"), "--min-difference", "0.35"})["options"]["minDifference"],
              0.35);
    EXPECT_EQ(json({"search", sample("regions"), "--min-difference", "1"})["levels"].size(), 1U)
        << "no side is longer by all of both";
    for (const std::string value :
         {"abc", "", "nan", "0.2x", "20 %", "-0.1", "1.01", "1.5", "inf", "1e400", "1e5000"})
        expectFailure(2, "--min-difference: ", {"search", sample("regions"), "--min-difference", value});
}

TEST_F(Cli, tagsAreExcludedByNameAndPageIsNotOneOfThem)
{
    const std::string page =
        file("page.html", "<body><script>x</script><noscript>x</noscript><nav>x</nav><p>x</p>");
    const auto positions = [&](std::vector<std::string> arguments) {
        return json(std::move(arguments))["positions"].get<int>();
    };
    EXPECT_EQ(positions({"search", page}), 5);
    EXPECT_EQ(positions({"search", page, "--exclude", ""}), 9) << "nothing is excluded";
    EXPECT_EQ(positions({"search", "--exclude", "nav", page}), 7);
    EXPECT_EQ(positions({"search", "--exclude", "NAV,Script", page}), 5);
    EXPECT_EQ(positions({"tps", "--exclude", "nav", "--exclude", "script,,p", page}), 3);
}

TEST_F(Cli, wrongUsageIsExitTwoAndHelpAnAnswer)
{
    expectFailure(2, "subcommand", {});
    expectRefused(2, {"martian"});
    expectFailure(2, "PAGE", {"tps"});
    expectFailure(2, "PAGE", {"prune"});
    expectFailure(2, "PAGE", {"search"});
    expectFailure(2, "combined", {"search", sample("regions"), "--symbols", "-"});
    expectFailure(2, "combined", {"search", "--symbols", sample("regions"), "-"});
    expectRefused(2, {"tps", sample("regions"), "--martian"});
    expectRefused(2, {"tps", sample("regions"), sample("shop")});
    expectRefused(2, {"tps", sample("regions"), "-o", path("x")});
    expectRefused(2, {"search", sample("regions"), "--complement"});
    expectFailure(2, "--output", {"prune", sample("regions"), "-o"});
    EXPECT_THAT(answer({"search", "-h"}), HasSubstr("Usage: "));
    EXPECT_THAT(answer({"--version"}), StartsWith("tagseam-cli "));
    for (const char* command : {"tps", "search", "prune"})
        EXPECT_THAT(answer({command, "--help"}), HasSubstr("--limit-nodes"));
}

} // namespace
} // namespace tagseam::test
