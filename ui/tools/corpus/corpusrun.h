// SPDX-License-Identifier: MIT
// A run of methods on many pages, with how long each took: from its file, and into it.
#pragma once

#include "core/corpus/runs/runfile.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

struct CorpusRun {
    std::string path; ///< of its file; empty for one that has none yet
    std::optional<RunHeader> header;
    std::vector<RunRow> rows;
    std::vector<double> milliseconds; ///< by row; below 0: not known
    std::vector<std::string> methods; ///< in their order
    int lacking = 0;                  ///< pages that the file of a run that is not finished has not yet

    /// "old.jsonl"; empty without a file.
    QString name() const;
    /// The switches that its methods were made from, where they do not set them themselves.
    Setup base() const;
    /// Of pages that the manifest names none for; empty: what each page says.
    std::string encoding() const;
};

/// Where the times of a run are, if they are anywhere: `RUN.times.csv`, as `corpus run --times` writes it. A
/// run itself has none, so that it has the same bytes each time.
std::string timesPath(const std::string& runPath);

/// Errors: as loadRun(). Times that cannot be read are excluded.
Result<CorpusRun> openCorpusRun(const std::string& path, const std::stop_token& stop = {});

/// Both files; nothing is left half written. Times of another run that are beside it go, whether or not this
/// one has any. The error, if there is one: CannotWrite (where: the file).
std::optional<Error> saveCorpusRun(const CorpusRun& run, const std::string& path);

} // namespace tagseam
