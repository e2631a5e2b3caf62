// SPDX-License-Identifier: MIT
// Changes: the page against another version of it.
#include "ui/tools/page/changestab.h"

#include "ui/session/words/differencetext.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/page/changestext.h"
#include "ui/widgets/answertable.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

// The keys of rows: of a group, and of a subtree below it.
constexpr qlonglong firstSubtree = qlonglong{1} << 32U;

int lookOf(StatusChange change)
{
    constexpr std::array looks{1, 2, 3, 0}; // pruned, kept, removed, added
    return looks[static_cast<std::size_t>(change)];
}

} // namespace

ChangesTab::ChangesTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_versions(explainer->versions()), m_story(makeText()),
      m_subtrees(new AnswerTable(this)), m_changes(new AnswerTable(this))
{
    content()->addWidget(m_story);
    content()->addWidget(m_subtrees, 3);
    content()->addWidget(m_changes, 2);
    content()->addStretch(0);
    m_subtrees->setRootIsDecorated(true);
    m_subtrees->setMinimumHeight(140);
    m_changes->setMinimumHeight(90);
    for (AnswerTable* table : {m_subtrees, m_changes}) {
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->setTextElideMode(Qt::ElideRight);
    }
    connect(m_versions, &PageVersions::otherChanged, this, &Pane::idleChanged);
    connect(m_versions, &PageVersions::otherChanged, this, [this] { refresh(); });
    connect(m_versions, &PageVersions::diffChanged, this, [this] { refresh(); });
    connect(m_versions, &PageVersions::causeChanged, this, [this] {
        say();
        updateMarks();
    });
    // A click on the row that is current already selects its node again.
    connect(m_subtrees, &QTreeWidget::currentItemChanged, this, &ChangesTab::pickSubtree);
    connect(m_subtrees, &QTreeWidget::itemClicked, this, &ChangesTab::pickSubtree);
    connect(m_changes, &QTreeWidget::currentItemChanged, this, &ChangesTab::pickChange);
    connect(m_changes, &QTreeWidget::itemClicked, this, &ChangesTab::pickChange);
}

QString ChangesTab::title() const
{
    return tr("Changes");
}

QString ChangesTab::tip() const
{
    return tr(
        "Compares the page with another version of it, and finds the change of the template that pruned "
        "or kept other nodes");
}

bool ChangesTab::isIdle() const
{
    return m_versions->other() == nullptr;
}

void ChangesTab::ask()
{
    m_versions->askCause();
}

// The answer with responsible changes as soon as they are known.
std::shared_ptr<const VersionDiff> ChangesTab::answer() const
{
    return m_versions->cause() != nullptr ? m_versions->cause() : m_versions->diff();
}

void ChangesTab::say()
{
    m_subtrees->setColumns(
        {{tr("Subtree"), tr("Subtrees that changed alike and have the same name are in one row")},
         {tr("Change"), tr("Status of the nodes in this page, against the other version")},
         {tr("Nodes"), tr("Elements and texts that are not blank"), true}},
        0);
    m_changes->setColumns(
        {{tr("Change of the template"), {}},
         {tr("Nodes"), tr("Nodes that the change is made of"), true},
         {tr("Responsible"), tr("✓: undone, alone or with the others that have it, it gives each "
                                "node its status in the other version")}},
        0);
    m_subtrees->setAccessibleName(tr("Subtrees that changed"));
    m_changes->setAccessibleName(tr("Changes of the template"));
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (m_versions->other() == nullptr) {
        fill();
        return showHint(
            tr("There is no version to compare this page with. Choose one: File › Compare with. Or "
               "choose File › Watch for changes, and change the page."));
    }
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    showHint({});
    m_story->setText(storyText());
    fill();
}

