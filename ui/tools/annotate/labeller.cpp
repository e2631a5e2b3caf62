// SPDX-License-Identifier: MIT
// The nodes chosen for labelling, and the available labels.
#include "ui/tools/annotate/labeller.h"

#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"

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

} // namespace tagseam
