// SPDX-License-Identifier: MIT
// Reads, opens, continues and writes the file of a run.
#include "core/corpus/runs/runfile.h"

#include "core/base/dumpjson.h"
#include "core/base/readbytes.h"
#include "core/explain/explainnames.h"
#include "core/explain/setuptext.h"

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

Error systemError(ErrorCode code, const std::string& path)
{
    return {code, path, std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
}

Error badRunLine(const std::string& path, std::size_t line, std::string what)
{
    return {ErrorCode::BadRun, path + ", line " + std::to_string(line), std::move(what)};
}

// Returns the first option that another run was made with.
std::string differenceOf(const RunHeader& there, const RunHeader& wanted)
{
    if (there.methods != wanted.methods)
        return "it has other methods";
    if (there.options != wanted.options)
        return "it has other options";
    if (there.shard != wanted.shard)
        return "it is another shard of the run";
    return "the corpus of the run has other pages or another manifest";
}

// The beginning of a file that belongs to this run.
struct Beginning {
    std::size_t bytes = 0; ///< bytes of the header and the pages that have all rows
    std::size_t pages = 0;
    std::size_t failed = 0;        ///< pages among these with a row that is an error
    std::size_t withoutResult = 0; ///< pages among these whose rows are all errors
    std::string last{};            ///< the last of these
};

Result<Beginning> beginningOf(const std::string& path, const RunHeader& header,
                              const std::optional<std::vector<std::string>>& pages)
{
    std::ifstream stream(path, std::ios::binary);
    Beginning beginning;
    std::string line;
    if (!stream)
        return systemError(ErrorCode::CannotRead, path); // a file that cannot be inspected is not truncated
    std::getline(stream, line);
    if (stream.bad())
        return systemError(ErrorCode::CannotRead, path);
    if (stream.eof())
        // A file torn before its first end of line is a beginning, or another program's.
        return headerLine(header).starts_with(line)
                   ? Result(beginning)
                   : badRunLine(path, 1, "it does not begin with the header of a run");
    const Result<RunHeader> there = readHeader(line);
    if (!there)
        return badRunLine(path, 1, "it does not begin with the header of a run");
    if (*there != header)
        return badRunLine(path, 1, differenceOf(*there, header) + ": choose another file for this run");
    beginning.bytes = line.size() + 1;
    std::size_t bytes = beginning.bytes;
    std::string own;        // the page that is being read
    std::size_t errors = 0; // rows of the page
    for (std::size_t number = 0; std::getline(stream, line) && !stream.eof(); ++number) {
        const std::size_t page = number / header.methods.size();
        const std::size_t method = number % header.methods.size();
        const Result<RunRow> row = readRow(line);
        if (!row)
            return badRunLine(path, number + 2,
                              row.error().where + (row.error().where.empty() ? "" : " ") +
                                  row.error().detail);
        if (method == 0)
            own = !pages ? row->page : page < pages->size() ? nameInRow((*pages)[page]) : std::string();
        if (own.empty() || row->page != own || row->method != header.methods[method])
            return badRunLine(path, number + 2, "another page or method than this run has in this place");
        bytes += line.size() + 1;
        errors = (method == 0 ? 0 : errors) + (row->error ? 1 : 0);
        if (method + 1 == header.methods.size())
            beginning = {bytes, page + 1, beginning.failed + (errors > 0 ? 1 : 0),
                         beginning.withoutResult + (errors > method ? 1 : 0), own};
    }
    if (stream.bad())
        return systemError(ErrorCode::CannotRead, path);
    return beginning;
}

using Json = nlohmann::ordered_json;

Json methodsJson(const RunHeader& header)
{
    Json methods = Json::array();
    for (const std::string& method : header.methods)
        methods.push_back(method);
    return methods;
}

Error badHeader(const char* member, const char* what)
{
    return {ErrorCode::BadRun, member, what};
}

// Returns a member of the plan's options; null when it is missing.
Json headerOption(const RunHeader& header, const char* key)
{
    const Json options = Json::parse(header.options, nullptr, false);
    return options.is_object() ? options.value(key, Json()) : Json();
}

Result<std::optional<Shard>> readShard(const Json& json)
{
    if (json.is_null())
        return std::optional<Shard>();
    const auto count = [&](const char* key) -> std::uint64_t {
        const bool isCount = json.is_object() && json.contains(key) && json[key].is_number_unsigned();
        return isCount ? json[key].get<std::uint64_t>() : 0;
    };
    const std::uint64_t index = count("index");
    const std::uint64_t of = count("of");
    if (index < 1 || index > of || of > std::numeric_limits<std::uint32_t>::max())
        return badHeader("shard", "is not a shard");
    return std::optional(Shard{static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(of)});
}

} // namespace

