// SPDX-License-Identifier: MIT
// Files, devices and folders read to their end.
#include "core/page/readbytes.h"

#include "tests/core/testfolder.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace tagseam {
namespace {

TEST(ReadBytes, stopsAtTheLimit)
{
    const Result<std::string> endless = readBytes("/dev/zero", 1U << 20U);
    ASSERT_FALSE(endless);
    EXPECT_EQ(endless.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(endless.error().detail, "1 MB");
}

using ReadBytesOfFiles = test::Folder;

TEST_F(ReadBytesOfFiles, readsAFileToItsEndOrSaysWhyNot)
{
    std::string written(200'000, 'x');
    written[100] = '\0';
    const std::string path = file("whole", written);
    EXPECT_EQ(*readBytes(path), written);
    std::filesystem::remove(path);
    const Result<std::string> gone = readBytes(path);
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().code, ErrorCode::CannotRead);
    EXPECT_EQ(gone.error().where, path);
    EXPECT_EQ(gone.error().detail, "No such file or directory");
    const Result<std::string> folder = readBytes(m_folder.string());
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error().detail, "Is a directory");
}

} // namespace
} // namespace tagseam
