// SPDX-License-Identifier: MIT
// The nodes chosen for labelling, the available labels, and the marks that are made, found and proposed.
#include "ui/tools/annotate/labeller.h"

#include "core/truth/annotation/alike.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace tagseam {

Labeller::Labeller(Annotator* annotator, QObject* parent)
    : QObject(parent), m_annotator(annotator), m_session(annotator->session())
{
    connect(m_session->selection(), &Selection::nodeChanged, this, [this] {
        if (m_isChoosing)
            return;
        m_isRangeLast = false;
        forgetChosen();
    });
    connect(m_session->selection(), &Selection::rangeChanged, this, [this] {
        m_isRangeLast = m_session->selection()->range().size() > 0;
        forgetChosen();
    });
    connect(m_session->trees(), &PageTrees::documentChanged, this, [this] {
        m_unmarked.reset();
        m_together.clear();
        m_path.forget();
        m_isRangeLast = false;
        m_isHighlighting = false;
        dismiss();
        emit chosenChanged();
    });
    connect(m_session, &PageSession::workspaceChanged, this, [this] {
        dismiss();
        showChosen();
    });
    for (const auto signal : {&Annotator::opened, &Annotator::changed, &Annotator::closed})
        connect(m_annotator, signal, this, [this] { m_unmarked.reset(); });
    connect(m_session->trees()->comparison(), &TreeComparison::changed, this, [this] { m_unmarked.reset(); });
    connect(m_annotator, &Annotator::changed, this, &Labeller::takeLabelsOfPage);
    connect(m_annotator, &Annotator::closed, this, &Labeller::dismiss);
    m_looking.whenFinished(this, [this](const std::vector<std::vector<NodeId>>& groups) {
        propose(groups, m_lookingFor);
        if (m_proposals.empty())
            m_session->notifier()->tellOfSelection(
                tr("The page has no other part with the same structure that lacks this label."));
    });
}

Labeller::~Labeller()
{
    if (m_looking.isPending())
        m_looking.future().waitForFinished(); // the thread reads the document
}

bool Labeller::isReady() const
{
    return m_annotator->isOpen() && m_session->trees()->hasDocument();
}

// --- labels ------------------------------------------------------------------------------------------------

QStringList Labeller::labels() const
{
    return Labels::all() + m_ownLabels;
}

void Labeller::setOwnLabels(const QStringList& labels)
{
    if (labels == m_ownLabels)
        return;
    m_ownLabels = labels;
    emit labelsChanged();
}

void Labeller::addOwnLabel(const QString& label)
{
    const QString name = label.simplified();
    m_foreignLabels.removeAll(name);
    if (!name.isEmpty() && !labels().contains(name))
        setOwnLabels(m_ownLabels + QStringList(name));
}

// Labels that came with a file have buttons and digits, too, as far as there is room.
void Labeller::takeLabelsOfPage()
{
    QStringList own = m_ownLabels;
    for (const Mark& mark : m_annotator->marks()) {
        const QString name = QString::fromStdString(mark.label);
        if (own.size() >= mostOwnLabels)
            break;
        if (own.contains(name) || Labels::all().contains(name))
            continue;
        own.append(name);
        m_foreignLabels.append(name);
    }
    setOwnLabels(own);
}

QStringList Labeller::keptLabels() const
{
    QStringList kept;
    for (const QString& label : m_ownLabels) {
        if (!m_foreignLabels.contains(label))
            kept.append(label);
    }
    return kept;
}

QString Labeller::guideline(const QString& label) const
{
    return m_guidelines.value(label, Labels::guideline(label));
}

void Labeller::setGuideline(const QString& label, const QString& text)
{
    QMap<QString, QString> guidelines = m_guidelines;
    guidelines.remove(label);
    if (const QString own = text.trimmed(); !own.isEmpty() && own != Labels::guideline(label))
        guidelines.insert(label, own);
    setOwnGuidelines(guidelines);
}

void Labeller::setOwnGuidelines(const QMap<QString, QString>& guidelines)
{
    if (guidelines == m_guidelines)
        return;
    m_guidelines = guidelines;
    emit labelsChanged();
}

int Labeller::lookOf(const QString& label) const
{
    return Labels::look(label, m_ownLabels);
}

int Labeller::countOf(const QString& label) const
{
    return static_cast<int>(std::ranges::count(m_annotator->marks(), label.toStdString(), &Mark::label));
}

QString Labeller::nameOf(const std::vector<NodeId>& nodes) const
{
    constexpr std::size_t bytes = 60;
    const QString name = m_session->trees()->describe(nodes.front());
    const QString text =
        QString::fromStdString(textStart(m_session->trees()->document(), nodes.front(), bytes)).simplified();
    const QString both = text.isEmpty() || !m_session->trees()->document().isElement(nodes.front())
                             ? name
                             : QStringLiteral("“%1” %2").arg(text, name);
    const auto others = static_cast<int>(nodes.size()) - 1;
    return others == 0 ? both : tr("%1 and %n more", nullptr, others).arg(both);
}

