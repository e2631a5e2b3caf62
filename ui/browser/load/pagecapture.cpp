// SPDX-License-Identifier: MIT
// Turns a shown page into a Document, chunk by chunk.
#include "ui/browser/load/pagecapture.h"

#include "core/page/snapshotbytes.h"

#include <QFile>
#include <QTimer>
#include <QVariant>
#include <QWebEngineScript>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

// One of the reasons that PageLoader translates.
constexpr const char* noAnswer = "the page did not answer";
constexpr double millisecondsPerElement = 0.12; // 1 % of the time of a processor that a dozen programs share
constexpr int turnMilliseconds = 150;           // time of the renderer between two signs of life

std::string joined(const QList<QByteArray>& chunks)
{
    std::size_t size = 0;
    for (const QByteArray& chunk : chunks)
        size += static_cast<std::size_t>(chunk.size());
    std::string bytes;
    bytes.reserve(size);
    for (const QByteArray& chunk : chunks)
        bytes.append(chunk.constData(), static_cast<std::size_t>(chunk.size()));
    return bytes;
}

} // namespace

PageCapture::PageCapture(QObject* parent) : QObject(parent)
{
    connect(&m_decoding, &QFutureWatcher<Result<Document>>::finished, this, [this] {
        if (!m_isRunning || m_decoding.future().resultCount() == 0)
            return;
        Result<Document> document = m_decoding.future().takeResult();
        if (!document) {
            fail(document.error());
            return;
        }
        m_isRunning = false;
        m_capture.document = *std::move(document);
        if (m_page)
            m_page->runJavaScript(QStringLiteral("tagseam.commit()"), QWebEngineScript::ApplicationWorld);
        Capture capture = std::exchange(m_capture, {});
        emit taken(&capture);
    });
    connect(&m_decodingStyles, &QFutureWatcher<Result<ComputedStyles>>::finished, this, [this] {
        if (!m_isRunning || m_decodingStyles.future().resultCount() == 0)
            return;
        Result<ComputedStyles> styles = m_decodingStyles.future().takeResult();
        if (!styles) {
            fail(styles.error());
            return;
        }
        m_isRunning = false;
        emit stylesRead(&*styles);
    });
}

// The script runs before the questions to a page. It is not kept among the scripts of the profile, because Qt
// WebEngine 6.4 does not pass these to the renderer that follows a terminated one.
QString PageCapture::inspector()
{
    QFile file(QStringLiteral(":/page/inspect.js"));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return QString::fromUtf8(file.readAll());
}

void PageCapture::take(QWebEnginePage* page, const CaptureOptions& options)
{
    begin(page);
    askIfThere(options);
}

// A question may never be answered if the browser puts the page in place meanwhile, so it is asked again.
void PageCapture::askIfThere(const CaptureOptions& options)
{
    constexpr int againMilliseconds = 250;
    QTimer::singleShot(againMilliseconds, this, [this, options, generation = m_generation] {
        if (generation == m_generation)
            askIfThere(options);
    });
    ask(QStringLiteral("Object.hasOwn(globalThis, 'isLeft') || location.href === 'about:blank'"),
        [this, options](const QVariant& isLeft) {
            if (isLeft.toBool()) {
                cancel();
                emit left();
                return;
            }
            ++m_generation; // the other questions need no answer
            askPage(options);
        });
}

