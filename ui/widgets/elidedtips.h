// SPDX-License-Identifier: MIT
// Shows elided text of tables, headings and combo boxes in tool tips.
#pragma once

#include <QObject>

class QAbstractItemView;
class QComboBox;
class QHelpEvent;
class QTabBar;

namespace tagseam {

/// The text of a cell or another widget, followed by its tool tip unless that contains the text. `text` is
/// never taken as rich text; `tip` as Qt does.
QString tipOfElided(const QString& text, const QString& tip);

/// Watches all widgets of the application during its lifetime: where text is elided, the tool tip begins with
/// that text.
class ElidedTips : public QObject {
    Q_OBJECT

  public:
    explicit ElidedTips(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static bool show(QAbstractItemView* view, const QHelpEvent& event);
    static bool show(QComboBox* box, const QHelpEvent& event);
    static bool show(QTabBar* tabs, const QHelpEvent& event);
};

} // namespace tagseam
