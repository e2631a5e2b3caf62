// SPDX-License-Identifier: MIT
// Writes the drawing of a style tree as SVG.
#include "core/methods/sitestyletree/treedrawingsvg.h"

#include "core/base/utf8.h"
#include "core/base/xmltext.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

constexpr double captionHeight = 18;
constexpr double captionMargin = 12;
constexpr double smallLetterWidth = 6.6; // width in the monospace font of 11 pixels of captions and counts
constexpr double doubleLine = 3;         // distance of the two lines around a meaningful element node

double middle(const DrawnBox& box)
{
    return box.x + box.width / 2;
}

class SvgWriter {
  public:
    SvgWriter(const TreeDrawing& drawing, const MeasuredTree& measured)
        : m_drawing(drawing), m_measured(measured)
    {
    }

    std::string write(std::span<const std::string> captions)
    {
        double width = m_drawing.width;
        for (const std::string& caption : captions)
            width = std::max(width, static_cast<double>(letterCount(caption)) * smallLetterWidth +
                                        2 * captionMargin);
        const double below =
            captions.empty() ? 0 : static_cast<double>(captions.size()) * captionHeight + captionMargin;
        const double height = m_drawing.height + below;
        add(R"(<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{0:.0f}" height="{1:.0f}" )"
            R"(viewBox="0 0 {0:.0f} {1:.0f}">)"
            "\n"
            R"(<rect width="{0:.0f}" height="{1:.0f}" fill="#ffffff"/>)"
            "\n",
            width, height);
        m_out +=
            R"(<g font-family="monospace" font-size="12" text-anchor="middle" fill="none" stroke="#000000">)"
            "\n";
        for (const DrawnElement& element : m_drawing.elements)
            addEdges(element);
        for (const DrawnStyle& style : m_drawing.styles)
            addStyle(style);
        for (const DrawnElement& element : m_drawing.elements)
            addElement(element);
        m_out += "</g>\n";
        addCaptions(captions);
        return std::move(m_out) + "</svg>\n";
    }

  private:
    template <class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args)
    {
        fmt::format_to(std::back_inserter(m_out), format, std::forward<Args>(args)...);
    }

    void addEdges(const DrawnElement& element)
    {
        for (const std::size_t style : element.drawnStyles) {
            const DrawnBox& to = m_drawing.styles[style].box;
            add(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" stroke-width="1"/>)"
                "\n",
                middle(element.box), element.box.y + element.box.height, middle(to), to.y);
        }
    }

    void addRect(const DrawnBox& box, double inset, std::string_view attributes)
    {
        add(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" {}/>)"
            "\n",
            box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, attributes);
    }

    void addText(double x, double y, std::string_view attributes, std::string_view text)
    {
        add(R"(<text x="{:.1f}" y="{:.1f}" stroke="none" fill="#000000"{}>{}</text>)"
            "\n",
            x, y, attributes, xmlText(text));
    }

    void addStyle(const DrawnStyle& style)
    {
        addRect(style.box, 0, R"(fill="#ffffff" stroke-dasharray="5,3")");
        addText(style.box.x, style.box.y - 4, R"( font-size="11" text-anchor="start")",
                fmt::format("{}", style.pages));
    }

    void addElement(const DrawnElement& element)
    {
        const bool isRoot = element.element == rootElement;
        const ElementNode& node = m_measured.tree.element(element.element);
        add("<g><title>{}</title>\n",
            xmlText(isRoot ? element.label : m_measured.site->vocabulary.labels.text(node.label.value)));
        addRect(element.box, 0,
                element.mark == ElementMark::Noisy ? R"(fill="#c4c4c4")" : R"(fill="#ffffff")");
        if (element.mark == ElementMark::Meaningful)
            addRect(element.box, doubleLine, {});
        addText(middle(element.box), element.box.y + element.box.height / 2 + 4, {}, element.label);
        if (isRoot)
            addText(element.box.x - 6, element.box.y + element.box.height / 2 + 4,
                    R"( font-size="11" text-anchor="end")", fmt::format("{}", node.pages));
        if (element.isCut)
            addText(middle(element.box), element.box.y + element.box.height + 18, R"( font-size="11")",
                    fmt::format("+{}", element.styles));
        m_out += "</g>\n";
    }

    void addCaptions(std::span<const std::string> captions)
    {
        double y = m_drawing.height + captionHeight / 2;
        for (const std::string& caption : captions) {
            add(R"(<text x="{:.1f}" y="{:.1f}" font-family="monospace" font-size="11" fill="#000000">{}</text>)"
                "\n",
                captionMargin, y, xmlText(caption));
            y += captionHeight;
        }
    }

    const TreeDrawing& m_drawing;
    const MeasuredTree& m_measured;
    std::string m_out;
};

} // namespace

std::string treeSvg(const TreeDrawing& drawing, const MeasuredTree& measured,
                    std::span<const std::string> captions)
{
    return SvgWriter(drawing, measured).write(captions);
}

} // namespace tagseam
