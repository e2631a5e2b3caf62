// SPDX-License-Identifier: MIT
// Counts and lists the blocked requests and actions of a page.
#include "ui/browser/guard/blocklog.h"

#include <algorithm>

namespace tagseam {

BlockLog::BlockLog(QObject* parent) : QObject(parent)
{
    m_telling.setInterval(100);
    connect(&m_telling, &QTimer::timeout, this, &BlockLog::changed);
}

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
    if (!m_telling.isActive())
        m_telling.start();
}

bool BlockLog::hasAny(BlockedKind kind) const
{
    return std::ranges::find(m_entries, kind, &Blocked::kind) != m_entries.end();
}

void BlockLog::clear()
{
    m_entries.clear();
    m_count = 0;
    m_telling.stop();
    emit changed();
}

} // namespace tagseam
