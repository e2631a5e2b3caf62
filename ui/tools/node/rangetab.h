// SPDX-License-Identifier: MIT
// Marked range: what a marked range of the sequence holds, which split pruned it, and what would change that.
#pragma once

#include "core/explain/rangesummary.h"
#include "core/explain/whatifs.h"
#include "ui/session/analysis/pagebookmarks.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/tool.h"

class QComboBox;
class QPushButton;

namespace tagseam {

class AnswerTable;
class WhatIfTable;

class RangeTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit RangeTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    QLabel* story() const { return m_story; }
    /// Shows the whole page, only the range, or all but the range in the tree and the lists.
    QComboBox* part() const { return m_part; }
    QPushButton* pinButton() const { return m_pin; }
    QPushButton* findButton() const { return m_find; }
    WhatIfTable* whatIfs() const { return m_whatIfs; }
    AnswerTable* symbols() const { return m_symbols; }
    AnswerTable* texts() const { return m_texts; }
    /// The pinned ranges: the bookmarks of the page that have a range.
    AnswerTable* pins() const { return m_pins; }

  protected:
    void ask() override;
    void say() override;

  private:
    // All that the rows of the pins are made from.
    struct PinFilling {
        QString language;                   // a title
        const Analysis* analysis = nullptr; // never dereferenced
        std::vector<NotedBookmark> bookmarks{};
        friend bool operator==(const PinFilling&, const PinFilling&) = default;
    };
    bool hasRange() const;
    bool isCurrent() const;
    Region partOfFilter() const;
    bool isOfSequence(const Bookmark& pinned) const;
    void askWhatIfs();
    void sayStory();
    void sayWhatIfs();
    void saySummary();
    void sayPins();
    void showPart(int choice);
    void pin();
    void removePin();

    QLabel* m_story;
    QComboBox* m_part;
    QPushButton* m_pin;
    QLabel* m_whatIfText;
    QPushButton* m_find;
    WhatIfTable* m_whatIfs;
    AnswerTable* m_symbols;
    AnswerTable* m_texts;
    AnswerTable* m_pins;
    QPushButton* m_unpin;
    bool m_isFilling = false;
    PinFilling m_pinFilling;
    std::vector<NodeId> m_askedContent;   // the nodes that were marked as content
    Region m_asked;                       // the range of the changes
    const Analysis* m_analysis = nullptr; // the analysis of m_asked; never dereferenced
    Inquiry<RangeSummary>* m_summary;
    Inquiry<WhatIfs>* m_changes;
};

extern const Tool rangeTool;

} // namespace tagseam
