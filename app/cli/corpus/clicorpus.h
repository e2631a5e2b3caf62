// SPDX-License-Identifier: MIT
// `tagseam-cli corpus`: methods on folders of pages, and what comes of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct CorpusArguments {
    std::string folder;
    std::string manifest;  ///< file; empty for corpus.csv in the folder
    std::string methods;   ///< parted by commas; empty for all there are
    std::string out;       ///< file
    std::string times;     ///< file
    std::string shard;     ///< "3/16"; empty for all pages
    std::string annotator; ///< whose annotations count; empty: the choice of chooseAnnotation()
    std::string trees;     ///< folder of rendered trees; empty for none
    double leastFound = 1;
    std::uint32_t jobs = 0; ///< workers; 0: a core each
    bool isFromStdin = false;
    bool hasHeader = false;
    bool isRefreshed = false; ///< failed and changed pages are done again
    bool hasProgress = false;
    bool hasDiagnosis = false;
    bool learnsHalf = false;
    bool hasSharedTexts = false;

    std::vector<std::string> runs; ///< files
    std::string methodA;
    std::string methodB;
    std::string measure;
    bool isMarkdown = false;
    bool hasIntervals = false;         ///< of means, in a table
    std::vector<std::string> measures; ///< keys of the figures that a table shows; empty: the usual ones
    bool isCsv = false;
    bool isLatex = false;
};

CLI::App* addCorpus(CLI::App& app, Arguments& arguments, CorpusArguments& corpus);
/// The exit code.
int runCorpus(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus);

/// The commands below it; the exit code.
int runCorpusRun(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus);
int listCorpusPages(const CorpusArguments& corpus);
int printRunTable(const CorpusArguments& corpus);
int compareRuns(const Arguments& arguments, const CorpusArguments& corpus);
int mergeRunFiles(const CorpusArguments& corpus);

} // namespace tagseam
