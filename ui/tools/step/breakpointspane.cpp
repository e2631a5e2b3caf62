// SPDX-License-Identifier: MIT
// The list of breakpoints.
#include "ui/tools/step/breakpointspane.h"

#include "ui/tools/step/breakpointsmodel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace tagseam {

namespace {

constexpr std::array kinds{StopCondition::Kind::CandidateSplit,  StopCondition::Kind::AcceptedSplit,
                           StopCondition::Kind::SymbolExhausted, StopCondition::Kind::PositionRead,
                           StopCondition::Kind::PositionPruned,  StopCondition::Kind::LevelStarts,
                           StopCondition::Kind::ThresholdTried,  StopCondition::Kind::AnnotatedPruned};

} // namespace

BreakpointsPane::BreakpointsPane(PageSession* session, BreakpointsModel* model, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(session), m_model(model), m_add(new QToolButton(this)),
      m_remove(new QToolButton(this)), m_list(new QListView(this))
{
    m_list->setObjectName(QStringLiteral("breakpoints"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->installEventFilter(this);
    m_add->setObjectName(QStringLiteral("addBreakpoint"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_add);
    for (const auto kind : kinds)
        menu->addAction(QString(), this, [this, kind] { add(kind); });
    m_add->setMenu(menu);
    connect(menu, &QMenu::aboutToHide, this, [this] {
        if (m_add->hasFocus()) // otherwise it was a part of the menu of a node
            emit chosen();
    });
    connect(menu, &QMenu::aboutToShow, this, &BreakpointsPane::showKinds);
    m_remove->setObjectName(QStringLiteral("removeBreakpoint"));
    connect(m_remove, &QToolButton::clicked, this, &BreakpointsPane::remove);
    auto* row = new QHBoxLayout;
    row->addWidget(m_add);
    row->addWidget(m_remove);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    retranslate();
}

QMenu* BreakpointsPane::menu() const
{
    return m_add->menu();
}

void BreakpointsPane::choose()
{
    m_add->setFocus();
    m_add->showMenu();
}

// Enables the kinds that have a meaning now, and names the level and the threshold.
void BreakpointsPane::showKinds()
{
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const BreakpointOffer offer = m_run.menuOffer(kinds[i]);
        const bool isThere = kinds[i] != StopCondition::Kind::AnnotatedPruned || m_model->hasAnnotated();
        QAction* action = m_add->menu()->actions().at(static_cast<qsizetype>(i));
        action->setText(offer.text);
        action->setEnabled(offer.isPossible && isThere);
    }
}

void BreakpointsPane::add(StopCondition::Kind kind)
{
    m_model->add({m_run->condition(kind),
                  BreakpointsModel::isAboutNode(kind) ? m_session->selection()->node() : noNode});
}

void BreakpointsPane::remove()
{
    if (m_list->currentIndex().isValid())
        m_model->removeRows(m_list->currentIndex().row(), 1);
}

bool BreakpointsPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            remove();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void BreakpointsPane::retranslate()
{
    m_list->setAccessibleName(tr("Breakpoints"));
    m_add->setText(tr("Add"));
    m_add->menu()->setTitle(tr("Set brea&kpoint"));
    m_add->setToolTip(tr("Places at which a run stops; conditions on a node apply to the selected node (B)"));
    for (std::size_t i = 0; i < kinds.size(); ++i)
        m_add->menu()->actions().at(static_cast<qsizetype>(i))->setText(m_run.menuOffer(kinds[i]).text);
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the breakpoint that is selected in the list (Delete)"));
}

} // namespace tagseam
