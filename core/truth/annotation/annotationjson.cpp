// SPDX-License-Identifier: MIT
// An annotation as W3C Web Annotation JSON-LD.
#include "core/truth/annotation/annotationjson.h"

#include "core/base/url.h"
#include "core/truth/annotation/annotationterms.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace tagseam {

std::string sourceOf(const AnnotatedPage& page)
{
    if (page.url.empty())
        return std::string(terms::unknownPage);
    return page.url.starts_with('/') ? fileUri(page.url) : page.url;
}

namespace {

using Json = nlohmann::ordered_json;

// Returns the members kept in an `unread`; an empty object for a text that is not JSON.
Json keptIn(const std::string& unread)
{
    Json kept = unread.empty() ? Json::object() : Json::parse(unread, nullptr, false);
    return kept.is_object() ? kept : Json::object();
}

// Adds the members that were kept under `key`, after the known ones. Overwrites only the two members that are
// always written.
void addMembers(Json& object, const Json& kept, const char* key)
{
    const auto members = kept.find(key);
    if (members == kept.end() || !members->is_object())
        return;
    for (const auto& [name, value] : members->items()) {
        if (!object.contains(name) || name == "type" || name == "motivation")
            object[name] = value;
    }
}

void addItems(Json& list, const Json& kept, const char* key)
{
    const auto items = kept.find(key);
    if (items == kept.end() || !items->is_array())
        return;
    for (const Json& item : *items)
        list.push_back(item);
}

// One item is written by itself, as most readers expect; more are a list.
Json oneOrList(Json list)
{
    return list.size() == 1 ? std::move(list.front()) : std::move(list);
}

Json contextOf(const Json& kept)
{
    Json own{{"tagseam", std::string(terms::vocabulary)}};
    for (const std::string_view term : terms::ownTerms)
        own[std::string(term)] = "tagseam:" + std::string(term);
    Json context = Json::array({std::string(terms::w3cContext), std::move(own)});
    addItems(context, kept, "context");
    return context;
}

// The archive of the page, as W3C's TimeState.
Json stateOf(const AnnotatedPage& page)
{
    Json state = Json::object();
    if (page.archive.empty())
        return state;
    state["type"] = "TimeState";
    state["cached"] = page.archive;
    if (!page.archivedAt.empty())
        state["sourceDate"] = page.archivedAt;
    return state;
}

Json elementSelector(const Evidence& evidence)
{
    Json selector{{"type", "ElementSelector"},
                  {"startTag", evidence.startTag},
                  {"foldedExact", evidence.folded.exact},
                  {"foldedPrefix", evidence.folded.prefix},
                  {"foldedSuffix", evidence.folded.suffix}};
    if (!evidence.wholeText.empty())
        selector["wholeText"] = evidence.wholeText;
    selector["twin"] = evidence.twin;
    selector["twins"] = evidence.twins;
    selector["alike"] = evidence.alike;
    selector["rivals"] = evidence.rivals;
    return selector;
}

Json rangePoint(const RangePoint& point)
{
    Json selector{{"type", "XPathSelector"}, {"value", point.xpath}};
    if (point.offsets)
        selector["refinedBy"] = {
            {"type", "TextPositionSelector"}, {"start", point.offsets->start}, {"end", point.offsets->end}};
    return selector;
}

Json selectorsOf(const Target& target, const Json& kept)
{
    Json selectors = Json::array();
    if (!target.xpath.empty())
        selectors.push_back({{"type", "XPathSelector"}, {"value", target.xpath}});
    if (!target.css.empty())
        selectors.push_back({{"type", "CssSelector"}, {"value", target.css}});
    if (target.quote != TextQuote{})
        selectors.push_back({{"type", "TextQuoteSelector"},
                             {"exact", target.quote.exact},
                             {"prefix", target.quote.prefix},
                             {"suffix", target.quote.suffix}});
    if (target.span != TextSpan{})
        selectors.push_back(
            {{"type", "TextPositionSelector"}, {"start", target.span.start}, {"end", target.span.end}});
    if (!target.range.isEmpty())
        selectors.push_back({{"type", "RangeSelector"},
                             {"startSelector", rangePoint(target.range.start)},
                             {"endSelector", rangePoint(target.range.end)}});
    if (target.evidence != Evidence{})
        selectors.push_back(elementSelector(target.evidence));
    addItems(selectors, kept, "selectors");
    return selectors;
}

Json targetJson(const Target& target, const AnnotatedPage& page)
{
    const Json kept = keptIn(target.unread);
    Json json{{"type", "SpecificResource"}};
    json["source"] = sourceOf(page);
    if (const auto source = kept.find("source"); source != kept.end())
        json["source"] = *source;
    if (Json state = stateOf(page); !state.empty())
        json["state"] = std::move(state);
    json["selector"] = selectorsOf(target, kept);
    addMembers(json, kept, "members");
    return json;
}

Json markJson(const Mark& mark, const AnnotatedPage& page)
{
    const Json kept = keptIn(mark.unread);
    Json bodies = Json::array();
    Json label{{"type", "TextualBody"}, {"purpose", "tagging"}, {"value", mark.label}};
    addMembers(label, kept, "label");
    bodies.push_back(std::move(label));
    if (!mark.note.empty()) {
        Json note{{"type", "TextualBody"}, {"purpose", "commenting"}, {"value", mark.note}};
        addMembers(note, kept, "note");
        bodies.push_back(std::move(note));
    }
    addItems(bodies, kept, "bodies");
    Json targets = Json::array();
    for (const Target& target : mark.targets)
        targets.push_back(targetJson(target, page));
    Json json{{"type", "Annotation"}, {"id", mark.id}, {"motivation", "tagging"}};
    json["body"] = oneOrList(std::move(bodies));
    json["target"] = oneOrList(std::move(targets));
    addMembers(json, kept, "members");
    return json;
}

} // namespace

std::string annotationJson(const Annotation& annotation)
{
    const Json kept = keptIn(annotation.unread);
    const AnnotatedPage& page = annotation.page;
    Json json{{"@context", contextOf(kept)}, {"type", "AnnotationCollection"}};
    json["dialect"] = std::string(terms::dialect);
    json["page"] = {{"url", page.url.empty() ? std::string() : sourceOf(page)},
                    {"sha256", page.sha256},
                    {"nodes", page.nodeCount},
                    {"tree", page.isRendered ? "rendered" : "source"},
                    {"digest", page.digest}};
    if (!page.isRendered)
        json["page"]["parser"] = name(page.parser);
    if (!page.archive.empty())
        json["page"]["cached"] = page.archive;
    if (!page.archivedAt.empty())
        json["page"]["sourceDate"] = page.archivedAt;
    addMembers(json["page"], kept, "page");
    json["annotator"] = annotation.annotator;
    json["progress"] = std::string(terms::states[static_cast<std::size_t>(annotation.state)]);
    json["note"] = annotation.note;
    if (annotation.seconds > 0)
        json["seconds"] = annotation.seconds;
    json["total"] = annotation.marks.size();
    Json items = Json::array();
    for (const Mark& mark : annotation.marks)
        items.push_back(markJson(mark, page));
    json["first"] = {{"type", "AnnotationPage"}, {"startIndex", 0}, {"items", std::move(items)}};
    addMembers(json["first"], kept, "first");
    addMembers(json, kept, "members");
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace tagseam
