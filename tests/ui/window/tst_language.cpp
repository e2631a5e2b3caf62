// SPDX-License-Identifier: MIT
// Language and theme of the window, and the .ts files. No other test checks wording.
#include "core/methods/methods.h"
#include "core/teach/replaytemplate.h"
#include "core/tps/listing.h"
#include "tests/replacedterms.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/window/windowtest.h"
#include "tests/ui/window/windowwalk.h"
#include "ui/plot/plotview.h"
#include "ui/tools/corpus/corpusworkspace.h"
#include "ui/tools/corpus/opencorpus.h"
#include "ui/tools/learn/lessons.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/site/opensite.h"
#include "ui/tools/site/sitetreetab.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/theme.h"
#include "ui/window/explainview.h"
#include "ui/window/manualpages.h"
#include "ui/window/optionsbar.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QProgressBar>
#include <QSettings>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>
#include <QXmlStreamReader>

#include <cmath>

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

QString textOf(const ManualPage& page)
{
    QString text;
    for (const ManualSection& section : page.sections)
        text += section.title + '\n' + section.text;
    return text;
}

QStringList matches(const QRegularExpression& pattern, const QString& text)
{
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    return found;
}

// "%1", "%n" and so on, each as often as it occurs, sorted.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%(?:L?\\d{1,2}|n|p)"));
    QStringList found = matches(placeholder, text);
    found.sort();
    return found;
}

// The tags of rich text in order, links with their targets.
QStringList tags(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("<[^<>]*>"));
    return matches(tag, text);
}

// The key of "&File", upper case; null if there is none.
QChar mnemonic(const QString& text)
{
    const QString plain = QString(text).remove(QLatin1String("&&"));
    const qsizetype at = plain.indexOf('&');
    return at < 0 || at + 1 == plain.size() ? QChar() : plain[at + 1].toUpper();
}

QStringList duplicates(const QStringList& texts)
{
    QMap<QChar, QString> byKey;
    QStringList found;
    for (const QString& text : texts) {
        QString& other = byKey[mnemonic(text)];
        if (!mnemonic(text).isNull() && !other.isEmpty())
            found.append(other + " | " + text);
        other = text;
    }
    return found;
}

// The texts that have the same key in a menu or a submenu.
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

// Returns each text of this program between marks.
class MarkingTranslator : public QTranslator {
  public:
    MarkingTranslator() { QCoreApplication::installTranslator(this); }
    ~MarkingTranslator() override { QCoreApplication::removeTranslator(this); }
    Q_DISABLE_COPY_MOVE(MarkingTranslator)
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
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                texts << index.data(role).toString();
        }
        addCells(texts, model, model.index(row, 0, parent));
    }
}

bool isQtsOwn(const QWidget& widget)
{
    return widget.objectName().startsWith(QLatin1String("qt_")) ||
           (widget.parent() != nullptr && widget.parent()->inherits("QTabBar")) ||
           widget.inherits("QDockWidgetTitleButton") || widget.inherits("QLineEditIconButton") ||
           widget.inherits("QTableCornerButton");
}

QList<const QWidget*> visibleIn(const QWidget& top)
{
    QList<const QWidget*> all{&top};
    for (const QWidget* each : top.findChildren<QWidget*>()) {
        if (each->isVisibleTo(&top) && !isQtsOwn(*each))
            all << each;
    }
    return all;
}

// All texts of a widget and its children, in order.
QStringList textsOf(const QWidget& top)
{
    QStringList texts;
    for (const QAction* action : top.findChildren<QAction*>())
        texts << action->text() << action->toolTip() << action->statusTip();
    for (const QWidget* widget : visibleIn(top)) {
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription()
              << widget->windowTitle() << widget->statusTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            texts << line->placeholderText();
        else if (const auto* bar = qobject_cast<const QProgressBar*>(widget))
            texts << bar->format();
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            texts << group->title();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            addCells(texts, *box->model());
        else if (const auto* number = qobject_cast<const QAbstractSpinBox*>(widget))
            texts << number->specialValueText() << number->text();
        else if (const auto* browser = qobject_cast<const QTextEdit*>(widget))
            texts << browser->toPlainText();
        if (const auto* tabs = qobject_cast<const QTabWidget*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i) << tabs->tabToolTip(i);
        }
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (view == nullptr || view->model() == nullptr || view->inherits("QHeaderView"))
            continue;
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                texts << view->model()->headerData(column, Qt::Horizontal, role).toString();
        }
        addCells(texts, *view->model());
    }
    texts.removeAll(QString());
    return texts;
}

