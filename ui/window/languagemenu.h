// SPDX-License-Identifier: MIT
// The menu of the languages of the window.
#pragma once

#include <QMenu>

namespace tagseam {

/// Each language has its own name, so that its speakers find it.
class LanguageMenu : public QMenu {
    Q_OBJECT

  public:
    explicit LanguageMenu(QWidget* parent = nullptr);

  signals:
    /// The user chose another language than the present one: see Language::choose().
    void chosen(const QString& choice);

  private:
    void add(const QString& choice);
    void check();
};

} // namespace tagseam
