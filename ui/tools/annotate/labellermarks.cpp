// SPDX-License-Identifier: MIT
// Makes and finds marks, and makes proposals.
#include "core/truth/annotation/alike.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/labeller.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace tagseam {

void Labeller::label(const QString& label)
{
    if (!m_annotator->isOpen())
        return;
    const std::vector<NodeId> nodes = chosen();
    if (nodes.empty()) {
        m_session->notifier()->tellOfSelection(
            tr("Select a node first. Labels apply to the selected nodes."));
        return;
    }
    m_foreignLabels.removeAll(label); // from now on it is the user's own label
    m_annotator->label(nodes, label);
}

void Labeller::label(const std::vector<std::size_t>& marks, const QString& label)
{
    const std::string name = label.toStdString();
    if (std::ranges::all_of(marks,
                            [&](std::size_t mark) { return m_annotator->marks()[mark].label == name; }))
        return remove(marks);
    m_foreignLabels.removeAll(label);
    m_annotator->relabel(marks, label);
}

std::optional<std::size_t> Labeller::markOfChosen() const
{
    const std::vector<NodeId> nodes = chosen();
    if (!isReady() || nodes.empty())
        return std::nullopt;
    if (const std::optional<std::size_t> mark = m_annotator->markOn(nodes))
        return mark;
    const std::vector<std::size_t> around = m_annotator->marksAt(nodes.front());
    return around.empty() ? std::nullopt : std::optional(around.front());
}

void Labeller::removeMark()
{
    if (!m_annotator->isOpen())
        return;
    const std::vector<NodeId> nodes = chosen();
    const std::optional<std::size_t> mark = nodes.empty() ? std::nullopt : m_annotator->markOn(nodes);
    if (mark)
        return remove({*mark});
    const std::optional<std::size_t> around = markOfChosen();
    const QString outer =
        around ? Labels::title(QString::fromStdString(m_annotator->marks()[*around].label)) : QString();
    m_session->notifier()->tellOfSelection(
        outer.isEmpty() ? tr("The selected node has no mark, so nothing was removed.")
                        : tr("The selected node has no mark of its own, so nothing was removed. It is "
                             "inside a mark “%1”.")
                              .arg(outer));
}

void Labeller::remove(const std::vector<std::size_t>& marks)
{
    if (marks.empty())
        return;
    const QString label = Labels::title(QString::fromStdString(m_annotator->marks()[marks.front()].label));
    m_annotator->remove(marks);
    m_session->notifier()->tellOfSelection([&, count = static_cast<int>(marks.size())] {
        return count == 1 ? tr("The mark “%1” was removed. Press Ctrl+Z to restore it.").arg(label)
                          : tr("%n marks were removed. Press Ctrl+Z to restore them.", nullptr, count);
    }());
}

void Labeller::goToMark(std::size_t mark)
{
    choose(m_annotator->shownNodesOf(mark));
}

void Labeller::goToNextMark(bool isBackwards)
{
    if (!isReady())
        return;
    struct Place {
        NodeId first;
        std::size_t mark;
    };
    std::vector<Place> places;
    for (std::size_t i = 0; i < m_annotator->marks().size(); ++i) {
        if (const std::vector<NodeId> nodes = m_annotator->shownNodesOf(i); !nodes.empty())
            places.push_back({nodes.front(), i});
    }
    if (places.empty()) {
        m_session->notifier()->tellOfSelection(tr("Nothing is marked yet."));
        return;
    }
    std::ranges::stable_sort(places, {}, &Place::first);
    const std::vector<NodeId> nodes = chosen();
    const NodeId from = nodes.empty() ? NodeId{0} : nodes.front();
    if (isBackwards) {
        const auto next = std::ranges::lower_bound(places, from, {}, &Place::first);
        goToMark(next == places.begin() ? places.back().mark : std::prev(next)->mark);
    } else {
        const auto next = std::ranges::upper_bound(places, from, {}, &Place::first);
        goToMark(next == places.end() ? places.front().mark : next->mark);
    }
}

const std::vector<NodeId>& Labeller::unmarked() const
{
    if (m_unmarked)
        return *m_unmarked;
    std::vector<NodeId> marked;
    for (std::size_t i = 0; i < m_annotator->marks().size(); ++i) {
        const std::vector<NodeId> nodes = m_annotator->shownNodesOf(i);
        marked.insert(marked.end(), nodes.begin(), nodes.end());
    }
    return m_unmarked.emplace(unmarkedParts(m_session->trees()->document(), std::move(marked)));
}

QString Labeller::unmarkedText() const
{
    if (!isReady())
        return {};
    const std::vector<NodeId>& parts = unmarked();
    const std::vector<NodeId> nodes = chosen();
    const auto at = nodes.size() == 1 ? std::ranges::find(parts, nodes.front()) : parts.end();
    if (parts.empty())
        return tr("Every visible part of the page has a mark.");
    if (at != parts.end())
        return tr("Part %1 of %2 without a mark.").arg(at - parts.begin() + 1).arg(parts.size());
    return tr("%n visible parts of the page have no mark. Press U to select the next one.", nullptr,
              static_cast<int>(parts.size()));
}

