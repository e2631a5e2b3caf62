// SPDX-License-Identifier: MIT
// Opens, continues and writes the file of a run.
#include "core/corpus/runs/runfile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

namespace tagseam {

namespace {

Error systemError(ErrorCode code, const std::string& path)
{
    return {code, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
}

Error badRunLine(const std::string& path, std::size_t line, std::string what)
{
    return {ErrorCode::BadRun, path + ", line " + std::to_string(line), std::move(what)};
}

// Returns the first option that another run was made with.
std::string differenceOf(const RunHeader& there, const RunHeader& wanted)
{
    if (there.methods != wanted.methods)
        return "it has other methods";
    if (there.options != wanted.options)
        return "it has other options";
    if (there.shard != wanted.shard)
        return "it is another shard of the run";
    return "the corpus of the run has other pages or another manifest";
}

// The beginning of a file that belongs to this run.
struct Beginning {
    std::size_t bytes = 0; ///< bytes of the header and the pages that have all rows
    std::size_t pages = 0;
    std::size_t failed = 0;        ///< pages among these with a row that is an error
    std::size_t withoutResult = 0; ///< pages among these whose rows are all errors
    std::string last{};            ///< the last of these
};

Result<Beginning> beginningOf(const std::string& path, const RunHeader& header,
                              const std::optional<std::vector<std::string>>& pages)
{
    std::ifstream stream(path, std::ios::binary);
    Beginning beginning;
    std::string line;
    if (!stream)
        return systemError(ErrorCode::CannotRead, path); // a file that cannot be inspected is not truncated
    std::getline(stream, line);
    if (stream.bad())
        return systemError(ErrorCode::CannotRead, path);
    if (stream.eof())
        // A file torn before its first end of line is a beginning, or another program's.
        return headerLine(header).starts_with(line)
                   ? Result(beginning)
                   : badRunLine(path, 1, "it does not begin with the header of a run");
    const Result<RunHeader> there = readHeader(line);
    if (!there)
        return badRunLine(path, 1, "it does not begin with the header of a run");
    if (*there != header)
        return badRunLine(path, 1, differenceOf(*there, header) + ": choose another file for this run");
    beginning.bytes = line.size() + 1;
    std::size_t bytes = beginning.bytes;
    std::string own;        // the page that is being read
    std::size_t errors = 0; // rows of the page
    for (std::size_t number = 0; std::getline(stream, line) && !stream.eof(); ++number) {
        const std::size_t page = number / header.methods.size();
        const std::size_t method = number % header.methods.size();
        const Result<RunRow> row = readRow(line);
        if (!row)
            return badRunLine(path, number + 2,
                              row.error().where + (row.error().where.empty() ? "" : " ") +
                                  row.error().detail);
        if (method == 0)
            own = !pages ? row->page : page < pages->size() ? nameInRow((*pages)[page]) : std::string();
        if (own.empty() || row->page != own || row->method != header.methods[method])
            return badRunLine(path, number + 2, "another page or method than this run has in this place");
        bytes += line.size() + 1;
        errors = (method == 0 ? 0 : errors) + (row->error ? 1 : 0);
        if (method + 1 == header.methods.size())
            beginning = {bytes, page + 1, beginning.failed + (errors > 0 ? 1 : 0),
                         beginning.withoutResult + (errors > method ? 1 : 0), own};
    }
    if (stream.bad())
        return systemError(ErrorCode::CannotRead, path);
    return beginning;
}

} // namespace

std::string nameInRow(const std::string& page)
{
    RunRow unread;
    unread.page = page;
    unread.error = Error{};
    const Result<RunRow> row = readRow(rowLine(unread));
    return row ? row->page : page;
}

std::size_t pagesInShard(std::size_t pages, Shard shard)
{
    return pages < shard.index ? 0 : (pages - shard.index) / shard.of + 1;
}

RunFile::RunFile(std::string path, int handle, std::unique_ptr<AnnotationLock> lock)
    : m_path(std::move(path)), m_handle(handle), m_lock(std::move(lock))
{
}

RunFile::~RunFile()
{
    ::close(m_handle);
}

Result<std::unique_ptr<RunFile>> RunFile::open(const std::string& path, const RunHeader& header,
                                               const std::optional<std::vector<std::string>>& pages)
{
    Result<std::unique_ptr<AnnotationLock>> lock = AnnotationLock::take(path);
    if (!lock && lock.error().code == ErrorCode::InUse)
        return lock.error(); // otherwise the system has no locks: continues without
    const int handle = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND | O_NONBLOCK, 0666);
    if (handle < 0)
        return systemError(ErrorCode::CannotWrite, path);
    std::unique_ptr<RunFile> file(
        new RunFile(path, handle, lock ? *std::move(lock) : std::unique_ptr<AnnotationLock>()));
    struct stat status {};
    if (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode))
        return Error{ErrorCode::CannotWrite, path, "it is not a regular file"};
    Result<Beginning> beginning = beginningOf(path, header, pages);
    if (!beginning)
        return beginning.error();
    // Only if the file is truncated: the time of the file says when its rows were written.
    if (status.st_size != static_cast<off_t>(beginning->bytes) &&
        ::ftruncate(handle, static_cast<off_t>(beginning->bytes)) != 0)
        return systemError(ErrorCode::CannotWrite, path);
    file->m_done = beginning->pages;
    file->m_failed = beginning->failed;
    file->m_withoutResult = beginning->withoutResult;
    file->m_lastPage = std::move(beginning->last);
    file->m_size = beginning->bytes;
    if (beginning->bytes == 0) {
        if (const Result<bool> written = file->write(headerLine(header)); !written)
            return written.error();
    }
    return file;
}

Result<bool> RunFile::append(std::span<const RunRow> rows)
{
    std::string bytes;
    for (const RunRow& row : rows)
        bytes += rowLine(row);
    return write(bytes);
}

Result<bool> RunFile::write(std::string_view bytes)
{
    for (std::string_view left = bytes; !left.empty();) {
        const ssize_t count = ::write(m_handle, left.data(), left.size());
        if (count >= 0) {
            left.remove_prefix(static_cast<std::size_t>(count));
            continue;
        }
        if (errno == EINTR)
            continue;
        Error error = systemError(ErrorCode::CannotWrite, m_path);
        static_cast<void>(::ftruncate(m_handle, static_cast<off_t>(m_size)) == 0); // a full disk allows it
        return error;
    }
    m_size += bytes.size();
    return true;
}

} // namespace tagseam
