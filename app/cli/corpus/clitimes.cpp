// SPDX-License-Identifier: MIT
// The times of each page and method of a run, as CSV beside it.
#include "app/cli/corpus/clitimes.h"

#include "core/base/csvrows.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace tagseam {

Result<TimesFile> TimesFile::open(const std::string& path, bool isContinued)
{
    TimesFile times;
    if (path.empty())
        return times;
    std::error_code status;
    const bool isThere = isContinued && std::filesystem::exists(path, status);
    times.m_path = path;
    times.m_file.reset(std::fopen(path.c_str(), isThere ? "ab" : "wb"));
    if (!times.m_file)
        return Error{ErrorCode::CannotWrite, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
    if (!isThere)
        fmt::print(times.m_file.get(), "page,method,nodes,parse_ms,method_ms\r\n");
    return times;
}

bool TimesFile::add(const PageRun& run)
{
    for (std::size_t i = 0; m_file && i < run.rows.size(); ++i)
        fmt::print(m_file.get(), "{},{},{},{:.3f},{:.3f}\r\n", csvField(run.page),
                   csvField(run.rows[i].method), run.times.nodes, run.times.read, run.times.methods[i]);
    return !m_file || (std::fflush(m_file.get()) == 0 && std::ferror(m_file.get()) == 0);
}

} // namespace tagseam
