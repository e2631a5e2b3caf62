// SPDX-License-Identifier: MIT
// The heading of a pane: a word in bold, and what is to be known of it, with an ellipsis where it is cut.
#pragma once

#include <QLabel>

namespace tagseam {

/// Of "<b>word</b> rest". What is cut is its tool tip.
class ElidedTitle : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedTitle(QWidget* parent = nullptr);

    /// What is to be seen, plain.
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
