// SPDX-License-Identifier: MIT
// Parses the bytes of a page with libxml2, outside the GUI thread.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/browser/load/pagerequest.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>

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

    /// Parses the bytes of a file as they were read.
    void readBytes(std::string bytes, const std::string& encodingHint, const Limits& limits);
    /// Reads a web page: the page fetches its own address again, which mostly comes from its cache. Neither
    /// the page nor the window waits for the answer; scripts may be off. Fails for pages whose sandbox keeps
    /// them from reading themselves.
    void readWeb(QWebEnginePage* page, const Limits& limits, int patienceMilliseconds);
    /// Drops what is being read: read() will not be sent.
    void stop();
    bool isReading() const { return m_parsing.isPending(); }

  signals:
    void read(tagseam::Result<tagseam::Document>* source); ///< to be moved from by the one receiver

  private:
    void parse(std::string bytes, const std::string& encodingHint);

    PendingRun<Result<Document>> m_parsing;
    PageRequest m_request;
    QString m_address;
    Limits m_limits;
    std::stop_source m_stop; // stops the parser
};

} // namespace tagseam
