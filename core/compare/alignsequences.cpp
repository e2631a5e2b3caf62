// SPDX-License-Identifier: MIT
// Aligns two sequences with Myers' algorithm, with anchors and bounds.
#include "core/compare/alignsequences.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

using Index = std::uint32_t;

struct Range {
    Index left = 0;
    Index leftEnd = 0;
    Index right = 0;
    Index rightEnd = 0;
    unsigned depth = 0; // number of times that anchors have divided it
    Index leftSize() const { return leftEnd - left; }
    Index rightSize() const { return rightEnd - right; }
};

constexpr std::uint64_t exactWork = 500'000; // comparisons that one range may cost; 700 entries never cost
                                             // more
constexpr std::int64_t leastBound = 64;      // differences searched for at once, however long the range
constexpr std::int64_t mostBound = 2'000;    // its memory is the square: 16 MB
constexpr unsigned mostDepth = 12;           // nesting of ranges

class Aligner {
  public:
    Aligner(std::span<const std::uint64_t> left, std::span<const std::uint64_t> right,
            const std::stop_token& stop)
        : m_left(left), m_right(right), m_stop(stop)
    {
        m_result.rightOf.assign(left.size(), Alignment::none);
    }

    Alignment run() &&
    {
        m_ranges.push_back({0, static_cast<Index>(m_left.size()), 0, static_cast<Index>(m_right.size()), 0});
        while (!m_ranges.empty() && !m_result.isStopped) {
            const Range range = m_ranges.back();
            m_ranges.pop_back();
            align(range);
            m_result.isStopped = m_stop.stop_requested();
        }
        return std::move(m_result);
    }

  private:
    struct End {
        std::int64_t steps = 0; // number of differences up to the end
        std::int64_t diagonal = 0;
        bool isComplete = false;
    };

    void match(Index left, Index right) { m_result.rightOf[left] = right; }

    void trim(Range& range)
    {
        while (range.left < range.leftEnd && range.right < range.rightEnd &&
               m_left[range.left] == m_right[range.right]) {
            match(range.left++, range.right++);
            ++m_result.work;
        }
        while (range.left < range.leftEnd && range.right < range.rightEnd &&
               m_left[range.leftEnd - 1] == m_right[range.rightEnd - 1]) {
            match(--range.leftEnd, --range.rightEnd);
            ++m_result.work;
        }
    }

    void align(Range range)
    {
        trim(range);
        if (range.leftSize() == 0 || range.rightSize() == 0)
            return;
        const std::uint64_t entries = range.leftSize() + std::uint64_t{range.rightSize()};
        const auto bound = std::clamp(static_cast<std::int64_t>(exactWork / entries), leastBound, mostBound);
        const End end = search(range, bound);
        if (end.isComplete) {
            take(range, end);
        } else if (range.depth >= mostDepth || !divide(range)) {
            // Takes the furthest of the paths found, and continues from its end: each path is at least
            // `bound` entries long.
            const auto [x, y] = take(range, end);
            m_ranges.push_back({range.left + x, range.leftEnd, range.right + y, range.rightEnd, mostDepth});
        }
    }

    // Myers 1986, figure 2, with at most `bound` differences; the furthest x on each diagonal is kept for
    // each number of differences, to walk the path back.
    End search(const Range& range, std::int64_t bound)
    {
        const std::int64_t width = range.leftSize();
        const std::int64_t height = range.rightSize();
        m_furthest.clear();
        End best;
        std::int64_t bestSum = -1;
        for (std::int64_t d = 0; d <= bound; ++d) {
            m_furthest.resize(static_cast<std::size_t>((d + 1) * (d + 1)));
            for (std::int64_t k = -d; k <= d; k += 2) {
                std::int64_t x = d == 0                 ? 0
                                 : comesFromAbove(d, k) ? furthest(d - 1, k + 1)
                                                        : furthest(d - 1, k - 1) + 1;
                std::int64_t y = x - k;
                const std::int64_t from = x;
                while (x < width && y < height &&
                       m_left[range.left + static_cast<Index>(x)] ==
                           m_right[range.right + static_cast<Index>(y)]) {
                    ++x;
                    ++y;
                }
                m_result.work += static_cast<std::uint64_t>(x - from) + 1;
                furthest(d, k) = static_cast<std::int32_t>(x);
                if (x == width && y == height)
                    return {d, k, true};
                if (x <= width && y <= height && x + y > bestSum) {
                    bestSum = x + y;
                    best = {d, k, false};
                }
            }
            if (d % 256 == 255 && m_stop.stop_requested())
                break;
        }
        return best;
    }

    bool comesFromAbove(std::int64_t d, std::int64_t k)
    {
        return k == -d || (k != d && furthest(d - 1, k - 1) < furthest(d - 1, k + 1));
    }

