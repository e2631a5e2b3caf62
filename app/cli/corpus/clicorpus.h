// SPDX-License-Identifier: MIT
// `tagseam-cli corpus`: runs methods on folders of pages and on crawls, and evaluates the runs.
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
    std::vector<std::string> inputs; ///< a folder, or WARC files; empty for pages of standard input alone
    std::string manifest;            ///< file; empty for corpus.csv or pages.csv in the folder
    std::string methods;             ///< separated by commas; empty for all
    std::string out;                 ///< file
    std::string times;               ///< file
    std::string texts;               ///< folder; empty for none
    std::string shard;               ///< "3/16"; empty for all pages
    std::string annotator; ///< annotator whose annotations count; empty: the choice of chooseAnnotation()
    std::string trees;     ///< folder of rendered trees; empty for none
    double leastFound = 1;
    std::uint32_t jobs = 0; ///< workers; 0: one for each core
    bool isFromStdin = false;
    bool hasHeader = false;
    bool isRefreshed = false; ///< failed and changed pages are processed again
    bool hasProgress = false;
    bool hasDiagnosis = false;
    bool learnsHalf = false;
    bool hasSharedTexts = false;

    std::vector<std::string> runs; ///< files
    std::string methodA;
    std::string methodB;
    std::string measure;
    bool isMarkdown = false;
    bool hasIntervals = false;         ///< true if a table shows the intervals of means
    std::vector<std::string> measures; ///< keys of the figures that a table shows; empty: the default ones
    bool isCsv = false;
    bool isLatex = false;
};

CLI::App* addCorpus(CLI::App& app, Arguments& arguments, CorpusArguments& corpus);
/// Runs the command; returns the exit code.
int runCorpus(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus);

/// Each function runs a subcommand; returns the exit code.
int runCorpusRun(const CLI::App& command, const Arguments& arguments, const CorpusArguments& corpus);
int listCorpusPages(const CorpusArguments& corpus);
int printRunTable(const CorpusArguments& corpus);
int compareRuns(const Arguments& arguments, const CorpusArguments& corpus);
int mergeRunFiles(const CorpusArguments& corpus);

} // namespace tagseam
