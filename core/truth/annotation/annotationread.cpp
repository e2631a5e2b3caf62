// SPDX-License-Identifier: MIT
// W3C Web Annotation JSON-LD -> a complete annotation, or the fault of the file.
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/annotation/annotationterms.h"

#include "core/base/ascii.h"
#include "core/base/url.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

using SortedJson = nlohmann::json; // its objects find a member among a million immediately

bool isAmong(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

// "type" is a word or a list of words.
bool hasType(const SortedJson& object, std::string_view type)
{
    const auto found = object.find("type");
    if (found == object.end())
        return false;
    if (found->is_array())
        return std::ranges::any_of(*found, [&](const SortedJson& each) { return each == type; });
    return *found == type;
}

bool isHex64(std::string_view text)
{
    return text.size() == 64 && std::ranges::all_of(text, [](char c) { return hexValue(c) >= 0; });
}

std::string keptJsonText(const SortedJson& kept)
{
    return kept.empty() ? std::string() : kept.dump();
}

// Checks the text before it is parsed: returns the byte at which it nests too deep.
std::optional<std::size_t> tooDeepAt(std::string_view text)
{
    unsigned depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isInText) {
            i += c == '\\' ? 1 : 0;
            isInText = c != '"';
        } else if (c == '"') {
            isInText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > annotationDepthLimit)
                return i;
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return std::nullopt;
}

Error badAnnotation(std::string where, std::string detail)
{
    return {ErrorCode::BadAnnotation, std::move(where), std::move(detail)};
}

Result<SortedJson> parseJson(std::string_view text)
{
    if (text.size() > annotationSizeLimit)
        return Error{ErrorCode::TooLarge, {}, fmt::format("{} MB", annotationSizeLimit >> 20U)};
    if (const auto byte = tooDeepAt(text))
        return badAnnotation(fmt::format("byte {}", *byte + 1),
                             fmt::format("nests deeper than {} lists and objects", annotationDepthLimit));
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) // the parser would end at it
        return badAnnotation(fmt::format("byte {}", nul + 1), "not valid JSON from there on");
    std::vector<std::set<std::string>> open; // names in the open objects
    std::optional<std::string> twice;
    const auto watch = [&](int, SortedJson::parse_event_t event, SortedJson& value) {
        if (event == SortedJson::parse_event_t::object_start)
            open.emplace_back();
        else if (event == SortedJson::parse_event_t::object_end)
            open.pop_back();
        else if (event == SortedJson::parse_event_t::key &&
                 !open.back().insert(value.get<std::string>()).second)
            twice = value.get<std::string>();
        return true;
    };
    try {
        SortedJson json = SortedJson::parse(text, watch);
        if (twice)
            return badAnnotation(*twice, "is there twice");
        return json;
    } catch (const SortedJson::parse_error& error) {
        return badAnnotation(fmt::format("byte {}", std::max<std::size_t>(error.byte, 1)),
                             "not valid JSON from there on");
    } catch (const SortedJson::exception&) {
        return badAnnotation({}, "a number is out of range");
    }
}

class AnnotationReader {
  public:
    bool readAll(const SortedJson& json);

    Annotation annotation{};
    std::optional<Error> error;

  private:
    bool fail(const std::string& where, std::string what)
    {
        error = badAnnotation(where.starts_with('.') ? where.substr(1) : where, std::move(what));
        return false;
    }
    bool readText(const SortedJson& object, const std::string& where, const char* name, std::string& text,
                  bool isNeeded);
    bool readNumber(const SortedJson& object, const std::string& where, const char* name,
                    std::uint32_t& number, bool isNeeded);
    static SortedJson others(const SortedJson& object, std::initializer_list<std::string_view> known);
    static void keep(SortedJson& kept, const char* key, SortedJson members);

