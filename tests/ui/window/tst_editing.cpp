// SPDX-License-Identifier: MIT
// Edits of the page in the window: the analysis and the page follow, undo leads back, and what is copied and
// saved is the edited page.
#include "core/page/parsehtml.h"
#include "core/select/selector.h"
#include "tests/ui/testfiles.h"
#include "tests/ui/window/windowtest.h"
#include "ui/session/analysis/bookmark.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/tree/treeview.h"
#include "ui/window/bookmarks.h"

#include <QClipboard>
#include <QFile>
#include <QTreeView>

using namespace tagseam;

class TestEditing : public WindowTest {
    Q_OBJECT

  private slots:
    void init()
    {
        showWindow({1280, 800});
        write(QByteArrayLiteral("one"));
        QVERIFY(open(file()));
    }
    void cleanup() { closeWindow(); }
    void startTagIsEditedInTheTree();
    void keysRemoveAndMoveAndUndoLeadsBack();
    void pageShowsTheEditedTree();
    void changesAreCopiedAsAPatch();
    void bookmarkCarriesThem();
    void newVersionOfTheFileGetsThemAgain();
    void sourceTreeIsEdited();
    void undoFindsTheTreeThatWasEdited();
    void undoAfterAnotherCaptureChangesNothing();

  private:
    QString file() const { return m_folder->filePath(QStringLiteral("page.html")); }
    void write(const QByteArray& classOfFirst)
    {
        QFile page(file());
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write(
            "<!doctype html>\n<body>\n<nav id=n><a href=x>Home</a> <a href=y>More</a></nav>\n<ul id=list>\n"
            "<li id=a class=" +
            classOfFirst +
            ">The first one</li>\n<li id=b class=two>The second one</li>\n"
            "<li id=c class=three>The third one</li>\n</ul>\n");
    }
    const Document& page() const { return m_window->session()->trees()->document(); }
    NodeId nodeAt(const char* selector) const
    {
        const auto found = selectNodes(page(), selector);
        return found && !found->empty() ? found->front() : noNode;
    }
    PageEditing& editing() { return *session().editing(); }
    void trigger(const char* name)
    {
        auto* action = m_window->findChild<QAction*>(QLatin1String(name));
        QVERIFY(action != nullptr && action->isEnabled());
        action->trigger();
    }
};

void TestEditing::startTagIsEditedInTheTree()
{
    session().selection()->select(nodeAt("#a"));
    QAbstractItemModel* model = m_window->treeView()->tree()->model();
    const QModelIndex index = m_window->treeView()->tree()->currentIndex().siblingAtColumn(0);
    QCOMPARE(model->data(index, Qt::EditRole).toString(), QStringLiteral("li id=\"a\" class=\"one\""));
    QVERIFY(settles(
        [&] { QVERIFY(model->setData(index, QStringLiteral("div class=\"card\" title=x"), Qt::EditRole)); }));
    const NodeId changed = nodeAt("div.card");
    QVERIFY(changed != noNode);
    QCOMPARE(page().attribute(changed, "title"), std::string_view("x"));
    QVERIFY(!page().hasAttribute(changed, "id"));
    QCOMPARE(session().selection()->node(), changed);
    QCOMPARE(editing().edits().size(), 4U);
}

void TestEditing::keysRemoveAndMoveAndUndoLeadsBack()
{
    const std::uint32_t size = page().size();
    session().selection()->select(nodeAt("#c"));
    QVERIFY(settles([&] { trigger("moveNodeUp"); }));
    QVERIFY(nodeAt("#c") < nodeAt("#b"));
    QCOMPARE(session().selection()->node(), nodeAt("#c"));
    QVERIFY(settles([&] { trigger("removeNode"); }));
    QCOMPARE(nodeAt("#c"), noNode);
    QCOMPARE(editing().edits().size(), 2U);
    QVERIFY(settles([&] { trigger("undo"); }));
    QVERIFY(nodeAt("#c") < nodeAt("#b"));
    QVERIFY(settles([&] { trigger("undo"); }));
    QVERIFY(nodeAt("#b") < nodeAt("#c"));
    QCOMPARE(page().size(), size);
    QVERIFY(!editing().isEdited());
    QVERIFY(settles([&] { trigger("redo"); }));
    QVERIFY(nodeAt("#c") < nodeAt("#b"));
    session().selection()->select(page().body());
    trigger("removeNode");
    QVERIFY2(nodeAt("body") != noNode, "the body stays");
}

