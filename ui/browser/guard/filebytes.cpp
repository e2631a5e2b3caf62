// SPDX-License-Identifier: MIT
// Reads files of any name and kind. Uses POSIX, because Qt cannot name every file.
#include "ui/browser/guard/filebytes.h"

#include "core/base/limits.h"
#include "ui/session/page/pageaddress.h"

#include <QCoreApplication>

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

class FileBytes { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(FileBytes)
};

constexpr int tries = 3; // tries before a file that keeps changing is given up
constexpr std::size_t chunk = std::size_t{1} << 18U;
constexpr int pollMilliseconds = 100; // longest time until a stop is noticed

struct Descriptor {
    explicit Descriptor(int opened, bool isBorrowed = false) : number(opened), isKept(isBorrowed) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (number >= 0 && !isKept)
            ::close(number);
    }
    const int number;
    const bool isKept; // true for standard input, which stays open
};

QString shownName(const std::string& path)
{
    return elided(path == "-" ? FileBytes::tr("Standard input") : PageAddress::ofFile(path).text());
}

QString cannotRead(const std::string& path, int code)
{
    return FileBytes::tr("%1 cannot be read (%2).")
        .arg(shownName(path), QString::fromStdString(std::generic_category().message(code)));
}

QString tooLarge(const std::string& path, std::size_t limit)
{
    return FileBytes::tr("%1 is larger than %2, the limit in the preferences.")
        .arg(shownName(path), QString::fromStdString(sizeText(limit)));
}

// Returns why this kind of file cannot be read; empty when it can.
QString refusalOf(const std::string& path, const struct stat& status)
{
    if (S_ISDIR(status.st_mode))
        return FileBytes::tr("%1 is a folder, not a page.").arg(shownName(path));
    const bool isDevice = S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode);
    if (isDevice && path != "-")
        return FileBytes::tr("%1 is a device, not a page.").arg(shownName(path));
    if (S_ISSOCK(status.st_mode) && path != "-")
        return FileBytes::tr("%1 is a socket, not a page.").arg(shownName(path));
    return {};
}

bool isChanged(const struct stat& before, const struct stat& after, std::size_t read)
{
    return before.st_size != after.st_size || before.st_mtim.tv_sec != after.st_mtim.tv_sec ||
           before.st_mtim.tv_nsec != after.st_mtim.tv_nsec ||
           (S_ISREG(after.st_mode) && after.st_size > 0 && static_cast<std::size_t>(after.st_size) != read);
}

// Reads to the end. Waits for pipes in small steps, so that a stop is noticed.
BytesRead readAll(const Descriptor& file, const std::string& path, const struct stat& status,
                  const ReadLimits& limits, const std::stop_token& stop, const ReadProgress& progress)
{
    using Clock = std::chrono::steady_clock;
    const bool isRegular = S_ISREG(status.st_mode);
    std::string bytes;
    std::string buffer(chunk, '\0');
    auto last = Clock::now();
    int told = -2;
    while (!stop.stop_requested()) {
        pollfd wait{file.number, POLLIN, 0};
        if (!isRegular && ::poll(&wait, 1, pollMilliseconds) <= 0) {
            if (Clock::now() - last > std::chrono::seconds(limits.seconds))
                return FileBytes::tr("%1 sent nothing for %2 seconds.")
                    .arg(shownName(path))
                    .arg(limits.seconds);
            continue;
        }
        const ssize_t count = ::read(file.number, buffer.data(), buffer.size());
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0)
            return cannotRead(path, errno);
        if (count == 0)
            return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        last = Clock::now();
        if (bytes.size() > limits.bytes)
            return tooLarge(path, limits.bytes);
        const int percent = isRegular && status.st_size > 0
                                ? static_cast<int>(std::min<std::size_t>(
                                      100, bytes.size() * 100 / static_cast<std::size_t>(status.st_size)))
                                : -1;
        if (percent != told && progress)
            progress(told = percent);
    }
    return QString();
}

