// SPDX-License-Identifier: MIT
// Near misses: candidate splits that were rejected or not reached, and where each would have led.
#pragma once

#include "core/explain/nearmisses.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/tool.h"
#include "ui/widgets/pendingwork.h"

#include <map>
#include <tuple>
#include <vector>

class QComboBox;

namespace tagseam {

class AnswerTable;

class NearMissesTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit NearMissesTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    /// Choices: all, rejected by the size rule, not reached.
    QComboBox* kind() const { return m_kind; }
    /// Choices: all levels, then each level.
    QComboBox* level() const { return m_level; }
    QLabel* head() const { return m_head; }
    QLabel* story() const { return m_story; }
    AnswerTable* table() const { return m_table; }
    /// The near miss of the current row, or nullptr.
    const NearMiss* chosen() const;

    static constexpr std::size_t shownRows = 1000;

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    void follow(const QString& link) override;

  private:
    // The input of the table's rows: they are made again only when it changes.
    struct Filling {
        int answer = -1;
        int kind = 0;
        int level = 0;
        int sorted = 0;
        bool isDescending = false;
        Selection::ShownPart part{};
        friend bool operator==(const Filling&, const Filling&) = default;
    };
    enum Column { Kind, Level, Threshold, Split, Left, Right, Margin, Kept, After, ColumnCount };
    void askMisses();
    void sayColumns();
    QString headText(std::size_t passing) const;
    void addRow(std::size_t index);
    void sayTable();
    void fill(const std::vector<std::size_t>& rows);
    void sayStory();
    void reserveStory();
    void sayAfter();
    void sortBy(int column);
    std::vector<std::size_t> shown() const;
    double number(const NearMiss& miss, int column) const;
    std::vector<std::size_t> unknownRows() const;
    void askAfter();
    void followAgain();
    void point();

    QComboBox* m_kind;
    QComboBox* m_level;
    QLabel* m_head;
    AnswerTable* m_table;
    QLabel* m_story;

    const Analysis* m_analysis = nullptr; // the analysis of the answer; never dereferenced
    int m_answer = 0;                     // counts the changes of m_misses
    Filling m_filling;
    std::pair<int, int> m_reserved{-1, 0}; // answer and width for which height was reserved
    std::size_t m_passing = 0;             // number of rows that pass the filters, listed or not
    int m_sorted = Margin;
    bool m_isDescending = false;
    Inquiry<NearMisses>* m_misses;
    Inquiry<std::map<std::size_t, Region>>* m_ends; // indexed like the misses
    std::map<std::size_t, Region> m_known;          // results found so far
    Delay m_afterSoon;
};

extern const Tool nearMissesTool;

} // namespace tagseam
