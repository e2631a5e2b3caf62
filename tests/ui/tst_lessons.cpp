// SPDX-License-Identifier: MIT
// The lessons: their data, what they say about the run of their page, and a person who goes through them by
// keys, clicks and detours.
#include "core/explain/setup.h"
#include "core/page/selector.h"
#include "core/tps/quizchoices.h"
#include "testpage.h"
#include "ui/curevalues.h"
#include "ui/language.h"
#include "ui/lessons.h"
#include "ui/mainwindow.h"
#include "ui/quiztext.h"
#include "ui/tutor.h"
#include "ui/views/bandpainter.h"
#include "ui/views/curetab.h"
#include "ui/views/explainview.h"
#include "ui/views/lessonview.h"
#include "ui/views/plotview.h"
#include "ui/views/waterlineview.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace tagseam;

namespace {

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    return file.readAll();
}

// A window's worth of session: opens what the tutor asks for, as source.
struct Room {
    explicit Room()
    {
        QObject::connect(&tutor, &Tutor::openRequested, &session, [this](const QString& address) {
            opened.append(address);
            if (address.startsWith(QLatin1String("sample:")))
                open(QStringLiteral(":/samples/%1.html").arg(address.mid(7)));
        });
        QObject::connect(&tutor, &Tutor::lookAt, &session, [this](const QString& view) { looked = view; });
    }
    void open(const QString& address)
    {
        Result<Document> page = parseHtml(bytesOf(address).toStdString());
        session.setDocument(*std::move(page), QFileInfo(address).fileName(), address);
        session.setSource(parseHtml(bytesOf(address).toStdString()));
    }
    bool isSettled()
    {
        return QTest::qWaitFor([&] { return !session.isAnalysing() && session.hasAnalysis(); });
    }
    bool start(int lesson)
    {
        tutor.openLesson(lesson);
        return QTest::qWaitFor([&] { return tutor.state() == Tutor::State::Page; });
    }
    int indexOf(const QString& name) const
    {
        for (std::size_t i = 0; i < tutor.lessons().size(); ++i) {
            if (tutor.lessons()[i].name == name)
                return static_cast<int>(i);
        }
        return -1;
    }
    // The choice that is right, or one that is not.
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

Cure cureOf(const Document& document)
{
    return findCure(document, analysisOf(document, {}), {});
}

// Every page of the lesson that speaks of this tree stands somewhere in its run, says only what the run fills
// in, and asks what can be asked there.
void expectTrueOf(const Lesson& lesson, PageSource source, const Document& document)
{
    const Analysis analysis = analysisOf(document, lesson.search);
    const SearchTrace& trace = analysis.trace;
    const std::vector<Symbol>& symbols = analysis.sequence.symbols;
    int questions = 0;
    for (const LessonPage& page : lesson.pages) {
        if (page.source.value_or(source) != source) {
            questions += page.ask ? 1 : 0;
            continue;
        }
        const std::optional<StepPlace> place = placeOf(trace, page.place);
        const QByteArray where =
            lesson.name.toUtf8() + ": " + page.text.in[QStringLiteral("en")].left(50).toUtf8();
        QVERIFY2(place, where);
        LessonValues values = valuesAt(trace, symbols, *place);
        if (page.isOfCure())
            values.merge(cureValues(findCure(document, analysis, {})));
        for (const QString& language : Language::codes()) {
            const QString text = QString::fromStdString(fill(page.text.in[language].toStdString(), values));
            QVERIFY2(!text.contains(QLatin1Char('{')), qUtf8Printable(text));
        }
        if (!page.ask)
            continue;
        ++questions;
        // The others are hidden while a question waits, or show what is asked for.
        const QStringList open{QStringLiteral("plot"), QStringLiteral("variables"), QStringLiteral("symbols"),
                               QStringLiteral("listing")};
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

// What a lesson says that the cure keeps of what people marked on its sample.
struct CureClaim {
    const char* lesson;
    bool isContentWhole; // the records or, without them, the main content
    bool isNoiseKept;
};
constexpr CureClaim cureClaims[] = {{"news", false, false},
                                    {"small-main", true, true},
                                    {"homogeneous", true, true},
                                    {"refused", true, false}};

// By label: "record", "main", "navigation".
QMap<QString, std::vector<Region>> marksOn(const Lesson& lesson, const Document& document,
                                           const TagPathSequence& sequence)
{
    QMap<QString, std::vector<Region>> marks;
    const QJsonObject file =
        QJsonDocument::fromJson(bytesOf(lesson.sampleAddress() + ".annotation.json")).object();
    const QJsonArray items = file["first"].toObject()["items"].toArray();
    for (const auto value : items) {
        const QJsonObject item = value.toObject();
        const QJsonArray selectors = item["target"]["selector"].toArray();
        const QByteArray path = selectors.at(0)["value"].toString().toUtf8();
        const auto nodes = selectNodes(document, path.toStdString());
        if (!nodes || nodes->size() != 1)
            qFatal("%s is not on %s", path.constData(), qUtf8Printable(lesson.name));
        marks[item["body"]["value"].toString()].push_back(positionsBelow(document, sequence, nodes->front()));
    }
    return marks;
}

void expectClaimOf(const Lesson& lesson, const Document& document)
{
    const auto claim = std::ranges::find(cureClaims, lesson.name, &CureClaim::lesson);
    const bool isOfCure = std::ranges::any_of(lesson.pages, &LessonPage::isOfCure);
    QVERIFY2(isOfCure == (claim != std::end(cureClaims)), qUtf8Printable(lesson.name));
    if (!isOfCure)
        return;
    const Analysis analysis = analysisOf(document, lesson.search);
    const Cure cure = findCure(document, analysis, {});
    const auto isWhole = [&](Region mark) { // without records everything is kept
        return !cure.hasRecords() || std::ranges::any_of(cure.cured.kept, [&](Region kept) {
            return kept.begin <= mark.begin && mark.end <= kept.end;
        });
    };
    const auto isTouched = [&](Region mark) {
        return !cure.hasRecords() || std::ranges::any_of(cure.cured.kept, [&](Region kept) {
            return kept.begin < mark.end && mark.begin < kept.end;
        });
    };
    const auto marks = marksOn(lesson, document, analysis.sequence);
    const std::vector<Region>& content = marks[marks.contains("record") ? "record" : "main"];
    QVERIFY2(!content.empty(), qUtf8Printable(lesson.name));
    QVERIFY2(std::ranges::all_of(content, isWhole) == claim->isContentWhole, qUtf8Printable(lesson.name));
    bool isNoiseKept = false;
    for (const auto& [label, regions] : marks.asKeyValueRange())
        isNoiseKept = isNoiseKept || (label != QLatin1String("record") && label != QLatin1String("main") &&
                                      std::ranges::any_of(regions, isTouched));
    QVERIFY2(isNoiseKept == claim->isNoiseKept, qUtf8Printable(lesson.name));
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { Language::instance()->choose(QStringLiteral("en")); }
    void bundledLessonsAreComplete();
    void brokenLessonIsRefused_data();
    void brokenLessonIsRefused();
    void sourceBearsEveryLessonOut();
    void renderedPageBearsEveryLessonOut();
    void claimsBeyondNumbersHold();
    void claimsAboutTheCureHold();
    void pageGoesToItsStepAndPointsOut();
    void questionWaitsAtItsStepUntilItIsAnswered();
    void clickInAViewIsAGuess();
    void scoreCountsFirstGuessesAndBackShowsThem();
    void readingIsTheLessonsUntilItIsLeft();
    void changedOptionsInterruptTheLesson();
    void complementIsSwitchedForItsPage();
    void treeIsSwitchedForItsPage();
    void cureIsSwitchedForItsPage();
    void cureOfThePersonComesBack();
    void curePageIsSeenInTheWindow();
    void anotherPageEndsTheLessonAndStays();
    void personsPageIsOneButtonAway();
    void quizAsksAboutThePageThatIsOpen();
    void quizOfAPageWithoutChoiceSaysSo();
    void keysAloneGoThroughALesson();
    void everyPageFitsAStripOnAProjector();
    void languageChangesInTheMiddle();
    void everyVerdictNamesTheRightAnswer();
    void clicksAndKeysAnswerInTheWindow();
};

void TestLessons::bundledLessonsAreComplete()
{
    const std::vector<Lesson> lessons = loadLessons();
    QStringList samples;
    for (const Lesson& lesson : lessons) {
        samples.append(lesson.sample);
        QVERIFY2(lesson.pages.size() >= 6 && lesson.pages.size() <= 12, qUtf8Printable(lesson.name));
    }
    QCOMPARE(samples, QStringList({"figure2", "regions", "shop", "news", "small-main", "homogeneous",
                                   "refused", "misnested"}));
    QCOMPARE(QDir(":/lessons").entryList().size(), lessons.size());
}

void TestLessons::brokenLessonIsRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no JSON") << QByteArray("\"pages\": [") << QByteArray("\"pages\": {") << "";
    QTest::newRow("unknown sample") << QByteArray("\"sample\": \"figure2\"")
                                    << QByteArray("\"sample\": \"x\"") << "'x'";
    QTest::newRow("unknown reading") << QByteArray("dissertation-2014") << QByteArray("thesis") << "'thesis'";
    QTest::newRow("unknown view") << QByteArray("\"look\": \"page\"") << QByteArray("\"look\": \"clock\"")
                                  << "'clock'";
    QTest::newRow("unknown question")
        << QByteArray("nextThreshold") << QByteArray("nextTime") << "'nextTime'";
    QTest::newRow("misspelt key") << QByteArray("\"goto\"") << QByteArray("\"go\"") << "'go'";
    QTest::newRow("misspelt place") << QByteArray("\"level\"") << QByteArray("\"levle\"") << "'levle'";
    QTest::newRow("counted from 0") << QByteArray("\"level\": 1") << QByteArray("\"level\": 0") << "from 1";
    QTest::newRow("unknown tree") << QByteArray("\"look\": \"page\"") << QByteArray("\"source\": \"wood\"")
                                  << "'wood'";
    QTest::newRow("one language") << QByteArray("\"pt_BR\"") << QByteArray("\"pt\"") << "'pt'";
}

void TestLessons::brokenLessonIsRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, problem);
    QByteArray json = bytesOf(":/lessons/figure2.json");
    QString why;
    QVERIFY(parseLesson(json, "figure2", &why).has_value());
    QVERIFY(why.isEmpty());
    QVERIFY(json.contains(from));
    QVERIFY(!parseLesson(json.replace(json.indexOf(from), from.size(), to), "figure2", &why).has_value());
    QVERIFY2(!why.isEmpty() && why.contains(problem), qUtf8Printable(why));
}

