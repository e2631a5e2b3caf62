// SPDX-License-Identifier: MIT
// The recorded run of a published algorithm on a page: its listing, and each line that ran with what it set.
#pragma once

#include "core/base/printedline.h"
#include "core/page/dom.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// The algorithms besides searchRegion that people step through.
enum class Algorithm : std::uint8_t {
    NoiseEliminate, ///< Win and Tun, figure 8
    MarkNoise,      ///< Yi, Liu and Li 2003, figure 5
    MapSst,         ///< Yi, Liu and Li 2003, figure 7
    CombComp,       ///< MDR: Liu, Grossman and Zhai 2003
    IdentDrs,       ///< MDR: Liu, Grossman and Zhai 2003
};

inline constexpr std::array algorithms{Algorithm::NoiseEliminate, Algorithm::MarkNoise, Algorithm::MapSst,
                                       Algorithm::CombComp, Algorithm::IdentDrs};

/// Returns the name of the algorithm in its paper: "NoiseEliminate", "MapSST".
std::string_view name(Algorithm algorithm);
/// Returns the algorithm of that name; nothing if there is none.
std::optional<Algorithm> findAlgorithm(std::string_view name);

/// The part that a line has in the run, and what it says about the node that it is about.
enum class LineKind : std::uint8_t {
    Plain,
    Call,       ///< begins a call, and with it a step
    Step,       ///< begins a step: the next node, or the next pair
    EndOfWalk,  ///< if it ends its step: the node is the last one, and stays as it is
    NotNoise,   ///< if it ends its step, or a call: the node is not noise
    Match,      ///< the style tree has the style of the node, whose children follow
    Comparison, ///< compares two runs of siblings, or follows the comparison
    BestSoFar,  ///< the best data region so far
    // The lines that decide something about the page; see isDecision().
    Noise,       ///< the node, or all that it contains, is noise
    Meaningful,  ///< the content of the node stays
    NoMatch,     ///< the style tree does not have the style of the node, which stays
    Leaf,        ///< the content of the leaf on other pages decides
    SimilarRuns, ///< two runs of siblings are similar
    Region,      ///< siblings are a data region
    NoRegion,    ///< the node cannot contain a data region
    Result,      ///< begins the last step, which decides about all other nodes
};

/// True if a line of that kind decides something about the page.
constexpr bool isDecision(LineKind kind)
{
    return kind >= LineKind::Noise;
}

/// True if a line of that kind begins a step.
constexpr bool beginsStep(LineKind kind)
{
    return kind == LineKind::Call || kind == LineKind::Step || kind == LineKind::Result;
}

/// A line of the listing of an algorithm; its index in the listing is its row.
struct AlgorithmLine : PrintedLine {
    std::string printed; ///< the line as the paper prints it, if it prints another one
    LineKind kind = LineKind::Plain;
    std::vector<std::uint8_t>
        reads{}; ///< the variables that it reads, as indices into AlgorithmRun::variables
};

/// The value of a variable.
struct RunValue {
    enum class Form : std::uint8_t {
        Nothing, ///< not set yet, or NULL
        Count,   ///< `first`
        Range,   ///< `first` to `second`, both included
        Share,   ///< `figure`, 0 to 1
        Truth,   ///< `first` is 0 or 1
        Node,    ///< `first` is a NodeId of the page
        Text,    ///< `first` is an index into AlgorithmRun::texts
    };
    Form form = Form::Nothing;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    float figure = 0;

    static RunValue count(std::uint32_t value) { return {Form::Count, value, 0, 0}; }
    static RunValue range(std::uint32_t first, std::uint32_t last) { return {Form::Range, first, last, 0}; }
    static RunValue share(double value) { return {Form::Share, 0, 0, static_cast<float>(value)}; }
    static RunValue truth(bool value) { return {Form::Truth, value ? 1U : 0U, 0, 0}; }
    static RunValue node(NodeId node) { return {Form::Node, node.value, 0, 0}; }
    friend bool operator==(const RunValue&, const RunValue&) = default;
};

/// One line that ran.
struct RunEvent {
    std::uint32_t firstAssignment = 0; ///< index into AlgorithmRun::assignments; up to the next event's
    NodeId node = noNode;              ///< the node of the page that the line is about; noNode for none
    std::uint16_t row = 0;             ///< index into AlgorithmRun::listing
};

/// A variable that a line set.
struct Assignment {
    std::uint8_t variable = 0; ///< index into AlgorithmRun::variables
    RunValue value;
};

/// Nodes that an event pruned: they have no descendants outside of the range that are still there.
struct PrunedNodes {
    std::uint32_t event = 0;
    NodeId begin;
    NodeId end; ///< one past the last
};

/// The most lines that a run records: some 40 MB.
inline constexpr std::uint32_t mostEvents = 1'000'000;

/// The run, flat and in the order in which the lines ran.
struct AlgorithmRun {
    Algorithm algorithm = Algorithm::NoiseEliminate;
    std::vector<AlgorithmLine> listing;
    std::vector<std::string> variables; ///< their names, in the order in which they are shown
    std::vector<RunEvent> events;       ///< at least one, unless the page has nothing to run on
    std::vector<Assignment> assignments;
    std::vector<PrunedNodes> pruned; ///< ascending by event
    std::vector<std::string> texts;
    bool isCut = false;     ///< the run has more lines than the limit: the later ones are not recorded
    bool isStopped = false; ///< stopped by the stop token: the run is invalid

    std::span<const Assignment> assignmentsOf(std::size_t event) const;
};

/// Returns the nodes of a page of `size` nodes that are left after an event. O(nodes).
KeepMask keptAfter(const AlgorithmRun& run, std::uint32_t size, std::size_t event);

/// Returns a value as people read it: "12", "3–5", "0.250", "TRUE", "<td>", "–". O(1).
std::string valueText(const AlgorithmRun& run, const RunValue& value, const Document& page);

/// Writes a run. After the limit nothing more is written.
class RunRecorder {
  public:
    /// `run` must outlive the recorder. `pageSize`: nodes of the page.
    RunRecorder(AlgorithmRun& run, std::uint32_t pageSize, std::uint32_t limit = mostEvents);

    bool isFull() const { return m_run.isCut; }
    /// Says that a line ran. `node`: see RunEvent.
    void run(std::size_t row, NodeId node = noNode);
    /// Says that the line that ran last set a variable.
    void set(std::size_t variable, const RunValue& value);
    void set(std::size_t variable, const std::string& text);
    /// Says that the line that ran last pruned nodes; those that were pruned before are skipped.
    void prune(NodeId begin, NodeId end);
    /// The same for all nodes from `begin` to `end` that `kept` does not keep.
    void pruneRest(const KeepMask& kept, NodeId begin, NodeId end);

  private:
    AlgorithmRun& m_run;
    std::uint32_t m_limit;
    std::vector<bool> m_isPruned; // indexed by node
    std::unordered_map<std::string, std::uint32_t> m_texts;
};

} // namespace tagseam
