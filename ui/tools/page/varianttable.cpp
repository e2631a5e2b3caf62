// SPDX-License-Identifier: MIT
// The result of each variant with each kind of label attributes.
#include "ui/tools/page/varianttable.h"

#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/spreadsheetrow.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace tagseam {

namespace {

constexpr int variantCount = static_cast<int>(variants.size());

QString shortText(const SweepCell& cell, bool isScored)
{
    if (cell.isMissing)
        return QStringLiteral("–");
    const double share = cell.counts.raw == 0 ? 0 : static_cast<double>(cell.counts.kept) / cell.counts.raw;
    const QString kept = QStringLiteral("%1 · %2").arg(percentText(share)).arg(cell.splits);
    return isScored ? kept + QStringLiteral(" · F ") + decimal(cell.agreement.f, 2) : kept;
}

} // namespace

VariantTable::VariantTable(QWidget* parent) : QTableWidget(styleCount, variantCount, parent)
{
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(2 * horizontalHeader()->fontMetrics().height() + 8 +
                   styleCount * verticalHeader()->defaultSectionSize() + 2 * frameWidth());
    connect(this, &QTableWidget::cellClicked, this, &VariantTable::adopt);
}

void VariantTable::show(const VariantMatrix& matrix, const Setup& present, bool isScored)
{
    m_matrix = matrix;
    QStringList names;
    for (const Variant& each : variants) // a narrow column shows the whole name in two lines
        names << QString::fromLatin1(each.name.data(), static_cast<qsizetype>(each.name.size()))
                     .replace(u'-', QStringLiteral("-\n"));
    setHorizontalHeaderLabels(names);
    QStringList styles;
    for (int i = 0; i < styleCount; ++i)
        styles << styleName(static_cast<LabelAttributes>(i));
    setVerticalHeaderLabels(styles);
    setAccessibleName(tr("Variants by label attributes"));
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
        item->setToolTip(setupName(cell.setup, true) + QStringLiteral(": ") + what +
                         (isPresent ? '\n' + tr("This is the current result.")
                                    : '\n' + tr("Click to apply it; Ctrl+Z undoes the change.")));
        setItem(i / variantCount, i % variantCount, item);
        if (isPresent && m_present != present) // otherwise the cursor stays where the user moved it
            setCurrentItem(item);
    }
    m_present = present;
}

void VariantTable::adopt(int row, int column)
{
    const auto index = static_cast<std::size_t>(row * variantCount + column);
    if (index < m_matrix.cells.size()) {
        const Setup setup = m_matrix.cells[index].setup; // the matrix may be deleted meanwhile
        emit adopted(setup);
    }
}

QStringList VariantTable::rowTexts(int row) const
{
    const auto text = [](const QTableWidgetItem* item) {
        return item == nullptr ? QString() : item->text().remove(u'\n');
    };
    QStringList texts{row < 0 ? QString() : text(verticalHeaderItem(row))};
    for (int column = 0; column < columnCount(); ++column)
        texts << text(row < 0 ? horizontalHeaderItem(column) : item(row, column));
    return texts;
}

QString VariantTable::text() const
{
    QString all;
    for (int row = -1; row < rowCount(); ++row)
        all += spreadsheetRow(rowTexts(row));
    return all;
}

QString VariantTable::markdown() const
{
    return markdownTable(rowTexts(-1), static_cast<std::size_t>(rowCount()),
                         [this](std::size_t row) { return rowTexts(static_cast<int>(row)); });
}

void VariantTable::copy() const
{
    QApplication::clipboard()->setText(text());
}

void VariantTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        adopt(currentRow(), currentColumn());
    else
        QTableWidget::keyPressEvent(event);
}

void VariantTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("&Copy the table"), this, &VariantTable::copy);
    menu.exec(event->globalPos());
}

} // namespace tagseam
