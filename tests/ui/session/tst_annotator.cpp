// SPDX-License-Identifier: MIT
// The annotation of a page and its file: every change is undone, redone, saved and read again, whatever other
// programs and the file system do to the file.
#include "core/truth/annotation/marker.h"
#include "tests/ui/testfiles.h"
#include "tests/ui/tools/annotate/annotationtest.h"
#include "ui/tools/annotate/annotatorname.h"
#include "ui/tools/annotate/donechecks.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/labelpad.h"
#include "ui/tools/annotate/markstab.h"
#include "ui/tools/annotate/savedline.h"

#include <QStandardPaths>
#include <QToolButton>

#include <unistd.h>

using namespace tagseam;

namespace {

constexpr const char* html =
    "<!DOCTYPE html><html><head><title>t</title><script>var x = 1;</script></head><body>"
    "<div id=top><a id=home href='#'>Home sweet home</a></div>"
    "<ul id=list><li id=a>First of the three</li> <!-- c --><li id=b>Second of <b id=in>the</b> three</li>"
    "<li id=c>Third of the three</li></ul><p id=foot>The end of it</p></body></html>";

} // namespace

class TestAnnotator : public AnnotationTest {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // marks are rescued to this place
    void init();
    void cleanup();
    void selectionWidensAndComesBack();
    void runsAreOfSiblings();
    void guidelinesAreTheUsersOwn();
    void regionsAreSubtrees();
    void unmarkedPartsAreFound();
    void wordsAreCounted();
    void everyChangeIsSavedUndoneAndRedone();
    void nodeThatTheSourceLacksIsTold();
    void nothingChangedIsNoStep();
    void newChangeForgetsWhatWasUndone();
    void closingWaitsForTheFile();
    void pageOfASecondAnnotatorIsAnotherFile();
    void annotatorIsNamedWhereMarksAreMade();
    void secondOnOneFileReads();
    void lockOfAKilledProgramBlocksNobody();
    void corruptedFileIsLeftAlone();
    void changedFileIsShownWhenNothingIsAtStake();
    void changedFileIsNotWrittenOver();
    void removedFileIsWrittenAgain();
    void folderThatCannotBeWritten();
    void lastStateIsRescued();
    void unsavedMarksMoveWithTheirAnnotatorOnly();
    void pageOfTheSameNameIsNotMarkedOver();
    void theirsAreTakenAsTheyWereRead();
    void copyIsTheSame();
    void pageWithoutAPlace();
    void anotherPageClosesIt();
    void marksOfOthersReplace();
    void samplesComeWithMarks();

  private:
    std::unique_ptr<Annotator> opened(const AnnotationOwner& owner = {})
    {
        auto annotator = std::make_unique<Annotator>(m_session.get());
        annotator->open(place(QStringLiteral("page.html"), owner));
        if (!waitFor([&] { return annotator->isOpen(); }))
            qFatal("The annotation is not read.");
        return annotator;
    }
    // An annotator with one saved mark.
    std::unique_ptr<Annotator> openedWithMark(const AnnotationOwner& owner = {})
    {
        auto annotator = opened(owner);
        annotator->label({id("a")}, QStringLiteral("record"));
        [&] { QVERIFY(isSaved(*annotator)); }();
        return annotator;
    }
    // Changes the file as another program does.
    template <class Change>
    void changeFile(const Change& change)
    {
        Result<LoadedAnnotation> theirs = loadAnnotation(file().toStdString());
        QVERIFY(bool(theirs));
        change(theirs->annotation);
        QVERIFY(bool(saveAnnotation(file().toStdString(), theirs->annotation, theirs->version)));
    }
    QString file() const { return m_folder->filePath(QStringLiteral("page.html.annotation.json")); }
    QByteArray bytes() const { return bytesOf(file()); }
    // The names of nodes without their tags: "a b".
    QString names(const std::vector<NodeId>& nodes) const
    {
        QStringList names;
        for (const NodeId node : nodes) {
            if (page().isElement(node))
                names.append(m_session->trees()->describe(node).section('#', 1));
        }
        return names.join(' ');
    }
    std::vector<NodeId> ids(const QString& names) const
    {
        std::vector<NodeId> nodes;
        for (const QString& each : names.split(' ', Qt::SkipEmptyParts))
            nodes.push_back(id(each.toStdString()));
        return nodes;
    }
    // "record a, main list | note | state"
    QString summary(const Annotator& annotator) const
    {
        QStringList marks;
        for (std::size_t i = 0; i < annotator.marks().size(); ++i) {
            const Mark& mark = annotator.marks()[i];
            QStringList parts{QString::fromStdString(mark.label), names(annotator.shownNodesOf(i))};
            if (!mark.note.empty())
                parts.append('(' + QString::fromStdString(mark.note) + ')');
            marks.append(parts.join(' '));
        }
        return QStringLiteral("%1 | %2 | %3")
            .arg(marks.join(QLatin1String(", ")), QString::fromStdString(annotator.annotation().note),
                 QString::number(static_cast<int>(annotator.annotation().state)));
    }
};

