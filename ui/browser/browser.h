// SPDX-License-Identifier: MIT
// Between the pages on the screen and the session: what is captured goes there, what it makes of it comes
// back.
#pragma once

#include "ui/session/pagesession.h"

#include <QObject>

#include <optional>
#include <string>

namespace tagseam {

class CopyWriter;
class Explainer;
class LoadBar;
struct PageAddress;
class PageLoader;
class PagePair;
class WorkBar;

/// A page that is captured becomes the session's document; copies of its trees are written and shown: the
/// pruned page, the tree of the source, and a page whose renderer is gone.
class Browser : public QObject {
    Q_OBJECT

  public:
    /// `window`: the parent of the pages and of the bars that show work.
    Browser(Explainer* explainer, QWidget* window);

    PageSession* session() const { return m_session; }
    PageLoader* loader() const { return m_loader; }
    CopyWriter* writer() const { return m_writer; }
    PagePair* pages() const { return m_pages; }
    LoadBar* loadBar() const { return m_loading; }
    WorkBar* stylesBar() const { return m_styling; }

    /// Loads a page. `options`: of its analysis, as soon as it is captured; none for those that there are.
    /// One that fails leaves the page before as it is. See PageLoader::load().
    void load(const PageAddress& address, const QByteArray& given = {},
              const std::optional<AnalysisOptions>& options = {});
    /// Captures the live page as it is now. The selected node stays selected, if it is still there.
    void takeAgain();
    /// Takes the live page again with its open shadow roots and frames, or without; so are later ones.
    void setInsideOn(bool isOn);
    /// Tells settled(), if that is so.
    void settle();

  signals:
    /// The page is captured, analysed, and shown in both forms: nothing more changes by itself.
    void settled();
    /// The pruned page is shown anew; before settled().
    void prunedShown();
    void insideChanged(bool isOn);

  private:
    void connectLoader();
    void connectCopies();
    void connectStyles();
    void take(Document* document);
    std::string baseUrl() const;
    void showSource();
    void tellExcluded();
    void readStyles();
    void refuseStyles(const QString& why);

    PageSession* m_session;
    PageLoader* m_loader;
    CopyWriter* m_writer;
    PagePair* m_pages;
    LoadBar* m_loading;
    WorkBar* m_styling;                       // while computed styles are read
    std::optional<AnalysisOptions> m_options; // of the page that is on its way
    bool m_isSourceShown = false;             // the loader's source page holds that of the present page
};

} // namespace tagseam
