// SPDX-License-Identifier: MIT
// Writes the explanation of the page as Markdown for a bug tracker.
#include "ui/window/pagereport.h"

#include "core/explain/nodestatus.h"
#include "core/explain/setuptext.h"
#include "core/tps/tracejson.h"
#include "ui/session/analysis/bookmark.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/session/page/savefile.h"
#include "ui/session/questions/explaintab.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/statustext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QPixmap>
#include <QSaveFile>
#include <QTextDocument>

namespace tagseam {

namespace {

struct Report { // translation context of its sentences
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString setupLine(const AnalysisOptions& options)
{
    QString line = Report::tr("variant %1, minimum difference %2, label attributes %3, nodes %4")
                       .arg(latin(variantName(options.search)), exactDecimal(options.search.minDifference),
                            styleName(options.path.style), nodesName(options.path.nodes));
    const QString text = QString::fromStdString(setupToText(options));
    if (!text.isEmpty())
        line += QStringLiteral(" (`%1`)").arg(text);
    switch (options.source) {
    case PageSource::Rendered:
        return line + Report::tr(", rendered");
    case PageSource::Source:
        return line + Report::tr(", source");
    case PageSource::Libxml2:
        return line + Report::tr(", source (libxml2)");
    }
    return line;
}

QString figuresLine(const AnalysisFigures& figures)
{
    return Report::tr("%1 nodes, %2 kept (−%3 %); main region: %4 of %5")
        .arg(figures.counts.raw)
        .arg(figures.counts.kept)
        .arg(decimal(100 * figures.counts.reduction(), 2), positionsText(figures.region))
        .arg(figures.positions);
}

// Lists the what-ifs since the page was opened, and the figures before them; empty if there are none.
QString whatIfLines(const PageSession& session)
{
    const AnalysisFigures& before = session.runner()->firstFigures();
    if (before.options == session.runner()->analysis().options && !session.editing()->isEdited())
        return {};
    QString text;
    const Bookmark bookmark = bookmarkOf(session, {});
    for (const QString& change : bookmark.changes)
        text += QStringLiteral("- %1\n").arg(
            Report::tr("What if: %1").arg(markdownCode(QStringLiteral("--edit \"%1\"").arg(change))));
    for (const SelectedEdit& edit : bookmark.edits)
        text += QStringLiteral("- %1\n").arg(
            Report::tr("What if: %1")
                .arg(markdownCode(QStringLiteral("--%1 \"%2\"").arg(edit.key(), edit.value()))));
    return text + QStringLiteral("- %1\n").arg(
                      Report::tr("Before that: %1; %2").arg(setupLine(before.options), figuresLine(before)));
}

QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Accepted:
        return Report::tr("accepted");
    case Verdict::RejectedBySize:
        return Report::tr("rejected by the size rule");
    case Verdict::NoneFound:
        return Report::tr("none found");
    case Verdict::OneSymbol:
        return Report::tr("under 2 symbols");
    }
    return {};
}

QStringList levelRow(const SearchTrace& trace, std::size_t index)
{
    const QString none = QStringLiteral("–");
    const Level& level = trace.levels[index];
    const QString number = QString::number(index + 1);
    if (level.attemptCount == 0) // for an empty sequence
        return {number, positionsText(level.region), none, none, none, none};
    const Attempt& attempt = trace.attempts[level.attemptEnd() - 1];
    const CandidateSplit& candidateSplit = trace.candidateSplitsOf(attempt).back();
    const bool isRuled = trace.options.sizeRule != SizeRule::Off;
    return {number,
            positionsText(level.region),
            QString::number(attempt.threshold),
            level.isSplit ? QString::number(candidateSplit.split.value + 1) : none,
            !level.isSplit ? verdictText(candidateSplit.verdict)
            : isRuled      ? inequality(trace.options, candidateSplit)
                           : none,
            level.isSplit ? positionsText(level.kept) : none};
}

QString levelTable(const SearchTrace& trace)
{
    return markdownTable(
        {Report::tr("Level"), Report::tr("Searched"), Report::tr("Threshold"), Report::tr("Split"),
         Report::tr("Size rule"), Report::tr("Kept")},
        trace.levels.size(), [&](std::size_t index) { return levelRow(trace, index); }, Excluded::Middle);
}

QString nodeText(const PageSession& session)
{
    const NodeId node = session.selection()->node();
    const Analysis& analysis = session.runner()->analysis();
    const NodeStatus status = statusOf(session.trees()->document(), analysis.sequence, analysis.trace,
                                       analysis.mask, analysis.options, node);
    return markdownOf(statusHeadline(session, node, status) + statusReason(session, node, status));
}

} // namespace

QString reportMarkdown(const PageSession& session, const ExplainTab* tab, const QString& link,
                       const QString& picture)
{
    const Analysis& analysis = session.runner()->analysis();
    QString text = QStringLiteral("# %1\n\n")
                       .arg(Report::tr("Tagseam on %1").arg(markdownEscaped(session.trees()->name())));
    text += QStringLiteral("- %1\n").arg(markdownCode(link));
    text += QStringLiteral("- %1\n").arg(setupLine(analysis.options));
    text += QStringLiteral("- %1\n").arg(figuresLine(session.runner()->figures()));
    text += whatIfLines(session);
    text += QStringLiteral("- tagseam %1\n\n").arg(QCoreApplication::applicationVersion());
    if (!picture.isEmpty())
        text += QStringLiteral("![%1](%2)\n\n").arg(Report::tr("The window"), markdownTarget(picture));
    const QString shown = tab != nullptr ? tab->markdown() : QString();
    const bool isTold = tab != nullptr && tab->tellsOfSelection() && !shown.isEmpty();
    if (session.selection()->node() != noNode && !isTold)
        text += QStringLiteral("## %1\n\n%2").arg(Report::tr("The selected node"), nodeText(session));
    if (!shown.isEmpty())
        text += QStringLiteral("## %1\n\n%2").arg(tab->title(), shown);
    text += QStringLiteral("## %1\n\n%2").arg(Report::tr("Levels"), levelTable(analysis.trace));
    return text;
}

QMimeData* reportData(const QString& markdown, const QPixmap& picture)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                       QTextDocument::MarkdownNoHTML);
    QString html = document.toHtml();
    html.replace(QLatin1String("</body>"),
                 QStringLiteral("<p><img src=\"data:image/png;base64,%1\"></p></body>")
                     .arg(QString::fromLatin1(pngOf(picture).toBase64())));
    auto* data = new QMimeData;
    data->setText(markdown);
    data->setHtml(html);
    return data;
}

QString reportPicture(const QString& path)
{
    const QFileInfo file(path);
    return file.absolutePath() + '/' + file.completeBaseName() + QStringLiteral(".png");
}

QString saveReport(const PageSession& session, const ExplainTab* tab, const QString& link,
                   const QPixmap& picture, const QString& path)
{
    if (QFileInfo(path).suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) == 0)
        return Report::tr("A report is saved as .md, with its picture as .png beside it, not as %1.")
            .arg(QFileInfo(path).fileName());
    QSaveFile pictureFile(reportPicture(path));
    QSaveFile reportFile(path);
    std::optional<Error> error = prepareFile(pictureFile, pngOf(picture).toStdString());
    if (!error)
        error = prepareFile(
            reportFile,
            reportMarkdown(session, tab, link, QFileInfo(pictureFile.fileName()).fileName()).toStdString());
    if (!error)
        error = commitFile(pictureFile);
    if (!error)
        error = commitFile(reportFile);
    return error ? errorText(*error, path) : QString();
}

} // namespace tagseam
