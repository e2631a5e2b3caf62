// SPDX-License-Identifier: MIT
// The output of tagseam-cli: answers, tables, files, one line when there is no answer.
#pragma once

#include "app/exitcode.h"
#include "core/base/printable.h"
#include "core/base/result.h"
#include "core/corpus/runs/row.h"
#include "core/page/dom.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"

#include <cstddef>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Prints one line on standard error, with place and fault; the answer is still printed.
void warn(std::string_view where, std::string_view what);
/// Prints one line on standard error instead of an answer; returns the exit code.
int fail(ExitCode code, std::string_view where, std::string_view what);
/// The output and the exit code of fail().
struct Failure {
    ExitCode code = BadInput;
    std::string where;
    std::string what;
};

/// The arguments of `tagseam --save-tree` that write the rendered trees that are missing.
struct TreeCapture {
    std::string pages = "PAGE"; ///< a page, or a folder of pages
    std::string folder{};       ///< value of --trees; empty when it was not given
};

/// Returns the sentence for an Error of core; `input` is the place when the error names none.
Failure failureOf(const Error& error, const std::string& input, const TreeCapture& capture = {});
/// Prints the sentence of failureOf(); returns its exit code.
int fail(const Error& error, const std::string& input, const TreeCapture& capture = {});

/// Prints each finding about a page once, on one line, however often the page is read: those of its Reading,
/// and that most of its words are in `noscript`, where `exclude` has that. May be called from several
/// threads.
class FindingPrinter {
  public:
    void print(const std::string& where, const Document& page, const std::vector<std::string>& exclude);

  private:
    void printOnce(const std::string& where, const std::string& what);

    std::mutex m_mutex;
    std::set<std::string> m_printed;
};

/// Says that an annotator has no annotation, and which annotators have one; returns the exit code.
int failOfAnnotator(std::string_view annotator, const std::vector<std::string>& annotators);

/// Prints a text or JSON on standard output, as printableLines() has it; returns Done, or BadOutput when it
/// could not be written.
int answer(std::string_view text);
/// Prints the bytes of a file, such as HTML or CSV, for which answer() is used only on a terminal.
int answerFile(std::string_view bytes);

/// Writes a file beside the target first, so that a full disk keeps the old content; links and devices are
/// not replaced. Errors: CannotWrite.
Result<bool> writeFile(const std::string& path, std::string_view text);

/// Returns one word of a shell, quoted if necessary.
std::string shellWord(const std::string& text);

/// Returns "1 position", "2 positions"; `many` is the plural where it is not `one` and an s.
std::string counted(std::size_t number, std::string_view one, std::string_view many = {});
/// Counts with a number that is already text.
std::string counted(std::string_view number, std::string_view one, std::string_view many = {});

/// Returns "0.20", "0.225": two decimals, or as many more as needed.
std::string minDifferenceText(double minDifference);

/// Returns "-42.67", "0.00": the pruned share in percent of the nodes.
std::string reductionText(const NodeCounts& counts);

/// Returns "37.5 %" for a share, 0 to 1.
std::string percentText(double share);

/// Returns "341-1260": from 1, both ends included, as people read positions; "none" for an empty region.
std::string positionsText(Region region);

/// Returns a line each for the annotators and the trees against which the pages were scored: "annotators Ana
/// (3 pages)". Without the first when no annotation has an annotator; empty when there are no pages.
std::string usedGroundTruthText(std::span<const RowGroundTruth> pages);

/// Returns every level, threshold and candidate split as a table; `input` is named in its head.
std::string traceTable(const SearchTrace& trace, std::string_view input);

} // namespace tagseam
