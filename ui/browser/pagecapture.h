// SPDX-License-Identifier: MIT
// A shown page -> Document, and the computed styles of its elements: asked for in chunks, decoded on another
// thread.
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
    bool isInside = false; ///< with open shadow roots and frames of the same origin
    NodeId kept = noNode;  ///< of the capture before: who is it now?
};

/// What was taken of a page.
struct Capture {
    Document document;
    int foreignFrames = 0; ///< excluded; counted only when frames are taken
    int closedRoots = 0;   ///< shadow roots that seem to be there and cannot be seen; likewise
    int excluded = 0;      ///< frames and open shadow roots with text in them, when these are not taken
    NodeId kept = noNode;  ///< the element of CaptureOptions::kept; noNode when it is gone
};

/// One at a time: what is asked for while something is under way takes its place. The window is blocked for
/// no longer than one chunk of 1 MB takes to copy.
class PageCapture : public QObject {
    Q_OBJECT

  public:
    explicit PageCapture(QObject* parent = nullptr);

    /// Takes the page as it is at the moment in which its renderer comes to it. NodeIds of the page's
    /// elements stay those of the capture before until taken() is sent.
    void take(QWebEnginePage* page, const CaptureOptions& options);
    /// For the elements of the last capture. The renderer reads them in turns; a script that changes the page
    /// meanwhile changes the styles read after it.
    void readStyles(QWebEnginePage* page, std::uint32_t nodes);
    void cancel();
    bool isRunning() const { return m_isRunning; }

    /// The script that answers the program's questions about a page; harmless when it ran already.
    static QString inspector();

  signals:
    /// The renderer will need this long for its next answer on a slow machine, above what it always may take.
    void busyFor(int milliseconds);
    /// The page has answered, and that much of its answer is here. At 100 it is asked no more: what is left
    /// is decoding.
    void progress(int percent);
    void taken(tagseam::Capture* capture);          ///< to be moved from by the one receiver
    void stylesRead(tagseam::ComputedStyles* read); ///< likewise
    /// The renderer shows the page before: the one that was asked for never came.
    void left();
    void failed(const tagseam::Error& error);

  private:
    using Bytes = QList<QByteArray>;
    void begin(QWebEnginePage* page);
    void askPage(const CaptureOptions& options);
    void ask(const QString& script, const std::function<void(const QVariant&)>& answer);
    void askStyles(bool isFirst, std::uint32_t nodes);
    void askChunk(int number, int count, const std::function<void()>& then);
    void decodePage(const CaptureOptions& options);
    void decodeStyleTable(std::uint32_t nodes);
    void fail(const Error& error);

    QPointer<QWebEnginePage> m_page;
    Bytes m_chunks;
    Capture m_capture; // but for the document
    QFutureWatcher<Result<Document>> m_decoding;
    QFutureWatcher<Result<ComputedStyles>> m_decodingStyles;
    int m_generation = 0; // answers to an older question are dropped
    bool m_isRunning = false;
};

} // namespace tagseam
