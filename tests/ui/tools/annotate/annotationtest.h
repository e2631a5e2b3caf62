// SPDX-License-Identifier: MIT
// Shared by tests of annotations without a browser: a folder of pages, a session, and an annotator.
#pragma once

#include "core/select/selector.h"
#include "tests/ui/testpage.h"
#include "ui/session/annotation/annotator.h"

#include <QTemporaryDir>
#include <QWidget>

#include <string>

namespace tagseam {

class AnnotationTest : public QObject {
  protected:
    void makeAnnotator()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_session = std::make_unique<PageSession>();
        m_session->setWorkspace(Workspace::Annotate);
        m_annotator = std::make_unique<Annotator>(m_session.get());
    }
    /// Shows the view in a window of its own, which becomes its parent.
    void show(QWidget* view, const QSize& size = {700, 900})
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(size);
        view->setParent(m_window.get());
        view->resize(size);
        view->show();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), testTimeout()));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
    }
    void clearAnnotator()
    {
        m_window.reset();
        m_annotator.reset();
        m_session.reset();
        m_folder.reset();
    }
    /// The path of `name` in the folder of the test, as raw bytes.
    std::string path(const std::string& name) const { return m_folder->path().toStdString() + '/' + name; }
    QString write(const QString& name, const QByteArray& bytes) const
    {
        return writeFile(m_folder->filePath(name), bytes);
    }
    static QByteArray bytesOf(const QString& path) { return contentOf(path); }
    AnnotationPlace place(const QString& name = QStringLiteral("page.html"),
                          const AnnotationOwner& owner = {}) const
    {
        const QString file = m_folder->filePath(name);
        return {.page = file.toStdString(),
                .url = file,
                .isFile = true,
                .owner = owner,
                .file = file.toStdString()};
    }
    /// Shows the file as the window does, and opens its annotation.
    bool showPage(const QString& name, const QByteArray& html)
    {
        write(name, html);
        analyse(*m_session, html.toStdString());
        return opens(place(name, m_annotator->owner()));
    }
    bool opens(const AnnotationPlace& place)
    {
        m_annotator->open(place);
        return waitFor([this] { return m_annotator->isOpen(); });
    }
    static bool isSaved(const Annotator& annotator)
    {
        return waitFor([&] { return annotator.isSaved(); });
    }
    const Document& page() const { return m_session->trees()->document(); }
    /// The only node of the XPath, else noNode.
    NodeId at(const std::string& xpath) const
    {
        const auto found = selectNodes(page(), xpath);
        return found && found->size() == 1 ? found->front() : noNode;
    }
    NodeId id(const std::string& value) const { return nodeBy(page(), "id", value); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PageSession> m_session;
    std::unique_ptr<Annotator> m_annotator;
    std::unique_ptr<QWidget> m_window;
};

} // namespace tagseam
