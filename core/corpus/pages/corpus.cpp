// SPDX-License-Identifier: MIT
// A folder, or WARC files -> the pages, with the data of the manifest.
#include "core/corpus/pages/corpus.h"

#include "core/archive/archive.h"
#include "core/archive/bytesource.h"
#include "core/archive/pageinput.h"
#include "core/base/ascii.h"
#include "core/base/csvrows.h"
#include "core/base/encoding.h"
#include "core/base/readbytes.h"
#include "core/base/sha256.h"
#include "core/page/pagenames.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t manifestBytesLimit = std::size_t{256} << 20U;
constexpr std::size_t digestDigits = 16;

enum ManifestColumn : std::uint8_t {
    ManifestPage,
    ManifestUrl,
    ManifestEncoding,
    ManifestAnnotation,
    ManifestExpected
};
constexpr std::array<std::string_view, 5> manifestColumns{"page", "url", "encoding", "annotation",
                                                          "expected"};

enum ProductColumn : std::uint8_t { ProductFile, ProductPrice, ProductSku, ProductBrand };
constexpr std::array<std::string_view, 4> productColumns{"file", "price", "sku", "brand"};

// Places of the columns in a row.
struct ColumnPlaces {
    CsvColumns manifest;             // indexed by ManifestColumn
    std::vector<std::size_t> values; // columns of expected texts, in a list of products
};

Error badManifestLine(const std::string& manifest, std::size_t line, std::string what)
{
    return {ErrorCode::BadCorpus, manifest + ", line " + std::to_string(line), std::move(what)};
}

// Returns the path below the folder, normalised: "a//./b.html" is "a/b.html". Nothing when it leads out of
// the folder, or is not a path.
std::optional<std::string> pathBelow(std::string_view given)
{
    const fs::path path = fs::path(given).lexically_normal();
    const bool isFile = path.has_filename() && path != "." && path != "..";
    if (!isFile || path.is_absolute() || *path.begin() == ".." || given.find('\0') != std::string_view::npos)
        return std::nullopt;
    return path.generic_string();
}

