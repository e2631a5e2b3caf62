// SPDX-License-Identifier: MIT
// The pages of the manual: their order, their sections, and the place at which each tool is described.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QUrl>

#include <span>
#include <vector>

class QTextDocument;

namespace tagseam {

/// A heading and the text up to the next heading.
struct ManualSection {
    QString title;
    int level = 1; ///< level of the heading: 1 is the title of the page
    QString text;  ///< without the heading
};

struct ManualPage {
    QString name; ///< name of its file, as in "levels"
    QUrl url;
    std::vector<ManualSection> sections; ///< the first one has the title of the page
};

/// The fragment that leads to a heading, as in "#near-misses".
QString manualFragment(const QString& heading);

/// The sections of a page that was read as Markdown.
std::vector<ManualSection> manualSections(const QTextDocument& page);

class ManualPages {
    Q_DECLARE_TR_FUNCTIONS(tagseam::ManualPages)

  public:
    /// Reads all pages, each in the language where it is translated, otherwise in English. Takes about 50 ms.
    explicit ManualPages(const QString& language);

    std::span<const ManualPage> all() const { return m_pages; }
    /// The page, and in it the heading, that describe a tool or one of its sections; `id` may also be the
    /// name of a page. Empty where the manual has no such place.
    QUrl placeOf(const QString& id) const;

    /// The place to which a link of a page leads: the page in this language if it is translated, with the
    /// fragment of the heading in the same place.
    QUrl targetOf(const QUrl& link) const;

    struct Hit {
        std::size_t page;
        std::size_t section;
    };
    /// The sections that have all the words, in the order of the pages; upper and lower case are alike.
    std::vector<Hit> find(const QString& words) const;
    QUrl urlOf(Hit hit) const;

  private:
    std::vector<ManualPage> m_pages;
};

} // namespace tagseam
