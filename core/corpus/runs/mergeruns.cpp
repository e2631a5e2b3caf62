// SPDX-License-Identifier: MIT
// The shards of a run -> the run that one program would have written.
#include "core/corpus/runs/mergeruns.h"

#include "core/corpus/runs/runfile.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// A shard and the place up to which it was read. It is open only while it is read: there may be more shards
// than a process may open.
struct ReadShard {
    std::string path;
    std::streamoff next = 0; ///< begin of the next line
    RunHeader header;
    std::size_t line = 1; ///< number of the line read last
};

Error badShard(std::string where, std::string what)
{
    return {ErrorCode::BadRun, std::move(where), std::move(what)};
}

std::string shardText(Shard shard)
{
    return std::to_string(shard.index) + "/" + std::to_string(shard.of);
}

// Returns a line with its end; nothing at the end, or if the line is incomplete.
std::optional<std::string> lineOf(std::ifstream& stream, ReadShard& shard)
{
    std::string line;
    if (!std::getline(stream, line) || stream.eof())
        return std::nullopt;
    ++shard.line;
    shard.next += static_cast<std::streamoff>(line.size()) + 1;
    return line;
}

Result<std::ifstream> openAt(const ReadShard& shard)
{
    std::ifstream stream(shard.path, std::ios::binary);
    if (!stream.seekg(shard.next))
        return Error{ErrorCode::CannotRead, shard.path,
                     std::strerror(errno)}; // NOLINT(concurrency-mt-unsafe)
    return stream;
}

Result<ReadShard> beginShard(const std::string& path)
{
    ReadShard shard{path, 0, {}, 0};
    Result<std::ifstream> stream = openAt(shard);
    if (!stream)
        return stream.error();
    const std::optional<std::string> line = lineOf(*stream, shard);
    Result<RunHeader> header = line ? readHeader(*line) : Result<RunHeader>(badShard({}, {}));
    if (!header)
        return badShard(path + ", line 1", "it does not begin as a run does");
    if (!header->pages && header->corpus.empty())
        return badShard(path + ", line 1", "it is of standard input, not of a folder");
    shard.header = *std::move(header);
    return shard;
}

// Returns "3/16, 7/16"; with many only the first.
std::string missingText(const std::map<std::uint32_t, ReadShard>& byIndex, std::uint32_t of)
{
    constexpr std::size_t mostNamed = 10;
    std::string text;
    std::size_t count = 0;
    for (std::uint32_t index = 1; index <= of && count <= mostNamed; ++index) {
        if (!byIndex.contains(index) && ++count <= mostNamed)
            text += (text.empty() ? "" : ", ") + shardText({index, of});
    }
    return text + (count > mostNamed ? " ..." : "") + (count > 1 ? " are missing" : " is missing");
}

// Opens the shards in the order of their numbers, each exactly once.
Result<std::vector<ReadShard>> beginShards(std::span<const std::string> paths)
{
    std::map<std::uint32_t, ReadShard> byIndex;
    RunHeader first;
    std::uint32_t of = 0;
    for (const std::string& path : paths) {
        Result<ReadShard> shard = beginShard(path);
        if (!shard)
            return shard.error();
        const Shard number = shard->header.shard.value_or(Shard{});
        RunHeader header = shard->header;
        header.shard.reset();
        if (of == 0) {
            first = header;
            of = number.of;
        }
        if (header != first || number.of != of)
            return badShard(path, "it is of another run than " + paths.front());
        const auto [place, isNew] = byIndex.try_emplace(number.index, *std::move(shard));
        if (!isNew)
            return badShard(path, "shard " + shardText(number) + " is in " + place->second.path + ", too");
    }
    if (byIndex.size() < of)
        return badShard(paths.front(), "shard " + missingText(byIndex, of));
    std::vector<ReadShard> shards;
    shards.reserve(byIndex.size());
    for (auto& [index, shard] : byIndex)
        shards.push_back(std::move(shard));
    return shards;
}

constexpr const char* notFinished = "it is not finished: the command that began it goes on with it";

// Returns the rows of the next page of a shard, which must not have occurred before; nothing at its end.
Result<std::optional<std::string>> nextPage(ReadShard& shard, std::set<std::string>& seen)
{
    Result<std::ifstream> stream = openAt(shard);
    if (!stream)
        return stream.error();
    std::string rows;
    std::string page;
    for (const std::string& method : shard.header.methods) {
        const std::optional<std::string> line = lineOf(*stream, shard);
        if (!line && rows.empty())
            return std::optional<std::string>();
        if (!line)
            return badShard(shard.path, notFinished);
        const std::string where = shard.path + ", line " + std::to_string(shard.line);
        const Result<RunRow> row = readRow(*line);
        if (!row)
            return badShard(where,
                            row.error().where + (row.error().where.empty() ? "" : " ") + row.error().detail);
        if (row->method != method || (!page.empty() && row->page != page))
            return badShard(where, "another page or method than a run has there");
        page = row->page;
        rows += *line + '\n';
    }
    if (!seen.insert(page).second)
        return badShard(shard.path + ", line " + std::to_string(shard.line), "page " + page + " comes twice");
    return std::optional(std::move(rows));
}

} // namespace

Result<std::size_t> mergeRuns(std::span<const std::string> paths, const ByteSink& sink)
{
    Result<std::vector<ReadShard>> shards = beginShards(paths);
    if (!shards)
        return shards.error();
    RunHeader header = shards->front().header;
    header.shard.reset();
    if (!sink(headerLine(header)))
        return Error{ErrorCode::Stopped, {}, {}};
    std::set<std::string> seen;
    std::size_t page = 0;
    for (; !header.pages || page < *header.pages; ++page) {
        ReadShard& shard = (*shards)[page % shards->size()];
        const Result<std::optional<std::string>> rows = nextPage(shard, seen);
        if (!rows)
            return rows.error();
        if (!*rows && header.pages)
            return badShard(shard.path, notFinished);
        if (!*rows)
            break; // a run that does not know its pages ends where a shard ends
        if (!sink(**rows))
            return Error{ErrorCode::Stopped, {}, {}};
    }
    for (ReadShard& shard : *shards) {
        Result<std::ifstream> stream = openAt(shard);
        if (!stream)
            return stream.error();
        if (!lineOf(*stream, shard))
            continue;
        return header.pages ? badShard(shard.path + ", line " + std::to_string(shard.line),
                                       "it has more pages than its run")
                            : badShard((*shards)[page % shards->size()].path, notFinished);
    }
    return page;
}

} // namespace tagseam
