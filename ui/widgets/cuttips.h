// SPDX-License-Identifier: MIT
// What is cut in a table, a heading of it, or a box to choose from can be read in its tool tip.
#pragma once

#include <QObject>

class QAbstractItemView;
class QComboBox;
class QHelpEvent;

namespace tagseam {

/// What a cell, or another widget, says, and then the tool tip that it has, unless that says it, too. `text`
/// is never taken as rich text; `tip` as Qt does.
QString tipOfCut(const QString& text, const QString& tip);

/// Watches all widgets of the application while it lives: where text is cut, its tool tip begins with it.
class CutTips : public QObject {
    Q_OBJECT

  public:
    explicit CutTips(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static bool show(QAbstractItemView* view, const QHelpEvent& event);
    static bool show(QComboBox* box, const QHelpEvent& event);
};

} // namespace tagseam
