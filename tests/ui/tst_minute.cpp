// SPDX-License-Identifier: MIT
// A page with ten records, labelled by keyboard and mouse in the program's own window: xdotool is the person.
#include "core/truth/annotationfile.h"
#include "testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace tagseam;

namespace {

constexpr QRgb titleColour = qRgb(0x00, 0xc8, 0xff); // of the records' titles, and of nothing else
constexpr int firstTitle = 80;                       // CSS pixels from the top of the page
constexpr int titleStep = 70;                        // from title to title
constexpr int records = 10;

std::string page()
{
    std::string html =
        "<!DOCTYPE html><html><head><title>Ten</title><style>body{margin:0;width:1000px}"
        "nav{height:60px}li{height:70px;list-style:none}ul{margin:0;padding:20px 0}"
        "h3{margin:0;padding:0 300px 0 0;width:300px;height:30px;background:#00c8ff;font-size:16px}"
        "p{margin:0}footer{height:60px}</style></head><body><nav><a href=#a>Home</a> <a href=#b>Tents</a> "
        "<a href=#c>Boots</a></nav><ul>";
    for (int i = 1; i <= records; ++i)
        html += "<li><div><h3>Tent " + std::to_string(i) + "</h3><p>Sleeps " + std::to_string(i) +
                ", and weighs little</p></div></li>";
    return html + "</ul><footer><p>Imprint and terms of the shop</p></footer></body></html>";
}

bool isTitle(QRgb colour)
{
    const auto isNear = [](int a, int b) { return std::abs(a - b) <= 8; };
    return isNear(qRed(colour), qRed(titleColour)) && isNear(qGreen(colour), qGreen(titleColour)) &&
           isNear(qBlue(colour), qBlue(titleColour));
}

/// From CSS pixels of the left page to the screen.
struct PagePlace {
    QPointF origin;
    double scale = 0;
    friend bool operator==(const PagePlace&, const PagePlace&) = default;
    QPoint at(double x, double y) const { return (origin + QPointF(x, y) * scale).toPoint(); }
};

// By the titles of the page.
std::optional<PagePlace> placeOf(const QImage& screen)
{
    for (int x = 0; x < screen.width(); ++x) {
        std::vector<int> tops;
        for (int y = 1; y < screen.height(); ++y) {
            if (isTitle(screen.pixel(x, y)) && !isTitle(screen.pixel(x, y - 1)))
                tops.push_back(y);
        }
        if (tops.size() < records)
            continue;
        PagePlace place;
        place.scale = (tops[records - 1] - tops[0]) / double{(records - 1) * titleStep};
        place.origin = {double(x), tops[0] - firstTitle * place.scale};
        return place;
    }
    return {};
}

} // namespace

class TestMinute : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void tenRecordsAreLabelledInAMinute();

  private:
    static void xdotool(const QStringList& arguments);
    static QImage screen() { return QGuiApplication::primaryScreen()->grabWindow(0).toImage(); }
    void click(double x, double y) const;
    static void press(const QString& keys);
    /// Where it stands still, having been laid out.
    bool findPage();
    std::size_t marks() const;
    /// A picture of what was on the screen, kept beside the test.
    static QString shot();

    QTemporaryDir m_folder;
    std::string m_file;
    PagePlace m_place;
};

void TestMinute::initTestCase()
{
    if (QGuiApplication::platformName() != QLatin1String("xcb"))
        QSKIP("It needs a real window: xvfb-run and QT_QPA_PLATFORM=xcb.");
    QVERIFY2(!QStandardPaths::findExecutable("xdotool").isEmpty(), "xdotool is not installed");
}