void Labeller::goToUnmarked()
{
    if (!isReady())
        return;
    if (const std::vector<NodeId>& parts = unmarked(); !parts.empty()) {
        const NodeId from =
            m_session->selection()->node() == noNode ? NodeId{0} : m_session->selection()->node();
        const auto next = std::ranges::upper_bound(parts, from);
        choose({next == parts.end() ? parts.front() : *next});
    }
    m_session->notifier()->tellOfSelection(unmarkedText());
}

std::vector<RegionMark> Labeller::regionMarks() const
{
    std::vector<RegionMark> shown;
    if (!isReady() || !m_session->runner()->hasAnalysis())
        return shown;
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const auto add = [&](std::vector<NodeId> nodes, const QString& label, const QString& text,
                         bool isProposed) {
        const Region span = spanOf(m_session->trees()->document(), sequence, nodes);
        shown.push_back({span, lookOf(label), text, noPosition, std::move(nodes), isProposed});
    };
    for (std::size_t i = 0; i < m_annotator->marks().size(); ++i) {
        const QString label = QString::fromStdString(m_annotator->marks()[i].label);
        if (std::vector<NodeId> nodes = m_annotator->shownNodesOf(i); !nodes.empty())
            add(std::move(nodes), label, Labels::title(label), false);
    }
    for (const Proposal& proposal : m_proposals) {
        const QString text =
            proposal.isIn ? tr("%1?").arg(Labels::title(m_proposedLabel)) : QStringLiteral("✕");
        add(proposal.nodes, m_proposedLabel, text, true);
    }
    std::ranges::stable_sort(shown, [](const RegionMark& a, const RegionMark& b) {
        return std::pair(a.region.begin, b.region.end) < std::pair(b.region.begin, a.region.end);
    });
    return shown;
}

// --- proposals ---------------------------------------------------------------------------------------------

int Labeller::proposedCount() const
{
    return static_cast<int>(std::ranges::count(m_proposals, true, &Proposal::isIn));
}

// A mark around the nodes counts if it is a record: siblings of main content are not meant.
void Labeller::proposeAlike()
{
    if (!isReady())
        return;
    const QString record = QString::fromLatin1(label::record);
    std::vector<NodeId> nodes = chosen();
    const std::optional<std::size_t> mark = markOfChosen();
    const QString label = mark ? QString::fromStdString(m_annotator->marks()[*mark].label) : record;
    if (nodes.empty()) {
        m_session->notifier()->tellOfSelection(
            tr("Select a node first. Nodes with the same structure are then "
               "proposed with the same label."));
        return;
    }
    const bool isMarked = mark && (m_annotator->markOn(nodes) || label == record);
    if (isMarked)
        nodes = m_annotator->shownNodesOf(*mark);
    m_lookingFor = isMarked ? label : record;
    m_looking.start(
        QtConcurrent::run([&document = m_session->trees()->document(), nodes = std::move(nodes), isMarked] {
            std::vector<std::vector<NodeId>> groups = alikeTo(document, nodes);
            if (!isMarked)
                groups.insert(groups.begin(), nodes);
            return groups;
        }));
    m_session->trees()->addReader(QFuture<void>(m_looking.future()));
}

void Labeller::proposeMainRegion()
{
    if (!isReady() || !m_session->runner()->hasAnalysis())
        return;
    const Analysis& analysis = m_session->runner()->analysis();
    propose({nodesOfRegion(m_session->trees()->document(), analysis.sequence, analysis.trace.region)},
            Labels::all().front());
    if (m_proposals.empty())
        m_session->notifier()->tellOfSelection(
            tr("The main region of the current method is already marked, or it is empty."));
}

// Proposes the groups that do not have the label already.
void Labeller::propose(const std::vector<std::vector<NodeId>>& groups, const QString& label)
{
    m_proposals.clear();
    m_proposedLabel = label;
    for (const std::vector<NodeId>& group : m_annotator->without(groups, label))
        m_proposals.push_back({group});
    emit proposalsChanged();
}

void Labeller::setIn(std::size_t proposal, bool isIn)
{
    if (m_proposals[proposal].isIn == isIn)
        return;
    m_proposals[proposal].isIn = isIn;
    emit proposalsChanged();
}

void Labeller::accept()
{
    std::vector<std::vector<NodeId>> groups;
    for (const Proposal& proposal : m_proposals) {
        if (proposal.isIn)
            groups.push_back(proposal.nodes);
    }
    const QString label = m_proposedLabel;
    dismiss();
    m_annotator->labelAll(groups, label);
}

void Labeller::dismiss()
{
    m_looking.drop();
    if (m_proposals.empty())
        return;
    m_proposals.clear();
    emit proposalsChanged();
}

} // namespace tagseam
