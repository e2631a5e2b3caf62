// SPDX-License-Identifier: MIT
// Site style tree -> the run of MarkNoise.
#include "core/methods/sitestyletree/marknoise.h"

#include <fmt/format.h>

#include <algorithm>

namespace tagseam {

namespace {

namespace marking {

enum Row : std::uint8_t {
    Procedure,
    Start,
    ForStyle,
    ForElement,
    Call,
    SetFalse,
    EndIf,
    EndForElement,
    EndForStyle,
    TestImportance,
    Mark,
    ReturnTrue,
    ReturnFalse,
    End,
};
enum Name : std::uint8_t { Threshold, E, Importance, S, Child, AllNoisy };

constexpr std::size_t shownLabels = 6; // labels of a style node

std::vector<AlgorithmLine> listingOf()
{
    using enum LineKind;
    return {
        {{"", 0, "MarkNoise(E)", true}, "", Call},
        {{"0a", 1, "allNoisy ← TRUE", true, true}, ""},
        {{"1", 1, "for each S ∈ E.Ss do", true}, "", Plain, {E}},
        {{"2", 2, "for each e ∈ S.Es do", true}, "", Step, {S}},
        {{"3", 3, "if (MarkNoise(e) == FALSE) then", true}, "", Plain, {Child}},
        {{"4", 4, "allNoisy ← FALSE", true, true}, "return FALSE"},
        {{"5", 3, "end if"}, ""},
        {{"6", 2, "end for"}, ""},
        {{"7", 1, "end for"}, ""},
        {{"8", 1, "if (allNoisy and E.CompImp ≤ t) then", true, true},
         "if (E.CompImp ≤ t) then",
         Plain,
         {Threshold, Importance, AllNoisy}},
        {{"9", 2, "mark E as \"noisy\"", true}, "", Noise, {E}},
        {{"10", 2, "return TRUE", true}, ""},
        {{"11", 1, "else return FALSE", true}, "", NotNoise},
        {{"12", 1, "end if"}, ""},
    };
}

// One call that has not returned.
struct Frame {
    ElementId element;
    StyleId style = noStyle;
    std::size_t next = 0; // index of the next element node of the style
    bool isAllNoisy = true;
};

class MarkNoiseRun {
  public:
    MarkNoiseRun(AlgorithmRun& run, const Document& page, const MeasuredTree& measured, const Marks& marks,
                 std::uint32_t limit)
        : m_page(page), m_measured(measured), m_marks(marks), m_recorder(run, page.size(), limit),
          m_isJudged(measured.tree.elementCount(), false), m_nodes(measured.tree.elementCount(), noNode)
    {
        const PageMapping mapping = mapPage(page, measured);
        for (std::uint32_t node = page.size(); node-- > 0;) { // the outermost node last
            if (const ElementId element = mapping.elements[node]; element != noElement)
                m_nodes[element.value] = NodeId{node};
        }
    }

    void record(const std::stop_token& stop)
    {
        call(rootElement);
        while (!m_frames.empty() && !stop.stop_requested() && !m_recorder.isFull())
            goOn();
    }

  private:
    const StyleTree& tree() const { return m_measured.tree; }
    NodeId nodeOf(ElementId element) const { return m_nodes[element.value]; }

    void call(ElementId element)
    {
        m_isJudged[element.value] = true;
        m_frames.push_back({element});
        m_recorder.run(Procedure, nodeOf(element));
        if (element == rootElement)
            m_recorder.set(Threshold, RunValue::share(m_marks.threshold));
        showFrame();
        m_recorder.set(Child, RunValue());
        m_recorder.run(Start, nodeOf(element));
        m_recorder.set(AllNoisy, RunValue::truth(true));
        enter(tree().element(element).firstStyle);
    }

    // The variables of the call; after a return they are those of the caller.
    void showFrame()
    {
        const Frame& frame = m_frames.back();
        m_recorder.set(E, labelText(*m_measured.site, tree(), frame.element));
        m_recorder.set(Importance, RunValue::share(m_measured.importance(frame.element).composite));
        showStyle();
        m_recorder.set(AllNoisy, RunValue::truth(frame.isAllNoisy));
    }

