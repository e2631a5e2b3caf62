// SPDX-License-Identifier: MIT
// PAGE on the command line: a page by itself, or one of an archive.
#include "app/cli/clipage.h"

#include "app/cli/clitext.h"
#include "core/archive/archive.h"
#include "core/archive/pageinput.h"
#include "core/base/ascii.h"
#include "core/base/sha256.h"
#include "core/base/url.h"
#include "core/base/utctime.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/page/snapshotbytes.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr std::string_view notAnArchive = "is neither MHTML nor WARC, and so has no entries";

std::size_t pageCount(const Archive& archive)
{
    return static_cast<std::size_t>(std::ranges::count_if(archive.entries(), &ArchiveEntry::isPage));
}

// Returns the entry that --entry names, or the sentence with the reason why there is none.
std::variant<std::size_t, std::string> chosenEntry(const Archive& archive, const std::string& wanted)
{
    const std::size_t count = archive.entries().size();
    if (wanted.empty()) {
        if (archive.mainPage())
            return *archive.mainPage();
        return pageCount(archive) == 0
                   ? fmt::format("has no page among its {}; choose an entry with --entry",
                                 counted(count, "entry", "entries"))
                   : fmt::format("has {} pages; choose one with --entry (tagseam-cli entries lists them)",
                                 pageCount(archive));
    }
    if (const std::optional<std::size_t> found = archive.findNamed(wanted))
        return *found;
    if (std::ranges::all_of(wanted, isDigit)) {
        return count == 1 ? fmt::format("has no entry {}, only entry 1", wanted)
                          : fmt::format("has no entry {}, only the entries 1 to {}", wanted, count);
    }
    return fmt::format("has no entry with the address '{}'", wanted);
}

// True for "http://x", "FTP://x". A file below a folder "http:" can be written "./http:/x".
bool isAddress(std::string_view page)
{
    return isAbsoluteUrl(page) && page.substr(page.find(':')).starts_with("://");
}

// Returns a sentence for a name that cannot be a file; empty otherwise.
std::string_view refusalOf(const std::string& page)
{
    if (isAddress(page))
        return "is an address, but this program reads files: tagseam opens addresses, and `tagseam "
               "--save-archive` saves a "
               "page as an archive";
    std::error_code status;
    if (std::filesystem::is_directory(page, status))
        return "is a folder, but a page is expected: name a page in it";
    return {};
}

std::string inputName(const PageArguments& arguments)
{
    return arguments.page == "-" ? "standard input" : arguments.page;
}

// Returns the URI of a file; empty for standard input.
std::string uriOf(const std::string& path)
{
    std::error_code status;
    const std::filesystem::path absolute = std::filesystem::absolute(path, status).lexically_normal();
    return path == "-" || status ? std::string() : fileUri(absolute.string());
}

// Returns the archive of a page that lies beside it: PAGE.mhtml, or page.mhtml for page.html.
std::string archiveBeside(const std::string& page)
{
    CorpusPage alone;
    alone.file = page;
    for (const std::string& archive : archivesOf(alone)) {
        std::error_code status;
        if (archive != page && std::filesystem::is_regular_file(archive, status))
            return archive;
    }
    return {};
}

std::variant<LoadedPage, int> loadEntry(const Archive& archive, const PageArguments& arguments, Origin origin)
{
    const auto chosen = chosenEntry(archive, arguments.entry);
    if (const auto* sentence = std::get_if<std::string>(&chosen))
        return fail(BadInput, inputName(arguments), *sentence);
    const std::size_t index = std::get<std::size_t>(chosen);
    const ArchiveEntry& entry = archive.entries()[index];
    const std::string name = fmt::format("{}, entry {}", inputName(arguments), index + 1);
    const Result<Unpacked> content = archive.content(index);
    if (!content)
        return fail({content.error().code, name, content.error().detail}, name);
    Result<Document> page = parseEntry(archive, index, *content, arguments.reading);
    if (!page)
        return fail(page.error(), name);
    tellPage(arguments.reading, name, page);
    LoadedPage loaded{*std::move(page), fmt::format("{}, {}", inputName(arguments), entry.url), entry.url};
    if (origin == Origin::Wanted) {
        loaded.sha256 = sha256(content->bytes);
        loaded.archive = uriOf(arguments.page);
        loaded.archivedAt = utcTimeText(entry.date);
    }
    return loaded;
}

