// SPDX-License-Identifier: MIT
// Answers dialogs and menus that run an event loop of their own.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QMetaObject>

#include <functional>
#include <utility>

namespace tagseam {

/// While it lives, calls `answer` for each T (a dialog, a menu) that is shown, within the event loop of the
/// T. The T announces itself by its show event, so that no time decides whether the answer finds it.
template <class T>
class WhenShown : public QObject {
  public:
    explicit WhenShown(std::function<void(T*)> answer) : m_answer(std::move(answer))
    {
        qApp->installEventFilter(this);
    }
    /// How many were shown so far.
    int count() const { return m_count; }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        T* shown = event->type() == QEvent::Show ? qobject_cast<T*>(watched) : nullptr;
        if (shown != nullptr) {
            ++m_count;
            QMetaObject::invokeMethod(
                shown, [answer = m_answer, shown] { answer(shown); }, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    std::function<void(T*)> m_answer;
    int m_count = 0;
};

} // namespace tagseam
