// SPDX-License-Identifier: MIT
// The words that shells offer while a command is typed.
#include "tests/app/cli/clitest.h"

#include <sstream>

namespace tagseam::test {
namespace {

using testing::Contains;
using testing::IsEmpty;

class Complete : public Cli {
  protected:
    std::vector<std::string> completions(std::vector<std::string> words) const
    {
        words.insert(words.begin(), "--complete");
        std::istringstream out(run(words).out);
        std::vector<std::string> lines;
        for (std::string line; std::getline(out, line);)
            lines.push_back(line);
        return lines;
    }
};

TEST_F(Complete, offersCommandsAndThoseWithinThem)
{
    EXPECT_THAT(completions({""}), AllOf(Contains("prune"), Contains("corpus")));
    EXPECT_THAT(completions({"pru"}), ElementsAre("prune"));
    EXPECT_THAT(completions({"corpus", "me"}), ElementsAre("merge"));
}

TEST_F(Complete, offersTheOptionsOfTheCommand)
{
    EXPECT_THAT(completions({"prune", "--va"}), ElementsAre("--variant"));
    EXPECT_THAT(completions({"corpus", "run", "x", "--sh"}),
                AllOf(Contains("--shard"), Contains("--shared-text")));
    EXPECT_THAT(completions({"tps", "--shard"}), IsEmpty()) << "an option of another command";
}

TEST_F(Complete, offersTheValuesOfAnOption)
{
    EXPECT_THAT(completions({"prune", "--variant", "j"}), ElementsAre("jidm-2013"));
    EXPECT_THAT(completions({"prune", "--complement", ""}), IsEmpty()) << "a flag has none: a page follows";
    EXPECT_THAT(completions({"prune", "--output", ""}), IsEmpty()) << "a file of the user's own";
    EXPECT_THAT(completions({"prune", "--variant", "printed", "--min"}), Contains("--min-difference"));
}

} // namespace
} // namespace tagseam::test
