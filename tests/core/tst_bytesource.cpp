// SPDX-License-Identifier: MIT
// Bytes read anywhere, of a string, a file and a pipe.
#include "core/page/bytesource.h"

#include "tests/core/testfolder.h"

#include <gtest/gtest.h>

#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>

namespace tagseam {
namespace {

constexpr std::size_t plenty = std::size_t{1} << 20U;

using ByteSourceFiles = test::Folder;

// `count` bytes from `offset`, as many as there are.
std::string piece(const ByteSource& source, std::uint64_t offset, std::size_t count)
{
    std::string bytes(count, '?');
    const Result<std::size_t> read = source.read(offset, bytes);
    bytes.resize(read ? *read : 0);
    return bytes;
}

TEST_F(ByteSourceFiles, givesAnyPieceOfAStringAndOfAFile)
{
    const std::string path = file("digits", "0123456789");
    Result<ByteSource> opened = ByteSource::open(path, 5); // the limit is one of pipes
    ASSERT_TRUE(opened);
    const ByteSource string(std::string("0123456789"));
    for (const ByteSource* source : {&string, static_cast<const ByteSource*>(&*opened)}) {
        EXPECT_EQ(source->size(), 10U);
        EXPECT_EQ(piece(*source, 3, 4), "3456");
        EXPECT_EQ(piece(*source, 8, 4), "89");
        EXPECT_EQ(piece(*source, 10, 4), "");
        EXPECT_EQ(piece(*source, ~std::uint64_t{0}, 4), "");
        EXPECT_EQ(piece(*source, 0, 0), "");
    }
    const ByteSource moved = *std::move(opened);
    EXPECT_EQ(piece(moved, 0, 3), "012");
    std::ofstream(path, std::ios::binary) << "01234";
    EXPECT_EQ(piece(moved, 3, 4), "34") << "the file became shorter";
    std::filesystem::remove(path);
    EXPECT_EQ(piece(moved, 1, 2), "12") << "open files stay";
}

TEST_F(ByteSourceFiles, isTakenWholeUpToTheLimit)
{
    const std::string path = file("digits", "0123456789");
    EXPECT_EQ(*std::move(*ByteSource::open(path, plenty)).readAll(10), "0123456789");
    EXPECT_EQ(*ByteSource(std::string("0123456789")).readAll(10), "0123456789");
    const Result<std::string> longer = std::move(*ByteSource::open(path, plenty)).readAll(9);
    ASSERT_FALSE(longer);
    EXPECT_EQ(longer.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(longer.error().where, path);
    EXPECT_EQ(longer.error().detail, "9 bytes");
    EXPECT_FALSE(ByteSource(std::string("0123456789")).readAll(9));
}

TEST_F(ByteSourceFiles, holdsWhatCameThroughAPipe)
{
    const std::string path = (m_folder / "pipe").string();
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    const std::string sent(200'000, 'x');
    for (const std::size_t limit : {sent.size(), sent.size() - 1}) {
        const std::jthread writer([&] { std::ofstream(path, std::ios::binary) << sent << std::flush; });
        const Result<ByteSource> source = ByteSource::open(path, limit);
        if (limit == sent.size()) {
            ASSERT_TRUE(source);
            EXPECT_EQ(source->size(), sent.size());
            EXPECT_EQ(piece(*source, 199'998, 5), "xx");
        } else {
            ASSERT_FALSE(source);
            EXPECT_EQ(source.error().code, ErrorCode::TooLarge);
            EXPECT_EQ(source.error().detail, "199999 bytes");
        }
    }
}

TEST_F(ByteSourceFiles, thatCannotBeOpenedSaysWhy)
{
    const Result<ByteSource> gone = ByteSource::open((m_folder / "nowhere").string(), plenty);
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().code, ErrorCode::CannotRead);
    EXPECT_EQ(gone.error().detail, "No such file or directory");
    const Result<ByteSource> folder = ByteSource::open(m_folder.string(), plenty);
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error().detail, "Is a directory");
}

} // namespace
} // namespace tagseam
