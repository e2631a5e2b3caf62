// SPDX-License-Identifier: MIT
// `tagseam-cli site learn`, and the pages that the commands of `site` take.
#include "app/clioptions.h"
#include "app/clioutput.h"
#include "app/cliprogress.h"
#include "app/clisite.h"
#include "app/clisitepages.h"
#include "core/corpus/corpus.h"
#include "core/methods/sitestyletree/styletreefile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Done when the options that were given are those of the tree that it goes on with.
int checkOptions(const CLI::App& command, const SiteArguments& site, const SiteStyleTree& from)
{
    const auto check = [&](const char* option, auto given, auto there, const auto& names) {
        if (command.count(option) == 0 || given == there)
            return static_cast<int>(Done);
        return fail(WrongUsage, option,
                    fmt::format("the tree of --from has {}", names[static_cast<std::size_t>(there)]));
    };
    const int code =
        check("--attributes", site.build.attributes, from.options.attributes, displayAttributeNames);
    return code != Done ? code : check("--leaves", site.build.leaves, from.options.leaves, leafNodeNames);
}

// A file of `site learn`, which is what one has at hand: as a page it would be one text.
bool isStyleTree(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string begin(256, '\0');
    stream.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return begin.starts_with('{') && begin.find(styleTreeSchema) != std::string::npos;
}

// The pages that are named, each once however often it is: a page that counts twice looks like noise.
class SiteInputs {
  public:
    explicit SiteInputs(const PageArguments& usual) : m_usual(usual) {}

    // Done, or the exit code.
    int add(const std::string& given)
    {
        std::error_code status;
        if (!std::filesystem::is_directory(given, status)) {
            if (isStyleTree(given))
                return fail(WrongUsage, given, "a site style tree, not a page: `site clean --sst` takes it");
            take(given, m_usual.encoding);
            return Done;
        }
        const Result<Corpus> corpus = openCorpus(given);
        if (!corpus)
            return fail(corpus.error(), given);
        for (const CorpusPage& page : corpus->pages)
            take(page.file, page.encoding.empty() ? m_usual.encoding : page.encoding);
        return Done;
    }
    const std::vector<PageArguments>& pages() const { return m_pages; }
    std::size_t repeated() const { return m_repeated; }

  private:
    void take(const std::string& file, const std::string& encoding)
    {
        std::error_code status;
        const std::filesystem::path real = std::filesystem::canonical(file, status);
        if (!status && !m_seen.insert(real.native()).second) {
            ++m_repeated;
            return;
        }
        m_pages.push_back(m_usual);
        m_pages.back().page = file;
        m_pages.back().encoding = encoding;
    }

    const PageArguments& m_usual;
    std::vector<PageArguments> m_pages;
    std::set<std::string> m_seen;
    std::size_t m_repeated = 0;
};

} // namespace

int readSitePages(const Arguments& arguments, const SiteArguments& site, SitePageCounts& counts,
                  const std::function<void(const LoadedPage&)>& take)
{
    SiteInputs inputs(arguments.input);
    for (const std::string& given : site.pages) {
        if (const int code = inputs.add(given); code != Done)
            return code;
    }
    if (inputs.repeated() > 0)
        warn(site.pages.back(), fmt::format("{} named more than once, and taken once",
                                            counted(inputs.repeated(), "page is", "pages are")));
    ProgressLine progress(inputs.pages().size(), 0, site.hasProgress);
    int code = Done;
    for (const PageArguments& input : inputs.pages()) {
        const auto page = loadPage(input);
        if (const int* failure = std::get_if<int>(&page)) {
            ++counts.failed;
            code = *failure;
        } else {
            take(std::get<LoadedPage>(page));
            ++counts.taken;
        }
        progress.advance();
        progress.draw();
    }
    return counts.taken == 0 ? code : static_cast<int>(Done);
}

int learnSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site)
{
    SiteStyleTree tree;
    tree.options = site.build;
    if (!site.from.empty()) {
        Result<SiteStyleTree> from = loadStyleTree(site.from);
        if (!from)
            return fail(from.error(), site.from);
        if (const int code = checkOptions(command, site, *from); code != Done)
            return code;
        tree = *std::move(from);
    }
    const std::uint32_t before = tree.pages();
    SitePageCounts counts;
    if (const int code = readSitePages(arguments, site, counts,
                                       [&](const LoadedPage& page) { grow(tree, page.document); });
        code != Done)
        return code;
    const Result<bool> written = writeFile(arguments.output, styleTreeJson(tree));
    if (!written)
        return fail(written.error(), arguments.output);
    return answer(fmt::format(
        "pages      {}{}\nfailed     {}\ntree       {}, {}, {}\nwritten    {}\n", tree.pages(),
        before == 0 ? "" : fmt::format(" ({} were there)", before), counted(counts.failed, "page"),
        counted(tree.tree.elementCount() - 1, "element node"), counted(tree.tree.styleCount(), "style node"),
        counted(tree.vocabulary.features.size(), "feature"), arguments.output));
}

} // namespace tagseam
