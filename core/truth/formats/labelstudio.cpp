// SPDX-License-Identifier: MIT
// Marks as tasks of Label Studio.
#include "core/truth/formats/labelstudio.h"

#include "core/base/url.h"
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/formats/groundtruthjson.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* labelsType = "hypertextlabels";

// Returns a member; null when there is none, or when `json` is not an object.
Json memberOf(const Json& json, const char* name)
{
    return json.is_object() ? json.value(name, Json()) : Json();
}

bool isTableSection(std::string_view name)
{
    return name == "tbody" || name == "thead" || name == "tfoot" || name == "caption" || name == "colgroup";
}

// Returns the step to a tbody of a table, or to a row outside one: an HTML5 parser puts each run of rows in a
// tbody.
std::string tableStep(const Document& document, NodeId node)
{
    std::uint32_t bodies = 0;
    std::uint32_t rows = 0; // in the present tbody
    for (NodeId each = document.firstChild(document.parent(node)); each <= node;
         each = document.nextSibling(each)) {
        const std::string_view name = document.name(each);
        if (isTableSection(name)) {
            bodies += name == "tbody" ? 1 : 0;
            rows = 0;
        } else if (name == "tr") {
            bodies += rows == 0 ? 1 : 0;
            ++rows;
        }
    }
    return rows == 0 ? fmt::format("/tbody[{}]", bodies) : fmt::format("/tbody[{}]/tr[{}]", bodies, rows);
}

std::string stepTo(const Document& document, NodeId node)
{
    const bool isText = document.kind(node) == NodeKind::Text;
    const std::string_view name = document.name(node);
    if ((name == "tr" || name == "tbody") && document.name(document.parent(node)) == "table")
        return tableStep(document, node);
    std::uint32_t place = 0;
    for (NodeId each = document.firstChild(document.parent(node)); each <= node;
         each = document.nextSibling(each))
        place += document.kind(each) == document.kind(node) && document.nameId(each) == document.nameId(node)
                     ? 1
                     : 0;
    return fmt::format("/{}[{}]", isText ? "text()" : name, place);
}

// Returns the path from body to a node in it.
std::string pathInBody(const Document& document, NodeId body, NodeId node)
{
    std::vector<std::string> steps;
    for (; node != body; node = document.parent(node))
        steps.push_back(stepTo(document, node));
    std::string path;
    for (; !steps.empty(); steps.pop_back())
        path += steps.back();
    return path;
}

Json valueOf(const PageSelectors& page, NodeId body, DomText::Stretch stretch)
{
    const DomText& text = page.domText();
    const auto length = [&](std::uint32_t begin, std::uint32_t end) {
        return utf16Length(text.bytes({begin, end}));
    };
    const std::uint32_t bodyBegin = text.stretchOf(body).begin;
    const NodeId first = text.nodeAt(stretch.begin);
    const NodeId last = text.nodeAt(stretch.end - 1);
    return {{"start", pathInBody(page.document(), body, first)},
            {"end", pathInBody(page.document(), body, last)},
            {"startOffset", length(text.stretchOf(first).begin, stretch.begin)},
            {"endOffset", length(text.stretchOf(last).begin, stretch.end)},
            {"globalOffsets",
             {{"start", length(bodyBegin, stretch.begin)}, {"end", length(bodyBegin, stretch.end)}}},
            {"text", std::string(text.bytes(stretch))}};
}

class LabelStudioReader {
  public:
    Result<Annotation> read(const Json& json);

  private:
    static Error bad(std::string where, std::string what)
    {
        return {ErrorCode::BadGroundTruth, std::move(where), std::move(what)};
    }
    std::optional<Error> addRegion(const Json& result, const std::string& where);
    std::string unusedId(std::string id);

    Annotation m_annotation;
    std::set<std::string> m_ids;
    std::set<std::string> m_labelled; // ids of the regions that have labels
};

std::string LabelStudioReader::unusedId(std::string id)
{
    const std::string first = id.empty() ? "m1" : id;
    id = first;
    for (unsigned number = 2; !m_ids.insert(id).second; ++number)
        id = fmt::format("{}.{}", first, number);
    return id;
}

