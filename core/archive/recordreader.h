// SPDX-License-Identifier: MIT
// Reads the bytes of a WARC from one place on, unpacked when they are gzip, and reports the place of each.
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

/// A place at which a record can be found again: in gzip a number of unpacked bytes after the start of a
/// member.
struct ArchivePlace {
    std::uint64_t offset = 0; ///< place in the file: of the member or, in an unpacked file, of the byte
                              ///< itself
    std::uint64_t within = 0; ///< unpacked bytes after it; 0 in a file that is not packed
};

/// Reads forwards; holds the bytes that peek() requested and two buffers. Errors and the end of the file both
/// end the bytes: error() distinguishes them. Members of gzip are read as one stream, so each record may have
/// its own member, all may share one, or records may be split anywhere.
class RecordReader {
  public:
    RecordReader(const ByteSource& source, bool isGzip, ArchivePlace place);

    /// Returns the next bytes without taking them: `count`, fewer only at the end.
    std::string_view peek(std::size_t count);
    /// Takes bytes that were peeked.
    void take(std::size_t count);
    /// Takes up to `count` bytes of a record's block and returns their number. Stops at a member of gzip that
    /// begins with a record: the present record is then truncated.
    std::uint64_t skip(std::uint64_t count);
    /// Returns how many of the next `count` bytes, which were peeked, come before a member of gzip that
    /// begins with a record.
    std::size_t uncut(std::size_t count) const;
    ArchivePlace place();
    /// After an error of BadArchive, or when the last member ends early, as one does whose header is damaged:
    /// drops the bytes of this member and continues at the next one; false, with the same error, when none
    /// follows. Searches from the buffer of the fault on, so that a stream can be recovered, too; a member
    /// that begins before it is lost.
    bool recover();
    /// True if the last member ends early and recover() was not called since.
    bool isCut() const { return m_isCut; }
    /// True if the present place is the start of the member of gzip that was begun last.
    bool isAtMember() const { return !m_members.empty() && m_members.back().begin == position(); }

    /// The error: CannotRead, BadArchive (damaged gzip), TooLarge (gzip that unpacks to more than any archive
    /// does).
    const std::optional<Error>& error() const { return m_error; }

  private:
    struct Member {
        std::uint64_t begin = 0;  // place of its first byte, unpacked, counted from where the reader started
        std::uint64_t offset = 0; // place in the file
    };
    struct Inflater {
        Inflater();
        Inflater(const Inflater&) = delete; // zlib's state points back to it
        Inflater& operator=(const Inflater&) = delete;
        ~Inflater() { inflateEnd(&stream); }
        z_stream stream{};
        bool isReady = false;
    };
    bool fill();
    bool fillUnpacked();
    bool refillPacked(std::size_t kept = 0);
    bool nextMember();
    std::uint64_t position() const { return m_bufferBegin + m_at; }

    const ByteSource& m_source;
    std::uint64_t m_readOffset; // place of the next byte to read from the source
    std::string m_buffer;
    std::size_t m_at = 0;
    std::uint64_t m_bufferBegin = 0; // place of m_buffer, unpacked, counted from where the reader started
    std::vector<char> m_packed;
    std::uint64_t m_packedSize = 0;       // bytes in m_packed
    std::uint64_t m_lastFault = 0;        // place of the fault before, in the file: no search begins before
                                          // it, and so hostile members take linear time
    std::unique_ptr<Inflater> m_inflater; // nothing when the file is not packed
    std::uint64_t m_packedBegin;          // place at which the reader started
    std::deque<Member> m_members;
    bool m_isEnd = false;
    bool m_isCut = false; // the last member ended early
    std::optional<Error> m_error;
};

} // namespace tagseam
