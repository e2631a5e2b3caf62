// SPDX-License-Identifier: MIT
// Checks page by page: reads a page, runs the method, judges each expectation, and words the failures.
#pragma once

#include "app/cli/check/clicheck.h"
#include "app/cli/clitext.h"
#include "core/check/baseline.h"
#include "core/check/expectations.h"
#include "core/check/methodanswer.h"
#include "core/corpus/pages/corpus.h"
#include "core/corpus/pages/pagegroundtruth.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// One expectation of a page, judged and worded.
struct CheckedExpectation {
    std::string title; ///< "record marks are kept", "--keep #results"
    bool isMet = false;
    std::string failure;         ///< one sentence; empty if it is met
    std::vector<Fact> why;       ///< empty if it is met
    std::string state;           ///< address of the state of the window; empty without a node
    nlohmann::ordered_json json; ///< an entry of tagseam.check/1
};

/// One page: its expectations, or the error because of which it has none.
struct CheckedPage {
    std::string page; ///< as given, or below the given folder
    std::string error;
    std::vector<CheckedExpectation> expectations{};
    std::string recorded{};              ///< "20 of 51 nodes kept", for --write-baseline; else empty
    std::vector<std::string> findings{}; ///< a sentence for each of Reading::findings
};

/// Checks pages; keeps what several pages share.
class PageChecker {
  public:
    /// `check` and `method` must outlive it. `baseline`: nothing without --same-as.
    PageChecker(const Arguments& arguments, const CheckArguments& check, const PageMethod& method,
                std::optional<Baseline> baseline);

    /// Checks one page. `folder`: files about many pages are searched for up to it.
    CheckedPage check(const CorpusPage& page, const std::string& folder);

    /// The kept items of the pages that were checked; to be written by --write-baseline.
    const Baseline& written() const { return m_written; }

  private:
    GroundTruthBook& bookOf(const std::string& folder);

    const Arguments& m_arguments;
    const CheckArguments& m_check;
    const PageMethod& m_method;
    std::optional<Baseline> m_baseline;
    Baseline m_written;
    std::map<std::string, std::unique_ptr<GroundTruthBook>> m_books; // indexed by folder
};

} // namespace tagseam
