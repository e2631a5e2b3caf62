// SPDX-License-Identifier: MIT
// The sentence of a step says what each algorithm decides, and its numbers follow the language.
#include "core/methods/mdr/mdrsteps.h"
#include "core/methods/sitestyletree/mapsst.h"
#include "core/methods/sitestyletree/marknoise.h"
#include "core/methods/tagrules/noiseeliminate.h"
#include "tests/ui/testpage.h"
#include "ui/tools/step/runsentence.h"

#include <map>

using namespace tagseam;

class TestRunSentence : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { Language::instance()->choose(QStringLiteral("en")); }
    void decisionsAreSaid();
    void linesThatDecideNothingAreRead();
    void nodesThatNoRuleTakesAreSaidAtTheEndOfTheirStep();
    void endOfARunThatIsCutClaimsNothing();
    void numbersFollowTheLanguage();

  private:
    const Document& page() const { return m_session.trees()->document(); }
    QString sentence(const RunStepper& stepper) const { return runSentence(stepper, *m_session.trees()); }
    static RunStepper stepperOf(AlgorithmRun run)
    {
        return RunStepper(std::make_shared<const AlgorithmRun>(std::move(run)));
    }
    static QString text(const RunStepper& stepper) { return QString::fromStdString(stepper.line().text); }
    AlgorithmRun noise(std::uint32_t limit = mostEvents) const
    {
        return recordNoiseEliminate(page(), {}, {}, limit);
    }
    AlgorithmRun marking() const { return recordMarkNoise(page(), m_measured, m_marks); }
    std::vector<AlgorithmRun> runs() const
    {
        std::vector<AlgorithmRun> all;
        all.push_back(noise());
        all.push_back(marking());
        all.push_back(recordMapSst(page(), m_measured, m_marks));
        all.push_back(recordCombComp(page(), {}));
        all.push_back(recordIdentDrs(page(), {}));
        return all;
    }

    PageSession m_session;
    SiteStyleTree m_site;
    MeasuredTree m_measured;
    Marks m_marks;
};

// The page of a site whose pages share the menu and have texts of their own.
void TestRunSentence::init()
{
    const auto pageWith = [](const QString& word) {
        return QStringLiteral("<body><ul class=menu><li><b>Home</b></li><li><b>News</b></li></ul>"
                              "<div class=main><p>%1</p><p>more %1</p></div><hr></body>")
            .arg(word)
            .toStdString();
    };
    m_site = {};
    for (const char* word : {"one", "two", "three"})
        grow(m_site, *parseHtml(pageWith(QString::fromLatin1(word))));
    m_measured = measure(m_site);
    m_marks = markElements(m_measured, 0.25);
    analyse(m_session, pageWith(QStringLiteral("four")));
}

void TestRunSentence::decisionsAreSaid()
{
    for (AlgorithmRun& each : runs()) {
        RunStepper stepper = stepperOf(std::move(each));
        int decisions = 0;
        while (stepper.next(Grain::Level)) {
            ++decisions;
            const bool isSaid = !sentence(stepper).contains(text(stepper));
            QVERIFY2(isSaid != (stepper.line().kind == LineKind::Result), qPrintable(sentence(stepper)));
        }
        QVERIFY2(decisions > 0, name(stepper.run().algorithm).data());
    }
}

void TestRunSentence::linesThatDecideNothingAreRead()
{
    for (AlgorithmRun& each : runs()) {
        RunStepper stepper = stepperOf(std::move(each));
        do {
            const AlgorithmLine& line = stepper.line();
            if (line.kind != LineKind::Plain && !beginsStep(line.kind))
                continue;
            QVERIFY2(sentence(stepper).contains(text(stepper)), qPrintable(sentence(stepper)));
            QCOMPARE(sentence(stepper) == text(stepper), line.label.empty());
        } while (stepper.next(Grain::Line));
    }
}

void TestRunSentence::nodesThatNoRuleTakesAreSaidAtTheEndOfTheirStep()
{
    RunStepper stepper = stepperOf(noise());
    std::map<LineKind, int> said;
    do {
        const LineKind kind = stepper.line().kind;
        if (kind != LineKind::NotNoise && kind != LineKind::EndOfWalk)
            continue;
        const bool isEnd = stepper.event() == stepper.lastEventOf(stepper.step());
        QCOMPARE(sentence(stepper).contains(text(stepper)), !isEnd);
        said[kind] += isEnd ? 1 : 0;
    } while (stepper.next(Grain::Line));
    QCOMPARE(said[LineKind::EndOfWalk], 1);
    QVERIFY(said[LineKind::NotNoise] > 0);
}

void TestRunSentence::endOfARunThatIsCutClaimsNothing()
{
    RunStepper whole = stepperOf(noise());
    while (whole.line().kind != LineKind::NotNoise)
        QVERIFY(whole.next(Grain::Line));
    RunStepper stepper = stepperOf(noise(static_cast<std::uint32_t>(whole.event()) + 1));
    QVERIFY(stepper.run().isCut);
    stepper.seek(whole.event());
    QCOMPARE(sentence(stepper), text(stepper));
}

void TestRunSentence::numbersFollowTheLanguage()
{
    for (const QString& language : Language::codes()) {
        Language::instance()->choose(language);
        RunStepper stepper = stepperOf(marking());
        QVERIFY(stepper.next(Grain::Level));
        QVERIFY2(sentence(stepper).contains(decimal(0.25, 3)), qPrintable(sentence(stepper)));
    }
    QCOMPARE(decimal(0.25, 3), QStringLiteral("0,250"));
}

TAGSEAM_TEST(TestRunSentence)
#include "tst_runsentence.moc"