// The part of a text that is not between marks.
QString unmarked(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar each :
         Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text) {
        depth += each == u'⟦' ? 1 : each == u'⟧' ? -1 : 0;
        if (depth == 0)
            rest += each;
    }
    return rest;
}

QStringList words(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    return matches(word, text);
}

// The contrast as WCAG 2 defines it: 1 for the same colour, 21 for black on white.
double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

// The background colour of a widget's text: boxes and labels are transparent.
QColor backgroundOf(const QWidget& widget)
{
    const QWidget* filled = &widget;
    while (!filled->autoFillBackground() && !filled->isWindow() && !filled->inherits("QAbstractScrollArea") &&
           !filled->inherits("QLineEdit") && !filled->inherits("QPushButton"))
        filled = filled->parentWidget();
    return filled->palette().color(QPalette::Active, filled->backgroundRole());
}

// The link colours of the rich text in a widget or its children.
QList<QColor> linkColours(const QWidget& widget)
{
    QList<QColor> colours;
    for (const QTextDocument* text : widget.findChildren<QTextDocument*>()) {
        for (QTextBlock block = text->begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QTextCharFormat format = at.fragment().charFormat();
                if (format.isAnchor() && !format.anchorHref().isEmpty())
                    colours << format.foreground().color();
            }
        }
    }
    return colours;
}

} // namespace

