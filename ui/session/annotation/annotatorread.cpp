// SPDX-License-Identifier: MIT
// Finds and reads the file of the annotation, on another thread.
#include "core/archive/archive.h"
#include "core/archive/contentencoding.h"
#include "core/base/readbytes.h"
#include "core/base/sha256.h"
#include "core/base/url.h"
#include "core/base/utctime.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/truth/annotation/annotationjson.h"
#include "ui/session/annotation/annotator.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <map>
#include <utility>

namespace tagseam {

namespace {

constexpr qsizetype longestName = 80; // in characters; file systems take 255 bytes

// Returns a name for a page without file: the readable part of its address, made unique by its digest.
QString fileNameOf(const QString& address)
{
    QString name;
    for (const QChar letter : address.left(longestName))
        name += letter.isLetterOrNumber() || letter == u'.' ? letter : u'-';
    const QByteArray digest = QCryptographicHash::hash(address.toUtf8(), QCryptographicHash::Sha256);
    return name + u'-' + QString::fromLatin1(digest.toHex().left(8));
}

// In a folder for all annotations, two pages of one name have the same file, and a manifest may name one file
// for two pages. A page that was moved is the same page.
bool isOfAnother(const AnnotatedPage& annotated, const AnnotatedPage& shown, const AnnotationPlace& place)
{
    const bool isOwn = place.owner.folder.isEmpty() && !place.isNamed(); // beside the page, named after it
    const bool isSameUrl = annotated.url == shown.url || annotated.url == place.url.toStdString();
    if (isOwn || !place.isFile || isSameUrl || annotated.digest == shown.digest)
        return false;
    if (place.isNamed() && !annotated.sha256.empty()) // the bytes decide, not the name
        return annotated.sha256 != shown.sha256;
    const QString other = QString::fromStdString(annotated.url);
    return PageAddress::fromText(other).kind == PageAddress::Kind::File && QFileInfo::exists(other);
}

// Names the archive that has the page, with the page's URL in it, or that lies beside the page.
void nameArchive(AnnotatedPage& page, const AnnotationPlace& place)
{
    if (!place.isFile)
        return;
    const Result<Archive> archive = Archive::open(place.file);
    if (!archive) {
        CorpusPage alone;
        alone.file = place.file;
        for (const std::string& beside : archivesOf(alone)) {
            if (beside != place.file && QFileInfo::exists(decodedPath(beside)))
                page.archive = fileUri(beside);
        }
        return;
    }
    page.archive = fileUri(place.file);
    const std::optional<std::size_t> found =
        place.entry.empty() ? archive->mainPage() : archive->findNamed(place.entry);
    if (!found)
        return;
    const ArchiveEntry& entry = archive->entries()[*found];
    page.archivedAt = utcTimeText(entry.date);
    if (!entry.url.empty())
        page.url = entry.url;
}

// Returns the SHA-256 of the page's bytes, decompressed; empty for a page without file, and for a page of an
// archive.
std::string bytesDigest(const AnnotationPlace& place)
{
    Result<std::string> bytes = place.isFile ? readBytes(place.page) : Error{ErrorCode::CannotRead, {}, {}};
    if (!bytes || Archive::isArchive(std::string_view(*bytes).substr(0, Archive::frontSize)))
        return {};
    const Result<Unpacked> page = unpackGzip(*std::move(bytes));
    return page ? sha256(page->bytes) : std::string();
}

std::optional<Annotation> bundledAnnotation(const AnnotationPlace& place)
{
    if (place.bundled.isEmpty() || !place.owner.annotator.isEmpty()) // belongs to no named annotator
        return {};
    QFile file(place.bundled);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Result<Annotation> known = readAnnotation(file.readAll().toStdString());
    return known ? std::optional(*std::move(known)) : std::nullopt;
}

// A file that cannot be read is reported by the function that reads it next.
bool isOtherFormat(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path, groundTruthBytesLimit);
    return bytes && recogniseGroundTruth(*bytes) != GroundTruthFormat::Annotation;
}

// Reads the ground truth of a page from a file of another format.
Result<LoadedGroundTruth> groundTruthOf(const std::string& path, const Document& document,
                                        const AnnotationPlace& place)
{
    const Result<GroundTruthFile> file = loadGroundTruth(path);
    if (!file)
        return file.error();
    return groundTruthFor(*file, document, pageIdIn(*file, place.page).value_or(place.page));
}

void addMarks(Markings& markings, const PageSelectors& selectors, const std::vector<Labelled>& truth)
{
    std::map<std::string, std::vector<std::vector<NodeId>>> groups; // groups of nodes by label
    for (const Labelled& each : truth)
        groups[each.label].push_back(each.nodes);
    for (const auto& [label, nodes] : groups)
        labelEach(markings, selectors, nodes, label);
}

} // namespace

