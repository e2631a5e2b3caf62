// SPDX-License-Identifier: MIT
// The line for the name of the annotator. It takes another name when it is left.
#pragma once

#include <QLineEdit>

namespace tagseam {

class Annotator;

class AnnotatorName : public QLineEdit {
    Q_OBJECT

  public:
    explicit AnnotatorName(Annotator* annotator, QWidget* parent = nullptr);

  signals:
    /// The name stays, as the page is not saved.
    void refused(const QString& sentence);

  private:
    void take();
    bool canLeave();

    Annotator* m_annotator;
};

} // namespace tagseam