class TestLanguage : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        Language::instance()->choose("en");
        showWindow({1440, 900});
        QByteArray page = "<!DOCTYPE html><html><head><title>zorbil</title></head><body><ul class=navix>" +
                          QByteArray("<li><a href='#x'>quimp</a></li>").repeated(6) + "</ul><ol id=hitz>";
        for (int i = 1; i <= 20; ++i)
            page += "<li class=hit><b>glorb " + QByteArray::number(i) + "</b><i>pruz</i></li>";
        page += "</ol><p class=footz>fnord</p></body></html>";
        write("site/one.html", page);
        write("site/two.html", page);
        write("pages/broken.html", {});
        const QString path = write("pages/zorbil.html", page);
        for (const char* name : {"figure2", "small-main"}) {
            const QString from = QStringLiteral(TAGSEAM_SAMPLES "/%1.html").arg(name);
            const QString to = m_folder->filePath(QStringLiteral("pages/%1.html").arg(name));
            QVERIFY(QFile::copy(from, to));
            QVERIFY(QFile::copy(from + ".annotation.json", to + ".annotation.json"));
        }
        QVERIFY(open(path));
        OpenCorpus& corpus = *m_window->findChild<CorpusWorkspace*>()->corpus();
        corpus.openFolder(m_folder->filePath("pages"));
        QVERIFY(waitFor([&] { return corpus.isSettled() && corpus.hasFolder(); }));
        corpus.start("jidm-2013,jidm-2013+velloso-2014", true);
        QVERIFY(waitFor([&] { return corpus.isSettled() && corpus.run(0) != nullptr; }));
        corpus.save(m_folder->filePath("run.jsonl"));
        QVERIFY(waitFor([&] { return corpus.isSettled() && !corpus.isUnsaved(); }));
        QVERIFY(QFile::copy(m_folder->filePath("run.jsonl"), m_folder->filePath("other.jsonl")));
        corpus.openRun(m_folder->filePath("other.jsonl"), 1);
        QVERIFY(waitFor([&] { return corpus.isSettled() && corpus.run(1) != nullptr; }));
        session().selection()->selectPosition({30});
        session().selection()->selectRange({Position{20}, Position{29}});
        session().cursor()->step([](Stepper& stepper) { stepper.seek(1, 0, Position{20}); });
        site().learn(m_folder->filePath("site"));
        QVERIFY(waitFor([&] { return !site().isBusy() && site().site() != nullptr; }));
        site().save(m_folder->filePath("site.json"));
        QVERIFY(waitFor([&] { return !site().isUnsaved(); }) && answers());
        corpus.select(0);

        QString names =
            page + path + corpus.run(0)->name() +
            " Ctrl Shift Alt Return PgDown PgUp Del English Português Brasil figure2.html small-main.html "
            "broken.html head meta annotation.json site.json other.jsonl #text";
        for (const MethodEntry* each : methodEntries())
            names += ' ' + latin(each->name);
        for (const ListingLine& each : listing(session().runner()->setup().search))
            names += ' ' + QString::fromStdString(each.text);
        for (const RunMethod& each : corpus.methods())
            names += ' ' + QString::fromStdString(each.method);
        names +=
            ' ' + QString::fromUtf8(replaySentences.data(), static_cast<qsizetype>(replaySentences.size()));
        for (const QString& each : words(names))
            m_names << each;
    }
    void cleanup()
    {
        if (Language::instance()->code() != "en")
            QVERIFY(speak("en"));
    }
    void everyTextIsTranslated();
    void everyTextIsReadableInEachTheme();
    void pageAndWorkStay();
    void pageOfTheClipboardStays();
    void lessonStays();
    void refusalsAreTranslated();
    void keysAreTheSameInEachLanguage();
    void numbersFollow();
    void menuChoosesAndRemembers();
    void mnemonicsAreUniqueAndEveryTextIsTranslated();
    void mnemonicsOfMenusAtTheMouseAreUnique();
    void replacedTermsAreGone();

  private:
    OpenCorpus& corpus() { return *m_window->findChild<CorpusWorkspace*>()->corpus(); }
    OpenSite& site() { return *m_window->findChild<SiteTreeTab*>()->site(); }
    // True if the new window has opened the work of the old one again.
    bool isWorkOpen()
    {
        return waitFor(
            [&] { return corpus().isSettled() && corpus().run(1) != nullptr && site().site() != nullptr; });
    }
    QTreeView* tree() { return m_window->treeView()->tree(); }

    QSet<QString> m_names; // words that are the same in all languages
};

// In each view, while it is visible.
void TestLanguage::everyTextIsTranslated()
{
    static const QRegularExpression bad(
        QStringLiteral("%\\d|%n|\\w\\.\\p{Lu}\\p{Ll}|[\\p{Ll},;]  \\w| [,.;] |\\(\\)"));
    QStringList wrong;
    const auto placeOf = [](const QWidget& view) {
        return view.objectName() + ' ' + view.metaObject()->className() + ": ";
    };
    wrong += visitViews(*m_window, [&](QWidget& view) {
        QVERIFY(answers());
        for (const QString& text : textsOf(view)) {
            if (text.contains(bad))
                wrong << placeOf(view) + "bad wording " + text.left(120);
        }
        for (const QWidget* each : visibleIn(view)) {
            const auto* button = qobject_cast<const QAbstractButton*>(each);
            if (button != nullptr && (button->text() + button->accessibleName()).trimmed().isEmpty())
                wrong << placeOf(view) + "a button without a name: " + button->metaObject()->className();
        }
    });
    {
        const MarkingTranslator marks;
        QVERIFY(speak("pt_BR") && isWorkOpen()); // the report has the texts of the marks
        corpus().select(0);
        wrong += visitViews(*m_window, [&](QWidget& view) {
            QVERIFY(answers());
            bool isMarked = false;
            for (const QString& text : textsOf(view)) {
                isMarked = isMarked || text.contains(u'⟦');
                for (const QString& word : words(unmarked(text))) {
                    if (!m_names.contains(word))
                        wrong << placeOf(view) + word + " in " + text.left(120);
                }
            }
            if (!isMarked)
                wrong << placeOf(view) + "nothing is marked";
        });
    }
    wrong.removeDuplicates();
    QCOMPARE(wrong.join('\n'), QString());
}