    // Row d holds 2d + 1 diagonals.
    std::int32_t& furthest(std::int64_t d, std::int64_t k)
    {
        return m_furthest[static_cast<std::size_t>(d * d + k + d)];
    }

    // Takes the matches along the path that ends at `end`; returns its length on both sides.
    std::pair<Index, Index> take(const Range& range, const End& end)
    {
        std::int64_t k = end.diagonal;
        const std::int64_t lastX = furthest(end.steps, k);
        const std::pair last{static_cast<Index>(lastX), static_cast<Index>(lastX - k)};
        for (std::int64_t d = end.steps; d >= 0; --d) {
            const std::int64_t to = furthest(d, k);
            const bool isAbove = d > 0 && comesFromAbove(d, k);
            const std::int64_t from = d == 0    ? 0
                                      : isAbove ? furthest(d - 1, k + 1)
                                                : furthest(d - 1, k - 1) + 1;
            for (std::int64_t x = from; x < to; ++x)
                match(range.left + static_cast<Index>(x), range.right + static_cast<Index>(x - k));
            k += isAbove ? 1 : -1;
        }
        return last;
    }

    // Divides the range at the keys that each side has exactly once. False when the sides have no such key in
    // common.
    bool divide(const Range& range)
    {
        collectUnique(m_left, range.left, range.leftEnd, m_leftUnique);
        collectUnique(m_right, range.right, range.rightEnd, m_rightUnique);
        std::vector<std::pair<Index, Index>> common; // in order of the left sequence
        for (std::size_t i = 0, j = 0; i < m_leftUnique.size() && j < m_rightUnique.size();) {
            if (m_leftUnique[i].first < m_rightUnique[j].first)
                ++i;
            else if (m_rightUnique[j].first < m_leftUnique[i].first)
                ++j;
            else
                common.emplace_back(m_leftUnique[i++].second, m_rightUnique[j++].second);
        }
        std::ranges::sort(common);
        if (common.empty())
            return false;
        std::vector<Index> rights;
        rights.reserve(common.size());
        for (const auto& [left, right] : common)
            rights.push_back(right);
        const std::vector<bool> isAnchor = longestAscending(rights);
        Range gap = range;
        gap.depth = range.depth + 1;
        for (std::size_t i = 0; i < common.size(); ++i) {
            if (!isAnchor[i])
                continue;
            const auto [left, right] = common[i];
            match(left, right);
            gap.leftEnd = left;
            gap.rightEnd = right;
            m_ranges.push_back(gap);
            gap.left = left + 1;
            gap.right = right + 1;
        }
        gap.leftEnd = range.leftEnd;
        gap.rightEnd = range.rightEnd;
        m_ranges.push_back(gap);
        return true;
    }

    using Keyed = std::pair<std::uint64_t, Index>;

    void collectUnique(std::span<const std::uint64_t> keys, Index begin, Index end,
                       std::vector<Keyed>& unique)
    {
        std::vector<Keyed> all;
        all.reserve(end - begin);
        for (Index i = begin; i < end; ++i)
            all.emplace_back(keys[i], i);
        std::ranges::sort(all);
        m_result.work += all.size();
        unique.clear();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool isRepeated = (i > 0 && all[i - 1].first == all[i].first) ||
                                    (i + 1 < all.size() && all[i + 1].first == all[i].first);
            if (!isRepeated)
                unique.push_back(all[i]);
        }
    }

    std::span<const std::uint64_t> m_left;
    std::span<const std::uint64_t> m_right;
    const std::stop_token& m_stop;
    Alignment m_result;
    std::vector<Range> m_ranges;
    std::vector<std::int32_t> m_furthest;
    std::vector<Keyed> m_leftUnique;
    std::vector<Keyed> m_rightUnique;
};

} // namespace

Alignment alignSequences(std::span<const std::uint64_t> left, std::span<const std::uint64_t> right,
                         const std::stop_token& stop)
{
    return Aligner(left, right, stop).run();
}

std::vector<bool> longestAscending(std::span<const std::uint32_t> numbers)
{
    std::vector<std::size_t> tails; // for each length less 1: the lowest end of an ascending run of that
                                    // length
    std::vector<std::size_t> before(numbers.size(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto at =
            std::ranges::lower_bound(tails, numbers[i], {}, [&](std::size_t tail) { return numbers[tail]; });
        if (at != tails.begin())
            before[i] = *(at - 1);
        if (at == tails.end())
            tails.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> isPart(numbers.size());
    if (!tails.empty()) {
        for (std::size_t i = tails.back(); i != numbers.size(); i = before[i])
            isPart[i] = true;
    }
    return isPart;
}

} // namespace tagseam
