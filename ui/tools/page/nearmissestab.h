// SPDX-License-Identifier: MIT
// Near misses: the splits that the search did not make, and where each would have led.
#pragma once

#include "core/explain/nearmisses.h"
#include "ui/session/explaintab.h"
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

    /// All, refused, not looked at.
    QComboBox* kind() const { return m_kind; }
    /// All levels, then each.
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
    // What the rows of the table are of: they are made again only for another one.
    struct Filling {
        int answer = -1;
        int kind = 0;
        int level = 0;
        int sorted = 0;
        bool isDescending = false;
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

    const Analysis* m_analysis = nullptr; // that the answer is of; never read
    int m_answer = 0;                     // counts what became of m_misses
    Filling m_filling;
    std::pair<int, int> m_reserved{-1, 0}; // answer and width of the story's room
    std::size_t m_passing = 0;             // rows that pass the filters, listed or not
    int m_sorted = Margin;
    bool m_isDescending = false;
    Inquiry<NearMisses>* m_misses;
    Inquiry<std::map<std::size_t, Region>>* m_ends; // by index into the misses
    std::map<std::size_t, Region> m_known;          // that were found so far
    Delay m_afterSoon;
};

extern const Tool nearMissesTool;

} // namespace tagseam