// Colours from palettes and rich text. The other workspaces are checked without being shown.
void TestLanguage::everyTextIsReadableInEachTheme()
{
    m_window->showFirstRunHint();
    QStringList wrong;
    const auto check = [&](const QWidget& widget, const QColor& colour, double least) {
        const QColor background = backgroundOf(widget);
        if (contrast(colour, background) < least)
            wrong << QStringLiteral("%1 %2 %3 on %4")
                         .arg(widget.metaObject()->className(), widget.toolTip(), colour.name(),
                              background.name());
    };
    static const QRegularExpression colour(QStringLiteral("color\\W+(#[0-9a-fA-F]{6})"));
    int links = 0;
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Light}) {
        m_window->setTheme(choice);
        QCOMPARE(Theme::current().isDark, choice == ThemeChoice::Dark);
        for (std::size_t workspace = 0; workspace < workspaces; ++workspace) {
            session().setWorkspace(static_cast<Workspace>(workspace));
            QVERIFY(answers());
            for (const QToolButton* each :
                 m_window->findChild<StepperView*>()->findChildren<QToolButton*>()) {
                const QImage icon = each->icon().pixmap(20).toImage();
                QColor drawn = backgroundOf(*each);
                for (int pixel = 0; pixel < icon.width() * icon.height(); ++pixel) {
                    const QColor seen = icon.pixelColor(pixel % icon.width(), pixel / icon.width());
                    drawn = seen.alpha() == 255 ? seen : drawn;
                }
                if (each->defaultAction() != nullptr && !icon.isNull())
                    check(*each, drawn, 3);
            }
            for (const QWidget* each : m_window->findChildren<QWidget*>()) {
                check(*each, each->palette().color(QPalette::Active, each->foregroundRole()), 4.5);
                const auto* label = qobject_cast<const QLabel*>(each);
                const QString text = label != nullptr ? label->text() : QString();
                for (auto match = colour.globalMatch(text); match.hasNext();)
                    check(*label, QColor(match.next().captured(1)), 3); // squares of a legend
                for (const QColor& link : label == nullptr ? QList<QColor>() : linkColours(*label)) {
                    check(*label, link, 4.5);
                    ++links;
                }
            }
        }
    }
    wrong.removeDuplicates();
    QCOMPARE(wrong.join('\n'), QString());
    QVERIFY(links > 0);
    m_window->messageBar()->hide();
}

void TestLanguage::pageAndWorkStay()
{
    session().selection()->selectPosition({30});
    session().selection()->selectLevel(1);
    session().selection()->selectRange({Position{20}, Position{29}});
    session().setStepping(true);
    session().cursor()->step([](Stepper& stepper) { stepper.seek(7); });
    QVERIFY(m_window->showTab("blocking") && answers());
    const auto state = [this] {
        return QVariantList{session().selection()->node().value,
                            session().selection()->level(),
                            session().selection()->range().begin.value,
                            static_cast<quint64>(session().cursor()->stepper().step()),
                            static_cast<int>(session().workspace()),
                            m_window->addressBar()->line()->text(),
                            static_cast<quint64>(tree()->currentIndex().internalId()),
                            m_window->size()};
    };
    const QVariantList before = state();
    for (const char* code : {"pt_BR", "en"}) {
        QVERIFY(speak(code) && isWorkOpen());
        QCOMPARE(state(), before);
        QCOMPARE(corpus().folder(), m_folder->filePath("pages"));
        QCOMPARE(QString::fromStdString(corpus().run(0)->path), m_folder->filePath("run.jsonl"));
        QCOMPARE(QString::fromStdString(corpus().run(1)->path), m_folder->filePath("other.jsonl"));
        QCOMPARE(site().path(), m_folder->filePath("site.json"));
    }
    session().setWorkspace(Workspace::Inspect);
}

