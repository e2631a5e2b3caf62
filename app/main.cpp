// SPDX-License-Identifier: MIT
// tagseam: the window, or a picture of it.
#include "app/capture.h"
#include "ui/capturerun.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pagescheme.h"
#include "ui/plotexport.h"
#include "ui/tutor.h"
#include "ui/views/messagebar.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QIcon>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace {

using namespace tagseam;

class Main { // the context of its texts
    Q_DECLARE_TR_FUNCTIONS(Main)
};

enum ExitCode { Done = 0, WrongUsage = 2, BadInput = 3, BadOutput = 4 };

constexpr int paintMilliseconds = 700; // until both pages have drawn their last frame
constexpr int patienceSeconds = 60;    // without a sign of life, before a picture is given up

struct Picture {
    QString path; // of the window; empty for none
    QString plot; // of plot and waterline; empty for none
    QSize size{1280, 800};
    uint position = 0;   // from 1; 0 for none
    uint level = 0;      // from 1; 0 for none
    uint step = 0;       // from 1; 0 for none
    uint lessonPage = 1; // from 1
};

int fail(ExitCode code, const QString& sentence)
{
    std::fprintf(stderr, "tagseam: %s\n", qPrintable(sentence));
    return code;
}

// Goes to step, node and level that the command line names, once the page is there. Empty, or a sentence that
// says which of them there is not.
QString goToPlaces(MainWindow& window, const Picture& picture)
{
    PageSession& session = *window.session();
    const Analysis& analysis = session.analysis();
    if (picture.position > analysis.sequence.size())
        return Main::tr("--select %1: the last position of the sequence is %2.")
            .arg(picture.position)
            .arg(analysis.sequence.size());
    if (picture.level > analysis.trace.levels.size())
        return Main::tr("--level %1: the last level is %2.")
            .arg(picture.level)
            .arg(analysis.trace.levels.size());
    if (picture.step > analysis.stepper->stepCount())
        return Main::tr("--step %1: the run has %2 steps.")
            .arg(picture.step)
            .arg(analysis.stepper->stepCount());
    if (picture.step > 0) {
        session.setStepping(true);
        session.step([&](Stepper& stepper) { stepper.seek(picture.step - 1); });
    }
    if (picture.position > 0)
        session.selectPosition({picture.position - 1});
    if (picture.level > 0)
        session.selectLevel(picture.level - 1);
    return {};
}

// Shows, waits until all is drawn, saves the plot and the window as PNG, and ends the program.
void takePicture(MainWindow& window, const Picture& picture)
{
    window.setUnattended();
    window.resize(picture.size);
    const auto save = [&window, picture] {
        if (picture.path.isEmpty() || window.grab().save(picture.path, "PNG"))
            QCoreApplication::exit(Done);
        else
            QCoreApplication::exit(fail(BadOutput, Main::tr("%1 cannot be written.").arg(picture.path)));
    };
    QObject::connect(
        &window, &MainWindow::settled, &window,
        [&window, picture, save] {
            if (const QString problem = goToPlaces(window, picture); !problem.isEmpty())
                return QCoreApplication::exit(fail(WrongUsage, problem));
            if (!picture.plot.isEmpty()) {
                const PageSession& session = *window.session();
                const QString problem = exportPlot(session, PlotExcerpt::whole(session), picture.plot,
                                                   *plotFormatOf(picture.plot));
                if (!problem.isEmpty())
                    return QCoreApplication::exit(fail(BadOutput, problem));
            }
            QTimer::singleShot(picture.path.isEmpty() ? 0 : paintMilliseconds, &window, save);
        },
        Qt::SingleShotConnection);
    QObject::connect(&window, &MainWindow::failed, &window,
                     [](const QString& sentence) { QCoreApplication::exit(fail(BadInput, sentence)); });
    // A page of a million nodes takes longer, but not without a sign of life.
    auto* patience = new QTimer(&window);
    patience->setSingleShot(true);
    patience->start(patienceSeconds * 1000);
    const auto wait = [patience] { patience->start(); };
    QObject::connect(window.loader(), &PageLoader::progress, patience, wait);
    QObject::connect(window.session(), &PageSession::documentChanged, patience, wait);
    QObject::connect(window.session(), &PageSession::prunedReady, patience, wait);
    QObject::connect(patience, &QTimer::timeout, &window, [] {
        QCoreApplication::exit(
            fail(BadInput, Main::tr("the page was not shown in %1 seconds.").arg(patienceSeconds)));
    });
}

