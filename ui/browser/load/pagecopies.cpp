// SPDX-License-Identifier: MIT
// Shows the copies that the program writes of the page.
#include "ui/browser/load/pagecopies.h"

#include "ui/browser/guard/watchdog.h"

#include <QTimer>

namespace tagseam {

PageCopies::PageCopies(QObject* parent) : QObject(parent)
{
    const std::array names{QStringLiteral("rendered"), QStringLiteral("pruned"), QStringLiteral("source")};
    for (const Copy copy : {Copy::Rendered, Copy::Pruned, Copy::Source}) {
        const auto index = static_cast<std::size_t>(copy);
        m_copies[index] = new ShownCopy(names[index], this);
        connect(m_copies[index], &ShownCopy::shown, this, [this, copy] { emit shown(copy); });
    }
}

void PageCopies::setProfile(PageProfile* profile)
{
    m_profile = profile;
    of(Copy::Rendered)->setPage(profile->page());
    watch(Copy::Pruned, profile->prunedPage());
    of(Copy::Source)->drop();
}

StillPage* PageCopies::sourcePage()
{
    const bool isNew = !m_profile->hasSourcePage();
    StillPage* page = m_profile->sourcePage();
    if (isNew)
        watch(Copy::Source, page);
    return page;
}

void PageCopies::show(Copy copy, const QByteArray& html,
                      const std::function<QUrl(const QString&, const QByteArray&)>& put)
{
    if (copy == Copy::Source)
        sourcePage(); // makes it
    of(copy)->show(html,
                   [&put, name = of(copy)->name()](const QByteArray& marked) { return put(name, marked); });
}

void PageCopies::drop()
{
    for (ShownCopy* copy : m_copies)
        copy->drop();
}

void PageCopies::forgetLosses()
{
    for (ShownCopy* copy : m_copies)
        copy->forgetLosses();
}

void PageCopies::watch(Copy copy, StillPage* page)
{
    of(copy)->setPage(page);
    connect(new Watchdog(page), &Watchdog::ended, this, [this, copy] {
        // Not from within the signal: the page is still being destroyed.
        QTimer::singleShot(0, this, [this, copy] { emit ended(copy); });
    });
}

} // namespace tagseam
