// SPDX-License-Identifier: MIT
// The times of each page and method of a run, as CSV beside it.
#pragma once

#include "core/base/result.h"
#include "core/corpus/runs/runpage.h"

#include <cstdio>
#include <memory>
#include <string>

namespace tagseam {

/// Writes milliseconds for each page and method. Without a path it writes nothing.
class TimesFile {
  public:
    /// Opens the file. `isContinued`: for a run that continues; existing lines stay. Errors: CannotWrite.
    static Result<TimesFile> open(const std::string& path, bool isContinued);
    /// Adds a page; false when it cannot be written.
    bool add(const PageRun& run);
    const std::string& path() const { return m_path; }

  private:
    std::string m_path;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> m_file{nullptr, std::fclose};
};

} // namespace tagseam
