// SPDX-License-Identifier: MIT
// Bytes read anywhere, of a string, a file and a pipe; and files read to their end.
#include "core/archive/bytesource.h"

#include "tests/core/base/reasons.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <sys/stat.h>

#include <thread>

namespace tagseam {
namespace {

using ByteSourceFiles = test::Folder;
using test::FailsWith;

// `count` bytes from `offset`, or as many as exist.
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
    Result<ByteSource> opened = ByteSource::open(path, 5); // the limit holds for pipes only
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
    EXPECT_EQ(*std::move(*ByteSource::open(path, test::plenty)).readAll(10), "0123456789");
    EXPECT_EQ(*ByteSource(std::string("0123456789")).readAll(10), "0123456789");
    EXPECT_THAT(std::move(*ByteSource::open(path, test::plenty)).readAll(9),
                FailsWith(ErrorCode::TooLarge, path, "9 bytes"));
    EXPECT_FALSE(ByteSource(std::string("0123456789")).readAll(9));
}

TEST_F(ByteSourceFiles, holdsWhatCameThroughAPipe)
{
    const std::string path = (m_folder / "pipe").string();
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    const std::string sent(200'000, 'x');
    const auto read = [&](std::size_t limit) {
        const std::jthread writer([&] { std::ofstream(path, std::ios::binary) << sent << std::flush; });
        return ByteSource::open(path, limit);
    };
    const Result<ByteSource> source = read(sent.size());
    ASSERT_TRUE(source);
    EXPECT_EQ(source->size(), sent.size());
    EXPECT_EQ(piece(*source, 199'998, 5), "xx");
    EXPECT_THAT(read(sent.size() - 1), FailsWith(ErrorCode::TooLarge, path, "199999 bytes"));
}

TEST_F(ByteSourceFiles, thatCannotBeReadSayWhy)
{
    const std::string gone = (m_folder / "nowhere").string();
    const std::string folder = m_folder.string();
    const auto isGone = FailsWith(ErrorCode::CannotRead, gone, "No such file or directory");
    const auto isFolder = FailsWith(ErrorCode::CannotRead, folder, "Is a directory");
    EXPECT_THAT(ByteSource::open(gone, test::plenty), isGone);
    EXPECT_THAT(readBytes(gone), isGone);
    EXPECT_THAT(ByteSource::open(folder, test::plenty), isFolder);
    EXPECT_THAT(readBytes(folder), isFolder);
}

TEST_F(ByteSourceFiles, areReadToTheirEndOrTheLimit)
{
    std::string written(200'000, 'x');
    written[100] = '\0';
    EXPECT_EQ(*readBytes(file("whole", written)), written);
    EXPECT_THAT(readBytes("/dev/zero", test::plenty), FailsWith(ErrorCode::TooLarge, "/dev/zero", "1 MB"));
}

} // namespace
} // namespace tagseam
