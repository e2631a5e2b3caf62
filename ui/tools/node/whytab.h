// SPDX-License-Identifier: MIT
// Why: explains what kept or pruned the selected node, what kept noise, and what would change it.
#pragma once

#include "core/explain/nodestatus.h"
#include "core/explain/separation.h"
#include "core/explain/whatifs.h"
#include "core/methods/content/blockwhatifs.h"
#include "core/methods/content/explainedcontent.h"
#include "core/page/readable.h"
#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/node/whatiftable.h"
#include "ui/tools/tool.h"

#include <memory>

class QPushButton;

namespace tagseam {

class WhyTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit WhyTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    bool tellsOfSelection() const override { return true; }
    QString tip() const override;

    /// Says if the node is kept or pruned, and what decided.
    QLabel* story() const { return m_story; }
    QLabel* details() const { return m_details; }
    /// For a kept node: one line for each level that could have pruned it.
    QLabel* chances() const { return m_chances; }
    /// The symbols that occur on both sides of every gap between the node and the content.
    AnswerTable* crossing() const { return m_crossing; }
    QLabel* whatIfText() const { return m_whatIfText; }
    QPushButton* findButton() const { return m_find; }
    WhatIfTable* whatIfs() const { return m_whatIfs; }
    /// Why content detection keeps or prunes its block, and what would reverse that.
    QLabel* blockText() const { return m_blockText; }

    /// The number of positions up to which what-ifs are searched without a request.
    static constexpr std::uint32_t quickPositions = 2000;

  protected:
    void ask() override;
    void say() override;
    void follow(const QString& link) override;

  private:
    // The origin of the content: see Parts::by.
    static constexpr std::size_t marked = 0; // the range in the plot
    static constexpr std::size_t said = 1;   // Selection::content()
    /// The what-ifs that were found for a node under some options.
    struct KnownWhatIfs {
        AnalysisOptions options;
        NodeId node;
        bool hasSource = false;      // the source tree was tried as well
        std::vector<NodeId> content; // the nodes that were marked as content
        WhatIfs whatIfs;
    };
    static constexpr std::size_t mostKnown = 16; // the oldest are dropped first

    /// Why content detection keeps or prunes a node's block.
    struct BlockAnswer {
        NodeId node;
        std::shared_ptr<const ContentDetection> detection; // the explanation refers to it
        ExplainedContent explained;
        BlockWhatIfs changes;
    };

    bool isStale() const;
    bool canChange() const; // true if some setup keeps and another one prunes the node
    const WhatIfs* knownWhatIfs() const;
    void keepWhatIfs();
    std::optional<Parts> noiseAndContent() const;
    void askSeparation();
    void askWhatIfs();
    void askBlock();
    void forget();
    void sayColumns();
    void saySeparation();
    void sayWhatIfs();
    void sayBlock();
    void sayWhatIfHead(bool isToDrop);
    void tryWhatIf(std::size_t index);

    QLabel* m_story;
    QLabel* m_details; // the reasons after the first
    QLabel* m_noiseText;
    QLabel* m_chances;
    AnswerTable* m_crossing;
    QLabel* m_whatIfText;
    QPushButton* m_find;
    WhatIfTable* m_whatIfs;
    QLabel* m_blockText;

    NodeId m_node = noNode;               // the node of the status and the questions
    const Analysis* m_analysis = nullptr; // the analysis of the status and the questions; never dereferenced
    NodeStatus m_status;
    Unseen m_unseen = Unseen::No; // why a reader does not see its texts
    std::optional<Parts> m_parts;
    std::optional<Parts> m_asked; // parts of the separation
    Inquiry<Separation>* m_separation;
    Inquiry<WhatIfs>* m_whatIf;
    DetectionInquiry* m_detection; // shared by all views
    Inquiry<std::shared_ptr<const BlockAnswer>>* m_block;
    bool m_isAskedWithSource = false;
    std::vector<NodeId> m_askedContent;
    std::vector<KnownWhatIfs> m_known; // for this page: an undo leads back to them
};

extern const Tool whyTool;

} // namespace tagseam