    bool readCollection(const SortedJson& json, SortedJson& kept);
    bool readPage(const SortedJson& json, SortedJson& kept);
    bool readItems(const SortedJson& first, const std::string& where, SortedJson& kept);
    bool readItem(const SortedJson& item, const std::string& where, Mark& mark);
    bool readBodies(const SortedJson& item, const std::string& where, Mark& mark, SortedJson& kept);
    bool readBody(const SortedJson& body, const std::string& where, bool isTag, Mark& mark, SortedJson& kept);
    bool readTarget(const SortedJson& json, const std::string& where, Target& target);
    bool readSelector(const SortedJson& json, const std::string& where, Target& target, SortedJson& foreign);
    bool readKnownSelector(const SortedJson& json, const std::string& where, Target& target, bool& isKnown);
    bool readRange(const SortedJson& json, const std::string& where, RangeSelector& range);
    bool readRangePoint(const SortedJson& json, const std::string& where, RangePoint& point);
    bool readElement(const SortedJson& json, const std::string& where, Evidence& evidence);

    bool m_isOurs = false;
    bool m_isFolded = false; // the dialect before DomText
    std::set<std::string> m_ids;
};

bool AnnotationReader::readText(const SortedJson& object, const std::string& where, const char* name,
                                std::string& text, bool isNeeded)
{
    const auto found = object.find(name);
    if (found == object.end())
        return !isNeeded || fail(where + name, "is missing");
    if (!found->is_string())
        return fail(where + name, "is not a text");
    text = found->get<std::string>();
    return true;
}

bool AnnotationReader::readNumber(const SortedJson& object, const std::string& where, const char* name,
                                  std::uint32_t& number, bool isNeeded)
{
    const auto found = object.find(name);
    if (found == object.end())
        return !isNeeded || fail(where + name, "is missing");
    if (!found->is_number_unsigned() ||
        found->get<std::uint64_t>() > std::numeric_limits<std::uint32_t>::max())
        return fail(where + name, "is not a whole number from 0 to 4294967295");
    number = found->get<std::uint32_t>();
    return true;
}

SortedJson AnnotationReader::others(const SortedJson& object, std::initializer_list<std::string_view> known)
{
    SortedJson members = SortedJson::object();
    for (const auto& [name, value] : object.items()) {
        if (!isAmong(name, known))
            members[name] = value;
    }
    return members;
}

void AnnotationReader::keep(SortedJson& kept, const char* key, SortedJson members)
{
    if (!members.empty())
        kept[key] = std::move(members);
}

bool AnnotationReader::readElement(const SortedJson& json, const std::string& where, Evidence& evidence)
{
    return readText(json, where, "startTag", evidence.startTag, true) &&
           readText(json, where, "foldedExact", evidence.folded.exact, !m_isFolded) &&
           readText(json, where, "foldedPrefix", evidence.folded.prefix, !m_isFolded) &&
           readText(json, where, "foldedSuffix", evidence.folded.suffix, !m_isFolded) &&
           readText(json, where, "wholeText", evidence.wholeText, false) &&
           readNumber(json, where, "twin", evidence.twin, true) &&
           readNumber(json, where, "twins", evidence.twins, true) &&
           readNumber(json, where, "alike", evidence.alike, true) &&
           readNumber(json, where, "rivals", evidence.rivals, true);
}

// True if all of a RangeSelector can be held by a RangeSelector.
bool isRange(const SortedJson& json)
{
    const auto isPoint = [&](const char* name) {
        const auto point = json.find(name);
        if (point == json.end() || !point->is_object() || !hasType(*point, "XPathSelector"))
            return false;
        const auto refined = point->find("refinedBy");
        const bool isPlain = refined == point->end();
        return point->size() == (isPlain ? 2U : 3U) &&
               (isPlain ||
                (refined->is_object() && refined->size() == 3 && hasType(*refined, "TextPositionSelector")));
    };
    return hasType(json, "RangeSelector") && json.size() == 3 && isPoint("startSelector") &&
           isPoint("endSelector");
}

