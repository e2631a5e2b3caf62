// SPDX-License-Identifier: MIT
// The tree and level models and those of the stepper: contract, roles, and that they say what the analysis
// says.
#include "testpage.h"
#include "ui/models/breakpointsmodel.h"
#include "ui/models/domtreemodel.h"
#include "ui/models/levelsmodel.h"
#include "ui/models/listingmodel.h"
#include "ui/models/symbolsmodel.h"
#include "ui/models/variablesmodel.h"

#include <QAbstractItemModelTester>

#include <functional>
#include <map>
#include <memory>
#include <set>

using namespace tagseam;

namespace {

QString cell(const QAbstractItemModel& model, const QModelIndex& index, int column)
{
    return model.data(index.siblingAtColumn(column)).toString();
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT

  private slots:
    void analysisThatIsCancelledLeavesTheOneBefore();
    void firstAnalysisCanBeCancelled();
    void treeKeepsTheModelContractThroughPages();
    void treeShowsElementsTextAndCommentsButNoBlankText();
    void treeSaysPositionSymbolFrequencyAndFate();
    void treeTellsOnlyWhatTheStepHasDecided();
    void variablesTellNoAnswerWhileAQuestionWaits();
    void treeFindsForwardsBackwardsAndAround();
    void levelsKeepTheModelContractThroughReadings();
    void levelsSayWhatTheTraceSays();
    void hugeTreeAnswersQuickly();
    void stepModelsKeepTheModelContract_data();
    void stepModelsKeepTheModelContract();
    void symbolsSayWhatTheStepperSays();
    void variablesSayWhatTheStepperSays();
    void listingMarksTheLineThatRan();
    void breakpointsOutliveAnotherReadingButNotThePage();
};

void TestModels::treeKeepsTheModelContractThroughPages()
{
    PageSession session;
    DomTreeModel model(&session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    analyse(session, menuAndList());
    analyse(session, "<p>other</p>");
    analyse(session, "<!-- nothing -->");
    QCOMPARE(model.rowCount(), 1);
}

void TestModels::treeShowsElementsTextAndCommentsButNoBlankText()
{
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, "<html><body>\n <p>a<!-- note -->b</p>\n \n</body></html>");
    const QModelIndex body = model.indexOf(nodeNamed(session, "body"));
    QCOMPARE(model.rowCount(body), 1);
    const QModelIndex p = model.index(0, 0, body);
    QCOMPARE(model.rowCount(p), 3);
    QCOMPARE(model.data(model.index(0, 0, p)).toString(), QStringLiteral("\"a\""));
    QCOMPARE(model.data(model.index(1, 0, p)).toString(), QStringLiteral("<!-- note -->"));
}

void TestModels::treeSaysPositionSymbolFrequencyAndFate()
{
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, menuAndList());
    const Analysis& analysis = session.analysis();
    int kept = 0;
    for (NodeId node{1}; node.value < session.document().size(); ++node.value) {
        if (session.document().isBlankText(node))
            continue;
        const QModelIndex index = model.indexOf(node);
        QVERIFY(index.isValid());
        QCOMPARE(model.nodeAt(index).value, node.value);
        const Position position = analysis.sequence.positionOf(node);
        if (position == noPosition) {
            QVERIFY(cell(model, index, DomTreeModel::PositionColumn).isEmpty());
            continue;
        }
        QCOMPARE(cell(model, index, DomTreeModel::PositionColumn).toUInt(), position.value + 1);
        const Symbol symbol = analysis.sequence.symbols[position.value];
        QCOMPARE(cell(model, index, DomTreeModel::SymbolColumn).toUInt(), symbol.code());
        QCOMPARE(cell(model, index, DomTreeModel::FrequencyColumn).toUInt(),
                 analysis.frequencies[symbol.value]);
        kept += cell(model, index, DomTreeModel::FateColumn) == "kept" ? 1 : 0;
    }
    QCOMPARE(kept, static_cast<int>(analysis.trace.region.size()));
    const QModelIndex menu = model.indexOf(nodeNamed(session, "div.menu"));
    QVERIFY(cell(model, menu, DomTreeModel::FateColumn).startsWith("cut at level "));
    const QModelIndex body = model.indexOf(nodeNamed(session, "body"));
    QCOMPARE(cell(model, body, DomTreeModel::FateColumn), QStringLiteral("ancestor of kept"));
}

