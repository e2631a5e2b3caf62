// SPDX-License-Identifier: MIT
// Says that most words of the open page are in noscript, and offers to include them in the search.
#include "ui/window/noscripthint.h"

#include "core/page/readable.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tagseam {

NoscriptHint::NoscriptHint(PageSession* session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(session->trees(), &PageTrees::documentChanged, this, &NoscriptHint::update);
}

void NoscriptHint::update()
{
    m_session->notifier()->putAway(m_hint);
    if (!m_session->trees()->hasDocument())
        return;
    const Document& page = m_session->trees()->document();
    const std::vector<std::string>& exclude = m_session->runner()->wantedOptions().path.exclude;
    if (page.nameId("noscript") == noName || std::ranges::find(exclude, "noscript") == exclude.end())
        return;
    const ReadableNodes readable = readableNodes(page, NoscriptTexts::IfMost);
    if (!readable.isNoscriptRead())
        return;
    m_hint = m_session->notifier()->hint(tr("%1 of the %2 words of this page are in <tt>noscript</tt>. "
                                            "Content detection reads them, the search "
                                            "does not. <a href=\"include\">Include them in the search</a>")
                                             .arg(readable.noscriptWords)
                                             .arg(readable.noscriptWords + readable.otherWords),
                                         [this](const QString&) { include(); });
}

void NoscriptHint::include()
{
    m_session->notifier()->putAway(m_hint);
    AnalysisOptions options = m_session->runner()->wantedOptions();
    std::erase(options.path.exclude, "noscript");
    m_session->runner()->setOptions(options);
}

} // namespace tagseam
