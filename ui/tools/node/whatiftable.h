// SPDX-License-Identifier: MIT
// The table of changes that would keep or prune something, each with a button that tries it.
#pragma once

#include "core/explain/whatifs.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/answertable.h"

#include <cstddef>
#include <span>

namespace tagseam {

class WhatIfTable : public AnswerTable {
    Q_OBJECT

  public:
    explicit WhatIfTable(QWidget* parent);

    /// Takes the titles of the present language.
    void say();
    /// Shows these changes; hides the table when there are none.
    void fill(const PageSession& session, std::span<const WhatIf> whatIfs);

  signals:
    /// A change, by its index, is to be tried.
    void wanted(std::size_t index);
};

} // namespace tagseam
