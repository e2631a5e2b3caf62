// SPDX-License-Identifier: MIT
// Site style trees in words.
#include "ui/tools/site/sitetext.h"

#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagseam {

namespace {

class SiteText { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(SiteText)
};

QString percentOf(std::uint32_t part, std::uint32_t all)
{
    return decimal(all == 0 ? 0 : 100.0 * part / all, 1);
}

QString against(double from, double threshold)
{
    return from <= threshold ? SiteText::tr("at most the threshold %1").arg(decimal(threshold, 3))
                             : SiteText::tr("more than the threshold %1").arg(decimal(threshold, 3));
}

// Describes the element node that decided, or the node above it.
QString decidedBy(const PageSession& session, const SitePage& page, NodeId node, const NodeReason& reason)
{
    if (reason.decider == node)
        return SiteText::tr("its element node");
    const QString label = siteLabel(*page.site, reason.deciding.element).left(80).toHtmlEscaped();
    if (reason.decider == noNode)
        return SiteText::tr("the element node %1").arg(label);
    return SiteText::tr("the element node of <a href=\"node:%1\">%2</a>, which contains it,")
        .arg(reason.decider.value)
        .arg(session.trees()->describe(reason.decider).toHtmlEscaped());
}

QString settled(const PageSession& session, const SitePage& page, NodeId node, const NodeReason& reason)
{
    const QString who = decidedBy(session, page, node, reason);
    const double threshold = page.marks.threshold;
    const bool isNoisy = reason.status == MapStatus::Noisy;
    if (reason.deciding.mark == ElementMark::Neither) { // its content, on the pages on which it is a leaf
        const double content = reason.deciding.importance.content;
        const QString words =
            isNoisy ? SiteText::tr(
                          "Noise: on this page %1 is a leaf, and the importance of its content is %2, %3.")
                    : SiteText::tr(
                          "Kept: on this page %1 is a leaf, and the importance of its content is %2, %3.");
        return words.arg(who, decimal(content, 3), against(content, threshold));
    }
    if (isNoisy)
        return SiteText::tr("Noise: %1 is noisy. Its greatest composite importance is %2, %3: its %n pages "
                            "are alike at this place.",
                            nullptr, static_cast<int>(reason.deciding.pages))
            .arg(who, decimal(reason.deciding.noisyFrom, 3), against(reason.deciding.noisyFrom, threshold));
    return SiteText::tr(
               "Kept: %1 is meaningful. Its composite importance is %2, %3, and nothing in it is noisy; "
               "%n page(s) have it.",
               nullptr, static_cast<int>(reason.deciding.pages))
        .arg(who, decimal(reason.deciding.importance.composite, 3),
             against(reason.deciding.importance.composite, threshold));
}

QString possibly(const PageSession& session, const SitePage& page, const NodeReason& reason, NodeId node)
{
    const NodeId decider = reason.decider == noNode ? page.cleaned.mapping.tags.body : reason.decider;
    const bool isLeaf = page.cleaned.mapping.tags.role(decider) == TagRole::Leaf;
    if (decider == node)
        return isLeaf ? SiteText::tr("Kept as possibly meaningful: on this page it is a leaf, but on no page "
                                     "of the tree.")
                      : SiteText::tr("Kept as possibly meaningful: its children have a style that the tree "
                                     "does not have.");
    const QString link = QStringLiteral("<a href=\"node:%1\">%2</a>")
                             .arg(decider.value)
                             .arg(session.trees()->describe(decider).toHtmlEscaped());
    return (isLeaf ? SiteText::tr("Kept as possibly meaningful: it is in %1, which is a leaf on this page, "
                                  "but on no page of the tree.")
                   : SiteText::tr("Kept as possibly meaningful: it is in %1, whose children have a style "
                                  "that the tree does not have."))
        .arg(link);
}

// Returns the number of words that are removed from a kept text.
int removedWordsOf(const SitePage& page, NodeId node)
{
    const std::vector<TextEdit>& edits = page.cleaned.result.textEdits;
    const auto edit = std::ranges::lower_bound(edits, node, {}, &TextEdit::text);
    return edit == edits.end() || edit->text != node ? 0 : static_cast<int>(edit->removed.size());
}

} // namespace

