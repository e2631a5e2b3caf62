// SPDX-License-Identifier: MIT
// The Explain dock in the window, by clicks and keys: what it says is what the trace says, and what it offers
// does what it promises.
#include "core/explain/blame.h"
#include "core/explain/setup.h"
#include "core/explain/sides.h"
#include "ui/explainer.h"
#include "ui/explaintext.h"
#include "ui/views/answertable.h"
#include "ui/views/blametab.h"
#include "ui/views/editsbar.h"
#include "ui/views/explainview.h"
#include "ui/views/optionsbar.h"
#include "ui/views/plotview.h"
#include "ui/views/whytab.h"
#include "ui/views/workbar.h"
#include "windowtest.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <QElapsedTimer>
#include <QProgressBar>
#include <QScrollArea>
#include <QTextDocument>
#include <QTreeWidget>

#include <limits>
#include <map>

using namespace tagseam;

namespace {

// 20 cards between two lists of links, with a divider of its own kind between any two parts.
std::string dividedPage()
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    const auto links = [&html] {
        for (int i = 0; i < 8; ++i)
            html += "<a class=link href='#'>link</a>";
    };
    html += "<hr class=line>";
    links();
    html += "<hr class=line>";
    for (int i = 0; i < 20; ++i)
        html += "<div class=card><b class=name>name</b><i class=price>price</i></div>";
    html += "<hr class=line>";
    return html + "<p class=foot>end</p></body></html>";
}

// So many sections, each of symbols of its own: each level cuts one off, with another difference of lengths
// each time, so that there are as many advantages to try, and each search has all levels.
std::string bigPage(int sections)
{
    constexpr int size = 40; // elements of a section, each with a text
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    for (int section = 0; section < sections; ++section) {
        const std::string item = "<i class=s" + std::to_string(section) + ">i</i>";
        for (int i = 0; i < size + section % 7; ++i) // equal ones would all be filtered out together
            html += item;
    }
    return html + "</body></html>";
}

} // namespace

class TestExplain : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup()
    {
        closeWindow();
        Language::instance()->choose(QStringLiteral("en"));
    }
    void nothingSelectedSaysWhatToClick();
    void whyOfADroppedNodeIsWhatTheTraceSays_data();
    void whyOfADroppedNodeIsWhatTheTraceSays();
    void whyFollowsTheRuleOfPruning();
    void stepLinkPutsTheStepperThere();
    void whyNamesWhatWonAndLeadsToWhatWasShared();
    void keptNoiseNamesItsLevelsAndSymbols();
    void markedRangeIsTheContent();
    void everyRemedyDoesWhatItSays();
    void remedyOfTheOtherTree();
    void undoGoesBackAndForth();
    void symbolTakenAwayOpensItsGap_data();
    void symbolTakenAwayOpensItsGap();
    void bannerCountsAndUndoesAll();
    void editsGoWithThePage();
    void blameFollowsRangeAndLevel();
    void blameStartsAtTheGapThatDecided();
    void blameTellsAnOpenGapThatIsNoSplit();
    void blameIsAskedAgain();
    void chosenSymbolsStayChosen();
    void hiddenTabsRest();
    void triedIsSaidUntilTheNextChange_data();
    void triedIsSaidUntilTheNextChange();
    void setupAndTreeAreUndoneTogether();
    void answersInBothLanguages();
    void bigPageShowsProgressAndCanBeCancelled();
    void analysisThatChangesMeanwhile();
    void questionHidesWhatWouldTell();
    void tablesAreCopied();
    void advantageIsNotRounded();
    void lowestThresholdSurvivesAndGoesBack();

  private:
    WhyTab& why() { return *m_window->explainView()->why(); }
    BlameTab& blame() { return *m_window->explainView()->blame(); }
    Explainer& explainer() { return *m_window->explainer(); }
    bool showWhy(NodeId node)
    {
        session().select(node);
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        return answers();
    }
    bool showWhy(std::uint32_t position) { return showWhy(analysis().sequence.nodes[position]); }
    bool showBlame(std::uint32_t position)
    {
        session().selectRange({});
        session().selectPosition({position});
        QTest::keyClick(m_window.get(), Qt::Key_F4, Qt::ShiftModifier);
        return answers();
    }
    // As showBlame(), of the gap before the position.
    bool showGap(std::uint32_t position)
    {
        if (!showBlame(position))
            return false;
        choose(blame().gap(), 1);
        return answers();
    }
    static void clickRow(AnswerTable* table, int row)
    {
        const QRect place = table->visualItemRect(table->topLevelItem(row));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place.center());
    }
    static void click(QWidget* button) { QTest::mouseClick(button, Qt::LeftButton); }
    bool analyses(const std::function<void()>& act)
    {
        QSignalSpy analysed(&session(), &PageSession::analysisChanged);
        act();
        return waitFor([&] { return analysed.count() > 0; }) && answers();
    }
    KeptShare shareOf(NodeId node)
    {
        return keptShare(session().document(), analysis().sequence, analysis().trace.region,
                         analysis().options.keep, node);
    }
    static QString plain(const QLabel* label)
    {
        QTextDocument document;
        document.setHtml(label->text());
        return document.toPlainText();
    }
    EditsBar* banner() { return m_window->findChild<EditsBar*>(); }
};

