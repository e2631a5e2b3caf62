// SPDX-License-Identifier: MIT
// The address by which a page is opened.
#include "ui/session/page/pageaddress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHostAddress>
#include <QRegularExpression>
#include <QStringDecoder>

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace tagseam {

namespace {

constexpr QLatin1String clipboardText("clipboard:");
constexpr QLatin1String inputText("-");
constexpr QLatin1String sampleScheme("sample:");
constexpr QLatin1String sampleFolder(":/samples/");
constexpr QLatin1String entryPrefix("entry=");

std::optional<QString> utf8(std::string_view bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString text = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    // A file name may itself contain U+FFFD: encoding must give the same bytes again.
    const bool isSame = !decoder.hasError() &&
                        text.toUtf8() == QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return isSame ? std::optional(text) : std::nullopt;
}

// True if the text shows which characters it contains.
bool isPlain(const QString& text)
{
    static const QRegularExpression hidden(
        QStringLiteral("[\\x{00}-\\x{1f}\\x{7f}-\\x{9f}\\x{200b}-\\x{200f}\\x{2028}-\\x{202e}"
                       "\\x{2060}-\\x{2069}\\x{feff}]|^\\s|\\s$"));
    return !text.contains(hidden);
}

// Removes ".", ".." and double slashes, which URLs do not keep. ".." applies to the target of a link, so such
// a link is resolved; others stay as they are.
std::string cleanPath(std::string_view path)
{
    const bool isFolder = path.ends_with('/');
    std::string clean;
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(part.size() + 1, path.size()));
        if (part == "..") {
            std::error_code problem;
            if (std::filesystem::is_symlink(clean, problem)) {
                const std::string target = std::filesystem::canonical(clean, problem).string();
                clean = problem ? clean : target;
            }
            clean.erase(std::min(clean.rfind('/'), clean.size()));
        } else if (!part.empty() && part != ".") {
            (clean += '/') += part;
        }
    }
    return clean.empty() || isFolder ? clean + '/' : clean;
}

std::string absolutePath(const std::string& path)
{
    if (path.starts_with('/'))
        return cleanPath(path);
    std::error_code problem;
    const std::filesystem::path folder = std::filesystem::current_path(problem);
    return problem ? path : cleanPath((folder / path).string());
}

bool exists(const std::string& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0;
}

// "example.org/x", "localhost:8080": texts that browsers take for an address, too.
bool looksLikeHost(const QString& text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(\\[[0-9a-f:.]+\\]|[\\p{L}\\p{N}._-]+)(:\\d{1,5})?([/?#]|$)"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch() || text.contains(QRegularExpression(QStringLiteral("\\s"))))
        return false;
    const QString host = match.captured(1).toLower();
    if (host == QLatin1String("localhost") || host.startsWith('[') || !match.captured(2).isEmpty())
        return true;
    static const QRegularExpression pageName(QStringLiteral("\\.(x?html?|xht|mht(ml)?|warc|gz|txt|xml)$"));
    const bool isFileName = match.captured(3).isEmpty() && host.contains(pageName);
    return host.contains(QRegularExpression(QStringLiteral("[^.]\\.[^.]"))) && !isFileName;
}

PageAddress guessedWeb(const QString& text)
{
    PageAddress address;
    const QString host = QUrl(QStringLiteral("http://") + text).host();
    // A machine without a name probably has no certificate.
    const bool isBare = host == QLatin1String("localhost") || !QHostAddress(host).isNull();
    address.kind = PageAddress::Kind::Web;
    address.url = QUrl((isBare ? QStringLiteral("http://") : QStringLiteral("https://")) + text);
    address.isGuessed = !isBare;
    return address;
}

PageAddress fromFileUrl(const QUrl& url)
{
    if (!url.host().isEmpty() && url.host() != QLatin1String("localhost")) {
        PageAddress address;
        address.kind = PageAddress::Kind::Unknown;
        address.scheme = QStringLiteral("file://") + url.host();
        return address;
    }
    const QString fragment = url.fragment(QUrl::FullyEncoded);
    const QString entry = fragment.startsWith(entryPrefix)
                              ? QUrl::fromPercentEncoding(fragment.mid(entryPrefix.size()).toLatin1())
                              : QString();
    return PageAddress::ofFile(
        QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()).toStdString(), entry);
}

PageAddress ofKind(PageAddress::Kind kind)
{
    PageAddress address;
    address.kind = kind;
    return address;
}

} // namespace

PageAddress PageAddress::ofFile(const std::string& path, const QString& entry)
{
    PageAddress address = ofKind(PageAddress::Kind::File);
    address.path = absolutePath(path);
    address.entry = entry;
    return address;
}

