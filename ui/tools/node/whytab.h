// SPDX-License-Identifier: MIT
// Why: of the selected node, what kept or dropped it, what kept noise, and what would change it.
#pragma once

#include "core/explain/nodestatus.h"
#include "core/explain/separation.h"
#include "core/explain/whatifs.h"
#include "ui/session/explaintab.h"
#include "ui/tools/tool.h"

class QPushButton;

namespace tagseam {

class AnswerTable;

class WhyTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit WhyTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    bool tellsOfSelection() const override { return true; }
    QString tip() const override;

    /// Kept or dropped, and what decided.
    QLabel* story() const { return m_story; }
    /// For what is kept: a line for each level that could have dropped it.
    QLabel* chances() const { return m_chances; }
    /// The symbols that cross every gap between it and the content.
    AnswerTable* crossing() const { return m_crossing; }
    QLabel* whatIfText() const { return m_whatIfText; }
    QPushButton* findButton() const { return m_find; }
    AnswerTable* whatIfs() const { return m_whatIfs; }

    /// Positions up to which what-ifs are looked for without being asked.
    static constexpr std::uint32_t quickPositions = 2000;

  protected:
    void ask() override;
    void say() override;
    void follow(const QString& link) override;

  private:
    // What named the content: see Parts::by.
    static constexpr std::size_t marked = 0; // the range in the plot
    static constexpr std::size_t said = 1;   // Explainer::content()
    /// The what-ifs that were found for a node under some options.
    struct KnownWhatIfs {
        AnalysisOptions options;
        NodeId node;
        bool hasSource = false; // the source tree was tried as well
        WhatIfs whatIfs;
    };
    static constexpr std::size_t mostKnown = 16; // the oldest are forgotten first

    bool isStale() const;
    bool canChange() const; // whether any setup keeps or drops the node
    const WhatIfs* knownWhatIfs() const;
    void keepWhatIfs();
    std::optional<Parts> noiseAndContent() const;
    void askSeparation();
    void askWhatIfs();
    void forget();
    void sayColumns();
    void saySeparation();
    void sayWhatIfs();
    void sayWhatIfHead(bool isToDrop);
    void tryWhatIf(std::size_t index);

    QLabel* m_story;
    QLabel* m_noiseText;
    QLabel* m_chances;
    AnswerTable* m_crossing;
    QLabel* m_whatIfText;
    QPushButton* m_find;
    AnswerTable* m_whatIfs;

    NodeId m_node = noNode;               // that status and questions are about
    const Analysis* m_analysis = nullptr; // likewise; never read
    NodeStatus m_status;
    std::optional<Parts> m_parts;
    std::optional<Parts> m_asked; // parts of the separation
    Inquiry<Separation>* m_separation;
    Inquiry<WhatIfs>* m_whatIf;
    bool m_isAskedWithSource = false;
    std::vector<KnownWhatIfs> m_known; // of this page: an undo leads back to them
};

extern const Tool whyTool;

} // namespace tagseam
