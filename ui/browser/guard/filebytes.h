// SPDX-License-Identifier: MIT
// Reads files of any name and kind, in a way that can be stopped, and finds the pages of a folder.
#pragma once

#include "core/page/pagenames.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

/// Put before a page in UTF-8. It overrides whatever the page says of its encoding.
inline constexpr const char* byteOrderMark = "\xEF\xBB\xBF";

/// Percentage of the bytes that were read, or -1 when their number is unknown. Called from the reading
/// thread.
using ReadProgress = std::function<void(int percent)>;

/// The bytes, or an error message; the message is empty when reading was stopped.
using BytesRead = std::variant<std::string, QString>;

struct ReadLimits {
    std::size_t bytes;
    unsigned seconds; ///< time to wait for the first byte of a pipe, and between two bytes
};

/// Reads a file. `path` is raw bytes; "-" is standard input. Reads regular files, and pipes to their end;
/// rejects folders, devices and sockets. Reads a file again, a few times, if it changes meanwhile.
BytesRead readFileBytes(const std::string& path, const ReadLimits& limits, const std::stop_token& stop,
                        const ReadProgress& progress);

/// Returns the first bytes of a regular file, at most `count`; empty when they cannot be read.
std::string firstBytes(const std::string& path, std::size_t count);

bool isFolder(const std::string& path);

/// Returns the pages of a folder, as raw paths sorted by their bytes. These are the index page of the folder;
/// or, for a folder that a browser saved with a page ("page_files"), that page; or the only page that has
/// such a folder; or all HTML, XHTML, MHTML and WARC files in the folder. Subfolders are not searched.
std::vector<std::string> pagesOfFolder(const std::string& folder);

} // namespace tagseam
