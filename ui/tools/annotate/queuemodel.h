// SPDX-License-Identifier: MIT
// The pages of a folder with their states, and a filter for them.
#pragma once

#include "ui/tools/annotate/pagequeue.h"
#include "ui/widgets/columnmodel.h"

#include <QSortFilterProxyModel>

#include <array>
#include <optional>
#include <vector>

namespace tagseam {

class QueueModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { PageColumn, StateColumn, MarksColumn, TimeColumn, NoteColumn, ColumnCount };

    explicit QueueModel(QObject* parent = nullptr);

    /// Replaces the pages; the present page stays if it is among them.
    void setPages(std::vector<QueuedPage> pages);
    const std::vector<QueuedPage>& pages() const { return m_pages; }
    const QueuedPage& page(int row) const { return m_pages[static_cast<std::size_t>(row)]; }
    void setPage(int row, const QueuedPage& page);
    /// The page that is shown in the window; -1 if it is not among the pages.
    int current() const { return m_current; }
    void setCurrent(int row);
    int rowOf(const PageAddress& address) const;
    int rowOf(const AnnotationPlace& place) const;
    /// The number of pages in each PageState; pages with a problem are not counted.
    std::array<int, 4> counts() const;

  protected:
    int rows() const override { return static_cast<int>(m_pages.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    QString stateText(const QueuedPage& page) const;
    QString tip(const QueuedPage& page) const;
    static QString othersText(const QueuedPage& page);
    static QString othersNote(const QueuedPage& page);
    void rowChanged(int row);

    std::vector<QueuedPage> m_pages;
    int m_current = -1;
};

/// A name for lists: "done".
QString nameOf(PageState state);

class QueueFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    enum class Show { All, ToDo, Untouched, InWork, Done, Skipped, Problem };

    explicit QueueFilter(QueueModel* model, QObject* parent = nullptr);
    void show(Show which);
    /// Searches name and note, ignoring case.
    void setText(const QString& text);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QueueModel* m_model;
    Show m_show = Show::All;
    QString m_text;
};

} // namespace tagseam
