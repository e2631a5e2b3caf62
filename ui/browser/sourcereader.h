// SPDX-License-Identifier: MIT
// The bytes of a page -> what libxml2 makes of them, off the window's thread.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/widgets/pendingrun.h"

#include <QPointer>
#include <QString>
#include <QTimer>

#include <stop_token>
#include <string>

class QWebEnginePage;

namespace tagseam {

class SourceReader : public QObject {
    Q_OBJECT

  public:
    explicit SourceReader(QObject* parent = nullptr);
    /// Ends the parser, as soon as it notices.
    ~SourceReader() override;

    /// Of a file: the bytes as they were read.
    void readBytes(std::string bytes, const std::string& encodingHint, const Limits& limits);
    /// Of a page of the network: asks it for its own address again, which mostly comes from its cache.
    /// Neither the page nor the window waits for the answer; scripts may be off. Fails for pages that a
    /// sandbox keeps from reading themselves.
    void readWeb(QWebEnginePage* page, const Limits& limits, int patienceMilliseconds);
    /// What is read is dropped: read() will not come.
    void stop();

  signals:
    void read(tagseam::Result<tagseam::Document>* source); ///< to be moved from by the one receiver

  private:
    void ask();
    void fail(const char* reason);
    void parse(std::string bytes, const std::string& encodingHint);

    PendingRun<Result<Document>> m_parsing;
    QPointer<QWebEnginePage> m_page;
    QString m_address;
    Limits m_limits;
    Delay m_again;
    QTimer m_late;           // whether the page answers or not
    std::stop_source m_stop; // of the parser
    int m_generation = 0;
};

} // namespace tagseam
