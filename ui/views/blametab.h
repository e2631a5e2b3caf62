// SPDX-License-Identifier: MIT
// Blame: which symbols keep a gap closed, and what becomes of the page without them.
#pragma once

#include "core/explain/blame.h"
#include "ui/views/explaintab.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace tagseam {

class AnswerTable;

class BlameTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit BlameTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    /// Marked range, gap before the selected node, gap behind it.
    QComboBox* gap() const { return m_gap; }
    /// The level, or the whole sequence.
    QComboBox* within() const { return m_within; }
    QLabel* story() const { return m_story; }
    AnswerTable* symbols() const { return m_symbols; }
    QPushButton* ignoreButton() const { return m_ignore; }
    QPushButton* goneButton() const { return m_gone; }
    QLineEdit* otherClass() const { return m_class; }
    QPushButton* classButton() const { return m_setClass; }

  protected:
    void ask() override;
    void say() override;

  private:
    enum Gap { Marked, Before, Behind, GapCount };
    struct Question {
        Region level;
        Region range;
        FrequencyFilter filter = FrequencyFilter::Above;
        friend bool operator==(const Question&, const Question&) = default;
    };
    Region rangeOf(Gap gap) const;
    std::uint32_t levelOf(Region range) const;
    std::optional<Question> question() const;
    void sayChoices();
    void sayTable();
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

    const Analysis* m_analysis = nullptr; // that the answer is of; never read
    std::optional<Question> m_asked;
    Region m_seenRange; // the mark that the choice of the gap has followed
    Inquiry<Blame>* m_blame;
};

} // namespace tagseam
