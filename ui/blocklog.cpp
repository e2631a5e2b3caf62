// SPDX-License-Identifier: MIT
// What a page tried and was not let do.
#include "ui/blocklog.h"

#include <algorithm>

namespace tagseam {

void BlockLog::add(BlockedKind kind, const QString& what)
{
    ++m_count;
    const QString cut = what.left(mostCharacters);
    const auto found = std::ranges::find_if(
        m_entries, [&](const Blocked& entry) { return entry.kind == kind && entry.what == cut; });
    if (found != m_entries.end())
        ++found->count;
    else if (m_entries.size() < mostEntries)
        m_entries.push_back({kind, cut, 1});
    emit changed();
}

void BlockLog::clear()
{
    m_entries.clear();
    m_count = 0;
    emit changed();
}

} // namespace tagseam
