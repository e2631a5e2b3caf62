// SPDX-License-Identifier: MIT
// The exported replay in a browser: steps by key, and every state compared with core's stepper.
#include "tests/replay/expectedstate.h"
#include "tests/replay/webdriver.h"
#include "tests/requirements.h"

#include "core/page/parsehtml.h"
#include "core/page/readbytes.h"
#include "core/tps/replay.h"
#include "core/tps/stepper.h"
#include "core/tps/waterline.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace tagseam;
using namespace tagseam::test;

namespace {

constexpr std::size_t keysAtOnce = 400; // of one request
constexpr std::size_t drawnKeys = 60;   // of a walk: drawing takes longer than stepping

struct Run {
    Document document;
    TagPathSequence sequence;
    SearchTrace trace;
};

Run runOf(const QString& sample, const QString& reading)
{
    const std::string file = TAGSEAM_SAMPLES "/" + sample.toStdString() + ".html";
    Result<Document> document = parseHtml(*readBytes(file), "utf-8");
    Run run;
    run.document = *std::move(document);
    run.sequence = convertTreeToSequence(run.document);
    run.trace = searchRegion(run.sequence.symbols, findReading(reading.toStdString())->options);
    return run;
}

// A body of siblings with few classes: a short sequence over few symbols, each of which may be anywhere.
Run randomRun(std::mt19937& random)
{
    const auto below = [&random](unsigned limit) { return static_cast<unsigned>(random() % limit); };
    std::string html = "<body>";
    const unsigned alphabet = 2 + below(6);
    const unsigned bias = 1 + below(12); // siblings that differ from their neighbours less often
    unsigned symbol = 0;
    for (unsigned size = 5 + below(30); size > 0; --size) {
        symbol = below(bias) < 3 ? below(alphabet) : symbol;
        html += "<b class=c" + std::to_string(symbol) + "></b>";
    }
    Run run;
    run.document = *parseHtml(html, "utf-8");
    run.sequence = convertTreeToSequence(run.document);
    return run;
}

QString json(const QJsonValue& value)
{
    return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
}

// The members that differ, for the message of a failed comparison.
QString difference(const QJsonObject& found, const QJsonObject& expected)
{
    QString text;
    for (const QString& member : expected.keys()) {
        if (found[member] != expected[member])
            text += QString("\n%1: %2, expected %3")
                        .arg(member, json(QJsonObject{{"", found[member]}}),
                             json(QJsonObject{{"", expected[member]}}));
    }
    return QString("step %1: ").arg(expected["step"].toInteger()) + text;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void statesByKeyAreCores_data();
    void statesByKeyAreCores();
    void everyStepOfTheShop();
    void everyLineOfRandomPages();
    void theWaterlineIsCores();
    void stepsOfTheAddress();
    void homeEndGoToAndPlay();
    void keysOfThePanesStayThere();
    void bothLanguagesSayAll();
    void nothingIsWiderThanTheWindow();
    void hostileTextStaysText();
    void cleanup();

  private:
    // Writes the replay of a run, opens it, and records the state after every key.
    void open(const Run& run, const QString& hash = {});
    // Presses a key for each step of a grain, at most `most` times, and compares the states with the
    // stepper's.
    void walk(Stepper& stepper, Grain grain, bool isForward, int most);
    QJsonObject state() { return m_browser.run("return tagseam.state()").toObject(); }

    QTemporaryDir m_folder;
    WebDriver m_browser;
};

void ReplayTest::initTestCase()
{
    TAGSEAM_QT_NEEDS("chromium", WebDriver::isInstalled());
    QVERIFY2(m_browser.start(), qPrintable(m_browser.error()));
}

// Nothing was loaded but the file, and no script failed.
void ReplayTest::cleanup()
{
    if (!WebDriver::isInstalled())
        return;
    QCOMPARE(m_browser.run("return performance.getEntriesByType('resource').length").toInt(-1), 0);
    QCOMPARE(m_browser.consoleErrors(), QStringList());
    QCOMPARE(m_browser.error(), QString());
}

void ReplayTest::open(const Run& run, const QString& hash)
{
    ReplayOptions options;
    options.address = "a page";
    const Result<std::string> html = replayHtml(run.document, run.sequence, run.trace, options);
    QVERIFY(html);
    QFile file(m_folder.filePath("replay.html"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(html->data(), static_cast<qint64>(html->size()));
    file.close();
    QUrl url = QUrl::fromLocalFile(file.fileName());
    url.setFragment(hash);
    m_browser.open(QUrl("about:blank")); // another fragment alone would not load it again
    m_browser.open(url);
    m_browser.run(R"(window.states = [];
        const frame = window.requestAnimationFrame;
        let due = null;
        window.drawLater = () => { window.requestAnimationFrame = (draw) => { due = draw; }; };
        window.drawNow = () => {
            window.requestAnimationFrame = frame;
            if (due) due();
            due = null;
        };
        addEventListener("keyup", (event) => {
            if (event.isTrusted && event.key !== "Shift" && event.key !== "Control") states.push(tagseam.state());
        });)");
}

void ReplayTest::walk(Stepper& stepper, Grain grain, bool isForward, int most)
{
    const QString held = grain == Grain::Attempt ? key::shift
                         : grain == Grain::Level ? key::control
                                                 : QString();
    const QString pressed =
        grain == Grain::Line ? (isForward ? key::down : key::up) : (isForward ? key::right : key::left);
    bool isMoving = true;
    for (int done = 0; isMoving && done < most;) {
        std::vector<QJsonObject> expected;
        const std::size_t keys = done == 0 ? drawnKeys : keysAtOnce;
        while (isMoving && done < most && expected.size() < keys) {
            // The last key finds the end, and stays there.
            isMoving = isForward ? stepper.next(grain) : stepper.previous(grain);
            expected.push_back(stateOf(stepper));
            ++done;
        }
        m_browser.press(pressed, static_cast<int>(expected.size()), held);
        m_browser.run("drawLater()");
        const QJsonArray found = m_browser.run("return states.splice(0)").toArray();
        QCOMPARE(static_cast<std::size_t>(found.size()), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const QJsonObject state = found[static_cast<qsizetype>(i)].toObject();
            QVERIFY2(state == expected[i], qPrintable(difference(state, expected[i])));
        }
    }
    m_browser.run("drawNow()");
}

void ReplayTest::statesByKeyAreCores_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<Grain>("grain");
    QTest::addColumn<int>("most"); // keys each way
    constexpr int all = 10000;
    const auto add = [](const char* what, const QString& sample, std::string_view reading, Grain grain,
                        int most) {
        QTest::addRow("%s of %s, %s", what, qPrintable(sample), reading.data())
            << sample << text(reading) << grain << most;
    };
    for (const Reading& reading : readings) {
        for (const char* sample : {"figure2", "regions"})
            add("steps", sample, reading.name, Grain::Step, all);
        add("lines", "figure2", reading.name, Grain::Line, all);
        for (const char* sample : {"regions", "shop"}) {
            add("attempts", sample, reading.name, Grain::Attempt, all);
            add("levels", sample, reading.name, Grain::Level, all);
        }
    }
    add("first steps", "shop", "dissertation-2014", Grain::Step, 200);
    add("first lines", "regions", "dissertation-2014", Grain::Line, 300);
}

void ReplayTest::statesByKeyAreCores()
{
    QFETCH(const QString, sample);
    QFETCH(const QString, reading);
    QFETCH(const Grain, grain);
    QFETCH(const int, most);
    const Run run = runOf(sample, reading);
    Stepper stepper(run.sequence.symbols, run.trace);
    open(run);
    QCOMPARE(m_browser.run("return tagseam.stepCount").toInteger(), static_cast<qint64>(stepper.stepCount()));
    if (grain == Grain::Line) {
        stepper.seekLine(0);
        m_browser.run("tagseam.seek(0, 0)");
    }
    QCOMPARE(state(), stateOf(stepper));
    walk(stepper, grain, true, most);
    if (grain == Grain::Step)
        QCOMPARE(stepper.step(),
                 std::min<std::uint64_t>(static_cast<std::uint64_t>(most), stepper.stepCount() - 1));
    walk(stepper, grain, false, most);
    if (grain == Grain::Step)
        QCOMPARE(stepper.step(), 0U);
}

// Some 17,000 steps: too many for keys. On the way back they must be what they were on the way there.
void ReplayTest::everyStepOfTheShop()
{
    const Run run = runOf("shop", "dissertation-2014");
    Stepper stepper(run.sequence.symbols, run.trace);
    open(run);
    m_browser.run("window.known = [JSON.stringify(tagseam.state())]");
    const QString script = R"(
        const some = [];
        while (some.length < 1000 && tagseam.next("step")) some.push(tagseam.state());
        known.push(...some.map((each) => JSON.stringify(each)));
        for (const each of some.filter(({ step }) => step % 16 !== 0)) // what the members are follows from the sizes
            delete each.members, delete each.frequencies, delete each.remaining;
        return some;)";
    for (bool isMore = true; isMore;) {
        const QJsonArray states = m_browser.run(script).toArray();
        for (const QJsonValue& found : states) {
            QVERIFY(stepper.next(Grain::Step));
            const QJsonObject expected = stateOf(stepper, stepper.step() % 16 == 0);
            QVERIFY2(found.toObject() == expected, qPrintable(difference(found.toObject(), expected)));
        }
        isMore = !states.isEmpty();
    }
    QCOMPARE(stepper.step(), stepper.stepCount() - 1);
    const QString differing = R"(
        let differing = 0;
        do {
            if (JSON.stringify(tagseam.state()) !== known.pop()) ++differing;
        } while (tagseam.previous("step"));
        return [differing, known.length];)";
    QCOMPARE(m_browser.run(differing).toArray(), (QJsonArray{0, 0}));
}

