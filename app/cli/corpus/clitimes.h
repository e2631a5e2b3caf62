// SPDX-License-Identifier: MIT
// How long each page and method of a run took, as CSV beside it.
#pragma once

#include "core/base/result.h"
#include "core/corpus/runs/runpage.h"

#include <cstdio>
#include <memory>
#include <string>

namespace tagseam {

/// Milliseconds per page and method, for whoever asks where the time went. Without a path it writes nothing.
class TimesFile {
  public:
    /// `isContinued`: of a run that goes on; what is there stays.
    /// Errors: CannotWrite.
    static Result<TimesFile> open(const std::string& path, bool isContinued);
    /// False when it cannot be written.
    bool add(const PageRun& run);
    const std::string& path() const { return m_path; }

  private:
    std::string m_path;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> m_file{nullptr, std::fclose};
};

} // namespace tagseam