QString nameOf(ElementMark mark)
{
    switch (mark) {
    case ElementMark::Noisy:
        return SiteText::tr("noisy");
    case ElementMark::Meaningful:
        return SiteText::tr("meaningful");
    case ElementMark::Neither:
        break;
    }
    return SiteText::tr("neither");
}

QString markSign(ElementMark mark)
{
    return mark == ElementMark::Noisy        ? QStringLiteral("✕")
           : mark == ElementMark::Meaningful ? QStringLiteral("✓")
                                             : QStringLiteral("◐");
}

QString siteLabel(const LearntSite& site, ElementId element)
{
    if (element == rootElement)
        return SiteText::tr("the root");
    return QString::fromStdString(
        site.site.vocabulary.labels.text(site.measured.tree.element(element).label.value));
}

QString elementWords(const LearntSite& site, ElementId element, const Marks& marks)
{
    const ElementNode& node = site.measured.tree.element(element);
    const Importance& importance = site.measured.importance(element);
    const auto styles = static_cast<int>(node.styleCount + (node.leafPages > 0 ? 1 : 0));
    QString words = SiteText::tr("on %n page(s)", nullptr, static_cast<int>(node.pages)) +
                    QStringLiteral(", ") + SiteText::tr("%n style(s)", nullptr, styles) +
                    QStringLiteral(". ");
    words +=
        SiteText::tr(
            "Its own importance is %1, its composite importance %2. It is noisy from the threshold %3 on.")
            .arg(decimal(importance.node, 3), decimal(importance.composite, 3),
                 decimal(shownThreshold(site.measured.noisyFrom[element.value]), 4));
    words += ' ';
    switch (marks.of(element)) {
    case ElementMark::Noisy:
        return words + SiteText::tr("Noisy: nothing in it is more important than the threshold.");
    case ElementMark::Meaningful:
        return words + SiteText::tr("Meaningful: everything in it is more important than the threshold.");
    case ElementMark::Neither:
        break;
    }
    return words + SiteText::tr("Neither: one part of it is noisy, another part is not.");
}

QString siteReason(const PageSession& session, const SitePage& page, NodeId node)
{
    const NodeReason reason = reasonOf(page.cleaned, page.site->measured, page.marks, node);
    switch (reason.status) {
    case MapStatus::Outside:
        return SiteText::tr("Kept: outside the body; a site style tree covers only the body.");
    case MapStatus::NoTag:
        return reason.isKept
                   ? SiteText::tr(
                         "Kept with its parent: white space, comments and scripts are not element nodes.")
                   : SiteText::tr(
                         "Removed with its parent: white space, comments and scripts are not element nodes.");
    case MapStatus::Passed:
        return reason.isKept ? SiteText::tr("Kept because it contains kept content: its element node is "
                                            "neither noisy nor meaningful.")
                             : SiteText::tr("Removed because none of its content is kept: its element node "
                                            "is neither noisy nor meaningful.");
    case MapStatus::Possibly:
        return possibly(session, page, reason, node);
    case MapStatus::Noisy:
    case MapStatus::Meaningful:
        break;
    }
    QString words = settled(session, page, node, reason);
    if (const int removed = removedWordsOf(page, node); removed > 0)
        words += ' ' + SiteText::tr("%n of its words are removed, because every page has them at this place "
                                    "(local noise).",
                                    nullptr, removed);
    return reason.isLocalNoise
               ? words + ' ' +
                     SiteText::tr(
                         "Removed anyway: every page has the same content at this place (local noise).")
               : words;
}

QString sitePageWords(const SitePage& page)
{
    const QString words = SiteText::tr("This page: %1 of %2 words and %3 of %4 nodes are kept.")
                              .arg(page.cleaned.keptWords)
                              .arg(page.cleaned.words)
                              .arg(page.keptNodes)
                              .arg(page.nodes);
    return page.unknownNodes == 0
               ? words
               : words + ' ' +
                     SiteText::tr("%1 % of the nodes are in styles that the tree does not have.")
                         .arg(percentOf(page.unknownNodes, page.nodes));
}

} // namespace tagseam