void TestModels::treeTellsOnlyWhatTheStepHasDecided()
{
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, menuAndList());
    session.setStepping(true);
    const auto fates = [&] {
        std::map<QString, int> count;
        for (const NodeId node : session.analysis().sequence.nodes)
            ++count[cell(model, model.indexOf(node), DomTreeModel::FateColumn)];
        return count;
    };
    const int all = static_cast<int>(session.analysis().sequence.size());
    session.step([](Stepper& stepper) { stepper.seek(0); });
    QCOMPARE(fates()[QString()], all); // nothing is cut before the first level ends
    const SearchTrace& trace = session.analysis().trace;
    QVERIFY(trace.levels.size() >= 2);
    QSignalSpy refreshed(&model, &QAbstractItemModel::layoutChanged);
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        session.step([&](Stepper& stepper) {
            const std::uint32_t attempt =
                trace.levels[level].firstAttempt + trace.levels[level].attemptCount - 1;
            stepper.seek(stepper.stepOf({StepKind::LevelEnd, level, attempt, 0}));
        });
        QCOMPARE(fates()[QString()], static_cast<int>(session.shownRegion().size()));
        QCOMPARE(fates()[QStringLiteral("cut at level %1").arg(level + 2)], 0);
    }
    QVERIFY(!refreshed.isEmpty());
    QVERIFY(fates()[QStringLiteral("ancestor of kept")] > 0);
    session.setStepping(false);
    QCOMPARE(fates()[QStringLiteral("kept")], static_cast<int>(trace.region.size()));
}

void TestModels::variablesTellNoAnswerWhileAQuestionWaits()
{
    PageSession session;
    VariablesModel model(&session);
    analyse(session, menuAndList());
    session.step([](Stepper& stepper) { stepper.seek(1); }); // the first threshold
    const auto value = [&](int row) {
        return model.data(model.index(row, VariablesModel::ValueColumn)).toString();
    };
    const auto changed = [&] {
        QList<bool> rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows.append(model.data(model.index(row, 0), VariablesModel::ChangedRole).toBool());
        return rows;
    };
    const QList<bool> before = changed();
    QVERIFY(before.contains(true));
    QVERIFY(value(0).contains("of") && value(2).contains("tries"));
    session.setAsking(true);
    QCOMPARE(value(0), "1");
    QCOMPARE(value(2), "1");
    QCOMPARE(changed(), before);
    session.setAsking(false);
    QVERIFY(value(0).contains("of") && value(2).contains("tries"));
}

void TestModels::treeFindsForwardsBackwardsAndAround()
{
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, menuAndList());
    const NodeId first = model.find("li.hit", noNode, false);
    QCOMPARE(session.describe(first), QStringLiteral("li.hit"));
    const NodeId second = model.find("LI.HIT", first, false);
    QVERIFY(second > first);
    QCOMPARE(model.find("li.hit", second, true).value, first.value);
    QVERIFY(model.find("li.hit", first, true) > second); // around the beginning
    QCOMPARE(model.find("nowhere", first, false).value, noNode.value);
    QCOMPARE(model.find("", first, false).value, noNode.value);
    // What passes nodes over without reading their whole text must not lose one.
    analyse(session, "<body><p>one</p><!-- Two words --><p class='Drei vier'>F\xc3\xbcnf  und sechs</p>"
                     "<p id=x7>\xe2\x84\xaa</p>");
    for (const char* needle :
         {"ONE", "two w", "<!-- T", "--", ".drei.v", "F\xc3\x9cNF", "nf und SECHS", "#X7", "k"})
        QVERIFY2(model.find(QString::fromUtf8(needle), noNode, false) != noNode, needle);
    QVERIFY2(model.find("nf  und", noNode, false) == noNode, "white space is shown as one blank");
}

