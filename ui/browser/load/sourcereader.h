// SPDX-License-Identifier: MIT
// Parses the bytes of a page outside the GUI thread.
#pragma once

#include "core/archive/archive.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/browser/load/pagerequest.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>

class QWebEnginePage;

namespace tagseam {

class SourceReader : public QObject {
    Q_OBJECT

  public:
    explicit SourceReader(QObject* parent = nullptr);
    /// Stops the parser as soon as it notices.
    ~SourceReader() override;

    /// An archive and the number of a page in it; no archive for a page by itself.
    struct Place {
        std::shared_ptr<const Archive> archive;
        std::size_t entry = 0;
    };
    /// Parses the bytes of a file or of an archive's page as they were read.
    void readBytes(Unpacked page, const std::string& encodingHint, const Limits& limits, const Place& place);
    /// Reads a web page: the page fetches its own address again, which mostly comes from its cache. Neither
    /// the page nor the window waits for the answer; scripts may be off. Fails for pages whose sandbox keeps
    /// them from reading themselves.
    void readWeb(QWebEnginePage* page, const Limits& limits, int patienceMilliseconds);
    /// Sets the parser of the next page.
    void setParser(Parser parser) { m_parser = parser; }
    /// Parses the bytes that were read last again. Fails if they are gone.
    void readAgain(Parser parser);
    /// Drops what is being read, and the bytes: read() will not be sent.
    void stop();
    bool isReading() const { return m_parsing.isPending(); }

  signals:
    void read(tagseam::Result<tagseam::Document>* source); ///< to be moved from by the one receiver

  private:
    void take(Unpacked page, const std::string& encodingHint, const Place& place);
    void parse();
    void fail(const Error& error);

    PendingRun<Result<Document>> m_parsing;
    PageRequest m_request;
    QString m_address;
    Limits m_limits;
    Parser m_parser = Parser::Html5;
    std::shared_ptr<const Unpacked> m_page; // once its bytes are read
    Place m_place;
    std::string m_encoding;  // from outside the page
    std::stop_source m_stop; // stops the parser
};

} // namespace tagseam
