// SPDX-License-Identifier: MIT
// A state of the window that an address can hold.
#include "ui/session/analysis/bookmark.h"

#include "core/explain/setuptext.h"
#include "core/select/selector.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/session/page/pageaddress.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

struct Bookmarks { // translation context of its messages
    Q_DECLARE_TR_FUNCTIONS(Bookmark)
};

constexpr QLatin1String ignoreKey("ignore");
constexpr QLatin1String withoutKey("without");
constexpr QLatin1String classKey("other-class");
constexpr QLatin1String editKey("edit");
constexpr QLatin1String keys[] = {QLatin1String("setup"),
                                  QLatin1String("source"),
                                  QLatin1String("level"),
                                  QLatin1String("node"),
                                  QLatin1String("range"),
                                  QLatin1String("step"),
                                  QLatin1String("show"),
                                  QLatin1String("explain"), // in older bookmarks
                                  QLatin1String("content"),
                                  QLatin1String("detection"),
                                  ignoreKey,
                                  withoutKey,
                                  classKey,
                                  editKey};
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

bool takeEdit(std::vector<SelectedEdit>& edits, const QString& key, const QString& value)
{
    SelectedEdit edit{
        key == ignoreKey ? TagPathEdit::Kind::Ignored : TagPathEdit::Kind::SubtreeGone, value, {}};
    if (key == classKey) {
        const qsizetype arrow = value.lastIndexOf(QLatin1String("=>"));
        if (arrow < 0)
            return false;
        edit = {TagPathEdit::Kind::OtherClass, value.left(arrow), value.mid(arrow + 2)};
    }
    if (edit.selector.isEmpty())
        return false;
    edits.push_back(std::move(edit));
    return true;
}

// Sets the field of `key`. Returns false if the value is not valid.
bool take(Bookmark& bookmark, const QString& key, const QString& value)
{
    if (key == QLatin1String("level"))
        return takeCount(bookmark.level, value);
    if (key == QLatin1String("step"))
        return takeCount(bookmark.step, value);
    if (key == QLatin1String("range"))
        return takeRange(bookmark.range, value);
    if (key == QLatin1String("detection")) {
        bookmark.isDetected = value == QLatin1String("1");
        return bookmark.isDetected;
    }
    if (key == ignoreKey || key == withoutKey || key == classKey)
        return takeEdit(bookmark.edits, key, value);
    if (key == editKey)
        bookmark.changes << value;
    if (key == QLatin1String("node"))
        bookmark.node = value;
    if (key == QLatin1String("show") || key == QLatin1String("explain"))
        bookmark.tab = value;
    if (key == QLatin1String("content"))
        bookmark.content = value;
    if (key == QLatin1String("source")) {
        bookmark.source = pageSourceOf(value.toStdString());
        if (!bookmark.source)
            return false;
    }
    if (key == QLatin1String("setup")) {
        if (!setupFromText(value.toStdString(), {}))
            return false;
        bookmark.setup = value;
    }
    return !value.isEmpty();
}

// Decodes percent-encoding: "%27" is a quote. A percent sign that is not followed by two hexadecimal digits
// stands for itself, as in a typed XPath: //td[@width='100%'].
QString decoded(const QString& text)
{
    static const QRegularExpression bare(QStringLiteral("%(?![0-9A-Fa-f]{2})"));
    return QUrl::fromPercentEncoding(QString(text).replace(bare, QStringLiteral("%25")).toUtf8());
}

// The part after '#'.
struct Fragment {
    Bookmark bookmark;
    QString entry;       // "entry=...", which belongs to the page
    QString bad;         // the first part that is not valid in a bookmark
    bool hasKey = false; // true if any part has a key of a bookmark
};

Fragment readFragment(const QString& text)
{
    Fragment fragment;
    const QStringList parts = text.split('&');
    for (const QString& part : parts) {
        const QString key = part.section('=', 0, 0);
        const bool isKey =
            part.contains('=') && (key == entryKey || std::ranges::find(keys, key) != std::end(keys));
        fragment.hasKey = fragment.hasKey || isKey;
        if (isKey && key == entryKey)
            fragment.entry = part;
        else if (!(isKey && take(fragment.bookmark, key, decoded(part.section('=', 1)))) &&
                 fragment.bad.isEmpty())
            fragment.bad = part;
    }
    return fragment;
}

// True if '#' after this page can only start a bookmark. A file: URL may come from elsewhere, with a fragment
// that names a place in the page.
bool isThere(const QString& page)
{
    const PageAddress place = PageAddress::fromText(page);
    switch (place.kind) {
    case PageAddress::Kind::None:
    case PageAddress::Kind::Resource:
    case PageAddress::Kind::Clipboard:
    case PageAddress::Kind::StandardInput:
        return true;
    case PageAddress::Kind::File:
        return !page.startsWith(QLatin1String("file:"), Qt::CaseInsensitive) &&
               QFileInfo::exists(QString::fromStdString(place.path));
    case PageAddress::Kind::Web:
    case PageAddress::Kind::Unknown:
        break;
    }
    return false;
}

} // namespace

