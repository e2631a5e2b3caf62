// SPDX-License-Identifier: MIT
// Renders pages off screen for threads that wait for their trees.
#pragma once

#include "core/corpus/pages/annotatedtree.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

#include <deque>
#include <memory>

namespace tagseam {

class ArchivingRun;

class TreeRenderer : public QObject {
    Q_OBJECT

  public:
    explicit TreeRenderer(QObject* parent = nullptr);
    ~TreeRenderer() override;

    /// Returns a function that any thread except this object's may call. This object must live until each
    /// call has been answered or stopped. Pages are rendered one after the other, as `tagseam --save-tree`
    /// renders them. Errors: CannotRead (detail: why the page was not rendered, in the language of the
    /// window), Stopped.
    RenderedTrees trees();
    /// Stops rendering and removes the files. No thread may be waiting for a tree.
    void clear();
    /// The file that is being rendered; empty if there is none.
    const QString& current() const { return m_current; }

  signals:
    void currentChanged();

  private:
    struct Order;
    void take(std::shared_ptr<Order> order);
    void next();
    void setCurrent(const QString& file);

    std::unique_ptr<ArchivingRun> m_run; // made for the first page
    std::unique_ptr<QTemporaryDir> m_folder;
    std::deque<std::shared_ptr<Order>> m_orders; // the first is being rendered
    QString m_current;
    int m_count = 0; // number of files
};

} // namespace tagseam
