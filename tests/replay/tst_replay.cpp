// SPDX-License-Identifier: MIT
// The exported replay in a browser: every state is compared with core's stepper; keys, address and texts.
#include "tests/replay/expectedstate.h"
#include "tests/replay/webdriver.h"
#include "tests/requirements.h"

#include "core/base/readbytes.h"
#include "core/page/parsehtml.h"
#include "core/teach/replay.h"
#include "core/tps/thresholdprofile.h"

#include <QFile>
#include <QTest>

#include <random>

using namespace tagseam;
using namespace tagseam::test;

namespace {

struct Run {
    Document document;
    TagPathSequence sequence;
    SearchTrace trace;
};

Run runOf(std::string_view html, const SearchOptions& options = {})
{
    Run run;
    run.document = *parseHtml(html, {.encoding = "utf-8"});
    run.sequence = convertTreeToSequence(run.document);
    run.trace = searchRegion(run.sequence.symbols, options);
    return run;
}

Run runOfSample(const QString& sample, const SearchOptions& options = {})
{
    return runOf(*readBytes(TAGSEAM_SAMPLES "/" + sample.toStdString() + ".html"), options);
}

// A body of siblings with few classes: a short sequence over few symbols, each of which may be anywhere.
std::string randomPage(std::mt19937& random)
{
    const auto below = [&random](unsigned limit) { return static_cast<unsigned>(random() % limit); };
    std::string html = "<body>";
    const unsigned alphabet = 2 + below(6);
    const unsigned bias = 1 + below(12); // A higher bias repeats a symbol more often.
    unsigned symbol = 0;
    for (unsigned size = 5 + below(30); size > 0; --size) {
        symbol = below(bias) < 3 ? below(alphabet) : symbol;
        html += "<b class=c" + std::to_string(symbol) + "></b>";
    }
    return html;
}

QString json(const QJsonObject& value)
{
    return QString::fromUtf8(QJsonDocument(value).toJson(QJsonDocument::Compact));
}

// Fails with the members that differ.
void compare(const QJsonObject& found, const QJsonObject& expected)
{
    QString text = QString("step %1: ").arg(expected["step"].toInteger());
    for (const QString& member : expected.keys()) {
        if (found[member] != expected[member])
            text +=
                '\n' + json({{member, found[member]}}) + ", expected " + json({{member, expected[member]}});
    }
    QVERIFY2(found == expected, qPrintable(text));
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        TAGSEAM_QT_NEEDS("chromium", WebDriver::isInstalled());
        QVERIFY2(m_browser.start(), qPrintable(m_browser.error()));
    }
    void everyStateIsCores_data();
    void everyStateIsCores();
    void everyLineAndProfileOfRandomPagesIsCores();
    void keysMoveByTheirGrain();
    void stepsOfTheAddress();
    void homeEndGoToAndPlay();
    void keysOfThePanesStayThere();
    void bothLanguagesFitTheWindow();
    void hostileTextStaysText();
    // The page loaded nothing but the file, and no script failed.
    void cleanup()
    {
        if (!WebDriver::isInstalled())
            return;
        QCOMPARE(m_browser.run("return performance.getEntriesByType('resource').length").toInt(-1), 0);
        QCOMPARE(m_browser.consoleErrors(), QStringList());
        QCOMPARE(m_browser.error(), QString());
    }

  private:
    // Writes the replay of a run, opens it, and records the state after every key.
    void open(const Run& run, const QString& hash = {})
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
        m_browser.open(QUrl("about:blank")); // a different fragment alone would not load it again
        m_browser.open(url);
        m_browser.run(R"(window.states = [];
            addEventListener("keyup", (event) => {
                if (event.isTrusted && event.key !== "Shift" && event.key !== "Control") states.push(tagseam.state());
            });)");
    }
    // Moves the replay and the stepper by a grain as far as they go, and compares the states.
    void compareWalk(const Run& run, Stepper& stepper, Grain grain, bool isForward)
    {
        const int interval = stepper.stepCount() > 5000 ? 16 : 1; // states with members, which take longest
        const QString script = R"(
            const [move, grain, interval] = arguments;
            const states = [];
            while (states.length < 1000 && tagseam[move](grain)) states.push(tagseam.state());
            for (const each of states.filter(({ step }) => step % interval !== 0)) // The sizes imply the members.
                delete each.members, delete each.frequencies, delete each.remaining;
            return states;)";
        const QStringList grains{"line", "step", "attempt", "level"};
        for (bool isMore = true; isMore;) {
            const QJsonArray states =
                m_browser
                    .run(script, {isForward ? "next" : "previous", grains[static_cast<int>(grain)], interval})
                    .toArray();
            for (const QJsonValue& found : states) {
                QVERIFY(isForward ? stepper.next(grain) : stepper.previous(grain));
                compare(found.toObject(), stateOf(stepper, run.sequence.symbols,
                                                  stepper.step() % static_cast<unsigned>(interval) == 0));
                if (QTest::currentTestFailed())
                    return;
            }
            isMore = !states.isEmpty();
        }
        QVERIFY(!(isForward ? stepper.next(grain) : stepper.previous(grain)));
    }
    QJsonObject state() { return m_browser.run("return tagseam.state()").toObject(); }

    QTemporaryDir m_folder;
    WebDriver m_browser;
};