// A picture needs no display, nor does --help. Nobody reads the toolkit's report on the graphics card.
// False when a window is wanted and there is no display.
bool prepareDisplay(int argc, char** argv)
{
    QLoggingCategory::setFilterRules(QStringLiteral("*.debug=false\n*.info=false\n*.warning=false"));
    const bool isWindowless = std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument.starts_with("--screenshot") || argument.starts_with("--plot") ||
               argument.starts_with("--capture") || argument == "--help" || argument == "-h" ||
               argument == "--version" || argument == "-v";
    });
    if (qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
        qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return true;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return isWindowless;
}

// The language of --lang, which must be known before the options are explained; else the one that was chosen
// in the window, but English for a picture, which must not depend on it. Not checked yet.
QString wantedLanguage(const QStringList& arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--lang"))
            return arguments.value(i + 1);
        if (arguments[i].startsWith(QLatin1String("--lang=")))
            return arguments[i].section('=', 1);
    }
    static const QRegularExpression picture(QStringLiteral("^--(screenshot|plot)"));
    const bool isPicture = !arguments.filter(picture).isEmpty();
    return isPicture ? QStringLiteral("en") : QSettings().value(QStringLiteral("language")).toString();
}

// The arguments as texts. A name that is not UTF-8 is written as a file: URL, which PageAddress reads again.
QStringList textsOf(int argc, char** argv)
{
    QStringList texts;
    for (int i = 0; i < argc; ++i) {
        const QString text = QString::fromUtf8(argv[i]);
        const bool isSame = text.toUtf8() == argv[i];
        texts.append(isSame || argv[i][0] == '-' ? text : PageAddress::ofFile(argv[i]).text());
    }
    return texts;
}

// Only an archive has entries, and it is for the reader to find out whether the page is one.
PageAddress withEntry(PageAddress address, const QString& entry)
{
    if (!entry.isEmpty())
        address.entry = entry;
    return address;
}

} // namespace

