// SPDX-License-Identifier: MIT
// The heading of a pane: a word in bold and a description, with an ellipsis where it is cut.
#pragma once

#include <QLabel>

namespace tagseam {

/// Shows text of the form "<b>word</b> rest". The tool tip is the whole text if it is elided.
class ElidedTitle : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedTitle(QWidget* parent = nullptr);

    /// The text as shown, plain and elided if necessary.
    QString shown() const;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    bool isCut() const;
    QString bold() const;
    QString rest() const;
    QFont boldFont() const;
    QRect room() const;
};

} // namespace tagseam
