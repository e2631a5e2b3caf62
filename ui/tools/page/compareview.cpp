// SPDX-License-Identifier: MIT
// The page's two trees side by side.
#include "ui/tools/page/compareview.h"

#include "ui/session/questions/explainer.h"
#include "ui/session/words/differencetext.h"
#include "ui/tools/page/differencesmodel.h"
#include "ui/tools/tool.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr int allCauses = -1; // data of the first row

} // namespace

CompareView::CompareView(PageSession* session, QWidget* parent)
    : Pane(parent), m_session(session), m_model(new DifferencesModel(session, this)),
      m_summary(new QLabel(this)), m_causes(new QTreeWidget(this)), m_explanation(new QLabel(this)),
      m_list(new QTreeView(this)), m_notice(new QLabel(this))
{
    for (QLabel* label : {m_summary, m_explanation, m_notice}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
        label->setContentsMargins(6, 2, 6, 2);
    }
    m_summary->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_notice->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_notice->hide();
    m_causes->setRootIsDecorated(false);
    m_causes->setUniformRowHeights(true);
    m_causes->setAlternatingRowColors(true);
    m_causes->header()->setStretchLastSection(true);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideLeft); // the node itself has to be visible
    m_list->setAlternatingRowColors(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(DifferencesModel::NodeColumn, QHeaderView::Stretch);
    m_list->header()->setMinimumSectionSize(40);

    auto* lists = new QSplitter(Qt::Vertical, this);
    auto* upper = new QWidget(lists);
    auto* upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->setSpacing(2);
    upperLayout->addWidget(m_causes, 1);
    upperLayout->addWidget(m_explanation);
    lists->addWidget(upper);
    lists->addWidget(m_list);
    lists->setSizes({500, 500});
    lists->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_summary);
    layout->addWidget(lists, 1);
    layout->addWidget(m_notice);

    connect(m_summary, &QLabel::linkActivated, this, &CompareView::showCulprits);
    connect(m_notice, &QLabel::linkActivated, this, [this] { showElsewhere(m_elsewhere); });
    connect(m_causes, &QTreeWidget::currentItemChanged, this, &CompareView::chooseCause);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFilling && index.isValid())
                    selectDifference(index.row());
            });
    connect(session->trees()->comparison(), &TreeComparison::changed, this, &CompareView::update);
    connect(session->trees(), &PageTrees::documentChanged, this, &CompareView::update);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this,
            &CompareView::update); // the source was read, or failed
    connect(session->selection(), &Selection::nodeChanged, this, &CompareView::showSelection);
    retranslate();
}

QString CompareView::tip() const
{
    return tr("Compares the source tree with the rendered tree, and finds the effect on the main region");
}

void CompareView::retranslate()
{
    m_causes->setHeaderLabels(
        {tr("Cause"), tr("Source"), tr("Rendered"), tr("Moved"), tr("Changed"), tr("Without it")});
    const std::array tips{QString(),
                          tr("Nodes that only the source has"),
                          tr("Nodes that only the rendered tree has"),
                          tr("Subtrees that are at another place"),
                          tr("Nodes whose attributes or text changed"),
                          tr("Result of a new search after only the differences of this cause are undone: "
                             "nodes that are kept in one tree and pruned in the other")};
    for (int column = 0; column < static_cast<int>(tips.size()); ++column)
        m_causes->headerItem()->setToolTip(column, tips[static_cast<std::size_t>(column)]);
    for (int column = SourceColumn; column <= ChangedColumn; ++column)
        m_causes->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_causes->setAccessibleName(tr("Causes of the differences"));
    m_list->setAccessibleName(tr("Differences"));
    const QFontMetrics metrics = fontMetrics();
    const auto width = [&](const QString& text) { return metrics.horizontalAdvance(text) + 18; };
    for (const int column : {SourceColumn, RenderedColumn, MovedColumn, ChangedColumn})
        m_causes->header()->resizeSection(column, width(m_causes->headerItem()->text(column)));
    int names = 0;
    for (std::size_t i = 0; i < differenceCauses; ++i)
        names = std::max(names, width(nameOf(static_cast<DifferenceCause>(i))));
    m_causes->header()->resizeSection(NameColumn, names + 4);
    m_list->header()->resizeSection(DifferencesModel::CauseColumn, names);
    int kinds = 0;
    for (const auto kind : {DifferenceKind::OnlyInSource, DifferenceKind::OnlyInRendered,
                            DifferenceKind::Moved, DifferenceKind::Changed})
        kinds = std::max(kinds, width(nameOf(kind)));
    m_list->header()->resizeSection(DifferencesModel::KindColumn, kinds);
    m_list->header()->resizeSection(
        DifferencesModel::CountColumn,
        width(
            m_model->headerData(DifferencesModel::CountColumn, Qt::Horizontal, Qt::DisplayRole).toString()));
    update();
}

