// SPDX-License-Identifier: MIT
// A page of the manual as it is read: Markdown with headings to go to, pictures that fit, and marked words.
#pragma once

#include <QTextBrowser>

namespace tagseam {

class ManualBrowser : public QTextBrowser {
    Q_OBJECT

  public:
    explicit ManualBrowser(QWidget* parent);

    /// Marks all places that have one of the words; none: takes the marks away.
    void markWords(const QStringList& words);
    /// Scrolls to the first mark at or after the heading of source().
    void showFirstMark();

  protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl& url) override;
    void changeEvent(QEvent* event) override;

  private:
    QTextCursor headingOf(const QUrl& url) const;
    void formatPage();
    void scrollTo(const QTextCursor& place);
};

} // namespace tagseam
