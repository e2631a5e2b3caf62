// SPDX-License-Identifier: MIT
// The language of the interface changes while the Corpus workspace and the tab Records are open: every text
// follows, and what is chosen stays. Texts are told by marks, so that none needs a translation for it.
#include "corpustest.h"
#include "ui/explainer.h"
#include "ui/views/explainview.h"
#include "ui/views/fieldsview.h"
#include "ui/views/likenessview.h"
#include "ui/views/recordsettings.h"
#include "ui/views/recordstab.h"
#include "ui/views/workbar.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QListWidget>
#include <QProgressBar>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace tagseam;

namespace {

// Says each text of this program between marks.
class MarkingTranslator : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QByteArray(context).startsWith('Q') ? QString()
                                                   : QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(source));
    }
};

void addCells(QStringList& texts, const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    for (int row = 0; model.columnCount(parent) > 0 && row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            texts << index.data().toString() << index.data(Qt::ToolTipRole).toString()
                  << index.data(Qt::AccessibleTextRole).toString();
        }
        addCells(texts, model, model.index(row, 0, parent));
    }
}

// All that a widget and those in it say, in their order.
QStringList textsOf(const QWidget& top)
{
    QStringList texts;
    QList<const QWidget*> all{&top};
    for (const QWidget* each : top.findChildren<QWidget*>())
        all << each;
    for (const QWidget* widget : all) {
        if (!widget->isVisibleTo(&top) || widget->objectName().startsWith(QLatin1String("qt_"))) // Qt's own
            continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            texts << line->placeholderText();
        else if (const auto* bar = qobject_cast<const QProgressBar*>(widget))
            texts << bar->format();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            addCells(texts, *box->model());
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (view == nullptr || view->model() == nullptr ||
            qobject_cast<const QHeaderView*>(widget) != nullptr)
            continue;
        for (int column = 0; column < view->model()->columnCount(); ++column)
            texts << view->model()->headerData(column, Qt::Horizontal).toString()
                  << view->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        addCells(texts, *view->model());
    }
    return texts;
}

} // namespace

class TestCorpusViewLanguage : public CorpusTest {
    Q_OBJECT

  private slots:
    void init()
    {
        Language::instance()->choose("en");
        showWindow({1440, 900});
    }
    void cleanup() { closeWindow(); }
    void startFollows();
    void tableFollows();
    void comparisonFollows();
    void openingFollows();
    void recordsFollow_data();
    void recordsFollow();

  private:
    // What does not follow: neither between marks nor one of `data`, nor without a word. Afterwards all is as
    // it was, or the second is what is not.
    static QStringList left(const QWidget& widget, const QStringList& data)
    {
        const QStringList before = textsOf(widget);
        QStringList left;
        {
            MarkingTranslator marks;
            QCoreApplication::installTranslator(&marks);
            Language::instance()->choose("pt_BR"); // which says what the marks say
            rest(150);
            static const QRegularExpression word(QStringLiteral("[a-z]{2}"));
            const QStringList all = textsOf(widget);
            for (const QString& text : all) {
                const bool isData = std::ranges::any_of(
                    data, [&](const QString& each) { return text == each || text == plain(each); });
                if (!isData && !text.contains(u'⟦') && text.contains(word))
                    left << text;
            }
            if (!all.join(QString()).contains(u'⟦'))
                left << "(nothing is marked)";
            QCoreApplication::removeTranslator(&marks);
        }
        Language::instance()->choose("en");
        rest(150);
        const QStringList after = textsOf(widget);
        for (qsizetype i = 0; i < std::max(before.size(), after.size()); ++i) {
            if (before.value(i) != after.value(i))
                left << before.value(i) + " -> " + after.value(i);
        }
        left.removeDuplicates();
        return left;
    }
    static QString plain(const QString& text)
    {
        return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
    }
    // Names that are the same in all languages.
    QStringList names()
    {
        QStringList names{"figure2.html", "news.html", "shop.html", "sub/small-main.html"};
        for (int at = 0; at < 2; ++at) {
            if (desk().run(at) != nullptr)
                names << desk().run(at)->name();
        }
        for (const RunMethod& each : desk().methods())
            names << QString::fromStdString(each.method);
        const MethodChooser& methods = *view().bar()->methods();
        for (const QListWidget* list : methods.findChildren<QListWidget*>()) {
            for (int i = 0; i < list->count(); ++i)
                names << list->item(i)->text();
        }
        return names << methods.names();
    }
    static bool follows(const QWidget& widget, const QStringList& data)
    {
        const QStringList texts = left(widget, data);
        for (const QString& text : texts)
            qWarning() << text;
        return texts.isEmpty();
    }
};

