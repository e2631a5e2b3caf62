// SPDX-License-Identifier: MIT
// Reads the file of an annotation, and writes it so that no earlier state is ever lost.
#include "core/truth/annotation/annotationfile.h"

#include "core/base/ascii.h"
#include "core/base/sha256.h"
#include "core/base/url.h"
#include "core/page/pagenames.h"
#include "core/truth/annotation/annotationjson.h"

#include <fmt/format.h>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <thread>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view annotationEnding = ".annotation.json";
constexpr std::string_view leftoverStart = ".tagseam-";
constexpr std::string_view leftoverEnd = ".tmp";
constexpr std::size_t randomLetters = 6; // random letters of mkstemp()
constexpr std::chrono::milliseconds lockWait{5000};
constexpr std::chrono::milliseconds lockPause{10};

std::string reason(int error)
{
    return std::strerror(error); // NOLINT(concurrency-mt-unsafe)
}

class Handle {
  public:
    explicit Handle(int handle) : m_handle(handle) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle()
    {
        if (m_handle >= 0)
            ::close(m_handle);
    }
    int get() const { return m_handle; }
    explicit operator bool() const { return m_handle >= 0; }
    int release() { return std::exchange(m_handle, -1); }

  private:
    int m_handle;
};

// Returns the bytes of a plain file, or nothing when it does not exist.
Result<std::optional<std::string>> bytesAt(const std::string& path)
{
    const auto error = [&](std::string detail) {
        return Error{ErrorCode::CannotRead, path, std::move(detail)};
    };
    const Handle file(
        ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe would wait for a writer
    if (!file)
        return errno == ENOENT ? Result(std::optional<std::string>()) : error(reason(errno));
    struct stat status {};
    if (::fstat(file.get(), &status) != 0)
        return error(reason(errno));
    if (!S_ISREG(status.st_mode))
        return error("it is not a regular file");
    std::string bytes;
    std::array<char, 1U << 16U> part{};
    for (;;) {
        const ssize_t count = ::read(file.get(), part.data(), part.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return error(reason(errno));
        if (count == 0)
            return std::optional(std::move(bytes));
        bytes.append(part.data(), static_cast<std::size_t>(count));
        if (bytes.size() > annotationSizeLimit)
            return Error{ErrorCode::TooLarge, path, fmt::format("{} MB", annotationSizeLimit >> 20U)};
    }
}

FileVersion versionOf(const std::optional<std::string>& bytes)
{
    return {bytes ? sha256(*bytes) : std::string()};
}

// Returns the target of links; the path itself when it does not exist yet. Empty: links that lead nowhere or
// in a circle.
fs::path targetOfLinks(const std::string& path)
{
    std::error_code status;
    if (fs::symlink_status(path, status).type() != fs::file_type::symlink)
        return path;
    fs::path target = fs::canonical(path, status);
    return status ? fs::path() : target;
}

std::string folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path().string() : ".";
}

// Locks a folder; false: another process held it the whole time. True also on systems without locks: they
// only guard the moment between the last check of the file and its renaming.
bool lockFolder(int folder)
{
    const auto end = std::chrono::steady_clock::now() + lockWait;
    while (::flock(folder, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR)
            continue;
        if (errno != EWOULDBLOCK)
            return true;
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(lockPause);
    }
    return true;
}

bool isLeftover(std::string_view name)
{
    return name.starts_with(leftoverStart) && name.ends_with(leftoverEnd) &&
           name.size() == leftoverStart.size() + randomLetters + leftoverEnd.size();
}

// Removes leftover files. The holder of the folder's lock knows that no writer is at work: all such files are
// leftovers.
void removeLeftovers(const std::string& folder)
{
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), ::closedir);
    if (!entries)
        return;
    while (const dirent* entry = ::readdir(entries.get())) { // NOLINT(concurrency-mt-unsafe)
        const char* name = entry->d_name;
        if (isLeftover(name))
            ::unlinkat(::dirfd(entries.get()), name, 0);
    }
}

