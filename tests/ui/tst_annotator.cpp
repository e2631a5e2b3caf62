// SPDX-License-Identifier: MIT
// The annotation of a page and its file, without a window: every change undone, redone, saved and read again,
// and what others and the file system do to it.
#include "testfiles.h"
#include "testpage.h"
#include "ui/annotator.h"
#include "ui/marker.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <unistd.h>

using namespace tagseam;

namespace {

constexpr const char* html =
    "<!DOCTYPE html><html><head><title>t</title><script>var x = 1;</script></head><body>"
    "<div id=top><a id=home href='#'>Home sweet home</a></div>"
    "<ul id=list><li id=a>First of the three</li> <!-- c --><li id=b>Second of <b id=in>the</b> three</li>"
    "<li id=c>Third of the three</li></ul><p id=foot>The end of it</p></body></html>";

} // namespace

class TestAnnotator : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();
    // The pure part.
    void widensAndComesBack();
    void anotherNodeForgetsTheWayBack();
    void runsOfSiblings_data();
    void runsOfSiblings();
    void regionsAreSubtrees();
    void unmarkedParts_data();
    void unmarkedParts();
    void wordsAreCounted();
    // The file.
    void everyChangeIsSavedAndReadAgain_data();
    void everyChangeIsSavedAndReadAgain();
    void everyChangeIsUndoneAndRedone();
    void nothingChangedIsNoStep();
    void newChangeForgetsWhatWasUndone();
    void lastOfManyQuickChangesIsSaved();
    void closingWaitsForTheFile();
    void nothingIsWrittenBeforeTheFirstChange();
    void pageOfASecondAnnotatorIsAnotherFile();
    void secondOnOneFileReads();
    void lockOfAKilledProgramBlocksNobody();
    void corruptedFileIsLeftAlone_data();
    void corruptedFileIsLeftAlone();
    void repairedFileIsReadByAnotherTry();
    void changedFileIsShownWhenNothingIsAtStake();
    void changedFileIsNotWrittenOver();
    void removedFileIsWrittenAgain();
    void folderThatCannotBeWritten();
    void lastStateIsRescued();
    void unsavedMarksMoveToAFolderThatTakesThem();
    void unsavedMarksDoNotBecomeAnothers();
    void pageOfTheSameNameIsNotMarkedOver();
    void theirsAreTakenAsTheyWereRead();
    void copyIsTheSame();
    void pageWithoutAPlace();
    void anotherPageClosesIt();
    void marksOfOthersReplace();

  private:
    NodeId id(const char* value) const
    {
        const Document& page = m_session->document();
        for (NodeId node{1}; node.value < page.size(); ++node.value) {
            if (page.attribute(node, "id") == value)
                return node;
        }
        return noNode;
    }
    std::unique_ptr<Annotator> opened(const AnnotationDesk& desk = {})
    {
        auto annotator = std::make_unique<Annotator>(m_session.get());
        annotator->open(place(desk));
        if (!waitFor([&] { return annotator->isOpen(); }))
            qFatal("The annotation is not read.");
        return annotator;
    }
    AnnotationPlace place(const AnnotationDesk& desk = {}) const
    {
        return {m_folder->filePath(QStringLiteral("page.html")).toStdString(), QStringLiteral("page.html"),
                true, desk};
    }
    static bool isSaved(const Annotator& annotator)
    {
        return waitFor([&] { return annotator.isSaved(); });
    }
    QString file() const { return m_folder->filePath(QStringLiteral("page.html.annotation.json")); }
    QByteArray bytes() const
    {
        QFile read(file());
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    void write(const QByteArray& text) const
    {
        QFile written(file());
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
    }
    // "record a, main list | note | state"
    static QString summary(const Annotator& annotator)
    {
        QStringList marks;
        for (std::size_t i = 0; i < annotator.marks().size(); ++i) {
            QStringList parts{QString::fromStdString(annotator.marks()[i].label)};
            for (const NodeId node : annotator.shownNodesOf(i))
                parts.append(annotator.session()->describe(node).section('#', 1));
            if (!annotator.marks()[i].note.empty())
                parts.append('(' + QString::fromStdString(annotator.marks()[i].note) + ')');
            marks.append(parts.join(' '));
        }
        return QStringLiteral("%1 | %2 | %3")
            .arg(marks.join(QLatin1String(", ")), QString::fromStdString(annotator.annotation().note),
                 QString::number(static_cast<int>(annotator.annotation().state)));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PageSession> m_session;
};

void TestAnnotator::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_session = std::make_unique<PageSession>();
    analyse(*m_session, html);
}

