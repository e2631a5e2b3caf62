// SPDX-License-Identifier: MIT
// A run of methods on many pages, with their times; read from a file, and written to one.
#pragma once

#include "core/corpus/runs/runfile.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

struct CorpusRun {
    std::string path; ///< the path of its file; empty if it has none yet
    std::optional<RunHeader> header;
    std::vector<RunRow> rows;
    std::vector<double> milliseconds; ///< indexed by row; below 0 if unknown
    std::vector<std::string> methods; ///< in the order of the run
    int lacking = 0;                  ///< number of pages that the file of an unfinished run lacks

    /// The name of its file, "old.jsonl"; empty without a file.
    QString name() const;
    /// The options that its methods were made from, where they do not set them themselves.
    Setup base() const;
    /// The encoding of pages for which the manifest names none; if empty, each page's own declaration counts.
    std::string encoding() const;
};

/// The path of the times of a run: `RUN.times.csv`, as `corpus run --times` writes it. A run itself has no
/// times, so that it has the same bytes each time.
std::string timesPath(const std::string& runPath);

/// Reads a run. Errors as for loadRun(). Times that cannot be read are excluded.
Result<CorpusRun> openCorpusRun(const std::string& path, const std::stop_token& stop = {});

/// Saves both files; neither is left half written. Removes times of another run from the same place, even if
/// this run has none. Returns the error, if any: CannotWrite (where: the file).
std::optional<Error> saveCorpusRun(const CorpusRun& run, const std::string& path);

} // namespace tagseam