// Returns the path of a point from the top: Label Studio's paths begin at body.
std::optional<RangePoint> pointIn(const Json& value, const char* path, const char* offset)
{
    const auto at = value.find(path);
    const auto letters = value.find(offset);
    if (at == value.end() || !at->is_string() || letters == value.end() || !letters->is_number_unsigned() ||
        letters->get<std::uint64_t>() > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    const auto xpath = at->get<std::string>();
    const auto number = letters->get<std::uint32_t>();
    const bool isFromTop = xpath.starts_with("/html");
    return RangePoint{isFromTop ? xpath : "/html[1]/body[1]" + xpath, TextSpan{number, number}};
}

std::string noteOf(const Json& result)
{
    const Json texts = memberOf(memberOf(result, "meta"), "text");
    return texts.is_array() && !texts.empty() && texts.front().is_string() ? texts.front().get<std::string>()
                                                                           : std::string();
}

// Returns the name of the member with the labels of a region of a text; nullptr for a result without.
const char* labelsIn(const Json& value)
{
    for (const char* name : {labelsType, "labels"}) {
        if (value.is_object() && value.contains(name))
            return name;
    }
    return nullptr;
}

// True if the result is a region of a text, or has the labels of another kind of region.
bool isRegion(const Json& result)
{
    const Json value = memberOf(result, "value");
    const Json type = memberOf(result, "type");
    return (value.is_object() && value.contains("start") && value.contains("end")) ||
           (type.is_string() && type.get<std::string>().ends_with("labels"));
}

std::string idOf(const Json& result)
{
    const Json id = memberOf(result, "id");
    return id.is_string() ? id.get<std::string>() : std::string();
}

std::optional<Error> LabelStudioReader::addRegion(const Json& result, const std::string& where)
{
    const Json value = memberOf(result, "value");
    const char* const name = labelsIn(value);
    if (name == nullptr && isRegion(result) && !m_labelled.contains(idOf(result)))
        return bad(where, "is a region without labels of a text");
    if (name == nullptr)
        return std::nullopt;
    const std::optional<RangePoint> start = pointIn(value, "start", "startOffset");
    const std::optional<RangePoint> end = pointIn(value, "end", "endOffset");
    const Json& labels = value[name];
    if (!start || !end)
        return bad(where + ".value", "has no paths with offsets");
    if (!labels.is_array() || labels.empty() || !std::ranges::all_of(labels, &Json::is_string))
        return bad(where + ".value." + name, "is not a list of labels");
    Target target;
    target.range = {*start, *end};
    if (const Json text = memberOf(value, "text"); text.is_string())
        target.quote.exact = text.get<std::string>();
    for (const Json& label : labels) {
        m_annotation.marks.push_back(
            {unusedId(idOf(result)), label.get<std::string>(), noteOf(result), {target}, {}});
        if (m_annotation.marks.back().label.empty())
            return bad(where + ".value." + name, "has an empty label");
    }
    return std::nullopt;
}

Result<Annotation> LabelStudioReader::read(const Json& json)
{
    if (json.is_array() && json.size() != 1)
        return bad({}, fmt::format("has {} tasks, and an annotation is about one page", json.size()));
    const Json& task = json.is_array() ? json.front() : json;
    if (!task.is_object())
        return bad({}, "is not a task");
    const Json data = memberOf(task, "data");
    for (const Json& each : data.is_object() ? data : Json::object()) {
        if (m_annotation.page.url.empty() && each.is_string() && isAbsoluteUrl(each.get<std::string>()))
            m_annotation.page.url = each.get<std::string>();
    }
    const char* const list = task.contains("annotations") ? "annotations" : "predictions";
    const Json all = memberOf(task, list);
    if (!all.is_array() || all.size() != 1 || !all.front().is_object())
        return bad(list, all.is_array() && all.size() > 1
                             ? fmt::format("are {}, and an annotation is by one annotator", all.size())
                             : "are missing");
    const Json results = memberOf(all.front(), "result");
    if (!results.is_array())
        return bad(fmt::format("{}[0].result", list), "is not a list");
    for (const Json& result : results) {
        if (labelsIn(memberOf(result, "value")) != nullptr && !idOf(result).empty())
            m_labelled.insert(idOf(result));
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
        const std::string where = fmt::format("{}[0].result[{}]", list, i);
        if (!results[i].is_object())
            return bad(where, "is not an object");
        if (const std::optional<Error> error = addRegion(results[i], where))
            return *error;
    }
    m_annotation.state = PageState::Done;
    return std::move(m_annotation);
}

} // namespace

std::string writeLabelStudio(const PageSelectors& page, const Annotation& annotation,
                             const TextRegions& regions)
{
    const NodeId body = page.document().body();
    Json results = Json::array();
    std::set<std::string> ids;
    for (const auto& [index, stretch] : regions.regions) {
        const Mark& mark = annotation.marks[index];
        const DomText::Stretch all = body == noNode ? DomText::Stretch{} : page.domText().stretchOf(body);
        if (stretch.begin < all.begin || stretch.end > all.end)
            continue;
        std::string id = mark.id;
        for (unsigned number = 2; !ids.insert(id).second; ++number)
            id = fmt::format("{}.{}", mark.id, number);
        Json value = valueOf(page, body, stretch);
        value[labelsType] = {mark.label};
        Json result{{"id", id}, {"from_name", "label"}, {"to_name", "page"}, {"type", labelsType}};
        result["value"] = std::move(value);
        if (!mark.note.empty())
            result["meta"] = {{"text", {mark.note}}};
        results.push_back(std::move(result));
    }
    const Json task{{"data", {{"html", sourceOf(annotation.page)}}},
                    {"annotations", Json::array({{{"result", std::move(results)}}})}};
    return Json::array({task}).dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<Annotation> readLabelStudio(std::string_view bytes)
{
    const Result<Json> json = parseGroundTruthJson(bytes);
    return json ? LabelStudioReader().read(*json) : Result<Annotation>(json.error());
}

} // namespace tagseam
