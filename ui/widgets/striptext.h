// SPDX-License-Identifier: MIT
// The text of a strip above the pages.
#pragma once

#include <QScrollArea>

class QLabel;

namespace tagseam {

/// Rich text with links, as high as it needs, but at most a tenth of the window or two lines; the rest can be
/// scrolled to, so that the pages keep their height.
class StripText : public QScrollArea {
    Q_OBJECT

  public:
    explicit StripText(QWidget* parent = nullptr);

    QLabel* label() const { return m_label; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLabel* m_label;
};

} // namespace tagseam
