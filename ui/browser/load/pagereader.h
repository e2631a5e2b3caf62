// SPDX-License-Identifier: MIT
// Reads the bytes of a page, or the list of pages to choose from, outside the GUI thread.
#pragma once

#include "core/archive/archive.h"
#include "core/base/limits.h"
#include "ui/browser/guard/archivescheme.h"
#include "ui/browser/guard/filebytes.h"
#include "ui/session/page/pageaddress.h"

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

/// A page as it is to be shown, and as it was read.
struct PageContent {
    PageAddress
        address;       ///< the page's own address: for a folder the file in it, for an archive with its entry
    std::string bytes; ///< as served; unpacked
    std::string encodingHint; ///< the encoding declared outside the bytes; empty when there is none
    std::string utf8;         ///< decoded
    std::string input;        ///< all of standard input, to read it again; otherwise empty
    bool isXhtml = false;
    std::vector<Error> findings; ///< as Unpacked::findings
    /// The archive of the page. It is shared, because its parts are read on other threads, which may still
    /// run when the next page has come.
    std::shared_ptr<const Archive> archive;
    std::size_t entry = 0;  ///< the entry in the archive
    AddressIndex addresses; ///< the addresses of the archive
};

/// One page of several.
struct PageChoice {
    PageAddress address;
    QString name;      ///< address or file name
    QString title;     ///< may be empty
    QString mediaType; ///< empty for files
    QString date;      ///< as the archive has it; empty for files
    int status = 0;    ///< HTTP status; 0 for files
    quint64 size = 0;  ///< in bytes; 0 for files
};

struct PageChoices {
    PageAddress address; ///< address of the page in the archive or the folder
    std::vector<PageChoice> choices;
    std::string input; ///< see PageContent
    QString damage{};  ///< the fault of a damaged archive, see Archive::problem(); usually empty
};

/// A page, a list of pages, or an error message; the message is empty when reading was stopped.
using PageRead = std::variant<PageContent, PageChoices, QString>;

/// Reads, decompresses, selects and decodes a page. `given` is the page itself if it is not in a file
/// (clipboard) or was read before (standard input).
PageRead readPage(const PageAddress& address, const std::optional<std::string>& given, const Limits& limits,
                  const std::stop_token& stop, const ReadProgress& progress);

/// Runs readPage() on a thread of its own. One at a time: the next call drops the one before.
class PageReader : public QObject {
    Q_OBJECT

  public:
    explicit PageReader(QObject* parent = nullptr);
    /// Waits until the thread has noticed the stop, a tenth of a second for pipes and files.
    ~PageReader() override;

    void read(const PageAddress& address, std::optional<std::string> given, const Limits& limits);
    /// Drops what is being read: finished() will not be sent.
    void stop();
    bool isReading() const { return m_isReading; }

  signals:
    void progress(int percent);             ///< -1 when unknown
    void finished(tagseam::PageRead* page); ///< to be moved from by the one receiver

  private:
    QThreadPool m_threads;
    QFutureWatcher<PageRead> m_watcher;
    std::stop_source m_stop;
    bool m_isReading = false;
};

} // namespace tagseam
