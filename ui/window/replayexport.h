// SPDX-License-Identifier: MIT
// Exports the run as a page that replays it in any browser.
#pragma once

class QWidget;

namespace tagseam {

class PageSession;

/// Asks for a file, writes the replay of the session's run to it, and reports the result. `window` is the
/// parent of the dialog. Does nothing without an analysis, or while a question waits for its answer.
void exportReplay(const PageSession& session, QWidget* window);

} // namespace tagseam
