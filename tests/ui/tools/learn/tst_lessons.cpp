// SPDX-License-Identifier: MIT
// The lessons: their data, their statements about the run of their page, and a user who goes through them by
// keys, clicks and detours.
#include "core/explain/setup.h"
#include "core/teach/quizchoices.h"
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/tools/learn/detectionvalues.h"
#include "ui/tools/learn/lessons.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/quiztext.h"
#include "ui/tools/learn/tutor.h"
#include "ui/widgets/language.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace tagseam;

namespace {

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    return file.readAll();
}

Document pageAt(const QString& name, Parser parser = Parser::Html5)
{
    return *parseHtml(bytesOf(name).toStdString(), {.parser = parser});
}

// A session as in a window: opens what the tutor requests, as source.
struct Room {
    explicit Room()
    {
        QObject::connect(&tutor, &Tutor::openRequested, &session, [this](const QString& address) {
            opened.append(address);
            if (address.startsWith(QLatin1String("sample:")))
                open(QStringLiteral(":/samples/%1.html").arg(address.mid(7)));
        });
        QObject::connect(session.trees(), &PageTrees::sourceWanted, &session, [this](Parser parser) {
            session.trees()->setSource(pageAt(session.trees()->address(), parser));
        });
        QObject::connect(&tutor, &Tutor::lookAt, &session, [this](const QString& view) { looked = view; });
    }
    void open(const QString& address)
    {
        session.setDocument(pageAt(address), {.name = QFileInfo(address).fileName(), .address = address});
        session.trees()->setSource(pageAt(address));
    }
    bool isSettled()
    {
        return waitFor(
            [this] { return !session.runner()->isAnalysing() && session.runner()->hasAnalysis(); });
    }
    bool isAt(Tutor::State state)
    {
        return waitFor([this, state] { return tutor.state() == state; });
    }
    bool start(int lesson)
    {
        tutor.openLesson(lesson);
        return isAt(Tutor::State::Page);
    }
    bool start(const QString& name) { return start(indexOf(name)); }
    const LessonPage& page() const { return tutor.lesson()->pages[static_cast<std::size_t>(tutor.page())]; }
    int indexOf(const QString& name) const
    {
        for (std::size_t i = 0; i < tutor.lessons().size(); ++i) {
            if (tutor.lessons()[i].name == name)
                return static_cast<int>(i);
        }
        return -1;
    }
    // The right choice, or a wrong one.
    int choice(bool isRight) const
    {
        for (int i = 0; i < static_cast<int>(tutor.choices().size()); ++i) {
            if (tutor.isRight(i) == isRight)
                return i;
        }
        return -1;
    }

    PageSession session;
    Tutor tutor{&session};
    QStringList opened;
    QString looked;
};

QString plain(const QString& rich)
{
    QString text = rich;
    return text.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
}

Analysis analysisOf(const Document& document, const SearchOptions& search)
{
    Analysis analysis;
    analysis.options.search = search;
    analysis.sequence = convertTreeToSequence(document);
    analysis.trace = searchRegion(analysis.sequence.symbols, search);
    analysis.mask = pruneDomTree(document, analysis.sequence, analysis.trace.region, analysis.options.keep);
    return analysis;
}

// Every page of the lesson that refers to this tree has a place in its run, uses only values that the run
// provides, and asks only questions that are possible there.
void expectTrueOf(const Lesson& lesson, PageSource source, const Document& document)
{
    if (lesson.algorithm) // see lessonsOnOtherAlgorithmsAreTrue()
        return;
    int questions = 0;
    for (const LessonPage& page : lesson.pages) {
        if (page.source.value_or(source) != source) {
            questions += page.ask ? 1 : 0;
            continue;
        }
        const Analysis analysis = analysisOf(document, page.search);
        const SearchTrace& trace = analysis.trace;
        const std::vector<Symbol>& symbols = analysis.sequence.symbols;
        const std::optional<StepPlace> place = placeOf(trace, page.place);
        const QByteArray where =
            lesson.name.toUtf8() + ": " + page.text.in[QStringLiteral("en")].left(50).toUtf8();
        QVERIFY2(place, where);
        LessonValues values = valuesAt(trace, symbols, *place);
        if (page.isOfDetection())
            values.merge(detectionValues(detectContent(document, analysis, {})));
        for (const QString& language : Language::codes()) {
            const QString text = QString::fromStdString(fill(page.text.in[language].toStdString(), values));
            QVERIFY2(!text.contains(QLatin1Char('{')), qUtf8Printable(text));
        }
        if (!page.ask)
            continue;
        ++questions;
        // The others are hidden while a question waits, or show the answer.
        const QStringList open{"plot", "variables", "symbols", "listing"};
        QVERIFY2(open.contains(page.look), where);
        const std::optional<Question> question = questionNear(trace, *page.ask, *place);
        QVERIFY2(question, where);
        if (page.ask != QuestionKind::KeptSide)
            QCOMPARE(question->attempt, place->attempt);
        QCOMPARE(question->level, place->level);
        QVERIFY2(choicesOf(*question, trace, symbols).size() >= 2, where);
    }
    QVERIFY2(questions >= 2, qUtf8Printable(lesson.name));
}

} // namespace

