// SPDX-License-Identifier: MIT
// Reads the first line of a run, and a whole run.
#include "core/corpus/runs/runfile.h"

#include "core/base/dumpjson.h"
#include "core/base/readbytes.h"
#include "core/explain/explainnames.h"
#include "core/explain/setuptext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <map>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

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
Json option(const RunHeader& header, const char* key)
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

RunHeader headerOf(const RunPlan& plan, const Corpus* corpus, std::optional<Shard> shard)
{
    RunHeader header;
    for (const Method& method : plan.methods)
        header.methods.push_back(method.name);
    Json options{{"setup", setupJson(plan.base)},
                 {"encoding", plan.encoding},
                 {"leastFound", plan.leastFound},
                 {"limits",
                  {{"bytes", plan.limits.bytes}, {"nodes", plan.limits.nodes}, {"depth", plan.limits.depth}}},
                 {"diagnose", plan.hasDiagnosis}};
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
    return option(header, "learn") == "half" ? Learning::Half : Learning::All;
}

Setup baseOf(const RunHeader& header)
{
    return setupFromJson(option(header, "setup"));
}

std::string encodingOf(const RunHeader& header)
{
    const Json encoding = option(header, "encoding");
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
