// SPDX-License-Identifier: MIT
// Bytes that can be read at any place.
#include "core/archive/bytesource.h"

#include "core/base/limits.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
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
      m_handle(std::exchange(other.m_handle, -1))
{
}

ByteSource& ByteSource::operator=(ByteSource&& other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_path, other.m_path);
    std::swap(m_size, other.m_size);
    std::swap(m_handle, other.m_handle);
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

Result<std::size_t> ByteSource::read(std::uint64_t offset, std::span<char> into) const
{
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