class TestLessons : public WindowTest {
    Q_OBJECT

  private slots:
    void cleanup() { Language::instance()->choose(QStringLiteral("en")); }
    void cleanupTestCase() { closeWindow(); }
    void brokenLessonIsRefused();
    void sourceBearsEveryLessonOut();
    void lessonsOnOtherAlgorithmsAreTrue();
    void pageGoesToItsStepAndPointsOut();
    void questionWaitsAtItsStepUntilItIsAnswered();
    void scoreCountsFirstGuessesAndBackShowsThem();
    void variantIsTheLessonsUntilItIsLeft();
    void changedOptionsInterruptTheLesson();
    void detectionOfALessonIsItsPagesAndThePersons();
    void quizAsksAboutThePageThatIsOpen();
    void keysAloneGoThroughALesson();
    void everyVerdictNamesTheRightAnswer();
    void answerNamesTheOpenGapsAtWhichTheScanCannotSplit();
    void renderedPageBearsEveryLessonOut(); // opens the window, which the next test uses
    void clicksAndKeysAnswerInTheWindow();
    void closingThePaneEndsTheLesson();
    void viewsThatALessonPointsToOpenNothingElse();
};

void TestLessons::brokenLessonIsRefused()
{
    struct Row {
        QByteArray from;
        QByteArray to;
        QString problem;
    };
    const std::vector<Row> rows{{"\"pages\": [", "\"pages\": {", ""},
                                {"\"sample\": \"figure2\"", "\"sample\": \"x\"", "'x'"},
                                {"dissertation-2014", "thesis", "'thesis'"},
                                {"\"look\": \"original\"", "\"look\": \"clock\"", "'clock'"},
                                {"nextThreshold", "nextTime", "'nextTime'"},
                                {"\"goto\"", "\"go\"", "'go'"},
                                {"\"level\"", "\"levle\"", "'levle'"},
                                {"\"level\": 1", "\"level\": 0", "1"}, // counted from 1
                                {"\"look\": \"original\"", "\"source\": \"wood\"", "'wood'"},
                                {"\"pt_BR\"", "\"pt\"", "'pt'"}};
    for (const auto& [from, to, problem] : rows) {
        QByteArray json = bytesOf(":/lessons/figure2.json");
        QString why;
        QVERIFY(parseLesson(json, "figure2", &why).has_value() && why.isEmpty());
        QVERIFY2(json.contains(from), from);
        QVERIFY2(!parseLesson(json.replace(json.indexOf(from), from.size(), to), "figure2", &why), to);
        QVERIFY2(!why.isEmpty() && why.contains(problem), qUtf8Printable(why));
    }
}

void TestLessons::sourceBearsEveryLessonOut()
{
    const std::vector<Lesson> lessons = loadLessons();
    QCOMPARE(lessons.size(), 17U);
    QCOMPARE(QDir(":/lessons").entryList().size(), 17); // none is rejected
    const std::map<QString, std::uint32_t> recordsOfTheDetection{
        {"news", 0}, {"small-main", 0}, {"homogeneous", 66}, {"rejected", 0}, {"article", 0}, {"product", 0}};
    for (const Lesson& lesson : lessons) {
        const Document page = pageAt(lesson.sampleAddress());
        expectTrueOf(lesson, PageSource::Source, page);
        expectTrueOf(lesson, PageSource::Libxml2, pageAt(lesson.sampleAddress(), Parser::Libxml2));
        const auto records = recordsOfTheDetection.find(lesson.name);
        QCOMPARE(std::ranges::any_of(lesson.pages, &LessonPage::isOfDetection),
                 records != recordsOfTheDetection.end());
        if (records != recordsOfTheDetection.end())
            QCOMPARE(detectContent(page, analysisOf(page, {}), {}).detected.records, records->second);
    }
}

