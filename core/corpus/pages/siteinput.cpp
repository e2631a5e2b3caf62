// SPDX-License-Identifier: MIT
// Folders and files -> the pages of a site, each once, read one by one.
#include "core/corpus/pages/siteinput.h"

#include "core/corpus/pages/equalfiles.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/page/pagenames.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// True for a file of `site learn`, which users often pass by mistake: as a page it would be one text.
bool isStyleTree(const std::string& file)
{
    std::error_code status;
    if (!fs::is_regular_file(file, status))
        return false; // a pipe can be read only once
    std::ifstream stream(file, std::ios::binary);
    std::string begin(256, '\0');
    stream.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return begin.starts_with('{') && begin.find(styleTreeSchema) != std::string::npos;
}

// Collects pages, each once, because a page that counts twice looks like noise.
class SiteCollector {
  public:
    void take(const CorpusPage& page)
    {
        const auto [at, isNew] = m_seen.try_emplace(realPath(page.file), page.file);
        if (isNew)
            m_input.pages.push_back(page);
        else
            skip(page.file, SkipReason::Repeated, at->second);
    }
    void takeNamed(const std::string& file)
    {
        m_named.insert(realPath(file));
        if (isStyleTree(file))
            skip(file, SkipReason::StyleTree);
        else if (standsBesidePages(fs::path(file).filename().string()))
            skip(file, SkipReason::NoPage);
        else
            take({file, file, {}, {}, {}, {}, {}});
    }
    void takeAll(const Corpus& corpus)
    {
        for (const CorpusPage& page : corpus.pages)
            take(page);
        for (const std::string& other : corpus.others)
            skip(other, SkipReason::Beside);
    }
    SiteInput input() &&
    {
        if (!m_named.empty()) // named files are always meant as pages
            std::erase_if(m_input.skipped, [this](const SkippedFile& each) {
                return each.reason == SkipReason::Beside && m_named.contains(realPath(each.file));
            });
        return std::move(m_input);
    }

  private:
    static std::string realPath(const std::string& file)
    {
        std::error_code status;
        const fs::path real = fs::canonical(file, status);
        return status ? file : real.string(); // a pipe, or a file that does not exist
    }
    void skip(const std::string& file, SkipReason reason, const std::string& page = {})
    {
        m_input.skipped.push_back({file, reason, page});
    }

    SiteInput m_input;
    std::map<std::string, std::string> m_seen; // real path -> the file of the page
    std::set<std::string> m_named;             // real paths
};

Result<Document> documentOf(const CorpusPage& page, const SiteReading& reading, const std::stop_token& stop)
{
    if (page.problem)
        return *page.problem;
    if (reading.read)
        return reading.read(page);
    return readCorpusPage(page, reading.page, stop);
}

} // namespace

Result<SiteInput> siteInFolder(const std::string& folder, const std::stop_token& stop)
{
    const Result<Corpus> corpus = openCorpus(folder, {}, stop);
    if (!corpus)
        return corpus.error().at(folder);
    SiteCollector collector;
    collector.takeAll(*corpus);
    return std::move(collector).input();
}

Result<SiteInput> siteNamed(std::span<const std::string> names, const std::stop_token& stop)
{
    SiteCollector collector;
    for (const std::string& name : names) {
        std::error_code status;
        if (!fs::is_directory(name, status)) {
            collector.takeNamed(name);
            continue;
        }
        const Result<Corpus> corpus = openCorpus(name, {}, stop);
        if (!corpus)
            return corpus.error().at(name);
        collector.takeAll(*corpus);
    }
    return std::move(collector).input();
}

SiteInput siteOfPages(std::span<const CorpusPage> pages)
{
    SiteCollector collector;
    for (const CorpusPage& page : pages)
        collector.take(page);
    return std::move(collector).input();
}

SiteRead readSite(std::span<const CorpusPage> pages, const SiteReading& reading,
                  const std::function<void(const CorpusPage&, const Document&)>& take,
                  const std::stop_token& stop)
{
    SiteRead read;
    EqualFiles files;
    std::size_t done = 0;
    const auto tell = [&](const std::string& page) {
        if (reading.tell)
            reading.tell(done, pages.size(), page);
    };
    for (; done < pages.size() && !stop.stop_requested(); ++done) {
        const CorpusPage& page = pages[done];
        tell(page.id);
        const Result<Document> document = documentOf(page, reading, stop);
        if (stop.stop_requested())
            break;
        if (!document) {
            read.excluded.push_back(document.error().at(page.file));
            continue;
        }
        take(page, *document);
        ++read.taken;
        read.equal += files.add(page.file) ? 1 : 0;
    }
    read.isStopped = stop.stop_requested();
    if (!read.isStopped)
        tell({});
    return read;
}

} // namespace tagseam