void TestEditing::pageShowsTheEditedTree()
{
    session().selection()->select(nodeAt("nav"));
    QVERIFY(settles([&] { trigger("removeNode"); }));
    QVERIFY(waitFor([&] {
        return ask(loader().page(), "document.body.innerText").toString().simplified() ==
               QLatin1String("The first one The second one The third one");
    }));
}

void TestEditing::changesAreCopiedAsAPatch()
{
    session().selection()->select(nodeAt("#b"));
    QVERIFY(settles([&] { trigger("removeNode"); }));
    trigger("copyChanges");
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.contains(QLatin1String("\n-<li id=b class=two>The second one</li>\n")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("--edit 'remove ")), qPrintable(text));
}

void TestEditing::bookmarkCarriesThem()
{
    QVERIFY(settles(
        [&] { QCOMPARE(editing().make(QStringList{QStringLiteral("set #b => class=one")}), QString()); }));
    const QString bookmark = bookmarkOf(session(), {}).text();
    QVERIFY(settles([&] { trigger("undo"); }));
    QVERIFY(open(file() + '#' + bookmark));
    QVERIFY(waitFor([&] { return editing().isEdited(); }));
    QCOMPARE(page().attribute(nodeAt("#b"), "class"), std::string_view("one"));
}

void TestEditing::newVersionOfTheFileGetsThemAgain()
{
    QVERIFY(settles([&] {
        QCOMPARE(
            editing().make(QStringList{QStringLiteral("set #a => class=card"), QStringLiteral("remove nav")}),
            QString());
    }));
    write(QByteArrayLiteral("card")); // the first of them is made in the file
    QVERIFY(open(file()));
    QVERIFY(waitFor([&] { return editing().edits().size() == 1 && nodeAt("nav") == noNode; }));
    QCOMPARE(page().attribute(nodeAt("#a"), "class"), std::string_view("card"));
}

void TestEditing::sourceTreeIsEdited()
{
    QVERIFY(settles([&] { session().trees()->want(PageSource::Source); }));
    QVERIFY(session().trees()->isSource());
    session().selection()->select(nodeAt("#b"));
    QVERIFY(settles([&] { trigger("removeNode"); }));
    QCOMPARE(nodeAt("#b"), noNode);
    QVERIFY(session().trees()->isSource());
    QVERIFY(settles([&] { trigger("undo"); }));
    QVERIFY(nodeAt("#b") != noNode);
}

// The rendered tree is edited, and the source tree shown: what was done to one is not undone in the other.
void TestEditing::undoFindsTheTreeThatWasEdited()
{
    session().selection()->select(nodeAt("#b"));
    QVERIFY(settles([&] { trigger("removeNode"); }));
    QVERIFY(settles([&] { session().trees()->want(PageSource::Source); }));
    const std::uint32_t size = page().size();
    QVERIFY(!editing().make(QStringList{QStringLiteral("remove nav")}).isEmpty());
    editing().undoAll();
    QVERIFY(!editing().isEdited());
    QVERIFY(waitFor([&] { return !session().runner()->isAnalysing() && !session().trees()->isSwitchDue(); }));
    QVERIFY(settles([&] { session().trees()->want(PageSource::Source); }) || session().trees()->isSource());
    QCOMPARE(page().size(), size);
    QVERIFY(settles([&] { session().trees()->want(PageSource::Rendered); }));
    QVERIFY(nodeAt("#b") != noNode);
}

void TestEditing::undoAfterAnotherCaptureChangesNothing()
{
    QVERIFY(settles([&] { QCOMPARE(editing().make(QStringList{QStringLiteral("remove nav")}), QString()); }));
    write(QByteArrayLiteral("one\"><i>more</i><b title=\"x"));
    QVERIFY(open(file()));
    QVERIFY(waitFor([&] { return nodeAt("nav") == noNode && nodeAt("i") != noNode; }));
    while (session().changes()->canUndo())
        session().changes()->undo();
    QVERIFY(waitFor([&] { return !session().runner()->isAnalysing() && session().runner()->hasAnalysis(); }));
    QVERIFY(nodeAt("i") != noNode);
}

TAGSEAM_TEST(TestEditing)
#include "tst_editing.moc"
