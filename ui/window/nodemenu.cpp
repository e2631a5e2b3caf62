// SPDX-License-Identifier: MIT
// The menu of a node.
#include "ui/window/nodemenu.h"

#include "core/page/serializehtml.h"
#include "core/select/selector.h"
#include "core/truth/annotation/selectors.h"
#include "ui/browser/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/session/explainer.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>

namespace tagseam {

namespace {

// True if the widget belongs to a view that shows nodes.
bool isInNodeView(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
            qobject_cast<const PageView*>(widget) != nullptr ||
            qobject_cast<const PlotView*>(widget) != nullptr)
            return true;
    }
    return false;
}

} // namespace

NodeMenu::NodeMenu(Explainer* explainer, const QList<Pane*>& panes, QWidget* window)
    : QObject(window), m_explainer(explainer), m_panes(panes), m_window(window)
{
    window->installEventFilter(this);
}

bool NodeMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu || watched != m_window)
        return QObject::eventFilter(watched, event);
    const auto* asked = static_cast<const QContextMenuEvent*>(event);
    const QWidget* view = asked->reason() == QContextMenuEvent::Keyboard ? m_window->focusWidget()
                                                                         : m_window->childAt(asked->pos());
    if (!isInNodeView(view) || m_explainer->session()->selection()->node() == noNode)
        return QObject::eventFilter(watched, event);
    open(asked->globalPos());
    return true;
}

void NodeMenu::open(const QPoint& place)
{
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Explain"), this, [this] { emit tabWanted(QStringLiteral("why")); })
        ->setObjectName(QStringLiteral("explainNode"));
    addWhatIfs(menu->addMenu(tr("&What if")));
    for (const Pane* pane : std::as_const(m_panes))
        menu->addActions(pane->nodeActions());
    menu->addSeparator();
    addCopies(menu);
    menu->popup(place);
}

void NodeMenu::addCopies(QMenu* menu)
{
    const PageSession* session = m_explainer->session();
    const Document& document = session->trees()->document();
    const NodeId node = session->selection()->node();
    const auto add = [&](const QString& title, const char* name, const std::string& text) {
        QAction* action = menu->addAction(
            title, this, [text = QString::fromStdString(text)] { QApplication::clipboard()->setText(text); });
        action->setObjectName(QLatin1String(name));
        action->setEnabled(!text.empty());
    };
    add(tr("Copy &XPath"), "copyXPath", xpathOf(document, node));
    add(tr("Copy CSS &selector"), "copySelector", cssPathOf(document, node));
    menu->addAction(tr("Copy &HTML"), this,
                    [&document, node] {
                        QApplication::clipboard()->setText(QString::fromStdString(outerHtml(document, node)));
                    })
        ->setObjectName(QStringLiteral("copyHtml"));
}

void NodeMenu::addWhatIfs(QMenu* menu)
{
    const NodeId node = m_explainer->session()->selection()->node();
    const auto add = [&](const QString& title, const char* name, TagPathEdit::Kind kind) {
        menu->addAction(title, this,
                        [this, node, kind] {
                            m_explainer->takeAway({kind, {node}, {}});
                        })
            ->setObjectName(QLatin1String(name));
    };
    add(tr("It &did not exist"), "whatIfGone", TagPathEdit::Kind::SubtreeGone);
    add(tr("It had no &position"), "whatIfIgnored", TagPathEdit::Kind::Ignored);
    menu->addAction(tr("It had another &class…"), this, &NodeMenu::askClass)
        ->setObjectName(QStringLiteral("whatIfClass"));
    const PageSession* session = m_explainer->session();
    menu->setEnabled(session->runner()->hasAnalysis() && !session->isAsking());
}

void NodeMenu::askClass()
{
    const NodeId node = m_explainer->session()->selection()->node();
    auto* dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Another class"));
    dialog->setLabelText(tr("Class of the node; empty for none"));
    dialog->setTextValue(QString::fromStdString(
        std::string(m_explainer->session()->trees()->document().attribute(node, "class"))));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, node](const QString& classes) {
        m_explainer->takeAway({TagPathEdit::Kind::OtherClass, {node}, classes.toStdString()});
    });
    dialog->open();
}

} // namespace tagseam