void TestAnnotator::init()
{
    makeAnnotator();
    analyse(*m_session, html);
}

void TestAnnotator::cleanup()
{
    clearAnnotator();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/unsaved").removeRecursively();
}

void TestAnnotator::selectionWidensAndComesBack()
{
    WideningPath path;
    QCOMPARE(path.widen(page(), id("in")), id("b"));
    QCOMPARE(path.widen(page(), id("b")), id("list"));
    QCOMPARE(path.narrow(page(), id("list")), id("b"));
    QCOMPARE(path.narrow(page(), id("b")), id("in"));
    QCOMPARE(path.widen(page(), NodeId{1}), noNode); // html
    QCOMPARE(path.widen(page(), noNode), noNode);
    QCOMPARE(path.narrow(page(), noNode), noNode);
    // Going to another node forgets the way back.
    QCOMPARE(path.widen(page(), id("in")), id("b"));
    QCOMPARE(path.narrow(page(), id("list")), id("a")); // an element, not the white space
    QCOMPARE(path.narrow(page(), id("b")), id("in"));   // before a text
    QCOMPARE(path.widen(page(), id("c")), id("list"));
    path.forget();
    QCOMPARE(path.narrow(page(), id("list")), id("a"));
    const NodeId text = path.narrow(page(), id("foot"));
    QCOMPARE(page().kind(text), NodeKind::Text);
    QCOMPARE(path.narrow(page(), text), noNode);
}

void TestAnnotator::guidelinesAreTheUsersOwn()
{
    Labeller labeller(m_annotator.get());
    const QString main = QStringLiteral("main");
    const QString usual = labeller.guideline(main);
    QVERIFY(!usual.isEmpty());
    labeller.setGuideline(main, QStringLiteral("Only the list."));
    QCOMPARE(labeller.guideline(main), QStringLiteral("Only the list."));
    LabelPad pad(&labeller);
    QVERIFY(pad.buttons().front()->toolTip().contains(QLatin1String("Only the list.")));
    labeller.setGuideline(main, QString());
    QCOMPARE(labeller.guideline(main), usual);
    labeller.setGuideline(QStringLiteral("price"), QStringLiteral("With its currency"));
    QCOMPARE(labeller.ownGuidelines().size(), 1);
}

void TestAnnotator::runsAreOfSiblings()
{
    struct Row {
        const char* from;
        const char* to;
        const char* run;
    };
    for (const Row& row : {Row{"a", "b", "a b"}, // neighbours: white space and comments do not count
                           {"c", "a", "a b c"},  // backwards
                           {"a", "in", "a b"},   // extended to siblings
                           {"home", "in", "top list"},
                           {"in", "list", "list"}, // one contains the other
                           {"b", "b", "b"}})
        QCOMPARE(names(siblingRun(page(), id(row.from), id(row.to))), QString(row.run));
    QCOMPARE(levelWith(page(), id("in"), id("a")), id("b"));
    QCOMPARE(levelWith(page(), id("foot"), id("in")), id("foot"));
}