bool AnnotationReader::readRangePoint(const SortedJson& json, const std::string& where, RangePoint& point)
{
    if (!readText(json, where, "value", point.xpath, true))
        return false;
    const auto refined = json.find("refinedBy");
    if (refined == json.end())
        return true;
    TextSpan& offsets = point.offsets.emplace();
    return readNumber(*refined, where + "refinedBy.", "start", offsets.start, true) &&
           readNumber(*refined, where + "refinedBy.", "end", offsets.end, true);
}

bool AnnotationReader::readRange(const SortedJson& json, const std::string& where, RangeSelector& range)
{
    return readRangePoint(json["startSelector"], where + "startSelector.", range.start) &&
           readRangePoint(json["endSelector"], where + "endSelector.", range.end) &&
           (!range.isEmpty() || fail(where + "startSelector.value", "is empty"));
}

bool AnnotationReader::readKnownSelector(const SortedJson& json, const std::string& where, Target& target,
                                         bool& isKnown)
{
    const auto hasOnly = [&](std::initializer_list<std::string_view> names) {
        return others(json, names).empty();
    };
    isKnown = true;
    if (hasType(json, "XPathSelector") && target.xpath.empty() && hasOnly({"type", "value"}))
        return readText(json, where, "value", target.xpath, true);
    if (hasType(json, "CssSelector") && target.css.empty() && hasOnly({"type", "value"}))
        return readText(json, where, "value", target.css, true);
    if (hasType(json, "TextQuoteSelector") && target.quote == TextQuote{} &&
        hasOnly({"type", "exact", "prefix", "suffix"}))
        return readText(json, where, "exact", target.quote.exact, true) &&
               readText(json, where, "prefix", target.quote.prefix, m_isOurs) &&
               readText(json, where, "suffix", target.quote.suffix, m_isOurs);
    if (hasType(json, "TextPositionSelector") && target.span == TextSpan{} &&
        hasOnly({"type", "start", "end"}))
        return readNumber(json, where, "start", target.span.start, true) &&
               readNumber(json, where, "end", target.span.end, true) &&
               (target.span.start <= target.span.end || fail(where + "end", "is before the start"));
    if (target.range.isEmpty() && isRange(json))
        return readRange(json, where, target.range);
    if (hasType(json, "ElementSelector") && target.evidence == Evidence{} &&
        hasOnly({"type", "startTag", "foldedExact", "foldedPrefix", "foldedSuffix", "wholeText", "twin",
                 "twins", "alike", "rivals"}))
        return readElement(json, where, target.evidence);
    isKnown = false;
    return true;
}

bool AnnotationReader::readSelector(const SortedJson& json, const std::string& where, Target& target,
                                    SortedJson& foreign)
{
    bool isKnown = false;
    if (json.is_object() && !readKnownSelector(json, where + ".", target, isKnown))
        return false;
    if (!json.is_object() && !json.is_string())
        return fail(where, "is not a selector");
    if (!isKnown)
        foreign.push_back(json);
    return true;
}

// As annotationJson() writes it.
SortedJson usualState(const AnnotatedPage& page)
{
    SortedJson state{{"type", "TimeState"}, {"cached", page.archive}};
    if (!page.archivedAt.empty())
        state["sourceDate"] = page.archivedAt;
    return state;
}

