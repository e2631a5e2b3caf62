// SPDX-License-Identifier: MIT
// Bytes that can be read anywhere, by several threads: a file, or a string that is held.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

class ByteSource {
  public:
    /// `path`: raw bytes of a file name. What is no regular file (a pipe) is read to its end and held.
    /// Errors: CannotRead, TooLarge (a pipe over `pipeLimit` bytes).
    static Result<ByteSource> open(const std::string& path, std::size_t pipeLimit);
    explicit ByteSource(std::string bytes) : m_bytes(std::move(bytes)), m_size(m_bytes.size()) {}

    ByteSource(ByteSource&& other) noexcept;
    ByteSource& operator=(ByteSource&& other) noexcept;
    ~ByteSource();

    std::uint64_t size() const { return m_size; }
    /// Bytes read into `into`; fewer than fit only at the end. Errors: CannotRead.
    Result<std::size_t> read(std::uint64_t offset, std::span<char> into) const;
    /// All of it. Errors: CannotRead, TooLarge.
    Result<std::string> readAll(std::size_t limit) &&;

  private:
    ByteSource(int handle, std::uint64_t size, std::string path);

    std::string m_bytes;
    std::string m_path; // for errors
    std::uint64_t m_size = 0;
    int m_handle = -1; // of the file; -1: m_bytes is all
};

} // namespace tagseam
