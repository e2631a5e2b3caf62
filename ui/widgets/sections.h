// SPDX-License-Identifier: MIT
// Titles below one another; the one that is unfolded shows its page.
#pragma once

#include <QToolButton>
#include <QWidget>

#include <vector>

namespace tagseam {

/// Exactly one section is unfolded as soon as there is one.
class Sections : public QWidget {
    Q_OBJECT

  public:
    explicit Sections(QWidget* parent = nullptr);
    /// Adds a section below the others and takes the page over. `purpose`: a sentence above the page.
    void add(QWidget* page, const QString& title, const QString& purpose);
    /// Lists the section of a page, or not. If it was unfolded, the first one is unfolded instead.
    void setListed(const QWidget* page, bool isListed);
    /// Unfolds the section of a page, which is then listed, and folds the one that was unfolded.
    void unfold(const QWidget* page);
    /// Unfolds a section by its place, from 0.
    void unfold(std::size_t index);
    QList<QWidget*> pages() const;
    /// The page of the unfolded section; nullptr when there is none.
    QWidget* unfolded() const;
    /// The place of the unfolded section, from 0; 0 when there is none.
    std::size_t unfoldedIndex() const { return m_unfolded; }

  signals:
    void unfoldedChanged();

  private:
    struct Section {
        QToolButton* head;
        QWidget* body;
        QWidget* page;
    };
    std::vector<Section> m_sections;
    std::size_t m_unfolded = 0;
};

/// A page with a sentence above it that says what it is for. Takes the page over.
QWidget* withPurpose(QWidget* page, const QString& purpose);

} // namespace tagseam
