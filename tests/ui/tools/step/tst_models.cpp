// SPDX-License-Identifier: MIT
// The models of the tree, the levels and the stepper obey the model contract and show the results of the
// analysis.
#include "tests/ui/testpage.h"
#include "ui/tools/levels/levelsmodel.h"
#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/listingmodel.h"
#include "ui/tools/step/searchrun.h"
#include "ui/tools/step/symbolsmodel.h"
#include "ui/tools/step/variablesmodel.h"
#include "ui/tree/domtreemodel.h"

#include <QAbstractItemModelTester>

#include <map>
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
    void cancelledAnalysisLeavesTheOneBefore();
    void treeShowsElementsTextAndCommentsButNoBlankText();
    void treeShowsPositionSymbolFrequencyAndStatus();
    void treeFindsAllMatchesAndSiblingsWithoutAWalk();
    void levelsShowTheTrace();
    void stepModelsKeepTheModelContract();
    void symbolsShowTheStepper();
    void variablesShowTheStepper();
    void listingMarksTheLineThatRan();
    void breakpointsOutliveAnotherVariantButNotThePage();

  private:
    // Analyses with other options; false when that does not end.
    static bool analyses(PageSession& session, const std::function<void(AnalysisOptions&)>& change)
    {
        const QSignalSpy analysed(session.runner(), &AnalysisRunner::analysisChanged);
        const AnalysisOptions before = session.runner()->options();
        changeOptions(session, change);
        return waitFor([&] { return analysed.count() == (session.runner()->options() != before ? 1 : 0); });
    }
};

void TestModels::treeShowsElementsTextAndCommentsButNoBlankText()
{
    PageSession session;
    DomTreeModel model(&session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    analyse(session, menuAndList());
    analyse(session, "<!-- nothing -->");
    QCOMPARE(model.rowCount(), 2); // and html
    analyse(session, "<html><body>\n <p>a<!-- note -->b</p>\n \n</body></html>");
    const QModelIndex body = model.indexOf(nodeNamed(session, "body"));
    QCOMPARE(model.rowCount(body), 1);
    const QModelIndex p = model.index(0, 0, body);
    QCOMPARE(model.rowCount(p), 3);
    QCOMPARE(model.data(model.index(0, 0, p)).toString(), QStringLiteral("\"a\""));
    QCOMPARE(model.data(model.index(1, 0, p)).toString(), QStringLiteral("<!-- note -->"));
    analyse(session, "<body><p class='<b>bold</b>'>text</p></body>"); // tips are plain text
    const QModelIndex bold = model.indexOf(session.runner()->analysis().sequence.nodes[1]);
    const QString tip = model.data(bold, Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains("<b>bold"), qPrintable(tip));
}

void TestModels::treeShowsPositionSymbolFrequencyAndStatus()
{
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, menuAndList());
    const Analysis& analysis = session.runner()->analysis();
    std::map<QString, int> statuses;
    for (NodeId node{1}; node.value < session.trees()->document().size(); ++node.value) {
        if (session.trees()->document().isBlankText(node))
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
        const QString status = cell(model, index, DomTreeModel::StatusColumn);
        const std::uint32_t level = analysis.prunedAtLevel[position.value];
        QVERIFY(level == noLevel || session.runner()->isKept(node) ||
                status.contains(QString::number(level + 1)) ||
                status == cell(model, model.indexOf(session.trees()->document().body()),
                               DomTreeModel::StatusColumn));
        ++statuses[status];
    }
    const QString kept = session.runner()->status(nodeNamed(session, "li.hit"));
    QCOMPARE(statuses[kept], static_cast<int>(analysis.trace.region.size()));
    // A step shows only what is decided by then.
    session.setStepping(true);
    const auto undecided = [&] {
        return std::ranges::count_if(analysis.sequence.nodes, [&](NodeId node) {
            return cell(model, model.indexOf(node), DomTreeModel::StatusColumn).isEmpty();
        });
    };
    session.cursor()->step([](Stepper& stepper) { stepper.seek(0); });
    QCOMPARE(undecided(), analysis.sequence.size()); // nothing is pruned before the first level ends
    const SearchTrace& trace = analysis.trace;
    QVERIFY(trace.levels.size() >= 2);
    QSignalSpy refreshed(&model, &QAbstractItemModel::layoutChanged);
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        session.cursor()->step([&](Stepper& stepper) {
            const std::uint32_t attempt =
                trace.levels[level].firstAttempt + trace.levels[level].attemptCount - 1;
            stepper.seek(stepper.stepOf({StepKind::LevelEnd, level, attempt, 0}));
        });
        QCOMPARE(undecided(), session.cursor()->shownRegion().size());
    }
    QVERIFY(!refreshed.isEmpty());
    session.setStepping(false);
    QCOMPARE(cell(model, model.indexOf(nodeNamed(session, "li.hit")), DomTreeModel::StatusColumn), kept);
}