void ReplayTest::everyStateIsCores_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<Grain>("grain");
    const auto add = [](const char* states, const QString& sample, std::string_view variant, Grain grain) {
        QTest::addRow("%s of %s, %s", states, qPrintable(sample), variant.data())
            << sample << text(variant) << grain;
    };
    for (const Variant& variant : variants) {
        add("lines", "figure2", variant.name, Grain::Line);
        add("steps", "figure2", variant.name, Grain::Step);
        add("steps", "regions", variant.name, Grain::Step);
        for (const char* sample : {"regions", "shop"}) {
            add("attempts", sample, variant.name, Grain::Attempt);
            add("levels", sample, variant.name, Grain::Level);
        }
    }
    add("lines", "regions", "dissertation-2014", Grain::Line);
    add("steps", "shop", "dissertation-2014", Grain::Step);
}

void ReplayTest::everyStateIsCores()
{
    QFETCH(const QString, sample);
    QFETCH(const QString, variant);
    QFETCH(const Grain, grain);
    const Run run = runOfSample(sample, findVariant(variant.toStdString())->options);
    Stepper stepper(run.sequence.symbols, run.trace);
    open(run);
    QCOMPARE(m_browser.run("return tagseam.stepCount").toInteger(), number(stepper.stepCount()));
    compare(state(), stateOf(stepper, run.sequence.symbols));
    compareWalk(run, stepper, grain, true);
    if (grain == Grain::Step)
        QCOMPARE(stepper.step(), stepper.stepCount() - 1);
    compareWalk(run, stepper, grain, false);
    QCOMPARE(stepper.step(), 0U);
}

// Short sequences over few symbols, which run every case of the listing.
void ReplayTest::everyLineAndProfileOfRandomPagesIsCores()
{
    std::mt19937 random(20131001);
    for (std::size_t round = 0; round < 12; ++round) {
        const std::string page = randomPage(random);
        SearchOptions options = variants[round % variants.size()].options;
        options.sizeRule = std::array{SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}[random() % 3];
        options.minDifference = std::array{0.2, 0.5, 0.9}[random() % 3];
        const Run run = runOf(page, options);
        Stepper stepper(run.sequence.symbols, run.trace);
        open(run);
        compareWalk(run, stepper, Grain::Line, true);
        compareWalk(run, stepper, Grain::Line, false);
        do {
            const ThresholdProfile expected =
                thresholdProfile(run.sequence.symbols, stepper.level().region, options.frequencyFilter);
            QJsonArray opensAt;
            for (const std::uint32_t threshold : expected.opensAt)
                opensAt.append(threshold == neverOpens ? QJsonValue() : number(threshold));
            QCOMPARE(
                m_browser
                    .run("tagseam.seek(arguments[0]); return tagseam.waterline()", {number(stepper.step())})
                    .toArray(),
                opensAt);
        } while (stepper.next(Grain::Level) && stepper.place().kind == StepKind::LevelStart);
    }
}

// At either end, a key leaves the state unchanged.
void ReplayTest::keysMoveByTheirGrain()
{
    const Run run = runOfSample("regions");
    constexpr int times = 60;
    for (const auto& [grain, forward, backward, held] :
         {std::tuple(Grain::Line, key::down, key::up, QString()),
          {Grain::Step, key::right, key::left, {}},
          {Grain::Attempt, key::right, key::left, key::shift},
          {Grain::Level, key::right, key::left, key::control}}) {
        Stepper stepper(run.sequence.symbols, run.trace);
        open(run);
        QJsonArray expected;
        for (int i = 0; i < 2 * times; ++i) {
            i < times ? stepper.next(grain) : stepper.previous(grain);
            expected.append(stateOf(stepper, run.sequence.symbols));
        }
        m_browser.press(forward, times, held);
        m_browser.press(backward, times, held);
        const QJsonArray found = m_browser.run("return states").toArray();
        QCOMPARE(found.size(), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i)
            compare(found[i].toObject(), expected[i].toObject());
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(forward + held));
    }
}