void TestLessons::sourceBearsEveryLessonOut()
{
    for (const Lesson& lesson : loadLessons()) {
        const Document page = *parseHtml(bytesOf(lesson.sampleAddress()).toStdString());
        expectTrueOf(lesson, PageSource::Source, page);
        expectClaimOf(lesson, page);
    }
}

void TestLessons::renderedPageBearsEveryLessonOut()
{
    MainWindow window(false);
    for (const Lesson& lesson : loadLessons()) {
        QSignalSpy settled(&window, &MainWindow::settled);
        window.open(QStringLiteral("sample:") + lesson.sample);
        QVERIFY(settled.wait(30000));
        QCOMPARE(window.session()->address(), lesson.sampleAddress());
        expectTrueOf(lesson, PageSource::Rendered, window.session()->document());
        expectClaimOf(lesson, window.session()->document());
        if (lesson.sample == QLatin1String("figure2"))
            QCOMPARE(window.session()->analysis().sequence.size(), 9U); // "the browser inserts a tbody"
    }
}

// What the texts say without a number in braces.
void TestLessons::claimsBeyondNumbersHold()
{
    const auto traceOf = [](const QByteArray& html) {
        return searchRegion(convertTreeToSequence(*parseHtml(html.toStdString())).symbols);
    };
    const SearchTrace news = traceOf(bytesOf(":/samples/news.html"));
    for (std::uint32_t level = 0; level < 16; ++level) // "no threshold above it was needed"
        QCOMPARE(news.attemptsOf(news.levels[level]).back().threshold, 1U);
    const SearchTrace shop = traceOf(bytesOf(":/samples/shop.html"));
    for (std::uint32_t level = 0; level < 5; ++level) // "so far it was the left part that fell"
        QCOMPARE(shop.levels[level].kept.end, shop.levels[level].region.end);
    QCOMPARE(shop.levels[5].kept.begin, shop.levels[5].region.begin);
    const auto last = shop.openingsOf(shop.attemptsOf(shop.levels.back()).front());
    QCOMPARE(last.front().verdict, Verdict::NeverOpened); // "and no gap opens"

    // "One class on each of the five div would give every region symbols of its own."
    QByteArray board = bytesOf(":/samples/homogeneous.html");
    QCOMPARE(board.count("<div id="), 5);
    QCOMPARE(traceOf(board).splitCount(), 1U);
    const SearchTrace classes = traceOf(board.replace("<div id=", "<div class="));
    QVERIFY(classes.splitCount() >= 4);
    QVERIFY(classes.region.size() * 2 < classes.positions);
}

