// SPDX-License-Identifier: MIT
// The points of a block of text for content detection, in words.
#include "ui/session/words/blocktext.h"

#include "ui/session/words/explaintext.h"
#include "ui/widgets/language.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tagseam {

namespace {

constexpr qsizetype mostFigures = 12;
constexpr qsizetype mostWords = 8;
constexpr qsizetype mostReasons = 6; // lines of the points in a reason
constexpr std::size_t mostChanges = 5;

// In the order of BlockFigure.
constexpr std::array<const char*, figureCount> figureTitles{{
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "share of its words in links"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "element"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "blocks since a heading"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "share of digits"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "a price"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "place on the page"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "share of the page’s words on its path"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "spread of its path over the page"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of a block on its path"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "sentences on its path"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "links on its path"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "the same text elsewhere"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "not seen by a reader"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in a footer"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in a navigation"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in an aside"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in a dialog"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in the main element"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "distance to the core"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "the core’s share of the element around both"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "siblings alike"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of the parent"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of the second ancestor"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words for each element there"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "links of the second ancestor"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of the next blocks"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "distance to the page’s title"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "distance to the first heading"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in a record"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "pictures in the second ancestor"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "class words"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "class words against the page’s"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "class words two blocks before"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "class words two blocks after"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of the page"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of the page in links"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "controls of the page"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "sentences of the page"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "probability of other blocks on its path"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "highest probability of another block on its path"),
}};

// "div.sidebar without sidebar", with the element as a link.
QString changeText(const PageSession& session, const BlockWhatIf& change)
{
    const QString element = placedLink(session, change.element);
    if (!change.name.empty())
        return Candidates::tr("%1 as %2").arg(element, QString::fromStdString(change.name));
    if (!change.added.empty())
        return Candidates::tr("%1 with %2 after its other classes")
            .arg(element, QString::fromStdString(change.added));
    QStringList removed;
    for (const std::string& each : change.removed)
        removed << QString::fromStdString(each).toHtmlEscaped();
    return Candidates::tr("%1 without %2").arg(element, removed.join(QStringLiteral(", ")));
}

QString changesText(const PageSession& session, const BlockWhatIfs& changes, bool isKept)
{
    const int tried = static_cast<int>(changes.tried);
    QString text = QStringLiteral("<p><b>%1</b> ")
                       .arg(isKept ? Candidates::tr("Changes of one element that would prune it there:")
                                   : Candidates::tr("Changes of one element that would keep it there:"));
    if (changes.whatIfs.empty())
        text += Candidates::tr("none of the %n that were tried.", nullptr, tried);
    if (changes.isStopped)
        text += ' ' + Candidates::tr("Not all could be tried.");
    for (std::size_t i = 0; i < changes.whatIfs.size() && i < mostChanges; ++i) {
        const BlockWhatIf& each = changes.whatIfs[i];
        text += QStringLiteral("<br>• ") + changeText(session, each) +
                Candidates::tr(": probability %1, %n words of other blocks change", nullptr,
                               static_cast<int>(std::lround(each.otherWords)))
                    .arg(decimal(each.probability, 2));
    }
    return text + QStringLiteral("</p>");
}

} // namespace

QString figureTitle(BlockFigure figure)
{
    return Candidates::tr(figureTitles.at(static_cast<std::size_t>(figure)));
}

QString pointsText(double points)
{
    return (points < 0 ? QStringLiteral("−") : QStringLiteral("+")) + decimal(std::abs(points), 2);
}

QStringList pointLines(const Document& page, const MainContent& content, std::uint32_t block)
{
    const ScoredBlock& scored = content.scored.blocks[block];
    QStringList lines{Candidates::tr("every block: %1").arg(pointsText(content.model->base))};
    double rest = scored.points - content.model->base;
    for (const FigureReason& reason : figureReasons(*content.model, scored.figures)) {
        if (lines.size() > mostFigures)
            break;
        rest -= reason.points;
        lines << QStringLiteral("%1 %2: %3")
                     .arg(figureTitle(reason.figure), decimal(reason.value, 2), pointsText(reason.points));
    }
    lines << Candidates::tr("all other figures: %1").arg(pointsText(rest));
    QStringList words;
    for (const WordReason& reason :
         wordReasons(*content.model, content.pageRead(page), content.texts.blocks[block].block.container)) {
        if (words.size() < mostWords)
            words << QStringLiteral("%1 %2").arg(QString::fromStdString(reason.word),
                                                 pointsText(reason.points));
    }
    if (!words.isEmpty())
        lines << Candidates::tr("class words: %1").arg(words.join(QStringLiteral(", ")));
    return lines;
}

QString blockReason(const PageSession& session, const ExplainedContent& explained,
                    const BlockWhatIfs& changes)
{
    if (!explained.block)
        return {};
    const MainContent& content = explained.content;
    const ScoredBlock& block = content.scored.blocks[*explained.block];
    QString text = QStringLiteral("<p><b>%1</b> ").arg(Candidates::tr("Content detection:"));
    text +=
        (block.isKept
             ? Candidates::tr("its block has the probability %1, not below the threshold %2, so blocks of "
                              "text keep it.")
             : Candidates::tr("its block has the probability %1, below the threshold %2, so blocks of "
                              "text prune it."))
            .arg(decimal(block.probability, 2), decimal(content.scored.threshold, 2));
    if (content.kind == ContentKind::List)
        text += ' ' + Candidates::tr("The answer is a list of records, for which they do not count.");
    constexpr double alike = 0.0005;
    const double expected = content.scored.expectedF1;
    text +=
        ' ' +
        (std::abs(explained.expectedOtherwise - expected) < alike
             ? Candidates::tr("Its other status would hardly change the expectation of the blocks.")
             : Candidates::tr("Its other status would change the expectation of the blocks from %1 to %2.")
                   .arg(decimal(expected, 3), decimal(explained.expectedOtherwise, 3)));
    text += ' ' + Candidates::tr("Points, the strongest first:");
    const QStringList lines = pointLines(session.trees()->document(), content, *explained.block);
    for (const QString& line : lines.mid(1, mostReasons))
        text += QStringLiteral("<br>• ") + line.toHtmlEscaped();
    text += QStringLiteral("</p>");
    return content.kind == ContentKind::Text ? text + changesText(session, changes, block.isKept) : text;
}

} // namespace tagseam
