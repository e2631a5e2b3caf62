// SPDX-License-Identifier: MIT
// The records of one page as a list, and as a file.
#pragma once

#include "ui/tools/content/recordsmodel.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;
class QTreeView;

namespace tagseam {

/// Selecting a node selects its row, and the other way round.
class RecordList : public QWidget {
    Q_OBJECT

  public:
    enum Format { Csv, Json };

    RecordList(PageSession* session, bool isPruned, QWidget* parent = nullptr);

    RecordsModel* model() const { return m_model; }
    QTreeView* list() const { return m_list; }
    QLabel* title() const { return m_title; }
    QToolButton* exportButton(Format format) const { return m_exports[format]; }
    /// See RecordsModel::show().
    void show(std::shared_ptr<const MinedRecords> mined, std::vector<std::vector<RecordChange>> changes,
              std::shared_ptr<const KeepMask> within);
    void say();

  signals:
    /// The user selected one or two records.
    void chosen(const std::vector<tagseam::RecordPlace>& records);
    void exportWanted(tagseam::RecordList::Format format);

  private:
    void choose(const QModelIndex& index);
    void tellChosen();
    void followSelection();

    PageSession* m_session;
    bool m_isPruned;
    QLabel* m_title;
    std::array<QToolButton*, 2> m_exports;
    RecordsModel* m_model;
    QTreeView* m_list;
    bool m_isFollowing = false; // the row follows the selected node
};

} // namespace tagseam