void TestLessons::claimsAboutTheCureHold()
{
    const auto sample = [](const char* name) {
        return cureOf(*parseHtml(bytesOf(QStringLiteral(":/samples/%1.html").arg(name)).toStdString()));
    };
    const Cure refused = sample("refused"); // "more cover, less varied, fewer words"
    const RecordEvidence& filters = strongestElsewhere(refused)->evidence;
    const RecordEvidence& tools = refused.main().evidence;
    QVERIFY(filters.cover > tools.cover && filters.varied < tools.varied && filters.words < tools.words);

    // "The departures are the stronger list: less cover and count, richer, with more words; no records."
    const Cure stop = sample("small-main");
    QVERIFY(!stop.hasRecords());
    const RecordEvidence& departures = stop.page.candidates.front().evidence;
    const RecordEvidence& stops = strongestElsewhere(stop)->evidence;
    QVERIFY(departures.cover < stops.cover && departures.count < stops.count);
    QVERIFY(departures.rich > stops.rich && departures.words > stops.words);

    const Cure board = sample("homogeneous"); // "lists, too, at the same place: just as alike, less cover"
    std::size_t regions = 0;
    for (const RecordRegion& each : board.page.candidates) {
        const bool isPart = each.separator == board.main().separator || each.evidence.alike == 1;
        regions += isPart && each.evidence.cover < board.main().evidence.cover && each.records.size() > 4;
    }
    QVERIFY2(regions >= 5, qPrintable(QString::number(regions)));
    QCOMPARE(board.main().evidence.alike, 1.0);

    const Cure news = sample("news"); // "by their count and their cover"
    const RecordEvidence& next = strongestElsewhere(news)->evidence;
    QVERIFY(next.count < news.main().evidence.count && next.cover < news.main().evidence.cover);

    const Document front = *parseHtml(bytesOf(":/samples/news.html").toStdString());
    const std::vector<NodeId> sections = *selectNodes(front, "/html/body/main/section");
    std::size_t listed = 0; // "nearly each section has such a list"
    for (const NodeId section : sections) {
        const Region below = positionsBelow(front, news.page.sequence, section);
        listed += std::ranges::any_of(news.page.candidates, [&](const RecordRegion& each) {
            return below.begin < each.span().begin && each.span().end <= below.end;
        });
    }
    QVERIFY2(listed >= sections.size() * 3 / 4,
             qPrintable(QStringLiteral("%1 of %2").arg(listed).arg(sections.size())));

    const Document article = *parseHtml("<h1>A title</h1><p>One paragraph of a text.</p><p>Another.</p>");
    QVERIFY(!cureOf(article).hasRecords()); // "no records on this page"
}