void TestMinute::xdotool(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    QVERIFY(process.waitForFinished(10000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

void TestMinute::click(double x, double y) const
{
    const QPoint at = m_place.at(x, y);
    xdotool({"mousemove", QString::number(at.x()), QString::number(at.y())});
    QTest::qWait(200);
    xdotool({"click", "1"});
    QTest::qWait(500);
}

void TestMinute::press(const QString& keys)
{
    xdotool(QStringList{"key", "--delay", "120"} + keys.split(' '));
    QTest::qWait(300);
}

bool TestMinute::findPage()
{
    const std::optional<PagePlace> before = placeOf(screen());
    QTest::qWait(1000); // a person looks first
    const std::optional<PagePlace> after = placeOf(screen());
    m_place = after.value_or(PagePlace{});
    return before && before == after;
}

std::size_t TestMinute::marks() const
{
    const Result<LoadedAnnotation> loaded = loadAnnotation(m_file);
    return loaded ? loaded->annotation.marks.size() : 0;
}

QString TestMinute::shot()
{
    const QString file = QDir::current().filePath(QStringLiteral("tst_minute.png"));
    screen().save(file);
    return file;
}

void TestMinute::tenRecordsAreLabelledInAMinute()
{
    const QString path = m_folder.filePath("ten.html");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(page()));
    file.close();
    m_file = annotationPath(path.toStdString());

    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CONFIG_HOME", m_folder.path()); // no settings but the usual ones
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    QElapsedTimer clock;
    clock.start();
    program.start(QStringLiteral(TAGSEAM_PROGRAM), {path, "--explain", "marks", "--lang", "en"});
    QVERIFY(program.waitForStarted());
    if (!QTest::qWaitFor([&] { return findPage(); }, 40000))
        QFAIL(qPrintable(QStringLiteral("the page is not on the screen; see %1").arg(shot())));
    xdotool({"search", "--onlyvisible", "--name", "Tagseam", "windowfocus"}); // there is no window manager
    const qint64 shown = clock.elapsed();

    click(500, firstTitle + 8); // the title of the first record, beside its text
    press("Up Up 2");           // its div, its li: a record
    press("s Return");          // those like it
    if (!QTest::qWaitFor([&] { return marks() == records; }, 5000))
        QFAIL(qPrintable(QStringLiteral("%1 marks; see %2").arg(marks()).arg(shot())));
    press("Up 1"); // the list around it: main content
    click(900, 30);
    press("3");
    press("u");          // the next part without a mark: the footer, which is out of sight
    press("7 ctrl+z 6"); // no sidebar, but the footer
    if (!QTest::qWaitFor([&] { return marks() == records + 3; }, 5000))
        QFAIL(qPrintable(QStringLiteral("%1 marks; see %2").arg(marks()).arg(shot())));
    const qint64 labelled = clock.elapsed();
    program.kill(); // all is in the file
    QVERIFY(program.waitForFinished(10000));

    const Result<LoadedAnnotation> loaded = loadAnnotation(m_file);
    QVERIFY(loaded);
    std::map<std::string, std::vector<std::string>> byLabel;
    for (const Mark& mark : loaded->annotation.marks)
        byLabel[mark.label].push_back(mark.targets.front().xpath);
    QCOMPARE(byLabel.size(), 4U);
    QCOMPARE(byLabel["main"], std::vector<std::string>{"/html/body/ul"});
    QCOMPARE(byLabel["navigation"], std::vector<std::string>{"/html/body/nav"});
    QCOMPARE(byLabel["footer"], std::vector<std::string>{"/html/body/footer"});
    std::vector<std::string> expected;
    for (int i = 1; i <= records; ++i)
        expected.push_back("/html/body/ul/li[" + std::to_string(i) + "]");
    std::vector<std::string>& marked = byLabel["record"];
    std::ranges::sort(marked);
    std::ranges::sort(expected);
    QCOMPARE(marked, expected);

    QProcess score;
    score.start(QStringLiteral(TAGSEAM_CLI),
                {"score", path, QFile::decodeName(m_file.c_str()), "--method", "all", "--json"});
    QVERIFY(score.waitForFinished(20000));
    const QJsonObject all = QJsonDocument::fromJson(score.readAllStandardOutput())["scores"][0].toObject();
    const QJsonObject targets = all["targets"].toObject();
    QCOMPARE(targets["all"].toInt(), records);
    QCOMPARE(targets["whole"].toInt(), records);
    // The list, and in each of its items a div, a title, a text in it, a line and its text.
    QCOMPARE(all["nodes"]["both"].toInt(), 1 + records * 6);
    // The body; the navigation with three links and their texts; the footer, its line and the text of that.
    QCOMPARE(all["nodes"]["keptOnly"].toInt(), 1 + 1 + 3 * 2 + 3);
    qInfo("labelled in %.1f s, %.1f s of them until the page was shown", double(labelled) / 1000,
          double(shown) / 1000);
    QVERIFY2(labelled < 60000, "that is more than a minute");
}

TAGSEAM_BARE_TEST(TestMinute)
#include "tst_minute.moc"
