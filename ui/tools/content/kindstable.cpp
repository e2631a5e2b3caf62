// SPDX-License-Identifier: MIT
// The answers of content detection with their expected F1.
#include "ui/tools/content/kindstable.h"

#include "ui/session/words/detectiontext.h"
#include "ui/tools/content/candidatetext.h"
#include "ui/widgets/language.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

std::optional<ContentKind> kindOf(const QTreeWidgetItem* row)
{
    return row == nullptr ? std::nullopt : std::optional(static_cast<ContentKind>(AnswerTable::keyOf(row)));
}

} // namespace

KindsTable::KindsTable(QWidget* parent) : AnswerTable(parent)
{
    setTextElideMode(Qt::ElideRight); // the beginning of a name distinguishes it
    setSelectionMode(QAbstractItemView::SingleSelection);
    connect(this, &QTreeWidget::currentItemChanged, this, &KindsTable::kindChosen);
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
    if (detection == m_detection && headerItem()->text(0) == tr("Answer"))
        return;
    m_detection = detection;
    const QSignalBlocker blocker(this);
    const std::optional<ContentKind> current = kind();
    setAccessibleName(tr("Answers"));
    setColumns({{tr("Answer"), tr("What the content can be; the answer of content detection is bold"), false},
                {tr("Expected F1"),
                 tr("The mean F1 of words of pages like this one, 0–1; for “no main content” the probability "
                    "that the page has none"),
                 true},
                {tr("Keeps"), tr("What this answer keeps"), false}},
               2);
    clearRows();
    if (detection == nullptr)
        return;
    std::array<ContentKind, contentKinds> kinds{ContentKind::List, ContentKind::Text, ContentKind::None};
    std::ranges::stable_sort(kinds, std::ranges::greater{}, [&](ContentKind kind) {
        return kind == detection->content.kind ? 2 : detection->content.expected(kind);
    });
    for (const ContentKind kind : kinds) {
        QTreeWidgetItem* row = addRow(
            {kindName(kind), decimal(detection->content.expected(kind), 2), candidateText(*detection, kind)},
            static_cast<qlonglong>(kind));
        QFont font = row->font(0);
        font.setBold(kind == detection->content.kind);
        row->setFont(0, font);
    }
    fit();
    const int high = rowHeight(indexFromItem(topLevelItem(0)));
    setFixedHeight(header()->sizeHint().height() + topLevelItemCount() * high + 2 * frameWidth() + 2);
    if (current)
        setKind(*current);
}

} // namespace tagseam