void TestAnnotator::cleanup()
{
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_session.reset();
    m_folder.reset();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/unsaved").removeRecursively();
}

// --- the pure part -----------------------------------------------------------------------------------------

void TestAnnotator::widensAndComesBack()
{
    const Document& page = m_session->document();
    WideningPath path;
    QCOMPARE(path.widen(page, id("in")), id("b"));
    QCOMPARE(path.widen(page, id("b")), id("list"));
    QCOMPARE(path.narrow(page, id("list")), id("b"));
    QCOMPARE(path.narrow(page, id("b")), id("in"));
    QCOMPARE(path.widen(page, NodeId{1}), noNode); // html
    QCOMPARE(path.widen(page, noNode), noNode);
    QCOMPARE(path.narrow(page, noNode), noNode);
}

void TestAnnotator::anotherNodeForgetsTheWayBack()
{
    const Document& page = m_session->document();
    WideningPath path;
    QCOMPARE(path.widen(page, id("in")), id("b"));
    QCOMPARE(path.narrow(page, id("list")), id("a")); // an element, not the white space
    QCOMPARE(path.narrow(page, id("b")), id("in"));   // before a text
    QCOMPARE(path.widen(page, id("c")), id("list"));
    path.forget();
    QCOMPARE(path.narrow(page, id("list")), id("a"));
    const NodeId text = path.narrow(page, id("foot"));
    QCOMPARE(page.kind(text), NodeKind::Text);
    QCOMPARE(path.narrow(page, text), noNode);
}

void TestAnnotator::runsOfSiblings_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("run");
    const auto row = [](const char* name, const char* from, const char* to, const char* run) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to)
                            << QString::fromLatin1(run);
    };
    row("neighbours", "a", "b", "a b"); // the white space and the comment between them are none
    row("backwards", "c", "a", "a b c");
    row("liftedToSiblings", "a", "in", "a b");
    row("ofDifferentParents", "home", "in", "top list");
    row("oneInTheOther", "in", "list", "list");
    row("itself", "b", "b", "b");
}

void TestAnnotator::runsOfSiblings()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, run);
    QStringList found;
    for (const NodeId node :
         siblingRun(m_session->document(), id(from.toLatin1().data()), id(to.toLatin1().data())))
        found.append(m_session->describe(node).section('#', 1));
    QCOMPARE(found.join(' '), run);
    const Document& page = m_session->document();
    QCOMPARE(levelWith(page, id("in"), id("a")), id("b"));
    QCOMPARE(levelWith(page, id("foot"), id("in")), id("foot"));
}

void TestAnnotator::regionsAreSubtrees()
{
    const Document& page = m_session->document();
    const TagPathSequence& sequence = m_session->analysis().sequence;
    const Position begin = sequence.positionOf(id("b"));
    const Region region{begin, Position{sequence.positionOf(id("c")).value + 2}};
    const std::vector<NodeId> nodes = nodesOfRegion(page, sequence, region);
    QCOMPARE(nodes, (std::vector<NodeId>{id("b"), id("c")}));
    QCOMPARE(spanOf(page, sequence, nodes), region);
    QCOMPARE(spanOf(page, sequence, {}).size(), 0U);
    QCOMPARE(spanOf(page, sequence, {NodeId{2}}).size(), 0U); // head
}

void TestAnnotator::unmarkedParts_data()
{
    QTest::addColumn<QString>("marked");
    QTest::addColumn<QString>("parts");
    const auto row = [](const char* name, const char* marked, const char* parts) {
        QTest::newRow(name) << QString::fromLatin1(marked) << QString::fromLatin1(parts);
    };
    row("nothing", "", "top list foot");
    row("a part", "list", "top foot");
    row("inside a part", "in", "top a c foot"); // and the texts beside it
    row("nested", "list b in", "top foot");
    row("all", "foot list top", "");
}

void TestAnnotator::unmarkedParts()
{
    QFETCH(const QString, marked);
    QFETCH(const QString, parts);
    std::vector<NodeId> nodes;
    for (const QString& each : marked.split(' ', Qt::SkipEmptyParts))
        nodes.push_back(id(each.toLatin1().data()));
    QStringList found;
    for (const NodeId node : tagseam::unmarkedParts(m_session->document(), nodes)) {
        if (m_session->document().isElement(node))
            found.append(m_session->describe(node).section('#', 1));
    }
    QCOMPARE(found.join(' '), parts);
}