void TestLessons::pageGoesToItsStepAndPointsOut()
{
    Room room;
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    for (int index = 0; index < static_cast<int>(room.tutor.lessons().size()); ++index) {
        QVERIFY(room.start(index));
        QVERIFY(room.session.isStepping());
        const Lesson& lesson = *room.tutor.lesson();
        QCOMPARE(room.opened.back(), QStringLiteral("sample:") + lesson.sample);
        for (std::size_t i = 0; i < lesson.pages.size(); ++i) {
            QTRY_COMPARE(room.tutor.state(), Tutor::State::Page); // complement and other tree: analysed anew
            const SearchTrace trace = room.session.analysis().trace;
            const StepPlace place = *placeOf(trace, lesson.pages[i].place);
            const Question* question = room.tutor.question();
            QCOMPARE(question != nullptr, lesson.pages[i].ask.has_value());
            QCOMPARE(room.session.stepper().place() == (question != nullptr ? question->asked : place), true);
            QCOMPARE(room.looked, lesson.pages[i].look);
            QVERIFY(!room.tutor.text().isEmpty());
            if (i + 1 < lesson.pages.size())
                room.tutor.next();
        }
        QVERIFY(room.tutor.isLast());
    }
    room.tutor.back();
    QCOMPARE(room.tutor.page(), room.tutor.pageCount() - 2);
}

void TestLessons::questionWaitsAtItsStepUntilItIsAnswered()
{
    Room room;
    QVERIFY(room.start(room.indexOf("regions")));
    room.tutor.next();
    QVERIFY(!room.session.isAsking());
    room.tutor.next();
    QVERIFY(room.session.isAsking());
    QVERIFY(room.tutor.question() != nullptr && room.tutor.answer() == nullptr);
    const std::uint64_t asked = room.session.stepper().step();
    room.tutor.showAnswer(); // not yet
    QCOMPARE(room.session.stepper().step(), asked);
    room.tutor.choose(99);
    QVERIFY(room.tutor.answer() == nullptr);

    room.tutor.choose(room.choice(true));
    QVERIFY(room.tutor.answer()->isRight);
    QVERIFY(!room.session.isAsking());
    QCOMPARE(room.session.stepper().step(), asked);
    room.tutor.showAnswer();
    QVERIFY(room.session.stepper().place() == room.tutor.question()->revealed);
    QCOMPARE(room.session.stepper().opening()->verdict, Verdict::NeverOpened);
}

void TestLessons::clickInAViewIsAGuess()
{
    Room room;
    QVERIFY(room.start(room.indexOf("regions")));
    while (room.tutor.question() == nullptr || room.tutor.question()->kind != QuestionKind::KeptSide)
        room.tutor.next();
    Guess threshold;
    threshold.threshold = 2;
    room.session.guess(threshold);
    QVERIFY2(room.tutor.answer() == nullptr, "a threshold is no answer to this question");
    Guess left;
    left.position = 10.5;
    room.session.guess(left);
    QVERIFY(room.tutor.answer()->isRight);
    QCOMPARE(room.tutor.chosen(), -1);
    Guess right;
    right.position = 70;
    room.session.guess(right);
    QVERIFY2(room.tutor.answer()->isRight, "the first guess counts");
}

void TestLessons::scoreCountsFirstGuessesAndBackShowsThem()
{
    Room room;
    QVERIFY(room.start(room.indexOf("regions")));
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
    QVERIFY(room.tutor.answer() != nullptr);
    QVERIFY(!room.session.isAsking());
    QVERIFY(room.tutor.chosen() >= 0);
    room.tutor.openLesson(room.indexOf("regions")); // again from the start
    QCOMPARE(room.tutor.answered(), 0);
}

