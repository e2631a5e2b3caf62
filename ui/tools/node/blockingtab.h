// SPDX-License-Identifier: MIT
// Blocking symbols: the blocking symbols of a gap, and the effect of removing them from the page.
#pragma once

#include "core/explain/blocking.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/tool.h"

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace tagseam {

class AnswerTable;

class BlockingTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit BlockingTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    /// Marked range, gap before the selected node, gap after it, gap that decided the level that pruned it.
    QComboBox* gap() const { return m_gap; }
    /// The level, or the whole sequence.
    QComboBox* within() const { return m_within; }
    QLabel* story() const { return m_story; }
    AnswerTable* symbols() const { return m_symbols; }
    QPushButton* ignoreButton() const { return m_ignore; }
    QPushButton* goneButton() const { return m_gone; }
    QLineEdit* otherClass() const { return m_class; }

  protected:
    void ask() override;
    void say() override;
    void follow(const QString& link) override;

  private:
    enum Gap { Marked, Before, After, Decided, GapCount };
    struct Question {
        Region level;
        Region range;
        FrequencyFilter filter = FrequencyFilter::Above;
        friend bool operator==(const Question&, const Question&) = default;
    };
    Region rangeOf(Gap gap) const;
    const CandidateSplit* decided() const;
    QString lastBond(const BlockingSymbols& blocking) const;
    void followSelection();
    std::uint32_t levelOf(Region range) const;
    std::optional<Question> question() const;
    void askBlocking();
    void sayChoices();
    void sayTable();
    void fill(const BlockingSymbols* blocking);
    void addRows(const BlockingSymbols& blocking);
    void pointOut();
    void sayActions();
    std::vector<NodeId> chosenNodes() const;
    void takeAway(TagPathEdit::Kind kind);

    QComboBox* m_gap;
    QComboBox* m_within;
    QLabel* m_story;
    AnswerTable* m_symbols;
    QLabel* m_takeAway;
    QPushButton* m_ignore;
    QPushButton* m_gone;
    QLineEdit* m_class;
    QPushButton* m_setClass;

    const Analysis* m_analysis = nullptr; // the analysis of the answer; never dereferenced
    std::optional<Question> m_asked;
    Region m_seenRange;      // the mark that the choice of the gap has followed
    bool m_isChosen = false; // set by the user, since the mark; otherwise it follows the selected node
    Inquiry<BlockingSymbols>* m_blocking;
    int m_answer = 0;                 // counts the answers
    int m_filling = -1;               // the answer of the rows
    std::vector<NodeId> m_pointedOut; // the highlight of the selected rows
};

extern const Tool blockingTool;

} // namespace tagseam
