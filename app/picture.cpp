// SPDX-License-Identifier: MIT
// Makes pictures without a visible window.
#include "app/picture.h"

#include "app/failure.h"
#include "ui/browser/copywriter.h"
#include "ui/browser/pageloader.h"
#include "ui/plot/plotexport.h"
#include "ui/session/annotator.h"
#include "ui/session/explainer.h"
#include "ui/session/savefile.h"
#include "ui/widgets/errortext.h"
#include "ui/window/bookmarks.h"
#include "ui/window/mainwindow.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int paintMilliseconds = 700; // until both pages have drawn their last frame
constexpr int patienceSeconds = 60;    // without activity, before a picture is given up

void end(ExitCode code, const QString& sentence)
{
    QCoreApplication::exit(fail(code, sentence));
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
    const auto save = [&window, picture] {
        if (window.explainer()->isWorking() || window.annotator()->isOpening() ||
            window.browser()->writer()->isWriting()) // in the picture
            return false;
        std::optional<Error> error;
        if (!picture.path.isEmpty())
            error = writeWhole(picture.path, pngOf(window.grab()).toStdString());
        error ? end(BadOutput, errorText(*error, picture.path)) : QCoreApplication::exit(Done);
        return true;
    };
    QObject::connect(
        &window, &MainWindow::settled, &window,
        [&window, picture, bookmark, save] {
            const bool hasPage = window.session()->runner()->hasAnalysis(); // otherwise it is of a corpus
            if (const QString problem = hasPage ? window.bookmarks()->goTo(bookmark) : QString();
                !problem.isEmpty())
                return end(WrongUsage, problem);
            if (!picture.plot.isEmpty()) {
                const PageSession& session = *window.session();
                const QString problem = exportPlot(session, PlotExcerpt::whole(session), picture.plot,
                                                   *plotFormatOf(picture.plot));
                if (!problem.isEmpty())
                    return end(BadOutput, problem);
            }
            auto* saving = new QTimer(&window);
            saving->start(picture.path.isEmpty() ? 0 : paintMilliseconds);
            QObject::connect(saving, &QTimer::timeout, &window, [saving, save] {
                if (save())
                    saving->stop();
            });
        },
        Qt::SingleShotConnection);
    QObject::connect(&window, &MainWindow::failed, &window,
                     [](const QString& sentence) { end(BadInput, sentence); });
    // A page of a million nodes takes longer, but not without activity.
    auto* patience = new QTimer(&window);
    patience->setSingleShot(true);
    const auto wait = [patience, loader = window.browser()->loader()] {
        patience->start((patienceSeconds + std::max(0, loader->secondsLeft())) * 1000);
    };
    wait();
    QObject::connect(window.browser()->loader(), &PageLoader::progress, patience, wait);
    QObject::connect(window.session()->trees(), &PageTrees::documentChanged, patience, wait);
    QObject::connect(window.browser()->writer(), &CopyWriter::prunedWritten, patience, wait);
    QObject::connect(patience, &QTimer::timeout, &window, [] {
        end(BadInput, Main::tr("the page did not appear within %1 seconds.").arg(patienceSeconds));
    });
    return Done;
}

} // namespace tagseam
