// SPDX-License-Identifier: MIT
// Lists the pages of a folder with the state of their annotations.
#include "ui/tools/annotate/pagequeue.h"

#include "core/archive/archive.h"
#include "core/truth/annotation/annotationfile.h"
#include "ui/browser/guard/filebytes.h"
#include "ui/session/page/pageaddress.h"

#include <QCollator>
#include <QFile>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

using Known = std::map<std::string, std::vector<const QueuedPage*>>; // indexed by the path of the page

QString nameBelow(const std::string& folder, const std::string& path)
{
    return decodedPath(fs::path(path).lexically_relative(folder).string());
}

// Paths of pages in a folder, and of the subfolders to read.
struct Listing {
    std::vector<std::string> pages;
    std::vector<std::string> folders;
    bool isRead = true;
};

Listing listingOf(const std::string& folder, const std::stop_token& stop)
{
    Listing listing;
    std::set<std::string> companions;
    std::error_code status;
    for (fs::directory_iterator entry(folder, status), end; !status && entry != end && !stop.stop_requested();
         entry.increment(status)) {
        const std::string name = entry->path().filename().string();
        std::error_code kind;
        if (name.starts_with('.'))
            continue;
        if (entry->is_directory(kind) && !entry->is_symlink(kind)) {
            listing.folders.push_back(entry->path().string());
        } else if (isPageName(name) && entry->is_regular_file(kind)) {
            listing.pages.push_back(entry->path().string());
            for (std::string& companion : companionsOf(name))
                companions.insert(std::move(companion));
        }
    }
    listing.isRead = !status;
    std::erase_if(listing.folders, [&](const std::string& path) {
        return companions.contains(fs::path(path).filename().string());
    });
    return listing;
}

// Returns the numbers of the pages of an archive with several pages; empty when it opens without a choice.
std::vector<QString> entriesOf(const std::string& path)
{
    constexpr std::string_view ending = ".warc";
    if (path.find(ending, path.rfind('/') + 1) == std::string::npos)
        return {};
    const Result<Archive> archive = Archive::open(path);
    std::vector<QString> entries;
    if (!archive || archive->mainPage())
        return entries;
    for (std::size_t i = 0; i < archive->entries().size() && entries.size() <= mostPages; ++i) {
        if (archive->entries()[i].isPage)
            entries.push_back(QString::number(i + 1));
    }
    return entries;
}

std::vector<QueuedPage> queuedPages(const std::string& path, const std::string& folder,
                                    const AnnotationOwner& owner, const Known& known)
{
    const FileStamp stamp = stampOf(path);
    const auto before = known.find(path);
    std::vector<QString> entries{QString()};
    if (before != known.end() && before->second.front()->pageStamp == stamp) {
        entries.clear();
        for (const QueuedPage* page : before->second)
            entries.push_back(page->address.entry);
    } else if (std::vector<QString> found = entriesOf(path); !found.empty()) {
        entries = std::move(found);
    }
    std::vector<QueuedPage> pages;
    for (const QString& entry : entries) {
        QueuedPage& page = pages.emplace_back();
        page.address = PageAddress::ofFile(path, entry);
        page.name = nameBelow(folder, path);
        if (!entry.isEmpty())
            page.name += QStringLiteral(" #") + entry;
        page.place = AnnotationPlace::of(page.address, owner);
        page.annotation = page.place.path();
        page.pageStamp = stamp;
    }
    return pages;
}

void readPageAnnotation(QueuedPage& page)
{
    page.annotationStamp = stampOf(page.annotation);
    std::error_code status;
    if (!fs::exists(page.annotation, status))
        return;
    const Result<LoadedAnnotation> loaded = loadAnnotation(page.annotation);
    if (!loaded) {
        page.unreadable = QString::fromStdString(loaded.error().detail);
        return;
    }
    page.state = loaded->annotation.state;
    page.marks = static_cast<int>(loaded->annotation.marks.size());
    page.seconds = loaded->annotation.seconds;
    page.note = QString::fromStdString(loaded->annotation.note);
}

// Fills in what is known of the page, or what is in its file.
void fillPage(QueuedPage& page, const Known& known)
{
    const auto before = known.find(page.address.path);
    const QueuedPage* same = nullptr;
    if (before != known.end()) {
        const auto at = std::ranges::find(before->second, page.address.entry,
                                          [](const QueuedPage* each) { return each->address.entry; });
        same = at == before->second.end() ? nullptr : *at;
    }
    if (same != nullptr && same->pageStamp == page.pageStamp)
        page.failure = same->failure; // the unchanged page would fail again
    if (same == nullptr || same->annotation != page.annotation ||
        same->annotationStamp != stampOf(page.annotation))
        return readPageAnnotation(page);
    page.annotationStamp = same->annotationStamp;
    page.state = same->state;
    page.marks = same->marks;
    page.orphans = same->orphans;
    page.seconds = same->seconds;
    page.note = same->note;
    page.unreadable = same->unreadable;
}