// Short sequences over few symbols, where all that the listing can do is done: gaps refused, scans without
// end.
void ReplayTest::everyLineOfRandomPages()
{
    std::mt19937 random(20131001);
    for (int round = 0; round < 12; ++round) {
        Run run = randomRun(random);
        SearchOptions options = readings[static_cast<std::size_t>(round) % readings.size()].options;
        options.sizeRule = std::array{SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}[random() % 3];
        options.advantage = std::array{0.2, 0.5, 0.9}[random() % 3];
        run.trace = searchRegion(run.sequence.symbols, options);
        Stepper stepper(run.sequence.symbols, run.trace);
        open(run);
        const QString script = R"(
            const states = [tagseam.state()];
            while (tagseam.next("line")) states.push(tagseam.state());
            const back = [tagseam.state()];
            while (tagseam.previous("line")) back.push(tagseam.state());
            states[0].isSameBack = back.reverse().slice(states[0].lines.length)
                .every((each, i) => JSON.stringify(each) === JSON.stringify(states[i + 1]));
            return states;)";
        const QJsonArray states = m_browser.run(script).toArray();
        QVERIFY(states[0]["isSameBack"].toBool());
        for (qsizetype i = 1; i < states.size(); ++i) {
            QVERIFY(stepper.next(Grain::Line));
            const QJsonObject found = states[i].toObject();
            const QJsonObject expected = stateOf(stepper);
            QVERIFY2(found == expected, qPrintable(difference(found, expected)));
        }
        QVERIFY(!stepper.next(Grain::Line));
    }
}

