// SPDX-License-Identifier: MIT
// All methods on the page that is shown: the list, what each made of it, and which two are compared.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "core/corpus/pages/sitefilters.h"
#include "core/corpus/runs/methodoutcome.h"
#include "ui/session/explainer.h"

#include <QObject>

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace tagseam {

enum class MethodState : std::uint8_t {
    Waiting,    ///< to be run
    Running,    ///< on another thread
    Done,       ///< it has an outcome
    GivenUp,    ///< somebody had enough of waiting
    NeedsSite,  ///< it learns from the pages of a site, and there is no folder of such
    Learning,   ///< from them, on another thread
    NeedsStyles ///< it wants computed styles, which have not been read
};

/// A line of the list. The first is what the window keeps at present, and has no name.
struct MethodRow {
    QString name;       ///< as on the command line
    bool isOwn = false; ///< a person has added it
    MethodState state = MethodState::Waiting;
    SharedOutcome outcome; ///< of the tree that is shown; only when Done
    bool usesSite = false; ///< it learns from the pages of a site
};

/// A method runs as its name says, whatever the switches of the window are: the first row alone follows
/// these. Rows stay when another page comes, outcomes go. Two of the rows are compared: A, and B, which is
/// the one that a person looks at.
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
    /// The decision of B that is looked at; -1 for none.
    int step() const { return m_step; }
    void setStep(int step);

    /// A row more, which becomes B; one that is there already becomes B. False when there is no such method.
    bool add(const QString& name);
    /// Only one that a person has added.
    void remove(std::size_t row);
    /// Whether the method takes a threshold that can be set by hand; not one of a chain, whose name goes on
    /// behind the threshold.
    bool takesThreshold(std::size_t row) const;
    /// Whether its name says which threshold.
    bool hasOwnThreshold(std::size_t row) const;
    /// What the method finds by itself; nothing while that is not known.
    std::optional<double> adaptiveThreshold(std::size_t row) const;
    /// Another row takes the place of one that a person has added; nothing: adaptive. It becomes B.
    void setThreshold(std::size_t row, std::optional<int> threshold);

    /// The folder of pages that methods learn from; that of before: its pages are read again. It stays when
    /// another page comes, and so does what was learnt.
    void setSite(const QString& folder);
    /// Empty for none.
    const QString& siteFolder() const { return m_folder; }
    /// What was learnt from the folder; nullptr while that is not known.
    const SiteFilters* site() const;
    /// Why nothing could be learnt from it; nullptr for no such reason.
    const Error* siteError() const;
    /// The tree that a person has open, and the threshold that it is looked at with: "sst" goes by it on
    /// pages that it knows (see SiteFit), and learns nothing then. nullptr for none.
    void setTree(const SharedSite& tree, double threshold);
    /// Of the tree that is open, what it is to the page that is shown.
    enum class TreeUse : std::uint8_t { NoTree, Used, Unknown };
    TreeUse treeUse() const
    {
        return m_tree == nullptr ? TreeUse::NoTree : m_isTreeRefused ? TreeUse::Unknown : TreeUse::Used;
    }
    const SharedSite& tree() const { return m_tree; }
    double treeThreshold() const { return m_treeThreshold; }
    /// Whether the method of a row goes by the tree.
    bool goesByTree(const MethodRow& row) const;
    /// Of the pages of a site: asked for when learning begins.
    void setLimits(const std::function<Limits()>& limits) { m_limits = limits; }

    /// The marks of the page, on nodes of the tree that is shown.
    void setTruth(std::vector<Labelled> truth);
    bool hasContent() const;
    /// Runs the next row that waits; when A and B have been run, compares them. To be called again when
    /// changed() is told.
    void ask();
    /// After cancel: all that were given up wait again.
    void askAgain();
    bool isPending() const { return m_run->isPending() || m_learn->isPending() || m_compare->isPending(); }
    bool isGivenUp() const;
    /// nullptr while nothing is known of the tree that is shown. It may be of the choice before: see
    /// isCurrent().
    const MethodComparison* comparison() const { return m_comparison ? &*m_comparison : nullptr; }
    /// Whether comparison() is of the present rows A and B.
    bool isCurrent() const;
    /// Of B; nullptr when it has none.
    const MethodOutcome* shown() const { return m_rows[m_b].outcome.get(); }

  signals:
    /// The rows, an outcome, A or B, or the comparison.
    void changed();
    void stepChanged();

  private:
    // What a comparison depends on beside the tree.
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
    bool wantsStyles(const MethodRow& row) const;
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

    Explainer* m_explainer;
    std::vector<MethodRow> m_rows;
    std::size_t m_a = present;
    std::size_t m_b = present;
    int m_step = -1;
    std::vector<Labelled> m_truth;
    Inquiry<SharedOutcome>* m_run;
    std::optional<QString> m_running; // the name of the row that is run
    Inquiry<SharedFilters>* m_learn;
    QString m_folder;
    std::list<SiteFilters> m_sites; // what was learnt last comes first
    SharedSite m_tree;
    double m_treeThreshold = usualThreshold;
    bool m_isTreeRefused = false; // by this page
    std::function<Limits()> m_limits = [] { return Limits(); };
    Inquiry<MethodComparison>* m_compare;
    Compared m_asked;
    std::optional<Compared> m_known; // what m_comparison is of
    std::optional<MethodComparison> m_comparison;
};

} // namespace tagseam
