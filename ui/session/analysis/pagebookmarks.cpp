// SPDX-License-Identifier: MIT
// The bookmarks of a page with their notes.
#include "ui/session/analysis/pagebookmarks.h"

#include "ui/session/page/savefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <utility>

namespace tagseam {

namespace {

const QString dialect = QStringLiteral("tagseam.bookmarks/1");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

PageBookmarks::PageBookmarks(Notifier* notifier, QObject* parent) : QObject(parent), m_notifier(notifier) {}

QString PageBookmarks::pathOf(const PageAddress& page)
{
    const QString suffix = QStringLiteral(".bookmarks.json");
    if (page.kind == PageAddress::Kind::File && page.entry.isEmpty())
        return decodedPath(page.path) + suffix;
    const QByteArray name = QCryptographicHash::hash(page.text().toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/bookmarks/") +
           QString::fromLatin1(name) + suffix;
}

void PageBookmarks::open(const PageAddress& page)
{
    m_path = pathOf(page);
    m_bytes = contentOf(m_path);
    m_all.clear();
    m_problem.clear();
    if (QFile file(m_path); file.exists() && !file.open(QIODevice::ReadOnly))
        m_problem = tr("The bookmarks in %1 cannot be read: %2. The file is not changed.")
                        .arg(m_path, file.errorString());
    else if (!m_bytes.isEmpty())
        m_problem = read(m_bytes);
    if (!m_problem.isEmpty())
        m_notifier->refuse(m_problem);
    emit changed();
}

// Returns an error message; empty on success.
QString PageBookmarks::read(const QByteArray& bytes)
{
    QJsonParseError problem{};
    const QJsonObject json = QJsonDocument::fromJson(bytes, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return tr("The bookmarks in %1 cannot be read: %2. The file is not changed.")
            .arg(m_path, problem.errorString());
    if (json.value(QLatin1String("dialect")) != dialect)
        return tr("%1 has no bookmarks that this version can read. The file is not changed.").arg(m_path);
    const QJsonArray bookmarks = json.value(QLatin1String("bookmarks")).toArray();
    for (const auto& each : bookmarks) {
        const MarkedAddress marked = splitBookmark('#' + each[QLatin1String("bookmark")].toString());
        if (!marked.bad.isEmpty())
            return tr("The bookmarks in %1 cannot be read: “%2” is not a valid part of a bookmark. The file "
                      "is not "
                      "changed.")
                .arg(m_path, marked.bad);
        m_all.push_back({marked.bookmark, each[QLatin1String("note")].toString()});
    }
    return {};
}

void PageBookmarks::add(NotedBookmark bookmark)
{
    m_all.push_back(std::move(bookmark));
    save();
}

void PageBookmarks::setNote(std::size_t bookmark, const QString& note)
{
    if (m_all[bookmark].note == note)
        return;
    m_all[bookmark].note = note;
    save();
}

void PageBookmarks::remove(std::size_t bookmark)
{
    m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(bookmark));
    save();
}

void PageBookmarks::save()
{
    emit changed();
    if (m_problem.isEmpty() && contentOf(m_path) != m_bytes)
        m_problem =
            tr("Another program has changed %1, so the bookmarks were not saved. Open the page again to "
               "read the file.")
                .arg(m_path);
    if (!m_problem.isEmpty())
        return m_notifier->refuse(m_problem);
    QJsonArray bookmarks;
    for (const NotedBookmark& each : m_all)
        bookmarks.append(QJsonObject{{QStringLiteral("bookmark"), each.bookmark.text()},
                                     {QStringLiteral("note"), each.note}});
    const QByteArray bytes = QJsonDocument(QJsonObject{{QStringLiteral("dialect"), dialect},
                                                       {QStringLiteral("bookmarks"), bookmarks}})
                                 .toJson();
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    const std::optional<Error> error = writeWhole(m_path, bytes.toStdString());
    if (!error)
        m_bytes = bytes;
    else
        m_notifier->refuse(
            tr("The bookmarks cannot be saved in %1: %2. They stay in the list until another page is "
               "opened.")
                .arg(m_path, QString::fromStdString(error->detail)));
}

} // namespace tagseam
