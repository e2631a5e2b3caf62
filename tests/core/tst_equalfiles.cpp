// SPDX-License-Identifier: MIT
// Which of some files have the same bytes.
#include "core/corpus/equalfiles.h"
#include "tests/core/testfolder.h"

#include <filesystem>

namespace tagseam {
namespace {

class EqualFilesTest : public test::Folder {};

TEST_F(EqualFilesTest, areThoseOfOneSizeAndTheSameBytes)
{
    EqualFiles files;
    EXPECT_FALSE(files.add(file("1", "same")));
    EXPECT_FALSE(files.add(file("2", "size")));
    EXPECT_FALSE(files.add(file("3", "another")));
    EXPECT_TRUE(files.add(file("4", "same"))) << "the first of its size, too";
    EXPECT_TRUE(files.add(file("5", "size")));
    EXPECT_TRUE(files.add(file("6", "same")));
    EXPECT_TRUE(files.add(file("7", "another")));
}

TEST_F(EqualFilesTest, areFilesThatCanBeRead)
{
    EqualFiles files;
    std::filesystem::create_directories(m_folder / "folder");
    for (int times = 0; times < 2; ++times) {
        EXPECT_FALSE(files.add("-"));
        EXPECT_FALSE(files.add((m_folder / "gone").string()));
        EXPECT_FALSE(files.add((m_folder / "folder").string()));
    }
}

} // namespace
} // namespace tagseam
