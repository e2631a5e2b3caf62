// SPDX-License-Identifier: MIT
// Parses the command line of tagseam.
#include "app/arguments.h"

#include "app/exitcode.h"
#include "app/failure.h"
#include "ui/plot/plotexport.h"
#include "ui/widgets/language.h"
#include "ui/window/tools.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace tagseam {

namespace {

constexpr int leastSide = 200; // pixels of a window
constexpr int mostSide = 16384;

QString toolIds()
{
    QStringList ids;
    for (const Tool* tool : tools()) {
        for (const char* id : {tool->tab, tool->id}) {
            if (*id != '\0' && !ids.contains(QLatin1String(id)))
                ids += QLatin1String(id);
        }
    }
    ids += {QStringLiteral("marks"), QStringLiteral("score"), QStringLiteral("queue"),
            QStringLiteral("agreement")};
    return ids.join(QStringLiteral(", "));
}

struct Options {
    const QCommandLineOption screenshot{QStringLiteral("screenshot"),
                                        Main::tr("Analyse the page, save the window as PNG, and quit."),
                                        QStringLiteral("FILE")};
    const QCommandLineOption plot{
        QStringLiteral("plot"),
        Main::tr("Analyse the page, save plot and waterline as SVG, PDF or PNG, by the extension, and quit."),
        QStringLiteral("FILE")};
    const QCommandLineOption size{QStringLiteral("size"),
                                  Main::tr("Size of the window for --screenshot (1280x800)."),
                                  QStringLiteral("WxH"), QStringLiteral("1280x800")};
    const QCommandLineOption theme{QStringLiteral("theme"), Main::tr("Theme: system, light or dark."),
                                   QStringLiteral("NAME")};
    const QCommandLineOption select{QStringLiteral("select"),
                                    Main::tr("Select the node at this position (from 1)."),
                                    QStringLiteral("POSITION")};
    const QCommandLineOption level{QStringLiteral("level"), Main::tr("Select this level (from 1)."),
                                   QStringLiteral("LEVEL")};
    const QCommandLineOption language{QStringLiteral("lang"),
                                      Main::tr("Language of the interface: en or pt_BR (the language chosen "
                                               "in the View menu; English with --screenshot)."),
                                      QStringLiteral("CODE")};
    const QCommandLineOption step{QStringLiteral("step"), Main::tr("Show this step of the search (from 1)."),
                                  QStringLiteral("STEP")};
    const QCommandLineOption show{QStringLiteral("show"), Main::tr("Show this tool: %1.").arg(toolIds()),
                                  QStringLiteral("TOOL")};
    const QCommandLineOption lesson{
        QStringLiteral("lesson"),
        Main::tr("Open a lesson: figure2, regions, shop, news, small-main, "
                 "homogeneous, rejected, listing, article, product, misnested, cost, noise-eliminate, "
                 "mark-noise, map-sst, comb-comp or ident-drs, with :N at its page N."),
        QStringLiteral("NAME[:N]")};
    const QCommandLineOption corpus{
        QStringLiteral("corpus"),
        Main::tr("Show the pages below this folder, or in this WARC file, as a table."),
        QStringLiteral("FOLDER")};
    const QCommandLineOption run{QStringLiteral("run"),
                                 Main::tr("Show a run that tagseam-cli corpus run wrote as a table; given "
                                          "twice, compare the second run with the first."),
                                 QStringLiteral("FILE")};
    const QCommandLineOption capture{QStringLiteral("save-archive"),
                                     Main::tr("Save this page as an archive, without a window, in the file "
                                              "of -o. Repeated, save each page in the folder of -o."),
                                     QStringLiteral("PAGE|URL")};
    const QCommandLineOption captureList{QStringLiteral("save-archives"),
                                         Main::tr("Save the pages that this file names, one on each line, as "
                                                  "archives; archives that exist are kept."),
                                         QStringLiteral("FILE")};
    const QCommandLineOption saveTree{
        QStringLiteral("save-tree"),
        Main::tr("Write the rendered tree of each page below this folder (or of this page), with the "
                 "computed styles of its elements, under the same name below the folder of -o, where --trees "
                 "of tagseam-cli looks for it; complete trees that exist are kept."),
        QStringLiteral("FOLDER|PAGE")};
    const QCommandLineOption output{
        {QStringLiteral("o"), QStringLiteral("output")},
        Main::tr(
            "File or folder that --save-archive and --save-tree write. A name that ends in / is a folder, "
            "which is created if it is missing."),
        QStringLiteral("FILE")};
    const QCommandLineOption entry{QStringLiteral("entry"),
                                   Main::tr("Page of an archive: its number (from 1) or its address."),
                                   QStringLiteral("N|URL")};

