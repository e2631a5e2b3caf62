// SPDX-License-Identifier: MIT
// Shows elided text of tables, headings and combo boxes in tool tips.
#include "ui/widgets/elidedtips.h"

#include "ui/widgets/mnemonic.h"
#include "ui/widgets/plaintip.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStyleOptionHeader>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

namespace tagseam {

namespace {

constexpr qsizetype longest =
    600; // length of a tip in characters, because a cell may contain the text of a page

// The text at a place of a view.
struct Cell {
    QString text;
    QString tip;
    QRect place;    // in the viewport
    int wanted = 0; // in pixels
};

int widthOfHeading(const QHeaderView& header, const QString& text)
{
    return header.fontMetrics().horizontalAdvance(text) +
           2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
}

Cell cellAt(const QHeaderView& header, const QPoint& point)
{
    const int section = header.logicalIndexAt(point);
    if (section < 0 || header.orientation() != Qt::Horizontal)
        return {};
    const auto data = [&](int role) {
        return header.model()->headerData(section, Qt::Horizontal, role).toString();
    };
    const QString text = data(Qt::DisplayRole);
    return {text, data(Qt::ToolTipRole),
            QRect(header.sectionViewportPosition(section), 0, header.sectionSize(section), header.height()),
            widthOfHeading(header, text)};
}

Cell cellAt(const QAbstractItemView& view, const QPoint& point)
{
    if (const auto* header = qobject_cast<const QHeaderView*>(&view))
        return cellAt(*header, point);
    const QModelIndex index = view.indexAt(point);
    if (!index.isValid())
        return {};
    return {index.data().toString(), index.data(Qt::ToolTipRole).toString(), view.visualRect(index),
            view.sizeHintForIndex(index).width()};
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
    const QString whole = text.size() > longest ? text.left(longest) + QStringLiteral("…") : text;
    const QString plain = whole.toHtmlEscaped();
    if (tip.isEmpty() || tip == text)
        return plainTip(whole);
    const bool isRich = Qt::mightBeRichText(tip);
    if (has(tip, isRich ? text.toHtmlEscaped() : text))
        return tip;
    const QString lines = tip.toHtmlEscaped().replace('\n', QStringLiteral("<br>"));
    return QStringLiteral("<qt><p>%1</p>%2</qt>").arg(plain, isRich ? tip : lines);
}

ElidedTips::ElidedTips(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ElidedTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return false;
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (auto* box = qobject_cast<QComboBox*>(watched))
        return show(box, help);
    if (auto* tabs = qobject_cast<QTabBar*>(watched))
        return show(tabs, help);
    auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    return view != nullptr && view->viewport() == watched && view->model() != nullptr && show(view, help);
}

bool ElidedTips::show(QAbstractItemView* view, const QHelpEvent& event)
{
    const Cell cell = cellAt(*view, event.pos());
    const QRect seen = cell.place.intersected(view->viewport()->rect());
    if (cell.text.isEmpty() || cell.wanted <= seen.width())
        return false;
    QToolTip::showText(event.globalPos(), tipOfElided(cell.text, cell.tip), view->viewport(), cell.place);
    return true;
}

bool ElidedTips::show(QTabBar* tabs, const QHelpEvent& event)
{
    const int tab = tabs->tabAt(event.pos());
    const int room = tabs->tabRect(tab).width() - tabs->style()->pixelMetric(QStyle::PM_TabBarTabHSpace);
    const QString text = withoutMnemonic(tabs->tabText(tab));
    if (tab < 0 || tabs->fontMetrics().horizontalAdvance(text) <= room)
        return false;
    QToolTip::showText(event.globalPos(), tipOfElided(text, tabs->tabToolTip(tab)), tabs);
    return true;
}

bool ElidedTips::show(QComboBox* box, const QHelpEvent& event)
{
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.editable = box->isEditable();
    const int room =
        box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
    if (box->fontMetrics().horizontalAdvance(box->currentText()) <= room)
        return false;
    QToolTip::showText(event.globalPos(), tipOfElided(box->currentText(), box->toolTip()), box);
    return true;
}

} // namespace tagseam
