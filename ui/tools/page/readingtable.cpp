// SPDX-License-Identifier: MIT
// What each reading makes of the page with each style key.
#include "ui/tools/page/readingtable.h"

#include "ui/session/readingstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/plaintip.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace tagseam {

namespace {

constexpr int readingCount = static_cast<int>(readings.size());

QString shortText(const SweepCell& cell, bool isScored)
{
    if (cell.isMissing)
        return QStringLiteral("–");
    const double share = cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
    const QString kept = QStringLiteral("%1 · %2").arg(percentText(share)).arg(cell.splits);
    return isScored ? kept + QStringLiteral(" · F ") + decimal(cell.agreement.f, 2) : kept;
}

} // namespace

ReadingTable::ReadingTable(QWidget* parent) : QTableWidget(styleCount, readingCount, parent)
{
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(horizontalHeader()->sizeHint().height() +
                   styleCount * verticalHeader()->defaultSectionSize() + 2 * frameWidth());
    connect(this, &QTableWidget::cellClicked, this, &ReadingTable::adopt);
}

void ReadingTable::show(const ReadingMatrix& matrix, const Setup& present, bool isScored)
{
    m_matrix = matrix;
    QStringList names;
    for (const Reading& each : readings)
        names << QString::fromLatin1(each.name.data(), static_cast<qsizetype>(each.name.size()));
    setHorizontalHeaderLabels(names);
    QStringList styles;
    for (int i = 0; i < styleCount; ++i)
        styles << styleName(static_cast<StyleKey>(i));
    setVerticalHeaderLabels(styles);
    setAccessibleName(tr("Readings by style keys"));
    for (int i = 0; i < static_cast<int>(matrix.cells.size()); ++i) {
        const SweepCell& cell = matrix.cells[static_cast<std::size_t>(i)];
        const bool isPresent = cell.setup == present;
        auto* item =
            new QTableWidgetItem((isPresent ? QStringLiteral("▶ ") : QString()) + shortText(cell, isScored));
        item->setTextAlignment(Qt::AlignCenter);
        QFont bold = font();
        bold.setBold(isPresent);
        item->setFont(bold);
        const QString what = cell.isMissing
                                 ? tr("The computed styles have not been read yet. A click reads them.")
                                 : cellText(cell, isScored);
        item->setToolTip(plainTip(setupName(cell.setup, true) + QStringLiteral(": ") + what +
                                  (isPresent ? '\n' + tr("This is what is shown.")
                                             : '\n' + tr("A click adopts it; Ctrl+Z goes back."))));
        setItem(i / readingCount, i % readingCount, item);
        if (isPresent && m_present != present) // else the cursor stays where a person moved it
            setCurrentItem(item);
    }
    m_present = present;
}

void ReadingTable::adopt(int row, int column)
{
    const auto index = static_cast<std::size_t>(row * readingCount + column);
    if (index < m_matrix.cells.size()) {
        const Setup setup = m_matrix.cells[index].setup; // the matrix may go meanwhile
        emit adopted(setup);
    }
}

QStringList ReadingTable::rowTexts(int row) const
{
    const auto text = [](const QTableWidgetItem* item) { return item == nullptr ? QString() : item->text(); };
    QStringList texts{row < 0 ? QString() : text(verticalHeaderItem(row))};
    for (int column = 0; column < columnCount(); ++column)
        texts << text(row < 0 ? horizontalHeaderItem(column) : item(row, column));
    return texts;
}

QString ReadingTable::text() const
{
    QString all;
    for (int row = -1; row < rowCount(); ++row)
        all += rowTexts(row).join('\t') + '\n';
    return all;
}

QString ReadingTable::markdown() const
{
    return markdownTable(rowTexts(-1), static_cast<std::size_t>(rowCount()),
                         [this](std::size_t row) { return rowTexts(static_cast<int>(row)); });
}

void ReadingTable::copy() const
{
    QApplication::clipboard()->setText(text());
}

void ReadingTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        adopt(currentRow(), currentColumn());
    else
        QTableWidget::keyPressEvent(event);
}

void ReadingTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("&Copy the table"), this, &ReadingTable::copy);
    menu.exec(event->globalPos());
}

} // namespace tagseam