QString SelectedEdit::key() const
{
    switch (kind) {
    case TagPathEdit::Kind::Ignored:
        return ignoreKey;
    case TagPathEdit::Kind::SubtreeGone:
        return withoutKey;
    case TagPathEdit::Kind::OtherClass:
        break;
    }
    return classKey;
}

QString SelectedEdit::value() const
{
    return kind == TagPathEdit::Kind::OtherClass ? selector + QLatin1String("=>") + classes : selector;
}

QString Bookmark::text() const
{
    QStringList parts;
    const auto add = [&parts](const QString& key, const QString& value) {
        // Readable as far as an address allows.
        const QByteArray encoded = QUrl::toPercentEncoding(value, "/=,:[]()@*'+>");
        parts << QStringLiteral("%1=%2").arg(key, QString::fromLatin1(encoded));
    };
    if (!setup.isEmpty())
        add("setup", setup);
    for (const QString& change : changes)
        add(editKey, change);
    for (const SelectedEdit& edit : edits)
        add(edit.key(), edit.value());
    if (source)
        add("source", QString::fromStdString(std::string(name(*source))));
    if (level > 0)
        add("level", QString::number(level));
    if (!node.isEmpty())
        add("node", node);
    if (range.size() > 0)
        add("range", QStringLiteral("%1-%2").arg(range.begin.value + 1).arg(range.end.value));
    if (!content.isEmpty())
        add("content", content);
    if (step > 0)
        add("step", QString::number(step));
    if (isDetected)
        add("detection", QStringLiteral("1"));
    if (!tab.isEmpty())
        add("show", tab);
    return parts.join('&');
}

AnalysisOptions optionsOf(const Bookmark& bookmark)
{
    const Result<Setup> named = setupFromText(bookmark.setup.toStdString(), {}); // see splitBookmark()
    const Setup setup = named ? *named : Setup{};
    return {setup, bookmark.source.value_or(PageSource::Rendered)};
}

MarkedAddress splitBookmark(const QString& text)
{
    MarkedAddress marked{text, {}, {}};
    static const QRegularExpression firstKey(
        QStringLiteral("#(?:setup|source|level|node|range|step|show|explain|content|content "
                       "detection|entry|ignore|without|other-class|edit)="));
    qsizetype hash = text.indexOf(firstKey); // a selector after it may hold another '#': node=#list
    if (hash < 0)
        hash = text.lastIndexOf('#');
    if (hash < 0 || QFileInfo::exists(text.trimmed()))
        return marked;
    const QString page = text.left(hash).trimmed();
    const Fragment fragment = readFragment(text.mid(hash + 1).trimmed());
    const bool isWeb = PageAddress::fromText(page).isWeb();
    const bool isPages = isWeb ? !fragment.bad.isEmpty() : !fragment.hasKey && !isThere(page);
    if (isPages || (fragment.bad.isEmpty() && fragment.bookmark == Bookmark{}))
        return marked;
    marked.page = page;
    if (!fragment.entry.isEmpty())
        marked.page += '#' + fragment.entry;
    marked.bookmark = fragment.bookmark;
    marked.bad = fragment.bad;
    return marked;
}

namespace {

// Returns positions if the nodes form a run that an address can name, else the XPaths of all nodes.
QString contentText(const PageSession& session, const std::vector<NodeId>& content)
{
    Region run;
    bool isRun = true;
    QStringList paths;
    for (const NodeId node : content) {
        const Region below =
            positionsBelow(session.trees()->document(), session.runner()->analysis().sequence, node);
        isRun = isRun && below.size() > 0 && (run.size() == 0 || run.end == below.begin);
        run = run.size() == 0 ? below : Region{run.begin, below.end};
        paths << QString::fromStdString(xpathOf(session.trees()->document(), node));
    }
    if (paths.isEmpty() || !isRun)
        return paths.join(QLatin1Char('|'));
    return run.size() == 1 ? QString::number(run.end.value)
                           : QStringLiteral("%1-%2").arg(run.begin.value + 1).arg(run.end.value);
}

} // namespace

