// SPDX-License-Identifier: MIT
// Who annotates, and where annotations are kept.
#pragma once

#include "ui/language.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace tagseam {

class Annotator;

class DeskBar : public QWidget {
    Q_OBJECT

  public:
    explicit DeskBar(Annotator* annotator, QWidget* parent = nullptr);

    QLineEdit* name() const { return m_name; }
    /// Beside each page, in the folder, in another folder.
    QComboBox* keptIn() const { return m_keptIn; }

  signals:
    /// Nothing was changed.
    void refused(const tagseam::Wording& sentence);

  private:
    void say();
    void takeName();
    void chooseKeptIn(int index);
    bool canLeave();

    Annotator* m_annotator;
    QLabel* m_nameTitle;
    QLineEdit* m_name;
    QLabel* m_keptTitle;
    QComboBox* m_keptIn;
};

} // namespace tagseam
