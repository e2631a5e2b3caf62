// SPDX-License-Identifier: MIT
// Exports of plot and waterline: the contents and sizes of the files, and errors of writing.
#include "tests/ui/dialogs.h"
#include "tests/ui/testpage.h"
#include "ui/plot/plotexport.h"
#include "ui/plot/waterlineview.h"
#include "ui/widgets/theme.h"
#include "ui/window/mainwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace tagseam;

class TestPlotExport : public QObject {
    Q_OBJECT

  private slots:
    void init()
    {
        m_session = std::make_unique<PageSession>();
        analyse(*m_session, menuAndList());
    }
    void formatsGoByTheExtensionAndWhatCannotBeWrittenIsRefused();
    void svgIsXmlWithTextAndOneShapeADotOfAllOrAnExcerpt();
    void svgNamesThePageEvenWhenXmlCannot();
    void legendHasTheBandsThatAreThere();
    void pdfIsOnePageWithFontsAndPngIsTwiceTheSize();
    void manyDotsBecomeAnImage();
    void menuAsksForAFileAndWritesWhatIsShown();

  private:
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QByteArray written(const char* name, const PlotExcerpt& excerpt) const
    {
        const QString path = file(name);
        const QString problem = exportPlot(*m_session, excerpt, path, *plotFormatOf(path));
        if (!problem.isEmpty())
            qWarning("%s", qPrintable(problem));
        return contentOf(path);
    }
    QByteArray written(const char* name) const { return written(name, PlotExcerpt::whole(*m_session)); }

    struct Svg {
        QStringList texts;
        QString title;
        QString description;
        int rects = 0;
        int images = 0;
        bool isWellFormed = false;
    };
    static Svg parsed(const QByteArray& bytes)
    {
        Svg svg;
        QXmlStreamReader xml(bytes);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("text"))
                svg.texts += xml.readElementText().trimmed();
            else if (xml.name() == QLatin1String("title"))
                svg.title = xml.readElementText();
            else if (xml.name() == QLatin1String("desc"))
                svg.description = xml.readElementText();
            else if (xml.name() == QLatin1String("rect"))
                ++svg.rects;
            else if (xml.name() == QLatin1String("image"))
                ++svg.images;
        }
        svg.isWellFormed = !xml.hasError();
        return svg;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PageSession> m_session;
};

void TestPlotExport::formatsGoByTheExtensionAndWhatCannotBeWrittenIsRefused()
{
    QCOMPARE(plotFormatOf("a.b/plot.svg"), std::optional(PlotFormat::Svg));
    QCOMPARE(plotFormatOf("PLOT.PDF"), std::optional(PlotFormat::Pdf));
    QCOMPARE(plotFormatOf("plot.svg.png"), std::optional(PlotFormat::Png));
    for (const char* other : {"plot", "plot.gif", "svg", "plot.svg/", "plot."})
        QVERIFY(!plotFormatOf(QLatin1String(other)));
    const QString missing = file("no/such/folder/plot.svg");
    const auto refusal = [this](const QString& path) {
        return exportPlot(*m_session, PlotExcerpt::whole(*m_session), path, PlotFormat::Svg);
    };
    QVERIFY2(refusal(missing).contains(missing), qPrintable(refusal(missing)));
    QVERIFY(QDir(m_folder.path()).mkdir("folder.svg"));
    QVERIFY(!refusal(file("folder.svg")).isEmpty() && QDir(file("folder.svg")).exists());
    analyse(*m_session, "<!-- nothing -->", Parser::Libxml2); // without a body
    QCOMPARE(m_session->runner()->analysis().sequence.size(), 0U);
    QVERIFY(!refusal(file("empty.svg")).isEmpty() && !QFile::exists(file("empty.svg")));
    analyse(*m_session, "<body></body>"); // one position, no gap
    QVERIFY(parsed(written("one.svg")).isWellFormed);
}