void TestExplain::nothingSelectedSaysWhatToClick()
{
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QVERIFY(why().isVisible());
    QVERIFY(waitFor([this] { return why().hint() == QStringLiteral("No page is open."); }));
    QVERIFY(m_window->explainView()->tabs()->tabBar()->hasFocus());
    QVERIFY(open("sample:figure2"));
    QVERIFY(answers());
    QVERIFY(why().hint().startsWith("Click a node"));
    QVERIFY(!why().story()->isVisible());
    QTest::keyClick(m_window->originalView(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(blame().isVisible());
    QVERIFY(waitFor([this] { return blame().hint().startsWith("Click a node"); }));
    QVERIFY(m_window->explainView()->tabs()->tabBar()->hasFocus());
    clickOn(m_window->originalView(), "body *");
    QVERIFY(waitFor([this] { return session().selection() != noNode; }));
    QVERIFY(answers());
    QVERIFY(blame().hint().isEmpty());
}

void TestExplain::whyOfADroppedNodeIsWhatTheTraceSays_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("reading");
    for (const char* sample : {"shop", "regions", "news"}) {
        for (int reading = 0; reading < 3; ++reading)
            QTest::addRow("%s, reading %d", sample, reading) << QString::fromLatin1(sample) << reading;
    }
}

// The first and the last position of each part that a level cut off.
void TestExplain::whyOfADroppedNodeIsWhatTheTraceSays()
{
    QFETCH(QString, sample);
    QFETCH(int, reading);
    QVERIFY(open("sample:" + sample));
    m_window->optionsBar()->reading()->setCurrentIndex(reading);
    QVERIFY(answers());
    int seen = 0;
    for (std::uint32_t p = 0; p < analysis().sequence.size(); ++p) {
        const std::uint32_t level = analysis().droppedAtLevel[p];
        const bool isEdge = p == 0 || p + 1 == analysis().sequence.size() ||
                            analysis().droppedAtLevel[p - 1] != level ||
                            analysis().droppedAtLevel[p + 1] != level;
        if (level == noLevel || !isEdge)
            continue;
        const NodeId node = analysis().sequence.nodes[p];
        QVERIFY(showWhy(node));
        const QString text = plain(why().story());
        const auto says = [&](const QString& part) {
            if (!text.contains(part))
                qWarning("position %u: '%s' lacks '%s'", p + 1, qPrintable(text), qPrintable(part));
            return text.contains(part);
        };
        std::map<std::uint32_t, std::uint32_t>
            lost; // positions by level, of the node and of what is below it
        const Region below = positionsBelow(session().document(), analysis().sequence, node);
        for (Position at = below.begin; at < below.end; ++at.value) {
            if (analysis().droppedAtLevel[at.value] != noLevel)
                ++lost[analysis().droppedAtLevel[at.value]];
        }
        const auto [told, most] =
            *std::ranges::max_element(lost, {}, &std::pair<const std::uint32_t, std::uint32_t>::second);
        const Level& of = analysis().trace.levels[told];
        const Opening& split = *analysis().trace.acceptedSplit(of);
        if (lost.size() == 1) {
            if (!session().isKept(node)) // else an ancestor of what is kept
                QVERIFY(says(QStringLiteral("dropped at level %1").arg(level + 1)));
            if (below.size() > 1)
                QVERIFY(says(QStringLiteral("Level %1 cut off %2 of them").arg(level + 1).arg(most)));
        } else {
            QVERIFY(says(QStringLiteral("piece by piece, at %1 levels from %2 to %3; most, %4, at level %5")
                             .arg(lost.size())
                             .arg(lost.begin()->first + 1)
                             .arg(lost.rbegin()->first + 1)
                             .arg(most)
                             .arg(told + 1)));
        }
        QVERIFY(says(QStringLiteral("Level %1 searched").arg(told + 1)));
        QVERIFY(says(QStringLiteral("n = %1").arg(of.region.size())));
        QVERIFY(says(
            QStringLiteral("threshold %1,").arg(analysis().trace.attempts[of.attemptEnd() - 1].threshold)));
        QVERIFY(says(QStringLiteral("before position %1 ").arg(split.split.value + 1)));
        QVERIFY(says(QStringLiteral("Left %1, right %2").arg(split.left).arg(split.right)));
        QVERIFY(says(QStringLiteral(" > 0.20")));
        SearchOptions refusing = analysis().trace.options; // this one split, and what is less clear
        const double lengths = static_cast<double>(split.left) + split.right;
        refusing.advantage =
            std::ceil(100 * (std::abs(static_cast<double>(split.left) - split.right) / lengths)) / 100;
        const SearchTrace next = searchRegion(
            std::span(analysis().sequence.symbols).subspan(of.region.begin.value, of.region.size()),
            refusing);
        const Opening* second = next.acceptedSplit(next.levels.front());
        if (refusing.sizeRule == SizeRule::Absolute)
            QVERIFY(
                says(second == nullptr
                         ? QStringLiteral("which refuses it, this level would not be split")
                         : QStringLiteral("which refuses it, this level would be split before position %1.")
                               .arg(of.region.begin.value + second->split.value + 1)));
        const bool isLeft = of.kept.begin == split.split;
        std::uint32_t first = lost.size() == 1 ? p : below.begin.value; // that is told of
        while (analysis().droppedAtLevel[first] != told)
            ++first;
        const bool isSplitSymbol = !isLeft && first < split.split.value && (lost.size() == 1 || most == 1);
        std::uint32_t pieces = most;
        if (!isSplitSymbol && lost.size() > 1 && !isLeft && first + 1 == split.split.value) {
            ++first; // the split symbol; what follows it is told of
            --pieces;
        }
        QVERIFY(says(isSplitSymbol ? QStringLiteral("Position %1 is the last of the left part").arg(first + 1)
                     : lost.size() > 1
                         ? QStringLiteral("These %1 positions, from %2 on, lie").arg(pieces).arg(first + 1)
                         : QStringLiteral("The node itself, at position %1, lies").arg(p + 1)));
        QVERIFY(says(isSplitSymbol ? QStringLiteral("right before the split")
                     : isLeft      ? QStringLiteral("in the left part")
                                   : QStringLiteral("in the right part")));
        ++seen;
    }
    QVERIFY(seen > 1);
}

void TestExplain::whyFollowsTheRuleOfPruning()
{
    QVERIFY(open(write("page.html", "<!DOCTYPE html><html><body><script>1</script><div id=out><ul id=list>"
                                    "<li>a</li><li>b</li><li>c</li><li>d</li></ul></div><p id=foot>end</p>"
                                    "</body></html>")));
    QVERIFY(showWhy(nodeNamed(session(), "script")));
    QVERIFY(plain(why().story()).contains("left out"));
    QVERIFY(plain(why().remedyText()).contains("stands at no position"));
    QVERIFY(!why().findButton()->isVisible());
    QVERIFY(showWhy(session().document().body()));
    QVERIFY(plain(why().story()).contains("pruning leaves the body"));
    QVERIFY(plain(why().remedyText()).contains("pruning never touches it"));
    QVERIFY(showWhy(nodeNamed(session(), "div#out")));
    if (!analysis().trace.region.contains(analysis().sequence.positionOf(session().selection())))
        QVERIFY(plain(why().story()).contains("only because something in it is"));
    m_window->optionsBar()->nodes()->setCurrentIndex(0); // elements alone
    QVERIFY(answers());
    QVERIFY(showWhy(nodeNamed(session(), "“b”")));
    QVERIFY(plain(why().story()).contains("as the position of its parent, li, is."));
    // Names on the page are no markup.
    QVERIFY(open(
        write("odd.html", "<!DOCTYPE html><html><body><p>&lt;b&gt;<p class='&lt;i&gt;'>x</body></html>")));
    QVERIFY(showWhy(nodeNamed(session(), "p.<i>")));
    QVERIFY(plain(why().story()).contains("p.<i>"));
}

void TestExplain::stepLinkPutsTheStepperThere()
{
    QVERIFY(open("sample:shop"));
    const std::uint32_t level = analysis().droppedAtLevel[99];
    QVERIFY(level != noLevel);
    QVERIFY(showWhy(99U));
    QVERIFY(follow(why().story(), QStringLiteral("Show this step")));
    QVERIFY(session().isStepping());
    const Stepper& stepper = session().stepper();
    QCOMPARE(stepper.place().level, level);
    QVERIFY(stepper.opening() != nullptr);
    QVERIFY(*stepper.opening() == *analysis().trace.acceptedSplit(analysis().trace.levels[level]));
    QVERIFY(!why().isVisible()); // another workspace, which has its own panel
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(waitFor([this] { return why().isVisible(); }));
}

void TestExplain::whyNamesWhatWonAndLeadsToWhatWasShared()
{
    QVERIFY(open("sample:shop"));
    const std::vector<Level>& levels = analysis().trace.levels;
    int led = 0;
    for (std::uint32_t level = 0; level < levels.size(); ++level) {
        const Opening* split = analysis().trace.acceptedSplit(levels[level]);
        if (split == nullptr)
            continue;
        const Sides sides = sidesOf(analysis().sequence.symbols, analysis().trace, level);
        if (sides.shared || !sides.sharedLevel)
            continue;
        const bool isLeftKept = levels[level].kept.begin < split->split;
        Position lost = isLeftKept ? split->split : levels[level].region.begin;
        while (
            positionsBelow(session().document(), analysis().sequence, analysis().sequence.nodes[lost.value])
                .size() > 1)
            ++lost.value; // a leaf, which no other level has a part of
        QVERIFY(showWhy(lost.value));
        QString text = plain(why().story());
        const Region region = levels[level].region;
        const Region winner = levels[level].kept.begin < split->split ? Region{region.begin, split->split}
                                                                      : Region{split->split, region.end};
        const Region own = winner.begin == region.begin ? Region{split->split, region.end}
                                                        : Region{region.begin, split->split};
        QVERIFY2(text.contains(QStringLiteral("Lost to positions %1–%2 (")
                                   .arg(winner.begin.value + 1)
                                   .arg(winner.end.value)) &&
                     text.contains(QStringLiteral("%1 positions there, %2 here, which were cut off")
                                       .arg(winner.size())
                                       .arg(own.size())) &&
                     text.contains("No tag path stands on both sides; at level " +
                                   QString::number(*sides.sharedLevel + 1)),
                 qPrintable(text));
        if (level > 0) { // of the whole page, by its size
            const std::uint32_t before = split->split.value;
            const std::uint32_t behind = analysis().sequence.size() - before;
            const bool isOwnBefore = own.begin < split->split;
            const QString first = QStringLiteral("At level 1 the same gap had %1 positions there and %2 here")
                                      .arg(isOwnBefore ? behind : before)
                                      .arg(isOwnBefore ? before : behind);
            QVERIFY2(text.contains(first), qPrintable(first + '\n' + text));
        }
        QVERIFY(follow(why().story(), QStringLiteral("Blame there")));
        QVERIFY(answers());
        QVERIFY(blame().isVisible());
        QCOMPARE(session().range(), gapBefore(split->split));
        QCOMPARE(session().level(), *sides.sharedLevel);
        QVERIFY(blame().symbols()->topLevelItemCount() > 0);
        session().selectRange({});
        session().selectLevel(noLevel);
        QVERIFY(showBlame(lost.value)); // at the gap that decided, which no symbol crosses
        text = plain(blame().story());
        QVERIFY2(text.contains("No tag path stands on both sides; at level "), qPrintable(text));
        ++led;
    }
    QVERIFY(led > 0);
}

void TestExplain::keptNoiseNamesItsLevelsAndSymbols()
{
    QVERIFY(open("sample:shop"));
    const Region main = analysis().trace.region;
    QVERIFY(showWhy(main.begin.value + 1));
    QVERIFY(session().isKept(session().selection()));
    QVERIFY(plain(why().story()).contains("is kept"));
    QVERIFY(why().chances()->isVisible());
    const QString text = plain(why().chances());
    QVERIFY2(text.contains("Level"), qPrintable(text));
    QVERIFY(text.contains(QString::number(analysis().trace.levels.size()))); // the last held both
    AnswerTable* table = why().crossing();
    QVERIFY(table->isVisible() && table->topLevelItemCount() > 0);
    table->ensurePolished();
    m_window->explainView()->why()->findChild<QScrollArea*>()->ensureWidgetVisible(table);
    clickRow(table, 0);
    const Symbol symbol{static_cast<std::uint32_t>(table->currentKey())};
    QCOMPARE(session().highlight().size(), std::size_t{analysis().frequencies[symbol.value]});
    for (const NodeId node : session().highlight())
        QCOMPARE(analysis().sequence.symbols[analysis().sequence.positionOf(node).value].value, symbol.value);
    // It crosses every gap between the two, in the last level.
    const Region noise = positionsBelow(session().document(), analysis().sequence, session().selection());
    QVERIFY(table->topLevelItem(0)->text(2).toUInt() <= noise.end.value);
    QVERIFY(table->topLevelItem(0)->text(3).toUInt() > noise.end.value);
    m_window->plotView()->setFocus();
    QTest::keyClick(m_window->plotView(), Qt::Key_Escape);
    QVERIFY(session().highlight().empty());
}

void TestExplain::markedRangeIsTheContent()
{
    QVERIFY(open("sample:shop"));
    const Region main = analysis().trace.region;
    QVERIFY(showWhy(main.begin.value + 2));
    const auto noiseText = [this] {
        QString all;
        for (const QLabel* label : why().findChildren<QLabel*>())
            all += label->isVisible() ? plain(label) + '\n' : QString();
        return all;
    };
    QVERIFY(noiseText().contains("compared with the likely content"));
    session().selectRange({Position{main.end.value - 6}, main.end});
    QVERIFY(answers());
    QVERIFY2(noiseText().contains(QStringLiteral("the range that is marked, positions %1–%2")
                                      .arg(main.end.value - 5)
                                      .arg(main.end.value)),
             qPrintable(noiseText()));
    session().selectRange({Position{0}, Position{2}}); // no part of the main region
    QVERIFY(answers());
    QVERIFY(noiseText().contains("compared with the likely content"));
    session().selectRange({Position{main.end.value - 2}, main.end}); // a gap, as the lists mark it
    QVERIFY(answers());
    QVERIFY(noiseText().contains("compared with the likely content"));
}

void TestExplain::everyRemedyDoesWhatItSays()
{
    QVERIFY(open("sample:shop"));
    const NodeId node = analysis().sequence.nodes[99];
    QVERIFY(showWhy(node));
    const AnalysisOptions before = session().options();
    const int count = why().remedies()->topLevelItemCount();
    QVERIFY(count >= 2);
    bool isAnyOfTemplate = false;
    for (int row = 0; row < count; ++row)
        isAnyOfTemplate |= why().remedies()->topLevelItem(row)->text(0).startsWith(QLatin1String("template"));
    QCOMPARE(plain(why().remedyText()).contains("No single change of the template"), !isAnyOfTemplate);
    for (int row = 0; row < count; ++row) {
        QTreeWidgetItem* item = why().remedies()->topLevelItem(row);
        const QString page = item->text(2);
        const QString change = item->text(0);
        QWidget* button = why().remedies()->itemWidget(item, why().remedies()->columnCount() - 1);
        QVERIFY(analyses([&] { click(button); }));
        QVERIFY(session().options() != before);
        QVERIFY2(shareOf(session().isSource() ? session().selection() : node).isKept(), qPrintable(change));
        const NodeCounts& counts = analysis().counts;
        QCOMPARE(page, counts.kept == counts.raw
                           ? QStringLiteral("all %1, nothing pruned").arg(counts.raw)
                           : QStringLiteral("%1 of %2").arg(counts.kept).arg(counts.raw));
        QVERIFY(plain(m_window->messageBar()->findChild<QLabel*>(QStringLiteral("text"))).contains(change));
        QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
        QVERIFY(session().options() == before);
        QCOMPARE(why().remedies()->topLevelItemCount(), count);
    }
}

// The browser puts a tbody into each table: in its tree the tables are longer than the menu by more than the
// advantage, in the source they are not.
void TestExplain::remedyOfTheOtherTree()
{
    std::string html = "<!DOCTYPE html><html><body><div class=menu>";
    for (int i = 0; i < 30; ++i)
        html += "<i class=link></i>";
    html += "</div><div class=main>";
    for (int i = 0; i < 12; ++i)
        html += "<table><tr><td></td></tr></table>";
    QVERIFY(open(write("page.html", QByteArray::fromStdString(html + "</div></body></html>"))));
    QVERIFY(waitFor([this] { return session().hasSource(); }));
    const NodeId menu = nodeBy("class", "menu");
    QVERIFY(!session().comparison()->hasDiff()); // the counterpart is found all the same
    QVERIFY(showWhy(menu));
    QVERIFY(!shareOf(menu).isKept());
    const AnalysisOptions before = session().options();
    int row = 0;
    while (row < why().remedies()->topLevelItemCount() &&
           why().remedies()->topLevelItem(row)->text(0) != "the source instead of the rendered tree")
        ++row;
    QVERIFY(row < why().remedies()->topLevelItemCount());
    QWidget* button = why().remedies()->itemWidget(why().remedies()->topLevelItem(row), 4);
    QVERIFY(analyses([&] { click(button); }));
    QVERIFY(session().isSource());
    QCOMPARE(session().selection(), nodeBy("class", "menu"));
    QVERIFY(shareOf(session().selection()).isKept());
    QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QVERIFY(session().options() == before);
}

void TestExplain::undoGoesBackAndForth()
{
    QVERIFY(open("sample:figure2"));
    const AnalysisOptions first = session().options();
    m_window->optionsBar()->style()->setCurrentIndex(0);
    QVERIFY(answers());
    m_window->optionsBar()->advantage()->setValue(0.5);
    QVERIFY(answers());
    const AnalysisOptions last = session().options();
    QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QCOMPARE(session().options().search.advantage, 0.2);
    QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QVERIFY(session().options() == first);
    QVERIFY(!explainer().history()->canUndo());
    for (int i = 0; i < 2; ++i) {
        QVERIFY(analyses(
            [&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }));
    }
    QVERIFY(session().options() == last);
    QVERIFY(!explainer().history()->canRedo());
    // The other tree is a switch, too.
    QVERIFY(waitFor([this] { return session().hasSource(); }));
    QVERIFY(analyses([&] { m_window->optionsBar()->source()->setCurrentIndex(1); }));
    QVERIFY(session().isSource());
    QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QVERIFY(!session().isSource() && session().options() == last);
}

void TestExplain::symbolTakenAwayOpensItsGap_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("ignored") << static_cast<int>(TagPathEdit::Kind::Ignored);
    QTest::addRow("gone") << static_cast<int>(TagPathEdit::Kind::SubtreeGone);
}

