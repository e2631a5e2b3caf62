// SPDX-License-Identifier: MIT
// Hand-outs of plot and waterline: what the files hold, how large they get, and what cannot be written.
#include "dialogs.h"
#include "testpage.h"
#include "ui/mainwindow.h"
#include "ui/plotexport.h"
#include "ui/theme.h"
#include "ui/views/waterlineview.h"

#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <set>

using namespace tagseam;

class TestPlotExport : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void formatsGoByTheExtension();
    void svgIsXmlWithTextAndOneShapeADot();
    void svgNamesThePageEvenWhenXmlCannot();
    void legendHasTheBandsThatAreThere();
    void pdfIsOnePageWithFonts();
    void pngIsTwiceTheSizeAndShowsBothParts();
    void handOutsAreLightInADarkWindow();
    void anExcerptShowsItsPositionsAndTheThresholdTriedByHand();
    void manyDotsBecomeAnImage();
    void whatCannotBeWrittenIsOneSentenceAndLeavesTheOldFile();
    void aPageWithoutBodySaysSo();
    void menuAsksForAFileAndWritesWhatIsShown();

  private:
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QByteArray written(const char* name, const PlotExcerpt& excerpt) const
    {
        const QString path = file(name);
        const QString problem = exportPlot(*m_session, excerpt, path, *plotFormatOf(path));
        if (!problem.isEmpty())
            qWarning("%s", qPrintable(problem));
        QFile reading(path);
        return reading.open(QIODevice::ReadOnly) ? reading.readAll() : QByteArray();
    }
    QByteArray written(const char* name) const { return written(name, PlotExcerpt::whole(*m_session)); }

    struct Svg {
        QStringList texts;
        QString title;
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

void TestPlotExport::init()
{
    m_session = std::make_unique<PageSession>();
    analyse(*m_session, menuAndList());
}

void TestPlotExport::formatsGoByTheExtension()
{
    QCOMPARE(plotFormatOf(QStringLiteral("a.b/plot.svg")), std::optional(PlotFormat::Svg));
    QCOMPARE(plotFormatOf(QStringLiteral("PLOT.PDF")), std::optional(PlotFormat::Pdf));
    QCOMPARE(plotFormatOf(QStringLiteral("plot.svg.png")), std::optional(PlotFormat::Png));
    for (const char* other : {"plot", "plot.gif", "svg", "plot.svg/", "plot."})
        QVERIFY(!plotFormatOf(QLatin1String(other)));
}

void TestPlotExport::svgIsXmlWithTextAndOneShapeADot()
{
    m_session->selectLevel(0);
    const QByteArray bytes = written("plot.svg");
    const Svg svg = parsed(bytes);
    QVERIFY(svg.isWellFormed);
    QVERIFY(svg.texts.contains(QLatin1String("page")));
    const QStringList caption = svg.texts.filter(QStringLiteral("dissertation-2014"));
    QCOMPARE(caption.size(), 1);
    QVERIFY2(caption[0].contains(QLatin1String("0.20")) &&
                 caption[0].contains(QString::number(m_session->analysis().trace.levels.size())),
             qPrintable(caption[0]));
    QVERIFY2(svg.rects >= static_cast<int>(m_session->analysis().sequence.size()), "at least one a node");
    QCOMPARE(svg.images, 0);
    QVERIFY2(bytes.size() < 200'000, qPrintable(QString::number(bytes.size())));
}

void TestPlotExport::svgNamesThePageEvenWhenXmlCannot()
{
    Result<Document> page = parseHtml(menuAndList());
    QSignalSpy analysed(m_session.get(), &PageSession::analysisChanged);
    m_session->setDocument(*std::move(page), QStringLiteral("a<b>&\"c\" \x01 é ▲"), QStringLiteral("page"));
    QVERIFY(waitFor([&] { return analysed.count() > 0; }));
    const Svg svg = parsed(written("odd.svg"));
    QVERIFY(svg.isWellFormed);
    QCOMPARE(svg.title, QStringLiteral("a<b>&\"c\"  é ▲"));
    QVERIFY(svg.texts.contains(QStringLiteral("a<b>&\"c\"  é ▲")));
}

void TestPlotExport::legendHasTheBandsThatAreThere()
{
    const auto texts = [&](const std::vector<BandLook>& looks) {
        std::vector<NestedBand> bands;
        for (const BandLook look : looks) {
            const auto place = static_cast<std::uint32_t>(10 * bands.size());
            NestedBand band;
            band.region = {Position{place}, Position{place + 9}};
            band.look = look;
            bands.push_back(band);
        }
        m_session->setBands(bands);
        return parsed(written("plot.svg")).texts.size();
    };
    const qsizetype without = texts({});
    const qsizetype main = texts({BandLook::Main});
    QVERIFY(main > without);
    QCOMPARE(texts({BandLook::Other}), main);
    QCOMPARE(texts({BandLook::Main, BandLook::Like, BandLook::Like}), main + 1);
    QCOMPARE(texts({BandLook::Other, BandLook::Like, BandLook::Main}), main + 2);
}

void TestPlotExport::pdfIsOnePageWithFonts()
{
    const QByteArray bytes = written("plot.pdf");
    QVERIFY(bytes.startsWith("%PDF-1."));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QVERIFY(bytes.contains("/Count 1"));
    QVERIFY2(bytes.contains("/Type /Font"), "text stays text");
    QVERIFY2(!bytes.contains("/Subtype /Image"), "dots stay shapes");
    QVERIFY2(bytes.size() < 200'000, qPrintable(QString::number(bytes.size())));
}

void TestPlotExport::pngIsTwiceTheSizeAndShowsBothParts()
{
    QImage image;
    QVERIFY(image.loadFromData(written("plot.png"), "PNG"));
    QCOMPARE(image.size(), QSize(2000, 1280));
    std::set<QRgb> upper;
    std::set<QRgb> lower;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            (y < image.height() * 2 / 3 ? upper : lower).insert(image.pixel(x, y) | 0xff000000U);
    }
    const Theme& theme = Theme::current();
    QVERIFY(upper.contains(theme.kept.rgb()) && upper.contains(theme.dropped.rgb()));
    QVERIFY(lower.contains(theme.terrain.rgb()) && lower.contains(theme.water.rgb()));
}

void TestPlotExport::handOutsAreLightInADarkWindow()
{
    const QByteArray light = written("light.svg");
    applyTheme(ThemeChoice::Dark);
    const QByteArray dark = written("dark.svg");
    QVERIFY2(Theme::current().isDark, "the window stays as it was");
    applyTheme(ThemeChoice::Light);
    QCOMPARE(dark, light);
    QVERIFY(!light.isEmpty());
}

void TestPlotExport::anExcerptShowsItsPositionsAndTheThresholdTriedByHand()
{
    PlotExcerpt excerpt{20, 60, waterState(*m_session)};
    excerpt.water.whatIf = 1;
    const Svg svg = parsed(written("part.svg", excerpt));
    QVERIFY(svg.isWellFormed);
    QVERIFY(svg.texts.contains(QLatin1String("30")));
    QVERIFY2(!svg.texts.contains(QLatin1String("80")), "out of the excerpt");
}

void TestPlotExport::manyDotsBecomeAnImage()
{
    std::string html = "<body>"; // each of 60,000 nodes at a place of its own on a plot as fine as this
    for (int block = 0; block < 300; ++block) {
        for (int i = 0; i < 200; ++i)
            html += "<p class=c" + std::to_string((i * 37 + block * 11) % 997) + "></p>";
    }
    analyse(*m_session, html + "</body>");
    const QByteArray bytes = written("many.svg");
    const Svg svg = parsed(bytes);
    QVERIFY(svg.isWellFormed);
    QCOMPARE(svg.images, 1);
    QVERIFY(svg.texts.contains(QLatin1String("page")));
    QVERIFY2(bytes.size() < 1'500'000, qPrintable(QString::number(bytes.size())));
    const QByteArray pdf = written("many.pdf");
    QVERIFY(pdf.contains("/Subtype /Image"));
    QVERIFY2(pdf.size() < 1'500'000, qPrintable(QString::number(pdf.size())));
}

void TestPlotExport::whatCannotBeWrittenIsOneSentenceAndLeavesTheOldFile()
{
    const QString missing = file("no/such/folder/plot.svg");
    const PlotExcerpt whole = PlotExcerpt::whole(*m_session);
    const QString problem = exportPlot(*m_session, whole, missing, PlotFormat::Svg);
    QVERIFY2(problem.contains(missing), qPrintable(problem));
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("folder.svg")));
    QVERIFY(!exportPlot(*m_session, whole, file("folder.svg"), PlotFormat::Svg).isEmpty());
    QVERIFY(QDir(file("folder.svg")).exists());
}

