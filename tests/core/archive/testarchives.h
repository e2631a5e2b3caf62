// SPDX-License-Identifier: MIT
// Shared by tests and fuzzers of archives: records of WARC, bodies packed and split into chunks.
#pragma once

#include "core/archive/archive.h"
#include "tests/core/archive/testgzip.h"

#include <brotli/encode.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <random>

namespace tagseam::test {

/// Throws when it cannot be read.
inline Archive archive(std::string bytes, const Limits& limits = {})
{
    Result<Archive> read = Archive::read(std::move(bytes), limits);
    if (!read)
        throw std::runtime_error("not read: " + read.error().detail);
    return *std::move(read);
}

inline std::string brotlied(std::string_view text)
{
    std::size_t size = BrotliEncoderMaxCompressedSize(text.size()) + 64;
    std::string packed(size, '\0');
    BrotliEncoderCompress(5, 22, BROTLI_MODE_TEXT, text.size(),
                          reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                          reinterpret_cast<std::uint8_t*>(packed.data()));
    packed.resize(size);
    return packed;
}

/// Chunks of at most `most` bytes, of random lengths.
inline std::string chunked(std::string_view body, std::mt19937& random, std::size_t most = 20)
{
    std::string out;
    while (!body.empty()) {
        const std::size_t count = std::min<std::size_t>(body.size(), 1 + random() % most);
        out += fmt::format("{:x}{}\r\n", count, random() % 4 == 0 ? ";ext=1" : "");
        out.append(body.substr(0, count)).append("\r\n");
        body.remove_prefix(count);
    }
    return out + "0\r\n\r\n";
}

inline std::string record(std::string_view headers, std::string_view block)
{
    return fmt::format("WARC/1.0\r\n{}Content-Length: {}\r\n\r\n{}\r\n\r\n", headers, block.size(), block);
}

inline std::string response(std::string_view url, std::string_view http)
{
    return record(
        fmt::format("WARC-Type: response\r\nWARC-Target-URI: {}\r\nWARC-Date: 2026-11-21T19:30:00Z\r\n"
                    "WARC-Record-ID: <urn:uuid:1>\r\nContent-Type: application/http; msgtype=response\r\n",
                    url),
        http);
}

inline std::string http(std::string_view headers, std::string_view body)
{
    return fmt::format("HTTP/1.1 200 OK\r\n{}\r\n{}", headers, body);
}

inline std::string htmlResponse(std::string_view url, std::string_view html)
{
    return response(url, http("Content-Type: text/html; charset=utf-8\r\n", html));
}

inline std::string randomBytes(std::mt19937& random, std::size_t most)
{
    std::string bytes(random() % (most + 1), '\0');
    const bool isText = random() % 2 == 0;
    for (char& c : bytes)
        c = isText ? " \t\r\n=.abcXYZ<>-\xC3"[random() % 17] : static_cast<char>(random());
    return bytes;
}

} // namespace tagseam::test
