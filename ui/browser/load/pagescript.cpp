// SPDX-License-Identifier: MIT
// Asks a shown page questions.
#include "ui/browser/load/pagescript.h"

#include <QPointer>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>

#include <cstring>

namespace tagseam {

PageScript::PageScript(QWebEngineView* view) : QObject(view), m_view(view) {}

void PageScript::forget()
{
    m_isReady = false;
    giveUp();
}

void PageScript::ask(const QString& script, const std::function<void(const QVariant&)>& answer)
{
    // Answers may come when the view is gone: after a crash they wait until the page is deleted.
    const QPointer<PageScript> guard(this);
    const QWebEnginePage* asked = m_view->page();
    const int question = ++m_lastQuestion;
    if (m_isReady && m_view->page()->renderProcessPid() > 0) // otherwise the answer may never come
        m_questions.try_emplace(question);
    m_view->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                  [guard, asked, answer, question](const QVariant& result) {
                                      if (guard && answer && guard->m_view->page() == asked)
                                          answer(result);
                                      if (guard)
                                          guard->m_questions.erase(question);
                                  });
}

std::vector<QRectF> PageScript::boxesFrom(const QVariant& answer)
{
    const QByteArray bytes = answer.toByteArray();
    std::vector<double> numbers(static_cast<std::size_t>(bytes.size()) / sizeof(double));
    if (!numbers.empty())
        std::memcpy(numbers.data(), bytes.constData(), numbers.size() * sizeof(double));
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i + 3 < numbers.size(); i += 4)
        boxes.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]);
    return boxes;
}

} // namespace tagseam