void TestLessons::readingIsTheLessonsUntilItIsLeft()
{
    Room room;
    AnalysisOptions own;
    own.search = findReading("printed")->options;
    own.path.style = StyleKey::None;
    room.session.setOptions(own);
    QVERIFY(room.start(0));
    QVERIFY(room.session.options() == AnalysisOptions{});
    room.tutor.openLesson(1); // on to the next: what is put back is what there was before the first
    QVERIFY(room.isSettled());
    room.tutor.leave();
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    QVERIFY(room.session.options() == own);
    QVERIFY(!room.session.isAsking());
}

void TestLessons::changedOptionsInterruptTheLesson()
{
    Room room;
    QVERIFY(room.start(room.indexOf("regions")));
    room.tutor.next();
    room.tutor.next();
    AnalysisOptions other = room.session.options();
    other.search.advantage = 0.9;
    room.session.setOptions(other);
    QVERIFY(!room.session.isAsking());
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Altered);
    room.tutor.choose(0);
    QCOMPARE(room.tutor.answered(), 0);
    room.tutor.next();
    QCOMPARE(room.tutor.page(), 2);
    QVERIFY(room.tutor.text().isEmpty());
    room.tutor.analyseAsTaught();
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Page);
    QVERIFY(room.session.isAsking());
    QVERIFY(room.session.stepper().place() == room.tutor.question()->asked);

    room.session.setOptions(other);
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Altered);
    room.tutor.leave();
    QVERIFY2(room.session.options() == other, "what the person chose stays");
}

void TestLessons::complementIsSwitchedForItsPage()
{
    Room room;
    QVERIFY(room.start(room.indexOf("small-main")));
    const auto settle = [&] {
        return QTest::qWaitFor([&] { return room.tutor.state() == Tutor::State::Page; });
    };
    const std::vector<LessonPage>& pages = room.tutor.lesson()->pages;
    const auto complement = std::ranges::find(pages, true, &LessonPage::isComplement) - pages.begin();
    while (room.tutor.page() < complement) {
        QCOMPARE(room.session.options().keep, Keep::Region);
        room.tutor.next();
        QVERIFY(settle());
    }
    QCOMPARE(room.session.options().keep, Keep::Complement);
    QCOMPARE(room.session.stepper().place().kind, StepKind::LevelEnd);
    if (!room.tutor.isLast()) {
        room.tutor.next();
        QVERIFY(settle());
        QCOMPARE(room.session.options().keep, Keep::Region);
        room.tutor.back();
        QVERIFY(settle());
    }
    room.tutor.back();
    QVERIFY(settle());
    QCOMPARE(room.session.options().keep, Keep::Region);
}

void TestLessons::treeIsSwitchedForItsPage()
{
    Room room;
    QVERIFY(room.start(room.indexOf("misnested")));
    const auto settle = [&] {
        return QTest::qWaitFor([&] { return room.tutor.state() == Tutor::State::Page; });
    };
    for (int turns = 2 * (room.tutor.pageCount() - 1); turns > 0; --turns) {
        const PageSource wanted =
            *room.tutor.lesson()->pages[static_cast<std::size_t>(room.tutor.page())].source;
        QCOMPARE(room.session.options().source, wanted);
        turns > room.tutor.pageCount() - 1 ? room.tutor.next() : room.tutor.back();
        QVERIFY2(room.tutor.state() != Tutor::State::Altered, "the tree is on its way");
        QVERIFY(settle());
    }
    QCOMPARE(room.tutor.page(), 0);

    AnalysisOptions other = room.session.options();
    other.source = PageSource::Source;
    room.session.setOptions(other);
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Altered);
    room.tutor.analyseAsTaught();
    QVERIFY(settle());
    QCOMPARE(room.session.options().source, PageSource::Rendered);
    room.tutor.leave();
    QCOMPARE(room.session.options().source, PageSource::Rendered);
}

void TestLessons::cureIsSwitchedForItsPage()
{
    Room room;
    QVERIFY(room.start(room.indexOf("refused")));
    const auto expectAsSaid = [&] {
        const LessonPage& page = room.tutor.lesson()->pages[static_cast<std::size_t>(room.tutor.page())];
        QCOMPARE(room.session.isCureWanted(), page.isCure);
        QCOMPARE(room.session.isStepping(), !page.isOfCure());
    };
    for (; !room.tutor.isLast(); room.tutor.next())
        expectAsSaid();
    expectAsSaid();
    QVERIFY(room.session.isCureWanted());
    QCOMPARE(room.looked, QStringLiteral("cure"));
    const Cure cure = findCure(room.session.document(), room.session.analysis(), {});
    const auto says = [&](const QString& words) { return plain(room.tutor.text()).contains(words); };
    QVERIFY(says(QStringLiteral("%1 to %2")
                     .arg(cure.cured.kept[0].begin.value + 1)
                     .arg(cure.cured.kept[0].end.value)));
    QVERIFY(says(QStringLiteral("confidence ") + decimal(cure.page.confidence, 2)));
    Language::instance()->choose(QStringLiteral("pt_BR"));
    QVERIFY(says(QStringLiteral("confiança ") + decimal(cure.page.confidence, 2)));

    room.session.setCureWanted(false); // by hand: it stays so, whatever is analysed
    AnalysisOptions options = room.session.options();
    options.keep = Keep::Complement;
    room.session.setOptions(options);
    QVERIFY(room.isSettled());
    QVERIFY(!room.session.isCureWanted());
    room.tutor.back();
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Page);
    expectAsSaid();
    room.tutor.next();
    expectAsSaid();
    room.tutor.leave();
    QVERIFY(!room.session.isCureWanted());
}

