// SPDX-License-Identifier: MIT
// The result of content detection in words.
#include "ui/session/words/detectiontext.h"

#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <cmath>

namespace tagseam {

namespace {

struct Detections { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Detections)
};

// The positions from first to last, as links to the nodes; empty when the analysis has none of them.
QString betweenText(const ContentDetection& detection)
{
    const std::vector<Region>& kept = detection.detected.kept;
    const TagPathSequence& sequence = detection.content.lists.sequence;
    const std::vector<Region> own = regionsOf(sequence, detection.content.nodes);
    if (kept.empty() || own.empty())
        return {};
    const auto link = [&](Position at, std::uint32_t shown) {
        return QStringLiteral("<a href=\"node:%1\">%2</a>").arg(sequence.nodes[at.value].value).arg(shown);
    };
    return Detections::tr("between positions %1 and %2")
        .arg(link(own.front().begin, kept.front().begin.value + 1),
             link({own.back().end.value - 1}, kept.back().end.value));
}

} // namespace

QString kindName(ContentKind kind)
{
    switch (kind) {
    case ContentKind::List:
        return Detections::tr("list of records");
    case ContentKind::Text:
        return Detections::tr("blocks of text");
    case ContentKind::None:
        break;
    }
    return Detections::tr("no main content");
}

QString pageKindName(PageKind kind)
{
    constexpr std::array<const char*, pageKindCount> names{
        QT_TRANSLATE_NOOP("tagseam::Detections", "article"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "service"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "product"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "collection"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "forum"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "listing"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "documentation"),
        QT_TRANSLATE_NOOP("tagseam::Detections", "without content")};
    return Detections::tr(names.at(static_cast<std::size_t>(kind)));
}

QString choiceName(ContentChoice choice)
{
    return choice.kind == ContentKind::List ? Detections::tr("list %1").arg(choice.list + 1)
                                            : kindName(choice.kind);
}

QString foundText(const ContentDetection& detection)
{
    QString what;
    switch (detection.content.kind) {
    case ContentKind::List: {
        const auto lists = static_cast<int>(detection.content.lists.regions.size());
        what = Detections::tr("%n record(s)", nullptr, static_cast<int>(detection.detected.records));
        what = lists == 1 ? Detections::tr("%1 in one list").arg(what)
                          : Detections::tr("%1 in %n like lists", nullptr, lists).arg(what);
        break;
    }
    case ContentKind::Text:
        what = Detections::tr("Blocks of text with %n word(s)", nullptr,
                              static_cast<int>(std::lround(detection.content.keptWords())));
        break;
    case ContentKind::None:
        return Detections::tr("No main content");
    }
    const QString between = betweenText(detection);
    return between.isEmpty() ? what : what + ' ' + between;
}

QString confidenceText(double confidence)
{
    constexpr double even = 0.5;
    return (confidence < even ? Detections::tr("expected F1 %1: check it before you use it")
                              : Detections::tr("expected F1 %1"))
        .arg(decimal(confidence, 2));
}

QString textShareText(double share)
{
    const QString has = Detections::tr("The records contain %1 of the page’s text.").arg(percentText(share));
    return share < littleText ? has + ' ' + Detections::tr("Check the records before you use them.") : has;
}

QString detectionWhatIf(const ContentDetection& detection)
{
    const QString confidence = confidenceText(detection.content.confidence());
    if (detection.content.kind == ContentKind::None)
        return Detections::tr("<b>Content detection</b> finds no main content on this page and keeps "
                              "everything (%1). <a href=\"tab:detection\">Why</a>")
            .arg(confidence);
    const MaskShare& share = detection.detected.share;
    const QString more = Detections::tr("%n nodes that the search prunes are kept", nullptr,
                                        static_cast<int>(share.secondAlone));
    const QString less = Detections::tr("%n nodes that the search keeps are pruned", nullptr,
                                        static_cast<int>(share.firstAlone));
    const QString text = Detections::tr("<b>Content detection: %1</b> (%2). %3, %4. "
                                        "<a href=\"tab:detection\">Show it</a>")
                             .arg(foundText(detection), confidence, more, less);
    return hasLittleText(detection) ? text + ' ' + textShareText(detection.content.lists.textShare) : text;
}

bool hasLittleText(const ContentDetection& detection)
{
    return detection.isList() && detection.content.lists.textShare < littleText;
}

} // namespace tagseam
