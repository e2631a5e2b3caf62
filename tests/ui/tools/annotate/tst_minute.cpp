// SPDX-License-Identifier: MIT
// A page with ten records, labelled by real keys and clicks of the window system, sent by xdotool.
#include "core/truth/annotation/annotationfile.h"
#include "tests/requirements.h"
#include "tests/ui/window/windowtest.h"
#include "ui/session/annotation/annotator.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/annotate/labeller.h"

#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>

#include <map>

using namespace tagseam;

namespace {

constexpr int records = 10;

std::string page()
{
    std::string html =
        "<!DOCTYPE html><html><head><title>Ten</title><style>body{margin:0;width:1000px}"
        "nav{height:60px}li{height:70px;list-style:none}ul{margin:0;padding:20px 0}"
        "h3{margin:0;padding:0 300px 0 0;width:300px;height:30px;font-size:16px}"
        "p{margin:0}footer{height:60px}</style></head><body><nav><a href=#a>Home</a> <a href=#b>Tents</a> "
        "<a href=#c>Boots</a></nav><ul>";
    for (int i = 1; i <= records; ++i)
        html += "<li><div><h3>Tent " + std::to_string(i) + "</h3><p>Sleeps " + std::to_string(i) +
                ", and weighs little</p></div></li>";
    return html + "</ul><footer><p>Imprint and terms of the shop</p></footer></body></html>";
}

} // namespace

class TestMinute : public WindowTest {
    Q_OBJECT

  private slots:
    void tenRecordsAreLabelledByKeysAndClicks();
    void cleanup() { closeWindow(); }

  private:
    /// True if it ran without error; events are handled meanwhile.
    static bool xdotool(const QStringList& arguments)
    {
        QProcess process;
        process.start(QStringLiteral("xdotool"), arguments);
        return waitFor([&] { return process.state() == QProcess::NotRunning; }) &&
               process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    }
    bool press(const QString& key, const std::function<bool()>& hasWorked)
    {
        return xdotool({"key", key}) && waitFor(hasWorked) && answers();
    }
    /// `place` is in CSS pixels in the viewport of the original page.
    bool click(const QPointF& place, const QString& expected)
    {
        const QWebEngineView* view = originalView()->view();
        const QPoint at = view->mapToGlobal((place * view->zoomFactor()).toPoint());
        return xdotool(
                   {"mousemove", "--sync", QString::number(at.x()), QString::number(at.y()), "click", "1"}) &&
               waitFor([&] { return isSelected(expected); }) && answers();
    }
    bool isSelected(const QString& name) const
    {
        const PageSession& session = *m_window->session();
        return session.selection()->node() != noNode &&
               session.trees()->describe(session.selection()->node()).startsWith(name);
    }
    bool hasMarks(std::size_t count) const { return m_window->annotator()->marks().size() == count; }
};

void TestMinute::tenRecordsAreLabelledByKeysAndClicks()
{
    TAGSEAM_QT_NEEDS("xvfb", QGuiApplication::platformName() == QLatin1String("xcb"));
    TAGSEAM_QT_NEEDS("xdotool", !QStandardPaths::findExecutable("xdotool").isEmpty());
    showWindow();
    const QString path = write("ten.html", QByteArray::fromStdString(page()));
    QVERIFY(open(path) && m_window->showTab("marks") && answers());
    const auto selects = [this](const char* name) { return [this, name] { return isSelected(name); }; };
    const auto marks = [this](std::size_t count) { return [this, count] { return hasMarks(count); }; };
    const auto proposes = [this] {
        return m_window->findChild<AnnotateView*>()->labeller()->proposedCount() == records - 1;
    };

    QVERIFY(click({500, 88}, "h3")); // the title of the first record, beside its text
    QVERIFY(press("Up", selects("li")) &&
            press("2", marks(1))); // a record, and no part of it that looks alike
    QVERIFY(press("s", proposes) && press("Return", marks(records)));      // records like it
    QVERIFY(press("Up", selects("ul")) && press("1", marks(records + 1))); // main content
    QVERIFY(click({900, 30}, "nav") && press("3", marks(records + 2)));
    QVERIFY(press("u", selects("footer"))); // the next unmarked part, which is out of sight
    QVERIFY(press("7", marks(records + 3)) && press("ctrl+z", marks(records + 2)) &&
            press("6", marks(records + 3))); // no sidebar, but the footer

    const Result<LoadedAnnotation> loaded = loadAnnotation(annotationPath(path.toStdString()));
    QVERIFY(loaded);
    std::map<std::string, std::vector<std::string>> byLabel;
    for (const Mark& mark : loaded->annotation.marks)
        byLabel[mark.label].push_back(mark.targets.front().xpath);
    std::vector<std::string> expected;
    for (int i = 1; i <= records; ++i)
        expected.push_back("/html/body/ul/li[" + std::to_string(i) + "]");
    std::ranges::sort(expected);
    std::ranges::sort(byLabel["record"]);
    QCOMPARE(byLabel.size(), 4U);
    QCOMPARE(byLabel["record"], expected);
    QCOMPARE(byLabel["main"], std::vector<std::string>{"/html/body/ul"});
    QCOMPARE(byLabel["navigation"], std::vector<std::string>{"/html/body/nav"});
    QCOMPARE(byLabel["footer"], std::vector<std::string>{"/html/body/footer"});
}

TAGSEAM_TEST(TestMinute)
#include "tst_minute.moc"
