// SPDX-License-Identifier: MIT
// Names of pages that come in on standard input, a line each.
#pragma once

#include "core/corpus/pages/corpus.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tagseam {

/// Lines of standard input, as they come. A stop is noticed while it waits.
class LineReader {
  public:
    /// Without its end; the last one needs none. Nothing at the end, and when `stop` asks for it.
    std::optional<std::string> next(const std::stop_token& stop);

  private:
    std::string m_bytes;
    std::size_t m_at = 0; // what is before is read
    bool m_isAtEnd = false;
};

/// The line that names a page of a corpus: its id, as JSON where that would be no line of its own.
std::string lineOfPage(const std::string& id);

/// The page that a line names: a path, or {"page": path, "url": , "encoding": , "annotation": path,
/// "expected": [text]}. `corpus`: the page must be one of it, which says the rest; nullptr: paths are as they
/// are. What cannot be a page has CorpusPage::problem.
CorpusPage pageOfLine(const std::string& line, const Corpus* corpus);

} // namespace tagseam
