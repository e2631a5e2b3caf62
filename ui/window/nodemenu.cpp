// SPDX-License-Identifier: MIT
// The menu of a node.
#include "ui/window/nodemenu.h"

#include "core/methods/filter.h"
#include "core/page/markdown.h"
#include "core/page/serializehtml.h"
#include "core/select/selector.h"
#include "core/truth/annotation/selectors.h"
#include "ui/browser/show/pagemarks.h"
#include "ui/browser/show/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/answertable.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>

#include <array>

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

// The actions of the list that the widget belongs to.
QList<QAction*> actionsOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const auto* list = qobject_cast<const AnswerTable*>(widget))
            return list->actions();
    }
    return {};
}

} // namespace

NodeMenu::NodeMenu(PageSession* session, const QList<Pane*>& panes, PageView* page,
                   const QList<QAction*>& edits, QWidget* window)
    : QObject(window), m_session(session), m_panes(panes), m_page(page), m_edits(edits), m_window(window)
{
    window->installEventFilter(this);
    session->setNodeEntries([this](QMenu* menu) { addEntries(menu); });
}

bool NodeMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu || watched != m_window)
        return QObject::eventFilter(watched, event);
    const auto* asked = static_cast<const QContextMenuEvent*>(event);
    const QWidget* view = asked->reason() == QContextMenuEvent::Keyboard ? m_window->focusWidget()
                                                                         : m_window->childAt(asked->pos());
    if (!isInNodeView(view))
        return QObject::eventFilter(watched, event);
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actionsOf(view));
    addEntries(menu);
    if (menu->isEmpty()) {
        delete menu;
        return QObject::eventFilter(watched, event);
    }
    menu->popup(asked->globalPos());
    return true;
}

void NodeMenu::addEntries(QMenu* menu)
{
    if (m_session->selection()->node() == noNode)
        return;
    if (!menu->isEmpty())
        menu->addSeparator();
    menu->addAction(tr("&Explain"), this, [this] { emit tabWanted(QStringLiteral("why")); })
        ->setObjectName(QStringLiteral("explainNode"));
    addWhatIfs(menu->addMenu(tr("&What if")));
    menu->addMenu(tr("Edit"))->addActions(m_edits);
    QAction* hiding = menu->addAction(tr("Hide the &banner around it"), this, &NodeMenu::hideBanner);
    hiding->setObjectName(QStringLiteral("hideBanner"));
    hiding->setEnabled(canChange());
    for (const Pane* pane : std::as_const(m_panes))
        menu->addActions(pane->nodeActions());
    menu->addSeparator();
    addCopies(menu);
}

void NodeMenu::addCopies(QMenu* menu)
{
    const Document& document = m_session->trees()->document();
    const NodeId node = m_session->selection()->node();
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
    const auto addText = [&](const QString& title, const char* name, auto write) {
        menu->addAction(title, this,
                        [&document, node, write] {
                            const KeepMask kept = keepSubtrees(document, std::array{node});
                            QApplication::clipboard()->setText(QString::fromStdString(write(document, kept)));
                        })
            ->setObjectName(QLatin1String(name));
    };
    addText(tr("C&opy text"), "copyText",
            [](const Document& page, const KeepMask& kept) { return plainText(page, kept); });
    addText(tr("Copy Mark&down"), "copyMarkdown",
            [](const Document& page, const KeepMask& kept) { return markdownOf(page, kept); });
}

void NodeMenu::addWhatIfs(QMenu* menu)
{
    const NodeId node = m_session->selection()->node();
    const auto add = [&](const QString& title, const char* name, TagPathEdit::Kind kind) {
        menu->addAction(title, this,
                        [this, node, kind] {
                            m_session->changes()->takeAway({kind, {node}, {}});
                        })
            ->setObjectName(QLatin1String(name));
    };
    add(tr("It &did not exist"), "whatIfGone", TagPathEdit::Kind::SubtreeGone);
    add(tr("It had no &position"), "whatIfIgnored", TagPathEdit::Kind::Ignored);
    menu->addAction(tr("It had another &class…"), this, &NodeMenu::askClass)
        ->setObjectName(QStringLiteral("whatIfClass"));
    menu->setEnabled(canChange());
}

// Changes would show the answer to a question.
bool NodeMenu::canChange() const
{
    return m_session->runner()->hasAnalysis() && !m_session->isAsking();
}

// A banner that is gone is hidden on the page, too: see PageMarks.
void NodeMenu::hideBanner()
{
    m_page->marks()->askBanner(m_session->selection()->node(), [this](NodeId banner) {
        if (banner == noNode)
            m_session->notifier()->tell(
                tr("No banner is around this node: nothing there keeps its place while the page scrolls."));
        else
            m_session->changes()->takeAway({TagPathEdit::Kind::SubtreeGone, {banner}, {}});
    });
}

void NodeMenu::askClass()
{
    const NodeId node = m_session->selection()->node();
    auto* dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Another class"));
    dialog->setLabelText(tr("Class of the node; empty for none"));
    dialog->setTextValue(
        QString::fromStdString(std::string(m_session->trees()->document().attribute(node, "class"))));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, node](const QString& classes) {
        m_session->changes()->takeAway({TagPathEdit::Kind::OtherClass, {node}, classes.toStdString()});
    });
    dialog->open();
}

} // namespace tagseam
