// SPDX-License-Identifier: MIT
// Another version of the page, with which the page is compared.
#pragma once

#include "core/check/pagediff.h"
#include "core/page/dom.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/questions/inquiry.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace tagseam {

/// A page as it was captured.
struct PageVersion {
    QString name;      ///< for sentences and titles: "shop.html", "the version before"
    PageAddress place; ///< the address it came from
    std::shared_ptr<const Document> rendered;
    std::shared_ptr<const Document> source; ///< null if there is none
    bool didScriptsRun = false;             ///< see diffTrees()
    bool isLate = false;                    ///< it was captured before it had finished loading
};

/// The page against the other version.
struct VersionDiff {
    std::shared_ptr<const Document> other; ///< the tree of the other version
    PageDiff diff;                         ///< before: the other version; after: the page
    bool isSource = false;                 ///< the source trees were compared, not the rendered ones

    /// The page's node for a node of the other version, or the nearest one around it that the page has.
    NodeId inPage(NodeId old) const;
    /// The other version's node for a node of the page; noNode if it has none.
    NodeId inOther(NodeId node) const;
};

/// The other version stays until another page is opened. Both versions are compared in the tree that is
/// shown, with the options of the analysis.
class PageVersions : public QObject {
    Q_OBJECT

  public:
    explicit PageVersions(Explainer* explainer);

    /// The version to compare with; nullptr if there is none.
    const PageVersion* other() const { return m_other ? &*m_other : nullptr; }
    /// Sets the version to compare with the page that is shown.
    void compareWith(PageVersion version);
    /// Ends the comparison.
    void clear();
    /// True if the other version has the tree that is shown, with the styles that the options need.
    bool isComparable() const { return otherTree() != nullptr; }

    /// The comparison without responsible changes, which take longer: see askCause(). Null until it is known.
    std::shared_ptr<const VersionDiff> diff() const;
    InquiryBase* question() const { return m_diff; }
    /// The comparison with its responsible changes, which askCause() looks for; null until it is known.
    std::shared_ptr<const VersionDiff> cause() const;
    InquiryBase* causeQuestion() const { return m_cause; }
    /// Compares again, after the user has cancelled it.
    void ask();
    /// Asks for the responsible changes unless that was done; diff() must be known.
    void askCause();

    /// True if the other version is shown in place of the pruned page.
    bool isShown() const { return m_isShown && diff() != nullptr; }
    bool isShowWanted() const { return m_isShown; }
    void setShown(bool isShown);

  signals:
    /// Another version is compared, or none.
    void otherChanged();
    /// diff() changed.
    void diffChanged();
    /// cause() changed.
    void causeChanged();
    /// isShowWanted() changed.
    void shownChanged();

  private:
    using Answer = std::shared_ptr<const VersionDiff>;
    std::shared_ptr<const Document> otherTree() const;
    void compare(Inquiry<Answer>* inquiry, const QString& topic, std::uint32_t mostTrials);

    PageSession* m_session;
    std::optional<PageVersion> m_other;
    QString m_address; // the page that it is compared with
    Inquiry<Answer>* m_diff;
    Inquiry<Answer>* m_cause;
    bool m_isShown = false;
};

} // namespace tagseam