    QList<QCommandLineOption> all() const
    {
        return {entry,    lesson,     corpus, run,  select,  level,       step,     show,  theme,
                language, screenshot, size,   plot, capture, captureList, saveTree, output};
    }
};

// Reads one option after the other; the first problem is reported.
class ArgumentReader {
  public:
    ArgumentReader()
    {
        m_parser.setApplicationDescription(Main::tr("Shows how the tag path sequence algorithm of Velloso "
                                                    "and Dorneles segments a web page, and why."));
        m_parser.addHelpOption();
        m_parser.addVersionOption();
        m_parser.addPositionalArgument(
            QStringLiteral("PAGE"),
            Main::tr("File, folder, archive (MHTML, WARC), URL, - for standard input, or a bundled sample: "
                     "sample:shop (the default), figure2, regions, news, small-main, homogeneous, rejected, "
                     "article, product, misnested."),
            QStringLiteral("[PAGE|URL]"));
        m_parser.addOptions(m_options.all());
    }

    /// False after problem(): the arguments are invalid.
    bool parse(const QStringList& arguments)
    {
        if (!m_parser.parse(arguments))
            complain(m_parser.errorText());
        return problem.isEmpty();
    }
    bool asksForVersion() const { return m_parser.isSet(QStringLiteral("version")); }
    bool asksForHelp() const { return m_parser.isSet(QStringLiteral("help")); }
    QString help() const
    {
        return m_parser.helpText() + '\n' +
               Main::tr(
                   "Exit codes: 0 done; 2 wrong usage, or no display or shared memory; 3 a page that cannot "
                   "be loaded; 4 output that cannot be written.") +
               QStringLiteral("\n\n") + Main::tr("Examples:") +
               QStringLiteral("\n  tagseam sample:shop --level 2 --screenshot shop.png"
                              "\n  tagseam sample:news --plot news.svg\n");
    }

    WindowArguments read()
    {
        WindowArguments result;
        for (const auto& option :
             {m_options.screenshot, m_options.plot, m_options.output, m_options.captureList,
              m_options.saveTree, m_options.corpus, m_options.run}) {
            if (value(option).contains(QChar::ReplacementCharacter))
                complain(Main::tr("--%1 takes a name in UTF-8.").arg(option.names().last()));
        }
        result.size = size();
        if (isSet(m_options.screenshot) || isSet(m_options.plot))
            result.picture = picture(result.size);
        if (isSet(m_options.capture) || isSet(m_options.captureList) || isSet(m_options.saveTree))
            result.capture = capture();
        else if (isSet(m_options.output))
            complain(Main::tr("-o is an option of --save-archive, --save-archives and --save-tree only."));
        if (isSet(m_options.theme))
            result.theme = theme();
        if (isSet(m_options.language) && !Language::codes().contains(value(m_options.language)))
            complain(Main::tr("--lang takes en or pt_BR, not '%1'.").arg(value(m_options.language)));
        result.page = page(result.bookmark);
        readBookmark(result);
        if (isSet(m_options.lesson)) {
            const QStringList parts = value(m_options.lesson).split(':');
            result.lesson = parts.size() > 2 ? value(m_options.lesson) : parts.first();
            result.lessonPage = parts.size() == 2 ? parts[1].toUShort() : 1;
            if (result.page.kind != PageAddress::Kind::None)
                complain(Main::tr("--lesson opens its own page and cannot be combined with another page."));
        }
        readCorpus(result);
        return result;
    }

    QString problem; // empty: none

  private:
    void complain(const QString& what)
    {
        if (problem.isEmpty())
            problem = what;
    }
    bool isSet(const QCommandLineOption& option) const { return m_parser.isSet(option); }
    QString value(const QCommandLineOption& option) const { return m_parser.value(option); }

    QSize size()
    {
        const QStringList sides = value(m_options.size).split('x');
        const QSize size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
        if (std::min(size.width(), size.height()) < leastSide ||
            std::max(size.width(), size.height()) > mostSide)
            complain(Main::tr("--size takes WIDTHxHEIGHT, each 200 to 16384, not '%1'.")
                         .arg(value(m_options.size)));
        return size;
    }

    Picture picture(QSize size)
    {
        if (isSet(m_options.plot) && !plotFormatOf(value(m_options.plot)))
            complain(Main::tr("--plot takes a file that ends in .svg, .pdf or .png, not '%1'.")
                         .arg(value(m_options.plot)));
        return {value(m_options.screenshot), value(m_options.plot), size};
    }

    ArchivingRequest capture()
    {
        if (isSet(m_options.screenshot) || isSet(m_options.plot) || !m_parser.positionalArguments().isEmpty())
            complain(Main::tr("--save-archive takes its page as its value and cannot be combined with "
                              "--screenshot, --plot or another page."));
        if (isSet(m_options.saveTree) && (isSet(m_options.capture) || isSet(m_options.captureList)))
            complain(Main::tr("--save-tree cannot be combined with --save-archive or --save-archives."));
        return {m_parser.values(m_options.capture), value(m_options.captureList), value(m_options.output),
                value(m_options.saveTree)};
    }

