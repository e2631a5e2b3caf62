// SPDX-License-Identifier: MIT
// A run that the stepper shows and moves: of searchRegion, or of another algorithm.
#pragma once

#include "core/base/printedline.h"
#include "ui/session/analysis/pagesession.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagseam {

/// A condition at which a run stops. Conditions on a node hold its NodeId, so that they survive another
/// variant.
struct Breakpoint {
    StopCondition condition; ///< without position and symbol, which differ between sequences
    NodeId node = noNode;
    bool isOn = true;
    std::optional<Algorithm> algorithm{}; ///< for LineRun: the algorithm of the line, unless searchRegion
    int row = 0;                          ///< and the line's row
    QString line{};                       ///< and its number or text
    std::vector<NodeId> annotated{};      ///< for AnnotatedPruned: the annotated nodes
};

/// A condition as the menu offers it.
struct BreakpointOffer {
    QString text;
    bool isPossible = false; ///< it has a meaning in this run, and now
};

/// The row of a variable.
struct VariableRow {
    QString name;
    QString value;
    QString tip;
    bool isChanged = false; ///< the last line, or the lines of the last step, set it
};

/// The row of a line, or of what the paper prints in its place.
struct ListingRow {
    PrintedLine line;
    int number = -1; ///< number of the line, for breakpoints; -1 for a line that does not run
    friend bool operator==(const ListingRow&, const ListingRow&) = default;
};

/// A mark of the timeline.
struct TimelineMark {
    enum class Kind : std::uint8_t {
        Attempt,
        Accepted,  ///< a split
        Rejected,  ///< a candidate split, by the size rule
        NoneFound, ///< the end of a scan without a (further) candidate split
        Decision,
    };
    Kind kind = Kind::Attempt;
    std::uint64_t place = 0;
};

/// A part of the timeline: a level, or a whole run.
struct TimelinePart {
    std::uint64_t end = 0; ///< one past its last place; the parts follow one another from place 0
    QString label;
    QString shortLabel; ///< for a part that is too narrow
};

/// Steps count from 0. Moves do nothing without a run; line(), hasRun(), variables(), what says where the run
/// is, seekWritten(), stepPrompt(), noSuchStep() and the timeline require isThere().
class SteppedRun {
  public:
    explicit SteppedRun(PageSession* session) : m_session(session) {}
    virtual ~SteppedRun() = default;
    Q_DISABLE_COPY_MOVE(SteppedRun)

    /// False while there is none: no page is open, or the run is being recorded.
    virtual bool isThere() const = 0;

    // --- listing and variables -----------------------------------------------------------------------------
    /// Empty while the run is recorded; the listing of searchRegion is there without a page, too.
    virtual std::vector<ListingRow> listing() const = 0;
    /// The number of the line that ran last.
    virtual int line() const = 0;
    /// True if the line of that number has run in the present step.
    virtual bool hasRun(int line) const = 0;
    /// Steps of the same kind have the same rows.
    virtual std::vector<VariableRow> variables() const = 0;

    // --- where ---------------------------------------------------------------------------------------------
    virtual std::uint64_t step() const = 0;
    virtual std::uint64_t stepCount() const = 0;
    virtual bool isAtEnd() const = 0;
    /// "step 3 of 12".
    QString stepText() const { return stepText(step()); }

    // --- moving --------------------------------------------------------------------------------------------
    virtual void move(Grain grain, bool isForward) = 0;
    virtual void moveToEnd(bool isForward) = 0;
    virtual void seek(std::uint64_t step) = 0;
    /// Moves to a step that a person wrote: its number from 1, or another form that stepPrompt() names.
    /// Returns false, without a move, if there is none.
    virtual bool seekWritten(const QString& text) = 0;
    /// Moves to the next breakpoint among those that are on. Returns false, without a move, if none is met.
    virtual bool runUntil(std::span<const Breakpoint> breakpoints, bool isForward) = 0;
    /// Moves by `steps` steps, or to the first breakpoint among them. If it comes to a breakpoint or to the
    /// end, it calls `stop` before it moves.
    virtual void play(int steps, std::span<const Breakpoint> breakpoints,
                      const std::function<void()>& stop) = 0;

    // --- breakpoints ---------------------------------------------------------------------------------------
    /// True if the breakpoint has a meaning in this run, and now.
    virtual bool applies(const Breakpoint& breakpoint) const = 0;
    virtual Breakpoint breakpointAt(int line) const = 0;
    /// The condition for the selected node or level, or the present threshold; without text where the kind
    /// has no meaning in this run.
    virtual BreakpointOffer offer(StopCondition::Kind kind) const = 0;
    /// The condition that offer() names, apart from its node.
    virtual StopCondition condition(StopCondition::Kind kind) const = 0;
    /// Empty for a breakpoint that has no meaning in this run.
    virtual QString text(const Breakpoint& breakpoint) const = 0;

    // --- words ---------------------------------------------------------------------------------------------
    /// The present step in words, or why there is none.
    virtual QString words() const = 0;
    /// The names of the moves by Grain::Level and Grain::Attempt, with mnemonics.
    virtual QString moveName(Grain grain, bool isForward) const = 0;
    virtual QString stepPrompt() const = 0;
    virtual QString noSuchStep(const QString& text) const = 0;
    virtual QString noBreakpoint() const = 0;

    // --- timeline: places are steps, or finer -------------------------------------------------------------
    virtual std::uint64_t place() const = 0;
    virtual std::vector<TimelinePart> parts() const = 0;
    virtual void seekPlace(std::uint64_t place) = 0;
    /// The first mark of a kind at or after a place.
    virtual std::optional<TimelineMark> nextMark(TimelineMark::Kind kind, std::uint64_t from) const = 0;
    virtual QString tip(std::uint64_t place) const = 0;

  protected:
    QString stepText(std::uint64_t step) const;
    QString nodeText(NodeId node) const;
    PageSession* session() const { return m_session; }

  private:
    PageSession* m_session;
};

/// The run that the Step workspace shows.
class RunInFront : public QObject {
    Q_OBJECT

  public:
    explicit RunInFront(PageSession* session, QObject* parent = nullptr);
    ~RunInFront() override;

    SteppedRun* operator->() const;
    /// A breakpoint in words: those of the run in front, as far as it has a meaning there.
    QString textOf(const Breakpoint& breakpoint) const;
    /// The condition as the menu shows it: a kind that the run does not have is not possible.
    BreakpointOffer menuOffer(StopCondition::Kind kind) const;

  signals:
    /// The run is another one, or is there no longer.
    void changed();
    /// The options changed, and with them perhaps the listing.
    void listingChanged();
    /// The run is at another step.
    void moved();

  private:
    PageSession* m_session;
    std::unique_ptr<SteppedRun> m_search;
    std::unique_ptr<SteppedRun> m_recorded;
};

} // namespace tagseam