// Returns 0, or the system's reason.
int writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR)
            return errno;
        if (count > 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

mode_t modeFor(const std::string& path)
{
    struct stat old {};
    if (::stat(path.c_str(), &old) == 0)
        return old.st_mode & 07777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

// Writes a complete file beside `target`, flushed to the disk; returns its name, or the system's reason.
std::pair<std::string, int> writeBeside(const std::string& folder, const fs::path& target,
                                        std::string_view bytes)
{
    std::string name = fmt::format("{}/{}XXXXXX{}", folder, leftoverStart, leftoverEnd);
    const Handle file(::mkostemps(name.data(), static_cast<int>(leftoverEnd.size()), O_CLOEXEC));
    if (!file)
        return {{}, errno};
    struct stat old {};
    if (::stat(target.c_str(), &old) == 0 && old.st_uid != ::geteuid())
        static_cast<void>(::fchown(file.get(), old.st_uid, old.st_gid) ==
                          0); // only root may; otherwise we own it
    int error = writeAll(file.get(), bytes);
    if (error == 0 && (::fchmod(file.get(), modeFor(target.string())) != 0 || ::fsync(file.get()) != 0))
        error = errno;
    if (error != 0)
        ::unlink(name.c_str());
    return {name, error};
}

// Renames the file; if there was none before, without replacing one that was created since.
int putInPlace(const std::string& written, const fs::path& target, bool isNew)
{
    if (isNew) {
        if (::renameat2(AT_FDCWD, written.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0)
            return 0;
        if (errno != EINVAL && errno != ENOSYS)
            return errno;
    }
    return ::rename(written.c_str(), target.c_str()) == 0 ? 0 : errno;
}

std::string encodedName(std::string_view name)
{
    std::string out;
    for (const char c : name) {
        if (isAlnum(c) || c == '-' || c == '_' || static_cast<unsigned char>(c) >= 0x80)
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return out;
}

} // namespace

std::string annotationPath(std::string_view page, std::string_view annotator, std::string_view folder)
{
    const fs::path file(page);
    std::string name = file.filename().string();
    if (!annotator.empty())
        name += '.' + encodedName(annotator);
    name += annotationEnding;
    return ((folder.empty() ? file.parent_path() : fs::path(folder)) / name).string();
}

std::string annotatorIn(std::string_view path)
{
    std::string_view name = path.substr(path.rfind('/') + 1);
    if (!name.ends_with(annotationEnding))
        return {};
    name.remove_suffix(annotationEnding.size());
    const std::size_t dot = name.rfind('.'); // annotationPath() writes no dot in an annotator's name
    return dot == std::string_view::npos || isPageName(name) ? std::string()
                                                             : percentDecoded(name.substr(dot + 1));
}

std::string annotatorOf(const Annotation& annotation, const AnnotationFile& file)
{
    return annotation.annotator.empty() ? file.annotator : annotation.annotator;
}

FolderAnnotations annotationsIn(const std::string& folder)
{
    FolderAnnotations found;
    std::error_code status;
    for (fs::directory_iterator entry(folder.empty() ? "." : folder, status), end; !status && entry != end;
         entry.increment(status)) {
        std::string name = entry->path().filename().string();
        std::error_code kind;
        if (!name.ends_with(annotationEnding) || !entry->is_regular_file(kind))
            continue;
        const std::string path = (fs::path(folder) / name).string();
        name.resize(name.size() - annotationEnding.size());
        if (const std::string annotator = annotatorIn(path); !annotator.empty())
            found[name.substr(0, name.rfind('.'))].push_back({path, annotator});
        found[std::move(name)].push_back({path, {}});
    }
    for (auto& [page, files] : found)
        std::ranges::sort(files, {},
                          [](const AnnotationFile& file) { return std::tie(file.annotator, file.path); });
    return found;
}

std::vector<AnnotationFile> annotationsOf(std::string_view page, std::string_view folder)
{
    const fs::path file(page);
    FolderAnnotations all = annotationsIn(folder.empty() ? file.parent_path().string() : std::string(folder));
    const auto own = all.find(file.filename().string());
    return own == all.end() ? std::vector<AnnotationFile>() : std::move(own->second);
}

Result<std::optional<AnnotationFile>> chooseAnnotation(std::span<const AnnotationFile> files,
                                                       std::string_view annotator)
{
    const auto of = [&](std::string_view who) -> std::optional<AnnotationFile> {
        const auto file = std::ranges::find(files, who, &AnnotationFile::annotator);
        return file == files.end() ? std::nullopt : std::optional(*file);
    };
    if (!annotator.empty() || files.empty())
        return of(annotator);
    for (const std::string_view who : {adjudicatedName, std::string_view()}) {
        if (std::optional<AnnotationFile> file = of(who))
            return file;
    }
    if (files.size() == 1)
        return std::optional(files.front());
    std::string names;
    for (const AnnotationFile& file : files)
        names += (names.empty() ? "" : ", ") + file.annotator;
    return Error{ErrorCode::SeveralAnnotators, {}, names};
}

Result<FileVersion> fileVersion(const std::string& path)
{
    const Result<std::optional<std::string>> bytes = bytesAt(path);
    if (!bytes)
        return bytes.error();
    return versionOf(*bytes);
}

Result<LoadedAnnotation> loadAnnotation(const std::string& path)
{
    const Result<std::optional<std::string>> bytes = bytesAt(path);
    if (!bytes)
        return bytes.error();
    if (!*bytes)
        return Error{ErrorCode::CannotRead, path, reason(ENOENT)};
    Result<Annotation> annotation = readAnnotation(**bytes);
    if (annotation)
        return LoadedAnnotation{*std::move(annotation), versionOf(*bytes)};
    const Error& error = annotation.error();
    const bool hasPlace = error.code == ErrorCode::BadAnnotation && !error.where.empty();
    return Error{error.code, path, hasPlace ? error.where + ": " + error.detail : error.detail};
}

Result<FileVersion> saveAnnotation(const std::string& path, const Annotation& annotation,
                                   const FileVersion& expected)
{
    const auto cannotWrite = [&](int error) { return Error{ErrorCode::CannotWrite, path, reason(error)}; };
    const std::string text = annotationJson(annotation);
    if (text.size() > annotationSizeLimit) // it could not be loaded again
        return Error{ErrorCode::TooLarge, path, fmt::format("{} MB", annotationSizeLimit >> 20U)};
    const fs::path target = targetOfLinks(path);
    if (target.empty())
        return cannotWrite(ENOENT);
    const std::string folder = folderOf(target);
    const Handle directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!directory)
        return cannotWrite(errno);
    if (!lockFolder(directory.get()))
        return Error{ErrorCode::InUse, path, "it is being written"};
    const Result<FileVersion> now = fileVersion(target.string());
    if (!now)
        return Error{ErrorCode::CannotWrite, path, now.error().detail};
    if (*now != expected)
        return Error{ErrorCode::FileChanged, path, {}};
    if (::access(target.c_str(), F_OK) == 0 && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return cannotWrite(errno); // renaming would replace a file that is not writable
    removeLeftovers(folder);
    const auto [written, error] = writeBeside(folder, target, text);
    if (error != 0)
        return cannotWrite(error);
    if (const int failure = putInPlace(written, target, expected.sha256.empty()); failure != 0) {
        ::unlink(written.c_str());
        return failure == EEXIST ? Error{ErrorCode::FileChanged, path, {}} : cannotWrite(failure);
    }
    if (::fsync(directory.get()) != 0 && errno != EINVAL)
        return cannotWrite(errno);
    return FileVersion{sha256(text)};
}

Result<std::unique_ptr<AnnotationLock>> AnnotationLock::take(const std::string& path)
{
    const fs::path file(path);
    const std::string name = fmt::format("{}/.tagseam-{}.lock", folderOf(file), file.filename().string());
    for (;;) {
        Handle handle(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644));
        if (!handle)
            return Error{ErrorCode::CannotWrite, name, reason(errno)};
        if (::flock(handle.get(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EINTR)
                continue;
            if (errno != EWOULDBLOCK)
                return Error{ErrorCode::CannotWrite, name, reason(errno)};
            std::array<char, 20> number{};
            const ssize_t count = ::pread(handle.get(), number.data(), number.size(), 0);
            const std::string process(number.data(), static_cast<std::size_t>(count > 0 ? count : 0));
            return Error{ErrorCode::InUse, path, "process " + (process.empty() ? "unknown" : process)};
        }
        struct stat held {};
        struct stat there {};
        if (::fstat(handle.get(), &held) != 0 || ::stat(name.c_str(), &there) != 0 ||
            held.st_ino != there.st_ino || held.st_dev != there.st_dev)
            continue; // its last holder has just removed it
        const std::string process = std::to_string(::getpid());
        if (::ftruncate(handle.get(), 0) != 0 || writeAll(handle.get(), process) != 0)
            static_cast<void>(process); // a full disk: it is locked nevertheless
        return std::unique_ptr<AnnotationLock>(new AnnotationLock(name, handle.release()));
    }
}

AnnotationLock::~AnnotationLock()
{
    ::unlink(m_path.c_str()); // before unlocking: a waiting process sees that it is another file
    ::close(m_handle);
}

} // namespace tagseam