int main(int argc, char** argv)
{
    const bool hasDisplay = prepareDisplay(argc, argv);
    registerPageScheme();
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("tagseam"));
    QApplication::setOrganizationName(QStringLiteral("tagseam"));
    QApplication::setApplicationVersion(QStringLiteral(TAGSEAM_VERSION));
    QIcon icon(QStringLiteral(":/icons/tagseam-64.png"));
    icon.addFile(QStringLiteral(":/icons/tagseam-256.png"));
    QApplication::setWindowIcon(icon);

    const QStringList arguments = textsOf(argc, argv);
    const QString wanted = wantedLanguage(arguments);
    const bool isSpoken = wanted.isEmpty() || Language::codes().contains(wanted);
    Language::instance()->choose(isSpoken ? wanted : QString());
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Main::tr("A microscope for web page segmentation: shows what the tag path sequence "
                 "algorithm of Velloso and Dorneles makes of a page, and why."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("PAGE"),
        Main::tr("File, folder, archive (MHTML, WARC), URL, - for standard input, or a bundled sample: "
                 "sample:shop (the default), figure2, regions, news, small-main, homogeneous."),
        QStringLiteral("[PAGE|URL]"));
    const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                        Main::tr("Show, analyse, save the window as PNG, end."),
                                        QStringLiteral("FILE"));
    const QCommandLineOption plot(
        QStringLiteral("plot"),
        Main::tr("Analyse, save plot and waterline as SVG, PDF or PNG by the extension, end."),
        QStringLiteral("FILE"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  Main::tr("Size of the window for --screenshot (1280x800)."),
                                  QStringLiteral("WxH"), QStringLiteral("1280x800"));
    const QCommandLineOption theme(QStringLiteral("theme"), Main::tr("system, light or dark."),
                                   QStringLiteral("NAME"));
    const QCommandLineOption select(QStringLiteral("select"),
                                    Main::tr("Select the node at this position (from 1)."),
                                    QStringLiteral("POSITION"));
    const QCommandLineOption level(QStringLiteral("level"), Main::tr("Point out this level (from 1)."),
                                   QStringLiteral("LEVEL"));
    const QCommandLineOption language(
        QStringLiteral("lang"),
        Main::tr("Language of the interface: en or pt_BR (otherwise as chosen in the "
                 "View menu; English with --screenshot)."),
        QStringLiteral("CODE"));
    const QCommandLineOption step(QStringLiteral("step"), Main::tr("Show this step of the search (from 1)."),
                                  QStringLiteral("STEP"));
    const QCommandLineOption lessonOption(
        QStringLiteral("lesson"),
        Main::tr(
            "Open a lesson: figure2, regions, shop, news, small-main or homogeneous, with :N at its page N."),
        QStringLiteral("NAME[:N]"));
    const QCommandLineOption capture(
        QStringLiteral("capture"),
        Main::tr(
            "Freeze this page without a window (may be given again) into the file of -o, or, several, into "
            "its folder."),
        QStringLiteral("PAGE|URL"));
    const QCommandLineOption captureList(
        QStringLiteral("capture-list"),
        Main::tr(
            "Freeze the pages that this file names, one a line; pages that are there are not taken again."),
        QStringLiteral("FILE"));
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    Main::tr("File or folder of --capture."), QStringLiteral("FILE"));
    const QCommandLineOption entry(QStringLiteral("entry"),
                                   Main::tr("Which page of an archive: its number (from 1) or its address."),
                                   QStringLiteral("N|URL"));
    parser.addOptions({screenshot, plot, size, theme, select, level, step, language, lessonOption, entry,
                       capture, captureList, output});
    if (!parser.parse(arguments))
        return fail(WrongUsage, parser.errorText());
    if (parser.isSet(QStringLiteral("version"))) {
        std::printf("tagseam %s\n", TAGSEAM_VERSION);
        return Done;
    }
    if (parser.isSet(QStringLiteral("help"))) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        return Done;
    }
    if (!hasDisplay)
        return fail(
            WrongUsage,
            Main::tr("there is no display to open a window on; --screenshot FILE and --plot FILE work "
                     "without one."));
    const QStringList pages = parser.positionalArguments();
    if (pages.size() > 1)
        return fail(WrongUsage, Main::tr("one page at a time, but %1 were named.").arg(pages.size()));

    Picture picture;
    picture.path = parser.value(screenshot);
    picture.plot = parser.value(plot);
    const bool isPicture = parser.isSet(screenshot) || parser.isSet(plot);
    if (parser.isSet(plot) && !plotFormatOf(picture.plot))
        return fail(
            WrongUsage,
            Main::tr("--plot takes a file that ends in .svg, .pdf or .png, not '%1'.").arg(picture.plot));
    const QStringList sides = parser.value(size).split('x');
    picture.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
    if (picture.size.width() < 200 || picture.size.height() < 200 || picture.size.width() > 16384 ||
        picture.size.height() > 16384)
        return fail(
            WrongUsage,
            Main::tr("--size takes WIDTHxHEIGHT, each 200 to 16384, not '%1'.").arg(parser.value(size)));
    for (const auto& [option, target] :
         {std::pair(&select, &picture.position), std::pair(&level, &picture.level),
          std::pair(&step, &picture.step)}) {
        bool isNumber = true;
        if (parser.isSet(*option))
            *target = parser.value(*option).toUInt(&isNumber);
        if (!isNumber || (parser.isSet(*option) && *target == 0))
            return fail(WrongUsage, Main::tr("--%1 takes a number from 1.").arg(option->names().first()));
    }
    const bool isCapture = parser.isSet(capture) || parser.isSet(captureList);
    if (parser.isSet(output) && !isCapture)
        return fail(WrongUsage, Main::tr("-o belongs to --capture and --capture-list."));
    if (isCapture && (isPicture || !pages.isEmpty()))
        return fail(WrongUsage,
                    Main::tr("--capture takes its page as its value, and neither pictures nor other "
                             "pages beside it."));
    if (isCapture) {
        CaptureRun run(picture.size);
        const QString problem =
            startCapture(run, {parser.values(capture), parser.value(captureList), parser.value(output)});
        return problem.isEmpty() ? app.exec() : fail(BadInput, problem);
    }
    ThemeChoice choice =
        isPicture ? ThemeChoice::Light
                  : static_cast<ThemeChoice>(QSettings().value(QStringLiteral("theme"), 0).toInt());
    if (parser.isSet(theme)) {
        const qsizetype index = QStringList{"system", "light", "dark"}.indexOf(parser.value(theme));
        if (index < 0)
            return fail(WrongUsage,
                        Main::tr("--theme takes system, light or dark, not '%1'.").arg(parser.value(theme)));
        choice = static_cast<ThemeChoice>(index);
    }

    if (parser.isSet(language) && !Language::codes().contains(parser.value(language)))
        return fail(WrongUsage, Main::tr("--lang takes en or pt_BR, not '%1'.").arg(parser.value(language)));

    const QStringList lessonParts = parser.value(lessonOption).split(':');
    if (lessonParts.size() == 2)
        picture.lessonPage = lessonParts[1].toUShort(); // 0 when it is no number

    if (parser.isSet(entry) && (pages.isEmpty() || PageAddress::fromText(pages.first()).isWeb()))
        return fail(WrongUsage, Main::tr("--entry names a page of an archive, which has to be named, too."));

    applyTheme(choice);
    MainWindow window(!isPicture);
    const auto& lessons = window.tutor()->lessons();
    const auto lesson = static_cast<std::size_t>(
        std::ranges::find(lessons, lessonParts.first(), &Lesson::name) - lessons.begin());
    if (parser.isSet(lessonOption) &&
        (lesson == lessons.size() || lessonParts.size() > 2 || !pages.isEmpty()))
        return fail(
            WrongUsage,
            Main::tr("--lesson takes the name of a lesson, and no page beside it, not '%1' (see --help).")
                .arg(parser.value(lessonOption)));
    if (parser.isSet(lessonOption) &&
        (picture.lessonPage == 0 || picture.lessonPage > lessons[lesson].pages.size()))
        return fail(WrongUsage, Main::tr("--lesson %1: the lesson has pages 1 to %2.")
                                    .arg(parser.value(lessonOption))
                                    .arg(lessons[lesson].pages.size()));
    if (isPicture)
        takePicture(window, picture);
    else
        QObject::connect(
            &window, &MainWindow::settled, &window,
            [&window, picture] {
                if (QString problem = goToPlaces(window, picture); !problem.isEmpty())
                    window.messageBar()->showProblem([problem] { return problem; });
            },
            Qt::SingleShotConnection);
    window.show();
    QTimer::singleShot(
        0, &window,
        [&window, pages, lesson, lessonPage = picture.lessonPage, entryName = parser.value(entry)] {
            // With the event loop running, so that failing can end it.
            if (lesson < window.tutor()->lessons().size())
                return window.startLesson(static_cast<int>(lesson), static_cast<int>(lessonPage) - 1);
            if (!entryName.isEmpty())
                window.openPage(withEntry(PageAddress::fromText(pages.first()), entryName));
            else
                window.open(pages.isEmpty() ? QStringLiteral("sample:shop") : pages.first());
            if (pages.isEmpty())
                window.showFirstRunHint();
        });
    return app.exec();
}
