// SPDX-License-Identifier: MIT
// Lets the user choose a page of an archive or a folder.
#include "ui/browser/open/entrychooser.h"

#include "ui/browser/open/choicesmodel.h"
#include "ui/widgets/sortkeys.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace tagseam {

EntryChooser::EntryChooser(PageChoices choices, QWidget* parent)
    : QDialog(parent), m_place(choices.address), m_damage(choices.damage), m_count(choices.choices.size()),
      m_lead(new QLabel(this)), m_filter(new QLineEdit(this)), m_list(new QTreeView(this)),
      m_shown(new QSortFilterProxyModel(this))
{
    connect(this, &QDialog::finished, this, &QObject::deleteLater);
    resize(860, 520);
    auto* model = new ChoicesModel(std::move(choices.choices), this);
    m_shown->setSourceModel(model);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setSortRole(ChoicesModel::sortRole);
    m_list->setModel(m_shown);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder); // the order of the archive, until the user clicks a column
    addSortKeys(m_list);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ChoicesModel::Name, QHeaderView::Stretch);
    for (const int column : {ChoicesModel::Number, ChoicesModel::Type, ChoicesModel::Status,
                             ChoicesModel::Size, ChoicesModel::Date})
        m_list->resizeColumnToContents(column);
    for (int column = 0; column < model->columnCount({}); ++column)
        m_list->setColumnHidden(column, model->isColumnEmpty(column));
    m_lead->setWordWrap(true);
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_lead);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &EntryChooser::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeView::activated, this, &EntryChooser::choose);
    connect(m_filter, &QLineEdit::textChanged, this, &EntryChooser::narrow);
    narrow();
    retranslate();
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Cancel"));
    m_filter->setFocus();
}

void EntryChooser::retranslate()
{
    setWindowTitle(tr("Choose a page – Tagseam"));
    const auto count = static_cast<int>(m_count);
    m_lead->setText(m_damage.isEmpty() ? tr("%1 contains %n pages.", nullptr, count).arg(m_place.name())
                                       : tr("%1 is damaged (%2). %n pages could be read.", nullptr, count)
                                             .arg(m_place.name(), m_damage));
    m_filter->setPlaceholderText(tr("Shows the pages whose address, title or type contains this text"));
    m_filter->setAccessibleName(tr("Filter"));
    m_list->setAccessibleName(tr("Pages"));
    m_open->setText(tr("&Open"));
}

void EntryChooser::narrow()
{
    m_shown->setFilterFixedString(m_filter->text());
    if (!m_list->currentIndex().isValid() && m_shown->rowCount() > 0)
        m_list->setCurrentIndex(m_shown->index(0, 0));
    m_open->setEnabled(m_shown->rowCount() > 0);
}

void EntryChooser::choose()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const PageAddress address = index.data(ChoicesModel::addressRole).value<PageAddress>();
    accept();
    emit chosen(address);
}

// Up and Down move in the list while the focus is in the filter.
bool EntryChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return QCoreApplication::sendEvent(m_list, event);
    default:
        return QDialog::eventFilter(watched, event);
    }
}

} // namespace tagseam