void TestAnnotator::regionsAreSubtrees()
{
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const Region region{sequence.positionOf(id("b")), Position{sequence.positionOf(id("c")).value + 2}};
    const std::vector<NodeId> nodes = nodesOfRegion(page(), sequence, region);
    QCOMPARE(nodes, (std::vector<NodeId>{id("b"), id("c")}));
    QCOMPARE(spanOf(page(), sequence, nodes), region);
    QCOMPARE(spanOf(page(), sequence, {}).size(), 0U);
    QCOMPARE(spanOf(page(), sequence, {NodeId{2}}).size(), 0U); // head
}

void TestAnnotator::unmarkedPartsAreFound()
{
    const auto partsWithout = [&](const char* marked) { return names(unmarkedParts(page(), ids(marked))); };
    QCOMPARE(partsWithout(""), QString("top list foot"));
    QCOMPARE(partsWithout("list"), QString("top foot"));
    QCOMPARE(partsWithout("in"), QString("top a c foot")); // and the texts beside it
    QCOMPARE(partsWithout("list b in"), QString("top foot"));
    QCOMPARE(partsWithout("foot list top"), QString());
    for (const NodeId whole :
         {page().body(), NodeId{1}}) // everything in a marked body or html counts as marked
        QVERIFY(unmarkedParts(page(), {whole}).empty());
    // A cell of spaces shows nothing; a menu of pictures does, but an element that only keeps a distance does
    // not.
    const Result<Document> bare =
        parseHtml("<body><table><td>&nbsp; &#8203;<td><img src=s.gif width=1 height=20></table>"
                  "<div><a><img src=home.gif></a></div><p>text</p><script>s</script>");
    const std::vector<NodeId> parts = unmarkedParts(*bare, {});
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(bare->name(parts[0]), std::string_view("div"));
    QCOMPARE(bare->name(parts[1]), std::string_view("p"));
    // A box around the whole page is not a part of it.
    const Result<Document> boxed =
        parseHtml("<body><script>s</script><div><main><p>a</p><ul><li>b</ul></main></div>");
    const std::vector<NodeId> inner = unmarkedParts(*boxed, {});
    QCOMPARE(inner.size(), std::size_t{2});
    QCOMPARE(boxed->name(inner[0]), std::string_view("p"));
    QCOMPARE(boxed->name(inner[1]), std::string_view("ul"));
    QCOMPARE(unmarkedParts(*boxed, {inner[0]}), std::vector<NodeId>{inner[1]});
    QVERIFY(unmarkedParts(*boxed, {boxed->parent(inner[0])}).empty());
    const Result<Document> single = parseHtml("<body><div><p>the only text</p></div>");
    QCOMPARE(single->name(unmarkedParts(*single, {}).front()), std::string_view("p"));
}

void TestAnnotator::wordsAreCounted()
{
    QCOMPARE(wordsIn(page(), {id("b")}), 4U);
    QCOMPARE(wordsIn(page(), {id("a"), id("foot")}), 8U);
    QCOMPARE(wordsIn(page(), {NodeId{2}}), 1U); // the title; the script is not read
    QCOMPARE(wordsIn(page(), {}), 0U);
    QCOMPARE(textStart(page(), id("b"), 60), "Second of the three");
    QCOMPARE(textStart(page(), id("list"), 20), "First of the three S");
    QCOMPARE(textStart(page(), NodeId{2}, 60), "t");
    const Result<Document> other = parseHtml("<p>\n a\u00e9\u00e9 <img>");
    QCOMPARE(textStart(*other, other->body(), 4), "aé"); // no character is split
}