std::string nameInRow(const std::string& page)
{
    RunRow unread;
    unread.page = page;
    unread.error = Error{};
    const Result<RunRow> row = readRow(rowLine(unread));
    return row ? row->page : page;
}

std::size_t pagesInShard(std::size_t pages, Shard shard)
{
    return pages < shard.index ? 0 : (pages - shard.index) / shard.of + 1;
}

RunFile::RunFile(std::string path, int handle, std::unique_ptr<AnnotationLock> lock)
    : m_path(std::move(path)), m_handle(handle), m_lock(std::move(lock))
{
}

RunFile::~RunFile()
{
    ::close(m_handle);
}

Result<std::unique_ptr<RunFile>> RunFile::open(const std::string& path, const RunHeader& header,
                                               const std::optional<std::vector<std::string>>& pages)
{
    Result<std::unique_ptr<AnnotationLock>> lock = AnnotationLock::take(path);
    if (!lock && lock.error().code == ErrorCode::InUse)
        return lock.error(); // otherwise the system has no locks: continues without
    const int handle = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND | O_NONBLOCK, 0666);
    if (handle < 0)
        return systemError(ErrorCode::CannotWrite, path);
    std::unique_ptr<RunFile> file(
        new RunFile(path, handle, lock ? *std::move(lock) : std::unique_ptr<AnnotationLock>()));
    struct stat status {};
    if (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode))
        return Error{ErrorCode::CannotWrite, path, "it is not a regular file"};
    Result<Beginning> beginning = beginningOf(path, header, pages);
    if (!beginning)
        return beginning.error();
    // Only if the file is truncated: the time of the file says when its rows were written.
    if (status.st_size != static_cast<off_t>(beginning->bytes) &&
        ::ftruncate(handle, static_cast<off_t>(beginning->bytes)) != 0)
        return systemError(ErrorCode::CannotWrite, path);
    file->m_done = beginning->pages;
    file->m_failed = beginning->failed;
    file->m_withoutResult = beginning->withoutResult;
    file->m_lastPage = std::move(beginning->last);
    file->m_size = beginning->bytes;
    if (beginning->bytes == 0) {
        if (const Result<bool> written = file->write(headerLine(header)); !written)
            return written.error();
    }
    return file;
}

Result<bool> RunFile::append(std::span<const RunRow> rows)
{
    std::string bytes;
    for (const RunRow& row : rows)
        bytes += rowLine(row);
    return write(bytes);
}

Result<bool> RunFile::write(std::string_view bytes)
{
    for (std::string_view left = bytes; !left.empty();) {
        const ssize_t count = ::write(m_handle, left.data(), left.size());
        if (count >= 0) {
            left.remove_prefix(static_cast<std::size_t>(count));
            continue;
        }
        if (errno == EINTR)
            continue;
        Error error = systemError(ErrorCode::CannotWrite, m_path);
        static_cast<void>(::ftruncate(m_handle, static_cast<off_t>(m_size)) == 0); // a full disk allows it
        return error;
    }
    m_size += bytes.size();
    return true;
}

RunHeader headerOf(const RunPlan& plan, const Corpus* corpus, std::optional<Shard> shard)
{
    RunHeader header;
    for (const Method& method : plan.methods)
        header.methods.push_back(method.name);
    Json options{{"setup", setupJson(plan.base)},
                 {"encoding", plan.reading.encoding},
                 {"leastFound", plan.leastFound},
                 {"limits",
                  {{"bytes", plan.reading.limits.bytes},
                   {"nodes", plan.reading.limits.nodes},
                   {"depth", plan.reading.limits.depth}}},
                 {"diagnose", plan.hasDiagnosis}};
    options["parser"] = name(plan.reading.parser);
    // Only if it is set: headers of runs without it stay unchanged.
    if (!plan.annotator.empty())
        options["annotator"] = plan.annotator;
    if (!plan.trees.empty()) {
        std::error_code status;
        options["trees"] =
            std::filesystem::relative(plan.trees, corpus != nullptr ? corpus->folder : ".", status)
                .generic_string();
    }
    if (plan.learning == Learning::Half)
        options["learn"] = "half";
    if (plan.hasSharedTexts)
        options["sharedText"] = true;
    header.options = dumpJson(options);
    if (corpus != nullptr) {
        header.corpus = digestOf(*corpus);
        if (!hasCrawls(*corpus)) // their pages are counted only by reading them
            header.pages = pagesWithRows(*corpus, plan.learning).pages.size();
    }
    header.shard = shard;
    return header;
}