// --- nodes to be labelled ----------------------------------------------------------------------------------

std::vector<NodeId> Labeller::chosen() const
{
    if (!m_session->trees()->hasDocument())
        return {};
    if (!m_together.empty())
        return m_together;
    if (m_isRangeLast && m_session->runner()->hasAnalysis() && m_session->selection()->range().size() > 0)
        return nodesOfRegion(m_session->trees()->document(), m_session->runner()->analysis().sequence,
                             m_session->selection()->range());
    return m_session->selection()->node() == noNode ? std::vector<NodeId>()
                                                    : std::vector<NodeId>{m_session->selection()->node()};
}

void Labeller::choose(const std::vector<NodeId>& nodes)
{
    if (nodes.empty())
        return;
    m_isChoosing = true;
    if (std::ranges::find(nodes, m_session->selection()->node()) == nodes.end())
        m_session->selection()->select(nodes.front());
    m_isChoosing = false;
    m_isRangeLast = false;
    m_together = nodes.size() > 1 ? nodes : std::vector<NodeId>();
    showChosen();
}

void Labeller::forgetChosen()
{
    m_together.clear();
    showChosen();
}

// Shows the nodes that a label would be set on if they are more than the selected node.
void Labeller::showChosen()
{
    const std::vector<NodeId> nodes = m_session->isAnnotating() ? chosen() : std::vector<NodeId>();
    if (nodes.size() > 1 || m_isRangeLast) {
        std::vector<NodeId> ascending = nodes;
        std::ranges::sort(ascending);
        m_isHighlighting = true;
        m_session->selection()->setHighlight(std::move(ascending));
    } else if (std::exchange(m_isHighlighting, false)) {
        m_session->selection()->setHighlight({});
    }
    emit chosenChanged();
}

void Labeller::pick(NodeId node, Qt::KeyboardModifiers keys)
{
    const Document& document = m_session->trees()->document();
    const NodeId before = m_session->selection()->node();
    const bool isMore = keys.testFlag(Qt::ShiftModifier) || keys.testFlag(Qt::ControlModifier);
    if (!isMore || before == noNode) {
        for (std::size_t i = 0; i < m_proposals.size() && !isMore; ++i) {
            for (const NodeId root : m_proposals[i].nodes) {
                if (root <= node && node < document.subtreeEnd(root))
                    return setIn(i, !m_proposals[i].isIn);
            }
        }
        m_path.forget();
        m_session->selection()->select(node);
        if (node == before) { // selecting the same node sends no signal
            m_isRangeLast = false;
            forgetChosen();
        }
        return;
    }
    if (keys.testFlag(Qt::ShiftModifier)) {
        const std::vector<NodeId> run = siblingRun(document, before, node);
        const bool isFirst = node < before;
        m_isChoosing = true; // the selection continues from the end where it began
        m_session->selection()->select(isFirst ? run.back() : run.front());
        m_isChoosing = false;
        return choose(run);
    }
    std::vector<NodeId> together = m_together.empty() ? std::vector<NodeId>{before} : m_together;
    const NodeId level = levelWith(document, node, before);
    if (std::erase(together, level) == 0)
        together.push_back(level);
    std::ranges::sort(together);
    choose(together);
}

void Labeller::widen()
{
    if (!m_session->trees()->hasDocument())
        return;
    const std::vector<NodeId> nodes = chosen();
    if (nodes.empty())
        return;
    if (const NodeId up = m_path.widen(m_session->trees()->document(), nodes.front()); up != noNode)
        m_session->selection()->select(up);
}

void Labeller::narrow()
{
    if (!m_session->trees()->hasDocument())
        return;
    if (const NodeId down = m_path.narrow(m_session->trees()->document(), m_session->selection()->node());
        down != noNode)
        m_session->selection()->select(down);
}

void Labeller::goToSibling(bool isBefore)
{
    const std::vector<NodeId> nodes = chosen();
    if (nodes.empty())
        return;
    const NodeId sibling =
        siblingBeside(m_session->trees()->document(), isBefore ? nodes.front() : nodes.back(), isBefore);
    if (sibling != noNode)
        pick(sibling, {});
}

// The selected node is the one where the run began.
void Labeller::extend(bool isBefore)
{
    const std::vector<NodeId> nodes = chosen();
    if (nodes.empty())
        return;
    const NodeId end = nodes.front() == m_session->selection()->node() ? nodes.back() : nodes.front();
    const NodeId sibling = siblingBeside(m_session->trees()->document(), end, isBefore);
    if (sibling != noNode)
        pick(sibling, Qt::ShiftModifier);
}

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