// Every page has a place in the run, and uses only values that the run provides there.
void TestLessons::lessonsOnOtherAlgorithmsAreTrue()
{
    Room room;
    int lessons = 0;
    for (int index = 0; index < static_cast<int>(room.tutor.lessons().size()); ++index) {
        const Lesson& lesson = room.tutor.lessons()[static_cast<std::size_t>(index)];
        if (!lesson.algorithm)
            continue;
        ++lessons;
        QVERIFY(room.start(index));
        const AlgorithmCursor* algorithms = room.session.algorithms();
        QCOMPARE(algorithms->chosen(), lesson.algorithm);
        for (;;) {
            const std::optional<std::size_t> event = eventOf(*algorithms->stepper(), room.page().runPlace);
            QVERIFY2(event, qUtf8Printable(lesson.name));
            QCOMPARE(algorithms->stepper()->event(), *event);
            QVERIFY2(!room.tutor.text().contains(QLatin1Char('{')), qUtf8Printable(room.tutor.text()));
            static const QRegularExpression element(QStringLiteral("<(?!/?b>)"));
            QVERIFY2(!room.tutor.text().contains(element), "the tags of the page are no tags of the text");
            if (room.tutor.isLast())
                break;
            room.tutor.next();
            QVERIFY(room.isAt(Tutor::State::Page));
        }
        room.session.algorithms()->choose({});
        QCOMPARE(room.tutor.state(), Tutor::State::Altered);
        room.tutor.analyseAsTaught();
        QVERIFY(room.isAt(Tutor::State::Page));
        room.tutor.leave();
        QVERIFY2(algorithms->needsSite() == !lesson.site.isEmpty(), "the tree of the lesson is gone with it");
    }
    QCOMPARE(lessons, static_cast<int>(tagseam::algorithms.size()));
}

// Forward through each lesson and back again.
void TestLessons::pageGoesToItsStepAndPointsOut()
{
    Room room;
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    for (int index = 0; index < static_cast<int>(room.tutor.lessons().size()); ++index) {
        QVERIFY(room.start(index));
        const Lesson& lesson = *room.tutor.lesson();
        QCOMPARE(room.opened.back(), QStringLiteral("sample:") + lesson.sample);
        const int last = room.tutor.pageCount() - 1;
        for (int turn = 0; turn <= 2 * last; ++turn) {
            const LessonPage& page = lesson.pages[static_cast<std::size_t>(room.tutor.page())];
            const PageSession& session = room.session;
            const Question* question = room.tutor.question();
            QCOMPARE(question != nullptr, page.ask.has_value());
            QVERIFY(lesson.algorithm.has_value() ||
                    session.cursor()->stepper().place() ==
                        (question != nullptr ? question->asked
                                             : *placeOf(session.runner()->analysis().trace, page.place)));
            QCOMPARE(room.looked, page.look);
            QVERIFY(!room.tutor.text().isEmpty());
            QCOMPARE(session.runner()->setup().keep, page.isComplement ? Keep::Complement : Keep::Region);
            QCOMPARE(session.runner()->options().source,
                     page.source.value_or(session.runner()->options().source));
            QCOMPARE(session.kept()->isDetectionWanted(), page.isDetection);
            QCOMPARE(session.cursor()->isStepping(), !page.isOfDetection() && !lesson.algorithm);
            if (turn == 2 * last)
                break;
            turn < last ? room.tutor.next() : room.tutor.back();
            QVERIFY2(room.tutor.state() != Tutor::State::Altered, "the analysis is on its way");
            QVERIFY(room.isAt(Tutor::State::Page));
        }
        QCOMPARE(room.tutor.page(), 0);
    }
}