void CompareView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_session->trees()->comparison()->setWatched(true);
    update();
}

void CompareView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_session->trees()->comparison()->setWatched(false);
}

void CompareView::update()
{
    const TreeComparison& comparison = *m_session->trees()->comparison();
    const QString problem = m_session->trees()->sourceProblem();
    QString text;
    if (!m_session->trees()->hasDocument())
        text = tr("No page is open.");
    else if (!problem.isEmpty())
        text = problem.toHtmlEscaped();
    else if (!m_session->trees()->hasSource())
        text = tr("The source of the page is being read.");
    else if (!m_session->trees()->hasRendered())
        text = tr("The page has only its source tree: the browser has not finished building it.");
    else if (!comparison.hasDiff())
        text = tr("The two trees are being compared.");
    else
        text = summaryOf(comparison.diff()) + QStringLiteral("<br>") +
               (comparison.hasDivergence() ? summaryOf(comparison.divergence())
                                           : tr("The regions of the two trees are being compared."));
    if (comparison.hasDivergence() && m_session->runner()->setup().path.style == LabelAttributes::Computed)
        text += ' ' + tr("The source has no computed styles. For this comparison, both trees are searched by "
                         "tags alone.");
    m_summary->setText(text);
    fillCauses();
    updateExplanation();
    showSelection(m_session->selection()->node());
}

void CompareView::fillCauses()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const TreeComparison& comparison = *m_session->trees()->comparison();
    const QVariant chosen = m_causes->currentItem() != nullptr
                                ? m_causes->currentItem()->data(0, Qt::UserRole)
                                : QVariant(allCauses);
    m_causes->clear();
    if (!comparison.hasDiff())
        return;
    const bool isGone = chosen != allCauses && comparison.diff().nodesByCause[chosen.toUInt()] == 0;
    if (m_causes->topLevelItemCount() == 0 && (isGone || chosen == allCauses) &&
        !m_model->isShowingCulprits()) {
        m_model->showCause(std::nullopt); // the list may show one cause of another page
        m_list->setColumnHidden(DifferencesModel::CauseColumn, false);
    }
    using Counts = std::array<std::uint32_t, 4>; // indexed by DifferenceKind
    std::array<Counts, differenceCauses> counts{};
    Counts all{};
    for (const Difference& each : comparison.diff().differences) {
        counts[static_cast<std::size_t>(each.cause)][static_cast<std::size_t>(each.kind)] += each.nodes;
        all[static_cast<std::size_t>(each.kind)] += each.nodes;
    }
    const auto add = [&](const QString& name, int cause, const Counts& numbers) {
        auto* item = new QTreeWidgetItem(m_causes);
        item->setText(NameColumn, name);
        item->setData(0, Qt::UserRole, cause);
        if (cause != allCauses)
            item->setToolTip(NameColumn, explain(static_cast<DifferenceCause>(cause)));
        for (int column = SourceColumn; column <= ChangedColumn; ++column) {
            const std::uint32_t number = numbers[static_cast<std::size_t>(column - SourceColumn)];
            item->setText(column, number == 0 ? QStringLiteral("·") : QString::number(number));
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        if (chosen == cause)
            m_causes->setCurrentItem(item);
        return item;
    };
    add(tr("all"), allCauses, all);
    for (std::size_t i = 0; i < differenceCauses; ++i) {
        if (comparison.diff().nodesByCause[i] == 0)
            continue;
        QTreeWidgetItem* item = add(nameOf(static_cast<DifferenceCause>(i)), static_cast<int>(i), counts[i]);
        if (!comparison.hasDivergence())
            continue;
        for (const CauseEffect& effect : comparison.divergence().effects) {
            if (effect.cause != static_cast<DifferenceCause>(i))
                continue;
            const std::uint32_t left = effect.left.different();
            item->setText(WithoutColumn,
                          left == 0 ? tr("regions agree") : tr("%n differ", nullptr, static_cast<int>(left)));
            if (left == 0) {
                QFont bold = item->font(WithoutColumn);
                bold.setBold(true);
                item->setFont(WithoutColumn, bold);
            }
        }
    }
    if (m_causes->currentItem() == nullptr && !m_model->isShowingCulprits())
        m_causes->setCurrentItem(m_causes->topLevelItem(0));
}

