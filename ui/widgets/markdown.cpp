// SPDX-License-Identifier: MIT
// Converts the texts of the window to Markdown.
#include "ui/widgets/markdown.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextList>
#include <QUrl>

#include <algorithm>

namespace tagseam {

namespace {

struct Markdown { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(Markdown)
};

const QString lineBreak = QStringLiteral("\\\n");
const QString codeFont = QStringLiteral("code"); // marks text that was in <tt>

bool isBreak(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
           c.category() == QChar::Separator_Paragraph;
}

// Escapes the begin of a line that looks like a list item or the rule under a heading.
QString asLine(const QString& line)
{
    static const QRegularExpression start(QStringLiteral("^([-+=]|\\d+(?=[.)]))"));
    QString trimmed = line.trimmed();
    const QRegularExpressionMatch match = start.match(trimmed);
    if (!match.hasMatch())
        return trimmed;
    const qsizetype at = trimmed[0].isDigit() ? match.capturedEnd() : 0;
    return trimmed.left(at) + '\\' + trimmed.mid(at);
}

// White space inside the asterisks would make them literal.
QString starred(const QString& text)
{
    const QString inner = text.trimmed();
    if (inner.isEmpty())
        return text;
    const qsizetype start = text.indexOf(inner);
    return text.left(start) + QStringLiteral("**%1**").arg(inner) + text.mid(start + inner.size());
}

QString inlineText(const QTextFragment& fragment)
{
    const QTextCharFormat format = fragment.charFormat();
    const bool isCode = format.fontFamilies().toStringList().contains(codeFont);
    const QStringList lines = fragment.text().split(QChar::LineSeparator);
    QStringList parts;
    for (const QString& line : lines) {
        const QString text = isCode ? markdownCode(line) : markdownEscaped(line);
        parts << (format.fontWeight() > QFont::Normal ? starred(text) : text);
    }
    return parts.join(QChar::LineSeparator);
}

QString paragraph(const QTextBlock& block)
{
    QString text;
    for (QTextBlock::iterator it = block.begin(); !it.atEnd(); ++it)
        text += inlineText(it.fragment());
    QStringList lines;
    for (const QString& line : text.split(QChar::LineSeparator)) {
        if (const QString each = asLine(line); !each.isEmpty())
            lines << each;
    }
    return lines.join(lineBreak);
}

QString tableRow(const QStringList& cells)
{
    QString line;
    for (const QString& cell : cells)
        line += QStringLiteral("| %1 ").arg(markdownEscaped(cell));
    return line + QLatin1String("|\n");
}

} // namespace

QString markdownEscaped(const QString& text)
{
    static const QString special = QStringLiteral("\\`*_[]()<>#!|@&~$");
    QString escaped;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        // Addresses become links by themselves.
        const bool isAddress =
            (c == ':' && text.mid(i + 1, 2) == QLatin1String("//")) ||
            (c == '.' &&
             text.mid(std::max<qsizetype>(0, i - 3), 3).compare(QLatin1String("www"), Qt::CaseInsensitive) ==
                 0);
        if (special.contains(c) || isAddress)
            escaped += '\\';
        escaped += isBreak(c) ? QChar(' ') : c;
    }
    return escaped;
}

QString markdownCode(const QString& text)
{
    QString plain = text;
    qsizetype longest = 0;
    qsizetype run = 0;
    for (QChar& c : plain) {
        if (isBreak(c))
            c = ' ';
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    if (plain.trimmed().isEmpty())
        return plain;
    const QString fence(longest + 1, '`');
    const bool isPadded = plain.startsWith('`') || plain.endsWith('`');
    return fence + (isPadded ? ' ' + plain + ' ' : plain) + fence;
}

QString markdownTarget(const QString& fileName)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(fileName));
}

QString guidance(const QString& richText)
{
    return QStringLiteral("<span class=\"guidance\">%1</span>").arg(richText);
}

QString markdownOf(const QString& richText)
{
    // The texts of pages are escaped, so that they cannot match.
    static const QRegularExpression onlyHere(
        QStringLiteral("<a href=\"(step|position):[^\"]*\">.*?</a>|<span class=\"guidance\">.*?</span>"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression anchors(QStringLiteral("</?a\\b[^>]*>"));
    QString html = QString(richText).remove(onlyHere).remove(anchors);
    html.replace(QLatin1String("<tt>"), QStringLiteral("<span style=\"font-family:'%1'\">").arg(codeFont));
    html.replace(QLatin1String("</tt>"), QLatin1String("</span>"));
    QTextDocument document;
    document.setHtml(html);
    QString text;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString said = paragraph(block);
        if (said.isEmpty())
            continue;
        const bool isItem = block.textList() != nullptr;
        const bool isFollowed = isItem && block.next().isValid() && block.next().textList() != nullptr;
        text += (isItem ? QStringLiteral("- ") : QString()) + said + (isFollowed ? "\n" : "\n\n");
    }
    return text;
}

QString markdownTable(const QStringList& head, std::size_t rows,
                      const std::function<QStringList(std::size_t)>& row, Excluded excluded)
{
    if (rows == 0)
        return {};
    QString table = tableRow(head) + QStringLiteral("|---").repeated(head.size()) + QStringLiteral("|\n");
    const std::size_t shown = std::min(rows, mostMarkdownRows);
    const std::size_t first = excluded == Excluded::Last || shown == rows ? shown : shown / 2;
    for (std::size_t i = 0; i < first; ++i)
        table += tableRow(row(i));
    if (first < shown)
        table += tableRow(QStringList(QStringLiteral("…")) + QStringList(head.size() - 1, QString()));
    for (std::size_t i = rows - (shown - first); i < rows; ++i)
        table += tableRow(row(i));
    if (shown < rows)
        table += '\n' +
                 (excluded == Excluded::Last ? Markdown::tr("%n further row(s) are omitted here.", nullptr,
                                                            static_cast<int>(rows - shown))
                                             : Markdown::tr("%n row(s) in the middle are omitted here.",
                                                            nullptr, static_cast<int>(rows - shown))) +
                 '\n';
    return table;
}

} // namespace tagseam