void TestExplain::symbolTakenAwayOpensItsGap()
{
    QFETCH(int, kind);
    QVERIFY(open(write("page.html", QByteArray::fromStdString(dividedPage()))));
    const NodeId card = nodeBy("class", "card"); // the first: a gap before it, which the lines cross
    const Position position = analysis().sequence.positionOf(card);
    QVERIFY(showGap(position.value));
    choose(blame().within(), 1); // the whole sequence
    QVERIFY(answers());
    AnswerTable* table = blame().symbols();
    QCOMPARE(table->topLevelItemCount(), 1);
    QVERIFY(table->topLevelItem(0)->text(0).endsWith("hr.line"));
    QCOMPARE(table->topLevelItem(0)->text(1), QStringLiteral("3"));
    QVERIFY(!blame().ignoreButton()->isEnabled());
    clickRow(table, 0);
    QCOMPARE(session().highlight().size(), std::size_t{3});
    const std::uint32_t without = table->topLevelItem(0)->text(5).toUInt();
    QCOMPARE(without, 1U);
    const std::uint32_t raw = analysis().counts.raw;
    QVERIFY(!banner()->isVisible());
    QVERIFY(analyses([&] {
        click(kind == static_cast<int>(TagPathEdit::Kind::Ignored) ? blame().ignoreButton()
                                                                   : blame().goneButton());
    }));
    QVERIFY(banner()->isVisible());
    QCOMPARE(session().options().path.edits.size(), std::size_t{1});
    const Position now = analysis().sequence.positionOf(card);
    const Blame then =
        blameGaps(analysis().sequence.symbols, {Position{0}, Position{analysis().sequence.size()}},
                  gapBefore(now), analysis().trace.options.frequencyFilter);
    QVERIFY(then.straddlers.empty());
    QCOMPARE(then.opensAt, without);
    QVERIFY2(plain(blame().story()).contains("It is open at every threshold"),
             qPrintable(plain(blame().story())));
    const QString text = plain(banner()->text());
    QVERIFY2(text.startsWith("What if") && text.contains("3 nodes like hr.line"), qPrintable(text));
    QVERIFY(analyses([&] { click(banner()->undoButton()); }));
    QVERIFY(!banner()->isVisible());
    QVERIFY(session().options().path.edits.empty());
    QCOMPARE(analysis().counts.raw, raw);
    QCOMPARE(table->topLevelItemCount(), 1);
}