// Returns nothing when the file changed while it was read.
std::optional<BytesRead> readOnce(const std::string& path, const ReadLimits& limits,
                                  const std::stop_token& stop, const ReadProgress& progress)
{
    const bool isStandardInput = path == "-";
    // Non-blocking, because opening a pipe that nobody writes to would never return.
    const Descriptor file(
        isStandardInput ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY),
        isStandardInput);
    struct stat before {};
    if (file.number < 0 || ::fstat(file.number, &before) != 0)
        return cannotRead(path, errno);
    if (QString refusal = refusalOf(path, before); !refusal.isEmpty())
        return refusal;
    if (S_ISREG(before.st_mode) && static_cast<std::size_t>(before.st_size) > limits.bytes)
        return tooLarge(path, limits.bytes);
    BytesRead read = readAll(file, path, before, limits, stop, progress);
    struct stat after {};
    const auto* bytes = std::get_if<std::string>(&read);
    if (bytes != nullptr && S_ISREG(before.st_mode) && !isStandardInput &&
        (::fstat(file.number, &after) != 0 || isChanged(before, after, bytes->size())))
        return std::nullopt;
    return read;
}

std::vector<std::string> namesIn(const std::string& folder)
{
    const std::unique_ptr<DIR, int (*)(DIR*)> opened(::opendir(folder.c_str()), ::closedir);
    std::vector<std::string> names;
    if (!opened)
        return names;
    while (const dirent* entry =
               ::readdir(opened.get())) // NOLINT(concurrency-mt-unsafe): a stream of its own
        names.emplace_back(entry->d_name);
    std::ranges::sort(names);
    return names;
}

bool isFolderOfPage(std::string_view folderName, std::string_view pageName)
{
    const std::vector<std::string> names = companionsOf(pageName);
    return std::ranges::find(names, folderName) != names.end();
}

bool isFilesystemFile(const std::string& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && !S_ISDIR(status.st_mode);
}

} // namespace

BytesRead readFileBytes(const std::string& path, const ReadLimits& limits, const std::stop_token& stop,
                        const ReadProgress& progress)
{
    for (int i = 0; i < tries; ++i) {
        if (std::optional<BytesRead> read = readOnce(path, limits, stop, progress))
            return *std::move(read);
    }
    return FileBytes::tr("%1 changed while it was read.").arg(shownName(path));
}

std::string firstBytes(const std::string& path, std::size_t count)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    struct stat status {};
    if (file.number < 0 || ::fstat(file.number, &status) != 0 || !S_ISREG(status.st_mode))
        return {};
    std::string bytes(count, '\0');
    const ssize_t read = ::read(file.number, bytes.data(), bytes.size());
    bytes.resize(read > 0 ? static_cast<std::size_t>(read) : 0);
    return bytes;
}

bool isFolder(const std::string& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

std::vector<std::string> pagesOfFolder(const std::string& folder)
{
    std::string plain = folder;
    while (plain.size() > 1 && plain.ends_with('/'))
        plain.pop_back();
    const std::vector<std::string> names = namesIn(plain);
    const auto pathsOf = [](const std::string& base, const std::vector<std::string>& all, auto isWanted) {
        const std::string start = base == "/" ? base : base + '/';
        std::vector<std::string> paths;
        for (const std::string& name : all) {
            std::string file = start;
            file += name;
            if (isPageName(name) && isWanted(name) && isFilesystemFile(file))
                paths.push_back(std::move(file));
        }
        return paths;
    };
    std::vector<std::string> found =
        pathsOf(plain, names, [](const std::string& name) { return pageStem(name) == "index"; });
    if (!found.empty())
        return {found.front()};
    const std::size_t slash = plain.rfind('/');
    if (slash != std::string::npos && slash > 0) {
        const std::string parent = plain.substr(0, slash);
        const std::string own = plain.substr(slash + 1);
        found = pathsOf(parent, namesIn(parent),
                        [&](const std::string& name) { return isFolderOfPage(own, name); });
        if (!found.empty())
            return {found.front()};
    }
    found = pathsOf(plain, names, [&](const std::string& page) {
        return std::ranges::any_of(names,
                                   [&](const std::string& name) { return isFolderOfPage(name, page); });
    });
    if (found.size() != 1)
        found = pathsOf(plain, names, [](const std::string&) { return true; });
    return found;
}

} // namespace tagseam
