// SPDX-License-Identifier: MIT
// The options bar, and undo of its changes: no value is rounded or lost.
#include "tests/ui/testpage.h"
#include "ui/session/analysis/changes.h"
#include "ui/window/optionsbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QToolButton>

#include <limits>

using namespace tagseam;

class TestOptionsBar : public QObject {
    Q_OBJECT

  private slots:
    void init()
    {
        m_session = std::make_unique<PageSession>();
        m_bar = std::make_unique<OptionsBar>(m_session.get());
        m_bar->resize(1600, 40);
        m_bar->setVisible(true);
        analyse(*m_session, menuAndList());
    }
    void cleanup()
    {
        m_bar.reset();
        m_session.reset();
    }
    void minDifferenceIsNotRoundedAndLowestThresholdSurvives();
    void undoGoesBackAndForth();

  private:
    bool changes(const std::function<void(AnalysisOptions&)>& change)
    {
        AnalysisOptions options = m_session->runner()->options();
        change(options);
        m_session->runner()->setOptions(options);
        return answers();
    }
    bool answers()
    {
        return waitUntilIdle([this] { return m_session->runner()->isAnalysing(); });
    }

    std::unique_ptr<PageSession> m_session;
    std::unique_ptr<OptionsBar> m_bar;
};

void TestOptionsBar::minDifferenceIsNotRoundedAndLowestThresholdSurvives()
{
    QDoubleSpinBox* box = m_bar->minDifference();
    const auto shows = [&](double minDifference, const char* text) {
        return m_session->runner()->setup().search.minDifference == minDifference &&
               box->text() == QLatin1String(text);
    };
    QVERIFY(changes([](AnalysisOptions& options) { options.search.minDifference = 0.1834; }));
    m_bar->style()->setCurrentIndex(0);
    QVERIFY(shows(0.1834, "0.1834"));
    QVERIFY(changes([](AnalysisOptions& options) { options.search.minDifference = 1.0 / 3; }));
    m_bar->complement()->click();
    QCOMPARE(m_session->runner()->setup().search.minDifference, 1.0 / 3); // exactly
    box->setValue(0.35);
    QVERIFY(shows(0.35, "0.35"));
    box->stepUp();
    QCOMPARE(box->text(), QStringLiteral("0.40"));
    box->selectAll();
    QTest::keyClicks(box, "0.1834");
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(shows(0.1834, "0.1834")); // also when typed
    const auto lowest = [this] { return m_session->runner()->setup().search.lowestThreshold; };
    QVERIFY(!m_bar->lowestThreshold()->isVisible() && !m_bar->allThresholds()->isVisible());
    QVERIFY(changes([](AnalysisOptions& options) { options.search.lowestThreshold = 5; }));
    QVERIFY(m_bar->lowestThreshold()->isVisible() && m_bar->allThresholds()->isVisible());
    QCOMPARE(m_bar->lowestThreshold()->value(), 5);
    m_bar->variant()->setCurrentIndex(1);
    m_bar->style()->setCurrentIndex(1);
    m_bar->complement()->click();
    QCOMPARE(lowest(), 5U);
    QCOMPARE(m_bar->variant()->currentIndex(), 1);
    m_bar->allThresholds()->click();
    QCOMPARE(lowest(), 1U);
    QVERIFY(answers() && !m_bar->lowestThreshold()->isVisible());
    // More than the box can hold: the box shows its maximum, and the value is not lost.
    QVERIFY(changes([](AnalysisOptions& options) { options.search.lowestThreshold = 3'000'000'000U; }));
    QCOMPARE(m_bar->lowestThreshold()->value(), std::numeric_limits<int>::max());
    m_bar->complement()->click();
    QCOMPARE(lowest(), 3'000'000'000U);
}

void TestOptionsBar::undoGoesBackAndForth()
{
    m_session->trees()->setSource(parseHtml(menuAndList()));
    Changes history(m_session->trees(), m_session->runner(), m_session->notifier());
    std::vector<AnalysisOptions> made{m_session->runner()->options()};
    for (const auto& change : std::vector<std::function<void()>>{
             [this] { m_bar->style()->setCurrentIndex(0); }, [this] { m_bar->variant()->setCurrentIndex(0); },
             [this] { m_bar->nodes()->setCurrentIndex(0); },
             [this] { m_bar->minDifference()->setValue(0.5); },
             [this] { m_bar->source()->setCurrentIndex(1); },
             [this] { // a what-if may change an option and the tree at once
                 AnalysisOptions both = m_session->runner()->options();
                 both.source = PageSource::Rendered;
                 both.search.minDifference = 0.3;
                 m_session->runner()->setOptions(both);
             }}) {
        change();
        QVERIFY(answers() && m_session->runner()->options() != made.back());
        made.push_back(m_session->runner()->options());
    }
    QCOMPARE(made[1].path.style, static_cast<LabelAttributes>(0));
    QCOMPARE(variantOf(made[2].search)->name, std::string_view("printed"));
    QCOMPARE(made[3].path.nodes, NodeKinds::Elements);
    QCOMPARE(made[4].search.minDifference, 0.5);
    QCOMPARE(made[5].source, PageSource::Source);

    const auto isAt = [&](const AnalysisOptions& options) {
        return answers() && m_session->runner()->options() == options &&
               m_session->runner()->analysis().options == options;
    };
    for (std::size_t i = made.size() - 1; i > 0; --i) {
        history.undo();
        QVERIFY(isAt(made[i - 1]));
    }
    QVERIFY(!history.canUndo());
    for (std::size_t i = 1; i < made.size(); ++i) {
        history.redo();
        QVERIFY(isAt(made[i]));
    }
    QVERIFY(!history.canRedo());
}

TAGSEAM_TEST(TestOptionsBar)
#include "tst_optionsbar.moc"
