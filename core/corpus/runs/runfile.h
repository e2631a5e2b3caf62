// SPDX-License-Identifier: MIT
// The file of a run, `tagseam.run/1`: a header line, then one line for each page and method, in the order of
// the pages.
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

/// The pages `index`, `index` + `of`, ... of a corpus, from 1.
struct Shard {
    std::uint32_t index = 1;
    std::uint32_t of = 1;
    friend bool operator==(Shard, Shard) = default;
};

/// Returns the number of pages in a shard.
std::size_t pagesInShard(std::size_t pages, Shard shard);

/// The options that a run was made with. They hold no date, no number of workers, and no path except the
/// rendered trees', which is relative to the corpus.
struct RunHeader {
    std::vector<std::string> methods;
    std::string options;                ///< options of the plan, as JSON
    std::string corpus;                 ///< digestOf(); empty for pages of standard input
    std::optional<std::uint64_t> pages; ///< pages of the whole corpus that have rows; nothing for pages of
                                        ///< standard input, and of WARC files that are read in one pass
    std::optional<Shard> shard;         ///< nothing: all of them
    friend bool operator==(const RunHeader&, const RunHeader&) = default;
};

/// Returns the header of a run. `corpus`: the whole corpus, whichever pages have rows; nullptr for pages of
/// standard input.
RunHeader headerOf(const RunPlan& plan, const Corpus* corpus, std::optional<Shard> shard = {});

/// Returns the pages that the methods of a run learnt from.
Learning learningOf(const RunHeader& header);
/// Returns the options that the methods were made from, where they do not set their own.
Setup baseOf(const RunHeader& header);
/// Returns the encoding of pages for which the manifest names none; empty: the encoding that each page names.
std::string encodingOf(const RunHeader& header);

/// Returns one line with its end.
std::string headerLine(const RunHeader& header);
/// True if a line is meant to be a header, not a row.
bool isHeaderLine(std::string_view line);
/// Reads a header. Errors: BadRun (where: the member; detail).
Result<RunHeader> readHeader(std::string_view line);

/// A complete run.
struct Run {
    std::optional<RunHeader> header; ///< rows of standard input have none
    std::vector<RunRow> rows;
};

/// Reads a whole run; an incomplete last line, which a killed program leaves, is ignored. Errors: CannotRead,
/// TooLarge (over 1 GB), BadRun (where: the file and line; detail: the fault), Stopped.
Result<Run> loadRun(const std::string& path, const std::stop_token& stop = {});

/// The share of its pages that a run has.
struct RunExtent {
    std::size_t pages = 0;             ///< pages that have a row of each method
    std::optional<std::size_t> wanted; ///< pages of the shard, or the corpus; nothing for rows without header
    bool isComplete() const { return !wanted || pages >= *wanted; }
};
RunExtent extentOf(const std::optional<RunHeader>& header, std::span<const RunRow> rows);

/// Returns a page's name as it is read back from a row: bytes that are not UTF-8 are replaced.
std::string nameInRow(const std::string& page);

/// Writes a run. At every moment, even if the program is killed, the file is a beginning of the file that an
/// undisturbed run writes.
class RunFile {
  public:
    /// Opens the file for the run of `header`, and locks it against other programs (AnnotationLock). An
    /// existing file must be the beginning of this run: an incomplete last line and a page that lacks rows
    /// are removed. `pages`: ids in order, of the shard; nothing when they are not known before they are
    /// read. Errors: CannotRead, CannotWrite, InUse, BadRun (where: the file and line; detail: the difference
    /// from this run). After an error the file is unchanged.
    static Result<std::unique_ptr<RunFile>> open(const std::string& path, const RunHeader& header,
                                                 const std::optional<std::vector<std::string>>& pages);

    RunFile(const RunFile&) = delete;
    RunFile& operator=(const RunFile&) = delete;
    ~RunFile();

    std::size_t pagesDone() const
    {
        return m_done;
    } ///< The number of pages in the file when it was
      ///< opened.
    std::size_t pagesFailed() const
    {
        return m_failed;
    } ///< The number of these pages with a row that is an
      ///< error.
    /// The number of these pages whose rows are all errors.
    std::size_t pagesWithoutResult() const { return m_withoutResult; }
    /// The page whose rows came last when the file was opened, as nameInRow(); empty for none.
    const std::string& lastPage() const { return m_lastPage; }

    /// Adds the rows of the next page, at once. Errors: CannotWrite; the file then ends with a complete page,
    /// as far as the system allows.
    Result<bool> append(std::span<const RunRow> rows);

  private:
    RunFile(std::string path, int handle, std::unique_ptr<AnnotationLock> lock);
    Result<bool> write(std::string_view bytes);

    std::string m_path;
    int m_handle;
    std::unique_ptr<AnnotationLock> m_lock;
    std::size_t m_done = 0;
    std::size_t m_failed = 0;
    std::size_t m_withoutResult = 0;
    std::string m_lastPage;
    std::size_t m_size = 0; // bytes of the file's complete pages
};

} // namespace tagseam