void TestLanguage::pageOfTheClipboardStays()
{
    const QString before = m_window->addressBar()->line()->text();
    QGuiApplication::clipboard()->setText("<!DOCTYPE html><p id=glorb>quimp</p>");
    QVERIFY(settles([&] { m_window->opener()->openClipboard(); }));
    QGuiApplication::clipboard()->clear();
    QVERIFY(speak("pt_BR"));
    QCOMPARE(session().trees()->document().attribute(NodeId{4}, "id"), std::string_view("glorb"));
    QVERIFY(open(before));
}

void TestLanguage::lessonStays()
{
    const QString before = m_window->addressBar()->line()->text();
    QVERIFY(settles([&] { m_window->findChild<LessonView*>()->openLesson(1, 2); }));
    QVERIFY(speak("pt_BR"));
    auto* tutor = m_window->findChild<Tutor*>();
    QVERIFY(waitFor([&] { return tutor->state() == Tutor::State::Page; }) && answers());
    QCOMPARE(tutor->lesson(), &tutor->lessons()[1]);
    QCOMPARE(tutor->page(), 2);
    QCOMPARE(tutor->pageToGoBackTo(), before);
    tutor->leave();
    QVERIFY(open(before));
}

void TestLanguage::refusalsAreTranslated()
{
    m_window->showFirstRunHint();
    QVERIFY(message().isEmpty()); // a hint is not an error
    const QString damaged = write("damaged.html.gz", QByteArray("\x1f\x8b\x08", 3));
    for (const QString& address :
         {QStringLiteral("/no/such/page.html"), QStringLiteral("sample:none"), m_folder->path(), damaged}) {
        Language::instance()->choose("en");
        const QString english = failureOf(address);
        QVERIFY2(english.contains(address), qPrintable(english));
        QCOMPARE(message(), english);
        Language::instance()->choose("pt_BR");
        const QString portuguese = failureOf(address);
        QVERIFY(portuguese.contains(address) && portuguese != english);
        QCOMPARE(message(), portuguese);
    }
    Language::instance()->choose("en");
}

void TestLanguage::keysAreTheSameInEachLanguage()
{
    const auto shortcuts = [this] {
        QStringList all;
        for (const QAction* each : m_window->findChildren<QAction*>())
            all.append(QKeySequence::listToString(each->shortcuts(), QKeySequence::PortableText));
        return all;
    };
    // Keys that the manual names; others have names that differ, such as the arrows.
    const auto keysIn = [](const ManualPage& page) {
        static const QRegularExpression key(
            QStringLiteral("(?:Ctrl|Shift)\\+(?:Shift\\+)?(?:[A-Z0-9+−](?!\\w)|F\\d+)|\\bF\\d+"));
        return matches(key, textOf(page));
    };
    const QStringList before = shortcuts();
    QVERIFY(before.filter("Ctrl+H").size() == 1 && before.filter("Alt+Left").size() == 1);
    QVERIFY(speak("pt_BR"));
    QCOMPARE(shortcuts(), before);
    const ManualPages english("en");
    const ManualPages portuguese("pt_BR");
    QStringList all;
    for (std::size_t i = 0; i < english.all().size(); ++i) {
        const QStringList keys = keysIn(english.all()[i]);
        QCOMPARE(keysIn(portuguese.all()[i]), keys);
        all += keys;
    }
    QVERIFY(all.contains("F1"));
}

void TestLanguage::numbersFollow()
{
    const QLocale before;
    for (const auto& [code, mark] : {std::pair("en", '.'), {"pt_BR", ','}}) {
        QVERIFY(speak(code));
        const auto* field = m_window->optionsBar()->minDifference();
        QCOMPARE(field->text(), QString("0.20").replace('.', mark));
        QCOMPARE(field->value(), 0.2);
        QCOMPARE(decimal(12345.678, 2), QString("12345.68").replace('.', mark));
        const double reduction = 100 * analysis().counts.reduction();
        QVERIFY(m_window->statusLine()->numbers().contains(
            QString::number(reduction, 'f', 1).replace('.', mark)));
        QVERIFY(QLocale() == before); // pages see this one
    }
}