void TestLessons::questionWaitsAtItsStepUntilItIsAnswered()
{
    Room room;
    QVERIFY(room.start("regions"));
    room.tutor.next();
    QVERIFY(!room.session.isAsking());
    room.tutor.next();
    QVERIFY(room.session.isAsking() && room.tutor.question() != nullptr);
    const std::uint64_t asked = room.session.cursor()->stepper().step();
    room.tutor.showAnswer(); // not yet
    QCOMPARE(room.session.cursor()->stepper().step(), asked);
    room.tutor.choose(99);
    QVERIFY(room.tutor.answer() == nullptr);

    room.tutor.choose(room.choice(true));
    QVERIFY(room.tutor.answer()->isRight && !room.session.isAsking());
    QCOMPARE(room.session.cursor()->stepper().step(), asked);
    room.tutor.showAnswer();
    QVERIFY(room.session.cursor()->stepper().place() == room.tutor.question()->revealed);
    QCOMPARE(room.session.cursor()->stepper().candidateSplit()->verdict, Verdict::NoneFound);

    while (room.tutor.question() == nullptr || room.tutor.question()->kind != QuestionKind::KeptSide)
        room.tutor.next();
    Guess guess; // a click in a view
    guess.threshold = 2;
    room.session.guess(guess);
    QVERIFY2(room.tutor.answer() == nullptr, "a threshold is no answer to this question");
    guess = {};
    for (const double position : {10.5, 70.0}) {
        guess.position = position;
        room.session.guess(guess);
        QVERIFY2(room.tutor.answer()->isRight, "the first guess counts");
    }
    QCOMPARE(room.tutor.chosen(), -1);
}

void TestLessons::scoreCountsFirstGuessesAndBackShowsThem()
{
    Room room;
    QVERIFY(room.start("regions"));
    for (bool isRight = true; !room.tutor.isLast(); room.tutor.next()) {
        if (room.tutor.question() == nullptr)
            continue;
        room.tutor.choose(room.choice(isRight));
        room.tutor.choose(room.choice(!isRight));
        QCOMPARE(room.tutor.answer()->isRight, isRight);
        isRight = !isRight;
    }
    QCOMPARE(room.tutor.answered(), 4);
    QCOMPARE(room.tutor.right(), 2);
    while (room.tutor.question() == nullptr)
        room.tutor.back();
    QVERIFY(room.tutor.answer() != nullptr && room.tutor.chosen() >= 0 && !room.session.isAsking());
    room.tutor.openLesson(room.indexOf("regions")); // again from the start
    QCOMPARE(room.tutor.answered(), 0);
}

void TestLessons::variantIsTheLessonsUntilItIsLeft()
{
    Room room;
    AnalysisOptions own;
    own.search = findVariant("printed")->options;
    own.path.style = LabelAttributes::None;
    room.session.runner()->setOptions(own);
    QVERIFY(room.start(0));
    QVERIFY(room.session.runner()->options() == AnalysisOptions{});
    room.tutor.openLesson(1); // goes to the next one: the restored state is the one before the first
    QVERIFY(room.isSettled());
    room.tutor.leave();
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    QVERIFY(room.session.runner()->options() == own && !room.session.isAsking());

    QVERIFY(room.start(0));
    room.open(":/samples/news.html"); // another page ends the lesson and stays
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    QVERIFY(room.isSettled());
    QCOMPARE(room.session.trees()->address(), ":/samples/news.html");
    QVERIFY(room.session.runner()->options() == own && room.tutor.pageToGoBackTo().isEmpty());
    const auto opened = room.opened.size();
    QVERIFY(room.start(0)); // from the user's page, to which the user can return
    room.tutor.leave();
    QVERIFY2(room.opened.size() == opened + 1, "leaving opens nothing");
    QVERIFY(room.start(1));
    QCOMPARE(room.tutor.pageToGoBackTo(), ":/samples/news.html");
    room.tutor.goBackToPage();
    QCOMPARE(room.opened.back(), ":/samples/news.html");
}

void TestLessons::changedOptionsInterruptTheLesson()
{
    Room room;
    for (const char* name : {"regions", "misnested"}) {
        QVERIFY(room.start(name));
        room.tutor.next();
        room.tutor.next();
        QVERIFY(room.isAt(Tutor::State::Page));
        const int page = room.tutor.page();
        const AnalysisOptions taught = room.session.runner()->options();
        const bool isAsking = room.session.isAsking();
        AnalysisOptions other = taught;
        if (room.page().source)
            other.source = isSource(taught.source) ? PageSource::Rendered : PageSource::Libxml2;
        else
            other.search.minDifference = 0.9;
        const auto interrupts = [&] {
            room.session.runner()->setOptions(other);
            return room.isAt(Tutor::State::Altered);
        };
        QVERIFY(interrupts());
        QVERIFY(!room.session.isAsking() && room.tutor.text().isEmpty());
        room.tutor.choose(0);
        room.tutor.next();
        QVERIFY(room.tutor.answered() == 0 && room.tutor.page() == page);
        room.tutor.analyseAsTaught();
        QVERIFY(room.isAt(Tutor::State::Page));
        QVERIFY(room.session.runner()->options() == taught && room.session.isAsking() == isAsking);
        QVERIFY(interrupts());
        room.tutor.leave();
        QVERIFY2(room.session.runner()->options() == other, "what the person chose stays");
    }
}

