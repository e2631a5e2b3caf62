// SPDX-License-Identifier: MIT
// Checks the marks before their page is done, and shows what is unusual until the user has confirmed it.
#pragma once

#include "core/truth/annotation/markchecks.h"
#include "ui/widgets/pendingwork.h"

#include <QFrame>

#include <cstddef>
#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace tagseam {

class Labeller;

/// It is hidden while nothing waits to be confirmed.
class DoneChecks : public QFrame {
    Q_OBJECT

  public:
    explicit DoneChecks(Labeller* labeller, QWidget* parent = nullptr);

    /// Calls `finish` if nothing is unusual, otherwise shows what is, and calls it when the user has
    /// confirmed the last finding. A second call, with nothing changed meanwhile, confirms all of them.
    void check(const std::function<void()>& finish);
    /// Returns the findings that are shown and not confirmed yet.
    const std::vector<Finding>& findings() const { return m_findings; }
    /// Confirms a finding, given by its index: it is not shown again as long as the page is open.
    void confirm(std::size_t finding);

    QListWidget* list() const { return m_list; }
    QPushButton* confirmButton() const { return m_confirm; }
    QPushButton* confirmAllButton() const { return m_confirmAll; }

  private:
    std::vector<Finding> look() const;
    void show(std::vector<Finding> findings);
    void forget();
    void confirmAll();
    QString text(const Finding& finding) const;
    QString labelAt(const std::vector<NodeId>& nodes) const;

    Labeller* m_labeller;
    QLabel* m_sentence;
    QListWidget* m_list; // a row for each finding
    QPushButton* m_confirm;
    QPushButton* m_confirmAll;
    std::function<void()> m_finish;
    std::vector<Finding> m_findings;
    std::vector<Finding> m_confirmed; // on this page
    Delay m_soon;
};

} // namespace tagseam