void TestPlotExport::svgIsXmlWithTextAndOneShapeADotOfAllOrAnExcerpt()
{
    m_session->selection()->selectLevel(0);
    const QByteArray bytes = written("plot.svg");
    const Svg svg = parsed(bytes);
    QVERIFY(svg.isWellFormed);
    QVERIFY(svg.texts.contains("page"));
    QVERIFY(names(svg.texts.filter("dissertation-2014").join(' '),
                  {m_session->runner()->analysis().trace.levels.size()}));
    const SearchTrace& trace = m_session->runner()->analysis().trace;
    for (std::uint32_t level = 0; level < trace.splitCount(); ++level)
        QVERIFY(
            names(svg.description, {level + 1, trace.acceptedSplit(trace.levels[level])->split.value + 1}));
    QVERIFY2(svg.rects >= static_cast<int>(m_session->runner()->analysis().sequence.size()),
             "at least one a node");
    QCOMPARE(svg.images, 0);
    QVERIFY2(bytes.size() < 200'000, qPrintable(QString::number(bytes.size())));
    applyTheme(ThemeChoice::Dark); // exports do not use it
    const QByteArray dark = written("dark.svg");
    QVERIFY2(Theme::current().isDark, "the window stays as it was");
    applyTheme(ThemeChoice::Light);
    QCOMPARE(dark, bytes);
    PlotExcerpt excerpt{20, 60, waterState(*m_session)};
    excerpt.water.whatIf = 1;
    const Svg part = parsed(written("part.svg", excerpt));
    QVERIFY(part.isWellFormed && part.texts.contains("30"));
    QVERIFY2(!part.texts.contains("80"), "out of the excerpt");
}

void TestPlotExport::svgNamesThePageEvenWhenXmlCannot()
{
    Result<Document> page = parseHtml(menuAndList());
    QVERIFY(emits(m_session->runner(), &AnalysisRunner::analysisChanged, [&] {
        m_session->setDocument(*std::move(page), {.name = "a<b>&\"c\" \x01 é ▲", .address = "page"});
    }));
    const Svg svg = parsed(written("odd.svg"));
    QVERIFY(svg.isWellFormed);
    QCOMPARE(svg.title, QStringLiteral("a<b>&\"c\"  é ▲"));
    QVERIFY(svg.texts.contains(QStringLiteral("a<b>&\"c\"  é ▲")));
}

void TestPlotExport::legendHasTheBandsThatAreThere()
{
    const auto texts = [&](const std::vector<BandLook>& looks) {
        std::vector<NestedBand> bands(looks.size());
        for (std::uint32_t i = 0; i < bands.size(); ++i) {
            bands[i].region = {Position{10 * i}, Position{10 * i + 9}};
            bands[i].look = looks[i];
        }
        m_session->selection()->setBands(bands);
        return parsed(written("plot.svg")).texts.size();
    };
    const qsizetype without = texts({});
    const qsizetype main = texts({BandLook::Main});
    QVERIFY(main > without);
    QCOMPARE(texts({BandLook::Other}), main);
    QCOMPARE(texts({BandLook::Main, BandLook::Like, BandLook::Like}), main + 1);
    QCOMPARE(texts({BandLook::Other, BandLook::Like, BandLook::Main}), main + 2);
}

void TestPlotExport::pdfIsOnePageWithFontsAndPngIsTwiceTheSize()
{
    const QByteArray bytes = written("plot.pdf");
    QVERIFY(bytes.startsWith("%PDF-1.") && bytes.trimmed().endsWith("%%EOF") && bytes.contains("/Count 1"));
    QVERIFY2(bytes.contains("/Type /Font"), "text stays text");
    QVERIFY2(!bytes.contains("/Subtype /Image"), "dots stay shapes");
    QImage image;
    QVERIFY(image.loadFromData(written("plot.png"), "PNG"));
    QCOMPARE(image.size(), QSize(2000, 1280));
}

void TestPlotExport::manyDotsBecomeAnImage()
{
    std::string html = "<body>"; // 60,000 nodes, each at a place of its own on a plot of this resolution
    for (int i = 0; i < 60'000; ++i)
        html += "<p class=c" + std::to_string((i % 200 * 37 + i / 200 * 11) % 997) + "></p>";
    analyse(*m_session, html + "</body>");
    const QByteArray bytes = written("many.svg");
    const Svg svg = parsed(bytes);
    QVERIFY(svg.isWellFormed && svg.texts.contains("page"));
    QCOMPARE(svg.images, 1);
    const QByteArray pdf = written("many.pdf");
    QVERIFY(pdf.contains("/Subtype /Image"));
    for (const auto size : {bytes.size(), pdf.size()})
        QVERIFY2(size < 1'500'000, qPrintable(QString::number(size)));
}

void TestPlotExport::menuAsksForAFileAndWritesWhatIsShown()
{
    MainWindow window(false);
    window.show();
    QVERIFY(emits(&window, &MainWindow::settled, [&] { window.opener()->open("sample:regions"); }));
    window.waterlineView()->grab();
    QTest::keyClick(window.waterlineView(), Qt::Key_Up);
    QVERIFY(window.waterlineView()->whatIf());
    const auto writtenAs = [&](const QString& filter, const char* asked, const char* given) {
        const WhenShown<QFileDialog> answer([&](QFileDialog* dialog) {
            const QStringList filters = dialog->nameFilters().filter(filter);
            dialog->selectNameFilter(filters.value(0));
            dialog->selectFile(file(asked));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        window.activateWindow(); // the dialog was active
        [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(&window, testTimeout());
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
        return contentOf(file(given));
    };
    QVERIFY(writtenAs("*.pdf", "asked", "asked.pdf").startsWith("%PDF-1.")); // the extension of the filter
    const QStringList tried = parsed(writtenAs("*.svg", "asked.svg", "asked.svg")).texts;
    QVERIFY(tried.filter(QString::number(*window.waterlineView()->whatIf())).size() > 0);
}

TAGSEAM_TEST(TestPlotExport)
#include "tst_plotexport.moc"
