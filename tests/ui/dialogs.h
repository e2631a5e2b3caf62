// SPDX-License-Identifier: MIT
// Answers dialogs and menus that run an event loop of their own.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QMetaObject>

#include <functional>
#include <utility>

namespace tagseam {

/// During its lifetime, calls `answer` for each T (a dialog, a menu) that is shown, within the event loop of
/// the T. The T is found by its show event, so that the result does not depend on time.
template <class T>
class WhenShown : public QObject {
  public:
    explicit WhenShown(std::function<void(T*)> answer) : m_answer(std::move(answer))
    {
        qApp->installEventFilter(this);
    }
    /// The number of objects shown so far.
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