void TestModels::levelsKeepTheModelContractThroughReadings()
{
    PageSession session;
    LevelsModel model(&session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    analyse(session, menuAndList());
    QSignalSpy analysed(&session, &PageSession::analysisChanged);
    for (const Reading& reading : readings) {
        AnalysisOptions options = session.options();
        options.search = reading.options;
        options.search.advantage = 0.1;
        session.setOptions(options);
        QVERIFY(analysed.wait(10000));
        QCOMPARE(model.rowCount(), static_cast<int>(session.analysis().trace.levels.size()));
    }
    analyse(session, "<!-- nothing -->");
}

void TestModels::levelsSayWhatTheTraceSays()
{
    PageSession session;
    LevelsModel model(&session);
    analyse(session, menuAndList());
    const SearchTrace& trace = session.analysis().trace;
    QCOMPARE(model.rowCount(), static_cast<int>(trace.levels.size()));
    int accepted = 0;
    for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
        const Level& level = trace.levels[i];
        const QModelIndex row = model.levelIndex(i);
        QCOMPARE(model.data(row, LevelsModel::LevelRole).toUInt(), i);
        QCOMPARE(cell(model, row, LevelsModel::PositionsColumn),
                 QStringLiteral("%1–%2").arg(level.region.begin.value + 1).arg(level.region.end.value));
        QCOMPARE(model.rowCount(row), static_cast<int>(level.attemptCount));
        for (int a = 0; a < model.rowCount(row); ++a) {
            const QModelIndex attempt = model.index(a, 0, row);
            QCOMPARE(model.data(attempt, LevelsModel::LevelRole).toUInt(), i);
            const Attempt& expected = trace.attemptsOf(level)[static_cast<std::size_t>(a)];
            QCOMPARE(cell(model, attempt, LevelsModel::NameColumn),
                     QStringLiteral("frequency > %1").arg(expected.threshold));
            QCOMPARE(cell(model, attempt, LevelsModel::SymbolsColumn).toUInt(), expected.alphabetSize);
            QCOMPARE(model.rowCount(attempt), static_cast<int>(expected.openingCount));
            for (int o = 0; o < model.rowCount(attempt); ++o)
                accepted += cell(model, model.index(o, 0, attempt), LevelsModel::VerdictColumn)
                                .startsWith("accepted");
        }
        const Opening* split = trace.acceptedSplit(level);
        QCOMPARE(model.data(row, LevelsModel::SplitRole).isValid(), split != nullptr);
        if (split != nullptr)
            QCOMPARE(model.data(row, LevelsModel::SplitRole).toUInt(), split->split.value);
    }
    QCOMPARE(accepted, static_cast<int>(trace.splitCount()));
}

