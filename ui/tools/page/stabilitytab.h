// SPDX-License-Identifier: MIT
// Stability: how far the main region holds when nodes or options change.
#pragma once

#include "core/explain/stability.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/tool.h"

#include <utility>
#include <vector>

class QComboBox;
class QPushButton;

namespace tagseam {

class AnswerTable;

class StabilityTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit StabilityTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    /// The number of positions that are tried.
    QComboBox* sample() const { return m_sample; }
    QPushButton* button() const { return m_measure; }
    QLabel* story() const { return m_story; }
    AnswerTable* table() const { return m_table; }

    static constexpr std::size_t shownRows = 500;

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;

  private:
    void measure();
    void saySamples();
    void sayTable();
    void point();
    struct Known {
        AnalysisOptions options;
        Stability stability;
        int number; // counts the answers from 1
    };
    void keep();
    const Known* known() const;
    const Stability* answer() const;
    const Deletion* chosen() const;

    QLabel* m_about;
    QComboBox* m_sample;
    QPushButton* m_measure;
    QLabel* m_story;
    AnswerTable* m_table;
    int m_wanted; // index of the sample that the user chose; short sequences have fewer
    Inquiry<Stability>* m_stability;
    std::vector<Known> m_known; // answers for this page, so that a change that is tried and undone loses none
    int m_answer = 0;           // counts the answers
    int m_filling = -1;         // the answer of the rows
};

extern const Tool stabilityTool;

} // namespace tagseam
