// SPDX-License-Identifier: MIT
// The listing as a view.
#include "ui/tools/step/listingview.h"

#include "ui/tools/step/breakpointsmodel.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStaticText>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTextOption>
#include <QtMath>

namespace tagseam {

namespace {

constexpr int gutter = 16; // pixels left of the line numbers, for arrow and dots

// Wraps long lines and indents each continuation as far as the line itself. A word that is longer than the
// column is broken between its parts, as in symbol|Count|[symbol].
class WrappedLine : public QStyledItemDelegate {
  public:
    explicit WrappedLine(QTreeView* view) : QStyledItemDelegate(view), m_view(view) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem line = option;
        initStyleOption(&line, index);
        const QSizeF text = wrapped(line, index).size();
        return {indentOf(line, index) + qCeil(text.width()) + 2 * margin(), qCeil(text.height()) + 2};
    }
    // Styles break lines between words only.
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem line = option;
        initStyleOption(&line, index);
        m_view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &line, painter, m_view);
        painter->save();
        painter->setFont(line.font);
        painter->setPen(line.palette.color(QPalette::Text));
        painter->drawStaticText(line.rect.topLeft() + QPoint(indentOf(line, index) + margin(), 0),
                                wrapped(line, index));
        painter->restore();
    }

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = option->text.trimmed();
    }

  private:
    QStaticText wrapped(const QStyleOptionViewItem& line, const QModelIndex& index) const
    {
        const int width = qMax(1, m_view->columnWidth(index.column()) - indentOf(line, index) - 2 * margin());
        QTextOption wrapping;
        wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        QStaticText text(withBreaks(line.text, line.fontMetrics, width));
        text.setTextFormat(Qt::PlainText);
        text.setTextOption(wrapping);
        text.setTextWidth(width);
        text.prepare({}, line.font);
        return text;
    }
    static QString withBreaks(const QString& line, const QFontMetrics& metrics, int width)
    {
        static const QRegularExpression part(QStringLiteral("(?<=[a-z])(?=[A-Z\\[(])"));
        QStringList words = line.split(' ');
        for (QString& word : words) {
            if (metrics.horizontalAdvance(word) > width)
                word.replace(part, QStringLiteral("\u200b")); // a zero-width space
        }
        return words.join(' ');
    }
    // At most a third of the column, so that the text has room.
    int indentOf(const QStyleOptionViewItem& line, const QModelIndex& index) const
    {
        const auto blanks = index.data().toString().size() - line.text.size();
        return qMin(line.fontMetrics.horizontalAdvance(QString(blanks, ' ')),
                    m_view->columnWidth(index.column()) / 3);
    }
    // The margin that the style leaves on both sides of a text, in pixels.
    int margin() const
    {
        return m_view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_view) + 1;
    }

    QTreeView* m_view;
};

} // namespace

ListingView::ListingView(PageSession* session, BreakpointsModel* breakpoints, QWidget* parent)
    : QTreeView(parent), m_model(new ListingModel(session, this)), m_breakpoints(breakpoints)
{
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(breakpoints, signal, viewport(), qOverload<>(&QWidget::update));
    setModel(m_model);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setItemDelegateForColumn(ListingModel::TextColumn, new WrappedLine(this));
    setSelectionMode(NoSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->hide();
    header()->setSectionResizeMode(QHeaderView::Fixed);
    setTextElideMode(Qt::ElideNone);
    setAutoScroll(false); // a click would hide the line numbers
    setAccessibleName(tr("Listing of the algorithm"));
    fitColumns();
    connect(m_model, &QAbstractItemModel::modelReset, this, &ListingView::fitColumns);
    connect(header(), &QHeaderView::sectionResized, this, &ListingView::scheduleDelayedItemsLayout);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ListingView::showCurrent);
    connect(header(), &QHeaderView::sectionResized, this, &ListingView::showCurrent, Qt::QueuedConnection);
}

void ListingView::fitColumns()
{
    const QFontMetrics metrics(
        m_model->data(m_model->index(0, ListingModel::TextColumn), Qt::FontRole).value<QFont>());
    header()->resizeSection(ListingModel::LabelColumn,
                            gutter + metrics.horizontalAdvance(QStringLiteral("33a≠")) + 12);
}

// Scrolls to the line and, if there is room, two more on either side; for a block that runs as one, to its
// beginning.
void ListingView::showCurrent()
{
    const auto [first, last] = m_model->currentRows();
    if (!first.isValid())
        return;
    const auto reveal = [this](int row) {
        row = qBound(0, row, m_model->rowCount() - 1);
        scrollTo(m_model->index(row, ListingModel::LabelColumn), EnsureVisible);
    };
    reveal(last.row() + 2);
    reveal(first.row() - 2);
    reveal(first.row());
    // Qt does not scroll to a line that is exactly as tall as the view.
    const QModelIndex line = first.siblingAtColumn(ListingModel::LabelColumn);
    if (!viewport()->rect().intersects(visualRect(line)))
        scrollTo(line, PositionAtTop);
    viewport()->update();
}

// The text of the lines does not change, only their appearance.
void ListingView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): QTreeView's measures every row
    QAbstractItemView::dataChanged(first, last, roles);
}

// The size changes when the pane is shown, or when the sentence above gets longer.
void ListingView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    showCurrent();
}

void ListingView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

void ListingView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex at = indexAt(event->pos());
    const QVariant line = at.data(ListingModel::LineRole);
    if (event->button() == Qt::LeftButton && at.column() == ListingModel::LabelColumn && line.isValid())
        m_breakpoints->toggle(line.toInt());
    else
        QTreeView::mousePressEvent(event);
}

void ListingView::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const bool isCurrent = index.data(ListingModel::CurrentRole).toBool();
    if (isCurrent) {
        QColor fill = theme.selection;
        fill.setAlpha(Theme::rowTint);
        painter->fillRect(option.rect, fill);
    }
    QTreeView::drawRow(painter, option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row(option.rect.topLeft(), QSizeF(option.rect.width(), option.fontMetrics.height() + 2));
    const double left = row.left() - horizontalOffset();
    const QVariant line = index.data(ListingModel::LineRole);
    if (line.isValid() && m_breakpoints->has(line.toInt())) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.split);
        painter->drawEllipse(QPointF(left + 7, row.center().y() + 0.5), 6, 6);
    }
    if (isCurrent) {
        QPainterPath arrow(QPointF(left + 3, row.center().y() - 4));
        arrow.lineTo(left + 12, row.center().y() + 0.5);
        arrow.lineTo(left + 3, row.center().y() + 5);
        arrow.closeSubpath();
        painter->fillPath(arrow, theme.selection);
    } else if (index.data(ListingModel::RanRole).toBool()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.mutedText);
        painter->drawEllipse(QPointF(left + 7, row.center().y() + 0.5), 2, 2);
    }
    if (index.data(ListingModel::DifferentRole).toBool()) {
        painter->setPen(theme.split);
        const double right = left + header()->sectionSize(ListingModel::LabelColumn);
        painter->drawText(QRectF(left + gutter - 4, row.top(), right - left - gutter, row.height()),
                          Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("≠"));
    }
    painter->restore();
}

} // namespace tagseam
