// SPDX-License-Identifier: MIT
// The levels of the search with their threshold attempts and candidate splits.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QAbstractItemModel>

#include <array>

namespace tagseam {

/// Level rows hold attempt rows, attempt rows hold candidate split rows.
class LevelsModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Column {
        NameColumn,
        VerdictColumn,
        PositionsColumn,
        SplitColumn,
        LengthsColumn,
        SymbolsColumn,
        ColumnCount
    };
    /// The level of any row, as a number from 0.
    static constexpr int LevelRole = Qt::UserRole;
    /// The first position right of the split of a row, or an invalid value.
    static constexpr int SplitRole = Qt::UserRole + 1;
    /// The step of the run at which a level or an attempt starts, or a candidate split is found.
    static constexpr int StepRole = Qt::UserRole + 2;

    /// The names of candidate split rows, marked by QT_TR_NOOP: a candidate split, the end of a scan, no
    /// scan.
    static const std::array<const char*, 3> candidateSplitNames;

    explicit LevelsModel(PageSession* session, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    QModelIndex levelIndex(std::uint32_t level) const;
    /// `attempt` is an index into SearchTrace::attempts.
    QModelIndex attemptIndex(std::uint32_t attempt) const;

  private:
    enum class Depth { Level, Attempt, CandidateSplit };
    // The kind of a row, and its index in the trace's flat lists.
    struct Row {
        Depth depth;
        std::uint32_t item;
    };
    Row rowOf(const QModelIndex& index) const;
    std::uint32_t levelOfAttempt(std::uint32_t attempt) const;
    std::uint32_t attemptOfCandidateSplit(std::uint32_t candidateSplit) const;
    const SearchTrace* trace() const;
    std::uint64_t stepOf(const Row& row) const;
    QString levelCell(std::uint32_t level, int column) const;
    QString attemptCell(std::uint32_t attempt, int column) const;
    QString percent(const CandidateSplit& candidateSplit) const;
    QString candidateSplitTip(std::uint32_t candidateSplit) const;
    QString candidateSplitCell(std::uint32_t candidateSplit, int column) const;

    PageSession* m_session;
};

} // namespace tagseam
