// SPDX-License-Identifier: MIT
// Reads the bytes of a WARC from one place on, unpacked when they are gzip.
#include "core/archive/recordreader.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t bufferSize = 65536;                    // bytes
constexpr std::uint64_t bombFloor = std::uint64_t{1} << 30U; // unpacked bytes that any file may have
constexpr std::uint64_t bombRatio = 100; // unpacked to packed; archives of pages have 3 to 10
constexpr std::string_view memberStart("\x1f\x8b\x08", 3); // RFC 1952: magic number, deflate
static_assert(bombRatio == 100, "the Error below says it");

} // namespace

RecordReader::Inflater::Inflater()
    : isReady(inflateInit2(&stream, 15 + 16) == Z_OK) // 15: largest window, 16: gzip framing
{
}

RecordReader::RecordReader(const ByteSource& source, bool isGzip, ArchivePlace place)
    : m_source(source), m_readOffset(place.offset), m_packedBegin(place.offset)
{
    if (isGzip) {
        m_inflater = std::make_unique<Inflater>();
        m_members.push_back({0, place.offset});
        if (!m_inflater->isReady)
            m_error = Error{ErrorCode::BadArchive, {}, "zlib could not start"};
    }
    for (std::uint64_t left = place.within; left > 0;) {
        const std::size_t count = peek(std::min<std::uint64_t>(left, bufferSize)).size();
        if (count == 0)
            break;
        take(count);
        left -= count;
    }
}

std::string_view RecordReader::peek(std::size_t count)
{
    while (m_buffer.size() - m_at < count && fill()) {
    }
    return std::string_view(m_buffer).substr(m_at, count);
}

void RecordReader::take(std::size_t count)
{
    m_at += count;
    if (m_at > bufferSize || m_at == m_buffer.size()) {
        m_buffer.erase(0, m_at);
        m_bufferBegin += m_at;
        m_at = 0;
    }
    while (m_members.size() > 1 && m_members[1].begin <= position())
        m_members.pop_front();
}

std::uint64_t RecordReader::skip(std::uint64_t count)
{
    std::uint64_t left = count;
    while (left > 0) {
        if (!m_members.empty() && m_members.front().begin == position() && peek(7) == "WARC/1.")
            break;
        std::size_t here = std::min<std::uint64_t>(left, m_buffer.size() - m_at);
        if (m_members.size() > 1)
            here = std::min<std::uint64_t>(here, m_members[1].begin - position());
        take(here);
        left -= here;
        if (left == 0 || m_at < m_buffer.size())
            continue;
        if (!m_inflater) {
            const std::uint64_t end = std::max(m_source.size(), m_readOffset);
            const std::uint64_t jump = std::min(left, end - m_readOffset);
            m_readOffset += jump;
            m_bufferBegin += jump;
            left -= jump;
            break;
        }
        if (!fill())
            break;
    }
    return count - left;
}

std::size_t RecordReader::uncut(std::size_t count) const
{
    for (const Member& member : m_members) {
        if (member.begin >= position() + count)
            break;
        if (member.begin <= position())
            continue;
        const std::size_t begin = member.begin - position();
        if (std::string_view(m_buffer).substr(m_at + begin).starts_with("WARC/1."))
            return begin;
    }
    return count;
}

ArchivePlace RecordReader::place()
{
    if (!m_inflater)
        return {m_readOffset - (m_buffer.size() - m_at), 0};
    peek(1); // otherwise a member that begins at this place would be missed
    while (m_members.size() > 1 && m_members[1].begin <= position())
        m_members.pop_front();
    return {m_members.front().offset, position() - m_members.front().begin};
}

// Appends to the buffer; false when no bytes came.
bool RecordReader::fill()
{
    if (m_isEnd || m_error)
        return false;
    if (m_inflater)
        return fillUnpacked();
    const std::size_t old = m_buffer.size();
    m_buffer.resize(old + bufferSize);
    const Result<std::size_t> count = m_source.read(m_readOffset, std::span(m_buffer).subspan(old));
    m_buffer.resize(old + (count ? *count : 0));
    m_readOffset += count ? *count : 0;
    if (!count)
        m_error = count.error();
    m_isEnd = m_buffer.size() == old;
    return !m_isEnd;
}

