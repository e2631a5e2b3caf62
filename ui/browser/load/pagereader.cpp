// SPDX-License-Identifier: MIT
// Reads the bytes of a page from its address. Everything except PageReader itself runs outside the GUI
// thread.
#include "ui/browser/load/pagereader.h"

#include "core/archive/contentencoding.h"
#include "core/archive/mimeheader.h"
#include "core/base/encoding.h"
#include "core/base/prescan.h"
#include "core/page/pagenames.h"
#include "core/page/snapshotbytes.h"
#include "ui/widgets/errortext.h"

#include <QCoreApplication>
#include <QFile>
#include <QMetaObject>
#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

namespace {

class Reader { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(PageReader)
};

QString wordingOf(const Error& error, const PageAddress& address)
{
    return errorText(error, elided(address.shownText()));
}

PageRead decoded(PageContent content)
{
    if (!content.address.encoding.empty()) // an encoding that the user named takes precedence, as in core
        content.encodingHint = content.address.encoding;
    if (content.encodingHint.empty() && content.isXhtml)
        content.encodingHint = declaredXmlEncoding(content.bytes);
    if (!content.encodingHint.empty() && !isKnownEncoding(content.encodingHint))
        content.encodingHint.clear();
    if (isSnapshot(content.bytes))
        return wordingOf({ErrorCode::BrowserTree, {}, {}}, content.address);
    Result<DecodedText> text = decodeText(content.bytes, content.encodingHint);
    if (!text)
        return wordingOf(text.error(), content.address);
    content.utf8 = std::move(text->utf8);
    return content;
}

PageAddress withEntry(PageAddress address, const QString& entry)
{
    address.entry = entry;
    return address;
}

PageChoices archiveChoices(const Archive& archive, const PageAddress& address)
{
    const auto text = [](const std::string& bytes) { return QString::fromStdString(bytes); };
    PageChoices result{address, {}, {}, reasonText(archive.problem())};
    for (std::size_t i = 0; i < archive.entries().size(); ++i) {
        const ArchiveEntry& entry = archive.entries()[i];
        if (!entry.isPage)
            continue;
        const QString number = QString::number(i + 1); // the number that `tagseam-cli entries` shows
        result.choices.push_back({withEntry(address, number), text(entry.url), text(entry.title),
                                  text(entry.mediaType), text(entry.date), entry.status, entry.size});
    }
    return result;
}

// A number is that of a page; an address may lead to any entry.
std::optional<std::size_t> pageNamed(const Archive& archive, const QString& name)
{
    const std::optional<std::size_t> found = archive.findNamed(name.toStdString());
    bool isNumber = false;
    name.toUInt(&isNumber);
    return found && isNumber && !archive.entries()[*found].isPage ? std::nullopt : found;
}

PageRead fromArchive(Result<Archive> read, const PageAddress& address)
{
    if (!read)
        return wordingOf(read.error(), address);
    PageContent content;
    content.address = address;
    content.archive = std::make_shared<const Archive>(*std::move(read));
    std::optional<std::size_t> entry = content.archive->mainPage();
    if (!address.entry.isEmpty())
        entry = pageNamed(*content.archive, address.entry);
    else if (!entry) {
        PageChoices choices = archiveChoices(*content.archive, address);
        if (!choices.choices.empty())
            return choices;
    }
    if (!entry && address.entry.isEmpty())
        return Reader::tr("%1 is an archive without an HTML page.").arg(elided(address.shownText()));
    if (!entry)
        return Reader::tr("%1 has no page '%2'; it has %n page(s).", nullptr,
                          static_cast<int>(archiveChoices(*content.archive, address).choices.size()))
            .arg(address.name(), elided(address.entry));
    Result<Unpacked> unpacked = content.archive->content(*entry);
    if (!unpacked)
        return wordingOf(unpacked.error(), address);
    const ArchiveEntry& found = content.archive->entries()[*entry];
    content.entry = *entry;
    content.addresses = indexAddresses(*content.archive);
    content.bytes = std::move(unpacked->bytes);
    content.findings = std::move(unpacked->findings);
    content.encodingHint = found.charset;
    content.isXhtml = isXhtmlType(found.mediaType);
    return decoded(std::move(content));
}

PageRead fromBytes(std::string packed, const PageAddress& address, const Limits& limits)
{
    Result<Unpacked> unpacked = unpackGzip(std::move(packed), limits.bytes);
    if (!unpacked)
        return wordingOf(unpacked.error(), address);
    if (Archive::isArchive(std::string_view(unpacked->bytes).substr(0, Archive::frontSize)))
        return fromArchive(Archive::read(std::move(unpacked->bytes), limits), address);
    if (!address.entry.isEmpty())
        return Reader::tr("%1 is neither MHTML nor WARC: it has no entries.")
            .arg(elided(address.shownText()));
    PageContent content;
    content.address = address;
    content.bytes = std::move(unpacked->bytes);
    content.findings = std::move(unpacked->findings);
    content.isXhtml = isXhtmlName(address.name().toStdString());
    return decoded(std::move(content));
}

PageRead fromFile(const PageAddress& address, const Limits& limits, const std::stop_token& stop,
                  const ReadProgress& progress)
{
    // An archive may be larger than memory, so it is read record by record.
    if (Archive::isArchive(firstBytes(address.path, Archive::frontSize)))
        return fromArchive(Archive::open(address.path, limits), address);
    BytesRead read = readFileBytes(address.path, {limits.bytes, limits.seconds}, stop, progress);
    if (auto* problem = std::get_if<QString>(&read))
        return std::move(*problem);
    if (stop.stop_requested())
        return QString();
    return fromBytes(std::get<std::string>(std::move(read)), address, limits);
}

// Standard input can be read only once.
PageRead fromInput(const PageAddress& address, const Limits& limits, const std::stop_token& stop,
                   const ReadProgress& progress)
{
    BytesRead read = readFileBytes("-", {limits.bytes, limits.seconds}, stop, progress);
    if (auto* problem = std::get_if<QString>(&read))
        return std::move(*problem);
    std::string input = std::get<std::string>(std::move(read));
    PageRead page = fromBytes(input, address, limits);
    if (auto* content = std::get_if<PageContent>(&page))
        content->input = std::move(input);
    else if (auto* choices = std::get_if<PageChoices>(&page))
        choices->input = std::move(input);
    return page;
}

PageRead fromFolder(const PageAddress& address, const Limits& limits, const std::stop_token& stop,
                    const ReadProgress& progress)
{
    const std::vector<std::string> pages = pagesOfFolder(address.path);
    if (pages.size() == 1)
        return fromFile(PageAddress::ofFile(pages.front(), address.entry), limits, stop, progress);
    if (pages.empty())
        return Reader::tr("%1 is a folder, not a page, and it contains no page.")
            .arg(elided(address.shownText()));
    PageChoices result{address, {}, {}};
    for (const std::string& path : pages) {
        const PageAddress page = PageAddress::ofFile(path);
        result.choices.push_back({page, page.name(), {}, {}, {}, 0, 0});
    }
    return result;
}

PageRead fromResource(const PageAddress& address, const Limits& limits)
{
    QFile file(QString::fromStdString(address.path));
    if (!file.exists())
        return Reader::tr("There is no sample %1. The File menu lists the samples.")
            .arg(elided(address.shownText()));
    if (!file.open(QIODevice::ReadOnly))
        return wordingOf({ErrorCode::CannotRead, {}, file.errorString().toStdString()}, address);
    return fromBytes(file.readAll().toStdString(), address, limits);
}

} // namespace

