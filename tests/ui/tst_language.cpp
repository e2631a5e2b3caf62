// SPDX-License-Identifier: MIT
// The language of the interface: changed in the running window, where nothing else changes; and the .ts
// files.
#include "testpage.h"
#include "ui/explainer.h"
#include "ui/mainwindow.h"
#include "ui/views/levelsview.h"
#include "ui/views/messagebar.h"
#include "ui/views/optionsbar.h"
#include "ui/views/pageview.h"
#include "ui/views/plotview.h"
#include "ui/views/treeview.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeView>
#include <QXmlStreamReader>

using namespace tagseam;

namespace {

struct Message {
    QString context;
    QString source;
    QStringList forms; // more than one for a plural
    bool isPlural = false;
    bool isFinished = true;
};

std::vector<Message> messages(const QString& language)
{
    QFile file(QStringLiteral(TAGSEAM_TRANSLATIONS "/tagseam_%1.ts").arg(language));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    QXmlStreamReader xml(&file);
    std::vector<Message> all;
    QString context;
    while (xml.readNextStartElement() || !xml.atEnd()) {
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            all.push_back({context, {}, {}, xml.attributes().hasAttribute("numerus"), true});
        } else if (xml.name() == QLatin1String("source")) {
            all.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            all.back().isFinished = !xml.attributes().hasAttribute("type");
            if (!all.back().isPlural)
                all.back().forms.append(xml.readElementText());
        } else if (xml.name() == QLatin1String("numerusform")) {
            all.back().forms.append(xml.readElementText());
        }
    }
    return all;
}

// "%1", "%n" and the like, each as often as it occurs, sorted.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%(?:L?\\d{1,2}|n|p)"));
    QStringList found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.sort();
    return found;
}

// The tags of rich text in their order, links with their targets.
QStringList tags(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("<[^<>]*>"));
    QStringList found;
    for (auto match = tag.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    return found;
}

// The key of "&File", upper case; null for none.
QChar mnemonic(const QString& text)
{
    const QString plain = QString(text).remove(QLatin1String("&&"));
    const qsizetype at = plain.indexOf('&');
    return at < 0 || at + 1 == plain.size() ? QChar() : plain[at + 1].toUpper();
}

QStringList duplicates(const QStringList& texts)
{
    QMap<QChar, QStringList> byKey;
    for (const QString& text : texts)
        byKey[mnemonic(text)].append(text);
    byKey.remove(QChar());
    QStringList found;
    for (const QStringList& same : std::as_const(byKey)) {
        if (same.size() > 1)
            found.append(same.join(QLatin1String(" | ")));
    }
    return found;
}

// Of a menu and all below it.
QStringList duplicatesIn(const QList<QAction*>& actions)
{
    QStringList texts;
    QStringList found;
    for (const QAction* action : actions) {
        texts.append(action->text());
        if (action->menu() != nullptr)
            found += duplicatesIn(action->menu()->actions());
    }
    return found + duplicates(texts);
}

// The cells of the rows that are unfolded.
void addCells(QStringList& texts, const QTreeView& tree, const QModelIndex& parent = {})
{
    const QAbstractItemModel* model = tree.model();
    for (int row = 0; row < model->rowCount(parent); ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            texts << model->index(row, column, parent).data().toString();
        if (const QModelIndex index = model->index(row, 0, parent); tree.isExpanded(index))
            addCells(texts, tree, index);
    }
}