void TestModels::hugeTreeAnswersQuickly()
{
    std::string html = "<body>";
    for (int i = 0; i < 200'000; ++i)
        html += "<p>";
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, html);
    const NodeId last{session.document().size() - 1};
    const QModelIndex index = model.indexOf(last);
    QCOMPARE(index.row(), 199'999); // no walk over the siblings: this test would not end
    for (int i = 0; i < 200'000; ++i)
        QCOMPARE(model.parent(model.index(i, 0, index.parent())), index.parent());
}

namespace {

void walk(PageSession& session, const std::function<void()>& look)
{
    const auto go = [&](const auto& move) {
        session.step(move);
        look();
    };
    for (int i = 0; i < 60; ++i)
        go([](Stepper& stepper) { stepper.next(Grain::Line); });
    for (int i = 0; i < 30; ++i)
        go([](Stepper& stepper) { stepper.next(Grain::Step); });
    for (int i = 0; i < 4; ++i)
        go([](Stepper& stepper) { stepper.next(Grain::Level); });
    go([](Stepper& stepper) { stepper.previous(Grain::Attempt); });
    go([](Stepper& stepper) { stepper.seek(stepper.stepCount() - 1); });
    go([](Stepper& stepper) { stepper.seek(0); });
}

} // namespace

void TestModels::stepModelsKeepTheModelContract_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("listing") << 0;
    QTest::newRow("variables") << 1;
    QTest::newRow("symbols") << 2;
    QTest::newRow("breakpoints") << 3;
}

// Through pages, readings, steps and languages.
void TestModels::stepModelsKeepTheModelContract()
{
    QFETCH(int, which);
    PageSession session;
    std::unique_ptr<QAbstractItemModel> model;
    if (which == 0)
        model = std::make_unique<ListingModel>(&session);
    else if (which == 1)
        model = std::make_unique<VariablesModel>(&session);
    else if (which == 2)
        model = std::make_unique<SymbolsModel>(&session);
    else
        model = std::make_unique<BreakpointsModel>(&session);
    const QAbstractItemModelTester tester(model.get(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    // No row may come or go without a word.
    int rows = model->rowCount();
    const auto count = [&] { rows = model->rowCount(); };
    connect(model.get(), &QAbstractItemModel::modelAboutToBeReset, this,
            [&] { QCOMPARE(model->rowCount(), rows); });
    connect(model.get(), &QAbstractItemModel::modelReset, this, count);
    connect(model.get(), &QAbstractItemModel::rowsInserted, this, count);
    connect(model.get(), &QAbstractItemModel::rowsRemoved, this, count);
    for (const std::string& page : {menuAndList(), std::string("<!-- nothing -->"), std::string("<body>")}) {
        analyse(session, page);
        QCOMPARE(model->rowCount(), rows);
        walk(session, [&] { QCOMPARE(model->rowCount(), rows); });
        QSignalSpy analysed(&session, &PageSession::analysisChanged);
        for (const Reading& reading : readings) {
            AnalysisOptions options = session.options();
            options.search = reading.options;
            if (options == session.options())
                continue;
            session.setOptions(options);
            QVERIFY(analysed.wait(10000));
            walk(session, [&] { QCOMPARE(model->rowCount(), rows); });
        }
        Language::instance()->choose("pt_BR");
        QCOMPARE(model->rowCount(), rows);
        Language::instance()->choose("en");
    }
    if (auto* breakpoints = qobject_cast<BreakpointsModel*>(model.get())) {
        analyse(session, menuAndList());
        breakpoints->add(StopCondition::Kind::Opening);
        breakpoints->add(StopCondition::Kind::PositionRead, nodeNamed(session, "ul#results"));
        QCOMPARE(rows, 3);
        QVERIFY(breakpoints->setData(breakpoints->index(1), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(!breakpoints->setData(breakpoints->index(1), "text", Qt::EditRole));
        QVERIFY(!breakpoints->removeRows(2, 2) && !breakpoints->removeRows(-1, 1));
        QVERIFY(breakpoints->removeRows(0, 2));
        QCOMPARE(rows, 1);
    }
}

void TestModels::symbolsSayWhatTheStepperSays()
{
    PageSession session;
    const SymbolsModel model(&session);
    analyse(session, menuAndList());
    std::set<QString> states;
    walk(session, [&] {
        const Stepper& stepper = session.stepper();
        std::uint32_t sum = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex at = model.index(row, 0);
            const Symbol symbol = model.symbolAt(row);
            QCOMPARE(model.indexOf(symbol), at);
            QCOMPARE(cell(model, at, SymbolsModel::CodeColumn).toUInt(), symbol.code());
            QCOMPARE(cell(model, at, SymbolsModel::LeftColumn).toUInt(), stepper.remaining(symbol));
            QCOMPARE(cell(model, at, SymbolsModel::FirstColumn).toUInt(),
                     stepper.firstOccurrence(symbol).value + 1);
            QCOMPARE(cell(model, at, SymbolsModel::LastColumn).toUInt(),
                     stepper.lastOccurrence(symbol).value + 1);
            QVERIFY(cell(model, at, SymbolsModel::PathColumn).contains('/') || symbol.code() == 1);
            sum += cell(model, at, SymbolsModel::FrequencyColumn).toUInt();
            const QString state = cell(model, at, SymbolsModel::StateColumn);
            states.insert(state);
            if (stepper.t() > 0)
                QCOMPARE(state == "open", stepper.isIn(Alphabet::Intersection, symbol));
        }
        QCOMPARE(sum, stepper.level().region.size()); // every symbol of the level, and no other
    });
    QVERIFY(!model.indexOf(Symbol{12345}).isValid());
    QCOMPARE(states, (std::set<QString>{"–", "filtered out", "exhausted", "open", "unread"}));
}

void TestModels::variablesSayWhatTheStepperSays()
{
    PageSession session;
    const VariablesModel model(&session);
    QCOMPARE(model.rowCount(), 0);
    analyse(session, menuAndList());
    const auto value = [&](const QString& name) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (QString(cell(model, model.index(row, 0), 0)).remove("● ") == name)
                return cell(model, model.index(row, 0), VariablesModel::ValueColumn);
        }
        return QStringLiteral("no such row");
    };
    const auto set = [&](Alphabet alphabet) {
        const Stepper& stepper = session.stepper();
        QStringList codes;
        for (const Symbol symbol : stepper.symbolsOf(alphabet, 1000))
            codes << QString::number(symbol.code());
        return codes.isEmpty() ? QStringLiteral("∅")
                               : QStringLiteral("%1: {%2}").arg(codes.size()).arg(codes.join(", "));
    };
    walk(session, [&] {
        const Stepper& stepper = session.stepper();
        QVERIFY(value("level").startsWith(QString::number(stepper.place().level + 1)));
        QVERIFY(value("t").startsWith(QString::number(stepper.t())));
        if (stepper.position() != noPosition) {
            QVERIFY(value("i").startsWith(QString::number(stepper.i()) + ' '));
            // Line 22 moves i on, line 23 reads the symbol there.
            const bool isAhead =
                stepper.place().kind == StepKind::Read && stepper.line() == Line::ForPosition;
            const std::uint32_t read = stepper.position().value - (isAhead ? 1 : 0);
            if (isAhead && stepper.i() == 1)
                QCOMPARE(value("symbol"), QStringLiteral("–"));
            else
                QVERIFY(value("symbol").startsWith(
                    QString::number(session.analysis().sequence.symbols[read].code()) + " = "));
            QCOMPARE(value("left: i − gap").toUInt(), stepper.left());
            QCOMPARE(value("right: n − i").toUInt(), stepper.right());
        }
        QCOMPARE(value("regionFound"), stepper.regionFound() ? QString("true") : QString("false"));
        QCOMPARE(value("alphabet"), set(Alphabet::Level));
        QCOMPARE(value("filterAlphabet(…)"), set(Alphabet::Filtered));
        QCOMPARE(value("currentAlphabet"), set(Alphabet::Remaining));
        QCOMPARE(value("regionAlphabet"), set(Alphabet::Region));
        QCOMPARE(value("currentAlphabet ∩ regionAlphabet"), set(Alphabet::Intersection));
    });
    // What a line sets to what it was is not marked; what a step sets to something else is.
    session.step([](Stepper& stepper) { stepper.seek(3); });
    session.step([](Stepper& stepper) { stepper.seek(4); });
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex at = model.index(row, 0);
        const QString name = cell(model, at, 0).remove("● ");
        if (name == "i" || name == "regionFound")
            QCOMPARE(at.data(VariablesModel::ChangedRole).toBool(), name == "i");
    }
}

void TestModels::listingMarksTheLineThatRan()
{
    PageSession session;
    const ListingModel model(&session);
    QVERIFY(!model.currentRows().first.isValid());
    analyse(session, menuAndList());
    const std::vector<ListingLine> lines = listing(session.options().search);
    walk(session, [&] {
        int current = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex at = model.index(row, ListingModel::LabelColumn);
            const auto line =
                std::ranges::find(lines, model.data(at).toString().toStdString(), &ListingLine::label);
            if (!model.data(at, ListingModel::CurrentRole).toBool())
                continue;
            ++current;
            QVERIFY(model.data(at, ListingModel::RanRole).toBool());
            if (line != lines.end() && line->algorithm == 3 &&
                session.stepper().line() != Line::FilterAlphabet)
                QCOMPARE(line->line, session.stepper().line());
        }
        QVERIFY(current > 0);
    });
}

