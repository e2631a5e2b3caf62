// SPDX-License-Identifier: MIT
// The pages of a folder whose content is known.
#include "core/papers/markedpages.h"

#include "core/archive/pageinput.h"
#include "core/corpus/pages/corpus.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

// Gives each page that the file names the file as its annotation.
std::optional<Error> nameGroundTruth(Corpus& corpus, const std::string& path)
{
    const Result<GroundTruthFile> file = groundTruthOfPages(path);
    if (!file)
        return file.error();
    for (CorpusPage& page : corpus.pages) {
        if (pageIdIn(*file, page.id))
            page.annotation = path;
    }
    return std::nullopt;
}

// Reads the page and counts why it is not used; nothing for a page that is not used.
std::optional<MarkedPage> markedPage(const CorpusPage& page, const MarkedFolder& from,
                                     GroundTruthBook& groundTruths, MarkedPagesRead& read,
                                     const std::stop_token& stop)
{
    Result<PageAndMarks> pageAndMarks = readPageAndMarks(page, from, groundTruths, stop);
    if (!pageAndMarks) {
        read.unreadable.push_back(page.id);
        return std::nullopt;
    }
    LoadedGroundTruth& loaded = pageAndMarks->groundTruth;
    if (!loaded.lost.empty()) {
        ++read.incomplete;
        return std::nullopt;
    }
    const bool hasContent = std::ranges::any_of(loaded.labelled, [](const Labelled& mark) {
        return mark.label == label::main || mark.label == label::record;
    });
    if (!hasContent && (from.needsMarks || page.expected.empty())) {
        ++read.unmarked;
        return std::nullopt;
    }
    ++read.used;
    return MarkedPage{page.id, std::move(pageAndMarks->document), std::move(loaded.labelled), page.expected};
}

} // namespace

Result<GroundTruthFile> groundTruthOfPages(const std::string& path)
{
    Result<GroundTruthFile> file = loadGroundTruth(path);
    if (!file)
        return file.error().at(path);
    if (std::ranges::all_of(pageIds(*file), &std::string::empty))
        return Error{ErrorCode::BadGroundTruth, path, "it names no page"};
    return file;
}

Result<PageAndMarks> readPageAndMarks(const CorpusPage& page, const MarkedFolder& from,
                                      GroundTruthBook& groundTruths, const std::stop_token& stop)
{
    const PageReading reading = readingOf(page, from.reading);
    Result<Document> document = readPage(page.file, reading, stop);
    if (!document)
        return document.error();
    Result<std::optional<PageGroundTruth>> groundTruth =
        groundTruths.groundTruthOf(page, *document, reading, stop);
    if (!groundTruth)
        return groundTruth.error();
    return PageAndMarks{*std::move(document),
                        *groundTruth ? std::move((*groundTruth)->loaded) : LoadedGroundTruth{}};
}

Result<MarkedPagesRead> readMarkedPages(const MarkedFolder& from,
                                        const std::function<void(const MarkedPage& page)>& use,
                                        const std::stop_token& stop)
{
    Result<Corpus> corpus = openCorpus(from.folder, from.manifest, stop);
    if (!corpus)
        return corpus.error();
    if (!from.groundTruth.empty()) {
        if (const std::optional<Error> error = nameGroundTruth(*corpus, from.groundTruth))
            return *error;
    }
    GroundTruthBook groundTruths(from.folder);
    MarkedPagesRead read;
    read.pages = static_cast<std::uint32_t>(corpus->pages.size());
    for (const CorpusPage& page : corpus->pages) {
        const std::optional<MarkedPage> marked = markedPage(page, from, groundTruths, read, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, {}, {}};
        if (marked)
            use(*marked);
    }
    if (stop.stop_requested()) // while the last page was used
        return Error{ErrorCode::Stopped, {}, {}};
    if (read.used == 0)
        return Error{ErrorCode::BadCorpus, from.folder,
                     "no page has ground truth or expected texts: " + markedPagesText(read)};
    return read;
}

std::string markedPagesText(const MarkedPagesRead& read)
{
    return fmt::format("{} of {}; without ground truth {}, not all marks found on {}, with an error {}{}{}",
                       read.used, read.pages, read.unmarked, read.incomplete, read.unreadable.size(),
                       read.unreadable.empty() ? "" : ": ", fmt::join(read.unreadable, ", "));
}

} // namespace tagseam