bool AnnotationReader::readTarget(const SortedJson& json, const std::string& where, Target& target)
{
    SortedJson kept = SortedJson::object();
    if (json.is_string()) { // the address of a whole page
        kept["source"] = json;
        target.unread = keptJsonText(kept);
        return true;
    }
    if (!json.is_object())
        return fail(where, "is not a target");
    if (m_isOurs && !hasType(json, "SpecificResource"))
        return fail(where + ".type", "is not a SpecificResource");
    const AnnotatedPage& page = annotation.page;
    const auto source = json.find("source");
    if (source == json.end() && m_isOurs)
        return fail(where + ".source", "is missing");
    if (source != json.end() && *source != sourceOf(page) && *source != page.url)
        kept["source"] = *source;
    const auto selectors = json.find("selector");
    if (selectors == json.end() && m_isOurs)
        return fail(where + ".selector", "is missing");
    SortedJson foreign = SortedJson::array();
    if (selectors != json.end() && !selectors->is_array()) {
        if (!readSelector(*selectors, where + ".selector", target, foreign))
            return false;
    } else if (selectors != json.end()) {
        for (std::size_t i = 0; i < selectors->size(); ++i) {
            if (!readSelector((*selectors)[i], fmt::format("{}.selector[{}]", where, i), target, foreign))
                return false;
        }
    }
    if (m_isFolded && target.evidence != Evidence{}) { // otherwise they came from another tool
        target.evidence.folded = std::exchange(target.quote, {});
        target.span = {};
    }
    keep(kept, "selectors", std::move(foreign));
    SortedJson members = others(json, {"source", "selector"});
    if (members.value("type", SortedJson()) == "SpecificResource")
        members.erase("type");
    if (!page.archive.empty() && members.value("state", SortedJson()) == usualState(page))
        members.erase("state");
    keep(kept, "members", std::move(members));
    target.unread = keptJsonText(kept);
    return true;
}

bool AnnotationReader::readBody(const SortedJson& body, const std::string& where, bool isTag, Mark& mark,
                                SortedJson& kept)
{
    const bool isText = body.is_object() && hasType(body, "TextualBody");
    const SortedJson purpose =
        isText ? body.value("purpose", isTag ? SortedJson("tagging") : SortedJson()) : SortedJson();
    const bool isLabel = purpose == "tagging" && mark.label.empty();
    const bool isNote = purpose == "commenting" && mark.note.empty();
    if (!isLabel && !isNote) {
        if (!body.is_object() && !body.is_string())
            return fail(where, "is not a body");
        kept["bodies"].push_back(body);
        return true;
    }
    std::string& text = isLabel ? mark.label : mark.note;
    if (!readText(body, where + ".", "value", text, true))
        return false;
    if (text.empty())
        return fail(where + ".value", "is empty");
    const bool isUsual = body["type"] == "TextualBody";
    keep(kept, isLabel ? "label" : "note",
         isUsual ? others(body, {"type", "purpose", "value"}) : others(body, {"purpose", "value"}));
    return true;
}

bool AnnotationReader::readBodies(const SortedJson& item, const std::string& where, Mark& mark,
                                  SortedJson& kept)
{
    const bool isTag = item.value("motivation", SortedJson()) == "tagging";
    const auto bodies = item.find("body");
    if (bodies == item.end())
        return fail(where + ".body", "is missing");
    if (!bodies->is_array())
        return readBody(*bodies, where + ".body", isTag, mark, kept) &&
               (!mark.label.empty() || fail(where + ".body", "holds no label (a text of purpose tagging)"));
    for (std::size_t i = 0; i < bodies->size(); ++i) {
        if (!readBody((*bodies)[i], fmt::format("{}.body[{}]", where, i), isTag, mark, kept))
            return false;
    }
    return !mark.label.empty() || fail(where + ".body", "holds no label (a text of purpose tagging)");
}

bool AnnotationReader::readItem(const SortedJson& item, const std::string& where, Mark& mark)
{
    if (!item.is_object() || !hasType(item, "Annotation"))
        return fail(where, "is not an Annotation");
    if (!readText(item, where + ".", "id", mark.id, m_isOurs))
        return false;
    SortedJson kept = SortedJson::object();
    if (!readBodies(item, where, mark, kept))
        return false;
    const auto targets = item.find("target");
    if (targets == item.end() || (targets->is_array() && targets->empty()))
        return fail(where + ".target", "is missing");
    if (!targets->is_array()) {
        if (!readTarget(*targets, where + ".target", mark.targets.emplace_back()))
            return false;
    } else {
        for (std::size_t i = 0; i < targets->size(); ++i) {
            if (!readTarget((*targets)[i], fmt::format("{}.target[{}]", where, i),
                            mark.targets.emplace_back()))
                return false;
        }
    }
    SortedJson members = others(item, {"id", "body", "target"});
    for (const auto& [name, usual] : {std::pair("type", "Annotation"), std::pair("motivation", "tagging")}) {
        if (members.value(name, SortedJson()) == usual)
            members.erase(name);
    }
    keep(kept, "members", std::move(members));
    mark.unread = keptJsonText(kept);
    return true;
}