void TestAnnotator::everyChangeIsSavedUndoneAndRedone()
{
    const auto annotator = opened();
    const std::vector<std::function<void()>> changes{
        [&] { annotator->label({id("list")}, QStringLiteral("main")); },
        [&] { annotator->label(ids("a b"), QStringLiteral("my own")); },
        [&] { annotator->label(ids("a b"), QStringLiteral("my own")); }, // removes the label
        [&] {
            annotator->labelAll({ids("a"), ids("b")}, QStringLiteral("record"));
        },
        [&] { annotator->label({id("a")}, QStringLiteral("footer")); },
        [&] { annotator->setNote(1, QStringLiteral("“odd” \\ note")); },
        [&] { annotator->relabel({1}, QStringLiteral("x")); },
        [&] { annotator->place(2, {id("c")}); },
        [&] { annotator->remove({0}); },
        [&] { annotator->setPageNote(QStringLiteral("página")); },
        [&] { annotator->setState(PageState::Skipped); },
    };
    QStringList states{summary(*annotator)};
    const auto isInFile = [&](const QString& state) {
        const auto reader = opened(); // the first one holds the lock
        for (std::size_t i = 0; i < reader->marks().size(); ++i)
            QVERIFY(!reader->isOrphan(i));
        QCOMPARE(summary(*reader), state);
    };
    for (const auto& change : changes) {
        change();
        QVERIFY(summary(*annotator) != states.last());
        states.append(summary(*annotator));
        QVERIFY(isSaved(*annotator) && annotator->saveProblem().isEmpty());
        isInFile(states.last());
    }
    for (qsizetype i = states.size() - 1; i-- > 0;) {
        QVERIFY(annotator->canUndo());
        annotator->undo();
        QCOMPARE(summary(*annotator), states[i]);
    }
    QVERIFY(!annotator->canUndo());
    annotator->undo();
    QVERIFY(isSaved(*annotator));
    isInFile(states.first());
    for (qsizetype i = 1; i < states.size(); ++i) {
        QVERIFY(annotator->canRedo());
        annotator->redo();
        QCOMPARE(summary(*annotator), states[i]);
    }
    QVERIFY(!annotator->canRedo());
}

void TestAnnotator::nodeThatTheSourceLacksIsTold()
{
    QVERIFY(showPage("page.html", "<table><tbody><tr><td>one</table><p>two<p>three"));
    m_session->trees()->setSource(
        parseHtml("<table><tr><td>one</table><p>two<p>3", {.parser = Parser::Libxml2}));
    const QSignalSpy told(m_annotator.get(), &Annotator::told);
    m_annotator->label({at("//tbody")}, QStringLiteral("main"));
    QVERIFY(waitFor(
        [&] { return told.count() == 2; })); // a message on the mark, and one that the source lacks it
    m_annotator->label({at("//p[1]")}, QStringLiteral("record"));
    QCOMPARE(told.count(), 3);
    m_annotator->labelAll({{at("//tbody")}, {at("//p[2]")}}, QStringLiteral("noise"));
    QCOMPARE(told.count(), 4);                                    // once for all proposals
    m_annotator->label({at("//tbody")}, QStringLiteral("noise")); // removes the label
    QCOMPARE(told.count(), 5);
    m_annotator->label({at("//p[2]")}, QStringLiteral("main"));
    QCOMPARE(told.count(), 7); // the source has another text there
    const auto isOnly = [&](const char* label) {
        const auto mark = std::ranges::find(m_annotator->marks(), label, &Mark::label);
        return m_annotator->isRenderedOnly(static_cast<std::size_t>(mark - m_annotator->marks().begin()));
    };
    QVERIFY(isOnly("main") && !isOnly("record"));
}

void TestAnnotator::nothingChangedIsNoStep()
{
    opened().reset(); // waits for the file
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    const auto annotator = opened();
    annotator->label({id("a")}, QStringLiteral("record"));
    const QSignalSpy changed(annotator.get(), &Annotator::changed);
    QVERIFY(isSaved(*annotator));
    const auto saves = changed.count();
    annotator->labelAll({{id("a")}}, QStringLiteral("record"));
    annotator->relabel({0}, QStringLiteral(" record "));
    annotator->relabel({0}, QString());
    annotator->setNote(0, QString());
    annotator->setPageNote(QString());
    annotator->setState(PageState::InWork);
    annotator->label({}, QStringLiteral("record"));
    annotator->label({id("b")}, QStringLiteral("  "));
    QCOMPARE(changed.count(), saves);
    annotator->undo();
    QVERIFY(!annotator->canUndo());
}

