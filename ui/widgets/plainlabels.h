// SPDX-License-Identifier: MIT
// Labels and tool tips show plain text unless the program says otherwise.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace tagseam {

/// Watches all labels of the application during its lifetime, tool tips and message boxes among them: a text
/// is plain unless its label's format is Qt::RichText. Qt would guess the format, and take the markup in a
/// page's names as the program's own, with the files that it names.
class PlainLabels : public QObject {
  public:
    explicit PlainLabels(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

  protected:
    // A label is polished before it is shown first; a tool tip, before it has a text.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* label = event->type() == QEvent::Polish ? qobject_cast<QLabel*>(watched) : nullptr;
        if (label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        return false;
    }
};

} // namespace tagseam