// Returns the bytes without a byte order mark.
std::string_view withoutMark(std::string_view bytes)
{
    return bytes.substr(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
}

std::vector<std::string> expectedTexts(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('|'), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

// Finds the columns of a list of products, as far as they differ from those of a manifest.
Result<ColumnPlaces> productPlaces(ColumnPlaces places, const std::vector<std::string>& names,
                                   const std::string& manifest)
{
    const Result<CsvColumns> columns = findColumns(names, productColumns);
    if (!columns)
        return badManifestLine(manifest, 1, columns.error().detail);
    if (!(*columns)[ProductFile])
        return badManifestLine(manifest, 1, "no column \"page\"");
    places.manifest[ManifestPage] = (*columns)[ProductFile];
    for (const ProductColumn each : {ProductPrice, ProductSku, ProductBrand}) {
        if ((*columns)[each])
            places.values.push_back(*(*columns)[each]);
    }
    return places;
}

Result<ColumnPlaces> columnsOf(const std::vector<std::string>& names, const std::string& manifest)
{
    Result<CsvColumns> columns = findColumns(names, manifestColumns);
    if (!columns)
        return badManifestLine(manifest, 1, columns.error().detail);
    const bool isProductList = !(*columns)[ManifestPage];
    ColumnPlaces places{*std::move(columns), {}};
    return isProductList ? productPlaces(std::move(places), names, manifest) : std::move(places);
}

// True if the first row of these bytes names a column "file".
bool isProductList(std::string_view bytes)
{
    const Result<std::vector<std::string>> names = CsvRows(withoutMark(bytes)).next();
    const Result<CsvColumns> columns =
        names ? findColumns(*names, productColumns) : Result<CsvColumns>(names.error());
    return columns && (*columns)[ProductFile];
}

// Reads a row of the manifest; an error has only its detail.
Result<CorpusPage> pageOf(const std::vector<std::string>& row, const ColumnPlaces& places,
                          const fs::path& folder)
{
    const CsvColumns& columns = places.manifest;
    const auto error = [](std::string what) { return Error{ErrorCode::BadCorpus, {}, std::move(what)}; };
    const auto field = [&](ManifestColumn column) {
        return columns[column] ? std::string(trimmed(row[*columns[column]])) : std::string();
    };
    const std::optional<std::string> id = pathBelow(field(ManifestPage));
    if (!id)
        return error(field(ManifestPage).empty()
                         ? "no page"
                         : "\"" + field(ManifestPage) + "\" is not a file below the folder");
    CorpusPage page{*id,
                    (folder / *id).string(),
                    field(ManifestUrl),
                    field(ManifestEncoding),
                    {},
                    expectedTexts(field(ManifestExpected)),
                    {}};
    for (const std::size_t value : places.values) {
        if (const std::string_view text = trimmed(row[value]); !text.empty())
            page.expected.emplace_back(text);
    }
    if (!page.encoding.empty() && !isKnownEncoding(page.encoding))
        return error("no encoding is named \"" + page.encoding + "\"");
    if (!field(ManifestAnnotation).empty()) {
        const std::optional<std::string> annotation = pathBelow(field(ManifestAnnotation));
        if (!annotation)
            return error("\"" + field(ManifestAnnotation) + "\" is not a file below the folder");
        page.annotation = (folder / *annotation).string();
    }
    return page;
}

Result<std::vector<CorpusPage>> readCorpusManifest(std::string_view bytes, const std::string& folder,
                                                   const std::string& manifest, const std::stop_token& stop)
{
    CsvRows rows(withoutMark(bytes));
    const auto names = rows.next();
    if (!names)
        return badManifestLine(manifest, rows.line(), names.error().detail);
    const Result<ColumnPlaces> columns = columnsOf(*names, manifest);
    if (!columns)
        return columns.error();
    std::vector<CorpusPage> pages;
    std::set<std::string> ids;
    while (!rows.isAtEnd()) {
        const auto row = rows.next();
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, manifest, {}};
        if (!row)
            return badManifestLine(manifest, rows.line(), row.error().detail);
        if (row->size() == 1 && trimmed(row->front()).empty())
            continue; // an empty line
        if (row->size() != names->size())
            return badManifestLine(manifest, rows.line(),
                                   std::to_string(row->size()) + " fields, and the first row has " +
                                       std::to_string(names->size()));
        Result<CorpusPage> page = pageOf(*row, *columns, folder);
        if (!page)
            return badManifestLine(manifest, rows.line(), page.error().detail);
        if (!ids.insert(page->id).second)
            return badManifestLine(manifest, rows.line(), "\"" + page->id + "\" comes twice");
        pages.push_back(*std::move(page));
    }
    return pages;
}

struct ManifestFile {
    std::string path;
    std::string bytes;
};

// Reads the manifest of a folder: the given one, corpus.csv, or pages.csv if it is a list of products.
Result<std::optional<ManifestFile>> manifestOf(const fs::path& folder, const std::string& given)
{
    std::error_code status;
    const auto pathOf = [&](std::string_view name) { return (folder / name).string(); };
    const bool hasManifest = !given.empty() || fs::is_regular_file(pathOf(corpusManifest), status);
    if (!hasManifest && !fs::is_regular_file(pathOf(productList), status))
        return std::optional<ManifestFile>();
    std::string path = !given.empty() ? given : pathOf(hasManifest ? corpusManifest : productList);
    Result<std::string> bytes = readBytes(path, manifestBytesLimit);
    if (!bytes)
        return bytes.error();
    if (!hasManifest && !isProductList(*bytes))
        return std::optional<ManifestFile>();
    return std::optional(ManifestFile{std::move(path), *std::move(bytes)});
}

// Gives pages that expect no texts those that the folder's list of products has for them.
std::optional<Error> addProductValues(std::vector<CorpusPage>& pages, const std::string& folder,
                                      const std::stop_token& stop)
{
    const Result<std::optional<ManifestFile>> list = manifestOf(folder, {});
    if (!list)
        return list.error();
    if (!*list || !isProductList((*list)->bytes))
        return std::nullopt;
    Result<std::vector<CorpusPage>> products =
        readCorpusManifest((*list)->bytes, folder, (*list)->path, stop);
    if (!products)
        return products.error();
    std::ranges::sort(*products, isBefore);
    for (CorpusPage& page : pages) {
        const CorpusPage* product = pageNamed(*products, page.id);
        if (page.expected.empty() && product != nullptr)
            page.expected = product->expected;
    }
    return std::nullopt;
}

// Adds the files of one folder, and its subfolders to `open`; only some of them when stopped.
std::error_code listFolder(const fs::path& folder, std::vector<fs::path>& pages,
                           std::vector<std::string>& others, std::vector<fs::path>& open,
                           const std::stop_token& stop)
{
    std::vector<fs::path> folders;
    std::set<std::string> companions;
    std::error_code status;
    for (fs::directory_iterator entry(folder, status), end; !status && entry != end && !stop.stop_requested();
         entry.increment(status)) {
        const std::string name = entry->path().filename().string();
        std::error_code kind;
        if (name.starts_with('.'))
            continue;
        if (entry->is_directory(kind) && !entry->is_symlink(kind)) {
            folders.push_back(entry->path());
        } else if (isPageName(name) && entry->is_regular_file(kind)) {
            pages.push_back(entry->path());
            for (std::string& companion : companionsOf(name))
                companions.insert(std::move(companion));
        } else if (entry->is_regular_file(kind)) {
            others.push_back(entry->path().string());
        }
    }
    std::erase_if(folders,
                  [&](const fs::path& each) { return companions.contains(each.filename().string()); });
    open.insert(open.end(), folders.begin(), folders.end());
    return status;
}

Result<std::vector<CorpusPage>> listPages(const std::string& folder, std::vector<std::string>& others,
                                          const std::stop_token& stop)
{
    std::vector<fs::path> files;
    std::vector<fs::path> open{folder};
    while (!open.empty()) {
        const fs::path next = std::move(open.back());
        open.pop_back();
        if (const std::error_code status = listFolder(next, files, others, open, stop))
            return Error{ErrorCode::CannotRead, next.string(), status.message()};
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, folder, {}};
    }
    std::vector<CorpusPage> pages;
    pages.reserve(files.size());
    for (const fs::path& file : files)
        pages.push_back(
            {file.lexically_relative(folder).generic_string(), file.string(), {}, {}, {}, {}, {}});
    return pages;
}

