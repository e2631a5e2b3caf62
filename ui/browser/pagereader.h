// SPDX-License-Identifier: MIT
// Address -> the bytes of a page, or the pages there are to choose from; off the window's thread.
#pragma once

#include "core/archive/archive.h"
#include "core/base/limits.h"
#include "ui/browser/archivescheme.h"
#include "ui/browser/filebytes.h"
#include "ui/session/pageaddress.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace tagseam {

/// A page as it is to be shown, and as it was found.
struct PageContent {
    PageAddress address;      ///< the page's own: of a folder the file in it, of an archive with its entry
    std::string bytes;        ///< as served; unpacked
    std::string encodingHint; ///< from beside the bytes; empty when there is none
    std::string utf8;         ///< decoded
    std::string input;        ///< all of standard input, to read it again; else empty
    bool isXhtml = false;
    bool isCut = false; ///< packed bytes that ended early: the page is what was there
    /// Of an archive. Shared, as its parts are read on other threads, which may still do so when the next
    /// page has come.
    std::shared_ptr<const Archive> archive;
    std::size_t entry = 0;  ///< of the archive
    AddressIndex addresses; ///< likewise
};

/// One page of several.
struct PageChoice {
    PageAddress address;
    QString name;      ///< address or file name
    QString title;     ///< may be empty
    QString mediaType; ///< empty for files
    QString date;      ///< as the archive says it; empty for files
    int status = 0;    ///< of HTTP; 0 for files
    quint64 size = 0;  ///< bytes; 0 for files
};

struct PageChoices {
    PageAddress address; ///< of the archive or the folder
    std::vector<PageChoice> choices;
    std::string input; ///< see PageContent
};

/// A sentence when there is no page; it is empty when the reading was stopped.
using PageRead = std::variant<PageContent, PageChoices, QString>;

/// Reads, unpacks, chooses, decodes. `given`: the page itself, for what is not in a file (clipboard), or was
/// read before (standard input).
PageRead readPage(const PageAddress& address, const std::optional<std::string>& given, const Limits& limits,
                  const std::stop_token& stop, const ReadProgress& progress);

/// readPage() on a thread of its own. One at a time: the next call drops the one before.
class PageReader : public QObject {
    Q_OBJECT

  public:
    explicit PageReader(QObject* parent = nullptr);
    /// Waits until the thread has noticed, a tenth of a second for pipes and files.
    ~PageReader() override;

    void read(const PageAddress& address, std::optional<std::string> given, const Limits& limits);
    /// What is read is dropped: finished() will not come.
    void stop();
    bool isReading() const { return m_isReading; }

  signals:
    void progress(int percent);             ///< -1: nobody knows
    void finished(tagseam::PageRead* page); ///< to be moved from by the one receiver

  private:
    QThreadPool m_threads;
    QFutureWatcher<PageRead> m_watcher;
    std::stop_source m_stop;
    bool m_isReading = false;
};

} // namespace tagseam
