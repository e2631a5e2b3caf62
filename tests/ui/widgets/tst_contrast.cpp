// SPDX-License-Identifier: MIT
// Texts and marks can be read in both themes: contrasts of WCAG 2.1 (success criteria 1.4.3 and 1.4.11)
// between the colours of the palettes, of the drawings and of the marks on pages. Disabled controls, which
// WCAG exempts, have the contrast of marks.
#include "tests/ui/testmain.h"
#include "ui/browser/show/pageoverlay.h"
#include "ui/session/analysis/regionmark.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace tagseam;

namespace {

constexpr double leastForText = 4.5;
constexpr double leastForMarks = 3;
constexpr int looks = 8; // looks of marked regions

// Relative luminance as WCAG defines it, 0 to 1.
double luminance(const QColor& colour)
{
    const auto linear = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

// The colour that a translucent one gives on an opaque ground.
QColor over(const QColor& ground, const QColor& colour, int alpha)
{
    const auto mix = [alpha](int below, int above) { return (below * (255 - alpha) + above * alpha) / 255; };
    return {mix(ground.red(), colour.red()), mix(ground.green(), colour.green()),
            mix(ground.blue(), colour.blue())};
}

} // namespace

class TestContrast : public QObject {
    Q_OBJECT

  private slots:
    void init() { m_weak.clear(); }
    void cleanup() { applyTheme(ThemeChoice::Light); }
    void blackOnWhiteIs21();
    void textsOfControls_data() { themes(); }
    void textsOfControls();
    void textsOfDrawings_data() { themes(); }
    void textsOfDrawings();
    void marksOfDrawings_data() { themes(); }
    void marksOfDrawings();
    void regions_data() { themes(); }
    void regions();
    void marksOnPages();
    void desktopWithHighContrast();

  private:
    static void themes()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }
    static QColor colour(QPalette::ColorRole role) { return QApplication::palette().color(role); }
    void check(const char* what, const QColor& colour, const QColor& ground, double least)
    {
        if (const double found = contrast(colour, ground); found < least)
            m_weak << QStringLiteral("%1: %2 on %3 has %4, less than %5")
                          .arg(QLatin1String(what), colour.name(), ground.name())
                          .arg(found, 0, 'f', 2)
                          .arg(least);
    }

    QStringList m_weak;
};

// The example of the recommendation.
void TestContrast::blackOnWhiteIs21()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
}

void TestContrast::textsOfControls()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(choice);
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
        check("text", colour(QPalette::Text), colour(ground), leastForText);
        check("window text", colour(QPalette::WindowText), colour(ground), leastForText);
        check("link", colour(QPalette::Link), colour(ground), leastForText);
        check("placeholder", colour(QPalette::PlaceholderText), colour(ground), leastForText);
        check("frame of the focus", colour(QPalette::Highlight), colour(ground), leastForMarks);
    }
    check("button", colour(QPalette::ButtonText), colour(QPalette::Button), leastForText);
    for (const auto& [text, ground] : {std::pair(QPalette::WindowText, QPalette::Window),
                                       {QPalette::Text, QPalette::Base},
                                       {QPalette::ButtonText, QPalette::Button}})
        check("disabled text", QApplication::palette().color(QPalette::Disabled, text), colour(ground),
              leastForMarks);
    check("selected text", colour(QPalette::HighlightedText), colour(QPalette::Highlight), leastForText);
    check("tool tip", colour(QPalette::ToolTipText), colour(QPalette::ToolTipBase), leastForText);
    QCOMPARE(m_weak.join('\n'), QString());
}

// Coloured texts of lists and sentences, and the texts in plot, waterline, timeline and listing.
void TestContrast::textsOfDrawings()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(choice);
    const Theme& theme = Theme::current();
    const QColor base = colour(QPalette::Base);
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
        for (const QColor& text :
             {theme.kept, theme.dropped, theme.split, theme.selection, theme.level, theme.mutedText})
            check("coloured text", text, colour(ground), leastForText);
    }
    const QColor row = over(base, theme.selection, Theme::rowTint);
    check("present line of the listing", colour(QPalette::Text), row, leastForText);
    check("its number", theme.mutedText, row, leastForText);
    const QColor ink = theme.isDark ? Qt::black : Qt::white;
    for (const QColor& ground : {theme.split, theme.level, theme.selection})
        check("badge of a split, label of the step", ink, ground, leastForText);
    check("threshold beside the water", Qt::black, theme.water, leastForText);
    check("rejected by the size rule", theme.dropped, theme.halo(), leastForText);
    QCOMPARE(m_weak.join('\n'), QString());
}

void TestContrast::marksOfDrawings()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(choice);
    const Theme& theme = Theme::current();
    QCOMPARE(theme.halo(), colour(QPalette::Base));
    for (const QColor& mark : {theme.kept, theme.dropped, theme.split, theme.selection, theme.level,
                               theme.range, theme.profile, theme.water, theme.mutedText})
        check("mark", mark, theme.halo(), leastForMarks);
    const QColor water = over(theme.halo(), theme.water, Theme::waterTint);
    check("bar under water", theme.profile, water, leastForMarks);
    check("halo of a line across a bar", theme.halo(), theme.profile, leastForMarks);
    QCOMPARE(m_weak.join('\n'), QString());
}

void TestContrast::regions()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(choice);
    for (int look = 0; look < looks; ++look) {
        check("label in the plot", Theme::current().isDark ? Qt::black : Qt::white, regionLook(look).here,
              leastForText);
        check("label on the page", Qt::white, regionLook(look).onPage, leastForText);
        check("outline in the plot", regionLook(look).here, colour(QPalette::Base), leastForMarks);
    }
    QCOMPARE(m_weak.join('\n'), QString());
}

// On a white page; outlines have a white line around them for other pages.
void TestContrast::marksOnPages()
{
    for (const QRgb ground : {PageOverlay::selectionColour, PageOverlay::hoverColour})
        check("caption", Qt::white, QColor(ground), leastForText);
    for (const QRgb mark : {PageOverlay::leftColour, PageOverlay::rightColour, PageOverlay::struckColour,
                            PageOverlay::highlightColour})
        check("outline", QColor(mark), Qt::white, leastForMarks);
    QCOMPARE(m_weak.join('\n'), QString());
}

// The palette that Qt makes of KDE's colours darkens the ground for what is disabled.
void TestContrast::desktopWithHighContrast()
{
    for (const auto& [text, ground] : {std::pair(Qt::white, Qt::black), {Qt::black, Qt::white}}) {
        QPalette desktop(text, ground, ground, ground, ground, text, text, ground, ground);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            desktop.setColor(QPalette::Disabled, role, ground);
        desktop.setColor(QPalette::PlaceholderText, ground);
        const QPalette shown = amended(desktop).resolve(desktop);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            check("disabled text", shown.color(QPalette::Disabled, role), ground, leastForMarks);
            QCOMPARE(shown.color(QPalette::Active, role), QColor(text)); // the rest stays
        }
        check("placeholder", shown.color(QPalette::Active, QPalette::PlaceholderText), ground, leastForText);
        check("frame", shown.color(QPalette::Active, QPalette::Mid), ground, leastForMarks);
    }
    QCOMPARE(m_weak.join('\n'), QString());
}

TAGSEAM_TEST(TestContrast)
#include "tst_contrast.moc"