void TestModels::breakpointsOutliveAnotherReadingButNotThePage()
{
    PageSession session;
    BreakpointsModel model(&session);
    QVERIFY(model.conditions().empty()); // no page yet
    analyse(session, menuAndList());
    QCOMPARE(model.conditions().size(), 1U);
    NodeId text = noNode; // no node of a sequence of elements
    for (const NodeId node : session.analysis().sequence.nodes) {
        if (!session.document().isElement(node))
            text = node;
    }
    model.add(StopCondition::Kind::PositionRead, text);
    model.add(StopCondition::Kind::PositionDropped, nodeNamed(session, "ul#results"));
    QCOMPARE(model.conditions().size(), 3U);
    QSignalSpy analysed(&session, &PageSession::analysisChanged);
    AnalysisOptions options = session.options();
    options.path.nodes = NodeKinds::Elements;
    session.setOptions(options);
    QVERIFY(analysed.wait(10000));
    QCOMPARE(model.rowCount(), 3);
    const std::vector<StopCondition> left = model.conditions();
    QCOMPARE(left.size(), 2U);
    QCOMPARE(left.back().position, session.analysis().sequence.positionOf(nodeNamed(session, "ul#results")));
    QVERIFY(cell(model, model.index(1), 0).contains("not in the sequence"));
    analyse(session, "<p>other</p>");
    QCOMPARE(model.rowCount(), 1);
}

