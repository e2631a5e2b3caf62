// SPDX-License-Identifier: MIT
// The figures of a page in the table and the plots of a corpus, and their format.
#include "ui/tools/corpus/corpusmeasures.h"

#include "core/corpus/runs/rowmeasures.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

namespace tagseam {

namespace {

// Context for the tool that collects the texts.
struct CorpusMeasures {
    Q_DECLARE_TR_FUNCTIONS(tagseam::CorpusMeasures)
};

using Figure = std::optional<double>;

struct MeasureTexts { // marked by QT_TRANSLATE_NOOP
    std::string_view key;
    const char* title;
    const char* meaning;
};

constexpr std::array<MeasureTexts, 38> texts{{
    {"nodes", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Nodes"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Nodes of the page, as the papers count them")},
    {"kept", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Kept"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Nodes that the method keeps")},
    {"recordsFound", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Records"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Data records that the method finds")},
    {"milliseconds", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Time"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Milliseconds that the method took on the page, without reading and scoring it")},
    {"reduction", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Reduction"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Share of the nodes that is removed")},
    {"precision", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Precision"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Share of the kept nodes that are content in the ground truth")},
    {"recall", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Recall"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Of the nodes of the content, the share that is kept")},
    {"f1", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "F1"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Harmonic mean of precision and recall over nodes")},
    {"textPrecision", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Text, precision"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Of the characters that are kept, the share that is content")},
    {"textRecall", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Text, recall"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Of the characters of the content, the share that is kept")},
    {"textF1", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Text, F1"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Harmonic mean of precision and recall over characters")},
    {"recordsComplete", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Records complete"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Share of the true records of which all nodes are kept")},
    {"recordsMostlyKept", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Records mostly kept"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Share of the true records of which more than half of the nodes are kept")},
    {"contentComplete", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Content complete"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "100 % if all nodes of all records are kept")},
    {"contentMostlyKept", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Content mostly kept"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "100 % if more than half of each record is kept")},
    {"labelledNoiseRemoved", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Noise removed"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Of the nodes that are labelled as noise, the share that is removed")},
    {"spanF1", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Span, F1"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "F1 of the kept nodes against the span from the first to the last true record")},
    {"recordPrecision", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Records, P"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Share of the found records that are true")},
    {"recordRecall", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Records, R"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Share of the true records that are found")},
    {"recordF1", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Records, F1"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Harmonic mean of precision and recall over records")},
    {"oneToOnePrecision", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "One-to-one, P"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Precision when each found record is matched with at most "
                                                  "one true record that shares a node with it")},
    {"oneToOneRecall", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "One-to-one, R"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Recall when each true record is matched with at most one found record that shares a node with it")},
    {"oneToOneF1", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "One-to-one, F1"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Harmonic mean of one-to-one precision and recall")},
    {"noiseRemoved", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Noise removed (equation 4)"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Share of the false records of the whole page that are no longer found after the filter")},
    {"levels", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Levels"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Levels of the search")},
    {"splits", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Splits"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Levels of the search that were split")},
    {"countingOperations", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Counting operations"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Positions that the printed loops count for this result (Algorithm 3, line 4), over all levels")},
    {"filteringOperations", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Filtering operations"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Symbols that the printed loops compare with a threshold for this result (Algorithm 4, line 3)")},
    {"scanningOperations", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Scanning operations"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Positions that the printed loops scan for this result (Algorithm 3, line 22), over all attempts")},
    {"indexSteps", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Index steps"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Positions and index nodes that the search of Tagseam visits, with the same result")},
    {"expectedKept", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Expected kept"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Of the texts that must stay on the page, the share that is kept")},
    {"expectedComplete", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "All expected kept"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "100 % if all texts that must stay, and that are on the page at all, are kept")},
    {"sharedRemoved", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Shared text removed"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Share of the words in texts common to all pages of the folder that are removed")},
    {"wordsRemoved", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Words removed"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Share of the words of the page that are removed")},
    {"confidence", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Confidence"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Expected F1 of the answer of content detection")},
    {"articlePrecision", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Article, P"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Share of the runs of four words in the kept text that the text of the ground truth has")},
    {"articleRecall", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Article, R"),
     QT_TRANSLATE_NOOP(
         "tagseam::CorpusMeasures",
         "Share of the runs of four words in the text of the ground truth that the kept text has")},
    {"articleF1", QT_TRANSLATE_NOOP("tagseam::CorpusMeasures", "Article, F1"),
     QT_TRANSLATE_NOOP("tagseam::CorpusMeasures",
                       "Harmonic mean of article precision and recall; for several pages, of their means")},
}};

const MeasureTexts* textsOf(std::string_view key)
{
    const auto found = std::ranges::find(texts, key, &MeasureTexts::key);
    return found == texts.end() ? nullptr : &*found;
}