PageRead readPage(const PageAddress& address, const std::optional<std::string>& given, const Limits& limits,
                  const std::stop_token& stop, const ReadProgress& progress)
{
    if (given)
        return fromBytes(*given, address, limits);
    if (address.kind == PageAddress::Kind::Resource)
        return fromResource(address, limits);
    if (address.kind == PageAddress::Kind::StandardInput)
        return fromInput(address, limits, stop, progress);
    if (isFolder(address.path))
        return fromFolder(address, limits, stop, progress);
    return fromFile(address, limits, stop, progress);
}

PageReader::PageReader(QObject* parent) : QObject(parent)
{
    // A thread that waits for a pipe until it notices its stop must not block the next one.
    m_threads.setMaxThreadCount(8);
    connect(&m_watcher, &QFutureWatcher<PageRead>::finished, this, [this] {
        if (!std::exchange(m_isReading, false))
            return;
        PageRead page = m_watcher.future().takeResult();
        emit finished(&page);
    });
}

PageReader::~PageReader()
{
    stop();
    m_threads.waitForDone();
}

void PageReader::read(const PageAddress& address, std::optional<std::string> given, const Limits& limits)
{
    stop();
    m_stop = std::stop_source();
    m_isReading = true;
    // This object outlives the thread: the destructor waits.
    m_watcher.setFuture(QtConcurrent::run(
        &m_threads, [this, address, given = std::move(given), limits, token = m_stop.get_token()] {
            return readPage(address, given, limits, token, [&](int percent) {
                QMetaObject::invokeMethod(this, [this, percent, token] {
                    if (!token.stop_requested())
                        emit progress(percent);
                });
            });
        }));
}

void PageReader::stop()
{
    m_stop.request_stop();
    m_isReading = false;
    m_watcher.setFuture({});
}

} // namespace tagseam