void TestExplain::bannerCountsAndUndoesAll()
{
    QVERIFY(open(write("page.html", QByteArray::fromStdString(dividedPage()))));
    const NodeCounts before = analysis().counts;
    const NodeId card = nodeBy("class", "card");
    QVERIFY(showGap(analysis().sequence.positionOf(card).value));
    clickRow(blame().symbols(), 0);
    QTest::keyClicks(blame().otherClass(), "line2");
    QVERIFY(analyses([&] { QTest::keyClick(blame().otherClass(), Qt::Key_Return); }));
    QCOMPARE(session().options().path.edits.front().classes, std::string("line2"));
    // All of them have the new class: it is another symbol with the same places.
    QVERIFY(banner()->undoAllButton()->isHidden());
    clickRow(blame().symbols(), 0);
    QVERIFY(analyses([&] {
        click(blame().goneButton());
        const QString early = plain(banner()->text()); // the numbers are not there yet
        QVERIFY2(early.contains("were gone") && !early.contains("are kept then"), qPrintable(early));
    }));
    QCOMPARE(session().options().path.edits.size(), std::size_t{2});
    const QString text = plain(banner()->text());
    QVERIFY2(text.contains(QStringLiteral("%1 of %2 nodes are kept then, instead of %3 of %4.")
                               .arg(analysis().counts.kept)
                               .arg(analysis().counts.raw)
                               .arg(before.kept)
                               .arg(before.raw)),
             qPrintable(text));
    QVERIFY(analysis().counts.raw < before.raw);
    QVERIFY(analyses([&] { click(banner()->undoAllButton()); }));
    QVERIFY(session().options().path.edits.empty() && !banner()->isVisible());
    QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QCOMPARE(session().options().path.edits.size(), std::size_t{2}); // nothing is lost
}