void TestAnnotator::wordsAreCounted()
{
    const Document& page = m_session->document();
    QCOMPARE(wordsIn(page, {id("b")}), 4U);
    QCOMPARE(wordsIn(page, {id("a"), id("foot")}), 8U);
    QCOMPARE(wordsIn(page, {NodeId{2}}), 1U); // the title; the script is not read
    QCOMPARE(wordsIn(page, {}), 0U);
    QCOMPARE(textStart(page, id("b"), 60), "Second of the three");
    QCOMPARE(textStart(page, id("list"), 20), "First of the three S");
    QCOMPARE(textStart(page, NodeId{2}, 60), "t");
    Result<Document> other = parseHtml("<p>\n a\u00e9\u00e9 <img>");
    QCOMPARE(textStart(*other, other->body(), 4), "aé"); // no half of a character
}

// --- the file ----------------------------------------------------------------------------------------------

void TestAnnotator::everyChangeIsSavedAndReadAgain_data()
{
    QTest::addColumn<int>("change");
    const char* names[] = {"label",  "labelOfARun", "labelTakenOff", "otherLabel", "labelAll", "relabel",
                           "remove", "note",        "place",         "pageNote",   "state",    "undo"};
    int number = 0;
    for (const char* name : names)
        QTest::newRow(name) << number++;
}

void TestAnnotator::everyChangeIsSavedAndReadAgain()
{
    QFETCH(const int, change);
    QString before;
    {
        const auto annotator = opened();
        annotator->label({id("c")}, QStringLiteral("record"));
        const QString first = summary(*annotator);
        switch (change) {
        case 0:
            annotator->label({id("list")}, QStringLiteral("main"));
            break;
        case 1:
            annotator->label({id("a"), id("b")}, QStringLiteral("my own"));
            break;
        case 2:
            annotator->label({id("c")}, QStringLiteral("record"));
            break;
        case 3:
            annotator->label({id("c")}, QStringLiteral("footer"));
            break;
        case 4:
            annotator->labelAll({{id("a")}, {id("b")}, {id("c")}}, QStringLiteral("record"));
            break;
        case 5:
            annotator->relabel(0, QStringLiteral("noise"));
            break;
        case 6:
            annotator->remove(0);
            break;
        case 7:
            annotator->setNote(0, QStringLiteral("“odd” \\ note"));
            break;
        case 8:
            annotator->place(0, {id("foot")});
            break;
        case 9:
            annotator->setPageNote(QStringLiteral("página"));
            break;
        case 10:
            annotator->setState(PageState::Done);
            break;
        default:
            annotator->label({id("list")}, QStringLiteral("main"));
            QVERIFY(isSaved(*annotator));
            annotator->undo();
        }
        before = summary(*annotator);
        QCOMPARE(before == first, change == 11);
        QVERIFY(isSaved(*annotator));
        QVERIFY(!annotator->saveProblem());
    }
    const auto again = opened();
    QCOMPARE(summary(*again), before);
    for (std::size_t i = 0; i < again->marks().size(); ++i)
        QVERIFY(!again->isOrphan(i));
}

void TestAnnotator::everyChangeIsUndoneAndRedone()
{
    const auto annotator = opened();
    QStringList states{summary(*annotator)};
    const auto did = [&] { states.append(summary(*annotator)); };
    annotator->label({id("list")}, QStringLiteral("main")), did();
    annotator->labelAll({{id("a")}, {id("b")}}, QStringLiteral("record")), did();
    annotator->setNote(1, QStringLiteral("n")), did();
    annotator->relabel(1, QStringLiteral("x")), did();
    annotator->place(2, {id("c")}), did();
    annotator->remove(0), did();
    annotator->setPageNote(QStringLiteral("p")), did();
    annotator->setState(PageState::Skipped), did();
    for (qsizetype i = states.size() - 1; i-- > 0;) {
        QVERIFY(annotator->canUndo());
        annotator->undo();
        QCOMPARE(summary(*annotator), states[i]);
    }
    QVERIFY(!annotator->canUndo());
    annotator->undo();
    for (qsizetype i = 1; i < states.size(); ++i) {
        QVERIFY(annotator->canRedo());
        annotator->redo();
        QCOMPARE(summary(*annotator), states[i]);
    }
    QVERIFY(!annotator->canRedo());
    QVERIFY(isSaved(*annotator));
}