void TestLessons::detectionOfALessonIsItsPagesAndThePersons()
{
    Room room;
    QVERIFY(room.start("rejected"));
    while (!room.tutor.isLast())
        room.tutor.next();
    QVERIFY(room.session.kept()->isDetectionWanted());
    const ContentDetection detection =
        detectContent(room.session.trees()->document(), room.session.runner()->analysis(), {});
    const Region kept = detection.lists[detection.content.lists.regions.front()].span();
    QVERIFY(names(plain(room.tutor.text()), {kept.begin.value + 1, kept.end.value}));
    for (const QString& language : Language::codes()) {
        Language::instance()->choose(language);
        QVERIFY(plain(room.tutor.text()).contains(decimal(detection.content.confidence(), 2)));
    }
    room.session.kept()->setDetectionWanted(false); // set by the user: it stays for every analysis
    AnalysisOptions options = room.session.runner()->options();
    options.keep = Keep::Complement;
    room.session.runner()->setOptions(options);
    QVERIFY(room.isSettled() && !room.session.kept()->isDetectionWanted());
    room.tutor.back();
    QVERIFY(room.isAt(Tutor::State::Page));
    room.tutor.next();
    QVERIFY(room.session.kept()->isDetectionWanted());
    room.tutor.leave();
    QVERIFY(!room.session.kept()->isDetectionWanted());

    room.session.kept()->setDetectionWanted(true); // the user's state is restored
    QVERIFY(room.start("rejected") && !room.session.kept()->isDetectionWanted());
    room.tutor.leave();
    QVERIFY(room.session.kept()->isDetectionWanted());
    QVERIFY(room.start("rejected") && room.start("homogeneous")); // another page
    room.tutor.leave();
    QVERIFY(!room.session.kept()->isDetectionWanted());
}

void TestLessons::quizAsksAboutThePageThatIsOpen()
{
    Room room;
    room.tutor.startQuiz();
    QCOMPARE(room.tutor.state(), Tutor::State::Idle); // no page, no quiz
    room.open(":/samples/shop.html");
    room.tutor.startQuiz();
    QCOMPARE(room.tutor.state(), Tutor::State::Loading);
    QVERIFY(room.isAt(Tutor::State::Page));
    QCOMPARE(room.tutor.pageCount(), static_cast<int>(Tutor::quizLength));
    std::vector<Question> questions;
    for (int i = 0; room.tutor.state() == Tutor::State::Page; ++i) {
        questions.push_back(*room.tutor.question());
        QVERIFY(room.session.isAsking());
        QVERIFY(room.session.cursor()->stepper().place() == questions.back().asked);
        room.tutor.choose(room.choice(i % 4 != 0));
        room.tutor.showAnswer();
        room.tutor.next();
    }
    QCOMPARE(questions.size(), Tutor::quizLength);
    QCOMPARE(room.tutor.state(), Tutor::State::Score);
    QCOMPARE(room.tutor.right(), 6);
    room.tutor.back();
    QCOMPARE(room.tutor.state(), Tutor::State::Page);
    room.tutor.next();
    room.tutor.next(); // other questions
    QCOMPARE(room.tutor.answered(), 0);
    std::vector<Question> others;
    for (; room.tutor.state() == Tutor::State::Page; room.tutor.next())
        others.push_back(*room.tutor.question());
    QVERIFY(!others.empty() && others != questions);
    room.open(":/samples/news.html");
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);

    analyse(room.session, "<p>one</p>"); // nothing to choose
    room.tutor.startQuiz();
    QVERIFY(room.isAt(Tutor::State::Score));
    QCOMPARE(room.tutor.pageCount(), 0);
    room.tutor.next();
    room.tutor.back();
    QCOMPARE(room.tutor.state(), Tutor::State::Score);
    room.tutor.leave();
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
}

