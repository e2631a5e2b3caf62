// SPDX-License-Identifier: MIT
// Shows tool tips, and in them the elided text of tables, headings and combo boxes.
#pragma once

#include <QObject>
#include <QRect>

class QWidget;

namespace tagseam {

/// The text of a cell or another widget, followed by its tool tip unless that contains the text.
QString tipOfElided(const QString& text, const QString& tip);

/// Shows a tool tip in lines that can be read; hides it when there is no text.
void showToolTip(const QPoint& at, const QString& text, QWidget* of, const QRect& place = {});

/// Watches all widgets of the application during its lifetime and shows their tool tips. Where text is
/// elided, the tool tip begins with that text. Like all labels, tool tips are plain text (PlainLabels).
class ElidedTips : public QObject {
    Q_OBJECT

  public:
    explicit ElidedTips(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tagseam