std::string AnnotationPlace::path() const
{
    const std::string in = QFile::encodeName(owner.folder).toStdString();
    if (isNamed() && in.empty())
        return named;
    if (!isFile && in.empty())
        return {};
    return annotationPath(page, owner.annotator.toStdString(), in);
}

AnnotationPlace AnnotationPlace::of(const PageAddress& page, const AnnotationOwner& owner)
{
    AnnotationPlace place{page.path, page.text(), page.kind == PageAddress::Kind::File, owner, {}, {}};
    if (page.kind == PageAddress::Kind::Resource)
        place.bundled = QString::fromStdString(annotationPath(page.path));
    if (!place.isFile)
        place.page = fileNameOf(page.shownText()).toStdString();
    else if (!page.entry.isEmpty())
        place.page += '#' + fileNameOf(page.entry).toStdString();
    if (place.isFile) {
        place.named = page.annotation;
        place.file = page.path;
        place.entry = page.entry.toStdString();
    }
    return place;
}

Annotator::Opened Annotator::read(const Document& document, const AnnotationPlace& place)
{
    Opened opened;
    opened.selectors = std::make_unique<PageSelectors>(document);
    opened.page = {place.url.toStdString(), bytesDigest(place), document.size(), true, treeDigest(document)};
    nameArchive(opened.page, place);
    Annotation annotation;
    annotation.page = opened.page;
    annotation.annotator = place.owner.annotator.toStdString();
    if (std::optional<Annotation> known = bundledAnnotation(place))
        annotation = *std::move(known);
    const std::string path = place.path();
    opened.file = path;
    if (!path.empty())
        opened.others =
            otherAnnotators(annotationsOf(place.page, QFile::encodeName(place.owner.folder).toStdString()),
                            place.owner.annotator);
    Result<FileVersion> version = path.empty() ? FileVersion() : fileVersion(path);
    if (version && version->sha256.empty() && place.isNamed() && path != place.named) {
        opened.file = place.named; // a new annotation in the folder starts from it
        version = fileVersion(place.named);
    }
    std::vector<Labelled> truth;
    if (!version) {
        opened.error = version.error();
    } else if (!version->sha256.empty() && place.isNamed() && isOtherFormat(opened.file)) {
        const Result<LoadedGroundTruth> loaded = groundTruthOf(opened.file, document, place);
        if (loaded) {
            truth = loaded->labelled;
            opened.lost = static_cast<int>(loaded->lost.size());
            opened.isOtherFormat = opened.file == path;
        } else {
            opened.error = loaded.error();
        }
    } else if (!version->sha256.empty()) {
        Result<LoadedAnnotation> loaded = loadAnnotation(opened.file);
        if (loaded) {
            annotation = std::move(loaded->annotation);
            opened.version = opened.file == path ? loaded->version : FileVersion();
            opened.isOfAnother = opened.file == path && isOfAnother(annotation.page, opened.page, place);
        } else {
            opened.error = loaded.error();
        }
    }
    opened.markings = markingsOf(*opened.selectors, std::move(annotation));
    addMarks(opened.markings, *opened.selectors, truth);
    return opened;
}

} // namespace tagseam
