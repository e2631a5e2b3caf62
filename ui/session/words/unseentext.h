// SPDX-License-Identifier: MIT
// Says why a reader of the page does not see a text.
#pragma once

#include "core/page/readable.h"

#include <QString>

namespace tagseam {

/// Plain text: "display: none", "form control", as the manual's table of rules has it; empty for Unseen::No.
QString unseenText(Unseen unseen);

} // namespace tagseam
