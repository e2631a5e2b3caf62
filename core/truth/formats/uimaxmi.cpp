// SPDX-License-Identifier: MIT
// Marks as an Apache UIMA CAS in XMI.
#include "core/truth/formats/uimaxmi.h"

#include "core/base/utf8.h"
#include "core/base/xmltext.h"
#include "core/truth/formats/groundtruthpages.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tagseam {

namespace {

constexpr std::string_view customNamespace = "http:///webanno/custom.ecore";
constexpr std::size_t sofaContext = 32;

// The text of a CAS, in which offsets count UTF-16 code units.
class SofaText {
  public:
    explicit SofaText(std::string text) : m_text(std::move(text))
    {
        std::uint32_t letters = 0;
        for (std::uint32_t byte = 0; byte < m_text.size(); ++byte) {
            if (isUtf8Continuation(m_text[byte]))
                continue;
            m_places.push_back({byte, letters});
            if (static_cast<unsigned char>(m_text[byte]) >= 0xF0)
                m_places.push_back({byte, letters});
            ++letters;
        }
        m_places.push_back({static_cast<std::uint32_t>(m_text.size()), letters});
    }

    bool has(std::uint32_t begin, std::uint32_t end) const { return begin <= end && end < m_places.size(); }
    // has(begin, end)
    Target targetAt(std::uint32_t begin, std::uint32_t end) const
    {
        const auto [first, start] = m_places[begin];
        const auto [last, stop] = m_places[end];
        const std::string_view text(m_text);
        Target target;
        target.quote.exact = text.substr(first, last - first);
        std::uint32_t before = first;
        for (std::size_t letters = 0; before > 0 && letters < sofaContext; ++letters) {
            do
                --before;
            while (before > 0 && isUtf8Continuation(m_text[before]));
        }
        target.quote.prefix = text.substr(before, first - before);
        for (std::size_t letters = 0; letters < sofaContext; ++letters) {
            const std::size_t at = last + target.quote.suffix.size();
            if (at == text.size())
                break;
            target.quote.suffix += firstLetter(text.substr(at));
        }
        target.span = {start, stop};
        return target;
    }

