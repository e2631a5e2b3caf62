// SPDX-License-Identifier: MIT
// Changes: the page against another version of it.
#pragma once

#include "core/check/changegroups.h"
#include "ui/session/questions/explaintab.h"
#include "ui/session/questions/pageversions.h"
#include "ui/tools/tool.h"

#include <memory>
#include <vector>

namespace tagseam {

class AnswerTable;

class ChangesTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit ChangesTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;
    /// True while there is no version to compare with.
    bool isIdle() const override;

    QLabel* story() const { return m_story; }
    /// A row for subtrees that changed alike, and below it each of them if there are several.
    AnswerTable* subtrees() const { return m_subtrees; }
    /// The changes of the template, the responsible ones first.
    AnswerTable* changes() const { return m_changes; }

    static constexpr std::size_t shownRows = 500;

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    void follow(const QString& link) override;

  private:
    std::shared_ptr<const VersionDiff> answer() const;
    QString storyText() const;
    void fill();
    void showTable(AnswerTable* table, bool isShown);
    void fillSubtrees(const VersionDiff& answer);
    void fillChanges(const VersionDiff& answer);
    void select(NodeId oldNode, NodeId newNode, const std::vector<NodeId>& alike);
    void pickSubtree();
    void pickChange();

    PageVersions* m_versions;
    QLabel* m_story;
    AnswerTable* m_subtrees;
    AnswerTable* m_changes;
    std::vector<ChangeGroup> m_groups; // the rows of m_subtrees
    // The answers in the tables.
    std::shared_ptr<const VersionDiff> m_ofSubtrees;
    std::shared_ptr<const VersionDiff> m_ofChanges;
};

extern const Tool changesTool;

} // namespace tagseam
