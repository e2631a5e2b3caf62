// SPDX-License-Identifier: MIT
// The time from the start of the program to the analysed shop page, compared with a bare QWebEngineView that
// shows the same file. Each run is a process of its own, and the two alternate. Prints medians and their
// ratio.
#include "ui/browser/guard/pagescheme.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QUrl>
#include <QWebEngineView>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

using namespace tagseam;

constexpr int runs = 15;
constexpr const char* page = TAGSEAM_SAMPLES "/shop.html";

void finish()
{
    std::puts("done");
    std::fflush(stdout);
    std::quick_exit(0); // ending Chromium is not measured
}

int showBare()
{
    QWebEngineView view;
    view.resize(1280, 800);
    QObject::connect(&view, &QWebEngineView::loadFinished, &view, finish);
    view.show();
    view.load(QUrl::fromLocalFile(QString::fromUtf8(page)));
    return QApplication::exec();
}

int showWindow()
{
    MainWindow window(false);
    window.resize(1280, 800);
    QObject::connect(window.session()->runner(), &AnalysisRunner::analysisChanged, &window, finish);
    window.show();
    window.opener()->open(QString::fromUtf8(page));
    return QApplication::exec();
}

// Returns the milliseconds from the start of a process of `mode` until it reports that it is done.
double measure(const QString& mode)
{
    QProcess process;
    QElapsedTimer timer;
    timer.start();
    process.start(QApplication::applicationFilePath(), {mode});
    if (!process.waitForReadyRead(60'000)) {
        std::fputs("bench_start: a run gave no answer in 60 s.\n", stderr);
        std::exit(1);
    }
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    process.waitForFinished();
    return milliseconds;
}

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv)
{
    registerPageScheme();
    const QApplication app(argc, argv);
    if (argc > 1)
        return QByteArray(argv[1]) == "bare" ? showBare() : showWindow();
    std::vector<double> bare;
    std::vector<double> window;
    for (int i = 0; i <= runs; ++i) {
        bare.push_back(measure(QStringLiteral("bare")));
        window.push_back(measure(QStringLiteral("window")));
        if (i == 0) { // The first runs read the files into memory.
            bare.clear();
            window.clear();
        }
    }
    std::printf("start to loaded page, bare QWebEngineView: %.0f ms (median of %d)\n", median(bare), runs);
    std::printf("start to analysed page, tagseam:           %.0f ms\n", median(window));
    std::printf("ratio: %.2f\n", median(window) / median(bare));
    return 0;
}