bool RecordReader::fillUnpacked()
{
    const std::size_t old = m_buffer.size();
    m_buffer.resize(old + bufferSize);
    z_stream& stream = m_inflater->stream;
    stream.next_out = reinterpret_cast<Bytef*>(m_buffer.data() + old);
    stream.avail_out = static_cast<uInt>(bufferSize);
    const auto unpackedEnd = [&] { return m_bufferBegin + old + (bufferSize - stream.avail_out); };
    while (stream.avail_out == bufferSize) { // until bytes came
        if (stream.avail_in == 0 && !refillPacked()) {
            m_isEnd = true;
            m_isCut = m_readOffset > m_members.back().offset;
            break;
        }
        const int status = inflate(&stream, Z_NO_FLUSH);
        if (status == Z_STREAM_END) {
            if (!nextMember()) {
                m_isEnd = !m_error;
                break;
            }
            if (m_members.back().begin == unpackedEnd()) // an empty one
                m_members.pop_back();
            m_members.push_back({unpackedEnd(), m_readOffset - stream.avail_in});
        } else if (status != Z_OK && status != Z_BUF_ERROR) {
            m_error = Error{ErrorCode::BadArchive, {}, stream.msg != nullptr ? stream.msg : "damaged data"};
            break;
        }
    }
    if (unpackedEnd() > bombFloor + bombRatio * (m_readOffset - m_packedBegin))
        m_error = Error{ErrorCode::TooLarge, {}, "100 times its compressed size"};
    m_buffer.resize(old + (bufferSize - stream.avail_out));
    return m_buffer.size() > old;
}

// Reads the next buffer; before it stay the last `kept` bytes that were not taken.
bool RecordReader::refillPacked(std::size_t kept)
{
    z_stream& stream = m_inflater->stream;
    m_packed.resize(bufferSize + kept);
    if (kept > 0)
        std::memmove(m_packed.data(), stream.next_in + (stream.avail_in - kept), kept);
    const Result<std::size_t> count =
        m_source.read(m_readOffset, std::span(m_packed).subspan(kept, bufferSize));
    if (!count)
        m_error = count.error();
    if (!count || *count == 0)
        return false;
    m_readOffset += *count;
    m_packedSize = kept + *count;
    stream.next_in = reinterpret_cast<Bytef*>(m_packed.data());
    stream.avail_in = static_cast<uInt>(m_packedSize);
    return true;
}

bool RecordReader::recover()
{
    const bool isDamaged = m_error && m_error->code == ErrorCode::BadArchive;
    if (!m_inflater || !m_inflater->isReady || (!isDamaged && !std::exchange(m_isCut, false)))
        return false;
    z_stream& stream = m_inflater->stream;
    const std::uint64_t bufferAt = m_readOffset - m_packedSize; // place in the file
    const std::uint64_t fault = m_readOffset - stream.avail_in;
    const std::uint64_t from = std::max({m_members.back().offset + 1, m_lastFault, bufferAt});
    m_lastFault = fault;
    stream.next_in = reinterpret_cast<Bytef*>(m_packed.data() + (from - bufferAt));
    stream.avail_in = static_cast<uInt>(m_readOffset - from);
    take(m_buffer.size() - m_at);
    for (;;) {
        const std::string_view left(reinterpret_cast<const char*>(stream.next_in), stream.avail_in);
        const std::size_t at = left.find(memberStart);
        const std::size_t passed =
            at != std::string_view::npos ? at : left.size() - std::min(left.size(), memberStart.size() - 1);
        stream.next_in += passed;
        stream.avail_in -= static_cast<uInt>(passed);
        if (at != std::string_view::npos)
            break;
        if (!refillPacked(stream.avail_in))
            return false;
    }
    if (inflateReset(&stream) != Z_OK)
        return false;
    m_error.reset();
    m_isEnd = false;
    m_members.assign(1, {position(), m_readOffset - stream.avail_in});
    return true;
}

// After a member comes another one, or zero bytes that fill the last block of a tape, or damage.
bool RecordReader::nextMember()
{
    z_stream& stream = m_inflater->stream;
    for (;;) {
        if (stream.avail_in == 0 && !refillPacked())
            return false;
        if (stream.next_in[0] != 0)
            break;
        ++stream.next_in;
        --stream.avail_in;
    }
    if (stream.next_in[0] == 0x1f)
        return inflateReset(&stream) == Z_OK;
    m_error = Error{ErrorCode::BadArchive, {}, "incorrect header check"}; // as zlib says it of a first member
    return false;
}

} // namespace tagseam
