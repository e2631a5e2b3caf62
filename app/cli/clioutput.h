// SPDX-License-Identifier: MIT
// What tagseam-cli says: answers, tables, files, one line when there is no answer.
#pragma once

#include "app/exitcode.h"
#include "core/base/result.h"
#include "core/corpus/runs/row.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// `text` (UTF-8) with '?' for each control character: what a page says must not move the cursor of a
/// terminal.
std::string printable(std::string text);

/// Prints one line on standard error, what and where: the answer comes all the same.
void warn(std::string_view where, std::string_view what);
/// The same where no answer comes; returns the exit code.
int fail(ExitCode code, std::string_view where, std::string_view what);
/// What fail() says and returns.
struct Failure {
    ExitCode code = BadInput;
    std::string where;
    std::string what;
};

/// The arguments of `tagseam --capture-dom` that write the rendered trees that are missing.
struct TreeCapture {
    std::string pages = "PAGE"; ///< a page, or a folder of pages
    std::string folder{};       ///< of --trees; empty where it was not given
};

/// The sentence for an Error of core; `input` stands for the place when the error does not name one.
Failure failureOf(const Error& error, const std::string& input, const TreeCapture& capture = {});
/// Prints the sentence of failureOf(); returns its exit code.
int fail(const Error& error, const std::string& input, const TreeCapture& capture = {});

/// Refuses an annotator of whom there is no annotation, and names those of whom there are; returns the exit
/// code.
int failOfAnnotator(std::string_view annotator, const std::vector<std::string>& annotators);

/// Prints the answer on standard output: Done, or BadOutput when it could not be written.
int answer(std::string_view text);

/// Writes a file beside the target first, so that a full disk leaves what was there; links and devices stay
/// what they are. Errors: CannotWrite.
Result<bool> writeFile(const std::string& path, std::string_view text);

/// "1 position", "2 positions"; `many` is the plural where it is not `one` and an s.
std::string counted(std::size_t number, std::string_view one, std::string_view many = {});
/// Of a number that is a text already.
std::string counted(std::string_view number, std::string_view one, std::string_view many = {});

/// "0.20", "0.225": two decimals, or as many more as it needs.
std::string minDifferenceText(double minDifference);

/// "-42.67", "0.00": what went, in percent of the nodes.
std::string reductionText(const NodeCounts& counts);

/// "37.5 %" of a share, 0 to 1.
std::string percentText(double share);

/// "341-1260": from 1, both ends included, as people read positions; "none" for an empty region.
std::string positionsText(Region region);

/// A line each for whose annotations the pages were scored against and on which trees: "annotators Ana (3
/// pages)". Without the first when all are nobody's in particular; empty when there are no pages.
std::string usedTruthText(std::span<const RowTruth> pages);

/// Every level, threshold and opening as a table; `input` is named in its head.
std::string traceTable(const SearchTrace& trace, std::string_view input);

} // namespace tagseam
