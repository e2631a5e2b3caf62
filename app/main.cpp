// SPDX-License-Identifier: MIT
// tagseam: the window, or the tasks that it does without being visible.
#include "app/archiving.h"
#include "app/arguments.h"
#include "app/exitcode.h"
#include "app/failure.h"
#include "app/picture.h"
#include "ui/browser/guard/pagescheme.h"
#include "ui/browser/save/archivingrun.h"
#include "ui/tools/corpus/corpusworkspace.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/widgets/language.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QIcon>
#include <QLoggingCategory>
#include <QSettings>
#include <QSocketNotifier>
#include <QTemporaryFile>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <string_view>

#include <langinfo.h>
#include <sys/eventfd.h>

namespace {

using namespace tagseam;

// Prepares for running without a display, which a picture and --help do not need, and hides the toolkit's
// report on the graphics card. False when a window is wanted and there is no display.
bool prepareDisplay(int argc, char** argv)
{
    QLoggingCategory::setFilterRules(QStringLiteral("*.debug=false\n*.info=false\n*.warning=false"));
    if (qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
        qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return true;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return isWindowless(argc, argv);
}

// Qt takes a UTF-8 locale where there is none, such as in a container, and Qt 6.8 says so in four lines.
void prepareLocale()
{
    std::setlocale(LC_ALL, ""); // NOLINT(concurrency-mt-unsafe): there are no other threads yet
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") // NOLINT(concurrency-mt-unsafe)
        qputenv("LC_ALL", "C.UTF-8");
}

void describe(QApplication& app)
{
    QApplication::setApplicationName(QStringLiteral("tagseam"));
    QApplication::setOrganizationName(QStringLiteral("tagseam"));
    QApplication::setApplicationVersion(QStringLiteral(TAGSEAM_VERSION));
    QIcon icon(QStringLiteral(":/icons/tagseam-64.png"));
    icon.addFile(QStringLiteral(":/icons/tagseam-256.png"));
    app.setWindowIcon(icon);
}

// Returns the lesson's index, or a sentence with the reason why there is none.
std::variant<int, QString> lessonNamed(const std::vector<Lesson>& lessons, const WindowArguments& arguments)
{
    const auto lesson = std::ranges::find(lessons, arguments.lesson, &Lesson::name);
    if (lesson == lessons.end())
        return Main::tr("--lesson takes the name of a lesson, not '%1' (see --help).").arg(arguments.lesson);
    if (arguments.lessonPage == 0 || arguments.lessonPage > lesson->pages.size())
        return Main::tr("--lesson %1: the lesson has pages 1 to %2.")
            .arg(QStringLiteral("%1:%2").arg(arguments.lesson).arg(arguments.lessonPage))
            .arg(lesson->pages.size());
    return static_cast<int>(lesson - lessons.begin());
}

// The browser would end the program without a sentence.
bool hasSharedMemory()
{
    return qgetenv("QTWEBENGINE_CHROMIUM_FLAGS").contains("--disable-dev-shm-usage") ||
           QTemporaryFile(QStringLiteral("/dev/shm/tagseam")).open();
}

int runCapture(QApplication& app, const WindowArguments& arguments)
{
    ArchivingRun run(arguments.size);
    const int code = startArchiving(run, *arguments.capture);
    return code == Done ? app.exec() : code;
}

// Another window replaces this one when the user chooses a language.
void followLanguage(std::unique_ptr<MainWindow>& window)
{
    QObject::connect(
        window.get(), &MainWindow::languageWanted, window.get(),
        [&window](const QString& choice) {
            if (std::unique_ptr<MainWindow> next = window->inLanguage(choice)) {
                window = std::move(next);
                followLanguage(window);
            }
        },
        Qt::QueuedConnection);
}

constexpr std::array endingSignals{SIGTERM, SIGINT, SIGHUP};

// A signal that would end the program ends the event loop, so that the window saves what is being saved and
// removes its lock files. The second signal ends the program at once.
void endOnSignals()
{
    static const int wakeUp = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    auto* notifier = new QSocketNotifier(wakeUp, QSocketNotifier::Read, qApp);
    QObject::connect(notifier, &QSocketNotifier::activated, qApp, [] {
        eventfd_t number = 0;
        ::eventfd_read(wakeUp, &number);
        QApplication::exit(128 + static_cast<int>(number)); // as a shell names a program that a signal ended
    });
    struct sigaction action {};
    action.sa_handler = [](int number) {
        const int error = errno;
        for (const int each : endingSignals)
            (void)::signal(each, SIG_DFL);
        ::eventfd_write(wakeUp, static_cast<eventfd_t>(number));
        errno = error;
    };
    for (const int each : endingSignals) {
        struct sigaction before {};
        ::sigaction(each, nullptr, &before);
        if (before.sa_handler != SIG_IGN)
            ::sigaction(each, &action, nullptr);
    }
}

int runWindow(QApplication& app, const WindowArguments& arguments)
{
    const bool isPicture = arguments.picture.has_value();
    const auto stored = static_cast<ThemeChoice>(QSettings().value(QStringLiteral("theme"), 0).toInt());
    applyTheme(arguments.theme.value_or(isPicture ? ThemeChoice::Light : stored));
    auto window = std::make_unique<MainWindow>(!isPicture);
    followLanguage(window);
    std::optional<int> lesson;
    if (!arguments.lesson.isEmpty()) {
        const auto found = lessonNamed(window->findChild<Tutor*>()->lessons(), arguments);
        if (const auto* problem = std::get_if<QString>(&found))
            return fail(WrongUsage, *problem);
        lesson = std::get<int>(found);
    }
    const bool isWorkspaceGiven = lesson || !arguments.corpus.isEmpty() || !arguments.runs.isEmpty() ||
                                  arguments.bookmark != Bookmark{};
    if (isWorkspaceGiven) // not the workspace in which the last window was closed
        window->session()->setWorkspace(Workspace::Inspect);
    if (isPicture) {
        if (const int code = takePicture(*window, *arguments.picture, arguments.bookmark); code != Done)
            return code;
    }
    window->show();
    if (isPicture && !arguments.bookmark.tab.isEmpty())
        window->showTab(arguments.bookmark.tab); // set now, so that the page is laid out once
    // Runs in the event loop, so that a failure can end it.
    QTimer::singleShot(0, window.get(), [&window, &arguments, lesson, isPicture] {
        const bool isNamed = arguments.page.kind != PageAddress::Kind::None;
        if (!arguments.corpus.isEmpty() || !arguments.runs.isEmpty())
            return window->findChild<CorpusWorkspace*>()->open(
                arguments.corpus, QStringList(arguments.runs.rbegin(), arguments.runs.rend()));
        if (lesson)
            return window->findChild<LessonView*>()->openLesson(*lesson,
                                                                static_cast<int>(arguments.lessonPage) - 1);
        if (!isNamed && window->session()->workspace() == Workspace::Corpus)
            return; // a sample would replace the table
        const PageAddress page =
            isNamed ? arguments.page : PageAddress::fromText(QStringLiteral("sample:shop"));
        if (isPicture) // the picture fails when the bookmark does
            window->session()->runner()->setOptions(optionsOf(arguments.bookmark));
        if (isPicture || arguments.bookmark == Bookmark{})
            window->opener()->openPage(page);
        else
            window->opener()->openAt(page, arguments.bookmark);
        if (!isNamed)
            window->showFirstRunHint();
    });
    return app.exec();
}

} // namespace

int main(int argc, char** argv)
{
    const bool hasDisplay = prepareDisplay(argc, argv);
    registerPageScheme();
    prepareLocale();
    QApplication app(argc, argv);
    describe(app);
    const QStringList texts = textsOf(argc, argv);
    const QString wanted = wantedLanguage(texts);
    const bool isSpoken = wanted.isEmpty() || Language::codes().contains(wanted);
    Language::instance()->choose(isSpoken ? wanted : QString());
    const std::variant<WindowArguments, int> parsed = parseArguments(texts, hasDisplay);
    if (const int* code = std::get_if<int>(&parsed))
        return *code;
    if (!hasSharedMemory())
        return fail(WrongUsage,
                    Main::tr("the browser needs /dev/shm, which is missing or read-only. Make it "
                             "writable, or set QTWEBENGINE_CHROMIUM_FLAGS=--disable-dev-shm-usage "
                             "to use the folder for temporary files instead."));
    const auto& arguments = std::get<WindowArguments>(parsed);
    endOnSignals();
    const int code = arguments.capture ? runCapture(app, arguments) : runWindow(app, arguments);
    // A parser that is deep in an element of a million attributes cannot be stopped, and the program does not
    // wait for it.
    constexpr int threadMilliseconds = 2000;
    if (!QThreadPool::globalInstance()->waitForDone(threadMilliseconds))
        std::_Exit(code);
    return code;
}
