// SPDX-License-Identifier: MIT
// Runs all methods on the page that is shown: the list, the outcomes, and the comparison of two of them.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "core/corpus/pages/sitefilters.h"
#include "core/corpus/runs/methodoutcome.h"
#include "ui/session/questions/explainer.h"

#include <QObject>

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace tagseam {

enum class MethodState : std::uint8_t {
    Waiting,     ///< to be run
    Running,     ///< being run on another thread
    Done,        ///< has an outcome
    GivenUp,     ///< cancelled by the user
    NeedsSite,   ///< learns from the pages of a site, and no folder is set
    Learning,    ///< learns on another thread
    NeedsStyles, ///< needs computed styles, which have not been read
    NeedsBoxes   ///< needs boxes, and the tree is not a rendered one
};

/// A row of the list. The first row is what the window keeps at present, and has no name.
struct MethodRow {
    QString name;       ///< as on the command line
    bool isOwn = false; ///< added by the user
    MethodState state = MethodState::Waiting;
    SharedOutcome outcome; ///< outcome for the tree that is shown; only when Done
    bool usesSite = false; ///< learns from the pages of a site
};

/// A method runs as its name says, whatever the options of the window are; only the first row follows the
/// window. When another page comes, rows stay and outcomes are dropped. Two of the rows are compared: A, and
/// B, which is the one that the user looks at.
class MethodRuns : public QObject {
    Q_OBJECT

  public:
    static constexpr std::size_t present = 0; ///< the row of what the window keeps

    explicit MethodRuns(Explainer* explainer);

    const std::vector<MethodRow>& rows() const { return m_rows; }
    std::size_t a() const { return m_a; }
    std::size_t b() const { return m_b; }
    void setA(std::size_t row);
    void setB(std::size_t row);
    /// The selected decision of B; -1 if there is none.
    int step() const { return m_step; }
    void setStep(int step);

    /// Adds a row, which becomes B; an existing row of that name becomes B. False when there is no such
    /// method.
    bool add(const QString& name);
    /// Removes a row that the user has added.
    void remove(std::size_t row);
    /// True if the method takes a threshold that can be set by hand; false for a chain, whose name continues
    /// after the threshold.
    bool takesThreshold(std::size_t row) const;
    /// True if its name contains a threshold.
    bool hasOwnThreshold(std::size_t row) const;
    /// The threshold that the method finds by itself; nothing while it is unknown.
    std::optional<double> adaptiveThreshold(std::size_t row) const;
    /// Replaces a row that the user has added by one with this threshold, or nothing for an adaptive one. The
    /// new row becomes B.
    void setThreshold(std::size_t row, std::optional<int> threshold);

    /// Sets the folder of pages that methods learn from; the same folder is read again. The folder and the
    /// learnt results stay when another page comes.
    void setSite(const QString& folder);
    /// The folder; empty if there is none.
    const QString& siteFolder() const { return m_folder; }
    /// The results learnt from the folder; nullptr while they are unknown.
    const SiteFilters* site() const;
    /// The reason why learning failed; nullptr if it did not.
    const Error* siteError() const;
    /// Sets the open tree and its threshold: "sst" uses it on pages that the tree knows (see SiteFit), and
    /// does not learn then. nullptr for none.
    void setTree(const SharedSite& tree, double threshold);
    /// The use of the open tree for the page that is shown.
    enum class TreeUse : std::uint8_t { NoTree, Used, Unknown };
    TreeUse treeUse() const
    {
        return m_tree == nullptr ? TreeUse::NoTree : m_isTreeRefused ? TreeUse::Unknown : TreeUse::Used;
    }
    const SharedSite& tree() const { return m_tree; }
    double treeThreshold() const { return m_treeThreshold; }
    /// True if the method of a row uses the tree.
    bool goesByTree(const MethodRow& row) const;
    /// Sets the function that gives the limits for reading the pages of a site when learning begins.
    void setLimits(const std::function<Limits()>& limits) { m_limits = limits; }

    /// Sets the ground truth of the page, on nodes of the tree that is shown.
    void setGroundTruth(std::vector<Labelled> truth);
    bool hasContent() const;
    /// Runs the next waiting row; when A and B have been run, compares them. Call it again when changed() is
    /// sent.
    void ask();
    /// After cancelling: runs all cancelled rows again.
    void askAgain();
    bool isPending() const { return m_run->isPending() || m_learn->isPending() || m_compare->isPending(); }
    bool isGivenUp() const;
    /// The comparison; nullptr while there is none for the tree that is shown. It may be of the choice
    /// before: see isCurrent().
    const MethodComparison* comparison() const { return m_comparison ? &*m_comparison : nullptr; }
    /// True if comparison() is of the present rows A and B.
    bool isCurrent() const;
    /// The outcome of B; nullptr when it has none.
    const MethodOutcome* shown() const { return m_rows[m_b].outcome.get(); }

  signals:
    /// The rows, an outcome, A or B, or the comparison changed.
    void changed();
    void stepChanged();

  private:
    // The values that a comparison depends on beside the tree.
    struct Compared {
        std::vector<SharedOutcome> outcomes;
        std::size_t a = 0;
        std::size_t b = 0;
        std::vector<Labelled> truth;
        friend bool operator==(const Compared&, const Compared&) = default;
    };
    std::optional<std::size_t> find(const QString& name) const;
    void forget();
    void forgetPresent();
    void settle();
    Method methodOf(const MethodRow& row) const;
    MethodState stateBefore(const MethodRow& row) const;
    const Filter* learntFilter(const MethodRow& row) const;
    Filter filterByTree() const;
    bool refuseTree(MethodRow& row);
    void forgetStep(const MethodRow& row);
    bool canRun(const MethodRow& row) const;
    void askRun(std::size_t row);
    void askLearning();
    void takeLearnt();
    void keep(SiteFilters learnt);
    void askComparison();
    void takeRun();
    void takeComparison();

    PageSession* m_session;
    std::vector<MethodRow> m_rows;
    std::size_t m_a = present;
    std::size_t m_b = present;
    int m_step = -1;
    std::vector<Labelled> m_truth;
    Inquiry<SharedOutcome>* m_run;
    std::optional<QString> m_running; // the name of the row that is being run
    Inquiry<SharedFilters>* m_learn;
    QString m_folder;
    std::list<SiteFilters> m_sites; // the last learnt one comes first
    SharedSite m_tree;
    double m_treeThreshold = usualThreshold;
    bool m_isTreeRefused = false; // the tree does not know this page
    std::function<Limits()> m_limits = [] { return Limits(); };
    Inquiry<MethodComparison>* m_compare;
    Compared m_asked;
    std::optional<Compared> m_known; // the input of m_comparison
    std::optional<MethodComparison> m_comparison;
};

} // namespace tagseam