// Returns the folder that all files have in common.
fs::path commonFolder(std::span<const fs::path> files)
{
    fs::path common = files.front().parent_path();
    for (const fs::path& file : files) {
        const fs::path folder = file.parent_path();
        const auto differ = std::mismatch(common.begin(), common.end(), folder.begin(), folder.end());
        fs::path shared;
        for (auto part = common.begin(); part != differ.first; ++part)
            shared /= *part;
        common = shared;
    }
    return common;
}

} // namespace

bool isBefore(const CorpusPage& a, const CorpusPage& b)
{
    return entryNameOf(a.id) < entryNameOf(b.id);
}

const CorpusPage* pageNamed(std::span<const CorpusPage> pages, std::string_view id)
{
    const auto name = [](const CorpusPage& page) { return entryNameOf(page.id); };
    const auto found = std::ranges::lower_bound(pages, entryNameOf(id), {}, name);
    return found != pages.end() && found->id == id ? &*found : nullptr;
}

bool isCrawl(const CorpusPage& page)
{
    return !page.problem && !page.record && isWarcName(page.file);
}

bool hasCrawls(const Corpus& corpus)
{
    return std::ranges::any_of(corpus.pages, isCrawl);
}

Result<Corpus> corpusOfCrawls(std::span<const std::string> files)
{
    std::vector<fs::path> paths;
    paths.reserve(files.size());
    for (const std::string& file : files) {
        std::error_code status;
        if (!fs::is_regular_file(file, status))
            return Error{ErrorCode::CannotRead, file, status ? status.message() : "it is not a regular file"};
        if (!isWarcName(file))
            return Error{ErrorCode::BadCorpus, file, "its name does not end in .warc or .warc.gz"};
        paths.push_back(fs::absolute(file, status).lexically_normal());
    }
    const fs::path folder = commonFolder(paths);
    Corpus corpus{folder.string(), {}};
    for (const fs::path& path : paths)
        corpus.pages.push_back(
            {path.lexically_relative(folder).generic_string(), path.string(), {}, {}, {}, {}, {}});
    std::ranges::sort(corpus.pages, isBefore);
    const auto twice = std::ranges::adjacent_find(corpus.pages, {}, &CorpusPage::id);
    if (twice != corpus.pages.end())
        return Error{ErrorCode::BadCorpus, twice->file, "it occurs twice"};
    return corpus;
}

