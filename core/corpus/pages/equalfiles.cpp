// SPDX-License-Identifier: MIT
// Finds files with the same bytes.
#include "core/corpus/pages/equalfiles.h"

#include "core/base/readbytes.h"
#include "core/base/sha256.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

bool isNewIn(std::set<std::string>& digests, const std::string& file)
{
    const Result<std::string> bytes = readBytes(file);
    return !bytes || digests.insert(sha256(*bytes)).second;
}

} // namespace

bool EqualFiles::add(const std::string& file)
{
    std::error_code status;
    const bool isFile = std::filesystem::is_regular_file(file, status);
    const std::uintmax_t size = isFile ? std::filesystem::file_size(file, status) : 0;
    if (!isFile || status)
        return false;
    const auto [at, isFirst] = m_bySize.try_emplace(size);
    OfOneSize& others = at->second;
    if (isFirst) {
        others.first = file;
        return false;
    }
    if (!others.first.empty())
        isNewIn(others.digests, std::exchange(others.first, {}));
    return !isNewIn(others.digests, file);
}

} // namespace tagseam