void TestAnnotator::newChangeForgetsWhatWasUndone()
{
    const auto annotator = opened();
    annotator->setPageNote(QStringLiteral("o"));
    annotator->setPageNote(QStringLiteral("od"));
    annotator->setPageNote(QStringLiteral("odd")); // one step together with the calls before
    annotator->label({id("a")}, QStringLiteral("record"));
    annotator->undo();
    annotator->label({id("b")}, QStringLiteral("record"));
    QVERIFY(!annotator->canRedo());
    annotator->undo();
    QCOMPARE(summary(*annotator), QStringLiteral(" | odd | 1"));
    annotator->undo();
    QCOMPARE(summary(*annotator), QStringLiteral(" |  | 0"));
    QVERIFY(!annotator->canUndo());
}

void TestAnnotator::closingWaitsForTheFile()
{
    const auto annotator = opened();
    for (int i = 0; i < 60; ++i)
        annotator->label(ids(QStringList{"a", "b", "c"}[i % 3]), QStringLiteral("l%1").arg(i));
    QVERIFY(!annotator->isSaved());
    const QString before = summary(*annotator);
    annotator->close();
    QVERIFY(!annotator->isOpen());
    QVERIFY(annotator->marks().empty());
    QCOMPARE(summary(*opened()), before);
}

void TestAnnotator::pageOfASecondAnnotatorIsAnotherFile()
{
    const auto ana = opened({QString(), QStringLiteral("Ana")});
    const auto ben = opened({QString(), QStringLiteral("Ben")});
    ana->label({id("a")}, QStringLiteral("record"));
    ben->label({id("b")}, QStringLiteral("record"));
    QVERIFY(isSaved(*ana) && isSaved(*ben));
    QVERIFY(ben->obstacle().isEmpty());
    QCOMPARE(ana->annotation().annotator, "Ana");
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("page.html.Ben.annotation.json"))));
    ana->setOwner({QString(), QStringLiteral("Eva")});
    QVERIFY(waitFor([&] { return ana->isOpen(); }));
    QCOMPARE(ana->marks().size(), 0U);
    const SavedLine line(ana.get());
    for (const char* name : {"Ana", "Ben", "Eva"}) // annotators who have marked the page, and one who has not
        QVERIFY2(line.text().contains(QLatin1String(name)), qPrintable(line.text()));
    ana->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*ana));
    QVERIFY2(!line.text().contains(QLatin1String("Ben")), qPrintable(line.text()));
}

void TestAnnotator::annotatorIsNamedWhereMarksAreMade()
{
    auto* labeller = new Labeller(m_annotator.get(), m_annotator.get());
    auto* checks = new DoneChecks(labeller);
    auto* tab = new MarksTab(labeller, checks);
    checks->setParent(tab);
    show(tab);
    const auto type = [name = tab->annotatorName()] {
        QTest::keyClicks(name, QStringLiteral("Ana"));
        QTest::keyClick(name, Qt::Key_Return);
        return name->text();
    };
    const QString folder = m_folder->filePath(QStringLiteral("none"));
    m_annotator->setOwner({folder, {}});
    QVERIFY(opens(place(QStringLiteral("page.html"), m_annotator->owner())));
    m_annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return !m_annotator->isSaving(); }));
    QCOMPARE(type(), QString()); // unsaved marks would become those of another annotator
    QVERIFY(m_annotator->owner().annotator.isEmpty());
    QDir().mkpath(folder);
    m_annotator->saveAgain();
    QVERIFY(isSaved(*m_annotator));
    QCOMPARE(type(), QStringLiteral("Ana"));
    QVERIFY(waitFor([&] { return m_annotator->isOpen(); }));
    QCOMPARE(m_annotator->annotation().annotator, "Ana");
}

