// SPDX-License-Identifier: MIT
// Pages with lists and without, and the tab Cure on them by clicks.
#pragma once

#include "core/methods/separators/separators.h"
#include "ui/explainer.h"
#include "ui/models/curemodel.h"
#include "ui/views/curetab.h"
#include "ui/views/diagnosistab.h"
#include "ui/views/explainview.h"
#include "ui/views/pageoverlay.h"
#include "windowtest.h"

#include <QLabel>
#include <QScrollArea>
#include <QTreeView>

namespace tagseam {

// Nothing comes three times beneath one parent.
inline const QByteArray article =
    "<!DOCTYPE html><title>t</title><h1 id=top>A title</h1><p>One paragraph of a text that goes on for a "
    "while.</p><div><h2>Another</h2><p>And a second one.</p></div>";

// Three words that come again and again are no records.
inline const QByteArray menu =
    "<!DOCTYPE html><title>t</title><h1>A title</h1><ul>" + QByteArray("<li>word</li>").repeated(3) +
    "</ul><p>One paragraph of a text that goes on for a while, and then some more.</p>";

inline const QByteArray record =
    "<li><h3><a href=x>Title</a></h3><p>" +
    QByteArray("A text that says something of the thing beside it. ").repeated(4) + "</p><b>9.90</b></li>";

/// In a window that has room for the tab.
class CureTest : public WindowTest {
  protected:
    void showTab() { showWindow({1440, 1000}); }
    void closeTab()
    {
        Language::instance()->choose(QStringLiteral("en"));
        closeWindow();
    }
    CureTab& tab() { return *m_window->explainView()->cure(); }
    DiagnosisTab& diagnosisTab() { return *m_window->explainView()->diagnosis(); }
    QString prunedTitle() { return m_window->findChild<QLabel*>(QStringLiteral("prunedTitle"))->text(); }
    bool openAt(const QString& page) { return open(page) && m_window->showTab("cure") && answers(); }
    void setAdvantage(double advantage)
    {
        AnalysisOptions options = session().options();
        options.search.advantage = advantage;
        session().setOptions(options);
    }
    SeparatedPage expected() { return separateRecords(session().document(), {}); }
    FilterResult filtered() { return filterBySeparators({session().document()}, {}, {}); }
    void click(QWidget* widget)
    {
        for (QWidget* up = widget; up != nullptr; up = up->parentWidget()) {
            if (auto* scroll = qobject_cast<QScrollArea*>(up))
                scroll->ensureWidgetVisible(widget);
        }
        rest(30);
        QVERIFY(widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(8, widget->height() / 2));
    }
    const PageOverlay& overlay()
    {
        for (QObject* each : m_window->originalView()->children()) {
            if (const auto* found = dynamic_cast<PageOverlay*>(each))
                return *found;
        }
        qFatal("the view has no overlay");
    }
    void clickRow(int row)
    {
        QTreeView* table = tab().candidates();
        const QModelIndex index = tab().model()->index(row, CureModel::FateColumn);
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    }
    static bool says(const QLabel* label, const QString& words)
    {
        const bool isSaid = label->text().contains(words);
        return isSaid || (qWarning() << label->text() << "lacks" << words, false);
    }
};

} // namespace tagseam
