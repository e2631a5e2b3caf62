// SPDX-License-Identifier: MIT
// What is explained, as Markdown for a bug tracker.
#include "ui/report.h"

#include "core/explain/fate.h"
#include "core/explain/setuptext.h"
#include "core/tps/tracejson.h"
#include "ui/explaintext.h"
#include "ui/views/explaintab.h"
#include "ui/views/explainview.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QPixmap>
#include <QSaveFile>
#include <QTabWidget>
#include <QTextDocument>

namespace tagseam {

namespace {

struct Report { // the context of its sentences
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr std::size_t mostLevels = 60; // rows; the first and the last ones

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString setupLine(const PageSession& session)
{
    const AnalysisOptions& options = session.analysis().options;
    QString line = Report::tr("reading %1, advantage %2, style key %3, nodes %4")
                       .arg(latin(readingName(options.search)), exactDecimal(options.search.advantage),
                            latin(name(options.path.style)), latin(name(options.path.nodes)));
    const QString text = QString::fromStdString(setupToText({options.path, options.search, options.keep}));
    if (!text.isEmpty())
        line += QStringLiteral(" (`%1`)").arg(text);
    line += options.source == PageSource::Source ? Report::tr(", source") : Report::tr(", rendered");
    if (!options.path.edits.empty())
        line += Report::tr(", with %n change(s) of “What if”", nullptr,
                           static_cast<int>(options.path.edits.size()));
    return line;
}

QString levelRow(const SearchTrace& trace, std::size_t index)
{
    const Level& level = trace.levels[index];
    const Attempt& attempt = trace.attempts[level.attemptEnd() - 1];
    const Opening& opening = trace.openingsOf(attempt).back();
    const QString split = level.isSplit ? QString::number(opening.split.value + 1) : QStringLiteral("–");
    const QString rule = level.isSplit ? inequality(trace.options, opening) : latin(name(opening.verdict));
    return QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 |\n")
        .arg(index + 1)
        .arg(positionsText(level.region))
        .arg(attempt.threshold)
        .arg(split, QString(rule).replace('|', QLatin1String("\\|")),
             level.isSplit ? positionsText(level.kept) : QStringLiteral("–"));
}

QString levelTable(const SearchTrace& trace)
{
    QString table = QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 |\n|---|---|---|---|---|---|\n")
                        .arg(Report::tr("Level"), Report::tr("Searched"), Report::tr("Threshold"),
                             Report::tr("Split"), Report::tr("Size rule"), Report::tr("Kept"));
    const std::size_t count = trace.levels.size();
    for (std::size_t i = 0; i < count; ++i) {
        const bool isLeftOut = count > mostLevels && i >= mostLevels / 2 && i + mostLevels / 2 < count;
        if (!isLeftOut)
            table += levelRow(trace, i);
        else if (i == mostLevels / 2)
            table += QStringLiteral("| … | | | | | |\n");
    }
    return table;
}

QString nodeText(const PageSession& session)
{
    const NodeId node = session.selection();
    const Analysis& analysis = session.analysis();
    const Fate fate = fateOf(session.document(), analysis.sequence, analysis.trace, analysis.mask,
                             analysis.options.keep, node);
    return markdownOf(fateHeadline(session, node, fate) + fateReason(session, node, fate));
}

} // namespace

QString reportMarkdown(const PageSession& session, const ExplainView& explain, const QString& link,
                       const QString& picture)
{
    const Analysis& analysis = session.analysis();
    QString text = QStringLiteral("# %1\n\n").arg(Report::tr("Tagseam on %1").arg(session.name()));
    text += QStringLiteral("- `%1`\n").arg(link);
    text += QStringLiteral("- %1\n").arg(setupLine(session));
    text += QStringLiteral("- %1\n").arg(Report::tr("%1 nodes, %2 kept (−%3 %); main region: %4 of %5")
                                             .arg(analysis.counts.raw)
                                             .arg(analysis.counts.kept)
                                             .arg(100 * analysis.counts.reduction(), 0, 'f', 2)
                                             .arg(positionsText(analysis.trace.region))
                                             .arg(analysis.trace.positions));
    text += QStringLiteral("- tagseam %1\n\n").arg(QCoreApplication::applicationVersion());
    if (!picture.isEmpty())
        text += QStringLiteral("![%1](%2)\n\n").arg(Report::tr("The window"), picture);
    if (session.selection() != noNode)
        text += QStringLiteral("## %1\n\n%2\n").arg(Report::tr("The selected node"), nodeText(session));
    const auto* tab = qobject_cast<const ExplainTab*>(explain.tabs()->currentWidget());
    if (const QString shown = tab != nullptr ? tab->markdown() : QString(); !shown.isEmpty())
        text += QStringLiteral("## %1\n\n%2\n").arg(tab->title(), shown);
    text += QStringLiteral("## %1\n\n%2").arg(Report::tr("Levels"), levelTable(analysis.trace));
    return text;
}

QMimeData* reportData(const QString& markdown, const QPixmap& picture)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    QTextDocument document;
    document.setMarkdown(markdown);
    QString html = document.toHtml();
    html.replace(QLatin1String("</body>"),
                 QStringLiteral("<p><img src=\"data:image/png;base64,%1\"></p></body>")
                     .arg(QString::fromLatin1(png.toBase64())));
    auto* data = new QMimeData;
    data->setText(markdown);
    data->setHtml(html);
    return data;
}

QString saveReport(const PageSession& session, const ExplainView& explain, const QString& link,
                   const QPixmap& picture, const QString& path)
{
    const QFileInfo file(path);
    const QString pictureName = file.completeBaseName() + QStringLiteral(".png");
    QSaveFile pictureFile(file.absolutePath() + '/' + pictureName);
    QSaveFile reportFile(path);
    const auto problem = [](const QSaveFile& failed) {
        return Report::tr("%1 cannot be written (%2).").arg(failed.fileName(), failed.errorString());
    };
    if (!pictureFile.open(QIODevice::WriteOnly) || !picture.save(&pictureFile, "PNG"))
        return problem(pictureFile);
    if (!reportFile.open(QIODevice::WriteOnly))
        return problem(reportFile);
    reportFile.write(reportMarkdown(session, explain, link, pictureName).toUtf8());
    if (!pictureFile.commit())
        return problem(pictureFile);
    return reportFile.commit() ? QString() : problem(reportFile);
}

} // namespace tagseam