void ReplayTest::stepsOfTheAddress()
{
    const Run run = runOfSample("shop");
    Stepper stepper(run.sequence.symbols, run.trace);
    stepper.seek(999);
    open(run, "step=1000");
    compare(state(), stateOf(stepper, run.sequence.symbols));
    std::mt19937 random(20141003);
    for (int i = 0; i < 60; ++i) {
        stepper.seek(random() % stepper.stepCount());
        m_browser.run("location.hash = arguments[0]; dispatchEvent(new HashChangeEvent('hashchange'))",
                      {QString("#step=%1").arg(stepper.step() + 1)});
        compare(state(), stateOf(stepper, run.sequence.symbols));
    }
    m_browser.run("tagseam.seek(41)");
    QTRY_COMPARE_WITH_TIMEOUT(m_browser.run("return location.hash").toString(), "#step=42", patience());
    stepper.seek(stepper.stepCount() - 1);
    open(run, "step=99999999");
    compare(state(), stateOf(stepper, run.sequence.symbols));
}

void ReplayTest::homeEndGoToAndPlay()
{
    const Run run = runOfSample("regions");
    const Stepper stepper(run.sequence.symbols, run.trace);
    open(run);
    m_browser.press(key::end, 1);
    QCOMPARE(state()["step"].toInteger(), number(stepper.stepCount() - 1));
    m_browser.press(key::home, 1);
    QCOMPARE(state()["step"].toInteger(), 0);
    m_browser.press({"g"}, key::control);
    m_browser.press({"1", "5", "0", key::enter});
    QCOMPARE(state()["step"].toInteger(), 149);
    m_browser.press(key::right, 1);
    QCOMPARE(state()["step"].toInteger(), 150);
    m_browser.press(" ", 1);
    QTRY_COMPARE_WITH_TIMEOUT(state()["step"].toInteger(), number(stepper.stepCount() - 1), patience());
}

void ReplayTest::keysOfThePanesStayThere()
{
    open(runOfSample("regions"));
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

void ReplayTest::bothLanguagesFitTheWindow()
{
    open(runOfSample("shop"));
    const QString choose = R"(
        const choice = document.getElementById("language");
        choice.value = arguments[0];
        choice.dispatchEvent(new Event("change"));
        const empty = [...document.querySelectorAll("[data-text], [data-label]")]
            .filter((each) => !(each.textContent.trim() || each.title));
        const isBroken = document.body.innerText.includes("undefined") || document.body.innerText.includes("NaN");
        return [document.documentElement.lang, empty.length, isBroken, document.querySelector("#say").textContent];)";
    const QString overflows = R"(
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth > clientWidth || (innerWidth > 899 && scrollHeight > clientHeight);)";
    for (const auto& [choice, lang, level] :
         {std::tuple("en", "en", "Level 1 of 11"), std::tuple("pt_BR", "pt-BR", "Nível 1 de 11")}) {
        m_browser.run("tagseam.seek(0)");
        QJsonArray answer = m_browser.run(choose, {choice}).toArray();
        QVERIFY2(answer.takeAt(3).toString().contains(QString::fromUtf8(level)), level);
        QCOMPARE(answer, (QJsonArray{lang, 0, false}));
        m_browser.run("tagseam.seek(499)");
        for (const auto& [width, height] :
             {std::pair(1920, 1080), std::pair(500, 900), std::pair(1280, 720)}) {
            m_browser.resize(width, height);
            QVERIFY2(!m_browser.run(overflows).toBool(true),
                     qPrintable(QString("%1 %2").arg(choice).arg(width)));
        }
    }
}

void ReplayTest::hostileTextStaysText()
{
    open(runOf(
        "<title></title><script>window.broken = 1</script></title><body>"
        "<p class='&lt;/script&gt;&lt;!--&lt;script&gt;'>a</p>"
        "<p>&lt;/script&gt;&lt;script&gt;window.broken = 2&lt;/script&gt;</p><p>&lt;!--&lt;script&gt;</p>"
        "<p>&lt;img src=x onerror='window.broken=3'&gt;</p><p>\xE2\x80\xA8 line separator</p>"));
    QCOMPARE(m_browser.run("return window.broken ?? 0").toInt(-1), 0);
    QCOMPARE(m_browser.run("return document.querySelectorAll('img, script').length").toInt(), 2);
    const QString outline = m_browser.run("return document.getElementById('outline').innerText").toString();
    QVERIFY2(outline.contains("<img src=x onerror='window.broken=3'>"), qPrintable(outline));
}

QTEST_GUILESS_MAIN(ReplayTest)

#include "tst_replay.moc"