void TestLanguage::menuChoosesAndRemembers()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    QCoreApplication::setOrganizationName("tagseam-test");
    auto window = std::make_unique<MainWindow>(true);
    const auto actions = [&] { return window->findChild<QMenu*>("languageMenu")->actions(); };
    const auto check = [&](const QString& chosen) {
        for (const QAction* action : actions())
            QCOMPARE(action->isChecked(), action->data().toString() == chosen);
    };
    QCOMPARE(actions().size(), Language::codes().size() + 1);
    check("en");
    for (const qsizetype at : {2, 0}) {
        const QSignalSpy wanted(window.get(), &MainWindow::languageWanted);
        actions()[at]->trigger();
        const QString code = wanted.last().first().toString();
        QCOMPARE(code, actions()[at]->data().toString());
        window = window->inLanguage(code);
        check(code);
        QCOMPARE(QSettings().value("language", "none").toString(), code);
        QVERIFY(Language::codes().contains(Language::instance()->code()));
        QVERIFY(code.isEmpty() || Language::instance()->code() == code);
    }
    Language::instance()->choose("en");
    QCoreApplication::setOrganizationName({});
}

void TestLanguage::mnemonicsAreUniqueAndEveryTextIsTranslated()
{
    for (const QString& code : Language::codes()) {
        QVERIFY(speak(code));
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
        for (const QAbstractButton* button : m_window->findChildren<QAbstractButton*>()) {
            if (button->window() == m_window.get())
                texts.append(button->text());
        }
        QCOMPARE(duplicates(texts).join(QLatin1String("; ")), QString());
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
}

// The menus that a view opens for what is selected in it, and those of its buttons.
void TestLanguage::mnemonicsOfMenusAtTheMouseAreUnique()
{
    QStringList wrong;
    for (const QString& code : Language::codes()) {
        QVERIFY(speak(code));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
        session().selection()->selectPosition({30});
        QVERIFY(answers());
        const WhenShown<QMenu> menus([&](QMenu* menu) {
            wrong += duplicatesIn(menu->actions());
            menu->close();
        });
        QSet<const QWidget*> asked;
        (void)visitViews(*m_window, [&](QWidget& view) {
            QVERIFY(answers());
            for (QAbstractItemView* each : view.findChildren<QAbstractItemView*>()) {
                each->setFocus();
                if (!each->hasFocus() || asked.contains(each))
                    continue;
                asked.insert(each);
                QContextMenuEvent asking(QContextMenuEvent::Keyboard, {}, each->mapToGlobal(QPoint()));
                QApplication::sendEvent(each, &asking);
                handleEvents();
            }
        });
        QVERIFY(menus.count() > 5);
        for (const QMenu* each : m_window->findChildren<QMenu*>())
            wrong += duplicatesIn(each->actions());
    }
    wrong.removeDuplicates();
    QCOMPARE(wrong.join('\n'), QString());
}

// One term for one thing: these were replaced.
void TestLanguage::replacedTermsAreGone()
{
    static const QRegularExpression replaced{QLatin1String(test::replacedTerms)};
    QStringList texts;
    const ManualPages english("en");
    for (const ManualPage& page : english.all())
        texts << textOf(page);
    for (const Message& message : messages("pt_BR"))
        texts << message.source;
    for (const Message& message : messages("en"))
        texts << message.forms;
    for (const Lesson& lesson : loadLessons()) {
        for (const LessonPage& page : lesson.pages)
            texts << page.text.text();
    }
    QVERIFY(texts.size() > 200);
    for (QString& text : texts) {
        text.remove(QRegularExpression(QStringLiteral("[Gg]round[\\s-]+truth|core/truth/")));
        const QRegularExpressionMatch found = replaced.match(text);
        QVERIFY2(!found.hasMatch(),
                 qPrintable(found.captured() + " in " + text.mid(found.capturedStart() - 60, 160)));
    }
}

TAGSEAM_TEST(TestLanguage)
#include "tst_language.moc"