void TestAnnotator::secondOnOneFileReads()
{
    auto first = openedWithMark();
    const auto second = opened();
    QVERIFY(!second->obstacle().isEmpty());
    QVERIFY2(second->obstacle().contains(QString::number(getpid())), qPrintable(second->obstacle()));
    QCOMPARE(summary(*second), summary(*first));
    const QSignalSpy told(second.get(), &Annotator::told);
    second->label({id("b")}, QStringLiteral("record"));
    second->undo();
    QCOMPARE(second->marks().size(), 1U);
    QCOMPARE(told.count(), 1);
    first->label({id("c")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return second->isOpen() && second->marks().size() == 2; }));
    QVERIFY(!second->obstacle().isEmpty());
    first.reset();
    QVERIFY(waitFor([&] { return second->canChange(); }));
    second->label({id("b")}, QStringLiteral("record"));
    QVERIFY(isSaved(*second));
    QVERIFY(second->saveProblem().isEmpty());
    QCOMPARE(second->marks().size(), 3U);
}

void TestAnnotator::lockOfAKilledProgramBlocksNobody()
{
    const QString lock = write(QStringLiteral(".tagseam-page.html.annotation.json.lock"), "999999");
    QVERIFY(openedWithMark()->canChange());
    QVERIFY(!QFile::exists(lock)); // it was removed with the annotator that took it over
}

void TestAnnotator::corruptedFileIsLeftAlone()
{
    openedWithMark().reset();
    const QByteArray good = bytes();
    for (const QByteArray& text :
         {QByteArray(), QByteArray("{\"type\": "), QByteArray("{\"type\": \"Annotation\", \"marks\": [{"),
          QByteArray("[1, 2, 3]"), QByteArray("\x00\xff\xfe\x01", 4)}) {
        write(QStringLiteral("page.html.annotation.json"), text);
        const auto annotator = opened();
        QVERIFY2(!annotator->obstacle().isEmpty(), text);
        annotator->label({id("a")}, QStringLiteral("record"));
        annotator->setState(PageState::Done);
        annotator->close();
        QCOMPARE(bytes(), text);
        annotator->open(place());
        QVERIFY(waitFor([&] { return annotator->isOpen(); }));
        QVERIFY(!annotator->canChange());
        write(QStringLiteral("page.html.annotation.json"), good); // repaired
        annotator->tryAgain();
        QVERIFY(waitFor([&] { return annotator->canChange(); }));
        QCOMPARE(annotator->marks().size(), 1U);
        QVERIFY(annotator->obstacle().isEmpty());
    }
}

void TestAnnotator::changedFileIsShownWhenNothingIsAtStake()
{
    openedWithMark().reset();
    const auto annotator = opened();
    changeFile([](Annotation& theirs) { theirs.marks.front().label = "footer"; });
    QVERIFY(waitFor([&] { return annotator->isOpen() && annotator->marks().front().label == "footer"; }));
    QVERIFY(annotator->canChange());
}

void TestAnnotator::changedFileIsNotWrittenOver()
{
    const auto annotator = openedWithMark();
    changeFile([](Annotation& theirs) { theirs.note = "theirs"; });
    annotator->label({id("b")}, QStringLiteral("record")); // before the change is noticed
    QVERIFY(waitFor([&] { return annotator->isContested(); }));
    QVERIFY(bytes().contains("theirs"));
    annotator->label({id("c")}, QStringLiteral("record"));
    QVERIFY(waitUntilIdle());
    QVERIFY(bytes().contains("theirs"));
    QVERIFY(!annotator->isSaved());
    annotator->takeTheirs();
    QVERIFY(isSaved(*annotator));
    QCOMPARE(summary(*annotator), QStringLiteral("record a | theirs | 1"));
    annotator->undo();
    QVERIFY(isSaved(*annotator));
    QCOMPARE(summary(*annotator), QStringLiteral("record a, record b, record c |  | 1"));
    QVERIFY(!bytes().contains("theirs"));
}

void TestAnnotator::removedFileIsWrittenAgain()
{
    const auto annotator = openedWithMark();
    QVERIFY(QFile::remove(file()));
    QVERIFY(waitFor([&] { return annotator->isContested(); }));
    annotator->takeTheirs(); // there is nothing to take
    QVERIFY(!annotator->saveProblem().isEmpty());
    QCOMPARE(annotator->marks().size(), 1U);
    annotator->overwrite();
    QVERIFY(waitFor([&] { return QFile::exists(file()) && annotator->saveProblem().isEmpty(); }));
}