void TestAnnotator::nothingChangedIsNoStep()
{
    const auto annotator = opened();
    annotator->label({id("a")}, QStringLiteral("record"));
    const QSignalSpy changed(annotator.get(), &Annotator::changed);
    QVERIFY(isSaved(*annotator));
    const auto saves = changed.count();
    annotator->labelAll({{id("a")}}, QStringLiteral("record"));
    annotator->relabel(0, QStringLiteral(" record "));
    annotator->relabel(0, QString());
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
    annotator->setPageNote(QStringLiteral("odd")); // one step with those before
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

void TestAnnotator::lastOfManyQuickChangesIsSaved()
{
    QString before;
    {
        const auto annotator = opened();
        for (int i = 0; i < 60; ++i)
            annotator->label({id(i % 3 == 0 ? "a" : i % 3 == 1 ? "b" : "c")}, QStringLiteral("l%1").arg(i));
        before = summary(*annotator);
        QVERIFY(isSaved(*annotator));
    }
    QCOMPARE(summary(*opened()), before);
}

void TestAnnotator::closingWaitsForTheFile()
{
    QString before;
    {
        const auto annotator = opened();
        annotator->label({id("a")}, QStringLiteral("record"));
        annotator->label({id("b")}, QStringLiteral("record")); // waits for the one before
        QVERIFY(!annotator->isSaved());
        before = summary(*annotator);
        annotator->close();
        QVERIFY(!annotator->isOpen());
        QVERIFY(annotator->marks().empty());
    }
    QCOMPARE(summary(*opened()), before);
}

void TestAnnotator::nothingIsWrittenBeforeTheFirstChange()
{
    {
        const auto annotator = opened();
        rest(50);
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
}

void TestAnnotator::pageOfASecondAnnotatorIsAnotherFile()
{
    const auto ana = opened({QString(), QStringLiteral("Ana")});
    const auto ben = opened({QString(), QStringLiteral("Ben")});
    ana->label({id("a")}, QStringLiteral("record"));
    ben->label({id("b")}, QStringLiteral("record"));
    QVERIFY(isSaved(*ana) && isSaved(*ben));
    QVERIFY(!ben->obstacle());
    QCOMPARE(ana->annotation().annotator, "Ana");
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("page.html.Ben.annotation.json"))));
    ana->setDesk({QString(), QStringLiteral("Eva")});
    QVERIFY(waitFor([&] { return ana->isOpen(); }));
    QCOMPARE(ana->marks().size(), 0U);
}

void TestAnnotator::secondOnOneFileReads()
{
    auto first = opened();
    first->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*first));
    const auto second = opened();
    QVERIFY(bool(second->obstacle()));
    QVERIFY2(second->obstacle()().contains(QString::number(getpid())), qPrintable(second->obstacle()()));
    QCOMPARE(summary(*second), summary(*first));
    const QSignalSpy told(second.get(), &Annotator::told);
    second->label({id("b")}, QStringLiteral("record"));
    second->undo();
    QCOMPARE(second->marks().size(), 1U);
    QCOMPARE(told.count(), 1);
    first->label({id("c")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return second->isOpen() && second->marks().size() == 2; }));
    QVERIFY(bool(second->obstacle()));
    first.reset();
    QVERIFY(waitFor([&] { return second->canChange(); }));
    second->label({id("b")}, QStringLiteral("record"));
    QVERIFY(isSaved(*second));
    QVERIFY(!second->saveProblem());
    QCOMPARE(second->marks().size(), 3U);
}

void TestAnnotator::lockOfAKilledProgramBlocksNobody()
{
    QFile lock(m_folder->filePath(QStringLiteral(".tagseam-page.html.annotation.json.lock")));
    QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("999999") == 6);
    lock.close();
    const auto annotator = opened();
    QVERIFY(annotator->canChange());
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*annotator));
}

void TestAnnotator::corruptedFileIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("no JSON") << QByteArray("{\"type\": ");
    QTest::newRow("no annotation") << QByteArray("[1, 2, 3]");
    QTest::newRow("bytes") << QByteArray("\x00\xff\xfe\x01", 4);
}

