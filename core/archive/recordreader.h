// SPDX-License-Identifier: MIT
// The bytes of a WARC from one place on, unpacked when they are gzip, and the place where each stands.
#pragma once

#include "core/archive/bytesource.h"

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Where a record can be found again: in gzip so many unpacked bytes behind the start of a member.
struct ArchivePlace {
    std::uint64_t offset = 0; ///< of the file: of the member or, unpacked, of the byte itself
    std::uint64_t within = 0; ///< unpacked bytes behind it; 0 in a file that is not packed
};

/// Reads forwards; holds what peek() asked for and two buffers. Errors and the end of the file both end the
/// bytes: error() tells them apart. Members of gzip are read as one, so it does not matter whether each
/// record has its own, all share one, or they are cut anywhere.
class RecordReader {
  public:
    RecordReader(const ByteSource& source, bool isGzip, ArchivePlace place);

    /// The next bytes without taking them: `count`, fewer only when no more come.
    std::string_view peek(std::size_t count);
    /// Takes bytes that were peeked.
    void take(std::size_t count);
    /// Takes up to `count` bytes of a record's block; how many there were. Stops at a member of gzip that
    /// begins with a record: then this one was cut short.
    std::uint64_t skip(std::uint64_t count);
    /// Of the next `count` bytes, which were peeked, those before a member of gzip that begins with a record.
    std::size_t uncut(std::size_t count) const;
    ArchivePlace place();

    /// CannotRead, BadArchive (damaged gzip), TooLarge (gzip that unpacks to more than any archive does).
    const std::optional<Error>& error() const { return m_error; }

  private:
    struct Member {
        std::uint64_t begin = 0;  // of its first byte, unpacked, from where the reader started
        std::uint64_t offset = 0; // in the file
    };
    struct Inflater {
        Inflater();
        Inflater(const Inflater&) = delete; // zlib's state points back at it
        Inflater& operator=(const Inflater&) = delete;
        ~Inflater() { inflateEnd(&stream); }
        z_stream stream{};
        bool isReady = false;
    };
    bool fill();
    bool fillUnpacked();
    bool refillPacked();
    bool nextMember();
    std::uint64_t position() const { return m_bufferBegin + m_at; }

    const ByteSource& m_source;
    std::uint64_t m_readOffset; // of the next byte to read from the source
    std::string m_buffer;
    std::size_t m_at = 0;
    std::uint64_t m_bufferBegin = 0; // of m_buffer, unpacked, from where the reader started
    std::vector<char> m_packed;
    std::unique_ptr<Inflater> m_inflater; // nothing when the file is not packed
    std::uint64_t m_packedBegin;          // where the reader started
    std::deque<Member> m_members;
    bool m_isEnd = false;
    std::optional<Error> m_error;
};

} // namespace tagseam
