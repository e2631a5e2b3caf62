// SPDX-License-Identifier: MIT
// A run of searchRegion -> one HTML file. The data is JSON in a script element that does not run; the long
// arrays are written number by number.
#include "core/teach/replay.h"

#include "core/base/xmltext.h"
#include "core/methods/content/contentdetection.h"
#include "core/methods/content/pagetitle.h"
#include "core/teach/replaytemplate.h"
#include "core/teach/replaytext.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t textCharacters = 80;   // a line of the outline is not wider
constexpr std::size_t labelCharacters = 200; // an attribute can be as long as a page

Error tooLarge(std::uint32_t limit, std::string_view what)
{
    return {ErrorCode::TooLarge, {}, fmt::format("a replay can be ({} {})", limit, what)};
}

std::string_view languageOf(const ReplayOptions& options)
{
    return options.language == "pt_BR" ? "pt_BR" : "en";
}

// Returns text that distinguishes a node from others of its label: the text of a text, the id of an element,
// else the alternative text of a picture.
std::string hintOf(const Document& document, NodeId node)
{
    if (!document.isElement(node))
        return snippet(document.text(node), textCharacters);
    const std::string_view id = document.attribute(node, "id");
    if (!id.empty())
        return "#" + snippet(id, textCharacters);
    return snippet(document.attribute(node, "alt"), textCharacters);
}

// Writes the members of one JSON object, one after the other.
class ReplayWriter {
  public:
    void text(std::string_view key, std::string_view value) { member(key) += jsonText(value); }
    void raw(std::string_view key, std::string_view json) { member(key) += json; }

    /// Appends an array with the output of `write(out, value)` for each value.
    template <class Values, class Write>
    void array(std::string_view key, const Values& values, Write write)
    {
        member(key) += '[';
        const char* comma = "";
        for (const auto& value : values) {
            m_out += std::exchange(comma, ",");
            write(m_out, value);
        }
        m_out += ']';
    }

    std::string finish() && { return std::move(m_out) + '}'; }

  private:
    std::string& member(std::string_view key)
    {
        fmt::format_to(std::back_inserter(m_out), "{}\"{}\":", m_out.size() > 1 ? "," : "", key);
        return m_out;
    }

    std::string m_out{"{"};
};

void writeNumbers(std::string& out, std::initializer_list<std::uint32_t> numbers)
{
    fmt::format_to(std::back_inserter(out), "[{}]", fmt::join(numbers, ","));
}

// The options as in other JSON, with texts truncated: names of tags and classes can be as long as a page.
std::string cutOptions(const SearchOptions& search, const TagPathOptions& path)
{
    TagPathOptions cut = path;
    for (std::string& tag : cut.exclude)
        tag = snippet(tag, labelCharacters);
    for (TagPathEdit& edit : cut.edits)
        edit.classes = snippet(edit.classes, labelCharacters);
    return scriptSafe(optionsJson(search, &cut).dump(-1, ' ', false, Json::error_handler_t::replace));
}

void writeSequence(ReplayWriter& writer, const Document& document, const TagPathSequence& sequence)
{
    writer.array("symbols", sequence.symbols,
                 [](std::string& out, Symbol symbol) { out += fmt::format_int(symbol.code()).str(); });
    writer.array("paths", sequence.paths, [](std::string& out, const TagPath& path) {
        writeNumbers(out, {path.parent == TagPath::root ? 0 : Symbol{path.parent}.code(), path.label});
    });
    writer.array("labels", sequence.labels, [](std::string& out, const std::string& label) {
        out += jsonText(snippet(label, labelCharacters));
    });
    writer.array("texts", sequence.nodes, [&](std::string& out, NodeId node) {
        const std::string hint = hintOf(document, node);
        out += hint.empty() ? "0" : jsonText(hint);
    });
}

