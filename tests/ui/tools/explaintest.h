// SPDX-License-Identifier: MIT
// The Explain dock alone, over a session: tests of its tabs need neither the window nor a browser.
#pragma once

#include "tests/ui/dialogs.h"
#include "tests/ui/testpage.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/questions/explainer.h"
#include "ui/session/questions/explaintab.h"
#include "ui/widgets/workbar.h"
#include "ui/window/explainview.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QToolButton>

namespace tagseam {

class ExplainTest : public QObject {
  protected:
    void showView()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_session = std::make_unique<PageSession>();
        m_explainer = std::make_unique<Explainer>(m_session.get());
        m_session->notifier()->setUnattended();
        m_annotator = std::make_unique<Annotator>(m_session.get());
        m_view = std::make_unique<ExplainView>(
            ToolContext{m_explainer.get(), m_annotator.get(), [] { return Limits(); }});
        m_view->resize(760, 900);
        m_view->show();
        m_view->activateWindow(); // links are followed by keys
        QVERIFY(QTest::qWaitForWindowActive(m_view.get(), testTimeout()));
    }
    void closeView()
    {
        m_explainer->cancel();
        m_view.reset();
        m_annotator.reset();
        m_explainer.reset();
        m_session.reset();
        m_folder.reset();
    }
    /// Analyses the page and waits for the text of the raised tab.
    bool open(const QByteArray& html)
    {
        analyse(*m_session, std::string_view(html.data(), static_cast<std::size_t>(html.size())));
        return session().runner()->hasAnalysis() && answers();
    }
    bool openSample(const QString& name) { return open(sample(name)); }
    static QByteArray sample(const QString& name) { return contentOf(TAGSEAM_SAMPLES "/" + name + ".html"); }
    /// Sets the source tree of the open page, as served.
    bool giveSource(const QByteArray& html)
    {
        session().trees()->setSource(
            parseHtml(std::string_view(html.data(), static_cast<std::size_t>(html.size()))));
        return answers() && session().trees()->hasSource();
    }
    bool showTab(const char* name) { return view().showTab(QLatin1String(name)) && answers(); }
    bool answers()
    {
        return waitUntilIdle([this] { return session().runner()->isAnalysing() || explainer().isWorking(); });
    }
    /// While the explainer's threads are busy, `act` begins a long inquiry, and the user cancels it.
    bool cancels(const std::function<void()>& act)
    {
        const BusyPool busy(explainer().pool());
        act();
        if (!waitFor([this] { return view().workBar()->isVisible(); }))
            return false;
        QTest::mouseClick(view().workBar()->cancelButton(), Qt::LeftButton);
        return waitFor([this] { return !explainer().isWorking(); });
    }
    void setDifference(double minDifference)
    {
        changeOptions(session(),
                      [&](AnalysisOptions& options) { options.search.minDifference = minDifference; });
    }
    void setNodes(NodeKinds nodes)
    {
        changeOptions(session(), [&](AnalysisOptions& options) { options.path.nodes = nodes; });
    }
    static void click(QWidget* widget)
    {
        for (QWidget* up = widget; up != nullptr; up = up->parentWidget()) {
            if (auto* scroll = qobject_cast<QScrollArea*>(up))
                scroll->ensureWidgetVisible(widget);
        }
        handleEvents();
        QVERIFY(widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(8, widget->height() / 2));
    }
    static void clickCell(QAbstractItemView* list, const QModelIndex& index, Qt::KeyboardModifiers keys = {})
    {
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, keys, list->visualRect(index).center());
    }
    static bool hasLink(const QLabel* label, const QString& link)
    {
        return label->isVisible() && label->text().contains(QStringLiteral("href=\"%1\"").arg(link));
    }
    static void choose(QComboBox* box, int index)
    {
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    /// Follows a link by its target, which is the same in each language. False when the label has no such
    /// link.
    static bool followLink(QLabel* label, const QString& link)
    {
        if (!hasLink(label, link))
            return false;
        emit label->linkActivated(link);
        return true;
    }
    /// True if the label has these words, numbers or names.
    static bool says(const QLabel* label, const QStringList& words)
    {
        for (const QString& each : words) {
            if (!label->text().contains(each)) {
                qWarning() << label->text() << "lacks" << each;
                return false;
            }
        }
        return true;
    }
    static QString cell(const QAbstractItemModel* model, int row, int column)
    {
        return model->index(row, column).data().toString();
    }
    /// Writes into the folder of the test; returns the path.
    QString write(const QString& name, const QByteArray& bytes)
    {
        return writeFile(m_folder->filePath(name), bytes);
    }
    /// The file that a click on `button` writes when its dialog is given `name` without an extension.
    std::string saved(QWidget* button, const QString& name, const QString& extension)
    {
        const WhenShown<QFileDialog> answer([this, name](QFileDialog* dialog) {
            dialog->selectFile(m_folder->filePath(name));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QTest::mouseClick(button, Qt::LeftButton);
        return contentOf(m_folder->filePath(name) + extension).toStdString();
    }
    /// Reads marks of a page, which are kept beside it in the folder of the test.
    bool opens(const QByteArray& html)
    {
        const QString path = write(QStringLiteral("annotated.html"), html);
        m_annotator->open({path.toStdString(), path, true, {}});
        return waitFor([&] { return m_annotator->isOpen(); });
    }
    template <class Tab>
    Tab& tabOf() const
    {
        return *m_view->findChild<Tab*>();
    }
    NodeId nodeBy(std::string_view attribute, std::string_view value) const
    {
        return tagseam::nodeBy(m_session->trees()->document(), attribute, value);
    }
    NodeId nodeNamed(const char* name) const
    {
        return tagseam::nodeNamed(*m_session, QString::fromUtf8(name));
    }

    ExplainView& view() { return *m_view; }
    PageSession& session() { return *m_session; }
    Explainer& explainer() { return *m_explainer; }
    const Analysis& analysis() { return m_session->runner()->analysis(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PageSession> m_session;
    std::unique_ptr<Explainer> m_explainer;
    std::unique_ptr<Annotator> m_annotator;
    std::unique_ptr<ExplainView> m_view;
};

} // namespace tagseam