    // Returns a number from 1; 0 when it is not given.
    uint number(const QCommandLineOption& option)
    {
        bool isNumber = true;
        const uint number = isSet(option) ? value(option).toUInt(&isNumber) : 0;
        if (!isNumber || (isSet(option) && number == 0))
            complain(Main::tr("--%1 takes a number from 1.").arg(option.names().first()));
        return number;
    }

    ThemeChoice theme()
    {
        const qsizetype index = QStringList{"system", "light", "dark"}.indexOf(value(m_options.theme));
        if (index < 0)
            complain(Main::tr("--theme takes system, light or dark, not '%1'.").arg(value(m_options.theme)));
        return static_cast<ThemeChoice>(index);
    }

    // Options override the text after '#' in PAGE.
    void readBookmark(WindowArguments& result)
    {
        if (const uint position = number(m_options.select))
            result.bookmark.node = QString::number(position);
        if (const uint level = number(m_options.level))
            result.bookmark.level = level;
        if (const uint step = number(m_options.step))
            result.bookmark.step = step;
        if (isSet(m_options.show))
            result.bookmark.tab = value(m_options.show);
    }

    void readCorpus(WindowArguments& result)
    {
        result.corpus = value(m_options.corpus);
        result.runs = m_parser.values(m_options.run);
        if (result.runs.size() > 2)
            complain(Main::tr("--run can be given at most twice, to compare two runs."));
        const bool hasOther = result.page.kind != PageAddress::Kind::None || result.bookmark != Bookmark{} ||
                              !result.lesson.isEmpty() || isSet(m_options.plot) || result.capture;
        if ((isSet(m_options.corpus) || isSet(m_options.run)) && hasOther)
            complain(Main::tr("--corpus and --run show a table and cannot be combined with a page, a lesson, "
                              "--plot or --save-archive."));
    }

    PageAddress page(Bookmark& bookmark)
    {
        const QStringList pages = m_parser.positionalArguments();
        if (pages.size() > 1)
            complain(
                Main::tr("Tagseam opens one page, but the command line names %1 pages.").arg(pages.size()));
        const MarkedAddress marked = splitBookmark(pages.value(0));
        if (!marked.bad.isEmpty())
            complain(
                Main::tr(
                    "'%1' is not a valid part of a bookmark. Valid parts are, for example, #level=N&node=N "
                    "and #setup=jidm-2013,min-difference=0.3; see the help of the window.")
                    .arg(marked.bad));
        bookmark = marked.bookmark;
        PageAddress page = PageAddress::fromText(marked.page);
        if (!isSet(m_options.entry))
            return page;
        if (pages.isEmpty() || page.isWeb())
            complain(Main::tr("--entry chooses a page of an archive: name the archive, too."));
        // Only an archive has entries, and it is for the reader to find out whether the page is one.
        page.entry = value(m_options.entry);
        return page;
    }

    const Options m_options;
    QCommandLineParser m_parser;
};

} // namespace

QStringList textsOf(int argc, char** argv)
{
    QStringList texts;
    for (int i = 0; i < argc; ++i) {
        const std::string_view before = i > 0 ? argv[i - 1] : "";
        const bool isValue = before.starts_with('-') && before != "--" && before != "--save-archive";
        texts.append(isValue || argv[i][0] == '-' ? QString::fromUtf8(argv[i])
                                                  : PageAddress::textOf(argv[i]));
    }
    return texts;
}

bool isWindowless(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument.starts_with("--screenshot") || argument.starts_with("--plot") ||
               argument.starts_with("--save-archive") || argument.starts_with("--save-tree") ||
               argument == "--help" || argument == "-h" || argument == "--version" || argument == "-v";
    });
}

QString wantedLanguage(const QStringList& arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--lang"))
            return arguments.value(i + 1);
        if (arguments[i].startsWith(QLatin1String("--lang=")))
            return arguments[i].section('=', 1);
    }
    static const QRegularExpression picture(QStringLiteral("^--(screenshot|plot)"));
    const bool isPicture = !arguments.filter(picture).isEmpty();
    return isPicture ? QStringLiteral("en") : QSettings().value(QStringLiteral("language")).toString();
}

std::variant<WindowArguments, int> parseArguments(const QStringList& arguments, bool hasDisplay)
{
    ArgumentReader reader;
    if (!reader.parse(arguments))
        return fail(WrongUsage, reader.problem);
    if (reader.asksForVersion()) {
        std::printf("tagseam %s\n", TAGSEAM_VERSION);
        return Done;
    }
    if (reader.asksForHelp()) {
        std::fputs(qPrintable(reader.help()), stdout);
        return Done;
    }
    if (!hasDisplay)
        return fail(WrongUsage,
                    Main::tr("there is no display to open a window on; --screenshot FILE, --plot FILE and "
                             "--save-archive PAGE work without one."));
    WindowArguments result = reader.read();
    if (!reader.problem.isEmpty())
        return fail(WrongUsage, reader.problem);
    return result;
}

} // namespace tagseam
