// SPDX-License-Identifier: MIT
// A site style tree with its measures, and what takes its time with one.
#include "ui/learntsite.h"

#include "core/corpus/corpus.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/page/pageinput.h"

#include <QSaveFile>

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

namespace tagseam {

namespace {

SharedSite measuredSite(SiteStyleTree tree)
{
    auto site = std::make_shared<LearntSite>();
    site->site = std::move(tree);
    site->measured = measure(site->site);
    return site;
}

Error placed(Error error, const std::string& where)
{
    if (error.where.empty())
        error.where = where;
    return error;
}

// Reads the pages one by one; false when it was stopped.
bool readEach(std::span<const CorpusPage> pages, const Limits& limits,
              const std::function<void(const CorpusPage&, Result<Document>)>& take,
              const std::function<void()>& advance, const std::stop_token& stop)
{
    for (const CorpusPage& page : pages) {
        if (stop.stop_requested())
            return false;
        take(page, page.problem ? Result<Document>(*page.problem)
                                : readPage(page.file, page.encoding, limits, stop));
        advance();
    }
    return !stop.stop_requested();
}

// Evenly spread over all.
std::vector<CorpusPage> spread(const std::vector<CorpusPage>& pages)
{
    std::vector<CorpusPage> some;
    const std::size_t count = std::min(pages.size(), mostSampled);
    some.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(pages[i * pages.size() / count]);
    return some;
}

// A tree to be grown: trees are moved, not copied, and the one that is shown stays should somebody stop.
Result<SiteStyleTree> copyOf(const SharedSite& from)
{
    if (from == nullptr)
        return SiteStyleTree();
    return readStyleTree(styleTreeJson(from->site));
}

} // namespace

SiteJobResult openSite(const std::string& path)
{
    SiteJobResult result;
    Result<SiteStyleTree> tree = loadStyleTree(path);
    if (tree)
        result.site = measuredSite(*std::move(tree));
    else
        result.error = placed(tree.error(), path);
    return result;
}

SiteJobResult learnSite(const std::string& folder, const SharedSite& from, const Limits& limits,
                        const TellProgress& tell, const std::stop_token& stop)
{
    SiteJobResult result;
    const Result<Corpus> corpus = openCorpus(folder, {}, stop);
    Result<SiteStyleTree> tree = copyOf(from);
    if (!corpus || !tree) {
        result.error = placed(corpus ? tree.error() : corpus.error(), folder);
        result.isStopped = result.error->code == ErrorCode::Stopped;
        return result;
    }
    const std::vector<CorpusPage> samples = spread(corpus->pages);
    std::size_t done = 0;
    const auto advance = [&] { tell(++done, corpus->pages.size() + samples.size()); };
    const auto learn = [&](const CorpusPage& page, const Result<Document>& document) {
        if (!document)
            return result.leftOut.push_back(placed(document.error(), page.file));
        grow(*tree, *document);
        ++result.taken;
    };
    result.isStopped = !readEach(corpus->pages, limits, learn, advance, stop);
    if (!result.isStopped && result.taken == 0)
        result.error = result.leftOut.front(); // a corpus has a page
    if (result.isStopped || result.error)
        return result;
    const SharedSite site = measuredSite(*std::move(tree));
    ThresholdSample sample(site->measured);
    SampledPages sampled;
    const auto add = [&](const CorpusPage&, const Result<Document>& document) {
        if (!document)
            return;
        sample.add(*document);
        ++sampled.pages;
    };
    result.isStopped = !readEach(samples, limits, add, advance, stop);
    sampled.table = sample.table();
    result.samples = std::move(sampled);
    result.site = site;
    return result;
}

SiteJobResult sampleSite(const std::string& folder, const SharedSite& site, const Limits& limits,
                         const TellProgress& tell, const std::stop_token& stop)
{
    SiteJobResult result;
    const Result<Corpus> corpus = openCorpus(folder, {}, stop);
    if (!corpus) {
        result.error = placed(corpus.error(), folder);
        result.isStopped = result.error->code == ErrorCode::Stopped;
        return result;
    }
    ThresholdSample sample(site->measured);
    std::size_t done = 0;
    const auto add = [&](const CorpusPage& page, const Result<Document>& document) {
        if (!document)
            return result.leftOut.push_back(placed(document.error(), page.file));
        sample.add(*document);
        ++result.taken;
    };
    result.isStopped = !readEach(
        corpus->pages, limits, add, [&] { tell(++done, corpus->pages.size()); }, stop);
    if (!result.isStopped && result.taken == 0)
        result.error = result.leftOut.front();
    else if (!result.isStopped)
        result.samples = SampledPages{sample.table(), result.taken};
    return result;
}

SiteJobResult saveSite(const SharedSite& site, const std::string& path)
{
    SiteJobResult result;
    const std::string json = styleTreeJson(site->site);
    const auto size = static_cast<qint64>(json.size());
    QSaveFile file(QString::fromStdString(path));
    if (file.open(QIODevice::WriteOnly) && file.write(json.data(), size) == size && file.commit())
        result.saved = path;
    else
        result.error = Error{ErrorCode::CannotWrite, path, file.errorString().toStdString()};
    return result;
}

SharedSitePage mapOnSite(const Document& page, const SharedSite& site, double threshold)
{
    auto mapped = std::make_shared<SitePage>();
    mapped->site = site;
    mapped->marks = markElements(site->measured, threshold);
    mapped->cleaned = cleanPage(page, site->measured, mapped->marks);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (!mapped->cleaned.mapping.tags.isThere(node))
            continue;
        ++mapped->nodes;
        mapped->keptNodes += mapped->cleaned.result.kept[node.value] ? 1U : 0U;
        mapped->unknownNodes += mapped->cleaned.fates[node.value] == MapFate::Possibly ? 1U : 0U;
    }
    return mapped;
}

} // namespace tagseam
