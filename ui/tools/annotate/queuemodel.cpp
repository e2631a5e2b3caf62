// SPDX-License-Identifier: MIT
// The pages of a folder with their states.
#include "ui/tools/annotate/queuemodel.h"

#include <QFont>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace tagseam {

QString nameOf(PageState state)
{
    switch (state) {
    case PageState::Untouched:
        return QueueModel::tr("untouched");
    case PageState::InWork:
        return QueueModel::tr("in progress");
    case PageState::Done:
        return QueueModel::tr("done");
    case PageState::Skipped:
        return QueueModel::tr("skipped");
    }
    return {};
}

QueueModel::QueueModel(QObject* parent) : ColumnModel(parent)
{
    setHeaders(
        {{tr("Page")},
         {tr("State")},
         {tr("Marks"),
          tr("Number of marks in the annotation. Orphans, which are not on the page, are counted when "
             "the page is opened."),
          true},
         {tr("Time"),
          tr("Time of work on the page, in minutes and seconds. A pause of more than two minutes counts "
             "as two minutes."),
          true},
         {tr("Note")}});
}

void QueueModel::setPages(std::vector<QueuedPage> pages)
{
    if (std::ranges::equal(pages, m_pages, {}, &QueuedPage::address, &QueuedPage::address)) {
        for (int row = 0; row < rowCount(); ++row) { // keeps the scroll position of the view
            if (const QueuedPage& now = pages[static_cast<std::size_t>(row)]; now != page(row))
                setPage(row, now);
        }
        return;
    }
    beginResetModel();
    const PageAddress current = m_current < 0 ? PageAddress() : page(m_current).address;
    m_pages = std::move(pages);
    m_current = -1; // rowOf() reads the present rows
    m_current = rowOf(current);
    endResetModel();
}

void QueueModel::setPage(int row, const QueuedPage& page)
{
    m_pages[static_cast<std::size_t>(row)] = page;
    rowChanged(row);
}

void QueueModel::setCurrent(int row)
{
    const int before = std::exchange(m_current, row);
    if (before == row)
        return;
    rowChanged(before);
    rowChanged(row);
}

void QueueModel::rowChanged(int row)
{
    if (row >= 0 && row < rowCount())
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int QueueModel::rowOf(const PageAddress& address) const
{
    const auto found = std::ranges::find_if(m_pages, [&](const QueuedPage& page) {
        return page.address.path == address.path && page.address.entry == address.entry;
    });
    return found == m_pages.end() ? -1 : static_cast<int>(found - m_pages.begin());
}

int QueueModel::rowOf(const AnnotationPlace& place) const
{
    if (!place.isFile)
        return -1;
    const auto found =
        std::ranges::find(m_pages, place.page, [](const auto& page) { return page.place.page; });
    return found == m_pages.end() ? -1 : static_cast<int>(found - m_pages.begin());
}

std::array<int, 4> QueueModel::counts() const
{
    std::array<int, 4> counts{};
    for (const QueuedPage& page : m_pages) {
        if (!page.hasProblem())
            ++counts[static_cast<std::size_t>(page.state)];
    }
    return counts;
}

QString QueueModel::stateText(const QueuedPage& page) const
{
    if (!page.failure.isEmpty())
        return tr("cannot be opened");
    if (!page.unreadable.isEmpty())
        return tr("cannot be read");
    if (!page.sharedWith.isEmpty())
        return tr("name is taken");
    return page.state == PageState::Done ? QStringLiteral("✓ ") + nameOf(page.state) : nameOf(page.state);
}

// Replaces the note of a page that only others have annotated.
QString QueueModel::othersText(const QueuedPage& page)
{
    const bool isOthers = page.state == PageState::Untouched && !page.hasProblem() && !page.others.isEmpty();
    return isOthers ? notAnnotatedText(page.place.owner.annotator, page.others) : QString();
}

// A shorter form of othersText().
QString QueueModel::othersNote(const QueuedPage& page)
{
    QStringList names = page.others;
    names.removeAll(QString());
    const QString text = othersText(page);
    return text.isEmpty() || names.isEmpty() ? text
                                             : tr("marked by %1").arg(names.join(QStringLiteral(", ")));
}

// The text for which the columns have no room.
QString QueueModel::tip(const QueuedPage& page) const
{
    QStringList lines{page.name};
    if (!page.failure.isEmpty())
        lines += page.failure;
    if (!page.unreadable.isEmpty())
        lines += tr("Its annotation cannot be read (%1). The file is not changed.").arg(page.unreadable);
    if (!page.sharedWith.isEmpty())
        lines += tr("Its annotation would have the same file as the annotation of %1, a page with the same "
                    "name. Keep annotations beside each page.")
                     .arg(page.sharedWith);
    for (const QString& line : {othersText(page), page.note}) {
        if (!line.isEmpty())
            lines += line;
    }
    return lines.join('\n');
}

QVariant QueueModel::cell(int row, int column, int role) const
{
    const QueuedPage& of = page(row);
    const bool isCurrent = row == m_current;
    if (role == Qt::ToolTipRole)
        return tip(of);
    if (role == Qt::FontRole && isCurrent) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::AccessibleTextRole && column == PageColumn && isCurrent)
        return tr("%1, the page that is shown").arg(of.name);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case PageColumn:
        return isCurrent ? QStringLiteral("▸ ") + of.name : of.name;
    case StateColumn:
        return stateText(of);
    case MarksColumn:
        if (of.orphans.value_or(0) > 0)
            return tr("%1 (%n orphan(s))", nullptr, *of.orphans).arg(of.marks);
        return of.unreadable.isEmpty() && of.sharedWith.isEmpty() ? QVariant(of.marks) : QVariant();
    case TimeColumn:
        return of.seconds == 0 ? QVariant()
                               : QStringLiteral("%1:%2")
                                     .arg(of.seconds / 60)
                                     .arg(of.seconds % 60, 2, 10, QLatin1Char('0'));
    case NoteColumn:
        if (of.hasProblem())
            return of.failure + of.unreadable; // the tip has details about a name that is taken
        return of.note.isEmpty() ? othersNote(of) : QString(of.note).replace('\n', ' ');
    default:
        return {};
    }
}

QueueFilter::QueueFilter(QueueModel* model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(model);
}

void QueueFilter::show(Show which)
{
    m_show = which;
    invalidateFilter();
}

void QueueFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool QueueFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const QueuedPage& page = m_model->page(row);
    if (!page.name.contains(m_text, Qt::CaseInsensitive) && !page.note.contains(m_text, Qt::CaseInsensitive))
        return false;
    const bool hasProblem = page.hasProblem();
    switch (m_show) {
    case Show::All:
        return true;
    case Show::ToDo:
        return page.isToDo();
    case Show::Problem:
        return hasProblem;
    case Show::Untouched:
        return !hasProblem && page.state == PageState::Untouched;
    case Show::InWork:
        return !hasProblem && page.state == PageState::InWork;
    case Show::Done:
        return !hasProblem && page.state == PageState::Done;
    case Show::Skipped:
        return !hasProblem && page.state == PageState::Skipped;
    }
    return true;
}

} // namespace tagseam