void TestExplain::editsGoWithThePage()
{
    QVERIFY(open(write("page.html", QByteArray::fromStdString(dividedPage()))));
    QVERIFY(waitFor([this] { return session().hasSource(); }));
    const auto takeAway = [this] {
        return analyses([this] {
            explainer().takeAway({TagPathEdit::Kind::Ignored, {nodeBy("class", "card")}, {}});
        });
    };
    session().comparison()->setWatched(true);
    QVERIFY(waitFor([this] { return session().comparison()->hasDivergence(); }));
    const QSignalSpy compared(session().comparison(), &TreeComparison::changed);
    QVERIFY(takeAway());
    QCOMPARE(compared.count(), 0); // they are no edits of the other tree
    session().comparison()->setWatched(false);
    QVERIFY(banner()->isVisible());
    QVERIFY(analyses([&] { m_window->optionsBar()->source()->setCurrentIndex(1); }));
    QVERIFY(session().isSource() && session().options().path.edits.empty());
    QVERIFY(!banner()->isVisible());
    const auto said = [this] {
        return plain(m_window->messageBar()->findChild<QLabel*>(QStringLiteral("text")));
    };
    QVERIFY2(said().contains("undone") && m_window->messageBar()->isVisible(), qPrintable(said()));
    QVERIFY(takeAway());
    m_window->messageBar()->hide();
    QVERIFY(open("sample:figure2"));
    QVERIFY(session().options().path.edits.empty() && !banner()->isVisible());
    QVERIFY(m_window->messageBar()->isVisible() && said().contains("undone"));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); // no way back to nodes of another page
    QVERIFY(answers());
    QVERIFY(session().options().path.edits.empty());
}

