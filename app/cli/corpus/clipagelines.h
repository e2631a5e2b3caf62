// SPDX-License-Identifier: MIT
// Reads names of pages from standard input, a line each, and recognises a WARC there.
#pragma once

#include "core/corpus/pages/corpus.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace tagseam {

/// Lines of standard input, as they arrive. A stop is noticed while it waits.
class LineReader {
  public:
    /// `front`: bytes that were already read from standard input.
    explicit LineReader(std::string front = {}) : m_bytes(std::move(front)) {}
    /// Returns a line without its end, which the last line may lack. Nothing at the end, and when `stop` is
    /// requested.
    std::optional<std::string> next(const std::stop_token& stop);

  private:
    std::string m_bytes;
    std::size_t m_at = 0; // end of the bytes that were read
    bool m_isAtEnd = false;
};

/// Returns the first bytes of standard input: as many as show whether it is a WARC, and no more than arrived
/// at once.
std::string frontOfInput(const std::stop_token& stop);
/// True if standard input with this front is a WARC, gzip'd or not.
bool isWarcInput(std::string_view front);

/// Returns the line that names a page of a corpus: its id, as JSON if it would not be a single line, or with
/// the address of a page in a WARC.
std::string lineOfPage(const CorpusPage& page);

/// Returns the page that a line names: a path, or {"page": path, "url": , "encoding": , "annotation": path,
/// "expected": [text]}. `corpus`: the page must be one of it, which has the other values; nullptr: paths are
/// used unchanged. An invalid page has CorpusPage::problem.
CorpusPage pageOfLine(const std::string& line, const Corpus* corpus);

} // namespace tagseam