void TestLessons::keysAloneGoThroughALesson()
{
    Room room;
    LessonView view(&room.tutor);
    view.resize(1280, view.sizeHint().height());
    view.show();
    view.setFocus();
    const auto press = [&](int key) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &view, static_cast<Qt::Key>(key));
    };
    press(Qt::Key_2);
    QVERIFY(room.isAt(Tutor::State::Page));
    QCOMPARE(room.tutor.lesson()->sample, "regions");
    while (!room.tutor.isLast()) {
        if (room.tutor.question() != nullptr) {
            const int waiting = room.tutor.page();
            press(Qt::Key_Space); // does not skip a question
            QCOMPARE(room.tutor.page(), waiting);
            press(Qt::Key_1 + room.choice(true));
            press(Qt::Key_S);
            QVERIFY(room.session.cursor()->stepper().place() == room.tutor.question()->revealed);
        }
        const int page = room.tutor.page();
        constexpr std::array keys{Qt::Key_N, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Return};
        press(keys[static_cast<std::size_t>(page) % keys.size()]);
        QCOMPARE(room.tutor.page(), page + 1);
    }
    QCOMPARE(room.tutor.right(), 4);
    press(Qt::Key_B);
    press(Qt::Key_PageUp);
    QCOMPARE(room.tutor.page(), room.tutor.pageCount() - 3);
    press(Qt::Key_Escape);
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    press(Qt::Key_Q);
    QVERIFY(waitFor([&] { return room.tutor.isQuiz(); }));
}

// In both languages, whatever was guessed.
void TestLessons::everyVerdictNamesTheRightAnswer()
{
    const auto expectNumber = [](const QString& text, const Question& question, const Answer& answer) {
        const std::uint32_t number = question.kind == QuestionKind::NextThreshold ? answer.threshold
                                     : question.kind == QuestionKind::KeptSide
                                         ? std::max(answer.left, answer.right)
                                     : answer.split == noPosition ? answer.threshold
                                                                  : answer.split.value + 1;
        QVERIFY2(text.contains(QString::number(number)), qUtf8Printable(text));
        QVERIFY2(!text.contains('%') && !text.contains("(s)"), qUtf8Printable(text));
    };
    for (const QString& language : Language::codes()) {
        Language::instance()->choose(language);
        for (const Lesson& lesson : loadLessons()) {
            const std::vector<Symbol> symbols = convertTreeToSequence(pageAt(lesson.sampleAddress())).symbols;
            for (const Variant& variant : variants) {
                const SearchTrace trace = searchRegion(symbols, variant.options);
                for (const Question& question : questionsOf(trace, 100, 1)) {
                    for (const Guess& guess : choicesOf(question, trace, symbols)) {
                        const Answer answer = judge(question, trace, symbols, guess);
                        expectNumber(plain(QuizText::explanation(question, trace, answer)), question, answer);
                    }
                }
            }
        }
    }
}

// The three gaps before the first box: no symbol that passes was scanned yet.
void TestLessons::answerNamesTheOpenGapsAtWhichTheScanCannotSplit()
{
    Room room;
    QVERIFY(room.start("homogeneous"));
    while (room.page().place.level != 2)
        room.tutor.next();
    QVERIFY(room.tutor.question() != nullptr);
    room.tutor.choose(room.choice(true));
    const Answer& answer = *room.tutor.answer();
    QVERIFY(answer.split == noPosition);
    QCOMPARE(answer.unsplit.size(), std::size_t(1));
    const Region gaps = answer.unsplit.front().splits;
    QCOMPARE(gaps.begin.value, room.session.runner()->analysis().trace.levels[1].region.begin.value + 1);
    for (const QString& language : Language::codes()) {
        Language::instance()->choose(language);
        const QString text = QuizText::explanation(*room.tutor.question(), *room.tutor.trace(), answer);
        QVERIFY2(names(text, {gaps.size(), gaps.begin.value + 1, gaps.end.value}), qPrintable(text));
    }
}

void TestLessons::renderedPageBearsEveryLessonOut()
{
    showWindow();
    for (const Lesson& lesson : loadLessons()) {
        QVERIFY(open(QStringLiteral("sample:") + lesson.sample));
        QCOMPARE(session().trees()->address(), lesson.sampleAddress());
        expectTrueOf(lesson, PageSource::Rendered, session().trees()->document());
        if (lesson.sample == QLatin1String("figure2"))
            QCOMPARE(analysis().sequence.size(), 9U); // "the browser inserts a tbody"
    }
}

