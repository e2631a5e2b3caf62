// SPDX-License-Identifier: MIT
// Lays out a style tree for drawing.
#include "core/methods/sitestyletree/treedrawing.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t longestLabel = 24; // letters
constexpr double letterWidth = 7.2;      // width in the monospace font of 12 pixels that the SVG asks for
constexpr double labelPadding = 7;
constexpr double leastWidth = 36;
constexpr double elementHeight = 24;
constexpr double elementGap = 8;
constexpr double stylePadding = 7;
constexpr double styleGap = 18;
constexpr double levelGap = 34; // for the edges and the page counts
constexpr double drawingMargin = 12;

std::string firstLetters(std::string_view label)
{
    std::size_t letters = 0;
    for (std::size_t at = 0; at < label.size(); at += firstLetter(label.substr(at)).size()) {
        if (letters++ == longestLabel)
            return std::string(label.substr(0, at)) + "\xE2\x80\xA6"; // an ellipsis
    }
    return std::string(label);
}

double labelWidth(std::string_view label)
{
    return std::max(leastWidth, static_cast<double>(letterCount(label)) * letterWidth + 2 * labelPadding);
}

class Layout {
  public:
    Layout(const MeasuredTree& measured, const Marks& marks, const DrawingOptions& options)
        : m_measured(measured), m_marks(marks), m_options(options)
    {
        m_drawing.isSimplified = options.isSimplified;
    }

    TreeDrawing draw()
    {
        addElement(rootElement);
        m_boxOf[rootElement.value] = 0;
        std::size_t begin = 0; // first box of the level
        while (begin < m_drawing.elements.size() && addLevel(begin))
            begin = m_levelEnd;
        placeAll();
        return std::move(m_drawing);
    }

  private:
    const StyleTree& tree() const { return m_measured.tree; }

    std::size_t addElement(ElementId id)
    {
        DrawnElement& drawn = m_drawing.elements.emplace_back();
        drawn.element = id;
        drawn.mark = m_marks.of(id);
        drawn.styles = tree().element(id).styleCount;
        drawn.label =
            id == rootElement
                ? "root"
                : firstLetters(m_measured.site->vocabulary.labels.text(tree().element(id).label.value));
        drawn.box.width = labelWidth(drawn.label);
        drawn.box.height = elementHeight;
        return m_drawing.elements.size() - 1;
    }

    // True if the style nodes below a box belong to the drawing.
    bool isOpen(std::size_t box) const
    {
        const DrawnElement& drawn = m_drawing.elements[box];
        return drawn.styles > 0 && !(m_options.isSimplified && drawn.mark != ElementMark::Neither);
    }

    // Adds the style nodes below the boxes from `begin` on. Returns false when there is no level below that
    // may be drawn.
    bool addLevel(std::size_t begin)
    {
        m_levelEnd = m_drawing.elements.size();
        std::size_t wanted = 0;
        std::uint32_t open = 0;
        for (std::size_t i = begin; i < m_levelEnd; ++i) {
            if (!isOpen(i) || !isFirst(i))
                continue;
            ++open;
            for (const StyleId style : StylesOf(tree(), m_drawing.elements[i].element))
                wanted += tree().style(style).count;
        }
        const bool fits = m_drawing.levels == 0 || m_levelEnd + wanted <= m_options.mostElements;
        const bool isDeeper = m_options.levels > 0 && m_drawing.levels >= m_options.levels;
        if (open == 0 || isDeeper || !fits) {
            for (std::size_t i = begin; i < m_levelEnd; ++i)
                m_drawing.elements[i].isCut = isOpen(i);
            m_drawing.cutElements = open;
            return false;
        }
        for (std::size_t i = begin; i < m_levelEnd; ++i)
            addStyles(i);
        ++m_drawing.levels;
        return true;
    }

    void addStyles(std::size_t parent)
    {
        const ElementId id = m_drawing.elements[parent].element;
        if (!isOpen(parent))
            return;
        const std::size_t first = m_boxOf.at(id.value);
        if (first != parent) { // another box of a merged element node
            m_drawing.elements[parent].drawnStyles = m_drawing.elements[first].drawnStyles;
            return;
        }
        for (const StyleId style : StylesOf(tree(), id)) {
            DrawnStyle drawn{style, tree().style(style).pages, {}, {}};
            drawn.elements.reserve(tree().style(style).count);
            for (const ElementId element : tree().elementsOf(style)) {
                drawn.elements.push_back(addElement(element));
                m_boxOf.emplace(element.value, drawn.elements.back());
            }
            m_drawing.elements[parent].drawnStyles.push_back(m_drawing.styles.size());
            m_drawing.styles.push_back(std::move(drawn));
            m_levelOf.push_back(m_drawing.levels + 1);
        }
    }

