// SPDX-License-Identifier: MIT
// The pages of the manual: their order, their sections, and the place at which each tool is described.
#include "ui/window/manualpages.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

// Outside the namespace, as its name is made up by rcc: a static library's resources are not linked by
// themselves.
static void initManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace tagseam {

namespace {

// In the order of the contents.
constexpr const char* pageNames[] = {
    "start", "algorithm", "open", "levels", "node", "page", "content", "methods", "site", "step", "annotate",
    "corpus", "learn", "bookmarks", "keys", "detection", "kinds", "limits", "formats", "corpora",
    "experiments", "template-tests",
    // made from resources/manual/papers.json
    "paper-velloso-2013", "paper-velloso-2014", "paper-yi-liu-li-2003", "paper-dias-gadge", "paper-win-tun",
    // the programs
    "tagseam", "command-line"};

ManualPage readPage(const char* name, const QString& language)
{
    ManualPage page{QLatin1String(name), {}, {}};
    for (const QString& folder : {language, QStringLiteral("en")}) {
        const QString path = QStringLiteral("/manual/%1/%2.md").arg(folder, page.name);
        QFile file(':' + path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        page.url = QUrl(QStringLiteral("qrc") + ':' + path);
        QTextDocument document;
        document.setMarkdown(QString::fromUtf8(file.readAll()));
        page.sections = manualSections(document);
        break;
    }
    return page;
}

QUrl withHeading(QUrl url, const QString& heading)
{
    url.setFragment(manualFragment(heading));
    return url;
}

} // namespace

QString manualFragment(const QString& heading)
{
    static const QRegularExpression punctuation(QStringLiteral("[^\\w\\s-]"),
                                                QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(punctuation).simplified().replace(' ', '-');
}

std::vector<ManualSection> manualSections(const QTextDocument& page)
{
    std::vector<ManualSection> sections;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            sections.push_back({block.text(), level, {}});
        else if (!sections.empty())
            sections.back().text += block.text() + '\n';
    }
    return sections;
}

ManualPages::ManualPages(const QString& language)
{
    initManual();
    for (const char* name : pageNames) {
        ManualPage page = readPage(name, language);
        if (!page.sections.empty())
            m_pages.push_back(std::move(page));
    }
}

QUrl ManualPages::placeOf(const QString& id) const
{
    // Every tool and every section of a tool that --show names. Headings of the translated pages are the
    // translations of these.
    struct Place {
        const char* id;
        const char* page;
        const char* heading; // nullptr: the whole page is about it
    };
    static constexpr Place places[] = {
        {"why", "node", QT_TR_NOOP("Why")},
        {"blocking", "node", QT_TR_NOOP("Blocking symbols")},
        {"range", "node", QT_TR_NOOP("Marked range")},
        {"diagnosis", "page", QT_TR_NOOP("Diagnosis")},
        {"nearmisses", "page", QT_TR_NOOP("Near misses")},
        {"variants", "page", QT_TR_NOOP("Variants")},
        {"stability", "page", QT_TR_NOOP("Stability")},
        {"compare", "page", QT_TR_NOOP("Source against rendered")},
        {"changes", "page", QT_TR_NOOP("Changes")},
        {"detection", "content", QT_TR_NOOP("Content detection")},
        {"records", "content", QT_TR_NOOP("Data records")},
        {"explain", "node", nullptr},
    };
    const auto place =
        std::ranges::find_if(places, [&id](const Place& each) { return id == QLatin1String(each.id); });
    const bool isListed = place != std::end(places);
    const QString name = isListed ? QString(QLatin1String(place->page)) : id;
    const auto page = std::ranges::find(m_pages, name, &ManualPage::name);
    if (page == m_pages.end())
        return {};
    if (!isListed || place->heading == nullptr)
        return page->url;
    const bool isTranslated = !page->url.path().startsWith(QLatin1String("/manual/en/"));
    return withHeading(page->url, isTranslated ? tr(place->heading) : QString::fromUtf8(place->heading));
}

QUrl ManualPages::targetOf(const QUrl& link) const
{
    const auto page = std::ranges::find(m_pages, link.fileName().section('.', 0, 0), &ManualPage::name);
    if (page == m_pages.end() || !link.hasFragment())
        return page == m_pages.end() ? QUrl() : page->url;
    const auto isTarget = [fragment = link.fragment(QUrl::FullyDecoded)](const ManualSection& section) {
        return manualFragment(section.title) == fragment;
    };
    const ManualPage english = readPage(page->name.toLatin1().constData(), QStringLiteral("en"));
    for (const ManualPage* each : {&*page, &english}) {
        const auto section = std::ranges::find_if(each->sections, isTarget);
        const auto at = static_cast<std::size_t>(section - each->sections.begin());
        if (at < std::min(each->sections.size(), page->sections.size()))
            return withHeading(page->url, page->sections[at].title);
    }
    return page->url;
}

std::vector<ManualPages::Hit> ManualPages::find(const QString& words) const
{
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    std::vector<Hit> hits;
    for (std::size_t page = 0; page < m_pages.size() && !wanted.isEmpty(); ++page) {
        for (std::size_t section = 0; section < m_pages[page].sections.size(); ++section) {
            const ManualSection& each = m_pages[page].sections[section];
            if (std::ranges::all_of(wanted, [&each](const QString& word) {
                    return each.title.contains(word, Qt::CaseInsensitive) ||
                           each.text.contains(word, Qt::CaseInsensitive);
                }))
                hits.push_back({page, section});
        }
    }
    return hits;
}

QUrl ManualPages::urlOf(Hit hit) const
{
    const ManualPage& page = m_pages[hit.page];
    return hit.section == 0 ? page.url : withHeading(page.url, page.sections[hit.section].title);
}

} // namespace tagseam