// From the menu's lesson to the answers, with the window's own plot, waterline and keys only.
void TestLessons::clicksAndKeysAnswerInTheWindow()
{
    QVERIFY(open("sample:shop"));
    Tutor& tutor = *m_window->findChild<Tutor*>();
    m_window->findChild<LessonView*>()->openLesson(1);
    QVERIFY(waitFor([&] { return tutor.state() == Tutor::State::Page; }));
    QCOMPARE(session().trees()->address(), ":/samples/regions.html");
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    const auto click = [](QWidget* view, QPointF place) {
        QTest::mouseClick(view, Qt::LeftButton, {}, place.toPoint());
    };
    PlotView* plot = m_window->plotView();
    WaterlineView* water = m_window->waterlineView();
    const auto onPlot = [plot](double position) {
        return QPointF(plot->geometryOfPlot().x(position), plot->geometryOfPlot().plot.center().y());
    };
    using Row = std::tuple<QuestionKind, std::function<void()>,
                           bool>; // the question, the answer, and true if it is right
    for (const auto& [kind, act, isRight] :
         {Row{QuestionKind::FirstCandidateSplit, [&] { press(Qt::Key_4); },
              true},                       // at threshold 1 none opens
          Row{QuestionKind::NextThreshold, // the second of the frequencies
              [&] {
                  const WaterGeometry& geometry = water->geometryOfWater();
                  click(water, {geometry.axis.x(5), geometry.waterY(1)});
              },
              true},
          Row{QuestionKind::FirstCandidateSplit, [&] { click(plot, onPlot(57)); },
              true}, // at 2, before position 58
          Row{QuestionKind::KeptSide, [&] { click(plot, onPlot(70)); }, false}}) {
        const auto isThere = [&] {
            return tutor.question() != nullptr && tutor.question()->kind == kind && tutor.answer() == nullptr;
        };
        m_window->findChild<LessonView*>()->setFocus();
        for (int page = 0; page < tutor.pageCount() && !isThere(); ++page)
            press(Qt::Key_N);
        QVERIFY(isThere());
        handleEvents();
        act();
        QVERIFY(tutor.answer() != nullptr);
        QCOMPARE(tutor.answer()->isRight, isRight);
    }
    m_window->findChild<LessonView*>()->setFocus();
    press(Qt::Key_S);
    QCOMPARE(session().cursor()->shownRegion(), (Region{Position{0}, Position{56}}));
    press(Qt::Key_Escape);
    QCOMPARE(tutor.state(), Tutor::State::Idle);
    QCOMPARE(tutor.pageToGoBackTo(), ":/samples/shop.html");
}

void TestLessons::closingThePaneEndsTheLesson()
{
    showWindow();
    QVERIFY(open("sample:shop"));
    Tutor& tutor = *m_window->findChild<Tutor*>();
    auto* dock = m_window->findChild<QDockWidget*>("learnDock");
    m_window->findChild<LessonView*>()->openLesson(1);
    QVERIFY(waitFor([&] { return tutor.state() == Tutor::State::Page; }) && dock->isVisible());
    session().setStepping(false); // changing the layout of the docks does not close the lesson
    QVERIFY(tutor.state() == Tutor::State::Page && dock->isVisible());
    dock->close();
    QVERIFY(waitFor([&] { return tutor.state() == Tutor::State::Idle; }));
    QVERIFY(!dock->isVisible() && !session().isTaught());
}

// Explain would take half of the place of the stepper.
void TestLessons::viewsThatALessonPointsToOpenNothingElse()
{
    showWindow();
    QVERIFY(open("sample:shop"));
    session().setStepping(true);
    auto* explain = m_window->findChild<QDockWidget*>("explainDock");
    QVERIFY(!explain->isVisible());
    for (const QString& view : lessonViews()) {
        if (view == QLatin1String("detection")) // a part of Explain
            continue;
        emit m_window->findChild<Tutor*>()->lookAt(view);
        QVERIFY2(m_window->findChildren<QWidget*>(view).size() == 1 && !explain->isVisible(),
                 qPrintable(view));
    }
}

TAGSEAM_TEST(TestLessons)
#include "tst_lessons.moc"
