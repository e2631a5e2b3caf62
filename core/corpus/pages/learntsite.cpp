// SPDX-License-Identifier: MIT
// Opens, learns, extends and samples a site style tree with its measures.
#include "core/corpus/pages/learntsite.h"

#include "core/base/readbytes.h"
#include "core/base/sha256.h"
#include "core/corpus/pages/siteinput.h"
#include "core/methods/sitestyletree/styletreefile.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

// Measures a tree. The result is invalid when the stop token ended it.
SharedSite measuredSite(SiteStyleTree tree, std::set<std::string> digests, const std::stop_token& stop)
{
    auto site = std::make_shared<LearntSite>();
    site->site = std::move(tree);
    site->measured = measure(site->site, {}, stop);
    site->digests = std::move(digests);
    return site;
}

// Returns the digest of a file; empty when it is not a plain file, or cannot be read.
std::string fileDigest(const std::string& file)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return {};
    const Result<std::string> bytes = readBytes(file);
    return bytes ? sha256(*bytes) : std::string();
}

SiteJobResult failed(Error error)
{
    SiteJobResult result;
    result.isStopped = error.code == ErrorCode::Stopped;
    result.error = std::move(error);
    return result;
}

// Returns the options for reading pages after `before` others, of `total` in all.
SiteReading siteReading(const Limits& limits, const TellProgress& tell, std::size_t before, std::size_t total)
{
    SiteReading reading{.page = {.limits = limits}};
    reading.tell = [=](std::size_t done, std::size_t, const std::string&) { tell(before + done, total); };
    return reading;
}

// Returns the common members of all results that pages were read for.
SiteJobResult resultOf(SiteRead read)
{
    SiteJobResult result;
    result.isStopped = read.isStopped;
    result.taken = read.taken;
    if (!read.isStopped && read.taken == 0)
        result.error = read.excluded.front(); // a folder has a page
    result.excluded = std::move(read.excluded);
    return result;
}

// Returns pages evenly spread over all.
std::vector<CorpusPage> spread(const std::vector<CorpusPage>& pages)
{
    std::vector<CorpusPage> some;
    const std::size_t count = std::min(pages.size(), mostSampled);
    some.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(pages[i * pages.size() / count]);
    return some;
}

// Copies a tree to be extended: trees are moved, not copied, and the tree that is shown must stay if the user
// stops.
Result<SiteStyleTree> copyOf(const SharedSite& from)
{
    if (from == nullptr)
        return SiteStyleTree();
    return readStyleTree(styleTreeJson(from->site));
}

} // namespace

SiteJobResult openSite(const std::string& path, const std::stop_token& stop)
{
    Result<SiteStyleTree> tree = loadStyleTree(path);
    if (!tree)
        return failed(tree.error().at(path));
    SiteJobResult result;
    if (!stop.stop_requested())
        result.site = measuredSite(*std::move(tree), {}, stop);
    result.isStopped = stop.stop_requested();
    return result;
}

SiteJobResult learnSite(const std::string& folder, const SharedSite& from, const Limits& limits,
                        const TellProgress& tell, const std::stop_token& stop)
{
    const Result<SiteInput> input = siteInFolder(folder, stop);
    Result<SiteStyleTree> tree = copyOf(from);
    if (!input || !tree)
        return failed(input ? tree.error().at(folder) : input.error());
    const std::vector<CorpusPage> samples = spread(input->pages);
    const std::size_t total = input->pages.size() + samples.size();
    std::set<std::string> digests = from == nullptr ? std::set<std::string>() : from->digests;
    SiteJobResult result = resultOf(readSite(
        input->pages, siteReading(limits, tell, 0, total),
        [&](const CorpusPage& of, const Document& page) {
            grow(*tree, page);
            digests.insert(fileDigest(of.file));
        },
        stop));
    digests.erase(std::string());
    if (result.isStopped || result.error)
        return result;
    const SharedSite site = measuredSite(*std::move(tree), std::move(digests), stop);
    ThresholdSample sample(site->measured);
    const SiteRead sampled = readSite(
        samples, siteReading(limits, tell, input->pages.size(), total),
        [&](const CorpusPage&, const Document& page) { sample.add(page); }, stop);
    result.isStopped = sampled.isStopped;
    if (!result.isStopped)
        result.samples = SampledPages{sample.table(), sampled.taken};
    result.site = site;
    return result;
}

SiteJobResult lookForKnown(const std::string& folder, const SharedSite& site, const TellProgress& tell,
                           const std::stop_token& stop)
{
    const Result<SiteInput> input = siteInFolder(folder, stop);
    if (!input)
        return failed(input.error());
    KnownPages known;
    for (const CorpusPage& page : input->pages) {
        if (stop.stop_requested())
            break;
        tell(known.all++, input->pages.size());
        known.known += site->digests.contains(fileDigest(page.file)) ? 1 : 0;
    }
    return {.known = known, .isStopped = stop.stop_requested()};
}

SiteJobResult sampleSite(const std::string& folder, const SharedSite& site, const Limits& limits,
                         const TellProgress& tell, const std::stop_token& stop)
{
    const Result<SiteInput> input = siteInFolder(folder, stop);
    if (!input)
        return failed(input.error());
    ThresholdSample sample(site->measured);
    SiteJobResult result = resultOf(readSite(
        input->pages, siteReading(limits, tell, 0, input->pages.size()),
        [&](const CorpusPage&, const Document& page) { sample.add(page); }, stop));
    if (!result.isStopped && !result.error)
        result.samples = SampledPages{sample.table(), result.taken};
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
        mapped->unknownNodes += mapped->cleaned.statuses[node.value] == MapStatus::Possibly ? 1U : 0U;
    }
    return mapped;
}

} // namespace tagseam
