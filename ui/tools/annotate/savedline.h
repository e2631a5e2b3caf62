// SPDX-License-Identifier: MIT
// A line that says if and where the annotation is saved, or what prevents it, with links to what the user can
// do.
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