  private:
    struct PlaceInText {
        std::uint32_t byte;
        std::uint32_t letter;
    };
    std::string m_text;
    std::vector<PlaceInText> m_places; // indexed by UTF-16 code unit
};

std::string_view localName(const pugi::xml_node& element)
{
    const std::string_view name = element.name();
    return name.substr(name.find(':') == std::string_view::npos ? 0 : name.find(':') + 1);
}

std::optional<std::uint32_t> numberIn(const pugi::xml_node& element, const char* name)
{
    const std::string_view text = element.attribute(name).value();
    std::uint32_t number = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    return status == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// Returns the label of an element that is a mark; empty for all others.
std::string labelOf(const pugi::xml_node& root, const pugi::xml_node& element)
{
    if (!element.attribute("begin") || !element.attribute("end"))
        return {};
    const std::string_view name = element.name();
    const std::string prefix(name.substr(0, std::min(name.find(':'), name.size())));
    const bool isCustom = root.attribute(("xmlns:" + prefix).c_str()).value() == customNamespace;
    const bool isEntity = localName(element) == "NamedEntity";
    if (const std::string label = element.attribute("label").value(); !label.empty())
        return label;
    if (!isCustom && !isEntity)
        return {};
    const std::string value = element.attribute("value").value();
    return value.empty() ? std::string(localName(element)) : value;
}

Error badXmi(std::string where, std::string what)
{
    return {ErrorCode::BadGroundTruth, std::move(where), std::move(what)};
}

Result<Annotation> marksOf(const pugi::xml_node& root, const SofaText& text)
{
    Annotation annotation;
    annotation.state = PageState::Done;
    std::map<std::pair<std::string, std::string>, std::size_t> known; // mark and label
    std::set<std::string> ids;
    for (const pugi::xml_node& element : root.children()) {
        const std::string label = labelOf(root, element);
        if (label.empty())
            continue;
        const auto begin = numberIn(element, "begin");
        const auto end = numberIn(element, "end");
        if (!begin || !end || !text.has(*begin, *end))
            return badXmi(fmt::format("{} {}", element.name(), element.attribute("xmi:id").value()),
                          "is not within the text");
        if (begin == end)
            continue;
        const std::string id = element.attribute("mark").value();
        std::size_t index = annotation.marks.size();
        if (!id.empty())
            index = known.try_emplace({id, label}, index).first->second;
        if (index == annotation.marks.size()) {
            Mark& mark = annotation.marks.emplace_back();
            mark.label = label;
            mark.note = element.attribute("note").value();
            if (!id.empty() && ids.insert(id).second)
                mark.id = id;
        }
        annotation.marks[index].targets.push_back(text.targetAt(*begin, *end));
    }
    std::size_t number = 0;
    for (Mark& mark : annotation.marks) {
        while (mark.id.empty()) {
            std::string next = fmt::format("m{}", ++number);
            if (ids.insert(next).second)
                mark.id = std::move(next);
        }
    }
    return annotation;
}

} // namespace

std::string writeUimaXmi(const PageSelectors& page, const Annotation& annotation, const TextRegions& regions)
{
    const DomText& text = page.domText();
    std::string out = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                  "<xmi:XMI xmlns:xmi=\"http://www.omg.org/XMI\" "
                                  "xmlns:cas=\"http:///uima/cas.ecore\" xmlns:custom=\"{}\" "
                                  "xmi:version=\"2.0\">\n<cas:NULL xmi:id=\"0\"/>\n",
                                  customNamespace);
    std::string members;
    std::uint32_t byte = 0; // offsets are counted on from the last begin
    std::uint32_t units = 0;
    std::size_t id = 1;
    for (const auto& [index, stretch] : regions.regions) {
        const Mark& mark = annotation.marks[index];
        if (stretch.begin < byte)
            byte = units = 0;
        units += utf16Length(text.bytes({byte, stretch.begin}));
        byte = stretch.begin;
        ++id;
        out += fmt::format(
            "<custom:PageRegion xmi:id=\"{}\" sofa=\"1\" begin=\"{}\" end=\"{}\" label=\"{}\" mark=\"{}\"",
            id, units, units + utf16Length(text.bytes(stretch)), xmlText(mark.label), xmlText(mark.id));
        out += mark.note.empty() ? "/>\n" : fmt::format(" note=\"{}\"/>\n", xmlText(mark.note));
        members += fmt::format("{}{}", members.empty() ? "" : " ", id);
    }
    out += fmt::format("<cas:Sofa xmi:id=\"1\" sofaNum=\"1\" sofaID=\"_InitialView\" mimeType=\"text\" "
                       "sofaString=\"{}\"/>\n",
                       xmlText(text.all()));
    return out + fmt::format("<cas:View sofa=\"1\" members=\"{}\"/>\n</xmi:XMI>\n", members);
}

std::string uimaTypeSystem()
{
    std::string features;
    for (const char* name : {"label", "mark", "note"})
        features +=
            fmt::format("        <featureDescription>\n          <name>{}</name>\n          <description/>\n"
                        "          <rangeTypeName>uima.cas.String</rangeTypeName>\n"
                        "        </featureDescription>\n",
                        name);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<typeSystemDescription xmlns=\"http://uima.apache.org/resourceSpecifier\">\n  <types>\n"
           "    <typeDescription>\n      <name>webanno.custom.PageRegion</name>\n      <description/>\n"
           "      <supertypeName>uima.tcas.Annotation</supertypeName>\n      <features>\n" +
           features + "      </features>\n    </typeDescription>\n  </types>\n</typeSystemDescription>\n";
}

Result<Annotation> readUimaXmi(std::string_view bytes)
{
    if (const std::optional<Error> refusal = refusalOfGroundTruth(bytes))
        return *refusal;
    pugi::xml_document xml;
    const pugi::xml_parse_result parsed = xml.load_buffer(bytes.data(), bytes.size());
    if (!parsed)
        return badXmi(fmt::format("byte {}", parsed.offset + 1), parsed.description());
    const pugi::xml_node root = xml.document_element();
    std::vector<pugi::xml_node> sofas;
    for (const pugi::xml_node& element : root.children()) {
        if (localName(element) == "Sofa")
            sofas.push_back(element);
    }
    if (sofas.size() != 1)
        return badXmi("Sofa", sofas.empty()
                                  ? "is missing: this is not a CAS in XMI"
                                  : fmt::format("is there {} times: a page has one text", sofas.size()));
    return marksOf(root, SofaText(sofas.front().attribute("sofaString").value()));
}

} // namespace tagseam
