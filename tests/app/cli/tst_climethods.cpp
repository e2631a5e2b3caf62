// SPDX-License-Identifier: MIT
// Names of methods on the command line: one wording of their errors, and their help.
#include "tests/app/cli/clitest.h"

namespace tagseam::test {
namespace {

class MethodNames : public Cli {};

TEST_F(MethodNames, areRefusedAlikeByEachCommand)
{
    for (const char* page : {"pages/1.html", "yi/a/tv/1.html", "yi/b/tv/1.html", "yi/b/camera/1.html"})
        file(page, "<p>x");
    for (const std::string method :
         {"sst,treshold=2", "sst,threshold=7", "sst,epsilon=-1", "repetition,descends=maybe", "tag-rules,k=3",
          "pagelets,k=0", "mdr-2003,threshold=0.3", "all,x=1", "jidm-2013,min-difference=2",
          "jidm-2013,advantag=0.2", "tag-rules,cascades=maybe+mdr-2003", "boilerpipe"}) {
        const std::string first = method.substr(0, method.find('+'));
        const std::string part = '\'' + first.substr(first.find(',') + 1) + '\'';
        expectFailure(2, "--method: " + part, {"clean", sample("shop"), "--method", method});
        expectFailure(2, "--methods: " + part, {"corpus", "run", path("pages"), "--methods", method});
        expectFailure(2, "--method: " + part, {"score", sample("shop"), "--method", method});
        expectFailure(2, "--also: " + part, {"experiment", "yi-2003", path("yi"), "--also", method});
    }
}

TEST_F(MethodNames, takeNoOptionTwice)
{
    const std::string page = sample("shop");
    file("pages/1.html", "<p>x");
    for (const auto& [method, option] : {std::pair("tag-rules,same-tag=several,same-tag=one", "'same-tag'"),
                                         {"jidm-2013,keep=complement,keep=auto", "'keep'"},
                                         {"size-rule=off,size-rule=off", "'size-rule'"}}) {
        const std::string problem = std::string(option) + " is given twice";
        expectFailure(2, "--method: " + problem, {"clean", page, "--method", method});
        expectFailure(2, "--methods: " + problem, {"corpus", "run", path("pages"), "--methods", method});
    }
    expectFailure(2, "--method: 'tables' is given twice",
                  {"prune", page, "--method", "content,tables=blocks,tables=blocks"});
    expectFailure(2, "--b: 'size-rule' is given twice",
                  {"compare", page, "--a", "printed", "--b", "size-rule=off,size-rule=printed"});
}

TEST_F(MethodNames, whatHasNoEffectIsRefused)
{
    const std::string page = sample("shop");
    expectFailure(2, "--min-difference", {"clean", page, "--method", "tag-rules", "--min-difference", "0.3"});
    expectFailure(2, "--label-attributes",
                  {"clean", page, "--method", "mdr-2003", "--label-attributes", "none"});
    expectFailure(2, "--without", {"clean", page, "--method", "all", "--without", "p"});
    expectFailure(2, "--site", {"clean", page, "--method", "tag-rules", "--site", page});
    expectFailure(2, "--sst", {"clean", page, "--method", "tag-rules", "--sst", "x.sst"});
    file("pages/1.html", "<p>x");
    expectFailure(2, "--variant",
                  {"corpus", "run", path("pages"), "--methods", "all,mdr-2003", "--variant", "printed"});
    expectFailure(2, "--complement",
                  {"corpus", "run", path("pages"), "--methods", "tag-rules", "--complement"});
    expectRefused(
        2, {"corpus", "run", path("pages"), "--methods", "sst", "--learn", "half", "--out", path("run")});
    EXPECT_FALSE(fs::exists(path("run"))) << "one page leaves no half to learn from";
    answer({"corpus", "run", path("pages"), "--methods", "all,jidm-2013", "--min-difference", "0.3"});
    for (const char* variant : {"jidm-2013+mdr-2003", "jidm-2013,keep=auto", "nodes=elements+text+mdr-2003"})
        answer({"clean", page, "--method", variant, "--min-difference", "0.3"});
}

TEST_F(MethodNames, scoreTakesEachThatLooksAtOnePage)
{
    const std::string truth = file("t.csv", "page,label,mark,xpath\nshop.html,main,1,/html/body/main\n");
    const Json json = this->json({"score", sample("shop"), truth, "--method", "tag-rules,threshold=3",
                                  "--method", "jidm-2013+velloso-2014", "--method", "all"});
    EXPECT_EQ(json["scores"][0]["method"], "tag-rules,threshold=3");
    EXPECT_LT(json["scores"][0]["counts"]["kept"], json["scores"][2]["counts"]["kept"]);
    EXPECT_LT(json["scores"][1]["counts"]["kept"], json["scores"][2]["counts"]["kept"]);
    expectFailure(2, "--method", {"score", sample("shop"), truth, "--method", "sst"});
    expectFailure(2, "--positions", {"score", sample("shop"), truth, "--method", "tag-rules", "--positions"});
}

} // namespace
} // namespace tagseam::test
