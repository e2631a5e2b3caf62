// SPDX-License-Identifier: MIT
// Turns a shown page into a Document and reads the computed styles of its elements. Both are fetched in
// chunks and decoded on another thread.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QWebEnginePage>

#include <functional>
#include <optional>
#include <string>

namespace tagseam {

struct CaptureOptions {
    Limits limits;
    bool isInside = false; ///< include open shadow roots and frames of the same origin
    NodeId kept = noNode;  ///< a node of the capture before, to be found again
};

/// The result of a capture.
struct Capture {
    Document document;
    int foreignFrames = 0; ///< not captured; counted only when frames are captured
    int closedRoots = 0;   ///< shadow roots that seem to exist and cannot be read; counted only when shadow
                           ///< roots are captured
    int excluded = 0;      ///< frames and open shadow roots with text, when they are not captured
    NodeId kept = noNode;  ///< the element of CaptureOptions::kept; noNode when it no longer exists
};

/// Does one thing at a time: a new request replaces the one that is under way. Blocks the window no longer
/// than it takes to copy one chunk of 1 MB.
class PageCapture : public QObject {
    Q_OBJECT

  public:
    explicit PageCapture(QObject* parent = nullptr);

    /// Captures the page as it is when its renderer gets to the request. The NodeIds of the page's elements
    /// stay those of the capture before until taken() is sent.
    void take(QWebEnginePage* page, const CaptureOptions& options);
    /// Reads the computed styles of the elements of the last capture. The renderer reads them in turns; if a
    /// script changes the page meanwhile, the styles that are read later change, too.
    void readStyles(QWebEnginePage* page, std::uint32_t nodes);
    void cancel();
    bool isRunning() const { return m_isRunning; }

    /// The script that answers the program's questions about a page. It is harmless to run it twice.
    static QString inspector();

  signals:
    /// The renderer will need this much time for its next answer on a slow machine, beyond the usual
    /// patience.
    void busyFor(int milliseconds);
    /// The page has answered, and this share of its answer has arrived. At 100 the page is not asked any
    /// more: only decoding is left.
    void progress(int percent);
    void taken(tagseam::Capture* capture);          ///< to be moved from by the one receiver
    void stylesRead(tagseam::ComputedStyles* read); ///< to be moved from by the one receiver
    /// The renderer shows the page before: the requested page never came.
    void left();
    void failed(const tagseam::Error& error);

  private:
    using Bytes = QList<QByteArray>;
    void begin(QWebEnginePage* page);
    void askIfThere(const CaptureOptions& options);
    void askPage(const CaptureOptions& options);
    void ask(const QString& script, const std::function<void(const QVariant&)>& answer);
    void askStyles(bool isFirst, std::uint32_t nodes);
    void askChunk(int number, int count, const std::function<void()>& then);
    void decodePage(const CaptureOptions& options);
    void decodeStyleTable(std::uint32_t nodes);
    void fail(const Error& error);

    QPointer<QWebEnginePage> m_page;
    Bytes m_chunks;
    Capture m_capture; // complete except for the document
    QFutureWatcher<Result<Document>> m_decoding;
    QFutureWatcher<Result<ComputedStyles>> m_decodingStyles;
    int m_generation = 0; // answers to an older question are dropped
    bool m_isRunning = false;
};

} // namespace tagseam
