// SPDX-License-Identifier: MIT
// Makes pictures without a visible window.
#include "app/picture.h"

#include "app/failure.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/show/copywriter.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pagescroll.h"
#include "ui/browser/show/pageview.h"
#include "ui/plot/plotexport.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/page/savefile.h"
#include "ui/session/questions/explainer.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/pendingwork.h"
#include "ui/window/bookmarks.h"
#include "ui/window/mainwindow.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int pollMilliseconds = 50;
constexpr int patienceSeconds = 60; // without activity, before a picture is given up

void end(ExitCode code, const QString& sentence)
{
    QCoreApplication::exit(fail(code, sentence));
}

// All that the picture shows has been answered.
bool isAnswered(const MainWindow& window)
{
    return !window.explainer()->isWorking() && !window.annotator()->isOpening() &&
           !window.session()->runner()->isAnalysing() && !window.browser()->writer()->isWriting();
}

// The pages have drawn their last frame, and the marks on them are placed.
bool isAtRest(const MainWindow& window)
{
    const PagePair& pages = *window.browser()->pages();
    return !window.browser()->loader()->isShowing() && PendingWork::isEmpty() &&
           pages.original()->scroll()->isResting() && pages.pruned()->scroll()->isResting();
}

} // namespace

int takePicture(MainWindow& window, const Picture& picture, const Bookmark& bookmark)
{
    for (const QString& path : {picture.path, picture.plot}) {
        if (path.isEmpty())
            continue;
        if (const std::optional<Error> error = writeProblem(path))
            return fail(BadOutput, errorText(*error, path));
    }
    window.setUnattended();
    window.resize(picture.size);
    auto* saving = new QTimer(&window);
    const auto save = [&window, picture, saving] {
        saving->stop();
        std::optional<Error> error;
        if (!picture.path.isEmpty())
            error = writeWhole(picture.path, pngOf(window.grab()).toStdString());
        error ? end(BadOutput, errorText(*error, picture.path)) : QCoreApplication::exit(Done);
    };
    QObject::connect(saving, &QTimer::timeout, &window, [&window, picture, save] {
        if (isAnswered(window) && (picture.path.isEmpty() || isAtRest(window)))
            save();
    });
    // A page of a million nodes takes longer, but not without activity.
    PageLoader* loader = window.browser()->loader();
    auto* patience = new QTimer(&window);
    patience->setSingleShot(true);
    const auto wait = [patience, loader] {
        patience->start((patienceSeconds + std::max(0, loader->secondsLeft())) * 1000);
    };
    const auto take = [&window, picture, rest = std::make_shared<Bookmark>(bookmark), saving, wait] {
        if (saving->isActive())
            return;
        QString edits; // the fault of the bookmark's edits
        if (window.opener()->makeEdits(*rest, edits))
            return;
        if (!edits.isEmpty())
            return end(WrongUsage, edits);
        saving->start(pollMilliseconds);
        wait();
        const PageLoader& shown = *window.browser()->loader();
        if (const QString found = findingText(shown.findings(), shown.place().name()); !found.isEmpty())
            say(found);
        const bool hasPage = window.session()->runner()->hasAnalysis(); // otherwise it is of a corpus
        if (const QString problem = hasPage ? window.bookmarks()->goTo(*rest) : QString(); !problem.isEmpty())
            return end(WrongUsage, problem);
        if (!picture.plot.isEmpty()) {
            const PageSession& session = *window.session();
            const QString problem =
                exportPlot(session, PlotExcerpt::whole(session), picture.plot, *plotFormatOf(picture.plot));
            if (!problem.isEmpty())
                return end(BadOutput, problem);
        }
    };
    QObject::connect(&window, &MainWindow::settled, &window, take);
    wait();
    QObject::connect(loader, &PageLoader::progress, patience, wait);
    QObject::connect(window.session()->trees(), &PageTrees::documentChanged, patience, wait);
    QObject::connect(window.browser()->writer(), &CopyWriter::written, patience, wait);
    QObject::connect(&window, &MainWindow::failed, &window, [loader, wait](const QString& sentence) {
        if (!loader->isSourceLeft())
            return end(BadInput, sentence);
        say(sentence);
        wait();
    });
    QObject::connect(patience, &QTimer::timeout, &window, [&window, loader, saving, save, take, wait] {
        const bool isBuilding = loader->isLoading() && !loader->isReading(); // the loader limits that itself
        if (isBuilding || window.session()->runner()->isAnalysing())
            return wait();
        if (saving->isActive() && isAnswered(window))
            return save(); // a page that never rests
        const QString sentence = Main::tr("the page did not appear within %1 seconds.").arg(patienceSeconds);
        if (!loader->isSourceLeft() || saving->isActive())
            return end(BadInput, sentence);
        say(sentence);
        take(); // plot and tree are complete
    });
    return Done;
}

} // namespace tagseam
