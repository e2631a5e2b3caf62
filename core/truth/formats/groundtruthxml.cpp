// SPDX-License-Identifier: MIT
// The XML of search result records.
#include "core/truth/formats/groundtruthxml.h"

#include "core/base/ascii.h"
#include "core/base/xmltext.h"

#include <pugixml.hpp>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

Error errorAt(std::string_view bytes, std::ptrdiff_t offset, std::string what)
{
    const std::size_t at =
        std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), bytes.size());
    const auto row = 1 + std::ranges::count(bytes.substr(0, at), '\n');
    return {ErrorCode::BadGroundTruth, "row " + std::to_string(row) + ", byte " + std::to_string(at + 1),
            std::move(what)};
}

std::string textOfElement(const pugi::xml_node& element)
{
    std::string text;
    for (const pugi::xml_node& child : element.children()) {
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            text += child.value();
    }
    return std::string(trimmed(text));
}

PathMark recordOf(const pugi::xml_node& srr)
{
    PathMark mark;
    mark.label = label::record;
    for (const pugi::xml_node& child : srr.children()) {
        const std::string_view name = child.name();
        if (name == "xpath")
            mark.xpaths.push_back(textOfElement(child));
        else if (name == "rank")
            mark.id = textOfElement(child);
        else if (name == "url")
            mark.url = textOfElement(child);
        else if (name == "text")
            mark.text = textOfElement(child);
    }
    std::erase(mark.xpaths, "");
    return mark;
}

void addElement(std::string& out, std::string_view name, std::string_view text)
{
    ((out += '<') += name) += '>';
    out += xmlText(text);
    ((out += "</") += name) += '>';
}

} // namespace

Result<std::vector<GroundTruthPage>> readGroundTruthXml(std::string_view bytes)
{
    if (const std::optional<Error> refusal = refusalOfGroundTruth(bytes))
        return *refusal;
    pugi::xml_document xml;
    const pugi::xml_parse_result parsed = xml.load_buffer(bytes.data(), bytes.size());
    if (!parsed)
        return errorAt(bytes, parsed.offset, parsed.description());
    const pugi::xml_node root = xml.child("pages");
    if (!root)
        return errorAt(bytes, xml.first_child().offset_debug(), "no element \"pages\"");

    std::vector<GroundTruthPage> pages;
    for (const pugi::xml_node& element : root.children("page")) {
        if (!element.attribute("id"))
            return errorAt(bytes, element.offset_debug(), "a page without id");
        GroundTruthPage page;
        page.id = element.attribute("id").value();
        page.xpath = element.attribute("xpath").value();
        for (const pugi::xml_node& srr : element.children("srr")) {
            page.marks.push_back(recordOf(srr));
            if (page.marks.back().xpaths.empty())
                return errorAt(bytes, srr.offset_debug(), "a record without xpath");
        }
        pages.push_back(std::move(page));
    }
    return pages;
}

std::string writeGroundTruthXml(std::span<const GroundTruthPage> pages)
{
    std::string out = "<pages>\n";
    for (const GroundTruthPage& page : pages) {
        out += "<page id=\"";
        out += xmlText(page.id);
        out += '"';
        if (!page.xpath.empty()) {
            out += " xpath=\"";
            out += xmlText(page.xpath);
            out += '"';
        }
        out += ">\n";
        std::size_t rank = 0;
        for (const PathMark& mark : page.marks) {
            if (mark.label != label::record)
                continue;
            out += "<srr>";
            addElement(out, "rank", std::to_string(++rank));
            for (const std::string& xpath : mark.xpaths)
                addElement(out, "xpath", xpath);
            addElement(out, "url", mark.url);
            addElement(out, "text", mark.text);
            out += "</srr>\n";
        }
        out += "</page>\n";
    }
    return out + "</pages>\n";
}

} // namespace tagseam
