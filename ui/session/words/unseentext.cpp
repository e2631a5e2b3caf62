// SPDX-License-Identifier: MIT
// Says why a reader of the page does not see a text.
#include "ui/session/words/unseentext.h"

#include "ui/session/words/explaintext.h"

namespace tagseam {

QString unseenText(Unseen unseen)
{
    switch (unseen) {
    case Unseen::No:
        break;
    case Unseen::NeverDisplayed:
        return Explain::tr("never displayed");
    case Unseen::Noscript:
        return Explain::tr("in noscript");
    case Unseen::Hidden:
        return Explain::tr("attribute hidden");
    case Unseen::NoDisplay:
        return QStringLiteral("display: none");
    case Unseen::Invisible:
        return QStringLiteral("visibility: hidden");
    case Unseen::SkippedContent:
        return QStringLiteral("content-visibility: hidden");
    case Unseen::Closed:
        return Explain::tr("closed dialog");
    case Unseen::Control:
        return Explain::tr("form control");
    case Unseen::Fallback:
        return Explain::tr("fallback content");
    case Unseen::Copy:
        return Explain::tr("copy of a formula");
    }
    return {};
}

} // namespace tagseam
