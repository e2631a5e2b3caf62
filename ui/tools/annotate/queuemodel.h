// SPDX-License-Identifier: MIT
// The pages of a folder with their states, and the part of them that a filter shows.
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
    enum Column { PageColumn, StateColumn, MarksColumn, NoteColumn, ColumnCount };

    explicit QueueModel(QObject* parent = nullptr);

    /// Takes the place of those that are there; the present one stays, if it is among them.
    void setPages(std::vector<QueuedPage> pages);
    const std::vector<QueuedPage>& pages() const { return m_pages; }
    const QueuedPage& page(int row) const { return m_pages[static_cast<std::size_t>(row)]; }
    void setPage(int row, const QueuedPage& page);
    /// That is shown in the window, which is pointed out; -1 for none of them.
    int current() const { return m_current; }
    void setCurrent(int row);
    int rowOf(const PageAddress& address) const;
    int rowOf(const AnnotationPlace& place) const;
    /// Of pages in each PageState; those with a problem are in none.
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

/// "done": for the list, and to choose from.
QString nameOf(PageState state);

class QueueFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    enum class Show { All, ToDo, Untouched, InWork, Done, Skipped, Problem };

    explicit QueueFilter(QueueModel* model, QObject* parent = nullptr);
    void show(Show which);
    /// In the name or in the note; whatever the case of the letters.
    void setText(const QString& text);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QueueModel* m_model;
    Show m_show = Show::All;
    QString m_text;
};

} // namespace tagseam