void TestExplain::blameFollowsRangeAndLevel()
{
    QVERIFY(open("sample:regions"));
    QVERIFY(showGap(30));
    const auto asked = [this] {
        return QStringList{blame().gap()->currentText(), blame().within()->itemText(0),
                           plain(blame().story())};
    };
    QVERIFY(asked()[2].contains("between positions 30 and 31"));
    choose(blame().gap(), 2);
    QVERIFY(answers());
    const Region below = positionsBelow(session().document(), analysis().sequence, session().selection());
    QVERIFY2(asked()[2].contains(
                 QStringLiteral("between positions %1 and %2").arg(below.end.value).arg(below.end.value + 1)),
             qPrintable(asked()[2]));
    // A drag over the plot.
    PlotView* plot = m_window->plotView();
    const PlotGeometry& g = plot->geometryOfPlot();
    const double y = g.plot.center().y();
    QTest::mousePress(plot, Qt::LeftButton, {}, QPointF(g.x(20.5), y).toPoint());
    QTest::mouseMove(plot, QPointF(g.x(30), y).toPoint());
    QTest::mouseMove(plot, QPointF(g.x(40.5), y).toPoint());
    QTest::mouseRelease(plot, Qt::LeftButton, {}, QPointF(g.x(40.5), y).toPoint());
    QVERIFY(answers());
    QVERIFY(session().range().size() > 10);
    QVERIFY2(asked()[0].startsWith("marked: positions 21–"), qPrintable(asked()[0]));
    const Blame whole =
        blameGaps(analysis().sequence.symbols, {Position{0}, Position{analysis().sequence.size()}},
                  session().range(), analysis().trace.options.frequencyFilter);
    session().selectLevel(0);
    QVERIFY(answers());
    QVERIFY(asked()[1].startsWith("in level 1:"));
    QCOMPARE(blame().symbols()->isHidden() ? 0U : blame().symbols()->topLevelItemCount(),
             static_cast<unsigned>(whole.straddlers.size()));
    QTest::keyClick(plot, Qt::Key_Escape); // the mark goes, and the node is meant again
    QVERIFY(answers());
    QCOMPARE(blame().gap()->currentIndex(), session().dropLevel(session().selection()) == noLevel ? 1 : 3);
}

void TestExplain::blameStartsAtTheGapThatDecided()
{
    QVERIFY(open("sample:shop"));
    for (const std::uint32_t position : {2U, 99U, 300U}) {
        const std::uint32_t level = analysis().droppedAtLevel[position];
        QVERIFY(level != noLevel);
        QVERIFY(showBlame(position));
        const Opening* split = analysis().trace.acceptedSplit(analysis().trace.levels[level]);
        QCOMPARE(blame().gap()->currentIndex(), 3);
        const QString text = plain(blame().story());
        QVERIFY2(text.contains(QStringLiteral("between positions %1 and %2:")
                                   .arg(split->split.value)
                                   .arg(split->split.value + 1)) &&
                     text.contains(QStringLiteral("Level %1 was split").arg(level + 1)),
                 qPrintable(text));
    }
    const Position kept = analysis().trace.region.begin;
    QVERIFY(showBlame(kept.value + 1));
    QCOMPARE(blame().gap()->currentIndex(), 1);
    choose(blame().gap(), 2); // somebody chose another
    QVERIFY(answers());
    QVERIFY(showBlame(99));
    QCOMPARE(blame().gap()->currentIndex(), 2);
}

void TestExplain::blameTellsAnOpenGapThatIsNoSplit()
{
    QVERIFY(open(write("page.html", "<!DOCTYPE html><html><head><title>t</title></head><body><a></a><a></a>"
                                    "<ul id=list><li></li><li></li><li></li></ul></body></html>")));
    const std::uint32_t list = analysis().sequence.positionOf(nodeBy("id", "list")).value;
    QVERIFY(showGap(list + 1)); // right behind the list itself, which occurs once
    const QString text = plain(blame().story());
    QVERIFY2(text.contains("open at every threshold") && text.contains("no split is possible there") &&
                 text.contains("filtered out"),
             qPrintable(text));
    QVERIFY(showGap(list));
    QVERIFY2(!plain(blame().story()).contains("no split"), qPrintable(plain(blame().story())));
    session().selectRange(
        {Position{list}, Position{list + 3}}); // behind the list, and between two closed ones
    QVERIFY(answers());
    QVERIFY2(plain(blame().story()).contains("Nor is one at the other gaps"),
             qPrintable(plain(blame().story())));
}