void TestLessons::cureOfThePersonComesBack()
{
    Room room;
    room.open(":/samples/refused.html");
    QVERIFY(room.isSettled());
    room.session.setCureWanted(true);
    QVERIFY(room.start(room.indexOf("refused")));
    QVERIFY(!room.session.isCureWanted());
    room.tutor.leave();
    QVERIFY(room.session.isCureWanted());
    QVERIFY(room.start(room.indexOf("refused")));
    QVERIFY(room.start(room.indexOf("homogeneous"))); // another page
    room.tutor.leave();
    QVERIFY(!room.session.isCureWanted());
}

// Tab, bands, pruned page and status line, by keys.
void TestLessons::curePageIsSeenInTheWindow()
{
    MainWindow window(false);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    Tutor& tutor = *window.tutor();
    const PageSession& session = *window.session();
    const auto lesson = std::ranges::find(tutor.lessons(), QStringLiteral("refused"), &Lesson::name);
    const int pages = static_cast<int>(lesson->pages.size());
    window.startLesson(static_cast<int>(lesson - tutor.lessons().begin()), pages - 2);
    QTRY_COMPARE_WITH_TIMEOUT(tutor.state(), Tutor::State::Page, 30000);
    QVERIFY(!session.isCured());
    window.lessonView()->setFocus();
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    const auto says = [&](const QString& words) {
        const QList<QLabel*> labels = window.statusBar()->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* each) { return each->isVisible() && each->text().contains(words); });
    };
    press(Qt::Key_N);
    QVERIFY(waitFor([&] { return session.isCureShown() && says(QStringLiteral("cure: ")); }));
    const CureTab& cure = *window.explainView()->cure();
    QVERIFY(waitFor([&] { return window.explainView()->shownTab() == &cure && cure.isCurrent(); }));
    QVERIFY(cure.byCure()->isChecked());
    QVERIFY(BandPainter::lanes(session) > 0);
    QCOMPARE(session.several(), cure.answer()->cured.kept);
    press(Qt::Key_B);
    QVERIFY(!session.isCured() && session.isStepping());
    QVERIFY(!says(QStringLiteral("cure: ")));
    press(Qt::Key_N);
    QVERIFY(waitFor([&] { return session.isCured(); }));
    press(Qt::Key_Escape);
    QVERIFY(!session.isCured() && cure.bySearch()->isChecked());
}

void TestLessons::anotherPageEndsTheLessonAndStays()
{
    Room room;
    AnalysisOptions own;
    own.search.advantage = 0.3;
    room.session.setOptions(own);
    QVERIFY(room.start(0));
    room.open(":/samples/news.html");
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    QVERIFY(room.isSettled());
    QCOMPARE(room.session.address(), ":/samples/news.html");
    QVERIFY(room.session.options() == own);
    QVERIFY(room.tutor.pageToGoBackTo().isEmpty());
    QCOMPARE(room.opened.size(), 1);
}

void TestLessons::personsPageIsOneButtonAway()
{
    Room room;
    room.open(":/samples/news.html");
    QVERIFY(room.isSettled());
    QVERIFY(room.tutor.pageToGoBackTo().isEmpty());
    QVERIFY(room.start(0));
    room.tutor.leave();
    QVERIFY2(room.opened.size() == 1, "leaving opens nothing");
    QVERIFY(room.start(1));
    QCOMPARE(room.tutor.pageToGoBackTo(), ":/samples/news.html");
    QSignalSpy open(&room.tutor, &Tutor::openRequested);
    room.tutor.goBackToPage();
    QCOMPARE(open.size(), 1);
    QCOMPARE(open.front().front().toString(), ":/samples/news.html");
}

void TestLessons::quizAsksAboutThePageThatIsOpen()
{
    Room room;
    room.tutor.startQuiz();
    QCOMPARE(room.tutor.state(), Tutor::State::Idle); // no page, no quiz
    room.open(":/samples/shop.html");
    room.tutor.startQuiz();
    QCOMPARE(room.tutor.state(), Tutor::State::Loading);
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Page);
    QCOMPARE(room.tutor.pageCount(), static_cast<int>(Tutor::quizLength));
    std::vector<Question> questions;
    for (int i = 0; i < static_cast<int>(Tutor::quizLength); ++i) {
        questions.push_back(*room.tutor.question());
        QVERIFY(room.session.isAsking());
        QVERIFY(room.session.stepper().place() == questions.back().asked);
        room.tutor.choose(room.choice(i % 4 != 0));
        room.tutor.showAnswer();
        room.tutor.next();
    }
    QCOMPARE(room.tutor.state(), Tutor::State::Score);
    QCOMPARE(room.tutor.right(), 6);
    room.tutor.back();
    QCOMPARE(room.tutor.state(), Tutor::State::Page);
    room.tutor.next();
    room.tutor.next(); // others
    QCOMPARE(room.tutor.state(), Tutor::State::Page);
    QCOMPARE(room.tutor.answered(), 0);
    std::vector<Question> others;
    for (; room.tutor.state() == Tutor::State::Page; room.tutor.next())
        others.push_back(*room.tutor.question());
    QVERIFY(others != questions);
    room.open(":/samples/news.html");
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
}

