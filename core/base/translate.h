// SPDX-License-Identifier: MIT
// Marks texts of core that the window shows translated and the command line as they are. Only for .cpp files.
#pragma once

/// Returns the text; the name is the one that the translators' tool knows. `context`: that of the
/// translation.
#define QT_TRANSLATE_NOOP(context, text) text
