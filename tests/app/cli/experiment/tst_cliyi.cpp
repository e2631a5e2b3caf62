// SPDX-License-Identifier: MIT
// tagseam-cli experiment yi-2003.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

class Yi : public Cli {
  protected:
    std::string generated() const
    {
        answer({"experiment", "yi-2003", "--generate", path("g"), "--pages", "2", "--seed", "3"});
        return path("g");
    }
};

TEST_F(Yi, generatesSitesAndRunsOnThem)
{
    const std::string folder = generated();
    EXPECT_NE(contentOf(fs::path(folder) / "README.txt"), "");
    EXPECT_THAT(answer({"experiment", "yi-2003", folder, "--runs", "25", "--jobs", "2"}),
                HasSubstr("--generate --pages 2 --seed 3"));
    const Json json = this->json({"experiment", "yi-2003", folder, "--runs", "25", "--jobs", "1", "--also",
                                  "sst,threshold=0.2,tag-rules"});
    EXPECT_EQ(json["schema"], "tagseam.experiment/2");
    ASSERT_EQ(json["experiments"].size(), 1U);
    const Json& experiment = json["experiments"][0];
    expectHas(experiment["settings"], {{"pages", "generated"}, {"runs of k-means", "25"}, {"seed", "1"}});
    EXPECT_TRUE(experiment["settings"].contains("sst,threshold=0.2"));
    const Json& clustering = experiment["tables"][1];
    EXPECT_EQ(clustering["key"], "table2");
    EXPECT_EQ(clustering["rows"][4]["row"], "F(tag-rules)");
    EXPECT_EQ(clustering["rows"][4]["figures"]["Ave(F)"]["published"], nullptr);
    EXPECT_EQ(experiment["tables"][3]["rows"].size(), 11U);
    const auto averageF = [&](std::size_t cleaning) {
        return clustering["rows"][cleaning]["figures"]["Ave(F)"]["measured"].get<double>();
    };
    EXPECT_GT(averageF(2), averageF(0)) << "cleaned by site style trees, and not at all";
}

TEST_F(Yi, showsHowFarItIsAndLeavesOutPagesThatFail)
{
    const Outcome outcome =
        run({"experiment", "yi-2003", generated(), "--runs", "1", "--progress", "--jobs", "2"});
    EXPECT_EQ(outcome.code, 0);
    const auto pages =
        std::count_if(fs::recursive_directory_iterator(path("g")), {},
                      [](const fs::directory_entry& entry) { return entry.path().extension() == ".html"; });
    EXPECT_THAT(outcome.err, HasSubstr(fmt::format("] 0 of {} pages\x1b[K", pages)))
        << "no rate while nothing is done";
    EXPECT_THAT(outcome.err, HasSubstr(fmt::format("] {0} of {0} pages, ", pages))) << "each page once";
    EXPECT_THAT(outcome.err, HasSubstr("] 0 of 3 runs\x1b[K"));
    file("g/zonewire/tv/999.html", "");
    const Outcome failed = run({"experiment", "yi-2003", path("g"), "--runs", "2"});
    EXPECT_EQ(failed.code, 0);
    EXPECT_EQ(failed.err, "tagseam-cli: zonewire/tv/999.html: is empty\n");
    EXPECT_THAT(failed.out, HasSubstr("zonewire/tv/999.html"));
}

TEST_F(Yi, saysWhatIsWrong)
{
    expectFailure(2, "--seed", {"experiment", "yi-2003", "--generate", path("negative"), "--seed", "-1"});
    expectRefused(4, {"experiment", "yi-2003", "--generate", generated()});
    expectRefused(3, {"experiment", "yi-2003", path("none")});
    file("few/one/camera/1.html", "x");
    expectFailure(3, "PAGE", {"experiment", "yi-2003", path("few")});
    expectFailure(2, "--pages", {"experiment", "yi-2003", path("g"), "--pages", "3"});
    expectFailure(2, "'nothing'", {"experiment", "yi-2003", path("g"), "--also", "nothing"});
    expectFailure(2, "--ground-truth", {"experiment", "yi-2003", path("g"), "--ground-truth", "x"});
    expectFailure(2, "--runs", {"experiment", "velloso-2014", path("g"), "--runs", "3"});
    expectFailure(2, "--threshold", {"experiment", "yi-2003", path("g"), "--threshold", "2"});
}

} // namespace
} // namespace tagseam::test
