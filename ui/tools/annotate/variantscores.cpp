// SPDX-License-Identifier: MIT
// The scores of all variants side by side.
#include "ui/tools/annotate/variantscores.h"

#include "ui/tools/annotate/variantscoresmodel.h"
#include "ui/widgets/elidedtips.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

QString variantTitle(const Variant& variant)
{
    return QString::fromLatin1(variant.name.data(), static_cast<qsizetype>(variant.name.size()));
}

} // namespace

VariantScores::VariantScores(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_copy(new QPushButton(this)),
      m_model(new VariantScoresModel(this)), m_table(new QTreeView(this))
{
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setIndentation(0);
    QFont narrow = font(); // eight columns in a dock
    narrow.setPointSizeF(narrow.pointSizeF() * 0.9);
    m_table->setFont(narrow);
    m_table->header()->setFont(narrow);
    narrow.setBold(true);
    m_model->setBestFont(narrow);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(30);
    m_table->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_table);
    connect(m_table, &QTreeView::clicked, this, &VariantScores::adopt);
    connect(m_copy, &QPushButton::clicked, this, &VariantScores::copy);
}

void VariantScores::show(const QString& name, const Setup& present, const std::optional<Score>& now,
                         const std::vector<Score>& others, const ScoredGroundTruth& truth, bool isStale)
{
    const auto scoreOf = [&](std::size_t index) {
        return index < others.size() ? std::optional(others[index]) : std::nullopt;
    };
    std::vector<VariantScoresModel::Row> rows;
    rows.reserve(variants.size() + 2);
    rows.push_back({name, now, present, true});
    for (std::size_t i = variants.size(); i-- > 0;) { // the variant of the published tables comes first
        Setup setup = present;
        setup.search = variants[i].with(present.search);
        rows.push_back({variantTitle(variants[i]), scoreOf(i), setup, setup == present});
    }
    rows.push_back({tr("everything kept"), scoreOf(variants.size()), {}, false});
    m_model->show(std::move(rows), truth, isStale);
    m_title->setText(tr("<b>All variants</b>, with the other options unchanged. ★: highest value of the "
                        "column. Click a row to apply it."));
    m_copy->setText(tr("Copy as Markdown"));
    m_table->setAccessibleName(tr("Scores of all variants"));
    fit();
}

// As high as its rows. The names yield to the figures as long as they stay distinguishable; after that the
// table scrolls.
void VariantScores::fit()
{
    constexpr int margin = 8;     // pixels beside the text of a column
    constexpr int leastName = 96; // in pixels
    QFont bold = m_table->font();
    bold.setBold(true); // for the best values
    const QFontMetrics metrics(bold);
    const QFontMetrics plain(m_table->font());
    int room = m_table->viewport()->width();
    for (int column = m_model->columnCount() - 1; column >= 0; --column) {
        int width = plain.horizontalAdvance(m_model->headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        width += margin;
        if (column == 0)
            width = std::max(leastName, room);
        m_table->header()->resizeSection(column, width);
        room -= width;
    }
    int high = m_table->header()->sizeHint().height() + 2 * m_table->frameWidth() + 2;
    if (room < 0)
        high += m_table->horizontalScrollBar()->sizeHint().height();
    for (int row = 0; row < m_model->rowCount(); ++row)
        high += m_table->sizeHintForRow(row);
    m_table->setFixedHeight(high);
}

QString VariantScores::markdown() const
{
    return m_model->markdown();
}

void VariantScores::copy() const
{
    QApplication::clipboard()->setText(markdown());
    showToolTip(m_copy->mapToGlobal(m_copy->rect().bottomLeft()), tr("The table was copied."), m_copy);
}

void VariantScores::adopt(const QModelIndex& index)
{
    if (const std::optional<Setup> setup = m_model->setupAt(index.row()))
        emit adopted(*setup);
}

void VariantScores::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool VariantScores::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        adopt(m_table->currentIndex());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagseam
