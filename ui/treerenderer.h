// SPDX-License-Identifier: MIT
// Renders pages off the screen for threads that wait for their trees.
#pragma once

#include "core/corpus/annotatedtree.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

#include <deque>
#include <memory>

namespace tagseam {

class CaptureRun;

class TreeRenderer : public QObject {
    Q_OBJECT

  public:
    explicit TreeRenderer(QObject* parent = nullptr);
    ~TreeRenderer() override;

    /// For any thread but this object's, which must live until all of them have been answered or stopped. A
    /// page is rendered as `tagseam --capture-dom` does it, one after the other. Errors: CannotRead (detail:
    /// why it was not rendered, in the language of the window), Stopped.
    RenderedTrees trees();
    /// Gives up what is under way, and removes the files. Nobody may be waiting.
    void clear();
    /// The file that is being rendered; empty for none.
    const QString& current() const { return m_current; }

  signals:
    void currentChanged();

  private:
    struct Order;
    void take(std::shared_ptr<Order> order);
    void next();
    void setCurrent(const QString& file);

    std::unique_ptr<CaptureRun> m_run; // made for the first page
    std::unique_ptr<QTemporaryDir> m_folder;
    std::deque<std::shared_ptr<Order>> m_orders; // the first is under way
    QString m_current;
    int m_count = 0; // of files
};

} // namespace tagseam
