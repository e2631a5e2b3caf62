// SPDX-License-Identifier: MIT
// Chooses the algorithm that is stepped through.
#include "ui/tools/step/algorithmchooser.h"

#include "ui/tools/step/algorithmmap.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

namespace tagseam {

AlgorithmChooser::AlgorithmChooser(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_list(new QComboBox(this)), m_mapButton(new QToolButton(this)),
      m_map(new AlgorithmMap(session, this))
{
    m_list->setObjectName(QStringLiteral("algorithm"));
    m_list->setAccessibleName(tr("Algorithm"));
    m_list->setToolTip(tr("The algorithm that is stepped through"));
    m_list->addItem(tr("searchRegion: Velloso and Dorneles"));
    for (const Algorithm each : algorithms)
        m_list->addItem(tr("%1: %2").arg(QString::fromUtf8(name(each)), AlgorithmMap::source(each)));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    connect(m_list, &QComboBox::activated, this, [this](int row) {
        m_session->algorithms()->choose(
            row == 0 ? std::nullopt : std::optional(algorithms[static_cast<std::size_t>(row) - 1]));
    });
    auto* menu = new QMenu(m_mapButton);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(m_map);
    menu->addAction(action);
    connect(m_map, &AlgorithmMap::chosen, menu, &QMenu::close);
    m_mapButton->setObjectName(QStringLiteral("algorithmMap"));
    m_mapButton->setText(tr("Map"));
    m_mapButton->setToolTip(
        tr("How the algorithms depend on one another: a solid arrow means calls, a dashed one runs "
           "before; a click leads to each"));
    m_mapButton->setPopupMode(QToolButton::InstantPopup);
    m_mapButton->setMenu(menu);
    m_mapButton->setMinimumWidth(m_mapButton->sizeHint().width() + 14); // Qt leaves no room for the arrow
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 0);
    row->addWidget(m_list, 1);
    row->addWidget(m_mapButton);
    connect(session->algorithms(), &AlgorithmCursor::chosenChanged, this, &AlgorithmChooser::showChosen);
    showChosen();
}

void AlgorithmChooser::showChosen()
{
    const std::optional<Algorithm> chosen = m_session->algorithms()->chosen();
    m_list->setCurrentIndex(chosen ? static_cast<int>(*chosen) + 1 : 0);
}

} // namespace tagseam
