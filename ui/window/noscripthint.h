// SPDX-License-Identifier: MIT
// Says that most words of the open page are in noscript, and offers to include them in the search.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QObject>
#include <QString>

namespace tagseam {

class NoscriptHint : public QObject {
    Q_OBJECT

  public:
    NoscriptHint(PageSession* session, QObject* parent);

  private:
    void update();
    void include();

    PageSession* m_session;
    int m_hint = 0; // number of the message; 0 before the first
};

} // namespace tagseam
