// SPDX-License-Identifier: MIT
// A state of the window that an address can hold.
#include "ui/bookmark.h"

#include "core/explain/setuptext.h"
#include "core/page/selector.h"
#include "ui/pageaddress.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

struct Bookmarks { // the context of its sentences
    Q_DECLARE_TR_FUNCTIONS(Bookmark)
};

constexpr QLatin1String keys[] = {QLatin1String("setup"),  QLatin1String("source"), QLatin1String("level"),
                                  QLatin1String("node"),   QLatin1String("range"),  QLatin1String("step"),
                                  QLatin1String("explain")};
constexpr QLatin1String entryKey("entry");

std::optional<uint> countFrom(const QString& text)
{
    bool isNumber = false;
    const uint number = text.toUInt(&isNumber);
    return isNumber && number > 0 ? std::optional(number) : std::nullopt;
}

bool takeCount(uint& target, const QString& text)
{
    const std::optional<uint> count = countFrom(text);
    target = count.value_or(0);
    return count.has_value();
}

bool takeRange(Region& target, const QString& text)
{
    const std::optional<uint> first = countFrom(text.section('-', 0, 0));
    const std::optional<uint> last = countFrom(text.section('-', 1));
    const bool isRange = first && last && *first <= *last;
    if (isRange)
        target = {Position{*first - 1}, Position{*last}};
    return isRange;
}

// Whether the value makes sense.
bool take(Bookmark& bookmark, const QString& key, const QString& value)
{
    if (key == QLatin1String("level"))
        return takeCount(bookmark.level, value);
    if (key == QLatin1String("step"))
        return takeCount(bookmark.step, value);
    if (key == QLatin1String("range"))
        return takeRange(bookmark.range, value);
    if (key == QLatin1String("node"))
        bookmark.node = value;
    if (key == QLatin1String("explain"))
        bookmark.tab = value;
    if (key == QLatin1String("source")) {
        const bool isSource = value == QLatin1String("source");
        if (!isSource && value != QLatin1String("rendered"))
            return false;
        bookmark.source = isSource ? PageSource::Source : PageSource::Rendered;
    }
    if (key == QLatin1String("setup")) {
        if (!setupFromText(value.toStdString(), {}))
            return false;
        bookmark.setup = value;
    }
    return !value.isEmpty();
}

QString decoded(const QString& text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

} // namespace

QString Bookmark::text() const
{
    QStringList parts;
    const auto add = [&parts](const char* key, const QString& value) {
        // Readable where an address can hold it.
        const QByteArray encoded = QUrl::toPercentEncoding(value, "/=,:[]()@*'+>");
        parts << QStringLiteral("%1=%2").arg(QLatin1String(key), QString::fromLatin1(encoded));
    };
    if (!setup.isEmpty())
        add("setup", setup);
    if (source)
        add("source", *source == PageSource::Source ? QStringLiteral("source") : QStringLiteral("rendered"));
    if (level > 0)
        add("level", QString::number(level));
    if (!node.isEmpty())
        add("node", node);
    if (range.size() > 0)
        add("range", QStringLiteral("%1-%2").arg(range.begin.value + 1).arg(range.end.value));
    if (step > 0)
        add("step", QString::number(step));
    if (!tab.isEmpty())
        add("explain", tab);
    return parts.join('&');
}

MarkedAddress splitBookmark(const QString& text)
{
    MarkedAddress marked{text, {}, {}};
    const qsizetype hash = text.lastIndexOf('#');
    if (hash < 0 || QFileInfo::exists(text.trimmed()))
        return marked;
    QStringList ofPage;
    bool isBookmark = false;
    Bookmark bookmark;
    QString bad;
    const QStringList parts = text.mid(hash + 1).trimmed().split('&');
    for (const QString& part : parts) {
        const QString key = part.section('=', 0, 0);
        if (key == entryKey) {
            ofPage << part;
            continue;
        }
        if (!part.contains('=') || std::ranges::find(keys, key) == std::end(keys))
            return marked;
        isBookmark = true;
        if (!take(bookmark, key, decoded(part.section('=', 1))) && bad.isEmpty())
            bad = part;
    }
    if (!isBookmark)
        return marked;
    marked.page = text.left(hash).trimmed();
    if (!ofPage.isEmpty())
        marked.page += '#' + ofPage.join('&');
    marked.bookmark = std::move(bookmark);
    marked.bad = bad;
    return marked;
}

Bookmark bookmarkOf(const PageSession& session, const QString& tab)
{
    Bookmark bookmark;
    const AnalysisOptions& options = session.options();
    bookmark.setup = QString::fromStdString(setupToText({options.path, options.search, options.keep}));
    if (options.source == PageSource::Source)
        bookmark.source = options.source;
    bookmark.tab = tab;
    if (!session.hasAnalysis())
        return bookmark;
    if (session.level() != noLevel)
        bookmark.level = session.level() + 1;
    if (const NodeId node = session.selection(); node != noNode) {
        const Position position = session.analysis().sequence.positionOf(node);
        bookmark.node = position != noPosition ? QString::number(position.value + 1)
                                               : QString::fromStdString(xpathOf(session.document(), node));
    }
    bookmark.range = session.range();
    if (session.isStepping())
        bookmark.step = static_cast<uint>(session.stepper().step() + 1);
    return bookmark;
}

NodeId nodeOf(const Bookmark& bookmark, const PageSession& session)
{
    if (bookmark.node.isEmpty())
        return noNode;
    const TagPathSequence& sequence = session.analysis().sequence;
    if (const std::optional<uint> position = countFrom(bookmark.node))
        return *position <= sequence.size() ? sequence.nodes[*position - 1] : noNode;
    const auto nodes = selectNodes(session.document(), bookmark.node.toStdString());
    return nodes && !nodes->empty() ? nodes->front() : noNode;
}

QString problemOf(const Bookmark& bookmark, const PageSession& session)
{
    const Analysis& analysis = session.analysis();
    if (!bookmark.node.isEmpty() && nodeOf(bookmark, session) == noNode) {
        if (countFrom(bookmark.node))
            return Bookmarks::tr("There is no position %1: the last one of the sequence is %2.")
                .arg(bookmark.node)
                .arg(analysis.sequence.size());
        return Bookmarks::tr("The page has no node %1.").arg(elided(bookmark.node));
    }
    if (bookmark.level > analysis.trace.levels.size())
        return Bookmarks::tr("There is no level %1: the last one is %2.")
            .arg(bookmark.level)
            .arg(analysis.trace.levels.size());
    if (bookmark.step > analysis.stepper->stepCount())
        return Bookmarks::tr("There is no step %1: the run has %2.")
            .arg(bookmark.step)
            .arg(analysis.stepper->stepCount());
    if (bookmark.range.end.value > analysis.sequence.size())
        return Bookmarks::tr("There is no position %1: the last one of the sequence is %2.")
            .arg(bookmark.range.end.value)
            .arg(analysis.sequence.size());
    return {};
}

} // namespace tagseam