void TestModels::treeFindsAllMatchesAndSiblingsWithoutAWalk()
{
    PageSession session;
    DomTreeModel model(&session);
    analyse(session, menuAndList());
    const std::vector<NodeId> hits = model.findAll("LI.HIT");
    QCOMPARE(hits.size(), std::size_t{20});
    QVERIFY(std::ranges::is_sorted(hits));
    QCOMPARE(session.trees()->describe(hits.front()), QStringLiteral("li.hit"));
    QVERIFY(model.findAll("nowhere").empty() && model.findAll("").empty());
    // The search skips nodes without reading their whole text.
    analyse(session, "<body><p>one</p><!-- Two words --><p class='Drei vier'>F\xc3\xbcnf  und sechs</p>"
                     "<p id=x7>\xe2\x84\xaa</p>");
    for (const char* needle :
         {"ONE", "two w", "<!-- T", "--", ".drei.v", "F\xc3\x9cNF", "nf und SECHS", "#X7", "k"})
        QVERIFY2(!model.findAll(QString::fromUtf8(needle)).empty(), needle);
    QVERIFY2(model.findAll("nf  und").empty(), "white space is shown as one blank");
    constexpr int count = 200'000; // with a walk over the siblings this test would not end
    analyse(session, ("<body>" + QByteArray("<p>").repeated(count)).toStdString());
    const QModelIndex last = model.indexOf(NodeId{session.trees()->document().size() - 1});
    QCOMPARE(last.row(), count - 1);
    for (int i = 0; i < count; ++i)
        QCOMPARE(model.parent(model.index(i, 0, last.parent())), last.parent());
}

void TestModels::levelsShowTheTrace()
{
    PageSession session;
    LevelsModel model(&session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    analyse(session, menuAndList());
    for (const Variant& variant : variants) {
        QVERIFY(analyses(session, [&](AnalysisOptions& options) { options.search = variant.options; }));
        const SearchTrace& trace = session.runner()->analysis().trace;
        QCOMPARE(model.rowCount(), static_cast<int>(trace.levels.size()));
        for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
            const Level& level = trace.levels[i];
            const QModelIndex row = model.levelIndex(i);
            QCOMPARE(model.data(row, LevelsModel::LevelRole).toUInt(), i);
            QVERIFY(names(cell(model, row, LevelsModel::PositionsColumn),
                          {level.region.begin.value + 1, level.region.end.value}));
            QCOMPARE(model.rowCount(row), static_cast<int>(level.attemptCount));
            for (int a = 0; a < model.rowCount(row); ++a) {
                const QModelIndex attempt = model.index(a, 0, row);
                QCOMPARE(model.data(attempt, LevelsModel::LevelRole).toUInt(), i);
                const Attempt& expected = trace.attemptsOf(level)[static_cast<std::size_t>(a)];
                QVERIFY(names(cell(model, attempt, LevelsModel::NameColumn), {expected.threshold}));
                QCOMPARE(cell(model, attempt, LevelsModel::SymbolsColumn).toUInt(), expected.alphabetSize);
                QCOMPARE(model.rowCount(attempt), static_cast<int>(expected.candidateSplitCount));
            }
            const CandidateSplit* split = trace.acceptedSplit(level);
            QCOMPARE(model.data(row, LevelsModel::SplitRole).isValid(), split != nullptr);
            if (split != nullptr)
                QCOMPARE(model.data(row, LevelsModel::SplitRole).toUInt(), split->split.value);
        }
    }
    analyse(session, "<!-- nothing -->");
}