void TestLessons::quizOfAPageWithoutChoiceSaysSo()
{
    PageSession session;
    analyse(session, "<p>one</p>");
    Tutor tutor(&session);
    LessonView view(&tutor);
    tutor.startQuiz();
    QCOMPARE(tutor.state(), Tutor::State::Score);
    QCOMPARE(tutor.pageCount(), 0);
    tutor.next();
    tutor.back();
    QCOMPARE(tutor.state(), Tutor::State::Score);
    tutor.leave();
    QCOMPARE(tutor.state(), Tutor::State::Idle);
}

void TestLessons::keysAloneGoThroughALesson()
{
    Room room;
    LessonView view(&room.tutor);
    view.resize(1280, view.sizeHint().height());
    view.show();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_2);
    QTRY_COMPARE(room.tutor.state(), Tutor::State::Page);
    QCOMPARE(room.tutor.lesson()->sample, "regions");
    int answered = 0;
    while (!room.tutor.isLast()) {
        QWidget* target = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &view;
        if (room.tutor.question() != nullptr) {
            QTest::keyClick(target, static_cast<Qt::Key>(Qt::Key_1 + room.choice(true)));
            QCOMPARE(room.tutor.answered(), ++answered);
            QTest::keyClick(target, Qt::Key_S);
            QVERIFY(room.session.stepper().place() == room.tutor.question()->revealed);
        }
        const int page = room.tutor.page();
        QTest::keyClick(target, page % 2 == 0 ? Qt::Key_N : Qt::Key_PageDown);
        QCOMPARE(room.tutor.page(), page + 1);
    }
    QCOMPARE(room.tutor.right(), 4);
    QTest::keyClick(&view, Qt::Key_B);
    QTest::keyClick(&view, Qt::Key_PageUp);
    QCOMPARE(room.tutor.page(), room.tutor.pageCount() - 3);
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(room.tutor.state(), Tutor::State::Idle);
    QTest::keyClick(&view, Qt::Key_Q);
    QTRY_VERIFY(room.tutor.isQuiz());
}

// A text that must be scrolled is half a text in a lecture.
void TestLessons::everyPageFitsAStripOnAProjector()
{
    Room room;
    LessonView view(&room.tutor);
    view.resize(1280, view.sizeHint().height());
    QVERIFY(view.sizeHint().height() <= 130);
    view.show();
    const QScrollBar* bar = view.findChild<QScrollArea*>()->verticalScrollBar();
    // What does not fit, once the layout has settled; empty when all does.
    const auto cut = [&] {
        if (bar->maximum() > 0)
            return view.findChild<QScrollArea*>()->findChild<QLabel*>()->text();
        for (const QPushButton* button : view.findChildren<QPushButton*>()) {
            const QRect place(button->mapTo(&view, QPoint(0, 0)), button->size());
            if (button->isVisible() &&
                (button->width() < button->sizeHint().width() || !view.rect().contains(place)))
                return button->text();
        }
        return QString();
    };
    const auto expectFits = [&] {
        QVERIFY2(QTest::qWaitFor([&] { return cut().isEmpty(); }, 1000), qUtf8Printable(cut()));
    };
    for (const QString& language : Language::codes()) {
        Language::instance()->choose(language);
        expectFits();
        for (int index = 0; index < static_cast<int>(room.tutor.lessons().size()); ++index) {
            QVERIFY(room.start(index));
            for (;;) {
                expectFits();
                if (room.tutor.question() != nullptr) {
                    room.tutor.choose(room.choice(false));
                    expectFits();
                }
                if (room.tutor.isLast())
                    break;
                room.tutor.next();
                QTRY_COMPARE(room.tutor.state(), Tutor::State::Page);
            }
        }
        room.tutor.leave();
    }
}

void TestLessons::languageChangesInTheMiddle()
{
    Room room;
    LessonView view(&room.tutor);
    view.resize(360, 460);
    view.show();
    QVERIFY(!view.isStrip());
    QVERIFY(room.start(room.indexOf("regions")));
    room.tutor.next();
    room.tutor.next();
    const auto allText = [&] {
        QString text;
        for (const QLabel* label : view.findChildren<QLabel*>())
            text += label->text();
        for (const QPushButton* button : view.findChildren<QPushButton*>())
            text += button->isVisible() ? button->text() : QString();
        return text;
    };
    QVERIFY(allText().contains("Why there are thresholds") && allText().contains("none opens"));
    Language::instance()->choose(QStringLiteral("pt_BR"));
    const QString portuguese = allText();
    QVERIFY(portuguese.contains("Para que servem os limiares") && portuguese.contains("nenhuma se abre"));
    QVERIFY(portuguese.contains(room.tutor.text()) && portuguese.contains("limiar 1"));
    for (const char* word : {"Which", "before", "Skip", "Page", "Look"})
        QVERIFY2(!portuguese.contains(QLatin1String(word)), word);
    QCOMPARE(room.tutor.page(), 2);
}

