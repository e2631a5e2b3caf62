// SPDX-License-Identifier: MIT
// The trees of the page in the window, and which of them is shown.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/session/page/analysis.h"
#include "ui/session/page/treecomparison.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// The properties of a captured page, beside its tree.
struct CapturedPage {
    QString name{};                           ///< the name shown to the user
    QString address{};                        ///< the address it came from
    bool didScriptsRun = false;               ///< see diffTrees()
    bool isTakenAgain = false;                ///< another state of the same page, whose source stays
    bool isSourceThere = false;               ///< its source tree came first: see setSourceAhead()
    NodeId selected = noNode;                 ///< to be selected at once
    std::optional<AnalysisOptions> options{}; ///< options of its analysis; if not set, the present ones stay
};

/// Threads read the trees: a replaced tree is deleted when they have ended. See addReader().
class PageTrees : public QObject {
    Q_OBJECT

  public:
    explicit PageTrees(QObject* parent = nullptr);
    ~PageTrees() override;

    bool hasDocument() const { return m_rendered != nullptr || isSource(); }
    /// The tree that is analysed and shown.
    const Document& document() const { return isSource() ? *m_source : *m_rendered; }
    /// False also while the browser still builds the page: see PageSession::setSourceAhead().
    bool hasRendered() const { return m_rendered != nullptr; }
    /// The tree that the browser built, whichever tree is shown. Requires hasRendered().
    const Document& rendered() const { return *m_rendered; }
    /// The source tree. Requires hasSource().
    const Document& source() const { return *m_source; }
    PageSource shown() const { return m_shown; }
    /// True if document() is the source tree.
    bool isSource() const { return tagseam::isSource(m_shown); }
    /// The kind of the source tree that there is, or that is being read.
    PageSource sourceKind() const
    {
        return m_parser == Parser::Html5 ? PageSource::Source : PageSource::Libxml2;
    }
    bool hasSource() const { return m_source != nullptr; }
    bool hasBoth() const { return hasSource() && hasRendered(); }
    /// True while another tree than the one that is shown is wanted, and on its way.
    bool isSwitchDue() const { return m_wanted != m_shown && (hasBoth() || m_isReadAgain); }
    /// Both trees, for those who keep them when another page comes; null if there is none.
    std::shared_ptr<const Document> sharedRendered() const { return m_rendered; }
    std::shared_ptr<const Document> sharedSource() const { return m_source; }
    /// The tree that is shown. Requires hasDocument().
    std::shared_ptr<Document> sharedShown() const { return isSource() ? m_source : m_rendered; }
    /// True while documentChanged() is sent for the other tree, or an edited tree, of the same page.
    bool isSwitching() const { return m_isSwitching; }
    /// True if scripts could run in the rendered page.
    bool didScriptsRun() const { return m_page.didScriptsRun; }

    /// Sets the source tree of the page, or the reason why there is none.
    void setSource(Result<Document> source);
    /// The bytes of the page's source; nullptr where they are not known, as for a page of the web.
    std::shared_ptr<const std::string> bytes() const { return m_bytes; }
    /// Call it with setSource().
    void setBytes(const std::string& bytes)
    {
        m_bytes = bytes.empty() ? nullptr : std::make_shared<const std::string>(bytes);
    }
    /// The reason why there is no source tree; empty when there is one, or while it is being read.
    QString sourceProblem() const;
    /// The requested tree: the one shown, or one that is shown when both have been compared.
    PageSource wanted() const { return m_wanted; }
    /// Shows the given tree as soon as both are compared, so that the selected node and the range are
    /// replaced by their counterparts. If the tree does not exist, sourceRefused() is sent with the reason.
    void want(PageSource source);
    /// Returns the parser of the next page's source, which setSource() takes. `options`: those that come with
    /// the page.
    Parser beginSource(const std::optional<AnalysisOptions>& options);

    TreeComparison* comparison() const { return m_comparison; }
    /// The counterpart of a node of document() in the other tree; noNode when it has none, or when the two
    /// have not been compared: see comparison().
    NodeId counterpart(NodeId node) const;
    /// The rendered node for a node of document(), or noNode.
    NodeId inRendered(NodeId node) const { return isSource() ? counterpart(node) : node; }

    const QString& name() const { return m_page.name; }
    const QString& address() const { return m_page.address; }
    /// A file name made from the page: "shop.html" and "-plot.svg" make "shop-plot.svg".
    QString fileName(const QString& end) const;
    /// A short name of a node: "div.results", "#text “Add to …”".
    QString describe(NodeId node) const;
    static QString describe(const Document& document, NodeId node);

    /// Registers a thread that reads a tree or the analysis: both stay until it has ended. It must end soon
    /// after documentChanged() or AnalysisRunner::analysisChanged(), and before the session is destroyed.
    void addReader(const QFuture<void>& reader);
    /// Deletes the value on another thread when all readers have ended.
    void keepForReaders(std::shared_ptr<void> value);

    // --- for the session: see PageSession -------------------------------------------------------------
    /// Takes the rendered tree of another page, and the choice of the tree if options came with the page. No
    /// signal is sent.
    void replace(Document document, const CapturedPage& page);
    /// The same for a page that has only its source tree, until addRendered().
    void replaceBySource(Document source, const CapturedPage& page);
    /// The browser has built the page whose source tree is shown. The rendered tree follows as soon as both
    /// are compared, unless the source tree is wanted, or in use.
    void addRendered(Document document, const CapturedPage& page, bool isSourceInUse);
    /// Puts an edited tree in the place of the source tree, or of the rendered one. No signal is sent.
    void replaceTree(bool isSource, std::shared_ptr<Document> edited);
    /// Shows the tree that is wanted. No signal is sent.
    void showWanted() { m_shown = m_wanted; }
    /// Sends documentChanged() for another page, or for the other tree of the same page; and sourceChanged()
    /// where one of the trees, before or now, is a source tree.
    void report(bool isSamePage, bool isSourceBeforeOrNow);
    /// Gives the rendered tree its computed styles, for AnalysisRunner. Waits for threads that read the page.
    /// Returns true if the styles are of this page.
    bool writeStyles(ComputedStyles styles);

  signals:
    /// Receivers that read a tree on another thread must stop before this returns: the sender is about to
    /// write into the tree, and waits.
    void readersUnwanted();
    /// Another page, or the other tree of the page, is shown.
    void documentChanged();
    /// Sent after documentChanged() where one of the trees, before or now, is a source tree.
    void sourceChanged();
    void sourceRefused(const QString& reason);
    /// wanted() changed, or the trees that can be wanted.
    void choiceChanged();
    /// The wanted() tree can be shown now.
    void switchReady();
    /// The bytes of the page are to be read again: setSource() follows.
    void sourceWanted(tagseam::Parser parser);

  private:
    void readAgain(PageSource source);

    // Kept alive while another thread still reads them.
    std::shared_ptr<Document> m_rendered;
    std::shared_ptr<Document> m_source;
    std::shared_ptr<const std::string> m_bytes; // the source
    std::optional<Error> m_sourceError;         // the reason why there is no source tree
    PageSource m_shown = PageSource::Rendered;
    PageSource m_wanted = PageSource::Rendered;
    Parser m_parser = Parser::Html5; // requested for the source tree
    bool m_isReadAgain = false;      // setSource() follows
    bool m_isSourceInUse = false;    // m_wanted is Source for this page only
    bool m_isSwitching = false;
    CapturedPage m_page;
    TreeComparison* m_comparison;
    std::vector<QFuture<void>> m_readers;
};

} // namespace tagseam

Q_DECLARE_METATYPE(tagseam::NodeId)
