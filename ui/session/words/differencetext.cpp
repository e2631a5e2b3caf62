// SPDX-License-Identifier: MIT
// Differences of two trees in words.
#include "ui/session/words/differencetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace tagseam {

namespace {

struct DifferenceText {
    Q_DECLARE_TR_FUNCTIONS(tagseam::DifferenceText)
};

constexpr std::size_t describedBytes = 200; // limit for a tag, an id or the classes
constexpr int describedLength = 48;         // length of a text in characters

QString part(std::string_view text)
{
    const std::string_view first = text.substr(0, describedBytes);
    return QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size()));
}

QString cutShort(const QString& text)
{
    return text.size() <= describedLength ? text : text.left(describedLength) + QStringLiteral("…");
}

} // namespace

QString nameOf(DifferenceCause cause)
{
    switch (cause) {
    case DifferenceCause::InsertedTbody:
        return DifferenceText::tr("inserted tbody");
    case DifferenceCause::ImpliedElement:
        return DifferenceText::tr("implied element");
    case DifferenceCause::Misnesting:
        return DifferenceText::tr("misnesting");
    case DifferenceCause::NestedForm:
        return DifferenceText::tr("nested form");
    case DifferenceCause::Noscript:
        return DifferenceText::tr("noscript");
    case DifferenceCause::ScriptMade:
        return DifferenceText::tr("script-made");
    case DifferenceCause::RawText:
        return DifferenceText::tr("raw text");
    case DifferenceCause::InnerTree:
        return DifferenceText::tr("inner tree");
    case DifferenceCause::Spelling:
        return DifferenceText::tr("spelling");
    case DifferenceCause::WhiteSpace:
        return DifferenceText::tr("white space");
    case DifferenceCause::Comment:
        return DifferenceText::tr("comment");
    case DifferenceCause::Other:
        return DifferenceText::tr("other");
    }
    return {};
}

QString explain(DifferenceCause cause)
{
    switch (cause) {
    case DifferenceCause::InsertedTbody:
        return DifferenceText::tr(
            "HTML5 puts a tbody around the rows of a table, a colgroup around its columns and a tr around "
            "loose cells; libxml2 omits them where the page does.");
    case DifferenceCause::ImpliedElement:
        return DifferenceText::tr(
            "An html, head or body element that libxml2 adds, omits or begins at another place than HTML5.");
    case DifferenceCause::Misnesting:
        return DifferenceText::tr(
            "Tags that overlap or are not closed. libxml2 repairs them in its own way: HTML5 duplicates "
            "formatting elements, moves content out of tables and ignores tags that are not allowed.");
    case DifferenceCause::NestedForm:
        return DifferenceText::tr("A form that begins while another is open: HTML5 ignores its tag.");
    case DifferenceCause::Noscript:
        return DifferenceText::tr("The content of noscript is elements in the source, but text in a browser "
                                  "that runs scripts. In the head, it is at another place.");
    case DifferenceCause::ScriptMade:
        return DifferenceText::tr(
            "The bytes do not explain it: a script added, removed, moved or changed the node.");
    case DifferenceCause::RawText:
        return DifferenceText::tr("The content of iframe, noembed, template, textarea and similar elements "
                                  "is text or a separate tree in HTML5, and elements in libxml2.");
    case DifferenceCause::InnerTree:
        return DifferenceText::tr("The content of a frame or of a shadow root, captured with the rendered "
                                  "page. The source of the page does not contain it.");
    case DifferenceCause::Spelling:
        return DifferenceText::tr("A name or character that libxml2 and HTML5 read differently: a prefix "
                                  "before a colon, capitals in "
                                  "SVG, character numbers, entities without semicolon.");
    case DifferenceCause::WhiteSpace:
        return DifferenceText::tr(
            "Blank text that only one tree has at this place. It is not part of the sequence.");
    case DifferenceCause::Comment:
        return DifferenceText::tr("Comments, which are not part of the sequence.");
    case DifferenceCause::Other:
        return DifferenceText::tr("Nothing in the two trees explains the difference.");
    }
    return {};
}