QString ChangesTab::storyText() const
{
    QStringList text{tr("Changes from <b>%1</b> to the page that is open, <b>%2</b>. Method: %3.")
                         .arg(m_versions->other()->name.toHtmlEscaped(),
                              elided(session()->trees()->name()).toHtmlEscaped(),
                              setupName(session()->runner()->analysis().options).toHtmlEscaped())};
    if (m_versions->other()->isLate)
        text.append(tr("The other version was captured before it had finished loading."));
    const auto known = answer();
    if (known != nullptr) {
        text.append(countsText(known->diff.counts));
        if (m_versions->cause() != nullptr)
            text.append(causeText(known->diff));
        else if (known->diff.counts.pruned + known->diff.counts.kept > 0)
            text.append(m_versions->causeQuestion()->isCancelled()
                            ? tr("The search for the change responsible was cancelled.") + ' ' +
                                  linkTo(QStringLiteral("again"), tr("Search again"))
                            : tr("The responsible change is being searched for."));
        text.append(levelDifferenceText(known->diff).toHtmlEscaped());
    } else if (m_versions->question()->isCancelled()) {
        text.append(tr("Cancelled.") + ' ' + linkTo(QStringLiteral("again"), tr("Compare again")));
    } else if (!m_versions->isComparable()) {
        text.append(session()->trees()->isSource()
                        ? tr("The other version has no source tree. Show the rendered tree to compare it.")
                        : tr("The other version has no computed styles. Choose other label attributes to "
                             "compare it."));
    }
    text.removeAll(QString());
    text.append(linkTo(QStringLiteral("end"), tr("End the comparison")));
    return text.join(' ');
}

// A table that is hidden leaves the keys to the text above it.
void ChangesTab::showTable(AnswerTable* table, bool isShown)
{
    if (!isShown && table->hasFocus())
        m_story->setFocus();
    table->setVisible(isShown);
}

// A click must not move the rows away from the pointer, so rows stay when the responsible changes come.
void ChangesTab::fill()
{
    const auto known = answer();
    const bool isAwaited = known == nullptr && m_versions->other() != nullptr && m_versions->isComparable() &&
                           !m_versions->question()->isCancelled();
    if (!isAwaited) {
        showTable(m_subtrees, known != nullptr && !known->diff.subtrees.empty());
        showTable(m_changes, known != nullptr && !known->diff.changes.empty());
    }
    const QSignalBlocker first(m_subtrees);
    const QSignalBlocker second(m_changes);
    if (m_ofSubtrees != m_versions->diff()) {
        m_ofSubtrees = m_versions->diff();
        m_subtrees->clearRows();
        m_groups.clear();
        if (m_ofSubtrees != nullptr)
            fillSubtrees(*m_ofSubtrees);
    }
    if (m_ofChanges != known) {
        m_ofChanges = known;
        m_changes->clearRows();
        if (known != nullptr)
            fillChanges(*known);
    }
}