    // True if the style nodes below are laid out below this box, not below an earlier one.
    bool isFirst(std::size_t box) const { return m_boxOf.at(m_drawing.elements[box].element.value) == box; }

    // Returns the sum of the strips of the style nodes below some boxes.
    double stripsBelow(const std::vector<std::size_t>& boxes) const
    {
        double sum = 0;
        for (const std::size_t box : boxes) {
            if (!isFirst(box))
                continue;
            for (const std::size_t style : m_drawing.elements[box].drawnStyles)
                sum += m_strips[style] + styleGap;
        }
        return sum > 0 ? sum - styleGap : 0;
    }

    double rowOf(const std::vector<std::size_t>& boxes) const
    {
        double row = -elementGap;
        for (const std::size_t box : boxes)
            row += m_drawing.elements[box].box.width + elementGap;
        return row;
    }

    void placeAll()
    {
        m_strips.assign(m_drawing.styles.size(), 0);
        m_below.assign(m_drawing.styles.size(), 0);
        for (std::size_t style = m_drawing.styles.size(); style-- > 0;) { // descendants first
            DrawnStyle& drawn = m_drawing.styles[style];
            drawn.box.width = rowOf(drawn.elements) + 2 * stylePadding;
            drawn.box.height = elementHeight + 2 * stylePadding;
            m_below[style] = stripsBelow(drawn.elements);
            m_strips[style] = std::max(drawn.box.width, m_below[style]);
        }
        const double strip = std::max(m_drawing.elements[0].box.width, stripsBelow({0}));
        m_drawing.width = strip + 2 * drawingMargin;
        m_drawing.height = 2 * drawingMargin + elementHeight +
                           m_drawing.levels * (levelGap + elementHeight + 2 * stylePadding);
        DrawnBox& root = m_drawing.elements[0].box;
        root.x = drawingMargin + (strip - root.width) / 2;
        root.y = drawingMargin;
        placeBelow({0}, drawingMargin + (strip - stripsBelow({0})) / 2);
        for (std::size_t style = 0; style < m_drawing.styles.size(); ++style) // ancestors first
            placeBelow(m_drawing.styles[style].elements, m_drawing.styles[style].box.x +
                                                             m_drawing.styles[style].box.width / 2 -
                                                             m_below[style] / 2);
    }

    // Places the style nodes below some boxes from the left.
    void placeBelow(const std::vector<std::size_t>& boxes, double left)
    {
        for (const std::size_t box : boxes) {
            if (!isFirst(box))
                continue;
            for (const std::size_t style : m_drawing.elements[box].drawnStyles) {
                place(style, left + (m_strips[style] - m_drawing.styles[style].box.width) / 2);
                left += m_strips[style] + styleGap;
            }
        }
    }

    void place(std::size_t style, double left)
    {
        DrawnStyle& drawn = m_drawing.styles[style];
        drawn.box.x = left;
        drawn.box.y = drawingMargin + elementHeight + levelGap +
                      (m_levelOf[style] - 1) * (levelGap + elementHeight + 2 * stylePadding);
        double x = left + stylePadding;
        for (const std::size_t box : drawn.elements) {
            DrawnBox& element = m_drawing.elements[box].box;
            element.x = x;
            element.y = drawn.box.y + stylePadding;
            x += element.width + elementGap;
        }
    }

    const MeasuredTree& m_measured;
    const Marks& m_marks;
    const DrawingOptions& m_options;
    TreeDrawing m_drawing;
    std::size_t m_levelEnd = 0;                             // boxes before the level that was added last
    std::unordered_map<std::uint32_t, std::size_t> m_boxOf; // ElementId::value -> its first box
    std::vector<std::uint32_t> m_levelOf;                   // indexed by drawn style, from 1
    std::vector<double> m_strips; // indexed by drawn style: width of it and its descendants
    std::vector<double> m_below;  // indexed by drawn style: width of its descendants
};

} // namespace

TreeDrawing drawTree(const MeasuredTree& measured, const Marks& marks, const DrawingOptions& options)
{
    return Layout(measured, marks, options).draw();
}

} // namespace tagseam