std::string entriesJson(const Archive& archive)
{
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (std::size_t i = 0; i < archive.entries().size(); ++i) {
        const ArchiveEntry& entry = archive.entries()[i];
        list.push_back({{"entry", i + 1},
                        {"page", entry.isPage},
                        {"main", archive.mainPage() == i},
                        {"status", entry.status},
                        {"type", entry.mediaType},
                        {"charset", entry.charset},
                        {"size", entry.size},
                        {"date", entry.date},
                        {"url", entry.url},
                        {"contentId", entry.contentId},
                        {"title", entry.title}});
    }
    Json json{{"schema", "tagseam.entries/1"}, {"entries", std::move(list)}};
    if (!archive.problem().empty())
        json["damage"] = archive.problem();
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string entriesTable(const Archive& archive, std::string_view input)
{
    TextTable table({{"entry", 6},
                     {"page", 0, true},
                     {"status"},
                     {"type", 24, true},
                     {"size", 10},
                     {"date", 31, true},
                     {"url", 0, true}});
    for (std::size_t i = 0; i < archive.entries().size(); ++i) {
        const ArchiveEntry& entry = archive.entries()[i];
        const char* page = archive.mainPage() == i ? "main" : entry.isPage ? "yes" : "-";
        const std::string url =
            entry.url.empty() && !entry.contentId.empty() ? "cid:" + entry.contentId : entry.url;
        table.add(cells(i + 1, page, entry.status, entry.mediaType, entry.size, entry.date, url));
    }
    return fmt::format("archive    {}\nentries    {}, {}\n\n", printable(input), archive.entries().size(),
                       counted(pageCount(archive), "of them a page", "of them pages")) +
           table.text();
}

} // namespace

std::variant<LoadedPage, int> loadPage(const PageArguments& arguments, Origin origin)
{
    if (const std::string_view refusal = refusalOf(arguments.page); !refusal.empty())
        return fail(BadInput, arguments.page, refusal);
    const Result<PageInput> input = readPageInput(arguments.page, arguments.reading.limits);
    if (!input)
        return fail(input.error(), arguments.page);
    if (const auto* archive = std::get_if<Archive>(&*input))
        return loadEntry(*archive, arguments, origin);
    if (!arguments.entry.empty())
        return fail(WrongUsage, inputName(arguments), notAnArchive);
    const auto& unpacked = std::get<Unpacked>(*input);
    Result<Document> page = readDocument(unpacked, arguments.reading);
    if (!page)
        return fail(page.error(), arguments.page);
    tellPage(arguments.reading, inputName(arguments), page);
    LoadedPage loaded{*std::move(page), arguments.page, {}};
    if (origin == Origin::Unwanted)
        return loaded;
    loaded.sha256 = isSnapshot(unpacked.bytes) ? std::string() : sha256(unpacked.bytes);
    loaded.file = uriOf(arguments.page);
    const std::string archive = arguments.page == "-" ? std::string() : archiveBeside(arguments.page);
    if (!archive.empty())
        loaded.archive = uriOf(archive);
    return loaded;
}

int listEntries(const PageArguments& arguments, bool isJson)
{
    if (const std::string_view refusal = refusalOf(arguments.page); !refusal.empty())
        return fail(BadInput, arguments.page, refusal);
    const Result<PageInput> input = readPageInput(arguments.page, arguments.reading.limits);
    if (!input)
        return fail(input.error(), arguments.page);
    const auto* archive = std::get_if<Archive>(&*input);
    if (archive == nullptr)
        return fail(BadInput, inputName(arguments), notAnArchive);
    if (!archive->problem().empty())
        warn(arguments.page,
             fmt::format("is damaged ({}); these are the entries that could be read", archive->problem()));
    return answer(isJson ? entriesJson(*archive) : entriesTable(*archive, inputName(arguments)));
}

} // namespace tagseam
