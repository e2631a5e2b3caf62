// SPDX-License-Identifier: MIT
// The other version of the page as a page view shows it.
#include "ui/browser/show/otherpage.h"

#include "ui/session/words/differencetext.h"

#include <QCoreApplication>

namespace tagseam {

namespace {

struct OtherPage {
    Q_DECLARE_TR_FUNCTIONS(tagseam::OtherPage)
};

} // namespace

NodeId elementAt(const Document& other, NodeId node)
{
    while (node != noNode && !other.isElement(node))
        node = other.parent(node);
    return node;
}

NodeId elementInOther(const VersionDiff& versions, NodeId node)
{
    return elementAt(*versions.other, versions.inOther(node));
}

QString prunedRunsOfOther(const VersionDiff& versions)
{
    const Document& other = *versions.other;
    const KeepMask& kept = versions.diff.before.result.kept;
    const NodeId body = other.body();
    if (body == noNode)
        return {};
    QString runs;
    NodeId first = noNode; // the run of siblings that is not written yet
    NodeId last = noNode;
    const auto write = [&] {
        if (first != noNode)
            runs += QStringLiteral("[%1,%2],").arg(first.value).arg(last.value);
        first = noNode;
    };
    for (NodeId node{body.value + 1}; node < other.subtreeEnd(body);) {
        const bool isPruned = other.isElement(node) && !kept[node.value];
        if (first != noNode && (!isPruned || other.parent(node) != other.parent(first)) &&
            !other.isBlankText(node))
            write();
        if (isPruned) {
            if (first == noNode)
                first = node;
            last = node;
        }
        node = isPruned ? other.subtreeEnd(node) : NodeId{node.value + 1};
    }
    write();
    return runs;
}

QString captionOfOther(const VersionDiff& versions, NodeId other)
{
    const QString name = describe(*versions.other, other);
    if (versions.diff.trees.renderedOf[other.value] == noNode)
        return OtherPage::tr("%1 · only in this version").arg(name);
    return (versions.diff.before.result.kept[other.value] ? OtherPage::tr("%1 · kept in this version")
                                                          : OtherPage::tr("%1 · pruned in this version"))
        .arg(name);
}

} // namespace tagseam
