// SPDX-License-Identifier: MIT
// Files for tests: of any name, packed, and the smallest page that can be told from another.
#pragma once

#include <QTest>

#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include <string>

namespace tagseam {

/// `path`: raw bytes, of which Qt could not name all.
inline void writeRaw(const std::string& path, const std::string& bytes)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    QVERIFY2(file >= 0, path.c_str());
    QCOMPARE(::write(file, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    ::close(file);
}

inline std::string gzipped(const std::string& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY); // 16: gzip framing
    std::string packed(deflateBound(&stream, bytes.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

/// A page whose title is `id`, with a heading of that id.
inline std::string titled(const std::string& id)
{
    return "<!DOCTYPE html><html><head><title>" + id + "</title></head><body><h1 id=" + id +
           ">x</h1><p>y</p></body></html>";
}

} // namespace tagseam