void TestAnnotator::corruptedFileIsLeftAlone()
{
    QFETCH(const QByteArray, text);
    write(text);
    const auto annotator = opened();
    QVERIFY(bool(annotator->obstacle()));
    QVERIFY2(annotator->obstacle()().contains(QLatin1String("cannot be read")),
             qPrintable(annotator->obstacle()()));
    annotator->label({id("a")}, QStringLiteral("record"));
    annotator->setState(PageState::Done);
    annotator->close();
    QCOMPARE(bytes(), text);
}

void TestAnnotator::repairedFileIsReadByAnotherTry()
{
    {
        const auto annotator = opened();
        annotator->label({id("a")}, QStringLiteral("record"));
        QVERIFY(isSaved(*annotator));
    }
    const QByteArray good = bytes();
    write(good.left(good.size() / 2));
    const auto annotator = opened();
    QVERIFY(!annotator->canChange());
    write(good);
    annotator->tryAgain();
    QVERIFY(waitFor([&] { return annotator->canChange(); }));
    QCOMPARE(annotator->marks().size(), 1U);
    QVERIFY(!annotator->obstacle());
}

void TestAnnotator::changedFileIsShownWhenNothingIsAtStake()
{
    {
        const auto annotator = opened();
        annotator->label({id("a")}, QStringLiteral("record"));
        QVERIFY(isSaved(*annotator));
    }
    const auto annotator = opened();
    Result<LoadedAnnotation> theirs = loadAnnotation(file().toStdString());
    theirs->annotation.marks.front().label = "footer";
    QVERIFY(bool(saveAnnotation(file().toStdString(), theirs->annotation, theirs->version)));
    QVERIFY(waitFor([&] { return annotator->isOpen() && annotator->marks().front().label == "footer"; }));
    QVERIFY(annotator->canChange());
}

void TestAnnotator::changedFileIsNotWrittenOver()
{
    const auto annotator = opened();
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*annotator));
    Result<LoadedAnnotation> theirs = loadAnnotation(file().toStdString());
    theirs->annotation.note = "theirs";
    QVERIFY(bool(saveAnnotation(file().toStdString(), theirs->annotation, theirs->version)));
    annotator->label({id("b")}, QStringLiteral("record")); // before it is noticed
    QVERIFY(waitFor([&] { return annotator->isContested(); }));
    QVERIFY(bytes().contains("theirs"));
    annotator->label({id("c")}, QStringLiteral("record"));
    rest(50);
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
    const auto annotator = opened();
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*annotator));
    QVERIFY(QFile::remove(file()));
    QVERIFY(waitFor([&] { return annotator->isContested(); }));
    annotator->takeTheirs(); // there is nothing
    QVERIFY(annotator->saveProblem()().contains(QLatin1String("cannot be read")));
    QCOMPARE(annotator->marks().size(), 1U);
    annotator->overwrite();
    QVERIFY(waitFor([&] { return QFile::exists(file()); }));
    QVERIFY(waitFor([&] { return !annotator->saveProblem(); }));
}

void TestAnnotator::folderThatCannotBeWritten()
{
    if (geteuid() == 0)
        QSKIP("The superuser may write everywhere.");
    const auto annotator = opened();
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return bool(annotator->saveProblem()); }));
    QVERIFY(!annotator->isSaved());
    QCOMPARE(annotator->marks().size(), 1U);
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    annotator->tryAgain();
    QVERIFY(isSaved(*annotator));
    QVERIFY(!annotator->saveProblem());
}

// A folder that is gone cannot be written by anybody.
void TestAnnotator::lastStateIsRescued()
{
    const auto annotator = opened();
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*annotator));
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    annotator->label({id("b")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return bool(annotator->saveProblem()); }));
    const QSignalSpy rescued(annotator.get(), &Annotator::rescued);
    annotator->close();
    QCOMPARE(rescued.count(), 1);
    const QString kept = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                         QStringLiteral("/unsaved/page.html.annotation.json");
    const Result<LoadedAnnotation> there = loadAnnotation(kept.toStdString());
    QVERIFY(bool(there));
    QCOMPARE(there->annotation.marks.size(), 2U);
    const auto sentence = rescued.first().first().value<Wording>();
    QVERIFY2(sentence().contains(kept), qPrintable(sentence()));
}

