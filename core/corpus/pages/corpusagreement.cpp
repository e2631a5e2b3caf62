// SPDX-License-Identifier: MIT
// Measures the agreement of annotators over all pages of a corpus.
#include "core/corpus/pages/corpusagreement.h"

#include "core/archive/pageinput.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

struct Voice {
    std::string name;
    std::string path;
    Annotation annotation;
};

Result<std::vector<Voice>> voicesOf(const std::vector<AnnotationFile>& files)
{
    std::vector<Voice> voices;
    for (const AnnotationFile& file : files) {
        Result<LoadedAnnotation> loaded = loadAnnotation(file.path);
        if (!loaded)
            return Error{loaded.error().code, file.path, loaded.error().detail};
        std::string name = annotatorOf(loaded->annotation, file);
        voices.push_back({std::move(name), file.path, std::move(loaded->annotation)});
    }
    std::ranges::sort(voices, {}, &Voice::name);
    return voices;
}

Result<Document> treeOf(const Voice& voice, const CorpusPage& page, const RenderedTrees& trees,
                        const std::stop_token& stop)
{
    Result<Document> document = readPage(page.file, {.encoding = page.encoding}, stop);
    if (!document)
        return document;
    const Result<TreeFile> tree = annotatedTree({voice.annotation, voice.path}, page, *document, trees,
                                                {.encoding = page.encoding}, stop);
    if (!tree)
        return tree.error();
    return tree->isReadAs(page.file, *document) ? std::move(document)
                                                : readPage(tree->path, tree->reading({}), stop);
}

std::optional<Error> compare(AnnotatedBySeveral& result, const std::vector<AnnotationFile>& files,
                             const CorpusPage& page, const RenderedTrees& trees, const std::stop_token& stop)
{
    const Result<std::vector<Voice>> voices = voicesOf(files);
    if (!voices)
        return voices.error();
    const Result<Document> document = treeOf(voices->front(), page, trees, stop);
    if (!document)
        return document.error();
    const PageSelectors selectors(*document);
    std::vector<AnnotatorMarks> marks;
    for (const Voice& voice : *voices) {
        result.annotators.push_back(voice.name);
        marks.push_back(labelledNodes(voice.annotation, anchor(selectors, voice.annotation)));
    }
    const ScoredNodes scored = scoredNodes(*document);
    result.nodes = static_cast<std::uint32_t>(scored.nodes.size());
    result.agreement = agreementOf(*document, scored, marks);
    for (const Disagreement& each : disagreements(*document, scored, marks)) {
        const std::uint32_t begin = scoredIndex(scored, each.node);
        result.differing += each.isAlone ? 1 : scoredIndex(scored, document->subtreeEnd(each.node)) - begin;
    }
    return std::nullopt;
}

// The mean of the figures that exist.
class MeanOfPages {
  public:
    void add(const std::optional<double>& figure)
    {
        m_sum += figure.value_or(0);
        m_count += figure ? 1 : 0;
    }
    std::optional<double> value() const
    {
        return m_count == 0 ? std::nullopt : std::optional(m_sum / m_count);
    }

  private:
    double m_sum = 0;
    int m_count = 0;
};

} // namespace

std::vector<AnnotatedBySeveral> corpusAgreement(const Corpus& corpus, const RenderedTrees& trees,
                                                const std::stop_token& stop, const TellProgress& tell)
{
    std::vector<AnnotatedBySeveral> results;
    std::map<std::string, FolderAnnotations> folders;
    for (std::size_t i = 0; i < corpus.pages.size() && !stop.stop_requested(); ++i) {
        const CorpusPage& page = corpus.pages[i];
        const fs::path path(page.file);
        const auto [folder, isNew] = folders.try_emplace(path.parent_path().string());
        if (isNew)
            folder->second = annotationsIn(folder->first);
        const auto found = folder->second.find(path.filename().string());
        std::vector<AnnotationFile> files =
            found == folder->second.end() ? std::vector<AnnotationFile>() : found->second;
        std::erase_if(files, [](const AnnotationFile& each) { return each.annotator == adjudicatedName; });
        if (files.size() > 1) {
            AnnotatedBySeveral result;
            result.page = page.id;
            result.error = compare(result, files, page, trees, stop);
            if (!stop.stop_requested())
                results.push_back(std::move(result));
        }
        if (tell)
            tell(i + 1, corpus.pages.size());
    }
    return results;
}

std::vector<AnnotatorPair> pairsOf(const std::vector<AnnotatedBySeveral>& pages)
{
    struct Sums {
        std::uint32_t pages = 0;
        MeanOfPages kappa;
        MeanOfPages nodes;
        MeanOfPages characters;
    };
    std::map<std::pair<std::string, std::string>, Sums> sums;
    for (const AnnotatedBySeveral& page : pages) {
        for (const PairAgreement& pair : page.agreement.pairs) {
            Sums& of = sums[{page.annotators[pair.a], page.annotators[pair.b]}];
            ++of.pages;
            of.kappa.add(pair.kappa);
            of.nodes.add(pair.nodes ? std::optional(pair.nodes->f1) : std::nullopt);
            of.characters.add(pair.characters ? std::optional(pair.characters->f1) : std::nullopt);
        }
    }
    std::vector<AnnotatorPair> pairs;
    pairs.reserve(sums.size());
    for (const auto& [names, of] : sums)
        pairs.push_back(
            {names.first, names.second, of.pages, of.kappa.value(), of.nodes.value(), of.characters.value()});
    return pairs;
}

} // namespace tagseam
