// SPDX-License-Identifier: MIT
// Connects the pages on the screen with the session: captures go to the session, and its results come back.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

class CopyWriter;
class Explainer;
class LoadBar;
class PageLoader;
class PagePair;
class PageVersions;
struct PageAddress;
struct PageVersion;
class WorkBar;

/// Makes a captured page the document of the session. Writes and shows copies of the session's trees: the
/// pruned page, the source tree, and a page whose renderer is gone.
class Browser : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of the pages and of the progress bars.
    Browser(Explainer* explainer, QWidget* window);

    PageSession* session() const { return m_session; }
    PageLoader* loader() const { return m_loader; }
    CopyWriter* writer() const { return m_writer; }
    PagePair* pages() const { return m_pages; }
    LoadBar* loadBar() const { return m_loading; }
    WorkBar* stylesBar() const { return m_styling; }

    /// Loads a page. `options` are the options of its analysis from the time it is captured; without them the
    /// present options stay. If the page fails to load, the page before stays as it is. See
    /// PageLoader::load().
    void load(const PageAddress& address, const QByteArray& given = {},
              const std::optional<AnalysisOptions>& options = {});
    /// Shows a version of the page as it was captured, without scripts. A page that is being loaded is
    /// dropped.
    void showVersion(const PageVersion& version);
    /// Captures the live page as it is now. The selected node stays selected if it still exists.
    void takeAgain();
    /// Captures the live page again with or without its open shadow roots and frames. Later pages are
    /// captured in the same way.
    void setInsideOn(bool isOn);
    /// Sends settled() if the page has settled.
    void settle();

  signals:
    /// The page is captured, analysed, and shown in both forms: nothing changes by itself any longer.
    void settled();
    /// The pruned page is shown anew. Sent before settled().
    void prunedShown();
    void insideChanged(bool isOn);

  private:
    void connectLoader();
    void connectCopies();
    void connectStyles();
    void showEdited();
    void takeSource(Document* source);
    void tellFindings(const std::vector<Error>& findings);
    QString withFindings(const QString& hint) const;
    void take(Document* document);
    void tellRendered();
    std::string baseUrl() const;
    void showBeside();
    void besideShown();
    void showSource();
    void tellExcluded();
    void readStyles();
    void refuseStyles(const QString& why);

    PageSession* m_session;
    PageVersions* m_versions;
    PageLoader* m_loader;
    CopyWriter* m_writer;
    PagePair* m_pages;
    LoadBar* m_loading;
    WorkBar* m_styling;                       // shown while computed styles are read
    std::optional<AnalysisOptions> m_options; // for the page that is being loaded
    int m_ahead = 0;                          // number of the hint that the source tree is ahead
    QString m_findings;                       // sentences about the page that was read; empty for none
    // The other version that is written for the place of the pruned page; null if the pruned page is.
    std::shared_ptr<const Document> m_beside;
    bool m_isOtherServed = false; // the loader was given the other version, not the pruned page
    bool m_isOtherReady = false;  // it has shown that
    bool m_isSourceShown = false; // the loader's source page shows the source of the present page
};

} // namespace tagseam