// `listed` holds the folders of annotations by their paths, so that each is listed once.
QStringList othersOf(const AnnotationPlace& place, std::map<std::string, FolderAnnotations>& listed)
{
    const fs::path page(place.page);
    const std::string kept = QFile::encodeName(place.owner.folder).toStdString();
    const std::string folder = kept.empty() ? page.parent_path().string() : kept;
    const auto [annotations, isNew] = listed.try_emplace(folder);
    if (isNew)
        annotations->second = annotationsIn(folder);
    const auto files = annotations->second.find(page.filename().string());
    return files == annotations->second.end() ? QStringList()
                                              : otherAnnotators(files->second, place.owner.annotator);
}

// Compares names in natural order.
class Before {
  public:
    Before() : m_collator(QLocale(QLocale::English)) // the order must not depend on the user's locale
    {
        m_collator.setNumericMode(true);
        m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    }
    bool operator()(const QString& a, const QString& b) const
    {
        const int order = m_collator.compare(a, b);
        return order != 0 ? order < 0 : a < b;
    }

  private:
    QCollator m_collator;
};

// Returns the paths of the pages below the folder, the first ones of the order in front; at most one more
// than the limit.
std::vector<std::string> pathsBelow(const std::string& folder, PageQueue& queue, const std::stop_token& stop)
{
    std::vector<std::pair<QString, std::string>> named;
    queue.folders = {folder};
    for (std::size_t i = 0; i < queue.folders.size() && !stop.stop_requested(); ++i) {
        Listing listing = listingOf(queue.folders[i], stop);
        queue.unreadFolders += listing.isRead ? 0 : 1;
        for (std::string& path : listing.pages)
            named.emplace_back(nameBelow(folder, path), std::move(path));
        std::ranges::move(listing.folders, std::back_inserter(queue.folders));
    }
    const auto wanted = static_cast<std::ptrdiff_t>(std::min(named.size(), mostPages + 1));
    std::ranges::partial_sort(
        named, named.begin() + wanted,
        [before = Before()](const auto& a, const auto& b) { return before(a.first, b.first); });
    std::vector<std::string> paths;
    paths.reserve(static_cast<std::size_t>(wanted));
    for (std::ptrdiff_t i = 0; i < wanted; ++i)
        paths.push_back(std::move(named[static_cast<std::size_t>(i)].second));
    return paths;
}

} // namespace

FileStamp stampOf(const std::string& path)
{
    std::error_code status;
    FileStamp stamp;
    stamp.size = fs::file_size(path, status);
    if (status)
        return {};
    stamp.written = fs::last_write_time(path, status).time_since_epoch().count();
    return stamp;
}

PageQueue readQueue(const std::string& folder, const AnnotationOwner& owner,
                    const std::vector<QueuedPage>& known, const std::stop_token& stop)
{
    PageQueue queue;
    std::error_code status;
    const fs::directory_iterator looked(folder, status);
    if (status) {
        queue.problem = QString::fromStdString(status.message());
        return queue;
    }
    Known before;
    for (const QueuedPage& page : known)
        before[page.address.path].push_back(&page);
    for (const std::string& path : pathsBelow(folder, queue, stop)) {
        if (stop.stop_requested() || queue.pages.size() > mostPages)
            break;
        std::ranges::move(queuedPages(path, folder, owner, before), std::back_inserter(queue.pages));
    }
    queue.isCut = queue.pages.size() > mostPages;
    if (queue.isCut)
        queue.pages.resize(mostPages);
    std::ranges::stable_sort(queue.pages, Before(), &QueuedPage::name); // entries of archives are among them
    std::map<std::string, QString> owners; // for annotations in a folder of their own
    std::map<std::string, FolderAnnotations> listed;
    for (QueuedPage& page : queue.pages) {
        if (stop.stop_requested())
            break;
        page.others = othersOf(page.place, listed);
        const auto [first, isFree] = owners.try_emplace(page.annotation, page.name);
        if (isFree)
            fillPage(page, before);
        else
            page.sharedWith = first->second;
    }
    return queue;
}

} // namespace tagseam
