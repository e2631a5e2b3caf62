// SPDX-License-Identifier: MIT
// The kinds of main content with their probability and candidate.
#include "ui/tools/content/kindstable.h"

#include "core/methods/content/contentjson.h"
#include "ui/session/words/detectiontext.h"
#include "ui/tools/content/candidatetext.h"
#include "ui/widgets/language.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

// Returns the kind of a row, or of the row to which the evidence belongs.
std::optional<ContentKind> kindOf(const QTreeWidgetItem* row)
{
    if (row != nullptr && row->parent() != nullptr)
        row = row->parent();
    return row == nullptr ? std::nullopt : std::optional(static_cast<ContentKind>(AnswerTable::keyOf(row)));
}

} // namespace

KindsTable::KindsTable(QWidget* parent) : AnswerTable(parent)
{
    setRootIsDecorated(true);         // the evidence unfolds
    setTextElideMode(Qt::ElideRight); // the beginning of a name distinguishes it
    setSelectionMode(QAbstractItemView::SingleSelection);
    connect(this, &QTreeWidget::expanded, this, &KindsTable::fitHeight);
    connect(this, &QTreeWidget::collapsed, this, &KindsTable::fitHeight);
    connect(this, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* current, const QTreeWidgetItem* previous) {
                if (kindOf(current) != kindOf(previous)) // not among the evidence of one kind
                    emit kindChosen();
            });
}

std::optional<ContentKind> KindsTable::kind() const
{
    return kindOf(currentItem());
}

void KindsTable::setKind(ContentKind kind)
{
    if (this->kind() == kind)
        return;
    const QSignalBlocker blocker(this);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (keyOf(topLevelItem(i)) == static_cast<qlonglong>(kind))
            setCurrentItem(topLevelItem(i));
    }
}

void KindsTable::show(const ContentDetection* detection)
{
    // Rebuilding moves the current row, so only for another answer or language.
    if (detection == m_detection && headerItem()->text(0) == tr("Kind, and its evidence"))
        return;
    m_detection = detection;
    const QSignalBlocker blocker(this);
    const std::optional<ContentKind> current = kind();
    std::array<bool, contentKinds> isUnfolded{};
    for (int i = 0; i < topLevelItemCount(); ++i)
        isUnfolded.at(static_cast<std::size_t>(keyOf(topLevelItem(i)))) = topLevelItem(i)->isExpanded();
    setAccessibleName(tr("Kinds of content"));
    setColumns(
        {{tr("Kind, and its evidence"), tr("Unfold a kind to see what speaks for it, and against it"), false},
         {tr("Probability"),
          tr("Probability of the kind, 0–1. The rows below have points: for the answer against the next "
             "kind, for the others against the answer. Their sum is the logarithm of the ratio of the "
             "probabilities."),
          true},
         {tr("Candidate"),
          tr("What an answer of this kind keeps; the value of a figure, and in brackets "
             "its mean over the pages that it was fitted to"),
          false}},
        2);
    clearRows();
    if (detection == nullptr)
        return;
    std::array<ContentKind, contentKinds> kinds{ContentKind::List, ContentKind::Text, ContentKind::Item,
                                                ContentKind::None};
    std::ranges::stable_sort(kinds, std::ranges::greater{},
                             [&](ContentKind kind) { return detection->content.probability(kind); });
    for (const ContentKind kind : kinds) {
        QTreeWidgetItem* row = addRow({kindName(kind), decimal(detection->content.probability(kind), 2),
                                       candidateText(*detection, kind)},
                                      static_cast<qlonglong>(kind));
        QFont font = row->font(0);
        font.setBold(kind == detection->content.kind);
        row->setFont(0, font);
        addEvidence(row, *detection, kind);
        row->setExpanded(isUnfolded.at(static_cast<std::size_t>(kind)));
    }
    fit();
    fitHeight();
    if (current)
        setKind(*current);
}

// Shows all rows, or as many as leave room for the table below.
void KindsTable::fitHeight()
{
    constexpr int mostRows = 12;
    int rows = topLevelItemCount();
    for (int i = 0; i < topLevelItemCount(); ++i)
        rows += topLevelItem(i)->isExpanded() ? topLevelItem(i)->childCount() : 0;
    const int high = rows == 0 ? 0 : rowHeight(indexFromItem(topLevelItem(0)));
    setFixedHeight(header()->sizeHint().height() + std::min(rows, mostRows) * high + 2 * frameWidth() + 2);
}

void KindsTable::addEvidence(QTreeWidgetItem* row, const ContentDetection& detection, ContentKind kind)
{
    const MainContent& content = detection.content;
    const ContentKind other = kind == content.kind ? content.runnerUp() : content.kind;
    if (other == kind || content.probability(kind) == 0 || content.probability(other) == 0)
        return; // no candidate to weigh
    const auto add = [&](const QString& title, double points, const QString& value, const QString& tip) {
        auto* line = new QTreeWidgetItem(row, {title, pointsText(points), value});
        line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        line->setToolTip(0, tip);
    };
    for (const KindReason& reason : kindReasons(content, kind, other))
        add(kindFactorTitle(*reason.factor), reason.points,
            QStringLiteral("%1 (%2)").arg(decimal(content.evidence.*reason.factor->value, 2),
                                          decimal(reason.factor->usual, 2)),
            kindFactorTip(*reason.factor));
    add(tr("usual page"), usualPoints(content, kind, other), {},
        tr("Points of a page on which every figure has its mean"));
}

} // namespace tagseam
