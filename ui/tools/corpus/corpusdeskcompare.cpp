// SPDX-License-Identifier: MIT
// The comparison of two methods or runs, and cancelling of long jobs.
#include "core/corpus/runs/rowmeasures.h"
#include "ui/session/page/pageaddress.h"
#include "ui/tools/corpus/corpusdesk.h"
#include "ui/tools/corpus/corpusrunner.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace tagseam {

// Compares on one thread, one after the other: the method that is shown, and the methods that both runs have.
void CorpusDesk::compare()
{
    m_changes.clear();
    m_comparingStop.request_stop();
    m_comparing.drop();
    const std::optional<RunMethod>& shown = method(Side::Shown);
    const std::optional<RunMethod>& against = method(Side::Against);
    if (!shown || !against || m_runner->isRunning()) {
        m_compared.reset();
        return emit stateChanged(); // removes the text of the comparison before
    }
    std::vector<std::pair<std::string, std::string>> methods{{against->method, shown->method}};
    if (against->run != shown->run) {
        for (const std::string& each : run(shown->run)->methods) {
            if (each != shown->method && std::ranges::find(run(1)->methods, each) != run(1)->methods.end())
                methods.emplace_back(each, each);
        }
    }
    m_comparingStop = {};
    // Rows of these runs do not change any more: a run that is under way is compared when it has ended.
    m_comparing.start(QtConcurrent::run(&m_pool, [before = m_runs[static_cast<std::size_t>(against->run)],
                                                  now = m_runs[static_cast<std::size_t>(shown->run)],
                                                  methods = std::move(methods),
                                                  by = findRowMeasure(m_measure->key),
                                                  stop = m_comparingStop.get_token()] {
        std::vector<MethodChange> changes;
        changes.reserve(methods.size());
        for (const auto& [methodBefore, methodNow] : methods)
            changes.push_back(compareMethods(before->rows, methodBefore, now->rows, methodNow, *by, stop));
        return changes;
    }));
    emit stateChanged();
}

void CorpusDesk::cancel()
{
    if (isOpening())
        cancelOpening();
    else if (isComparing())
        cancelComparing();
}

void CorpusDesk::cancelOpening()
{
    m_openingStop.request_stop();
    m_opening.drop();
    m_toOpen.clear();
    emit told(tr("%1 was not opened because you cancelled it. The previous pages are still shown.")
                  .arg(PageAddress::ofFile(m_asked.toStdString()).name()));
    tellState();
}

// Returns to the comparison before, or to none.
void CorpusDesk::cancelComparing()
{
    m_comparingStop.request_stop();
    m_comparing.drop();
    if (m_compared) {
        m_sides[at(Side::Shown)].method = m_compared->shown;
        m_sides[at(Side::Against)].method = m_compared->against;
        m_measure = m_compared->measure;
        m_changes = m_compared->changes;
    } else {
        m_sides[at(Side::Against)].method.reset();
    }
    for (const Side side : {Side::Shown, Side::Against})
        findRows(side);
    emit choiceChanged();
    if (pageCount() > 0)
        emit figuresChanged(0, pageCount() - 1);
    emit told(m_compared.has_value()
                  ? tr("The comparison was cancelled. The previous comparison is shown.")
                  : tr("The comparison was cancelled. Choose a method to compare with to start it again."));
    tellState();
}

} // namespace tagseam
