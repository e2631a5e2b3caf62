// SPDX-License-Identifier: MIT
// The input line for the name of the annotator, which is applied when the line loses the focus.
#pragma once

#include <QLineEdit>

namespace tagseam {

class Annotator;

class AnnotatorName : public QLineEdit {
    Q_OBJECT

  public:
    explicit AnnotatorName(Annotator* annotator, QWidget* parent = nullptr);

  signals:
    /// The name is not changed, because the page is not saved.
    void refused(const QString& sentence);

  private:
    void take();
    bool canLeave();

    Annotator* m_annotator;
};

} // namespace tagseam
