// SPDX-License-Identifier: MIT
// Lets the user choose a page of an archive or a folder from a list with a filter.
#pragma once

#include "ui/browser/load/pagereader.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace tagseam {

/// Typing filters the list (by address, title and type), Up and Down move, Enter opens, Esc closes.
class EntryChooser : public QDialog {
    Q_OBJECT

  public:
    explicit EntryChooser(PageChoices choices, QWidget* parent = nullptr);
    QLineEdit* filter() const { return m_filter; }
    QTreeView* list() const { return m_list; }
    QLabel* lead() const { return m_lead; }

  signals:
    void chosen(const tagseam::PageAddress& address);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void choose();
    void narrow();
    void retranslate();

    PageAddress m_place;
    QString m_damage; // empty unless the archive is damaged
    std::size_t m_count;
    QLabel* m_lead;
    QLineEdit* m_filter;
    QTreeView* m_list;
    QSortFilterProxyModel* m_shown;
    QPushButton* m_open;
};

} // namespace tagseam