namespace {

void walk(PageSession& session, const std::function<void()>& look)
{
    const auto go = [&](const auto& move) {
        session.cursor()->step(move);
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

// Through pages, variants and steps: no row is added or removed without a signal.
void TestModels::stepModelsKeepTheModelContract()
{
    PageSession session;
    ListingModel listing(&session);
    VariablesModel variables(&session);
    SymbolsModel symbols(&session);
    BreakpointsModel breakpoints(&session);
    std::map<QAbstractItemModel*, int> rows;
    const auto keepTheirRows = [&] {
        for (const auto& [model, count] : rows)
            QCOMPARE(model->rowCount(), count);
    };
    for (QAbstractItemModel* model :
         std::initializer_list<QAbstractItemModel*>{&listing, &variables, &symbols, &breakpoints}) {
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
        const auto count = [&rows, model] { rows[model] = model->rowCount(); };
        count();
        connect(model, &QAbstractItemModel::modelAboutToBeReset, this,
                [&rows, model] { QCOMPARE(model->rowCount(), rows[model]); });
        connect(model, &QAbstractItemModel::modelReset, this, count);
        connect(model, &QAbstractItemModel::rowsInserted, this, count);
        connect(model, &QAbstractItemModel::rowsRemoved, this, count);
    }
    for (const std::string& page : {menuAndList(), std::string("<!-- nothing -->"), std::string("<body>")}) {
        analyse(session, page);
        keepTheirRows();
        walk(session, keepTheirRows);
        for (const Variant& variant : variants) {
            QVERIFY(analyses(session, [&](AnalysisOptions& options) { options.search = variant.options; }));
            walk(session, keepTheirRows);
        }
    }
    analyse(session, menuAndList());
    breakpoints.add(StopCondition::Kind::CandidateSplit);
    breakpoints.add(StopCondition::Kind::PositionRead, nodeNamed(session, "ul#results"));
    QCOMPARE(breakpoints.rowCount(), 3);
    QVERIFY(breakpoints.setData(breakpoints.index(1), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!breakpoints.setData(breakpoints.index(1), "text", Qt::EditRole));
    QVERIFY(!breakpoints.removeRows(2, 2) && !breakpoints.removeRows(-1, 1));
    QVERIFY(breakpoints.removeRows(0, 2));
    QCOMPARE(breakpoints.rowCount(), 1);
}

void TestModels::symbolsShowTheStepper()
{
    PageSession session;
    const SymbolsModel model(&session);
    analyse(session, menuAndList());
    std::set<QString> open;
    std::set<QString> closed;
    walk(session, [&] {
        const Stepper& stepper = session.cursor()->stepper();
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
            sum += cell(model, at, SymbolsModel::FrequencyColumn).toUInt();
            const QString state = cell(model, at, SymbolsModel::StateColumn);
            if (stepper.t() > 0)
                (stepper.isIn(Alphabet::Intersection, symbol) ? open : closed).insert(state);
        }
        QCOMPARE(sum, stepper.level().region.size()); // every symbol of the level, and no other one
    });
    QVERIFY(!model.indexOf(Symbol{12345}).isValid());
    QVERIFY(open.size() == 1 && !closed.contains(*open.begin()));
}

void TestModels::variablesShowTheStepper()
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
    const auto hasSet = [&](const char* name, Alphabet alphabet) {
        QStringList codes;
        for (const Symbol symbol : session.cursor()->stepper().symbolsOf(alphabet, 1000))
            codes << QString::number(symbol.code());
        return codes.isEmpty() ? !value(name).contains('{')
                               : value(name).contains('{' + codes.join(", ") + '}');
    };
    walk(session, [&] {
        const Stepper& stepper = session.cursor()->stepper();
        QVERIFY(value("level").startsWith(QString::number(stepper.place().level + 1)));
        QVERIFY(value("t").startsWith(QString::number(stepper.t())));
        if (stepper.position() != noPosition) {
            QVERIFY(value("i").startsWith(QString::number(stepper.i()) + ' '));
            // Line 22 moves i on, line 23 reads the symbol at i.
            const bool isAhead =
                stepper.place().kind == StepKind::Read && stepper.line() == Line::ForPosition;
            const std::uint32_t read = stepper.position().value - (isAhead ? 1 : 0);
            if (isAhead && stepper.i() == 1)
                QCOMPARE(value("symbol"), QStringLiteral("–"));
            else
                QVERIFY(value("symbol").startsWith(
                    QString::number(session.runner()->analysis().sequence.symbols[read].code()) + " = "));
            QCOMPARE(value("left: i − gap").toUInt(), stepper.left());
            QCOMPARE(value("right: n − i").toUInt(), stepper.right());
        }
        QCOMPARE(value("regionFound"), stepper.regionFound() ? QString("true") : QString("false"));
        for (const auto& [name, alphabet] : {std::pair("alphabet", Alphabet::Level),
                                             {"filterAlphabet(…)", Alphabet::Filtered},
                                             {"currentAlphabet", Alphabet::Remaining},
                                             {"regionAlphabet", Alphabet::Region},
                                             {"currentAlphabet ∩ regionAlphabet", Alphabet::Intersection}})
            QVERIFY(hasSet(name, alphabet));
    });
    // A variable is marked when a step changes its value, not when it is set to the same value.
    session.cursor()->step([](Stepper& stepper) { stepper.seek(3); });
    session.cursor()->step([](Stepper& stepper) { stepper.seek(4); });
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex at = model.index(row, 0);
        const QString name = cell(model, at, 0).remove("● ");
        if (name == "i" || name == "regionFound")
            QCOMPARE(at.data(VariablesModel::ChangedRole).toBool(), name == "i");
    }
    session.cursor()->step([](Stepper& stepper) { stepper.seek(1); }); // the first threshold
    for (const bool isAsking : {true, false}) { // a waiting question must not reveal its answer
        session.setAsking(isAsking);
        for (const int row : {0, 2}) { // the numbers of levels and of attempts
            const QString text = cell(model, model.index(row, 0), VariablesModel::ValueColumn);
            QVERIFY2(text.startsWith('1') && (text.size() == 1) == isAsking, qPrintable(text));
        }
    }
}

void TestModels::listingMarksTheLineThatRan()
{
    PageSession session;
    const ListingModel model(&session);
    QVERIFY(!model.currentRows().first.isValid());
    analyse(session, menuAndList());
    const std::vector<ListingLine> lines = listing(session.runner()->setup().search);
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
                session.cursor()->stepper().line() != Line::FilterAlphabet)
                QCOMPARE(line->line, session.cursor()->stepper().line());
        }
        QVERIFY(current > 0);
    });
}