// The terrain under the plot.
void ReplayTest::theWaterlineIsCores()
{
    std::mt19937 random(20131002);
    for (int round = 0; round < 6; ++round) {
        Run run = randomRun(random);
        run.trace = searchRegion(run.sequence.symbols, readings[static_cast<std::size_t>(round) % 3].options);
        open(run);
        Stepper stepper(run.sequence.symbols, run.trace);
        do {
            const Waterline expected =
                waterline(run.sequence.symbols, stepper.level().region, run.trace.options.frequencyFilter);
            QJsonArray opensAt;
            for (const std::uint32_t threshold : expected.opensAt)
                opensAt.append(threshold == neverOpens ? QJsonValue() : static_cast<qint64>(threshold));
            const QJsonValue found = m_browser.run("tagseam.seek(arguments[0]); return tagseam.waterline()",
                                                   {static_cast<qint64>(stepper.step())});
            QCOMPARE(found.toArray(), opensAt);
        } while (stepper.next(Grain::Level) && stepper.place().kind == StepKind::LevelStart);
    }
}

void ReplayTest::stepsOfTheAddress()
{
    const Run run = runOf("shop", "dissertation-2014");
    Stepper stepper(run.sequence.symbols, run.trace);
    stepper.seek(999);
    open(run, "step=1000");
    QCOMPARE(state(), stateOf(stepper));
    std::mt19937 random(20141003);
    for (int i = 0; i < 60; ++i) {
        const auto step = random() % stepper.stepCount();
        stepper.seek(step);
        const QJsonObject found =
            m_browser
                .run("location.hash = arguments[0]; dispatchEvent(new HashChangeEvent('hashchange'));"
                     "return tagseam.state()",
                     {QString("#step=%1").arg(step + 1)})
                .toObject();
        const QJsonObject expected = stateOf(stepper);
        QVERIFY2(found == expected, qPrintable(difference(found, expected)));
    }
    m_browser.run("tagseam.seek(41)");
    QTRY_COMPARE_WITH_TIMEOUT(m_browser.run("return location.hash").toString(), "#step=42", patience());
    stepper.seek(stepper.stepCount() - 1);
    open(run, "step=99999999");
    QCOMPARE(state(), stateOf(stepper));
}

void ReplayTest::homeEndGoToAndPlay()
{
    const Run run = runOf("regions", "dissertation-2014");
    const Stepper stepper(run.sequence.symbols, run.trace);
    open(run);
    m_browser.press(key::end, 1);
    QCOMPARE(state()["step"].toInteger(), static_cast<qint64>(stepper.stepCount() - 1));
    m_browser.press(key::home, 1);
    QCOMPARE(state()["step"].toInteger(), 0);
    m_browser.press({"g"}, key::control);
    m_browser.press({"1", "5", "0", key::enter});
    QCOMPARE(state()["step"].toInteger(), 149);
    m_browser.press(key::right, 1);
    QCOMPARE(state()["step"].toInteger(), 150);
    m_browser.press(" ", 1);
    QTRY_COMPARE_WITH_TIMEOUT(state()["step"].toInteger(), static_cast<qint64>(stepper.stepCount() - 1),
                              patience());
}

