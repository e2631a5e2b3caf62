// SPDX-License-Identifier: MIT
// One line that says whether the annotation is saved and where, or what is in the way, and what can be done.
#pragma once

#include <QLabel>

namespace tagseam {

class Annotator;

class SavedLine : public QLabel {
    Q_OBJECT

  public:
    explicit SavedLine(Annotator* annotator, QWidget* parent = nullptr);

  private:
    void say();
    void follow(const QString& link);
    void chooseFolder();
    void saveCopy();
    QString notMarkedText() const;
    QString otherPlaces() const;
    QString links() const;

    Annotator* m_annotator;
};

} // namespace tagseam