void TestCorpusViewLanguage::startFollows()
{
    toCorpus();
    QVERIFY(follows(view(), names()));
}

void TestCorpusViewLanguage::tableFollows()
{
    putSamples();
    write("pages/broken.html", {});
    QVERIFY(openFolder());
    QVERIFY(follows(view(), names() << "broken.html"));
    QVERIFY(run("jidm-2013,jidm-2013+velloso-2014"));
    selectPage("shop.html");
    QVERIFY(follows(view(), names() << "broken.html"));
    QCOMPARE(desk().pageName(desk().selected()), QString("shop.html"));
    QTest::keyClicks(view().filters()->text(), "nowhere");
    QVERIFY(view().sentence().startsWith("No page is like that."));
    rest(150); // the plots come later
    QVERIFY(follows(view(), names()));
    QCOMPARE(view().filters()->text()->text(), QString("nowhere"));
}

void TestCorpusViewLanguage::comparisonFollows()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,all"));
    QVERIFY(saveRun(m_folder->filePath("run.jsonl")));
    QVERIFY(openRun(worseRun({"shop.html"}), 1));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Better));
    rest(150); // the plots come later
    QVERIFY(follows(view(), names()));
    QCOMPARE(view().filters()->shows()->currentIndex(), static_cast<int>(CorpusFilter::Show::Better));
    {
        const BusyPool busy(desk().pool());
        desk().setMeasure("reduction");
        QVERIFY(view().comparison().contains("Comparing"));
        QVERIFY(waitFor([&] { return view().bar()->workBar()->isVisible(); }));
        QVERIFY(follows(view(), names()));
    }
}

void TestCorpusViewLanguage::openingFollows()
{
    putSamples();
    toCorpus();
    const BusyPool busy(desk().pool());
    desk().openFolder(pages());
    QVERIFY(waitFor([&] { return view().bar()->workBar()->isVisible(); }));
    QVERIFY(follows(view(), names()));
    QTest::mouseClick(view().bar()->workBar()->cancelButton(), Qt::LeftButton);
}

void TestCorpusViewLanguage::recordsFollow_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("areFields");
    QTest::newRow("lists") << "sample:shop" << false;
    QTest::newRow("fields") << "sample:shop" << true;
    QTest::newRow("fields of nothing") << "sample:figure2" << true;
}

void TestCorpusViewLanguage::recordsFollow()
{
    QFETCH(QString, page);
    QFETCH(bool, areFields);
    QVERIFY(open(page) && m_window->showTab("records"));
    RecordsTab& tab = *m_window->explainView()->records();
    int quiet = 0; // rounds of the event loop
    const auto isAnswered = [&] {
        quiet = m_window->explainer()->isWorking() || tab.isDue() ? 0 : quiet + 1;
        return quiet > 12;
    };
    QVERIFY(waitFor(isAnswered));
    tab.fieldsSwitch()->setChecked(areFields);
    if (tab.original()->model()->rowCount() > 0)
        session().select(tab.original()->model()->nodesOf(tab.original()->model()->index(0, 0)).front());
    quiet = 0;
    QVERIFY(waitFor(isAnswered));
    QStringList data{"mdr-2003", "velloso-2014"}; // and what the page says
    QStringList cells;
    for (const QAbstractItemModel* model : std::initializer_list<const QAbstractItemModel*>{
             tab.original()->model(), tab.pruned()->model(), tab.fields()->table()->model(),
             tab.likeness()->table()->model()}) {
        addCells(cells, *model);
        for (int column = 0; column < model->columnCount(); ++column)
            cells << model->headerData(column, Qt::Horizontal).toString();
    }
    for (const QString& cell : std::as_const(cells)) {
        if (!cell.contains("record") && cell != "empty") // what is said of the page is no data
            data << cell;
    }
    const NodeId selected = session().selection();
    QVERIFY(follows(tab, data));
    QCOMPARE(tab.fieldsSwitch()->isChecked(), areFields);
    QCOMPARE(session().selection(), selected);
}

TAGSEAM_TEST(TestCorpusViewLanguage)
#include "tst_corpusviewlanguage.moc"
