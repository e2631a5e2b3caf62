// SPDX-License-Identifier: MIT
// Sentences of the Corpus workspace.
#include "ui/tools/corpus/corpustext.h"

#include "ui/session/page/pageaddress.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

struct CorpusText { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::CorpusText)
};

QString folderName(const OpenCorpus& corpus)
{
    return elided(corpus.folder(), 80);
}

// The number of pages of the run that is shown, and how many of them failed.
QString runSentence(const OpenCorpus& corpus)
{
    const CorpusRun& run = *corpus.run(0);
    int ran = 0;
    int failed = 0;
    int scored = 0;
    for (int page = 0; page < corpus.pageCount(); ++page) {
        const RunRow* row = corpus.row(page);
        ran += row != nullptr ? 1 : 0;
        failed += row != nullptr && row->error ? 1 : 0;
        scored += row != nullptr && row->score ? 1 : 0;
    }
    QString text = run.name().isEmpty() ? CorpusText::tr("The run has %n page(s)", nullptr, ran)
                                        : CorpusText::tr("%1 has %n page(s)", nullptr, ran).arg(run.name());
    if (failed > 0)
        text += CorpusText::tr(", %n of them failed", nullptr, failed);
    text += (scored > 0 ? CorpusText::tr(", %n with a score", nullptr, scored)
                        : CorpusText::tr(", none with a score")) +
            '.';
    if (corpus.isCut())
        text += ' ' + CorpusText::tr("The run was cancelled: %n pages are missing. Save the run to continue "
                                     "it with tagseam-cli corpus run.",
                                     nullptr, corpus.pageCount() - ran);
    else if (run.lacking > 0)
        text += ' ' + CorpusText::tr("The run is not finished: %n pages are missing.", nullptr, run.lacking);
    if (corpus.isUnsaved())
        text += ' ' + CorpusText::tr("The run is not saved.");
    if (!corpus.hasFolder())
        text += ' ' + CorpusText::tr("Open the folder of its pages to look at them.");
    return text;
}

} // namespace

QString durationText(double seconds)
{
    if (seconds < 90)
        return CorpusText::tr("%1 s").arg(std::ceil(seconds));
    const double minutes = seconds / 60;
    return minutes < 90 ? CorpusText::tr("%1 min").arg(std::ceil(minutes))
                        : CorpusText::tr("%1 h").arg(decimal(minutes / 60, 1));
}

QString corpusSentence(const OpenCorpus& corpus)
{
    const CorpusRunner& runner = *corpus.runner();
    if (runner.isRunning()) {
        QString done = CorpusText::tr("%1 of %n pages", nullptr, runner.pagesInAll()).arg(runner.pagesDone());
        if (!runner.rendering().isEmpty())
            done += ", " +
                    CorpusText::tr("rendering %1").arg(elided(QFileInfo(runner.rendering()).fileName(), 60));
        if (runner.isCancelling())
            return CorpusText::tr("%1. The run ends after the current pages…").arg(done);
        const std::optional<double> speed = runner.pagesPerSecond();
        if (!speed)
            return CorpusText::tr("%1 so far…").arg(done);
        return CorpusText::tr("%1, %2 pages a second, %3 left")
            .arg(done, decimal(*speed, *speed < 10 ? 1 : 0), durationText(*runner.secondsLeft()));
    }
    if (corpus.isBusy())
        return CorpusText::tr("Reading or writing files…");
    if (corpus.run(0) != nullptr)
        return runSentence(corpus);
    if (corpus.hasFolder())
        return CorpusText::tr("%1 has %n page(s). Choose methods and press Run, or open a run of them.",
                              nullptr, corpus.pageCount())
            .arg(folderName(corpus));
    return CorpusText::tr("A corpus is a folder of pages. Methods run on each page and are scored where "
                          "there is ground truth. Open or drop a folder, or a run that tagseam-cli wrote.");
}

QString nameOf(const OpenCorpus& corpus, const RunMethod& method)
{
    QString name = QString::fromStdString(method.method);
    if (corpus.run(1) == nullptr)
        return name;
    const QString run = corpus.run(method.run)->name();
    return CorpusText::tr("%1 of %2").arg(name, run.isEmpty() ? CorpusText::tr("this run") : run);
}

QString changeSentence(const OpenCorpus& corpus, const MethodChange& change)
{
    const CorpusMeasure& measure = corpus.measure();
    const int runBefore = corpus.method(OpenCorpus::Side::Against)->run;
    const QString now = nameOf(corpus, {0, change.methodB});
    const QString before = nameOf(corpus, {runBefore, change.methodA});
    if (change.pages == 0)
        return CorpusText::tr("%1 and %2 have no page with %3 in both.").arg(now, before, titleOf(measure));
    if (change.changed.empty())
        return CorpusText::tr("%1 and %2 have the same %3 on all of %n page(s): a mean of %4.", nullptr,
                              static_cast<int>(change.pages))
            .arg(now, before, titleOf(measure), figureText(measure, change.meanB));
    const auto better = std::ranges::count_if(
        change.changed, [](const PageChange& each) { return each.b && (!each.a || *each.b > *each.a); });
    const auto worse = std::ranges::ssize(change.changed) - better;
    const bool isSure = change.interval.low > 0 || change.interval.high < 0;
    const QString verdict =
        isSure ? CorpusText::tr("more than chance") : CorpusText::tr("interval includes 0: not significant");
    return CorpusText::tr(
               "%1 has a mean %2 of %3, %4 has %5: %6 (95 % interval %7 to %8, %9) over %n page(s); ",
               nullptr, static_cast<int>(change.pages))
               .arg(now, titleOf(measure), figureText(measure, change.meanB), before,
                    figureText(measure, change.meanA), differenceText(measure, change.difference),
                    differenceText(measure, change.interval.low),
                    differenceText(measure, change.interval.high), verdict) +
           CorpusText::tr("%1 better, %2 worse.").arg(better).arg(worse);
}

} // namespace tagseam