void TestPlotExport::aPageWithoutBodySaysSo()
{
    analyse(*m_session, "<!-- nothing -->");
    const PlotExcerpt whole = PlotExcerpt::whole(*m_session);
    QCOMPARE(m_session->analysis().sequence.size(), 0U);
    QVERIFY(!exportPlot(*m_session, whole, file("empty.svg"), PlotFormat::Svg).isEmpty());
    QVERIFY(!QFile::exists(file("empty.svg")));
    analyse(*m_session, "<body></body>"); // one position, no gap
    QVERIFY(parsed(written("one.svg")).isWellFormed);
}

void TestPlotExport::menuAsksForAFileAndWritesWhatIsShown()
{
    MainWindow window(false);
    window.show();
    QSignalSpy settled(&window, &MainWindow::settled);
    window.open(QStringLiteral("sample:regions"));
    QVERIFY(waitFor([&] { return settled.count() > 0; }));
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
        window.activateWindow(); // the dialog was
        [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(&window);
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
        QFile written(file(given));
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    };
    QVERIFY(writtenAs("*.pdf", "asked", "asked.pdf").startsWith("%PDF-1.")); // the extension of the filter
    const QStringList tried = parsed(writtenAs("*.svg", "asked.svg", "asked.svg")).texts;
    QVERIFY(tried.filter(QString::number(*window.waterlineView()->whatIf())).size() > 0);
}

TAGSEAM_TEST(TestPlotExport)
#include "tst_plotexport.moc"