void TestAnnotator::unsavedMarksMoveToAFolderThatTakesThem()
{
    const QTemporaryDir other;
    const auto annotator = opened();
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return bool(annotator->saveProblem()); }));
    const QSignalSpy rescued(annotator.get(), &Annotator::rescued);
    annotator->setDesk({other.path(), QStringLiteral("Ana")});
    QVERIFY(waitFor([&] { return annotator->isOpen() && annotator->marks().size() == 1; }));
    QVERIFY(isSaved(*annotator));
    QVERIFY(QFile::exists(other.filePath(QStringLiteral("page.html.Ana.annotation.json"))));
    QCOMPARE(annotator->annotation().annotator, "Ana");
    QCOMPARE(rescued.count(), 0);
}

void TestAnnotator::unsavedMarksDoNotBecomeAnothers()
{
    const QTemporaryDir other;
    const auto annotator = opened({{}, QStringLiteral("Ana")});
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(waitFor([&] { return bool(annotator->saveProblem()); }));
    const QSignalSpy rescued(annotator.get(), &Annotator::rescued);
    annotator->setDesk({other.path(), QStringLiteral("Bo")});
    QVERIFY(waitFor([&] { return annotator->isOpen(); }));
    QVERIFY(annotator->marks().empty());
    QCOMPARE(rescued.count(), 1);
    QVERIFY(rescued.first().first().value<Wording>()().contains("page.html.Ana.annotation.json"));
}

// Two pages of one name have one file in a folder for all.
void TestAnnotator::pageOfTheSameNameIsNotMarkedOver()
{
    const QTemporaryDir kept;
    const QString elsewhere = m_folder->filePath(QStringLiteral("page.html"));
    QFile page(elsewhere);
    QVERIFY(page.open(QIODevice::WriteOnly));
    page.close();
    Annotation others;
    others.page = {elsewhere.toStdString(), {}, 12, true, std::string(64, 'a')};
    const std::string path = kept.filePath(QStringLiteral("page.html.annotation.json")).toStdString();
    QVERIFY(bool(saveAnnotation(path, others, {})));
    Annotator annotator(m_session.get());
    annotator.open({"/b/page.html", QStringLiteral("/b/page.html"), true, {kept.path(), {}}});
    QVERIFY(waitFor([&] { return annotator.isOpen(); }));
    QVERIFY(!annotator.canChange());
    QVERIFY2(annotator.obstacle()().contains(elsewhere), qPrintable(annotator.obstacle()()));
    QVERIFY(QFile::remove(elsewhere)); // the page was moved, and changed
    annotator.tryAgain();
    QVERIFY(waitFor([&] { return annotator.isOpen() && annotator.canChange(); }));
}

// What is written between reading and saving is not written over.
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
    const auto annotator = opened();
    annotator->label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(*annotator));
    const QString copy = m_folder->filePath(QStringLiteral("copy.json"));
    QVERIFY(!annotator->saveCopy(copy.toStdString()));
    QFile read(copy);
    QVERIFY(read.open(QIODevice::ReadOnly));
    QCOMPARE(read.readAll(), bytes());
    QVERIFY(bool(annotator->saveCopy("/no/such/folder/copy.json")));
}

void TestAnnotator::pageWithoutAPlace()
{
    Annotator annotator(m_session.get());
    annotator.open({"www.example.org-1234", QStringLiteral("https://www.example.org/"), false, {}});
    QVERIFY(waitFor([&] { return annotator.isOpen(); }));
    QVERIFY(bool(annotator.obstacle()));
    annotator.label({id("a")}, QStringLiteral("record"));
    QVERIFY(annotator.marks().empty());
    annotator.setDesk({m_folder->path(), {}});
    QVERIFY(waitFor([&] { return annotator.isOpen() && annotator.canChange(); }));
    annotator.label({id("a")}, QStringLiteral("record"));
    QVERIFY(isSaved(annotator));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("www.example.org-1234.annotation.json"))));
}

// Its tree may be gone by then.
void TestAnnotator::anotherPageClosesIt()
{
    const auto annotator = opened();
    for (int i = 0; i < 20; ++i)
        annotator->label({id("a")}, QStringLiteral("l%1").arg(i));
    bool wasOpenAtChange = false;
    connect(annotator.get(), &Annotator::changed, this, [&] {
        for (std::size_t i = 0; i < annotator->marks().size(); ++i)
            m_session->describe(annotator->shownNodesOf(i).front()); // as lists do
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

TAGSEAM_TEST(TestAnnotator)
#include "tst_annotator.moc"