// All that the window says: texts, tips, placeholders, titles, items, headers.
QStringList textsOf(const MainWindow& window)
{
    QStringList texts{window.windowTitle()};
    for (const QAction* action : window.findChildren<QAction*>())
        texts << action->text() << action->toolTip();
    for (const QWidget* widget : window.findChildren<QWidget*>())
        texts << widget->toolTip() << widget->windowTitle() << widget->accessibleName();
    for (const QLabel* label : window.findChildren<QLabel*>())
        texts << label->text();
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        texts << button->text();
    for (const QLineEdit* line : window.findChildren<QLineEdit*>())
        texts << line->placeholderText();
    for (const QComboBox* box : window.findChildren<QComboBox*>()) {
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
    }
    for (const QTreeView* tree : window.findChildren<QTreeView*>()) {
        const QAbstractItemModel* model = tree->model();
        for (int column = 0; column < model->columnCount(); ++column) {
            texts << model->headerData(column, Qt::Horizontal).toString()
                  << model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        }
        addCells(texts, *tree);
    }
    for (const QTabWidget* tabs : window.findChildren<QTabWidget*>()) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    for (const QListView* list : window.findChildren<QListView*>()) {
        for (int i = 0; list->model() != nullptr && i < list->model()->rowCount(); ++i)
            texts << list->model()->index(i, 0).data().toString();
    }
    texts.removeAll(QString());
    return texts;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void everythingSaidChangesAndComesBack_data();
    void everythingSaidChangesAndComesBack();
    void pageSelectionAndLayoutStay();
    void sentencesOnTheScreenChange();
    void helpChanges();
    void numbersFollow();
    void menuChoosesAndRemembers();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void shortcutsAreTheSame();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();

  private:
    static void choose(const QString& code) { Language::instance()->choose(code); }
    bool open(const QString& address)
    {
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        m_window->open(address);
        return settled.wait(30000);
    }
    QMenu* menuTitled(const QString& title)
    {
        for (QAction* action : m_window->menuBar()->actions()) {
            if (action->text() == title)
                return action->menu();
        }
        return nullptr;
    }
    PageSession& session() { return *m_window->session(); }

    std::unique_ptr<MainWindow> m_window;
};

void TestLanguage::init()
{
    choose("en");
    m_window = std::make_unique<MainWindow>(false);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestLanguage::cleanup()
{
    m_window.reset();
    choose("en");
}

void TestLanguage::everythingSaidChangesAndComesBack_data()
{
    QTest::addColumn<bool>("isStepping");
    QTest::addRow("the outcome") << false;
    QTest::addRow("a step") << true;
}

void TestLanguage::everythingSaidChangesAndComesBack()
{
    QFETCH(bool, isStepping);
    QVERIFY(open("sample:regions"));
    session().setStepping(isStepping);
    if (isStepping)
        session().step([](Stepper& stepper) { stepper.seek(1, 0, Position{20}); });
    session().selectPosition({30});
    session().selectRange({Position{4}, Position{9}});
    m_window->levelsView()->tree()->expandAll();
    QTRY_VERIFY(!m_window->explainer()->isWorking());
    choose("pt_BR"); // tabs that nobody looked at have said nothing yet; now they do
    choose("en");
    const auto isSettled = [this] { // answers may bring questions; the breadcrumbs wait for the layout
        const qsizetype texts = textsOf(*m_window).size();
        QTest::qWait(200);
        return !m_window->explainer()->isWorking() && textsOf(*m_window).size() == texts;
    };
    QTRY_VERIFY(isSettled());
    const QStringList english = textsOf(*m_window);
    QVERIFY(english.contains("&File") && english.contains("DOM tree") && english.contains("Outcome"));
    QVERIFY(english.contains("frequency > 1") && english.contains("class + style"));
    QVERIFY(m_window->statusNumbers().startsWith("marked 5–9: 5 nodes   |   raw 75 "));

    choose("pt_BR");
    QTRY_VERIFY(isSettled());
    const QStringList portuguese = textsOf(*m_window);
    QCOMPARE(portuguese.size(), english.size());
    QVERIFY(portuguese.contains("&Arquivo") && portuguese.contains("Árvore DOM") &&
            portuguese.contains("Resultado"));
    QVERIFY(portuguese.contains("frequência > 1") && portuguese.contains("classe + estilo"));
    QVERIFY(m_window->statusNumbers().startsWith("marcados 5–9: 5 nós   |   originais 75 "));
    // No text that reads otherwise in Portuguese is left.
    QStringList left;
    for (const Message& message : messages("pt_BR")) {
        if (message.forms.value(0) != message.source && portuguese.contains(message.source))
            left.append(message.source);
    }
    QCOMPARE(left.join(QLatin1String("; ")), QString());

    choose("en");
    QTest::qWait(50);
    QCOMPARE(textsOf(*m_window), english);
}

void TestLanguage::pageSelectionAndLayoutStay()
{
    QVERIFY(open("sample:shop"));
    session().selectPosition({400});
    session().selectLevel(3);
    session().selectRange({Position{390}, Position{420}});
    m_window->plotView()->frameRange();
    m_window->findChild<QDockWidget*>("levelsDock")->setFloating(true);
    QAction* hatch = menuTitled("&View")->actions().value(4);
    hatch->trigger();
    QTest::qWait(300); // the docks find their places
    QSignalSpy started(m_window->loader(), &PageLoader::started);
    QSignalSpy documents(&session(), &PageSession::documentChanged);
    QSignalSpy analyses(&session(), &PageSession::analysisStarted);
    QSignalSpy selections(&session(), &PageSession::selectionChanged);
    const auto docks = [this] {
        QVariantList all;
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            all << dock->isFloating() << dock->isVisible() << dock->size() << m_window->dockWidgetArea(dock);
        return all;
    };
    const auto state = [this, docks] {
        const QTreeView* tree = m_window->treeView()->tree();
        return QVariantList{session().selection().value,
                            session().level(),
                            session().range().begin.value,
                            m_window->plotView()->first(),
                            m_window->plotView()->last(),
                            m_window->geometry(),
                            docks(),
                            m_window->addressLine()->text(),
                            tree->isExpanded(tree->currentIndex().parent()),
                            static_cast<quint64>(tree->currentIndex().internalId()),
                            m_window->originalView()->isShadingShown()};
    };
    const QVariantList before = state();
    for (const char* code : {"pt_BR", "en", "pt_BR"}) {
        choose(code);
        QTest::qWait(100);
        QCOMPARE(state(), before);
        QVERIFY(hatch->isCheckable() && !hatch->isChecked());
    }
    QCOMPARE(started.count() + documents.count() + analyses.count() + selections.count(), 0);
}

void TestLanguage::sentencesOnTheScreenChange()
{
    m_window->showFirstRunHint();
    const auto shown = [this] {
        QStringList all;
        for (const QLabel* label : m_window->messageBar()->findChildren<QLabel*>())
            all.append(label->text());
        return all.join(' ');
    };
    QVERIFY(shown().contains("How it works"));
    choose("pt_BR");
    QVERIFY(shown().contains("Como funciona"));
    QVERIFY(m_window->messageBar()->sentence().isEmpty()); // a hint is no problem
    QTemporaryDir folder;
    const QString damaged = folder.filePath("damaged.html.gz");
    QFile file(damaged);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("\x1f\x8b\x08", 3) == 3);
    file.close();
    for (const QString& address :
         {QStringLiteral("/no/such/page.html"), QStringLiteral("sample:none"), folder.path(), damaged}) {
        choose("en");
        m_window->open(address);
        QTRY_VERIFY(m_window->messageBar()->sentence().contains(address)); // it is read on another thread
        const QString english = m_window->messageBar()->sentence();
        choose("pt_BR");
        const QString portuguese = m_window->messageBar()->sentence();
        QVERIFY(portuguese.contains(address) && portuguese != english);
        QVERIFY(shown().contains(portuguese.toHtmlEscaped()));
    }
    QVERIFY(m_window->messageBar()->sentence().endsWith("(termina antes do primeiro byte)."));
}

void TestLanguage::helpChanges()
{
    menuTitled("&Help")->actions().first()->trigger();
    auto* dialog = m_window->findChild<QDialog*>("helpDialog");
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto* text = dialog->findChild<QTextBrowser*>();
    QVERIFY(text->toPlainText().contains("The algorithm in five steps"));
    choose("pt_BR");
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Como o Tagseam funciona"));
    QVERIFY(text->toPlainText().contains("O algoritmo em cinco passos"));
    // The same keys in both, but for those whose names differ, such as the arrows.
    static const QRegularExpression key(
        QStringLiteral("(?:Ctrl|Shift)\\+(?:Shift\\+)?(?:[A-Z0-9+−](?!\\w)|F\\d+)|\\bF\\d+"));
    QStringList keys[2];
    for (int i = 0; i < 2; ++i) {
        choose(Language::codes()[i]);
        for (auto match = key.globalMatch(text->toPlainText()); match.hasNext();)
            keys[i].append(match.next().captured());
        QVERIFY(text->find("F1"));
    }
    QCOMPARE(keys[1], keys[0]);
    dialog->close();
}

void TestLanguage::numbersFollow()
{
    QVERIFY(open("sample:regions"));
    auto* field = m_window->optionsBar()->advantage();
    QCOMPARE(field->text(), QStringLiteral("0.20"));
    QVERIFY2(m_window->statusNumbers().contains("−42.7 %"), qPrintable(m_window->statusNumbers()));
    QCOMPARE(decimal(12345.678, 2), QStringLiteral("12345.68"));
    const QLocale before;
    choose("pt_BR");
    QCOMPARE(field->text(), QStringLiteral("0,20"));
    QCOMPARE(field->value(), 0.2);
    QVERIFY(m_window->statusNumbers().contains("−42,7%"));
    QCOMPARE(decimal(12345.678, 2), QStringLiteral("12345,68"));
    QVERIFY(QLocale() == before); // it is what pages are told
    session().selectRange({Position{2}, Position{3}});
    QVERIFY(m_window->statusNumbers().startsWith("marcado 3–3: 1 nó "));
    choose("en");
    QVERIFY(m_window->statusNumbers().startsWith("marked 3–3: 1 node "));
}

