// SPDX-License-Identifier: MIT
// Document -> the run of MapSST.
#include "core/methods/sitestyletree/mapsst.h"

#include "core/methods/sitestyletree/marknoise.h"

#include <utility>

namespace tagseam {

namespace {

namespace mapping {

enum Row : std::uint8_t {
    Procedure,
    IfNoisy,
    Delete,
    ReturnNull,
    EndIfNoisy,
    IfMeaningful,
    IsMeaningful,
    ReturnContent,
    Else,
    IfLeaf,
    PageStyle,
    IfMatches,
    SiteElement,
    PageElement,
    ForPair,
    Call,
    EndFor,
    ReturnSum,
    IsPossibly,
    ReturnAll,
    EndIfMatches,
    EndIfMeaningful,
};
enum Name : std::uint8_t { E, PageE, Mark, Matches, Pair, Status };

std::vector<AlgorithmLine> listingOf()
{
    using enum LineKind;
    const std::string content = "return the content under E_p";
    return {
        {{"", 0, "MapSST(E, E_p)", true}, "", Call},
        {{"1", 1, "if E is noisy then", true}, "", Plain, {E, Mark}},
        {{"2", 2, "delete E_p (and its descendents) as noises", true}, "", Noise, {PageE}},
        {{"3", 2, "return NULL", true}, ""},
        {{"4", 1, "end if"}, ""},
        {{"5", 1, "if E is meaningful then", true}, "", Plain, {E, Mark}},
        {{"6", 2, "E_p is meaningful", true}, "", Meaningful, {PageE}},
        {{"7", 2, content + " without its locally noisy features", true, true}, content, Plain, {PageE}},
        {{"8", 1, "else returnContent = NULL", true}, ""},
        {{"8a", 2, "if E_p is a leaf, as E is on other pages, then its content alone decides", true, true},
         "",
         Leaf,
         {E, PageE}},
        {{"9", 2, "S_2 is the (only) style node in E_p.Ss", true}, "", Plain, {PageE}},
        {{"10", 2, "if ∃ S_1 ∈ E.Ss ∧ S_2 matches S_1 then", true}, "", Plain, {E}},
        {{"11", 3, "e_1,i is the i-th element node in sequence S_1.Es;", true}, ""},
        {{"12", 3, "e_2,i is the i-th element node in sequence S_2.Es;", true}, "", Match},
        {{"13", 3, "for each pair (e_1,i, e_2,i) do", true}, "", Step},
        {{"14", 4, "returnContent += MapSST(e_1,i, e_2,i)", true}, "", Plain, {Pair}},
        {{"15", 3, "end for"}, ""},
        {{"16", 2, "return returnContent", true}, ""},
        {{"17", 2, "else E_p is possibly meaningful;", true}, "", NoMatch, {PageE}},
        {{"18", 3, content, true}, ""},
        {{"19", 2, "end if"}, ""},
        {{"20", 1, "end if"}, ""},
    };
}

// One call that has not returned.
struct Frame {
    NodeId node; // a node of the page; noNode for the root
    ElementId element;
    std::vector<NodeId> children; // the element nodes of its style
    std::size_t next = 0;
};

class MapSstRun {
  public:
    MapSstRun(AlgorithmRun& run, const Document& page, const MeasuredTree& measured, const Marks& marks,
              std::uint32_t limit)
        : m_page(page), m_measured(measured), m_marks(marks), m_cleaned(cleanPage(page, measured, marks)),
          m_recorder(run, page.size(), limit)
    {
    }

    void record(const std::stop_token& stop)
    {
        const NodeId body = m_cleaned.mapping.tags.body;
        if (body == noNode)
            return;
        call(noNode, rootElement);
        while (!m_frames.empty() && !stop.stop_requested() && !m_recorder.isFull())
            goOn();
        // Tag nodes of the page that are none to the paper, and elements that lost all their content.
        m_recorder.pruneRest(m_cleaned.result.kept, NodeId{0}, NodeId{m_page.size()});
    }

  private:
    NodeId body() const { return m_cleaned.mapping.tags.body; }

    // The status of the call for this node; the root's is the one of the body if the root decided.
    MapStatus statusOf(NodeId node) const
    {
        const MapStatus status = m_cleaned.statuses[node == noNode ? body().value : node.value];
        const bool isDecidedBelow = status == MapStatus::Passed || m_cleaned.deciders[body().value] == body();
        return node == noNode && isDecidedBelow ? MapStatus::Passed : status;
    }

    static std::string_view markText(ElementMark mark)
    {
        return mark == ElementMark::Noisy        ? "noisy"
               : mark == ElementMark::Meaningful ? "meaningful"
                                                 : "neither";
    }