void writeTrace(ReplayWriter& writer, const SearchTrace& trace)
{
    writer.array("levels", trace.levels, [](std::string& out, const Level& level) {
        writeNumbers(out, {level.region.begin.value, level.region.end.value, level.kept.begin.value,
                           level.kept.end.value, level.attemptCount});
    });
    writer.array("attempts", trace.attempts, [](std::string& out, const Attempt& attempt) {
        writeNumbers(out, {attempt.threshold, attempt.alphabetSize, attempt.candidateSplitCount});
    });
    writer.array("candidateSplits", trace.candidateSplits,
                 [](std::string& out, const CandidateSplit& candidateSplit) {
                     writeNumbers(out, {candidateSplit.split.value, candidateSplit.left, candidateSplit.right,
                                        static_cast<std::uint32_t>(candidateSplit.verdict)});
                 });
}

void writeListing(ReplayWriter& writer, const SearchOptions& options)
{
    writer.array("listing", listing(options), [](std::string& out, const ListingLine& line) {
        fmt::format_to(std::back_inserter(out),
                       R"({{"label":{},"algorithm":{},"indent":{},"text":{},"line":"{}","isDifferent":{}}})",
                       jsonText(line.label), line.algorithm, line.indent, jsonText(line.text),
                       line.isRunnable ? name(line.line) : "", line.isDifferent);
    });
}

// Writes what content detection finds, for the end of the search.
void writeDetection(ReplayWriter& writer, const Document& document, const TagPathSequence& sequence,
                    const TagPathOptions& path)
{
    const MainContent found = findContent(document, detectionOptions(path));
    Json regions = Json::array();
    for (const Region each : regionsOf(sequence, found.nodes))
        regions.push_back({each.begin.value, each.end.value});
    const Json detection{
        {"kind", name(found.kind)}, {"confidence", found.confidence()}, {"regions", std::move(regions)}};
    writer.raw("detection", detection.dump());
}

std::string dataJson(const Document& document, const TagPathSequence& sequence, const SearchTrace& trace,
                     const ReplayOptions& options, std::string_view title)
{
    ReplayWriter writer;
    writer.text("schema", "tagseam.replay/1");
    writer.text("title", title);
    writer.text("address", options.address);
    writer.text("language", languageOf(options));
    writer.raw("options", cutOptions(trace.options, options.path));
    writeSequence(writer, document, sequence);
    writeTrace(writer, trace);
    writeListing(writer, trace.options);
    writeDetection(writer, document, sequence, options.path);
    return std::move(writer).finish();
}

} // namespace

Result<std::string> replayHtml(const Document& document, const TagPathSequence& sequence,
                               const SearchTrace& trace, const ReplayOptions& options)
{
    if (sequence.size() > maxReplayPositions)
        return tooLarge(maxReplayPositions, "positions");
    if (trace.candidateSplits.size() > maxReplayCandidateSplits)
        return tooLarge(maxReplayCandidateSplits, "candidate splits");

    std::string title = options.title.empty() ? snippet(titleOf(document), labelCharacters) : options.title;
    if (title.empty())
        title = options.address;
    const std::string titleText = xmlText(title);
    const std::string data = dataJson(document, sequence, trace, options, title);
    const std::pair<std::string_view, std::string_view> parts[]{
        {"@LANG@", languageOf(options) == "en" ? "en" : "pt-BR"},
        {"@TITLE@", titleText},
        {"@STYLE@", replayStyle},
        {"@DATA@", data},
        {"@SCRIPT@", replayScript},
    };
    std::string out;
    out.reserve(replayPage.size() + replayStyle.size() + replayScript.size() + data.size());
    std::string_view rest = replayPage; // the components stand in it in this order, each once
    for (const auto& [mark, part] : parts) {
        const std::size_t at = rest.find(mark);
        out.append(rest.substr(0, at)).append(part);
        rest.remove_prefix(std::min(rest.size(), at == rest.npos ? at : at + mark.size()));
    }
    return out.append(rest);
}

} // namespace tagseam
