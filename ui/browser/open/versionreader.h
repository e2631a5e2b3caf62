// SPDX-License-Identifier: MIT
// Reads another version of the page that is shown, without showing it.
#pragma once

#include "ui/session/questions/pageversions.h"

#include <QObject>

#include <memory>
#include <optional>

class QWebEngineView;

namespace tagseam {

class Browser;
class LoadBar;
class PageLoader;

/// Loads a page as the loader of the window would, with the permissions of the page that is shown, and
/// compares the page with it: see PageVersions::compareWith(). GUI thread only.
class VersionReader : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of its dialogs and of the progress bar.
    VersionReader(Browser* browser, PageVersions* versions, QWidget* window);
    ~VersionReader() override;

    LoadBar* bar() const { return m_bar; }
    /// Asks for a file, or an address, and reads it.
    void chooseFile();
    void chooseAddress();
    /// Reads a page. What is being read is dropped. Failures are said by the notifier; an address is refused
    /// while the page that is shown has no permission to use the network.
    void read(const PageAddress& place);
    bool isReading() const { return m_loader != nullptr; }
    /// Loads the page that is being read; null if none is.
    PageLoader* loader() const { return m_loader.get(); }
    /// Drops what is being read.
    void cancel();

  signals:
    /// The page is compared with what was read.
    void compared();

  private:
    void take(Document document);
    void finish(std::shared_ptr<const Document> source);
    void fail(const QString& sentence);

    Browser* m_browser;
    PageVersions* m_versions;
    QWidget* m_window;
    LoadBar* m_bar;
    std::unique_ptr<QWebEngineView> m_view; // gives the page a width
    std::unique_ptr<PageLoader> m_loader;   // exists while a page is being read
    std::optional<PageVersion> m_read;      // captured; its source is being read
    QString m_address;                      // the page that is shown, when reading began
    QString m_typed;                        // the address that was given last
};

} // namespace tagseam