void TestExplain::blameIsAskedAgain()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(showGap(99));
    const QString before = plain(blame().story());
    QVERIFY(showGap(30));
    QString given;
    {
        const BusyPool busy(explainer().pool());
        session().selectPosition({99});
        QVERIFY(waitFor([this] { return explainer().isWorking(); }));
        explainer().cancel();
        given = plain(blame().story());
    }
    QVERIFY2(given.contains("given up"), qPrintable(given));
    QVERIFY(answers());
    QCOMPARE(plain(blame().story()), given); // not unasked
    QVERIFY(follow(blame().story(), QStringLiteral("Look again")));
    QVERIFY(answers());
    QCOMPARE(plain(blame().story()), before);
}

void TestExplain::chosenSymbolsStayChosen()
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body><hr class=x><hr class=y>";
    for (int i = 0; i < 6; ++i)
        html += "<p class=a></p>";
    html += "<p id=here class=b></p><p class=b></p><hr class=y><hr class=x><p class=b></p></body></html>";
    QVERIFY(open(write("page.html", QByteArray::fromStdString(html))));
    const std::uint32_t here = analysis().sequence.positionOf(nodeBy("id", "here")).value;
    QVERIFY(showGap(here));
    AnswerTable* table = blame().symbols();
    QCOMPARE(table->topLevelItemCount(), 2);
    clickRow(table, 0);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      table->visualItemRect(table->topLevelItem(1)).center());
    QCOMPARE(table->selectedItems().size(), 2);
    QCOMPARE(session().highlight().size(), std::size_t{4});
    Language::instance()->choose(QStringLiteral("pt_BR")); // the rows are made anew
    QCOMPARE(table->selectedItems().size(), 2);
    QCOMPARE(session().highlight().size(), std::size_t{4});
    Language::instance()->choose(QStringLiteral("en"));
    choose(blame().gap(), 2); // another gap: nothing of it is chosen
    QVERIFY(answers());
    QVERIFY(table->selectedItems().isEmpty());
    QVERIFY(session().highlight().empty());
}

