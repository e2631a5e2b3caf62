// SPDX-License-Identifier: MIT
// The run as a page that replays it in any browser.
#pragma once

class QWidget;

namespace tagseam {

class PageSession;

/// Asks for a file, writes the replay of the session's run into it, and tells what came of it. `window`: the
/// parent of the dialog. Nothing without an analysis, nor while a question waits for its answer.
void exportReplay(const PageSession& session, QWidget* window);

} // namespace tagseam