void PageCapture::askPage(const CaptureOptions& options)
{
    m_page->runJavaScript(inspector(), QWebEngineScript::ApplicationWorld);
    // Asks first how large the page is: a small page that is silent for long hangs, a large one is at work.
    ask(QStringLiteral("tagseam.elementCount()"), [this](const QVariant& answer) {
        emit busyFor(static_cast<int>(answer.toDouble() * millisecondsPerElement));
    });
    const QString script = QStringLiteral("tagseam.capture({limit: %1, isInside: %2, kept: %3})")
                               .arg(options.limits.nodes)
                               .arg(options.isInside ? QLatin1String("true") : QLatin1String("false"))
                               .arg(options.kept == noNode ? 0 : options.kept.value);
    ask(script, [this, options](const QVariant& answer) {
        const QVariantList list = answer.toList();
        if (list.size() != 6) {
            fail({ErrorCode::BadSnapshot, {}, noAnswer});
            return;
        }
        m_capture.foreignFrames = list[2].toInt();
        m_capture.closedRoots = list[3].toInt();
        m_capture.excluded = list[5].toInt();
        const std::uint32_t kept = list[4].toUInt();
        m_capture.kept = kept == 0 ? noNode : NodeId{kept};
        askChunk(0, list[0].toInt(), [this, options] { decodePage(options); });
    });
}

void PageCapture::readStyles(QWebEnginePage* page, std::uint32_t nodes)
{
    begin(page);
    page->runJavaScript(inspector(), QWebEngineScript::ApplicationWorld);
    askStyles(true, nodes);
}

void PageCapture::askStyles(bool isFirst, std::uint32_t nodes)
{
    ask(QStringLiteral("tagseam.readStyles(%1, %2)")
            .arg(isFirst ? QLatin1String("true") : QLatin1String("false"))
            .arg(turnMilliseconds),
        [this, nodes](const QVariant& answer) {
            const QVariantList list = answer.toList();
            if (list.size() != 3) {
                fail({ErrorCode::BadSnapshot, {}, noAnswer});
                return;
            }
            const double done = list[1].toDouble() == 0 ? 1 : list[0].toDouble() / list[1].toDouble();
            const int chunks = list[2].toInt();
            if (chunks > 0) {
                askChunk(0, chunks, [this, nodes] { decodeStyleTable(nodes); });
            } else {
                emit progress(static_cast<int>(99 * done));
                askStyles(false, nodes);
            }
        });
}

void PageCapture::cancel()
{
    ++m_generation;
    m_isRunning = false;
    m_decoding.setFuture({}); // the result would be of a page that nobody waits for
    m_decodingStyles.setFuture({});
    m_chunks.clear();
    m_capture = {};
}

void PageCapture::begin(QWebEnginePage* page)
{
    cancel();
    m_page = page;
    m_isRunning = true;
}

void PageCapture::ask(const QString& script, const std::function<void(const QVariant&)>& answer)
{
    if (!m_page)
        return;
    // Answers may come when the receiver is gone: after a crash they wait until the page is deleted.
    const QPointer<PageCapture> guard(this);
    m_page->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                          [guard, answer, generation = m_generation](const QVariant& result) {
                              if (guard && generation == guard->m_generation)
                                  answer(result);
                          });
}

void PageCapture::askChunk(int number, int count, const std::function<void()>& then)
{
    emit progress(100 * number / std::max(1, count));
    if (number >= count) {
        then();
        return;
    }
    ask(QStringLiteral("tagseam.chunk(%1)").arg(number), [this, number, count, then](const QVariant& answer) {
        m_chunks.append(answer.toByteArray());
        askChunk(number + 1, count, then);
    });
}

void PageCapture::decodePage(const CaptureOptions& options)
{
    m_decoding.setFuture(
        QtConcurrent::run([chunks = std::exchange(m_chunks, {}), limits = options.limits]() mutable {
            const std::string bytes = joined(std::exchange(chunks, {}));
            return decodeSnapshot(bytes, limits);
        }));
}

void PageCapture::decodeStyleTable(std::uint32_t nodes)
{
    m_decodingStyles.setFuture(QtConcurrent::run([chunks = std::exchange(m_chunks, {}), nodes]() mutable {
        const std::string bytes = joined(std::exchange(chunks, {}));
        return decodeStyles(bytes, nodes);
    }));
}

void PageCapture::fail(const Error& error)
{
    cancel();
    emit failed(error);
}

} // namespace tagseam