// In both languages, whatever was guessed.
void TestLessons::everyVerdictNamesTheRightAnswer()
{
    for (const Lesson& lesson : loadLessons()) {
        const Document page = *parseHtml(bytesOf(lesson.sampleAddress()).toStdString());
        const std::vector<Symbol> symbols = convertTreeToSequence(page).symbols;
        for (const Reading& reading : readings) {
            const SearchTrace trace = searchRegion(symbols, reading.options);
            for (const Question& question : questionsOf(trace, 100, 1)) {
                for (const Guess& guess : choicesOf(question, trace, symbols)) {
                    const Answer answer = judge(question, trace, symbols, guess);
                    for (const QString& language : Language::codes()) {
                        Language::instance()->choose(language);
                        const QString text = plain(QuizText::explanation(question, trace, answer));
                        const std::uint32_t number =
                            question.kind == QuestionKind::NextThreshold ? answer.threshold
                            : question.kind == QuestionKind::KeptSide    ? std::max(answer.left, answer.right)
                            : answer.split == noPosition                 ? answer.threshold
                                                                         : answer.split.value + 1;
                        QVERIFY2(text.contains(QString::number(number)), qUtf8Printable(text));
                        QVERIFY2(!text.contains('%') && !text.contains("(s)"), qUtf8Printable(text));
                    }
                }
            }
        }
    }
}

// The whole window, from the menu's lesson to the answers, with nothing but its own plot, waterline and keys.
void TestLessons::clicksAndKeysAnswerInTheWindow()
{
    MainWindow window(false);
    window.resize(1280, 720);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow(); // there may be no window manager to do it
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy settled(&window, &MainWindow::settled);
    window.open(QStringLiteral("sample:shop"));
    QVERIFY(settled.wait(30000));
    Tutor& tutor = *window.tutor();
    window.startLesson(1);
    QTRY_COMPARE_WITH_TIMEOUT(tutor.state(), Tutor::State::Page, 30000);
    QCOMPARE(window.session()->address(), ":/samples/regions.html");
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    const auto goTo = [&](QuestionKind kind) {
        const auto isThere = [&] {
            return tutor.question() != nullptr && tutor.question()->kind == kind && tutor.answer() == nullptr;
        };
        for (int page = 0; page < tutor.pageCount() && !isThere(); ++page)
            press(Qt::Key_N);
        QVERIFY(isThere());
        QCoreApplication::processEvents();
    };
    const auto clickPlot = [&](double position) {
        const PlotGeometry& plot = window.plotView()->geometryOfPlot();
        QTest::mouseClick(window.plotView(), Qt::LeftButton, {},
                          QPoint(static_cast<int>(std::lround(plot.x(position))),
                                 static_cast<int>(plot.plot.center().y())));
    };
    goTo(QuestionKind::FirstOpening); // at threshold 1 none opens
    press(Qt::Key_4);
    QVERIFY(tutor.answer() != nullptr && tutor.answer()->isRight);

    goTo(QuestionKind::NextThreshold);
    const WaterlineView& water = *window.waterlineView();
    const double y = water.geometryOfWater().waterY(1); // the second of the level's frequencies
    QTest::mouseClick(
        window.waterlineView(), Qt::LeftButton, {},
        QPoint(static_cast<int>(water.geometryOfWater().axis.x(5)), static_cast<int>(std::lround(y))));
    QVERIFY(tutor.answer() != nullptr && tutor.answer()->isRight);
    QCOMPARE(tutor.chosen(), -1);

    window.lessonView()->setFocus();
    goTo(QuestionKind::FirstOpening); // at threshold 2, before position 58
    clickPlot(57);
    QVERIFY(tutor.answer() != nullptr && tutor.answer()->isRight);
    QCOMPARE(tutor.answer()->split, Position{57});

    window.lessonView()->setFocus();
    goTo(QuestionKind::KeptSide);
    clickPlot(70);
    QVERIFY(tutor.answer() != nullptr && !tutor.answer()->isRight);
    window.lessonView()->setFocus();
    press(Qt::Key_S);
    QCOMPARE(window.session()->shownRegion(), (Region{Position{0}, Position{56}}));
    press(Qt::Key_Escape);
    QCOMPARE(tutor.state(), Tutor::State::Idle);
    QCOMPARE(tutor.pageToGoBackTo(), ":/samples/shop.html");
}

TAGSEAM_TEST(TestLessons)
#include "tst_lessons.moc"
