// SPDX-License-Identifier: MIT
// Files for tests: with any name, and the smallest page that can be recognized.
#pragma once

#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <string>

namespace tagseam {

/// `path` is raw bytes, which Qt cannot always represent.
inline void writeRaw(const std::string& path, const std::string& bytes)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    QVERIFY2(file >= 0, path.c_str());
    QCOMPARE(::write(file, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    ::close(file);
}

/// A page whose title is `id`, with a heading of that id.
inline std::string titled(const std::string& id)
{
    return "<!DOCTYPE html><html><head><title>" + id + "</title></head><body><h1 id=" + id +
           ">x</h1><p>y</p></body></html>";
}

} // namespace tagseam
