// SPDX-License-Identifier: MIT
// Bytes that can be read at any place.
#include "core/archive/bytesource.h"

#include "core/base/limits.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

namespace tagseam {

namespace {

Error cannotRead(const std::string& path)
{
    return {ErrorCode::CannotRead, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
}

} // namespace

ByteSource::ByteSource(int handle, std::uint64_t size, std::string path)
    : m_path(std::move(path)), m_size(size), m_handle(handle)
{
}

ByteSource::ByteSource(ByteSource&& other) noexcept
    : m_bytes(std::move(other.m_bytes)), m_path(std::move(other.m_path)), m_size(other.m_size),
      m_handle(std::exchange(other.m_handle, -1)), m_stream(std::move(other.m_stream))
{
}

ByteSource& ByteSource::operator=(ByteSource&& other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_path, other.m_path);
    std::swap(m_size, other.m_size);
    std::swap(m_handle, other.m_handle);
    std::swap(m_stream, other.m_stream);
    return *this;
}

ByteSource::~ByteSource()
{
    if (m_handle >= 0)
        close(m_handle);
}

Result<ByteSource> ByteSource::open(const std::string& path, std::size_t pipeLimit)
{
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return cannotRead(path);
    struct stat info {};
    if (fstat(handle, &info) != 0) {
        const Error error = cannotRead(path);
        close(handle);
        return error;
    }
    const bool isFile = S_ISREG(info.st_mode);
    ByteSource file(handle, isFile ? static_cast<std::uint64_t>(info.st_size) : 0, path);
    if (isFile)
        return file;
    std::string bytes;
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(handle, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return cannotRead(path);
        if (count == 0)
            return ByteSource(std::move(bytes));
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > pipeLimit)
            return Error{ErrorCode::TooLarge, path, sizeText(pipeLimit)};
    }
}

ByteSource ByteSource::ofStream(int handle, std::string front, std::stop_token stop)
{
    ByteSource source{std::string()};
    source.m_size = std::numeric_limits<std::uint64_t>::max();
    source.m_stream = std::make_unique<Stream>(Stream{handle, std::move(front), std::move(stop), 0});
    return source;
}

// Fills the span, unless the stream ends or the stop is requested.
Result<std::size_t> ByteSource::readStream(Stream& stream, std::span<char> into)
{
    constexpr int pollMilliseconds = 100; // interval at which a stop is noticed
    std::size_t done = std::min(into.size(), stream.front.size());
    std::copy_n(stream.front.begin(), done, into.begin());
    stream.front.erase(0, done);
    while (done < into.size() && !stream.stop.stop_requested()) {
        pollfd wait{stream.handle, POLLIN, 0};
        if (::poll(&wait, 1, pollMilliseconds) <= 0)
            continue;
        const ssize_t count = ::read(stream.handle, into.data() + done, into.size() - done);
        if (count == 0)
            break;
        if (count > 0)
            done += static_cast<std::size_t>(count);
        else if (errno != EINTR && errno != EAGAIN)
            return cannotRead("-");
    }
    stream.at += done;
    return done;
}

Result<std::size_t> ByteSource::read(std::uint64_t offset, std::span<char> into) const
{
    if (m_stream) {
        std::array<char, 65536> passed{};
        while (m_stream->at < offset) {
            const std::size_t wanted = std::min<std::uint64_t>(passed.size(), offset - m_stream->at);
            const Result<std::size_t> count = readStream(*m_stream, std::span(passed).first(wanted));
            if (!count || *count < wanted)
                return count ? Result<std::size_t>(std::size_t{0}) : count;
        }
        return readStream(*m_stream, into);
    }
    if (offset >= m_size)
        return std::size_t{0};
    const std::size_t wanted = std::min<std::uint64_t>(into.size(), m_size - offset);
    if (m_handle < 0) {
        std::memcpy(into.data(), m_bytes.data() + offset, wanted);
        return wanted;
    }
    std::size_t done = 0;
    while (done < wanted) {
        const ssize_t count =
            pread(m_handle, into.data() + done, wanted - done, static_cast<off_t>(offset + done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return cannotRead(m_path);
        if (count == 0)
            break; // the file became shorter
        done += static_cast<std::size_t>(count);
    }
    return done;
}

Result<std::string> ByteSource::readAll(std::size_t limit) &&
{
    if (m_size > limit)
        return Error{ErrorCode::TooLarge, m_path, sizeText(limit)};
    if (m_handle < 0)
        return std::move(m_bytes);
    std::string bytes(m_size, '\0');
    const Result<std::size_t> count = read(0, bytes);
    if (!count)
        return count.error();
    bytes.resize(*count);
    return bytes;
}

} // namespace tagseam