void CompareView::chooseCause()
{
    if (m_isFilling || m_causes->currentItem() == nullptr)
        return;
    const bool isOne = m_causes->currentItem()->data(0, Qt::UserRole).toInt() != allCauses;
    m_list->setColumnHidden(DifferencesModel::CauseColumn, isOne);
    const int cause = m_causes->currentItem()->data(0, Qt::UserRole).toInt();
    if (cause == allCauses)
        m_model->showCause(std::nullopt);
    else
        m_model->showCause(static_cast<DifferenceCause>(cause));
    updateExplanation();
    showSelection(m_session->selection()->node());
}

void CompareView::showCulprits()
{
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_causes->setCurrentItem(nullptr);
        m_causes->clearSelection();
    }
    m_model->showCulprits();
    m_list->setColumnHidden(DifferencesModel::CauseColumn, false);
    updateExplanation();
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
}

void CompareView::updateExplanation()
{
    QString text;
    const QTreeWidgetItem* item = m_causes->currentItem();
    if (m_model->isShowingCulprits())
        text = m_session->trees()->comparison()->divergence().isLeast
                   ? tr("The smallest set of differences that, undone together, makes the regions agree.")
                   : tr("A set of differences that, undone together, makes the regions agree. Some of them "
                        "may not be necessary.");
    else if (item != nullptr && item->data(0, Qt::UserRole).toInt() != allCauses)
        text = explain(static_cast<DifferenceCause>(item->data(0, Qt::UserRole).toInt()));
    else if (item != nullptr)
        text = tr("Choose a cause to see its description and only its differences.");
    m_explanation->setText(text);
    m_explanation->setVisible(!text.isEmpty());
}

void CompareView::selectDifference(int row)
{
    const Difference& each = m_model->difference(row);
    const bool isSource = m_session->trees()->isSource();
    const NodeId here = isSource ? each.source : each.rendered;
    const NodeId there = isSource ? each.rendered : each.source;
    m_elsewhere = here == noNode ? there : noNode;
    m_notice->setVisible(here == noNode);
    if (here != noNode) {
        m_session->selection()->select(here);
        return;
    }
    const QString lacking = isSource ? tr("The source does not have this node.")
                                     : tr("The rendered tree, which is shown, does not have this node.");
    const QString link = isSource ? tr("Switch to the rendered tree") : tr("Switch to the source");
    m_notice->setText(QStringLiteral("%1 <a href=\"switch\">%2</a>").arg(lacking, link));
}

// Selects a node of the other tree, which is shown after it was requested.
void CompareView::showElsewhere(NodeId node)
{
    if (node == noNode)
        return;
    auto* once = new QObject(this);
    connect(m_session->trees(), &PageTrees::sourceChanged, once, [this, once, node] {
        once->deleteLater();
        // Queued after what the switch itself selects.
        QMetaObject::invokeMethod(
            this, [this, node] { m_session->selection()->select(node); }, Qt::QueuedConnection);
    });
    connect(m_session->trees(), &PageTrees::sourceRefused, once, &QObject::deleteLater);
    AnalysisOptions options = m_session->runner()->options();
    const PageTrees* trees = m_session->trees();
    options.source = trees->isSource() ? PageSource::Rendered : trees->sourceKind();
    m_session->runner()->setOptions(options);
}

void CompareView::showSelection(NodeId node)
{
    if (!isVisible() || !m_session->trees()->comparison()->hasDiff())
        return;
    const QModelIndex current = m_list->currentIndex();
    const auto nodeOf = [&](int row) {
        const Difference& each = m_model->difference(row);
        return m_session->trees()->isSource() ? each.source : each.rendered;
    };
    if (node == noNode || (current.isValid() && nodeOf(current.row()) == node))
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const int row = m_model->rowOf(node);
    if (row < 0) {
        m_list->setCurrentIndex({});
    } else {
        m_list->setCurrentIndex(m_model->index(row, 0));
        m_list->scrollTo(m_model->index(row, 0));
    }
    m_notice->hide();
    m_elsewhere = noNode;
}

extern const Tool compareTool;
const Tool compareTool{.id = "compare",
                       .key = {},
                       .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                           return new CompareView(context.explainer->session(), parent);
                       },
                       .tab = "page"};

} // namespace tagseam
