// SPDX-License-Identifier: MIT
// Extends the Explain dock alone for tests of the tabs Why, Blocking symbols, Near misses, Variants and
// Stability.
#pragma once

#include "tests/ui/tools/explaintest.h"
#include "ui/widgets/answertable.h"

#include <QTextDocument>

namespace tagseam {

/// Cards of a few kinds in turn, without any split: each of many searches reads all of it.
inline std::string cardsPage(int cards)
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    for (int i = 0; i < cards; ++i)
        html += "<div class=c" + std::to_string(i % 997) + "><b class=n" + std::to_string(i % 61) +
                "></b><i></i></div>";
    return html + "</body></html>";
}

class ExplainTabTest : public ExplainTest {
  protected:
    void init(const QSize& size)
    {
        showView();
        m_view->resize(size);
    }
    void cleanup()
    {
        closeView();
        Language::instance()->choose(QStringLiteral("en"));
    }
    bool openAt(const std::string& html, const char* tab)
    {
        analyse(*m_session, html);
        return showTab(tab);
    }
    bool openSample(const QString& name, const char* tab) { return openAt(sample(name).toStdString(), tab); }
    /// True if `act` leads to another analysis, and to answers about it.
    bool analyses(const std::function<void()>& act)
    {
        return emits(m_session->runner(), &AnalysisRunner::analysisChanged, act) && answers();
    }
    bool changes(const std::function<void(AnalysisOptions&)>& change)
    {
        return analyses([&] { changeOptions(*m_session, change); });
    }
    bool undoes()
    {
        return analyses([this] { m_session->changes()->undo(); });
    }
    bool select(std::uint32_t position)
    {
        m_session->selection()->selectPosition({position});
        return answers();
    }
    static void clickRow(AnswerTable* table, int row) { clickCell(table, table->model()->index(row, 0)); }
    /// Follows the first link whose target begins with `target`; false when there is none.
    static bool follow(QLabel* label, const QString& target)
    {
        const auto link = QRegularExpression("href=\"(" + target + "[^\"]*)\"").match(label->text());
        return link.hasMatch() && followLink(label, link.captured(1));
    }
    static QString plain(const QLabel* label)
    {
        QTextDocument document;
        document.setHtml(label->text());
        return document.toPlainText();
    }
    const TagPathSequence& sequence() const { return m_session->runner()->analysis().sequence; }
    std::uint32_t positionOf(NodeId node) const { return sequence().positionOf(node).value; }
};

} // namespace tagseam
