// SPDX-License-Identifier: MIT
// Files of any name and kind -> bytes, in a way that can be given up; and the pages that lie in a folder.
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

/// In front of a page in UTF-8: wins over whatever the page says of its encoding.
inline constexpr const char* byteOrderMark = "\xEF\xBB\xBF";

/// Percent of what is to be read, or -1 when nobody knows how much that is. Called from the reading thread.
using ReadProgress = std::function<void(int percent)>;

/// A sentence for people; empty when the reading was stopped.
using BytesRead = std::variant<std::string, QString>;

struct ReadLimits {
    std::size_t bytes;
    unsigned seconds; ///< to wait for a pipe's first byte, and between two
};

/// What the file holds. `path`: raw bytes, "-" is standard input. Regular files, and pipes with their end;
/// folders, devices and sockets are refused. A file that changes meanwhile is read again, a few times.
BytesRead readFileBytes(const std::string& path, const ReadLimits& limits, const std::stop_token& stop,
                        const ReadProgress& progress);

/// The first bytes of a regular file, at most `count`; empty when there are none to be had.
std::string firstBytes(const std::string& path, std::size_t count);

bool isFolder(const std::string& path);

/// The pages that a folder stands for, raw paths sorted by their bytes: its index page; or, of a folder that
/// a browser saved beside a page ("page_files"), that page; or the only one that has such a folder beside it;
/// or all HTML, XHTML, MHTML and WARC files in it. Folders in it are not looked into.
std::vector<std::string> pagesOfFolder(const std::string& folder);

} // namespace tagseam
