// SPDX-License-Identifier: MIT
// The optimal assignment of classes to clusters.
#include "core/papers/yi/assignment.h"

#include <cassert>
#include <limits>

namespace tagseam {

namespace {

// Row and column 0 stand for none, as the method is usually written; costs are negated gains.
class Assigner {
  public:
    Assigner(std::span<const double> gains, std::size_t size)
        : m_gains(gains), m_size(size), m_ofRow(size + 1, 0), m_ofColumn(size + 1, 0), m_rowOf(size + 1, 0),
          m_before(size + 1, 0)
    {
    }

    // Finds the cheapest path of columns that includes one more row, and shifts the rows along it.
    void add(std::size_t row)
    {
        m_rowOf[0] = row;
        std::size_t column = 0;
        std::vector<double> least(m_size + 1, std::numeric_limits<double>::infinity());
        std::vector<bool> isUsed(m_size + 1, false);
        do {
            isUsed[column] = true;
            column = nextColumn(column, least, isUsed);
        } while (m_rowOf[column] != 0);
        while (column != 0) {
            m_rowOf[column] = m_rowOf[m_before[column]];
            column = m_before[column];
        }
    }

    std::vector<std::size_t> columns() const
    {
        std::vector<std::size_t> columns(m_size);
        for (std::size_t column = 1; column <= m_size; ++column)
            columns[m_rowOf[column] - 1] = column - 1;
        return columns;
    }

  private:
    std::size_t nextColumn(std::size_t column, std::vector<double>& least, const std::vector<bool>& isUsed)
    {
        const std::size_t row = m_rowOf[column];
        double delta = std::numeric_limits<double>::infinity();
        std::size_t next = 0;
        for (std::size_t j = 1; j <= m_size; ++j) {
            if (isUsed[j])
                continue;
            const double reduced = -m_gains[(row - 1) * m_size + j - 1] - m_ofRow[row] - m_ofColumn[j];
            if (reduced < least[j]) {
                least[j] = reduced;
                m_before[j] = column;
            }
            if (least[j] < delta) {
                delta = least[j];
                next = j;
            }
        }
        for (std::size_t j = 0; j <= m_size; ++j) {
            if (isUsed[j]) {
                m_ofRow[m_rowOf[j]] += delta;
                m_ofColumn[j] -= delta;
            } else {
                least[j] -= delta;
            }
        }
        return next;
    }

    std::span<const double> m_gains;
    std::size_t m_size;
    std::vector<double> m_ofRow; // potentials
    std::vector<double> m_ofColumn;
    std::vector<std::size_t> m_rowOf;  // indexed by column
    std::vector<std::size_t> m_before; // indexed by column: the column before it on the path
};

} // namespace

std::vector<std::size_t> bestAssignment(std::span<const double> gains, std::size_t size)
{
    assert(gains.size() == size * size);
    Assigner assigner(gains, size);
    for (std::size_t row = 1; row <= size; ++row)
        assigner.add(row);
    return assigner.columns();
}

} // namespace tagseam
