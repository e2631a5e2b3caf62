// SPDX-License-Identifier: MIT
// Shared by tests of core and of the window: bytes packed by zlib.
#pragma once

#include <zlib.h>

#include <string>
#include <string_view>

namespace tagseam::test {

/// `windowBits` of deflateInit2(): 31 gzip, 15 zlib, -15 bare.
inline std::string deflated(std::string_view text, int windowBits)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
    std::string input(text);
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

inline std::string gzipped(std::string_view text)
{
    return deflated(text, 31);
}

} // namespace tagseam::test