void ChangesTab::fillSubtrees(const VersionDiff& answer)
{
    const Document& page = session()->trees()->document();
    m_groups = groupedSubtrees(*answer.other, page, answer.diff, [](const Document& document, NodeId node) {
        return describe(document, node).toStdString();
    });
    for (std::size_t i = 0; i < std::min(m_groups.size(), shownRows); ++i) {
        const ChangeGroup& group = m_groups[i];
        const QString label = QString::fromStdString(group.label);
        const bool isOne = group.subtrees.size() == 1;
        QTreeWidgetItem* row = m_subtrees->addRow(
            {isOne ? label : QStringLiteral("%1 × %2").arg(group.subtrees.size()).arg(label),
             statusText(answer.diff.subtrees[group.subtrees.front()]), QString::number(group.nodes)},
            static_cast<qlonglong>(i));
        row->setIcon(0, regionSwatch(lookOf(group.change), QSize(12, 12), devicePixelRatioF()));
        row->setToolTip(0, label);
        if (isOne)
            continue;
        for (std::size_t k = 0; k < std::min(group.subtrees.size(), shownRows); ++k) {
            const ChangedSubtree& each = answer.diff.subtrees[group.subtrees[k]];
            const bool isOld = each.newNode == noNode;
            const Document& document = isOld ? *answer.other : page;
            const NodeId node = isOld ? each.oldNode : each.newNode;
            const NodeId text = document.isElement(node) ? document.firstChild(node) : noNode;
            auto* item = new QTreeWidgetItem(
                row, {text == noNode ? label : QStringLiteral("%1 %2").arg(label, describe(document, text)),
                      QString(), QString::number(each.nodes)});
            item->setData(0, Qt::UserRole, firstSubtree + group.subtrees[k]);
            item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    m_subtrees->fit();
}

void ChangesTab::fillChanges(const VersionDiff& answer)
{
    std::vector<std::uint32_t> order = answer.diff.responsible;
    for (std::uint32_t i = 0; i < answer.diff.changes.size() && order.size() < shownRows; ++i) {
        if (std::ranges::find(answer.diff.responsible, i) == answer.diff.responsible.end())
            order.push_back(i);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const TemplateChange& change = answer.diff.changes[order[i]];
        const bool isResponsible = i < answer.diff.responsible.size();
        const QString text = changeText(change);
        QTreeWidgetItem* row = m_changes->addRow(
            {text, QString::number(change.nodes), isResponsible ? QStringLiteral("✓") : QString()}, order[i]);
        row->setToolTip(0, text);
        QFont font = row->font(0);
        font.setBold(isResponsible);
        row->setFont(0, font);
    }
    m_changes->fit();
}

// Selects the node of the page, or for a removed node the nearest one around it. `alike` are highlighted.
void ChangesTab::select(NodeId oldNode, NodeId newNode, const std::vector<NodeId>& alike)
{
    const auto known = m_versions->diff();
    if (known == nullptr)
        return;
    session()->selection()->select(newNode != noNode ? newNode : known->inPage(oldNode));
    session()->selection()->setHighlight(alike);
}

void ChangesTab::pickSubtree()
{
    const qlonglong key = m_subtrees->currentItem() == nullptr ? -1 : m_subtrees->currentKey();
    if (key < 0 || answer() == nullptr)
        return;
    const auto known = answer();
    const std::vector<ChangedSubtree>& subtrees = known->diff.subtrees;
    std::vector<std::uint32_t> picked;
    if (key >= firstSubtree)
        picked.push_back(static_cast<std::uint32_t>(key - firstSubtree));
    else
        picked = m_groups[static_cast<std::size_t>(key)].subtrees;
    std::vector<NodeId> alike;
    for (const std::uint32_t each : picked) {
        if (subtrees[each].newNode != noNode)
            alike.push_back(subtrees[each].newNode);
    }
    std::ranges::sort(alike);
    const ChangedSubtree& first = subtrees[picked.front()];
    select(first.oldNode, first.newNode, alike.size() > 1 ? alike : std::vector<NodeId>());
}

void ChangesTab::pickChange()
{
    const qlonglong key = m_changes->currentItem() == nullptr ? -1 : m_changes->currentKey();
    if (key < 0 || answer() == nullptr)
        return;
    const auto known = answer();
    const PageDiff& diff = known->diff;
    const TemplateChange& change = diff.changes[static_cast<std::size_t>(key)];
    std::vector<NodeId> alike;
    for (const std::uint32_t each : change.differences) {
        if (diff.trees.differences[each].rendered != noNode)
            alike.push_back(diff.trees.differences[each].rendered);
    }
    std::ranges::sort(alike);
    select(change.oldNode, change.newNode, alike.size() > 1 ? alike : std::vector<NodeId>());
}

// The nodes that changed, on the page and on the other version.
std::vector<RegionMark> ChangesTab::marks() const
{
    const auto known = answer();
    if (known == nullptr)
        return {};
    std::vector<RegionMark> marks;
    for (const StatusChange change :
         {StatusChange::Pruned, StatusChange::Kept, StatusChange::Removed, StatusChange::Added}) {
        for (const bool isKept : {true, false}) {
            RegionMark mark;
            mark.look = lookOf(change);
            for (const ChangedSubtree& each : known->diff.subtrees) {
                if (each.change != change || each.isKept != isKept)
                    continue;
                mark.label = statusText(each);
                if (each.newNode != noNode)
                    mark.nodes.push_back(each.newNode);
                if (each.oldNode != noNode)
                    mark.otherNodes.push_back(each.oldNode);
            }
            std::ranges::sort(mark.nodes);
            std::ranges::sort(mark.otherNodes);
            if (!mark.label.isEmpty())
                marks.push_back(std::move(mark));
        }
    }
    return marks;
}

void ChangesTab::follow(const QString& link)
{
    if (link == QLatin1String("end"))
        return m_versions->clear();
    if (link == QLatin1String("again"))
        return m_versions->ask();
    ExplainTab::follow(link);
}

const Tool changesTool{.id = "changes",
                       .key = {},
                       .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                           return new ChangesTab(context.explainer, parent);
                       },
                       .tab = "page"};

} // namespace tagseam