Learning learningOf(const RunHeader& header)
{
    return headerOption(header, "learn") == "half" ? Learning::Half : Learning::All;
}

Setup baseOf(const RunHeader& header)
{
    return setupFromJson(headerOption(header, "setup"));
}

std::string encodingOf(const RunHeader& header)
{
    const Json encoding = headerOption(header, "encoding");
    return encoding.is_string() ? encoding.get<std::string>() : std::string();
}

std::string headerLine(const RunHeader& header)
{
    Json json{{"schema", runSchema},
              {"methods", methodsJson(header)},
              {"options", Json::parse(header.options)},
              {"corpus", header.corpus},
              {"pages", header.pages ? Json(*header.pages) : Json()}};
    json["shard"] = header.shard ? Json{{"index", header.shard->index}, {"of", header.shard->of}} : Json();
    return dumpJson(json) + '\n';
}

constexpr int headerDepth = 16;

bool isHeaderLine(std::string_view line)
{
    return line.starts_with(R"({"schema":)");
}

Result<RunHeader> readHeader(std::string_view line)
{
    // Values that nest deeper than headers do are ignored: writing them again would recurse as deep.
    const auto isShallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= headerDepth; };
    const Json json = Json::parse(line, isShallow, false);
    if (!json.is_object() || json.value("schema", Json()) != runSchema)
        return badHeader("schema", "is not tagseam.run/1");
    const Json none;
    const auto member = [&](const char* key) -> const Json& {
        const auto found = json.find(key);
        return found == json.end() ? none : *found;
    };
    RunHeader header;
    for (const Json& method : member("methods")) {
        if (!method.is_string())
            return badHeader("methods", "are not names");
        header.methods.push_back(method.get<std::string>());
    }
    if (header.methods.empty())
        return badHeader("methods", "are missing");
    if (!member("options").is_object() || !member("corpus").is_string())
        return badHeader("options", "are missing");
    header.options = dumpJson(member("options"));
    header.corpus = member("corpus").get<std::string>();
    if (member("pages").is_number_unsigned())
        header.pages = member("pages").get<std::uint64_t>();
    Result<std::optional<Shard>> shard = readShard(member("shard"));
    if (!shard)
        return shard.error();
    header.shard = *shard;
    return header;
}

Result<Run> loadRun(const std::string& path, const std::stop_token& stop)
{
    const Result<std::string> bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    const auto badLine = [&](std::size_t line, const Error& error) {
        return Error{ErrorCode::BadRun, path + ", line " + std::to_string(line),
                     error.where + (error.where.empty() ? "" : " ") + error.detail};
    };
    Run run;
    std::string_view left = *bytes;
    for (std::size_t number = 1; left.find('\n') != std::string_view::npos; ++number) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(line.size() + 1);
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, path, {}};
        if (number == 1 && isHeaderLine(line)) {
            Result<RunHeader> header = readHeader(line);
            if (!header)
                return badLine(number, header.error());
            run.header = *std::move(header);
            continue;
        }
        Result<RunRow> row = readRow(line);
        if (!row)
            return badLine(number, row.error());
        run.rows.push_back(*std::move(row));
    }
    if (!run.header && run.rows.empty())
        return Error{ErrorCode::BadRun, path, "it has no row"};
    return run;
}

RunExtent extentOf(const std::optional<RunHeader>& header, std::span<const RunRow> rows)
{
    std::map<std::string_view, std::size_t> rowsOf;
    for (const RunRow& row : rows)
        ++rowsOf[row.page];
    if (!header)
        return {rowsOf.size(), {}};
    RunExtent extent;
    extent.pages = static_cast<std::size_t>(std::ranges::count_if(
        rowsOf, [&](const auto& page) { return page.second >= header->methods.size(); }));
    if (header->pages)
        extent.wanted =
            pagesInShard(static_cast<std::size_t>(*header->pages), header->shard.value_or(Shard{}));
    return extent;
}

} // namespace tagseam
