// SPDX-License-Identifier: MIT
#include "ui/widgets/pendingwork.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <vector>

namespace tagseam {

namespace {

int pendingCount = 0;

std::vector<const Delay*>& delays()
{
    static std::vector<const Delay*> all;
    return all;
}

} // namespace

PendingWork::PendingWork()
{
    ++pendingCount;
}

PendingWork::PendingWork(const PendingWork&) : PendingWork() {}

PendingWork::~PendingWork()
{
    --pendingCount;
}

bool PendingWork::isEmpty()
{
    return pendingCount == 0 && std::ranges::none_of(delays(), &Delay::isActive);
}

void waitWhile(const std::function<bool()>& isBusy)
{
    while (isBusy())
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
}

Delay::Delay(QObject* parent) : QTimer(parent)
{
    setSingleShot(true);
    delays().push_back(this);
}

Delay::~Delay()
{
    std::erase(delays(), this);
}

} // namespace tagseam