PageAddress PageAddress::fromText(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return {};
    if (trimmed == inputText || trimmed.startsWith(inputText + '#' + entryPrefix)) {
        PageAddress address = ofKind(PageAddress::Kind::StandardInput);
        address.entry = QUrl::fromPercentEncoding(trimmed.section(entryPrefix, 1).toLatin1());
        return address;
    }
    if (trimmed == clipboardText)
        return ofKind(PageAddress::Kind::Clipboard);
    const bool isSample = trimmed.startsWith(sampleScheme);
    if (isSample || trimmed.startsWith(QLatin1String(":/"))) {
        const QString path = isSample ? sampleFolder + trimmed.mid(sampleScheme.size()) + ".html" : trimmed;
        PageAddress address = ofKind(PageAddress::Kind::Resource);
        address.path = ':' + QDir::cleanPath(path.mid(1)).toStdString();
        return address;
    }
    if (const QUrl url(trimmed); isWebUrl(url) && !url.host().isEmpty()) {
        PageAddress address = ofKind(PageAddress::Kind::Web);
        address.url = url;
        return address;
    }
    if (trimmed.startsWith(QLatin1String("file:"), Qt::CaseInsensitive))
        return fromFileUrl(QUrl(trimmed));
    if (trimmed.startsWith(QLatin1String("~/")))
        return ofFile(qEnvironmentVariable("HOME").toStdString() + trimmed.mid(1).toStdString());
    for (const QString& each : {text, trimmed}) { // a name may end in a space
        if (exists(absolutePath(each.toStdString())))
            return ofFile(each.toStdString());
    }
    static const QRegularExpression withScheme(QStringLiteral("^([a-z][a-z0-9+.-]*):(?!\\d{1,5}([/?#]|$))"),
                                               QRegularExpression::CaseInsensitiveOption);
    if (const QRegularExpressionMatch match = withScheme.match(trimmed); match.hasMatch()) {
        PageAddress address = ofKind(PageAddress::Kind::Unknown);
        address.scheme = match.captured(1).toLower() + ':';
        return address;
    }
    if (!trimmed.startsWith('/') && !trimmed.startsWith('.') && looksLikeHost(trimmed))
        return guessedWeb(trimmed);
    return ofFile(trimmed.toStdString());
}

QString PageAddress::textOf(std::string_view bytes)
{
    return utf8(bytes).value_or(ofFile(std::string(bytes)).text());
}

QString PageAddress::text() const
{
    switch (kind) {
    case PageAddress::Kind::None:
        return {};
    case PageAddress::Kind::Web:
        return url.toString(QUrl::FullyEncoded);
    case PageAddress::Kind::Resource:
        return QString::fromStdString(path);
    case PageAddress::Kind::Clipboard:
        return clipboardText;
    case PageAddress::Kind::Unknown:
        return scheme;
    case PageAddress::Kind::StandardInput:
    case PageAddress::Kind::File:
        break;
    }
    const QString fragment =
        entry.isEmpty() ? QString() : '#' + entryPrefix + QString::fromLatin1(QUrl::toPercentEncoding(entry));
    if (kind == PageAddress::Kind::StandardInput)
        return inputText + fragment;
    const std::optional<QString> plain = utf8(path);
    if (plain && entry.isEmpty() && plain->startsWith('/') && isPlain(*plain))
        return *plain;
    return fileUrl(path) + fragment;
}

QString PageAddress::shownText() const
{
    QString shown = text();
    if (kind == PageAddress::Kind::Resource && shown.startsWith(sampleFolder))
        shown = sampleScheme + QString::fromStdString(std::filesystem::path(path).stem().string());
    return shown;
}

QString PageAddress::name() const
{
    if (kind == PageAddress::Kind::StandardInput)
        return QCoreApplication::translate("PageAddress", "standard input");
    if (kind != PageAddress::Kind::File && kind != PageAddress::Kind::Resource)
        return text();
    const std::string name = std::filesystem::path(path).filename().string();
    return elided(
        QString::fromStdString(name.empty() ? path : name)); // bytes that are not UTF-8 become U+FFFD
}

QString fileUrl(std::string_view path)
{
    const QByteArray bytes(path.data(), static_cast<qsizetype>(path.size()));
    return QStringLiteral("file://") + QString::fromLatin1(bytes.toPercentEncoding("/"));
}

bool isWebUrl(const QUrl& url)
{
    return url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"); // lower case
}

QString decodedPath(const std::string& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path));
}

QString elided(const QString& text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    return text.left(longest / 2) + QStringLiteral("…") + text.right(longest - longest / 2 - 1);
}

} // namespace tagseam