Bookmark bookmarkOf(const PageSession& session, const QString& tab, const std::vector<NodeId>& content)
{
    Bookmark bookmark;
    const AnalysisOptions& options =
        session.runner()->hasAnalysis()
            ? session.runner()->analysis().options
            : session.runner()->options(); // the options of the analysis that is shown
    bookmark.setup = QString::fromStdString(setupToText(options));
    if (isSource(options.source))
        bookmark.source = options.source;
    for (const MadeEdit& edit : session.editing()->edits())
        bookmark.changes << edit.text;
    for (const TagPathEdit& edit : options.path.edits)
        bookmark.edits.push_back({edit.kind,
                                  QString::fromStdString(xpathOf(session.trees()->document(), edit.nodes)),
                                  QString::fromStdString(edit.classes)});
    bookmark.tab = tab;
    bookmark.isDetected = session.kept()->isDetectionWanted();
    if (!session.runner()->hasAnalysis())
        return bookmark;
    const NodeId node = session.selection()->node();
    const Position position =
        node == noNode ? noPosition : session.runner()->analysis().sequence.positionOf(node);
    if (node != noNode)
        bookmark.node = position != noPosition
                            ? QString::number(position.value + 1)
                            : QString::fromStdString(xpathOf(session.trees()->document(), node));
    bookmark.content = contentText(session, content);
    if (session.selection()->level() != noLevel)
        bookmark.level = session.selection()->level() + 1;
    bookmark.range = session.selection()->range();
    if (session.cursor()->isStepping())
        bookmark.step = static_cast<uint>(session.cursor()->stepper().step() + 1);
    return bookmark;
}

namespace {

BookmarkTarget missing(const QString& problem)
{
    BookmarkTarget target;
    target.problem = problem;
    return target;
}

} // namespace

std::vector<TagPathEdit> editsOf(const Bookmark& bookmark, const PageSession& session, QString& problem)
{
    std::vector<TagPathEdit> edits;
    for (const SelectedEdit& each : bookmark.edits) {
        auto nodes = selectNodes(session.trees()->document(), each.selector.toStdString());
        if (!nodes || nodes->empty()) {
            problem = Bookmarks::tr("The page has no node %1.").arg(elided(each.selector));
            return {};
        }
        std::erase_if(*nodes, [&](NodeId node) { return session.trees()->document().isBlankText(node); });
        if (!nodes->empty())
            edits.push_back({each.kind, std::move(*nodes), each.classes.toStdString()});
    }
    return edits;
}

BookmarkTarget targetOf(const Bookmark& bookmark, const PageSession& session)
{
    if (bookmark.source && *bookmark.source != session.trees()->shown()) {
        const QString why = session.trees()->sourceProblem();
        return missing(!why.isEmpty() ? why
                                      : Bookmarks::tr("The bookmark belongs to the other tree of the page."));
    }
    const Analysis& analysis = session.runner()->analysis();
    const TagPathSequence& sequence = analysis.sequence;
    const auto noPositionAt = [&](uint position) {
        return Bookmarks::tr("There is no position %1: the last one of the sequence is %2.")
            .arg(position)
            .arg(sequence.size());
    };
    NodeId node = noNode;
    if (const std::optional<uint> position = countFrom(bookmark.node)) {
        if (*position > sequence.size())
            return missing(noPositionAt(*position));
        node = sequence.nodes[*position - 1];
    } else if (!bookmark.node.isEmpty()) {
        const auto nodes = selectNodes(session.trees()->document(), bookmark.node.toStdString());
        if (!nodes || nodes->empty())
            return missing(Bookmarks::tr("The page has no node %1.").arg(elided(bookmark.node)));
        node = nodes->front();
    }
    if (bookmark.level > analysis.trace.levels.size())
        return missing(Bookmarks::tr("There is no level %1: the last one is %2.")
                           .arg(bookmark.level)
                           .arg(analysis.trace.levels.size()));
    if (bookmark.step > analysis.stepper->stepCount())
        return missing(Bookmarks::tr("There is no step %1: the last one is %2.")
                           .arg(bookmark.step)
                           .arg(analysis.stepper->stepCount()));
    if (bookmark.range.end.value > sequence.size())
        return missing(noPositionAt(bookmark.range.end.value));
    BookmarkTarget target;
    target.node = node;
    if (const std::optional<uint> position = countFrom(bookmark.content)) {
        if (*position > sequence.size())
            return missing(noPositionAt(*position));
        target.content = {sequence.nodes[*position - 1]};
    } else if (!takeRange(target.contentPositions, bookmark.content) && !bookmark.content.isEmpty()) {
        auto nodes = selectNodes(session.trees()->document(), bookmark.content.toStdString());
        if (!nodes || nodes->empty())
            return missing(Bookmarks::tr("The page has no node %1.").arg(elided(bookmark.content)));
        target.content = std::move(*nodes);
    }
    if (target.contentPositions.end.value > sequence.size())
        return missing(noPositionAt(target.contentPositions.end.value));
    return target;
}

} // namespace tagseam