void ReplayTest::keysOfThePanesStayThere()
{
    open(runOf("regions", "dissertation-2014"));
    m_browser.run("document.getElementById('outline').focus()");
    m_browser.press({key::down, key::down, key::down});
    QCOMPARE(state()["step"].toInteger(), 0);
    QCOMPARE(m_browser.run("return document.querySelector('.isMarked .number').textContent").toString(),
             "4·4");
    m_browser.press(key::enter, 1);
    QCOMPARE(state()["position"].toInteger(), 3);
    m_browser.press(key::right, 1);
    QCOMPARE(state()["position"].toInteger(), 4);
    m_browser.press("?", 1);
    QVERIFY(m_browser.run("return document.getElementById('helpBox').open").toBool());
    m_browser.press({key::right, key::escape});
    QCOMPARE(state()["position"].toInteger(), 4);
    QVERIFY(!m_browser.run("return document.getElementById('helpBox').open").toBool());
}

void ReplayTest::bothLanguagesSayAll()
{
    const Run run = runOf("shop", "dissertation-2014");
    open(run);
    const QString script = R"(
        const choice = document.getElementById("language");
        choice.value = arguments[0];
        choice.dispatchEvent(new Event("change"));
        const empty = [...document.querySelectorAll("[data-text], [data-label]")]
            .filter((each) => !(each.textContent.trim() || each.title));
        return [document.documentElement.lang, empty.length, document.querySelector("#say").textContent,
                document.body.innerText.includes("undefined") || document.body.innerText.includes("NaN")];)";
    const QJsonArray english = m_browser.run(script, {"en"}).toArray();
    const QJsonArray portuguese = m_browser.run(script, {"pt_BR"}).toArray();
    QCOMPARE(english[0].toString(), "en");
    QCOMPARE(portuguese[0].toString(), "pt-BR");
    for (const QJsonArray& answer : {english, portuguese}) {
        QCOMPARE(answer[1].toInt(-1), 0);
        QCOMPARE(answer[3].toBool(true), false);
    }
    QVERIFY(english[2].toString().contains("Level 1 of 11"));
    QVERIFY(portuguese[2].toString().contains(QString::fromUtf8("Nível 1 de 11")));
}

void ReplayTest::nothingIsWiderThanTheWindow()
{
    open(runOf("shop", "dissertation-2014"), "step=500");
    for (const auto& [width, height] : {std::pair(1920, 1080), std::pair(1280, 720), std::pair(500, 900)}) {
        m_browser.resize(width, height);
        for (const char* chosen : {"en", "pt_BR"}) {
            const QString script = R"(
                const choice = document.getElementById("language");
                choice.value = arguments[0];
                choice.dispatchEvent(new Event("change"));
                const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
                return scrollWidth > clientWidth || (innerWidth > 899 && scrollHeight > clientHeight);)";
            QVERIFY2(!m_browser.run(script, {chosen}).toBool(true),
                     qPrintable(QString("%1 %2").arg(width).arg(chosen)));
        }
    }
    m_browser.resize(1280, 720);
}

void ReplayTest::hostileTextStaysText()
{
    Run run;
    const char* page =
        "<title></title><script>window.broken = 1</script></title><body>"
        "<p class='&lt;/script&gt;&lt;!--&lt;script&gt;'>a</p><p>&lt;/script&gt;&lt;script&gt;window.broken "
        "= "
        "2&lt;/script&gt;</p><p>&lt;!--&lt;script&gt;</p><p>&lt;img src=x onerror='window.broken=3'&gt;</p>"
        "<p>\xE2\x80\xA8 line separator</p>";
    run.document = *parseHtml(page, "utf-8");
    run.sequence = convertTreeToSequence(run.document);
    run.trace = searchRegion(run.sequence.symbols);
    open(run);
    QCOMPARE(m_browser.run("return window.broken ?? 0").toInt(-1), 0);
    QCOMPARE(m_browser.run("return document.querySelectorAll('img, script').length").toInt(), 2);
    const QString outline = m_browser.run("return document.getElementById('outline').innerText").toString();
    QVERIFY2(outline.contains("<img src=x onerror='window.broken=3'>"), qPrintable(outline));
}

QTEST_GUILESS_MAIN(ReplayTest)

#include "tst_replay.moc"