void TestAnnotator::folderThatCannotBeWritten()
{
    const auto annotator = opened();
    QVERIFY(QDir(m_folder->path()).removeRecursively()); // not even root can write to it
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return !annotator->saveProblem().isEmpty(); }));
    QVERIFY(!annotator->isSaved());
    QCOMPARE(annotator->marks().size(), 1U);
    QVERIFY(QDir().mkpath(m_folder->path()));
    annotator->tryAgain();
    QVERIFY(isSaved(*annotator));
    QVERIFY(annotator->saveProblem().isEmpty());
}

void TestAnnotator::lastStateIsRescued()
{
    const auto annotator = openedWithMark();
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    annotator->label({id("b")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return !annotator->saveProblem().isEmpty(); }));
    const QSignalSpy rescued(annotator.get(), &Annotator::rescued);
    annotator->close();
    QCOMPARE(rescued.count(), 1);
    const QString kept = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                         QStringLiteral("/unsaved/page.html.annotation.json");
    const Result<LoadedAnnotation> there = loadAnnotation(kept.toStdString());
    QVERIFY(bool(there));
    QCOMPARE(there->annotation.marks.size(), 2U);
    QVERIFY(rescued.first().first().toString().contains(kept));
}

void TestAnnotator::unsavedMarksMoveWithTheirAnnotatorOnly()
{
    const QTemporaryDir other;
    const auto annotator = opened();
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return !annotator->saveProblem().isEmpty(); }));
    const QSignalSpy rescued(annotator.get(), &Annotator::rescued);
    annotator->setOwner(
        {other.path(), QStringLiteral("Ana")}); // marks without a named annotator become Ana's
    QVERIFY(waitFor([&] { return annotator->isOpen() && annotator->marks().size() == 1; }));
    QVERIFY(isSaved(*annotator));
    QVERIFY(QFile::exists(other.filePath(QStringLiteral("page.html.Ana.annotation.json"))));
    QCOMPARE(annotator->annotation().annotator, "Ana");
    QCOMPARE(rescued.count(), 0);
    QVERIFY(QDir(other.path()).removeRecursively());
    annotator->label({id("b")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return !annotator->saveProblem().isEmpty(); }));
    QVERIFY(QDir().mkpath(m_folder->path()));
    annotator->setOwner({m_folder->path(), QStringLiteral("Bo")}); // Ana's marks do not become Bo's
    QVERIFY(waitFor([&] { return annotator->isOpen(); }));
    QVERIFY(annotator->marks().empty());
    QCOMPARE(rescued.count(), 1);
    QVERIFY(rescued.first().first().toString().contains("page.html.Ana.annotation.json"));
}

// Two pages of one name have one file in a folder for all pages.
void TestAnnotator::pageOfTheSameNameIsNotMarkedOver()
{
    const QTemporaryDir kept;
    const QString elsewhere = m_folder->filePath(QStringLiteral("page.html"));
    write(QStringLiteral("page.html"), {});
    Annotation others;
    others.page = {elsewhere.toStdString(), {}, 12, true, std::string(64, 'a')};
    const std::string path = kept.filePath(QStringLiteral("page.html.annotation.json")).toStdString();
    QVERIFY(bool(saveAnnotation(path, others, {})));
    Annotator annotator(m_session.get());
    annotator.open({"/b/page.html", QStringLiteral("/b/page.html"), true, {kept.path(), {}}});
    QVERIFY(waitFor([&] { return annotator.isOpen(); }));
    QVERIFY(!annotator.canChange());
    QVERIFY2(annotator.obstacle().contains(elsewhere), qPrintable(annotator.obstacle()));
    QVERIFY(QFile::remove(elsewhere)); // the page was moved and changed
    annotator.tryAgain();
    QVERIFY(waitFor([&] { return annotator.isOpen() && annotator.canChange(); }));
}