QString nameOf(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::OnlyInSource:
        return DifferenceText::tr("only source");
    case DifferenceKind::OnlyInRendered:
        return DifferenceText::tr("only rendered");
    case DifferenceKind::Moved:
        return DifferenceText::tr("moved");
    case DifferenceKind::Changed:
        return DifferenceText::tr("changed");
    }
    return {};
}

QString describe(const Document& document, NodeId node)
{
    switch (document.kind(node)) {
    case NodeKind::Document:
        return DifferenceText::tr("document");
    case NodeKind::Comment:
        return QStringLiteral("<!--%1-->").arg(cutShort(part(document.text(node)).simplified()));
    case NodeKind::Text:
        return document.isBlankText(node)
                   ? DifferenceText::tr("blank text")
                   : QStringLiteral("“%1”").arg(cutShort(part(document.text(node)).simplified()));
    case NodeKind::Element:
        break;
    }
    QString text = part(document.name(node));
    if (const QString id = part(document.attribute(node, "id")); !id.isEmpty())
        text += '#' + id;
    const QStringList classes = part(document.attribute(node, "class")).split(' ', Qt::SkipEmptyParts);
    for (const QString& name : classes)
        text += '.' + name;
    return cutShort(text);
}

QString summaryOf(const TreeDiff& diff)
{
    if (diff.differences.empty())
        return DifferenceText::tr("The two trees are the same.");
    const auto count = [](std::uint32_t number) { return static_cast<int>(number); };
    QStringList parts{DifferenceText::tr("%n node(s) only in the source", nullptr, count(diff.onlyInSource)),
                      DifferenceText::tr("%n only in the rendered tree", nullptr, count(diff.onlyInRendered)),
                      DifferenceText::tr("%n moved", nullptr, count(diff.moved))};
    if (diff.changed > 0)
        parts.append(DifferenceText::tr("%n changed", nullptr, count(diff.changed)));
    return parts.join(QStringLiteral(", ")) + '.';
}

QString summaryOf(const Divergence& divergence)
{
    if (divergence.isSame())
        return DifferenceText::tr(
            "Both trees lead to the same region: of the nodes that both have, the same %n "
            "node(s) are kept.",
            nullptr, static_cast<int>(divergence.statuses.keptInBoth));
    const QString differ =
        DifferenceText::tr(
            "The regions differ: of the nodes that both trees have, %1 are kept in both, %2 in the "
            "source alone and %3 in the rendered tree alone.")
            .arg(divergence.statuses.keptInBoth)
            .arg(divergence.statuses.keptInSource)
            .arg(divergence.statuses.keptInRendered);
    if (divergence.responsible.empty())
        return differ + ' ' + DifferenceText::tr("No cause explains the difference.");
    QStringList names;
    for (const DifferenceCause cause : divergence.responsible)
        names.append(nameOf(cause));
    const QString made = DifferenceText::tr("The cause is <b>%1</b>.").arg(names.join(QStringLiteral(", ")));
    const int culprits = static_cast<int>(divergence.culprits.size());
    if (culprits == 0)
        return differ + ' ' + made;
    return differ + ' ' + made + ' ' +
           DifferenceText::tr(
               "Without <a href=\"culprits\">%n differences</a> of this cause, the regions would agree.",
               nullptr, culprits);
}

QString countsText(const StatusCounts& counts)
{
    if (counts.all() == 0)
        return DifferenceText::tr("No node changed its status, was added or removed.");
    const auto number = [](std::uint32_t count) { return static_cast<int>(count); };
    QStringList parts;
    if (counts.pruned > 0)
        parts.append(DifferenceText::tr("<b>%n</b> node(s) now pruned", nullptr, number(counts.pruned)));
    if (counts.kept > 0)
        parts.append(DifferenceText::tr("<b>%n</b> now kept", nullptr, number(counts.kept)));
    if (counts.added > 0)
        parts.append(DifferenceText::tr("<b>%n</b> added", nullptr, number(counts.added)));
    if (counts.removed > 0)
        parts.append(DifferenceText::tr("<b>%n</b> removed", nullptr, number(counts.removed)));
    return parts.join(QStringLiteral(", ")) + '.';
}

} // namespace tagseam