void TestModels::analysisThatIsCancelledLeavesTheOneBefore()
{
    PageSession session;
    analyse(session, menuAndList());
    const AnalysisOptions before = session.options();
    QSignalSpy changed(&session, &PageSession::analysisChanged);
    QSignalSpy cancelled(&session, &PageSession::analysisCancelled);
    AnalysisOptions other = before;
    other.search.advantage = 0.5;
    session.setOptions(other);
    QVERIFY(session.isAnalysing());
    session.cancelAnalysis();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(session.options() == before && session.hasAnalysis() && !session.isAnalysing());
    QTest::qWait(100);
    QCOMPARE(changed.count(), 0); // what the other thread found meanwhile is dropped
    session.setOptions(other);
    QVERIFY(changed.wait(10000));
    QCOMPARE(session.analysis().trace.options.advantage, 0.5);
}

void TestModels::firstAnalysisCanBeCancelled()
{
    PageSession session;
    Result<Document> page = parseHtml(menuAndList());
    QVERIFY(bool(page));
    QSignalSpy changed(&session, &PageSession::analysisChanged);
    session.setDocument(*std::move(page), QStringLiteral("page"), QStringLiteral("page"));
    session.cancelAnalysis();
    QVERIFY(session.hasDocument() && !session.hasAnalysis() && !session.isAnalysing());
    session.cancelAnalysis(); // of none: nothing
    AnalysisOptions other = session.options();
    other.search.advantage = 0.5;
    session.setOptions(other);
    QVERIFY(changed.wait(10000));
}

TAGSEAM_TEST(TestModels)
#include "tst_models.moc"
