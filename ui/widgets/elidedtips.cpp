// SPDX-License-Identifier: MIT
// Shows tool tips, and in them the elided text of tables, headings and combo boxes.
#include "ui/widgets/elidedtips.h"

#include "ui/widgets/elidedtext.h"
#include "ui/widgets/mnemonic.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStyleOptionHeader>
#include <QTabBar>
#include <QTextBoundaryFinder>
#include <QToolTip>

namespace tagseam {

namespace {

constexpr qsizetype longest =
    600; // length of a tip in characters, because a cell may contain the text of a page
constexpr qsizetype lineLength = 100; // characters of a line of a tip

// The tool tip at a place of a widget.
struct Tip {
    QString text;  // empty: the widget answers itself
    QRect place{}; // for which it holds; empty for the whole widget
};

Tip tipOf(const QString& text, const QString& tip, bool isCut, const QRect& place = {})
{
    return {isCut ? tipOfElided(text, tip) : tip, place};
}

Tip tipAt(const QHeaderView& header, const QPoint& point)
{
    const int section = header.logicalIndexAt(point);
    if (section < 0 || header.orientation() != Qt::Horizontal)
        return {};
    const auto data = [&](int role) {
        return header.model()->headerData(section, Qt::Horizontal, role).toString();
    };
    const QString text = data(Qt::DisplayRole);
    const int wanted = header.fontMetrics().horizontalAdvance(text) +
                       2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    const QRect place(header.sectionViewportPosition(section), 0, header.sectionSize(section),
                      header.height());
    return tipOf(text, data(Qt::ToolTipRole), wanted > place.intersected(header.viewport()->rect()).width(),
                 place);
}

Tip tipAt(const QAbstractItemView& view, const QPoint& point)
{
    if (const auto* header = qobject_cast<const QHeaderView*>(&view))
        return tipAt(*header, point);
    const QModelIndex index = view.indexAt(point);
    if (!index.isValid())
        return {};
    const QRect place = view.visualRect(index);
    const bool isCut =
        view.sizeHintForIndex(index).width() > place.intersected(view.viewport()->rect()).width();
    return tipOf(index.data().toString(), index.data(Qt::ToolTipRole).toString(), isCut, place);
}

Tip tipAt(const QTabBar& tabs, const QPoint& point)
{
    const int tab = tabs.tabAt(point);
    const int room = tabs.tabRect(tab).width() - tabs.style()->pixelMetric(QStyle::PM_TabBarTabHSpace);
    const QString text = withoutMnemonic(tabs.tabText(tab));
    return tipOf(text, tabs.tabToolTip(tab), tabs.fontMetrics().horizontalAdvance(text) > room);
}

Tip tipOf(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    return tipOf(box.currentText(), box.toolTip(),
                 box.fontMetrics().horizontalAdvance(box.currentText()) > room);
}

Tip tipAt(const QWidget& widget, const QPoint& point)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return tipOf(*box);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tipAt(*tabs, point);
    if (const auto* text = qobject_cast<const ElidedText*>(&widget))
        return tipOf(text->text(), text->toolTip(), text->shown() != text->text());
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parent());
    if (view != nullptr && view->viewport() == &widget && view->model() != nullptr)
        return tipAt(*view, point);
    return {widget.toolTip()};
}

// Qt wraps only rich text in a tool tip.
QString wrapped(const QString& text)
{
    QString lines;
    qsizetype begin = 0; // start of the line
    qsizetype end = 0;   // the last place at which the line may end
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    for (qsizetype next = 0; (next = places.toNextBoundary()) >= 0; end = next) {
        if (next - begin > lineLength && end > begin) {
            lines += text.mid(begin, end - begin) + '\n';
            begin = end;
        }
        if (text[next - 1] == '\n') {
            lines += text.mid(begin, next - begin);
            begin = next;
        }
    }
    return lines + text.mid(begin);
}

// True if the tip contains the text as separate words: "15" does not contain "5".
bool has(const QString& tip, const QString& text)
{
    const qsizetype begin = tip.indexOf(text);
    const qsizetype end = begin + text.size();
    return begin >= 0 && (begin == 0 || !tip[begin - 1].isLetterOrNumber()) &&
           (end == tip.size() || !tip[end].isLetterOrNumber());
}

} // namespace

QString tipOfElided(const QString& text, const QString& tip)
{
    QString whole = text.size() > longest ? text.left(longest) + QStringLiteral("…") : text;
    if (tip.isEmpty() || tip == text)
        return whole;
    return has(tip, text) ? tip : whole + '\n' + tip;
}

void showToolTip(const QPoint& at, const QString& text, QWidget* of, const QRect& place)
{
    QToolTip::showText(at, wrapped(text), of, place);
}

ElidedTips::ElidedTips(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ElidedTips::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget == nullptr)
        return false;
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const Tip tip = tipAt(*widget, help.pos());
    if (tip.text.isEmpty())
        return false;
    showToolTip(help.globalPos(), tip.text, widget, tip.place);
    return true;
}

} // namespace tagseam
