// SPDX-License-Identifier: MIT
// The experiments of Velloso and Dorneles on the authors' pages at hand.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/papers/markedpages.h"
#include "core/papers/published.h"
#include "core/papers/report.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace tagseam {

/// The pages of an experiment, and the settings of all its rows.
struct VellosoPlan {
    MarkedFolder from;               ///< only folder, ground truth, encoding and limits count
    std::string variant;             ///< variant of all rows; empty: inferred, row by row
    std::optional<double> threshold; ///< MDR threshold of all rows; nothing: inferred, row by row
    /// Returns the sentence for the error of a page, for its row. `page`: its place where the error names
    /// none.
    std::function<std::string(const Error& error, const std::string& page)> errorText;
};

/// True if the folder has a page of the table.
bool hasVellosoPages(const PublishedTable& table, const std::string& folder);

/// Runs the experiment on the pages of the table that the folder has. A page that has an error, or on which a
/// mark is not found, has a row that says so. `tell`: called after each page. Errors: as
/// groundTruthOfPages(); BadCorpus (where: the folder) without a page of the table; Stopped.
Result<Report> vellosoExperimentOn(const PublishedTable& table, const VellosoPlan& plan,
                                   const TellProgress& tell = {}, const std::stop_token& stop = {});

} // namespace tagseam
