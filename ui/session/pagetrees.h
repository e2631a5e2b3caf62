// SPDX-License-Identifier: MIT
// The two trees of the page in the window, and which of them is shown.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/session/analysis.h"
#include "ui/session/treecomparison.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tagseam {

/// All that is known of a page that was captured, beside its tree.
struct CapturedPage {
    QString name{};                           ///< that people see
    QString address{};                        ///< where it came from
    bool didScriptsRun = false;               ///< see diffTrees()
    bool isTakenAgain = false;                ///< another state of the page before, whose source stays
    NodeId selected = noNode;                 ///< to be selected at once
    std::optional<AnalysisOptions> options{}; ///< of its analysis; none for those that there are
};

/// Threads read the trees: one that goes stays where it is until they have ended. See addReader().
class PageTrees : public QObject {
    Q_OBJECT

  public:
    explicit PageTrees(QObject* parent = nullptr);
    ~PageTrees() override;

    bool hasDocument() const { return m_rendered != nullptr; }
    /// The tree that is analysed and shown.
    const Document& document() const { return isSource() ? *m_source : *m_rendered; }
    /// The tree that the browser built, whichever is shown.
    const Document& rendered() const { return *m_rendered; }
    /// The tree of the bytes; only with hasSource().
    const Document& source() const { return *m_source; }
    /// True when document() is the source.
    bool isSource() const { return m_shown == PageSource::Source; }
    bool hasSource() const { return m_source != nullptr; }
    /// While documentChanged() is told: it is the other tree of the same page.
    bool isSwitching() const { return m_isSwitching; }
    /// True when scripts could run in the rendered page.
    bool didScriptsRun() const { return m_page.didScriptsRun; }

    /// The other tree of the same page, or why there is none.
    void setSource(Result<Document> source);
    /// The reason why there is none; empty when there is one, or while it is being read.
    QString sourceProblem() const;
    /// The tree that somebody asked for: the one shown, or one that comes when both have been compared.
    PageSource wanted() const { return m_wanted; }
    /// Shows the other tree as soon as both are compared, so that the selected node and the range are those
    /// of their counterparts; one that is not there is refused: sourceRefused() says why.
    void want(PageSource source);

    TreeComparison* comparison() const { return m_comparison; }
    /// The counterpart of a node of document() in the other tree; noNode when it has none there, or when the
    /// two have not been compared: see comparison().
    NodeId counterpart(NodeId node) const;
    /// The rendered node that a node of document() is, or noNode.
    NodeId inRendered(NodeId node) const { return isSource() ? counterpart(node) : node; }

    const QString& name() const { return m_page.name; }
    const QString& address() const { return m_page.address; }
    /// A name for a file that is made from the page: "shop.html" and "-plot.svg" make "shop-plot.svg".
    QString fileName(const QString& end) const;
    /// "div.results", "#text “Add to …”": a node in a few words.
    QString describe(NodeId node) const;

    /// Names a thread that reads a tree or the analysis: both stay until it has ended. It must end soon when
    /// documentChanged() or AnalysisRunner::analysisChanged() is told, and before the session goes.
    void addReader(const QFuture<void>& reader);
    /// Lets go of it when all readers have ended, on another thread.
    void keepForReaders(std::shared_ptr<void> value);

  signals:
    /// Whoever reads a tree on another thread gives it up before this returns: somebody is about to write
    /// into it, and waits.
    void readersUnwanted();
    /// Another page, or the other tree of it.
    void documentChanged();
    /// After documentChanged(), when it is the other tree of the same page.
    void sourceChanged();
    void sourceRefused(const QString& reason);
    /// Another tree is wanted(), or can be.
    void choiceChanged();
    /// The tree that is wanted() can be shown now.
    void switchReady();

  private:
    friend class PageSession; // which says in what order the parts of the session change
    friend class AnalysisRunner;
    void replace(Document document, const CapturedPage& page);
    void showWanted() { m_shown = m_wanted; }
    bool writeStyles(ComputedStyles styles);

    // They stay while another thread still reads them.
    std::shared_ptr<Document> m_rendered;
    std::shared_ptr<Document> m_source;
    std::optional<Error> m_sourceError; // why there is none
    PageSource m_shown = PageSource::Rendered;
    PageSource m_wanted = PageSource::Rendered;
    bool m_isSwitching = false;
    CapturedPage m_page;
    TreeComparison* m_comparison;
    std::vector<QFuture<void>> m_readers;
};

} // namespace tagseam

Q_DECLARE_METATYPE(tagseam::NodeId)