// A change that another program makes between reading and saving is not overwritten.
void TestAnnotator::theirsAreTakenAsTheyWereRead()
{
    AnnotationStore store(file().toStdString(), {});
    Annotation theirs;
    theirs.note = "theirs";
    const Result<FileVersion> read = saveAnnotation(file().toStdString(), theirs, {});
    QVERIFY(bool(read));
    store.accept(*read);
    theirs.note = "theirs, later";
    QVERIFY(bool(saveAnnotation(file().toStdString(), theirs, *read)));
    const QSignalSpy failed(&store, &AnnotationStore::failedToSave);
    store.save({});
    QVERIFY(waitFor([&] { return failed.count() == 1; }));
    QVERIFY(bytes().contains("theirs, later"));
}

void TestAnnotator::copyIsTheSame()
{
    const auto annotator = openedWithMark();
    const QString copy = m_folder->filePath(QStringLiteral("copy.json"));
    QVERIFY(annotator->saveCopy(copy.toStdString()).isEmpty());
    QCOMPARE(bytesOf(copy), bytes());
    QVERIFY(!annotator->saveCopy("/no/such/folder/copy.json").isEmpty());
}

void TestAnnotator::pageWithoutAPlace()
{
    Annotator annotator(m_session.get());
    annotator.open({"www.example.org-1234", QStringLiteral("https://www.example.org/"), false, {}});
    QVERIFY(waitFor([&] { return annotator.isOpen(); }));
    QVERIFY(!annotator.obstacle().isEmpty());
    annotator.label({id("a")}, QStringLiteral("record"));
    QVERIFY(annotator.marks().empty());
    annotator.setOwner({m_folder->path(), {}});
    QVERIFY(waitFor([&] { return annotator.isOpen() && annotator.canChange(); }));
    annotator.label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(annotator));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("www.example.org-1234.annotation.json"))));
}

// Its tree may not exist any longer by then.
void TestAnnotator::anotherPageClosesIt()
{
    const auto annotator = opened();
    for (int i = 0; i < 20; ++i)
        annotator->label({id("a")}, QStringLiteral("l%1").arg(i));
    bool wasOpenAtChange = false;
    connect(annotator.get(), &Annotator::changed, this, [&] {
        for (std::size_t i = 0; i < annotator->marks().size(); ++i)
            m_session->trees()->describe(annotator->shownNodesOf(i).front()); // as lists do
        wasOpenAtChange = annotator->isOpen();
    });
    analyse(*m_session, "<p>x</p>");
    QVERIFY(!annotator->isOpen());
    QVERIFY(annotator->marks().empty());
    QVERIFY(bytes().contains("l19"));
    QVERIFY(!wasOpenAtChange);
}

void TestAnnotator::marksOfOthersReplace()
{
    const auto annotator = opened();
    annotator->label({id("foot")}, QStringLiteral("footer"));
    annotator->replace({{"record", {id("a")}}, {"record", {id("a")}}, {"main", {id("list")}}});
    QCOMPARE(summary(*annotator), QStringLiteral("record a, main list |  | 1"));
    annotator->undo();
    QCOMPARE(summary(*annotator), QStringLiteral("footer foot |  | 1"));
}

void TestAnnotator::samplesComeWithMarks()
{
    const QStringList samples = QDir(QStringLiteral(":/samples")).entryList({"*.html"});
    QVERIFY(samples.size() > 5);
    for (const QString& name : samples) {
        const bool isOfBrowser = name == "misnested.html"; // tst_annotate shows it as a browser does
        PageAddress address;
        address.kind = PageAddress::Kind::Resource;
        address.path = (":/samples/" + name).toStdString();
        analyse(*m_session, bytesOf(":/samples/" + name).toStdString());
        for (const char* who : {"", "Ana"}) { // Ana has marks of her own
            QVERIFY(opens(AnnotationPlace::of(address, {{}, who})));
            QCOMPARE(m_annotator->marks().empty(), *who != '\0');
            for (std::size_t mark = 0; mark < m_annotator->marks().size(); ++mark)
                QVERIFY2(!m_annotator->isOrphan(mark) || isOfBrowser, qPrintable(name));
        }
    }
}

TAGSEAM_TEST(TestAnnotator)
#include "tst_annotator.moc"