    void showFrame()
    {
        const Frame& frame = m_frames.back();
        m_recorder.set(E, labelText(*m_measured.site, m_measured.tree, frame.element));
        m_recorder.set(Mark, std::string(markText(m_marks.of(frame.element))));
        if (frame.node == noNode)
            m_recorder.set(PageE, "root");
        else
            m_recorder.set(PageE, RunValue::node(frame.node));
    }

    NodeId shown(NodeId node) const { return node == noNode ? body() : node; }
    NodeId beginOf(NodeId node) const // the body itself stays
    {
        return shown(node) == body() ? NodeId{body().value + 1} : node;
    }

    void call(NodeId node, ElementId element)
    {
        m_frames.push_back({node, element, {}, 0});
        const NodeId at = shown(node);
        m_recorder.run(Procedure, at);
        showFrame();
        m_recorder.set(Matches, RunValue());
        m_recorder.set(Pair, RunValue());
        m_recorder.set(Status, RunValue());
        m_recorder.run(IfNoisy, at); // L1
        if (m_marks.of(element) == ElementMark::Noisy) {
            decide(Delete, "noisy", node);
            m_recorder.run(ReturnNull, at);
            return goBack();
        }
        m_recorder.run(IfMeaningful, at); // L5
        if (m_marks.of(element) == ElementMark::Meaningful) {
            decide(IsMeaningful, "meaningful", node);
            m_recorder.run(ReturnContent, at);
            m_recorder.pruneRest(m_cleaned.result.kept, beginOf(node), m_page.subtreeEnd(at));
            return goBack();
        }
        m_recorder.run(Else, at); // L8
        map(node, at);
    }

    void map(NodeId node, NodeId at)
    {
        const MapStatus status = statusOf(node);
        if (status == MapStatus::Noisy || status == MapStatus::Meaningful) {
            decide(IfLeaf, status == MapStatus::Noisy ? "noisy" : "meaningful", node);
            if (status == MapStatus::Meaningful)
                m_recorder.pruneRest(m_cleaned.result.kept, beginOf(node), m_page.subtreeEnd(at));
            return goBack();
        }
        m_recorder.run(PageStyle, at);
        m_recorder.run(IfMatches, at); // L10
        m_recorder.set(Matches, RunValue::truth(status == MapStatus::Passed));
        if (status == MapStatus::Possibly) {
            decide(IsPossibly, "possibly meaningful", node);
            m_recorder.run(ReturnAll, at);
            return goBack();
        }
        Frame& frame = m_frames.back();
        frame.children =
            node == noNode ? std::vector{body()} : tagChildren(m_page, m_cleaned.mapping.tags, node);
        m_recorder.run(SiteElement, at);
        m_recorder.run(PageElement, at);
    }

    void decide(Row row, const std::string& status, NodeId node)
    {
        m_recorder.run(row, shown(node));
        m_recorder.set(Status, status);
        if (status == "noisy")
            m_recorder.prune(beginOf(node), m_page.subtreeEnd(shown(node)));
    }

    void goOn()
    {
        Frame& frame = m_frames.back();
        if (frame.next == frame.children.size()) {
            m_recorder.run(ReturnSum, shown(frame.node)); // L16
            showAfterReturn();
            return goBack();
        }
        const NodeId child = frame.children[frame.next++];
        m_recorder.run(ForPair, child); // L13
        showAfterReturn();
        m_recorder.set(Pair, RunValue::count(static_cast<std::uint32_t>(frame.next)));
        m_recorder.run(Call, child); // L14
        call(child, m_cleaned.mapping.element(child));
    }

    void showAfterReturn()
    {
        if (!std::exchange(m_isBack, false))
            return;
        showFrame();
        m_recorder.set(Matches, RunValue::truth(true));
        m_recorder.set(Status, RunValue());
    }

    void goBack()
    {
        m_frames.pop_back();
        m_isBack = true;
    }

    const Document& m_page;
    const MeasuredTree& m_measured;
    const Marks& m_marks;
    CleanedPage m_cleaned;
    RunRecorder m_recorder;
    std::vector<Frame> m_frames; // the calls that have not returned
    bool m_isBack = false;       // a call has just returned
};

} // namespace mapping

} // namespace

AlgorithmRun recordMapSst(const Document& page, const MeasuredTree& measured, const Marks& marks,
                          const std::stop_token& stop, std::uint32_t limit)
{
    AlgorithmRun run;
    run.algorithm = Algorithm::MapSst;
    run.listing = mapping::listingOf();
    run.variables = {"E", "E_p", "E is marked", "S_2 matches S_1", "i", "E_p is"};
    mapping::MapSstRun(run, page, measured, marks, limit).record(stop);
    run.isStopped = stop.stop_requested();
    return run;
}

} // namespace tagseam
