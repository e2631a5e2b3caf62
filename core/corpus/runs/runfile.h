// SPDX-License-Identifier: MIT
// The file of a run, `tagseam.run/1`: a header line, then one line a page and method, in the order of the
// pages.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/corpus/runs/row.h"
#include "core/corpus/runs/runpage.h"
#include "core/truth/annotation/annotationfile.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Pages `index`, `index` + `of`, ... of a corpus, from 1.
struct Shard {
    std::uint32_t index = 1;
    std::uint32_t of = 1;
    friend bool operator==(Shard, Shard) = default;
};

/// How many pages of so many are in a shard.
std::size_t pagesInShard(std::size_t pages, Shard shard);

/// The options that a run was made with. They hold no date, no number of workers, and no path but that of the
/// rendered trees, which is relative to the corpus.
struct RunHeader {
    std::vector<std::string> methods;
    std::string options; ///< of the plan, as JSON
    std::string corpus;  ///< digestOf(); empty for pages of standard input
    std::optional<std::uint64_t>
        pages;                  ///< of the whole corpus that have rows; nothing for pages of standard input
    std::optional<Shard> shard; ///< nothing: all of them
    friend bool operator==(const RunHeader&, const RunHeader&) = default;
};

/// `corpus`: all of it, whichever pages have rows; nullptr for pages of standard input.
RunHeader headerOf(const RunPlan& plan, const Corpus* corpus, std::optional<Shard> shard = {});

/// What the methods of a run learnt from.
Learning learningOf(const RunHeader& header);
/// The switches that the methods were made from, where they do not set them themselves.
Setup baseOf(const RunHeader& header);
/// The encoding of pages that the manifest names none for; empty: what each page says.
std::string encodingOf(const RunHeader& header);

/// One line with its end.
std::string headerLine(const RunHeader& header);
/// Whether a line is meant to be a header, and no row.
bool isHeaderLine(std::string_view line);
/// Errors: BadRun (where: the member; detail).
Result<RunHeader> readHeader(std::string_view line);

/// A run that was read.
struct Run {
    std::optional<RunHeader> header; ///< rows of standard input have none
    std::vector<RunRow> rows;
};

/// Reads a whole run; a line without end, which a killed program leaves, is excluded. Errors: CannotRead,
/// TooLarge (over 1 GB), BadRun (where: the file and line; detail: what is wrong), Stopped.
Result<Run> loadRun(const std::string& path, const std::stop_token& stop = {});

/// How much of its pages a run has.
struct RunExtent {
    std::size_t pages = 0;             ///< that have a row of each method
    std::optional<std::size_t> wanted; ///< of the shard, or the corpus; nothing for rows without header
    bool isWhole() const { return !wanted || pages >= *wanted; }
};
RunExtent extentOf(const std::optional<RunHeader>& header, std::span<const RunRow> rows);

/// A page's name as it comes back from a row: bytes that are no UTF-8 do not.
std::string nameInRow(const std::string& page);

/// A run that is being written. At every moment, whatever is killed, the file is a beginning of what an
/// undisturbed run writes.
class RunFile {
  public:
    /// Opens the file for the run of `header`, and locks it against other programs (AnnotationLock). A file
    /// that is there must be the beginning of this run: a torn last line and a page that lacks rows are cut
    /// off. `pages`: ids in order, of the shard. Errors: CannotRead, CannotWrite, InUse, BadRun (where: the
    /// file and line; detail: what is not as in this run). Then the file is as it was.
    static Result<std::unique_ptr<RunFile>> open(const std::string& path, const RunHeader& header,
                                                 std::span<const std::string> pages);

    RunFile(const RunFile&) = delete;
    RunFile& operator=(const RunFile&) = delete;
    ~RunFile();

    std::size_t pagesDone() const { return m_done; }     ///< that were there when it was opened
    std::size_t pagesFailed() const { return m_failed; } ///< of those, with a row that is an error

    /// Adds the rows of the next page, at once. Errors: CannotWrite; the file ends with a whole page then, as
    /// far as the system lets it.
    Result<bool> append(std::span<const RunRow> rows);

  private:
    RunFile(std::string path, int handle, std::unique_ptr<AnnotationLock> lock);
    Result<bool> write(std::string_view bytes);

    std::string m_path;
    int m_handle;
    std::unique_ptr<AnnotationLock> m_lock;
    std::size_t m_done = 0;
    std::size_t m_failed = 0;
    std::size_t m_size = 0; // of the file, whole pages
};

} // namespace tagseam