void TestLanguage::menuChoosesAndRemembers()
{
    QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    QCoreApplication::setOrganizationName("tagseam-test");
    m_window = std::make_unique<MainWindow>(true);
    const QList<QAction*> actions = m_window->findChild<QMenu*>("languageMenu")->actions();
    QStringList names;
    for (QAction* action : actions) {
        names.append(action->text());
        QCOMPARE(action->isChecked(), action->text() == "&English");
    }
    QCOMPARE(names, QStringList({"As the &system", "&English", "&Português (Brasil)"}));
    actions[2]->trigger();
    QCOMPARE(Language::instance()->code(), QStringLiteral("pt_BR"));
    QCOMPARE(QSettings().value("language").toString(), QStringLiteral("pt_BR"));
    QVERIFY(actions[2]->isChecked() && !actions[1]->isChecked());
    QCOMPARE(actions[0]->text(), QStringLiteral("Como no &sistema"));
    actions[0]->trigger();
    QVERIFY(actions[0]->isChecked());
    QCOMPARE(QSettings().value("language", "none").toString(), QString());
    QVERIFY(Language::codes().contains(Language::instance()->code()));
    QCoreApplication::setOrganizationName({});
}

void TestLanguage::mnemonicsAreUnique_data()
{
    QTest::addColumn<QString>("code");
    for (const QString& code : Language::codes())
        QTest::addRow("%s", qPrintable(code)) << code;
}

void TestLanguage::mnemonicsAreUnique()
{
    QFETCH(QString, code);
    choose(code);
    QCOMPARE(duplicatesIn(m_window->menuBar()->actions()).join(QLatin1String("; ")), QString());
    // Alt and a letter is for a menu or a field, not for both.
    QStringList texts;
    for (const QAction* menu : m_window->menuBar()->actions()) {
        QVERIFY2(!mnemonic(menu->text()).isNull(), qPrintable(menu->text()));
        texts.append(menu->text());
    }
    for (const QLabel* label : m_window->findChildren<QLabel*>()) {
        if (label->buddy() != nullptr)
            texts.append(label->text());
    }
    for (const QAbstractButton* button : m_window->findChildren<QAbstractButton*>())
        texts.append(button->text());
    QCOMPARE(duplicates(texts).join(QLatin1String("; ")), QString());
}

void TestLanguage::shortcutsAreTheSame()
{
    const auto shortcuts = [this] {
        QStringList all;
        for (const QAction* action : m_window->findChildren<QAction*>())
            all.append(QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText));
        return all;
    };
    const QStringList english = shortcuts();
    QVERIFY(english.filter("Ctrl+H").size() == 1 && english.filter("Alt+Left").size() == 1);
    choose("pt_BR");
    QCOMPARE(shortcuts(), english);
}

void TestLanguage::everyTextIsTranslated_data()
{
    mnemonicsAreUnique_data();
}

void TestLanguage::everyTextIsTranslated()
{
    QFETCH(QString, code);
    const std::vector<Message> all = messages(code);
    QVERIFY(all.size() >= (code == "en" ? 4U : 200U));
    for (const Message& message : all) {
        const QByteArray where = (message.context + ": " + message.source).toUtf8();
        QVERIFY2(message.isFinished, where);
        QCOMPARE(message.forms.size(), message.isPlural ? 2 : 1);
        for (const QString& form : message.forms) {
            QVERIFY2(!form.trimmed().isEmpty(), where);
            QVERIFY2(placeholders(form) == placeholders(message.source), where);
            QVERIFY2(tags(form) == tags(message.source), where);
            const bool isMarked = !mnemonic(message.source).isNull();
            QVERIFY2(isMarked == !mnemonic(form).isNull(), where);
            QVERIFY2(form.endsWith(QStringLiteral("…")) == message.source.endsWith(QStringLiteral("…")),
                     where);
        }
    }
}

TAGSEAM_TEST(TestLanguage)
#include "tst_language.moc"