// What nobody sees is not made anew at every click; it is when it comes into sight.
void TestExplain::hiddenTabsRest()
{
    QVERIFY(open("sample:regions"));
    QVERIFY(showGap(30));
    const QString before = blame().gap()->itemText(1);
    QVERIFY(showWhy(60U));
    QCOMPARE(blame().gap()->itemText(1), before);
    QTest::keyClick(m_window.get(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(answers());
    QVERIFY(blame().gap()->itemText(1) != before);
}

void TestExplain::triedIsSaidUntilTheNextChange_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("undone by keys") << 0;
    QTest::newRow("another switch") << 1;
    QTest::newRow("what if") << 2;
    QTest::newRow("back") << 3;
}

void TestExplain::triedIsSaidUntilTheNextChange()
{
    QFETCH(int, change);
    QVERIFY(open("sample:shop"));
    MessageBar* bar = m_window->messageBar();
    auto* text = bar->findChild<QLabel*>(QStringLiteral("text"));
    Setup setup = explainer().setup();
    setup.search.advantage = 0.3;
    QVERIFY(analyses(
        [&] { explainer().apply(setup, PageSource::Rendered, [] { return QStringLiteral("0.3"); }); }));
    QVERIFY(bar->isVisible() && plain(text).contains("Tried: 0.3"));
    QVERIFY(analyses([&] {
        if (change == 0)
            QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        else if (change == 1)
            choose(m_window->optionsBar()->style(), 0);
        else if (change == 2)
            explainer().takeAway({TagPathEdit::Kind::Ignored, {analysis().sequence.nodes[5]}, {}});
        else
            QVERIFY(follow(text, QStringLiteral("Back")));
    }));
    QVERIFY(!bar->isVisible());
    bar->showHint([] { return QStringLiteral("something else"); }); // that stays
    QVERIFY(analyses([&] { m_window->optionsBar()->advantage()->setValue(0.45); }));
    QVERIFY(bar->isVisible());
}

// A remedy may change a switch and the tree at once.
void TestExplain::setupAndTreeAreUndoneTogether()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(waitFor([this] { return session().hasSource(); }));
    const AnalysisOptions before = session().options();
    Setup setup = explainer().setup();
    setup.search.advantage = 0.3;
    QVERIFY(analyses(
        [&] { explainer().apply(setup, PageSource::Source, [] { return QStringLiteral("both"); }); }));
    QVERIFY(session().isSource());
    QCOMPARE(analysis().options.search.advantage, 0.3);
    QVERIFY(m_window->messageBar()->isVisible()); // Back is offered
    QVERIFY(analyses([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QVERIFY(waitFor([&] { return session().hasAnalysis() && analysis().options == before; }));
    QVERIFY(!explainer().history()->canUndo());
}

void TestExplain::answersInBothLanguages()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(showWhy(99U));
    const QString english = plain(why().story()) + plain(why().remedyText());
    Language::instance()->choose(QStringLiteral("pt_BR"));
    const QString portuguese = plain(why().story()) + plain(why().remedyText());
    QVERIFY2(
        portuguese.contains(QStringLiteral("descartado no nível %1").arg(analysis().droppedAtLevel[99] + 1)),
        qPrintable(portuguese));
    QVERIFY(portuguese.contains(" > 0,20"));
    QVERIFY(!portuguese.contains("threshold") && !portuguese.contains("position "));
    QCOMPARE(m_window->explainView()->tabs()->tabText(0), QStringLiteral("Por quê"));
    QVERIFY(showGap(99));
    QVERIFY(plain(blame().story()).contains(QStringLiteral("posições 99 e 100")));
    Language::instance()->choose(QStringLiteral("en"));
    QCOMPARE(plain(why().story()) + plain(why().remedyText()), english);
}

void TestExplain::bigPageShowsProgressAndCanBeCancelled()
{
    QVERIFY(open(write("big.html", QByteArray::fromStdString(bigPage(1500)))));
    QVERIFY(analysis().sequence.size() > 100'000);
    QVERIFY(showWhy(5)); // cut off at once: to keep it takes nearly every advantage there is
    QVERIFY(why().findButton()->isVisible()); // it is not looked for unasked
    WorkBar* bar = m_window->explainView()->workBar();
    QVERIFY(!bar->isVisible());
    click(why().findButton());
    QVERIFY(waitFor([&] { return bar->isVisible(); }));
    QVERIFY(!why().findButton()->isVisible());
    auto* progress = bar->findChild<QProgressBar*>();
    QVERIFY(waitFor([&] { return progress->value() > 0; }));
    click(bar->cancelButton());
    QVERIFY(!explainer().isWorking());
    QVERIFY(!bar->isVisible());
    QVERIFY(plain(why().remedyText()).contains("given up"));
    QVERIFY(why().findButton()->isVisible()); // ask again
    // Closing the window does not wait for the end of the search either.
    click(why().findButton());
    rest(50);
    QElapsedTimer timer;
    timer.start();
    closeWindow();
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    showWindow();
}

// What is asked of an analysis that goes is not told of the next.
void TestExplain::analysisThatChangesMeanwhile()
{
    QVERIFY(open("sample:shop"));
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    for (int i = 0; i < 12; ++i) {
        session().selectPosition({static_cast<std::uint32_t>(90 + 40 * i)});
        rest(i % 4 * 3);
        m_window->optionsBar()->reading()->setCurrentIndex(i % 3);
        rest(i % 3 * 5);
        if (i == 6)
            m_window->open("sample:regions");
    }
    QVERIFY(waitFor([this] { return isWhole() && session().name() == QLatin1String("regions.html"); }));
    session().selectPosition({30});
    QVERIFY(answers());
    const std::uint32_t level = session().dropLevel(session().selection());
    QVERIFY(plain(why().story())
                .contains(level == noLevel ? QStringLiteral("is kept")
                                           : QStringLiteral("dropped at level %1").arg(level + 1)));
}

void TestExplain::questionHidesWhatWouldTell()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(showWhy(99U));
    session().setAsking(true);
    QVERIFY(!why().isVisible());
    session().setAsking(false);
    QVERIFY(why().isVisible());
}

void TestExplain::tablesAreCopied()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(showWhy(99U));
    why().remedies()->clearSelection();
    why().remedies()->setFocus();
    QTest::keyClick(why().remedies(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), why().remedies()->topLevelItemCount() + 1);
    QCOMPARE(lines[0], QStringLiteral("Change\tOf the node\tOf the page\tChanged"));
    QVERIFY(lines[1].startsWith(why().remedies()->topLevelItem(0)->text(0) + '\t'));
}

void TestExplain::advantageIsNotRounded()
{
    QVERIFY(open("sample:figure2"));
    OptionsBar* bar = m_window->optionsBar();
    AnalysisOptions options = session().options();
    options.search.advantage = 0.1834;
    QVERIFY(analyses([&] { session().setOptions(options); }));
    QCOMPARE(bar->advantage()->text(), QStringLiteral("0.1834"));
    bar->style()->setCurrentIndex(0);
    QVERIFY(answers());
    QCOMPARE(session().options().search.advantage, 0.1834);
    options = session().options();
    options.search.advantage = 1.0 / 3;
    QVERIFY(analyses([&] { session().setOptions(options); }));
    bar->complement()->click();
    QVERIFY(answers());
    QCOMPARE(session().options().search.advantage, 1.0 / 3); // exactly
    bar->advantage()->setValue(0.35);
    QVERIFY(answers());
    QCOMPARE(session().options().search.advantage, 0.35);
    QCOMPARE(bar->advantage()->text(), QStringLiteral("0.35"));
    bar->advantage()->stepUp();
    QVERIFY(answers());
    QCOMPARE(bar->advantage()->text(), QStringLiteral("0.40"));
    bar->advantage()->setFocus();
    bar->advantage()->selectAll();
    QTest::keyClicks(bar->advantage(), "0.1834");
    QTest::keyClick(bar->advantage(), Qt::Key_Return);
    QCOMPARE(session().options().search.advantage, 0.1834); // by hand as well
}

void TestExplain::lowestThresholdSurvivesAndGoesBack()
{
    QVERIFY(open("sample:shop"));
    OptionsBar* bar = m_window->optionsBar();
    QVERIFY(!bar->lowestThreshold()->isVisible() && !bar->allThresholds()->isVisible());
    AnalysisOptions options = session().options();
    options.search.lowestThreshold = 5;
    QVERIFY(analyses([&] { session().setOptions(options); }));
    QVERIFY(bar->lowestThreshold()->isVisible() && bar->allThresholds()->isVisible());
    QCOMPARE(bar->lowestThreshold()->value(), 5);
    QCOMPARE(bar->reading()->currentText(), QStringLiteral("dissertation-2014"));
    bar->reading()->setCurrentIndex(1);
    bar->style()->setCurrentIndex(1);
    bar->complement()->click();
    QVERIFY(answers());
    QCOMPARE(session().options().search.lowestThreshold, 5U);
    QCOMPARE(bar->reading()->currentText(), QStringLiteral("jidm-2013"));
    click(bar->allThresholds());
    QVERIFY(answers());
    QCOMPARE(session().options().search.lowestThreshold, 1U);
    QVERIFY(!bar->lowestThreshold()->isVisible());
    QVERIFY(bar->allThresholds()->accessibleName().startsWith("All thresholds"));
    // More than the box can hold: the highest that it can is shown, and nothing is lost.
    options = session().options();
    options.search.lowestThreshold = 3'000'000'000U;
    QVERIFY(analyses([&] { session().setOptions(options); }));
    QCOMPARE(bar->lowestThreshold()->value(), std::numeric_limits<int>::max());
    QVERIFY(analyses([&] { bar->complement()->click(); }));
    QCOMPARE(session().options().search.lowestThreshold, 3'000'000'000U);
}

TAGSEAM_TEST(TestExplain)
#include "tst_explain.moc"