CorpusMeasure::Kind kindOf(MeasureKind kind)
{
    return kind == MeasureKind::Percentage ? CorpusMeasure::Kind::Share
           : kind == MeasureKind::Count    ? CorpusMeasure::Kind::Count
                                           : CorpusMeasure::Kind::Figure;
}

std::vector<CorpusMeasure> makeMeasures()
{
    std::vector<CorpusMeasure> measures;
    measures.reserve(rowMeasures().size() + 4);
    const auto count = [](auto of) {
        return [of](const RunRow& row, double) { return row.error ? Figure() : Figure(of(row)); };
    };
    measures.push_back(
        {"nodes", CorpusMeasure::Kind::Count, count([](const RunRow& row) { return row.nodes.raw; })});
    measures.push_back(
        {"kept", CorpusMeasure::Kind::Count, count([](const RunRow& row) { return row.nodes.kept; })});
    for (const RowMeasure& measure : rowMeasures())
        measures.push_back({measure.key, kindOf(measure.kind),
                            [of = measure.of](const RunRow& row, double) { return of(row); }});
    measures.push_back({"recordsFound", CorpusMeasure::Kind::Count, [](const RunRow& row, double) {
                            return row.records ? Figure(row.records->found) : Figure();
                        }});
    measures.push_back(
        {"milliseconds", CorpusMeasure::Kind::Milliseconds, [](const RunRow& row, double milliseconds) {
             return row.error || milliseconds < 0 ? Figure() : Figure(milliseconds);
         }});
    return measures;
}

} // namespace

std::span<const CorpusMeasure> corpusMeasures()
{
    static const std::vector<CorpusMeasure> measures = makeMeasures();
    return measures;
}

const CorpusMeasure& corpusMeasure(std::string_view key)
{
    const auto found = std::ranges::find(corpusMeasures(), key, &CorpusMeasure::key);
    assert(found != corpusMeasures().end());
    return *found;
}

QString titleOf(const CorpusMeasure& measure)
{
    const MeasureTexts* found = textsOf(measure.key);
    return found != nullptr ? CorpusMeasures::tr(found->title)
                            : QString::fromUtf8(measure.key.data(), static_cast<int>(measure.key.size()));
}

QString axisTitleOf(const CorpusMeasure& measure)
{
    switch (measure.kind) {
    case CorpusMeasure::Kind::Share:
        return CorpusMeasures::tr("%1 (%)").arg(titleOf(measure));
    case CorpusMeasure::Kind::Milliseconds:
        return CorpusMeasures::tr("%1 (ms)").arg(titleOf(measure));
    case CorpusMeasure::Kind::Figure:
        return CorpusMeasures::tr("%1 (0 to 1)").arg(titleOf(measure));
    case CorpusMeasure::Kind::Count:
        return CorpusMeasures::tr("%1 (count)").arg(titleOf(measure));
    }
    return {};
}

QString meaningOf(const CorpusMeasure& measure)
{
    const MeasureTexts* found = textsOf(measure.key);
    return found != nullptr ? CorpusMeasures::tr(found->meaning) : QString();
}

QString figureText(const CorpusMeasure& measure, double figure)
{
    switch (measure.kind) {
    case CorpusMeasure::Kind::Share:
        return CorpusMeasures::tr("%1 %").arg(decimal(100 * figure, 1));
    case CorpusMeasure::Kind::Milliseconds:
        return decimal(figure, figure < 10 ? 2 : figure < 100 ? 1 : 0);
    case CorpusMeasure::Kind::Figure:
        return decimal(figure, 3);
    case CorpusMeasure::Kind::Count:
        return decimal(figure, 0);
    }
    return {};
}

QString differenceText(const CorpusMeasure& measure, double difference)
{
    const double shown = measure.kind == CorpusMeasure::Kind::Share ? 100 * difference : difference;
    const int decimals = measure.kind == CorpusMeasure::Kind::Share    ? 1
                         : measure.kind == CorpusMeasure::Kind::Figure ? 3
                                                                       : 0;
    const QString size = decimal(std::abs(shown), decimals);
    const QString sign = shown > 0 ? QStringLiteral("+") : shown < 0 ? QStringLiteral("−") : QString();
    return measure.kind == CorpusMeasure::Kind::Share ? CorpusMeasures::tr("%1 points").arg(sign + size)
                                                      : sign + size;
}

QString nameOf(PageClass pageClass)
{
    switch (pageClass) {
    case PageClass::Empty:
        return CorpusMeasures::tr("nothing to split");
    case PageClass::Homogeneous:
        return CorpusMeasures::tr("too homogeneous");
    case PageClass::Heterogeneous:
        return CorpusMeasures::tr("too heterogeneous");
    case PageClass::SmallMain:
        return CorpusMeasures::tr("content too small");
    case PageClass::MuchElse:
        return CorpusMeasures::tr("content with much else");
    case PageClass::WellSplit:
        return CorpusMeasures::tr("well split");
    }
    return {};
}

} // namespace tagseam
