// SPDX-License-Identifier: MIT
// A site style tree with its legend, and the mapping between its rows and the nodes of a page.
#include "ui/tools/site/sitetreeview.h"

#include "ui/session/analysis/swatchicon.h"
#include "ui/tools/site/importancedelegate.h"
#include "ui/tools/site/sitemarks.h"
#include "ui/tools/site/sitetext.h"
#include "ui/tools/site/styletreemodel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr QSize scaleSize(60, 10);        // in pixels
constexpr int importanceWidth = 120;      // in pixels
constexpr int importanceNumberWidth = 42; // its part for the number, in pixels
constexpr int mostOpened = 12;            // rows that are expanded at first while each has one child

} // namespace

SiteTreeView::SiteTreeView(QWidget* parent)
    : QWidget(parent), m_model(new StyleTreeModel(this)), m_tree(new DeepTree(this)),
      m_scale(new QLabel(this)), m_legend(new QLabel(this))
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(StyleTreeModel::ImportanceColumn,
                                     new ImportanceDelegate(importanceNumberWidth, m_tree));
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    m_tree->setMinimumHeight(fontMetrics().height() * 6);
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* legend = new QHBoxLayout;
    legend->setSpacing(6);
    legend->addWidget(m_scale);
    legend->addWidget(m_legend, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_tree, 1);
    layout->addLayout(legend);
    // Not currentChanged: a view that gets the focus makes its first row the current one.
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& chosen) {
                if (!m_isFollowing && !chosen.isEmpty())
                    emit rowChosen();
            });
}

void SiteTreeView::show(const SharedSite& site, const Marks& marks)
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_model->show(site, marks);
    QModelIndex index = m_model->index(0, 0);
    for (int i = 0; i < mostOpened && index.isValid(); ++i) {
        m_tree->expand(index);
        if (m_model->rowCount(index) != 1)
            break;
        index = m_model->index(0, 0, index);
    }
}

void SiteTreeView::setPage(const SitePage* page)
{
    m_model->setPage(page == nullptr ? std::vector<NodeId>() : nodesByElement(*page));
}

void SiteTreeView::follow(ElementId element)
{
    const QScopedValueRollback following(m_isFollowing, true);
    const QModelIndex index = m_model->indexOf(element);
    if (!index.isValid())
        return m_tree->selectionModel()->clear();
    if (chosen() == element) // it may occur in another style
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::EnsureVisible);
}

ElementId SiteTreeView::chosen() const
{
    return m_tree->selectionModel()->hasSelection() ? m_model->elementAt(m_tree->currentIndex()) : noElement;
}

NodeId SiteTreeView::chosenNode() const
{
    return chosen() == noElement ? noNode : m_model->nodeAt(m_tree->currentIndex());
}

void SiteTreeView::say()
{
    m_scale->setPixmap(ImportanceDelegate::scale(scaleSize, devicePixelRatioF()));
    m_legend->setText(tr("Importance 0 to 1, line: threshold. On the page: %1 kept, %2 pruned, %3 style "
                         "unknown. Grey: not on this page.")
                          .arg(swatchHtml(KeptLook), swatchHtml(NoiseLook), swatchHtml(UnknownLook)));
    m_tree->setAccessibleName(tr("Site style tree"));
    fitColumns();
}

void SiteTreeView::fitColumns()
{
    const auto fit = [&](int column, const QString& text) {
        const QString heading = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int width =
            std::max(fontMetrics().horizontalAdvance(heading), fontMetrics().horizontalAdvance(text));
        m_tree->header()->resizeSection(column, width + 14);
    };
    fit(StyleTreeModel::PagesColumn, QStringLiteral("1234"));
    fit(StyleTreeModel::MarkColumn, QStringLiteral("✓ ") + nameOf(ElementMark::Meaningful));
    m_tree->header()->resizeSection(StyleTreeModel::ImportanceColumn, importanceWidth);
    m_tree->fitNames();
}

} // namespace tagseam