void TestModels::breakpointsOutliveAnotherVariantButNotThePage()
{
    PageSession session;
    BreakpointsModel model(&session);
    QVERIFY(conditionsOf(session, model.enabled()).empty()); // no page yet
    analyse(session, menuAndList());
    QCOMPARE(conditionsOf(session, model.enabled()).size(), 1U);
    NodeId text = noNode; // not a node of a sequence of elements
    for (const NodeId node : session.runner()->analysis().sequence.nodes) {
        if (!session.trees()->document().isElement(node))
            text = node;
    }
    model.add(StopCondition::Kind::PositionRead, text);
    model.add(StopCondition::Kind::PositionPruned, nodeNamed(session, "ul#results"));
    QCOMPARE(conditionsOf(session, model.enabled()).size(), 3U);
    const QString before = cell(model, model.index(1), 0);
    QVERIFY(analyses(session, [](AnalysisOptions& options) { options.path.nodes = NodeKinds::Elements; }));
    QCOMPARE(model.rowCount(), 3);
    const std::vector<StopCondition> left = conditionsOf(session, model.enabled());
    QCOMPARE(left.size(), 2U);
    QCOMPARE(left.back().position,
             session.runner()->analysis().sequence.positionOf(nodeNamed(session, "ul#results")));
    QVERIFY(cell(model, model.index(1), 0) != before); // the text says that the node is not in the sequence
    analyse(session, "<p>other</p>");
    QCOMPARE(model.rowCount(), 1);
}

void TestModels::cancelledAnalysisLeavesTheOneBefore()
{
    PageSession session;
    analyse(session, menuAndList());
    const AnalysisOptions before = session.runner()->options();
    const QSignalSpy changed(session.runner(), &AnalysisRunner::analysisChanged);
    const QSignalSpy cancelled(session.runner(), &AnalysisRunner::analysisCancelled);
    AnalysisOptions other = before;
    other.search.minDifference = 0.5;
    session.runner()->setOptions(other);
    QVERIFY(session.runner()->isAnalysing());
    session.runner()->cancel();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(session.runner()->options() == before && session.runner()->hasAnalysis() &&
            !session.runner()->isAnalysing());
    QVERIFY(waitUntilIdle());
    QCOMPARE(changed.count(), 0); // results of the other thread are dropped
    QVERIFY(analyses(session, [&](AnalysisOptions& options) { options = other; }));
    QCOMPARE(session.runner()->analysis().trace.options.minDifference, 0.5);
    // The first analysis of a page leaves none.
    session.setDocument(*parseHtml(menuAndList()), {.name = "page", .address = "page"});
    session.runner()->cancel();
    session.runner()->cancel(); // nothing more
    QVERIFY(session.trees()->hasDocument() && !session.runner()->hasAnalysis() &&
            !session.runner()->isAnalysing());
    QVERIFY(analyses(session, [&](AnalysisOptions& options) { options = before; }) &&
            session.runner()->hasAnalysis());
}

TAGSEAM_TEST(TestModels)
#include "tst_models.moc"