PageReading readingOf(const CorpusPage& page, PageReading reading)
{
    if (!page.encoding.empty())
        reading.encoding = page.encoding;
    return reading;
}

Result<Document> readCorpusPage(const CorpusPage& page, const PageReading& reading,
                                const std::stop_token& stop)
{
    const PageReading wanted = readingOf(page, reading);
    const Limits& limits = reading.limits;
    if (!page.record)
        return readPage(page.file, wanted, stop);
    const PageRecord& at = *page.record;
    Result<Unpacked> content = Error{ErrorCode::BadArchive, {}, {}};
    if (at.block) {
        content = warcPayload(*at.block, at.record, limits.bytes);
    } else {
        const std::string file = entryNameOf(page.file).file;
        const Result<ByteSource> source = ByteSource::open(file, limits.bytes);
        if (!source)
            return source.error();
        content = warcContent(*source, at.isGzip, at.record, limits.bytes);
    }
    if (!content)
        return content.error();
    content->isXhtml = at.isXhtml;
    Result<Document> document = parseServed(*content, at.charset, wanted, stop);
    tellPage(reading, page.file, document);
    return document;
}

Result<Corpus> openCorpus(const std::string& folder, const std::string& manifest, const std::stop_token& stop)
{
    std::error_code status;
    if (!fs::is_directory(folder, status))
        return Error{ErrorCode::CannotRead, folder, status ? status.message() : "it is not a folder"};
    fs::path plain = fs::path(folder).lexically_normal();
    if (!plain.has_filename())
        plain = plain.parent_path(); // "a/" has an empty component more than "a"
    Corpus corpus{plain.string(), {}};
    const Result<std::optional<ManifestFile>> list = manifestOf(corpus.folder, manifest);
    if (!list)
        return list.error();
    Result<std::vector<CorpusPage>> pages =
        *list ? readCorpusManifest((*list)->bytes, corpus.folder, (*list)->path, stop)
              : listPages(corpus.folder, corpus.others, stop);
    if (!pages)
        return pages.error();
    corpus.pages = *std::move(pages);
    if (!manifest.empty()) {
        if (const std::optional<Error> error = addProductValues(corpus.pages, corpus.folder, stop))
            return *error;
    }
    if (corpus.pages.empty())
        return Error{ErrorCode::BadCorpus, *list ? (*list)->path : folder, "it has no page"};
    std::ranges::sort(corpus.pages, isBefore);
    std::ranges::sort(corpus.others);
    return corpus;
}

Result<CorpusPage> pageBelow(const std::string& folder, std::string_view id)
{
    const std::optional<std::string> path = pathBelow(id);
    if (!path)
        return Error{ErrorCode::BadCorpus, std::string(id), "is not a file below the folder"};
    return CorpusPage{*path, (fs::path(folder) / *path).string(), {}, {}, {}, {}, {}};
}

std::string digestOf(const Corpus& corpus)
{
    std::string all;
    const auto add = [&all](std::string_view field) { all.append(field) += '\0'; };
    for (const CorpusPage& page : corpus.pages) {
        add(page.id);
        std::error_code status;
        if (isCrawl(page))
            add(std::to_string(fs::file_size(page.file, status)));
        add(page.url);
        add(page.encoding);
        add(fs::path(page.annotation).lexically_relative(corpus.folder).generic_string());
        for (const std::string& text : page.expected)
            add(text);
        all += '\n';
    }
    return sha256(all).substr(0, digestDigits);
}

} // namespace tagseam
