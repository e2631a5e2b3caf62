// SPDX-License-Identifier: MIT
// Saves the page that is shown to files: as an archive with its resources, or pruned. Copies the pruned page.
#pragma once

#include "core/compare/editedsource.h"

#include <QObject>

#include <optional>
#include <string>

namespace tagseam {

class Browser;
class Archiver;
class Explainer;
class PageSession;
class WorkBar;

class PageSaver : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of its dialogs and of the progress bar.
    PageSaver(Browser* browser, const Explainer* explainer, QWidget* window);
    Archiver* archiver() const { return m_archiver; }
    WorkBar* bar() const { return m_archiving; }
    /// Asks for a file and saves the captured page into it as MHTML: see Archiver. Loading another page stops
    /// it.
    void archive();
    /// Asks for a file and saves the pruned page into it.
    void savePruned();
    /// Asks for a file and saves the page with its edits into it: its source with the edits where each of
    /// them has a place there, else the tree that is shown.
    void saveEdited();
    /// Copies the edits: as a list, as arguments of the command line, and as a patch of the source.
    void copyChanges();
    enum class Format { Text, Markdown, Html };
    /// Copies the pruned page to the clipboard as `tagseam-cli prune` prints it.
    void copyPruned(Format format);

  private:
    std::string pruned(Format format) const;
    std::optional<EditedSource> editedSource() const;

    Browser* m_browser;
    const Explainer* m_explainer;
    PageSession* m_session;
    QWidget* m_window;
    Archiver* m_archiver;
    WorkBar* m_archiving;
};

} // namespace tagseam