bool AnnotationReader::readItems(const SortedJson& first, const std::string& where, SortedJson& kept)
{
    if (!first.is_object() || !hasType(first, "AnnotationPage"))
        return fail(where, "is not an AnnotationPage: its items may be in another file");
    if (first.contains("next"))
        return fail(where + ".next", "the other items are in another file");
    std::uint32_t start = 0;
    if (!readNumber(first, where + ".", "startIndex", start, m_isOurs))
        return false;
    if (start != 0)
        return fail(where + ".startIndex", "the items before it are in another file");
    const auto items = first.find("items");
    if (items == first.end() || !items->is_array())
        return fail(where + ".items", items == first.end() ? "is missing" : "is not a list");
    for (std::size_t i = 0; i < items->size(); ++i) {
        if (!readItem((*items)[i], fmt::format("{}.items[{}]", where, i), annotation.marks.emplace_back()))
            return false;
    }
    for (std::size_t i = 0; i < annotation.marks.size(); ++i) {
        std::string& id = annotation.marks[i].id;
        if (!id.empty() && !m_ids.insert(id).second)
            return fail(fmt::format("{}.items[{}].id", where, i), "is that of another item");
    }
    std::size_t number = 0;
    for (Mark& mark : annotation.marks) {
        while (mark.id.empty()) {
            std::string next = fmt::format("m{}", ++number);
            if (m_ids.insert(next).second)
                mark.id = std::move(next);
        }
    }
    keep(kept, "first", others(first, {"type", "startIndex", "items", "@context"}));
    return true;
}

// Returns the path of a file's URI as fileUri() writes it; any other address unchanged.
std::string withPathOfFile(const std::string& url)
{
    constexpr std::string_view scheme = "file://";
    if (!url.starts_with(scheme))
        return url;
    std::string path = percentDecoded(url.substr(scheme.size()));
    return path.starts_with('/') && fileUri(path) == url ? path : url;
}

bool AnnotationReader::readPage(const SortedJson& json, SortedJson& kept)
{
    const auto page = json.find("page");
    if (page == json.end())
        return !m_isOurs || fail("page", "is missing");
    if (!page->is_object())
        return fail("page", "is not an object");
    AnnotatedPage& of = annotation.page;
    std::string tree = "source";
    std::string parser(name(m_isOurs ? Parser::Libxml2 : Parser::Html5)); // older files name none
    if (!readText(*page, "page.", "url", of.url, m_isOurs) ||
        !readText(*page, "page.", "sha256", of.sha256, m_isOurs) ||
        !readNumber(*page, "page.", "nodes", of.nodeCount, m_isOurs) ||
        !readText(*page, "page.", "tree", tree, m_isOurs) ||
        !readText(*page, "page.", "digest", of.digest, m_isOurs) ||
        !readText(*page, "page.", "parser", parser, false) ||
        !readText(*page, "page.", "cached", of.archive, false) ||
        !readText(*page, "page.", "sourceDate", of.archivedAt, false))
        return false;
    of.url = withPathOfFile(of.url);
    if (tree != "source" && tree != "rendered")
        return fail("page.tree", "is neither source nor rendered");
    of.isRendered = tree == "rendered";
    const std::optional<Parser> known = parserOf(parser);
    if (!known)
        return fail("page.parser", "is neither html5 nor libxml2");
    of.parser = of.isRendered ? Parser::Html5 : *known;
    for (const auto& [name, value] : {std::pair("page.sha256", &of.sha256), {"page.digest", &of.digest}}) {
        if (!value->empty() && !isHex64(*value))
            return fail(name, "is not 64 hexadecimal digits");
    }
    keep(kept, "page",
         others(*page, {"url", "sha256", "nodes", "tree", "digest", "parser", "cached", "sourceDate"}));
    return true;
}