    void showStyle()
    {
        const StyleId style = m_frames.back().style;
        if (style == noStyle)
            return m_recorder.set(S, RunValue());
        std::string text;
        const auto elements = tree().elementsOf(style);
        for (std::size_t i = 0; i < std::min(elements.size(), shownLabels); ++i)
            text += (i == 0 ? "" : ", ") + labelText(*m_measured.site, tree(), elements[i]);
        if (elements.size() > shownLabels)
            text += fmt::format(", … ({})", elements.size());
        m_recorder.set(S, text);
    }

    void enter(StyleId style) // L1
    {
        Frame& frame = m_frames.back();
        frame.style = style;
        frame.next = 0;
        showAfterReturn(ForStyle, nodeOf(frame.element));
        showStyle();
    }

    // One element node of a style, the next style, or the end of the call.
    void goOn()
    {
        Frame& frame = m_frames.back();
        if (frame.style == noStyle)
            return end();
        const auto elements = tree().elementsOf(frame.style);
        if (frame.next == elements.size())
            return enter(tree().style(frame.style).next);
        const ElementId child = elements[frame.next++];
        showAfterReturn(ForElement, nodeOf(child)); // L2
        m_recorder.set(Child, labelText(*m_measured.site, tree(), child));
        m_recorder.run(Call, nodeOf(child)); // L3
        if (m_isJudged[child.value])
            take(m_marks.of(child) == ElementMark::Noisy);
        else
            call(child);
    }

    void showAfterReturn(Row row, NodeId node = noNode)
    {
        m_recorder.run(row, node);
        if (m_isBack) {
            showFrame();
            m_recorder.set(Child, RunValue());
        }
        m_isBack = false;
    }

    void take(bool isNoisy) // L3, L4
    {
        if (isNoisy)
            return;
        m_frames.back().isAllNoisy = false;
        showAfterReturn(SetFalse);
        m_recorder.set(AllNoisy, RunValue::truth(false));
    }

    void end()
    {
        const ElementId element = m_frames.back().element;
        const NodeId node = nodeOf(element);
        const bool isNoisy = m_marks.of(element) == ElementMark::Noisy;
        showAfterReturn(TestImportance, node); // L8
        if (isNoisy) {
            m_recorder.run(Mark, node); // L9
            if (node != noNode)
                m_recorder.prune(node == m_page.body() ? NodeId{node.value + 1} : node,
                                 m_page.subtreeEnd(node));
            m_recorder.run(ReturnTrue, node);
        } else {
            m_recorder.run(ReturnFalse, node);
        }
        m_frames.pop_back();
        m_isBack = true;
        if (!m_frames.empty())
            take(isNoisy);
    }

    const Document& m_page;
    const MeasuredTree& m_measured;
    const Marks& m_marks;
    RunRecorder m_recorder;
    std::vector<bool> m_isJudged; // indexed by ElementId
    std::vector<NodeId> m_nodes;  // indexed by ElementId: the node of the page that is mapped on it
    std::vector<Frame> m_frames;  // the calls that have not returned
    bool m_isBack = false;        // a call has just returned
};

} // namespace marking

} // namespace

std::string labelText(const SiteStyleTree& site, const StyleTree& tree, ElementId id)
{
    return id == rootElement ? "root" : site.vocabulary.labels.text(tree.element(id).label.value);
}

AlgorithmRun recordMarkNoise(const Document& page, const MeasuredTree& measured, const Marks& marks,
                             const std::stop_token& stop, std::uint32_t limit)
{
    AlgorithmRun run;
    run.algorithm = Algorithm::MarkNoise;
    run.listing = marking::listingOf();
    run.variables = {"t", "E", "E.CompImp", "S", "e", "allNoisy"};
    marking::MarkNoiseRun(run, page, measured, marks, limit).record(stop);
    run.isStopped = stop.stop_requested();
    return run;
}

} // namespace tagseam
