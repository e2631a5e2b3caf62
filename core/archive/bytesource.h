// SPDX-License-Identifier: MIT
// Bytes that several threads can read at any place: a file, or a string in memory; or a stream, read
// forwards.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace tagseam {

class ByteSource {
  public:
    /// Opens a file. `path`: raw bytes of a file name. An input that is not a regular file (a pipe) is read
    /// to its end and kept in memory. Errors: CannotRead, TooLarge (a pipe over `pipeLimit` bytes).
    static Result<ByteSource> open(const std::string& path, std::size_t pipeLimit);
    /// Makes a source of an open stream, of which nothing is kept: one thread reads it, each place after the
    /// one before. Its size() is the highest number. `handle` stays the caller's; `front`: bytes that were
    /// already read from it. A stop is noticed while it waits, and ends the bytes.
    static ByteSource ofStream(int handle, std::string front, std::stop_token stop);
    explicit ByteSource(std::string bytes) : m_bytes(std::move(bytes)), m_size(m_bytes.size()) {}

    ByteSource(ByteSource&& other) noexcept;
    ByteSource& operator=(ByteSource&& other) noexcept;
    ~ByteSource();

    std::uint64_t size() const { return m_size; }
    /// Reads bytes into `into` and returns their number; fewer than fit only at the end. Errors: CannotRead.
    Result<std::size_t> read(std::uint64_t offset, std::span<char> into) const;
    /// Returns all bytes. Errors: CannotRead, TooLarge.
    Result<std::string> readAll(std::size_t limit) &&;

  private:
    struct Stream {
        int handle = -1;
        std::string front;
        std::stop_token stop;
        std::uint64_t at = 0; // place of the next byte
    };
    ByteSource(int handle, std::uint64_t size, std::string path);
    static Result<std::size_t> readStream(Stream& stream, std::span<char> into);

    std::string m_bytes;
    std::string m_path; // for errors
    std::uint64_t m_size = 0;
    int m_handle = -1;                // handle of the file; -1: m_bytes is the content
    std::unique_ptr<Stream> m_stream; // nothing: there is a file or m_bytes
};

} // namespace tagseam