// Returns the page that a file of another tool names.
std::string sourceIn(const SortedJson& first)
{
    if (!first.is_object() || !first.contains("items") || !first["items"].is_array())
        return {};
    for (const SortedJson& item : first["items"]) {
        if (!item.is_object() || !item.contains("target"))
            continue;
        const SortedJson& targets = item["target"];
        const SortedJson& target = targets.is_array() && !targets.empty() ? targets.front() : targets;
        if (target.is_string())
            return target.get<std::string>();
        if (target.is_object() && target.contains("source") && target["source"].is_string())
            return target["source"] == terms::unknownPage ? std::string()
                                                          : target["source"].get<std::string>();
    }
    return {};
}

SortedJson keptContext(const SortedJson& json)
{
    SortedJson kept = SortedJson::array();
    const SortedJson context = json.value("@context", SortedJson::array());
    for (const SortedJson& each : context.is_array() ? context : SortedJson::array({context})) {
        const bool isOwn = each.is_object() && each.value("tagseam", SortedJson()) == terms::vocabulary;
        if (each != terms::w3cContext && !isOwn)
            kept.push_back(each);
    }
    return kept;
}

bool AnnotationReader::readCollection(const SortedJson& json, SortedJson& kept)
{
    if (!readPage(json, kept))
        return false;
    const auto first = json.find("first");
    if (first == json.end())
        return fail("first", "is missing");
    if (annotation.page.url.empty() && !m_isOurs)
        annotation.page.url = sourceIn(*first);
    std::string progress(terms::states.front());
    if (!readText(json, {}, "annotator", annotation.annotator, m_isOurs) ||
        !readText(json, {}, "progress", progress, m_isOurs) ||
        !readText(json, {}, "note", annotation.note, m_isOurs) ||
        !readNumber(json, {}, "seconds", annotation.seconds, false))
        return false;
    const auto* const state = std::ranges::find(terms::states, progress);
    if (state == terms::states.end())
        return fail("progress", "is not one of untouched, in-work, done and skipped");
    annotation.state = static_cast<PageState>(state - terms::states.begin());
    std::uint32_t total = 0;
    if (!readNumber(json, {}, "total", total, m_isOurs) || !readItems(*first, "first", kept))
        return false;
    if (json.contains("total") && total != annotation.marks.size())
        return fail("total", fmt::format("is {}, but there are {} items", total, annotation.marks.size()));
    SortedJson members = others(
        json, {"@context", "dialect", "page", "annotator", "progress", "note", "seconds", "total", "first"});
    if (members.value("type", SortedJson()) == "AnnotationCollection")
        members.erase("type");
    keep(kept, "members", std::move(members));
    return true;
}

bool AnnotationReader::readAll(const SortedJson& json)
{
    if (!json.is_object())
        return fail({}, "not a JSON object");
    SortedJson kept = SortedJson::object();
    keep(kept, "context", keptContext(json));
    std::string dialect;
    if (!readText(json, {}, "dialect", dialect, false))
        return false;
    m_isFolded = dialect == terms::foldedDialect;
    if (!dialect.empty() && dialect != terms::dialect && !m_isFolded)
        return fail("dialect", "is another one than " + std::string(terms::dialect));
    m_isOurs = !dialect.empty();
    bool isRead = false;
    if (hasType(json, "AnnotationCollection")) {
        isRead = readCollection(json, kept);
    } else if (hasType(json, "AnnotationPage") && !m_isOurs) {
        annotation.page.url = sourceIn(json);
        isRead = readItems(json, "", kept);
    } else {
        return fail("type", "is neither AnnotationCollection nor AnnotationPage");
    }
    annotation.unread = keptJsonText(kept);
    return isRead;
}

} // namespace

Result<Annotation> readAnnotation(std::string_view json)
{
    const Result<SortedJson> parsed = parseJson(json);
    if (!parsed)
        return parsed.error();
    AnnotationReader reader;
    if (!reader.readAll(*parsed))
        return *reader.error;
    return std::move(reader.annotation);
}

} // namespace tagseam
