// SPDX-License-Identifier: MIT
// WARC: any records, plain and packed, with the same answer; any body in any coding.
#include "core/archive/warc.h"
#include "core/archive/archive.h"
#include "core/archive/contentencoding.h"
#include "tests/core/archive/testarchives.h"
#include "tests/fuzz/check.h"

#include <array>
#include <optional>
#include <random>
#include <string>

using namespace tagseam;

namespace {

constexpr Limits limits{.bytes = 1U << 20U};

Result<Archive> readAll(std::string bytes)
{
    Result<Archive> archive = Archive::read(std::move(bytes), limits);
    if (!archive)
        return archive;
    for (std::size_t i = 0; i < archive->entries().size(); ++i) {
        const ArchiveEntry& entry = archive->entries()[i];
        const Result<Unpacked> content = archive->content(i);
        fuzz::check(!content || content->bytes.size() <= limits.bytes, "no content over the limit");
        fuzz::check(entry.url.empty() || archive->find(entry.url), "an entry is found by its address");
    }
    return archive;
}

// Expects the same entries with the same content unpacked, in one member and in pieces.
void expectSame(const Result<Archive>& plain, const Result<Archive>& packed)
{
    fuzz::check(static_cast<bool>(plain) == static_cast<bool>(packed), "packed or not, it is read or not");
    if (!plain)
        return;
    fuzz::check(plain->entries().size() == packed->entries().size(), "packed or not, as many entries");
    for (std::size_t i = 0; i < plain->entries().size(); ++i) {
        const Result<Unpacked> a = plain->content(i);
        const Result<Unpacked> b = packed->content(i);
        fuzz::check(plain->entries()[i].url == packed->entries()[i].url &&
                        static_cast<bool>(a) == static_cast<bool>(b) && (!a || a->bytes == b->bytes),
                    "packed or not, the same entry");
    }
}

// Reads in one pass, with all blocks; returns the number of entries.
std::size_t passOver(const std::string& bytes)
{
    const ByteSource source(bytes);
    WarcReader reader(source, isGzip(bytes));
    const auto all = [](const ArchiveEntry&, const WarcRecord& record) {
        return record.block <= limits.bytes;
    };
    std::size_t entries = 0;
    while (const std::optional<WarcEntry> found = reader.next(all)) {
        if (found->damage)
            continue;
        ++entries;
        fuzz::check(!found->block || found->block->size() == found->record.block, "a block has its length");
    }
    return entries;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static constexpr std::array<std::string_view, 4> codings{"gzip", "deflate", "br", "br, gzip"};
    const std::string bytes(fuzz::textOf(data, size));
    if (bytes.empty())
        return 0;
    const Result<Archive> plain = readAll(bytes);
    if (bytes.starts_with("WARC/1")) {
        expectSame(plain, readAll(test::gzipped(bytes)));
        // The only page is an entry of an archive even if the end of the file cuts it.
        const std::size_t whole = passOver(bytes);
        const std::size_t entries = plain ? plain->entries().size() : 0;
        fuzz::check(entries == whole || (entries == whole + 1 && !plain->problem().empty()),
                    "one pass has the same entries");
        // A damaged member loses its own records; the next one is read.
        const std::string good = test::gzipped(test::htmlResponse("http://h/", "<p>x"));
        std::string damaged = test::gzipped(bytes);
        char& bad = damaged[2 + data[0] % (damaged.size() - 2)]; // not of the magic number of the file
        bad = static_cast<char>(bad ^ data[size - 1]);
        fuzz::check(passOver(damaged + good) >= 1, "damage ends with its member");
    }
    const Result<Unpacked> body =
        decodeContent(bytes.substr(1), codings[data[0] % codings.size()], limits.bytes);
    fuzz::check(!body || body->bytes.size() <= limits.bytes + size, "no body over the limit");

    // A response with that body comes back, however it is split into chunks.
    std::mt19937 random(data[0]);
    const std::string file = test::response(
        "http://h/", test::http("Transfer-Encoding: chunked\r\n", test::chunked(bytes, random, 1 + data[0])));
    const Result<Archive> whole = Archive::read(file, limits);
    fuzz::check(whole && whole->content(0)->bytes == bytes, "chunks are joined");
    return 0;
}
