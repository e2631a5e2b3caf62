// SPDX-License-Identifier: MIT
// The menu Annotate and its keys.
#include "ui/tools/annotate/annotatemenu.h"

#include "ui/browser/show/pageview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/labelpad.h"
#include "ui/tools/annotate/marklist.h"
#include "ui/tools/annotate/markstab.h"
#include "ui/tools/annotate/queuetab.h"

#include <QCheckBox>
#include <QLineEdit>

#include <array>

namespace tagseam {

namespace {

constexpr int digits = 10; // number of keys for labels

} // namespace

AnnotateMenu::AnnotateMenu(AnnotateView* view, const MarkingViews& views, QWidget* parent)
    : QMenu(parent), m_view(view), m_annotator(view->annotator()), m_labeller(view->labeller()),
      m_session(m_annotator->session()), m_views(views), m_labels(addMenu(QString()))
{
    setObjectName(QStringLiteral("annotateMenu"));
    MarksTab* marks = view->marks();
    addLabels();
    addSeparator();
    add(Qt::Key_Up, [this] { m_labeller->widen(); });
    add(Qt::Key_Down, [this] { m_labeller->narrow(); });
    for (const bool isBefore : {false, true}) {
        add(isBefore ? Qt::Key_Left : Qt::Key_Right, [this, isBefore] { m_labeller->goToSibling(isBefore); });
        add(Qt::SHIFT | (isBefore ? Qt::Key_Left : Qt::Key_Right),
            [this, isBefore] { m_labeller->extend(isBefore); });
    }
    add(Qt::Key_S, [this] { m_labeller->proposeAlike(); });
    add({}, [this] { m_labeller->proposeMainRegion(); });
    m_accept = add(Qt::Key_Return, [this] { m_labeller->accept(); });
    m_accept->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    m_dismiss = add(Qt::Key_Escape, [this] { m_labeller->dismiss(); });
    addSeparator();
    add(Qt::Key_U, [this] { m_labeller->goToUnmarked(); });
    add(Qt::Key_BracketRight, [this] { m_labeller->goToNextMark(false); });
    add(Qt::Key_BracketLeft, [this] { m_labeller->goToNextMark(true); });
    add(QKeySequence::Delete, [this, list = marks->list()] {
        list->isMeant() ? list->removeSelected() : m_labeller->removeMark();
    });
    addSeparator();
    add({}, [this, marks] {
        m_view->showTab(QStringLiteral("marks"));
        marks->noteLine()->setFocus();
    });
    add(Qt::CTRL | Qt::Key_D, [marks] { marks->doneBox()->click(); });
    add({}, [marks] { marks->skipBox()->click(); });
    addSeparator();
    addActions(view->queue()->actions());
    connect(m_session, &PageSession::workspaceChanged, this, &AnnotateMenu::update);
    connect(m_labeller, &Labeller::proposalsChanged, this, &AnnotateMenu::update);
    for (const auto signal : {&Annotator::changed, &Annotator::opened, &Annotator::closed})
        connect(m_annotator, signal, this, &AnnotateMenu::update);
    update();
    retranslate();
}

QAction* AnnotateMenu::add(const QKeySequence& key, const std::function<void()>& act)
{
    QAction* action = addAction(QString());
    connect(action, &QAction::triggered, this, [this, act] { m_views.page->afterPick(act); });
    m_actions.append(action);
    addKey(action, key);
    return action;
}

void AnnotateMenu::labelBy(int digit)
{
    if (digit >= m_labeller->labels().size())
        return;
    MarkList* list = m_view->marks()->list();
    const QString label = m_labeller->labels().at(digit);
    list->isMeant() ? list->labelSelected(label) : m_labeller->label(label);
}

// Makes an action for each digit; it is hidden while no label has that digit.
void AnnotateMenu::addLabels()
{
    for (int i = 0; i < digits; ++i) {
        const QString digit = LabelPad::digitOf(i);
        QAction* action = m_labels->addAction(
            digit, this, [this, i] { m_views.page->afterPick([this, i] { labelBy(i); }); });
        action->setObjectName("label" + digit);
        addKey(action, QKeySequence(digit));
        const auto name = [this, action, i] {
            const QStringList labels = m_labeller->labels();
            action->setVisible(i < labels.size()); // a hidden action has no key
            if (i < labels.size())
                action->setText(Labels::title(labels[i]).replace('&', QLatin1String("&&")));
        };
        connect(m_labeller, &Labeller::labelsChanged, action, name);
        name();
    }
}

void AnnotateMenu::addKey(QAction* action, const QKeySequence& key)
{
    action->setShortcut(key);
    m_marking.append(action);
    const bool isCommand = !key.isEmpty() && key[0].keyboardModifiers().testFlag(Qt::ControlModifier);
    if (isCommand)
        return;
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_views.page->addAction(action);
    const bool isArrow = !key.isEmpty() && key[0].key() >= Qt::Key_Left && key[0].key() <= Qt::Key_Down;
    if (!isArrow) { // lists have arrow keys of their own
        m_views.tree->addAction(action);
        m_view->marks()->addAction(action);
    }
    const bool isSideways = isArrow && key != QKeySequence(Qt::Key_Up) && key != QKeySequence(Qt::Key_Down);
    if (key != QKeySequence(Qt::Key_S) && !isSideways)
        m_views.plot->addAction(action);
}

void AnnotateMenu::update()
{
    const bool isAnnotating = m_session->isAnnotating();
    const bool isHere = isAnnotating && m_annotator->isOpen();
    for (QAction* each : m_marking)
        each->setEnabled(isHere);
    m_labels->setEnabled(isHere);
    m_accept->setEnabled(isHere && m_labeller->proposedCount() > 0);
    m_dismiss->setEnabled(isHere && !m_labeller->proposals().empty());
}

void AnnotateMenu::retranslate()
{
    setTitle(tr("Ann&otate"));
    m_labels->setTitle(tr("&Label"));
    const std::array texts{tr("&Widen to the parent"), tr("Na&rrow back"),
                           tr("Next sibling"),         tr("Add the next sibling"),
                           tr("Previous sibling"),     tr("Add the previous sibling"),
                           tr("Find &siblings"),       tr("Su&ggest the main region"),
                           tr("&Accept the proposal"), tr("D&ismiss the proposal"),
                           tr("Next &unmarked part"),  tr("&Next mark"),
                           tr("&Previous mark"),       tr("Remove the &mark"),
                           tr("Not&e on the page"),    tr("The page is &done"),
                           tr("S&kip the page")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_actions[static_cast<qsizetype>(i)]->setText(texts[i]);
}

} // namespace tagseam
