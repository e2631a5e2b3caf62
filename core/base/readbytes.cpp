// SPDX-License-Identifier: MIT
// A file, a pipe or standard input -> all of its bytes.
#include "core/base/readbytes.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

namespace tagseam {

Result<std::string> readBytes(const std::string& path, std::size_t limit)
{
    const bool isStandardInput = path == "-";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(
        isStandardInput ? nullptr : std::fopen(path.c_str(), "rb"), std::fclose);
    std::FILE* file = isStandardInput ? stdin : opened.get();
    if (file == nullptr)
        return Error{ErrorCode::CannotRead, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)

    std::string bytes;
    std::error_code status;
    const std::uintmax_t size = isStandardInput ? 0 : std::filesystem::file_size(path, status);
    if (!status && size <= limit)
        bytes.reserve(size);
    std::array<char, 65536> buffer{};
    for (;;) {
        const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file);
        bytes.append(buffer.data(), count);
        if (bytes.size() > limit)
            return Error{ErrorCode::TooLarge, path, sizeText(limit)};
        if (count < buffer.size())
            break;
    }
    if (std::ferror(file) != 0)
        return Error{ErrorCode::CannotRead, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
    return bytes;
}

} // namespace tagseam
