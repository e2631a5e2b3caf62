// SPDX-License-Identifier: MIT
// Compares the annotations of one page by several annotators.
#include "ui/tools/annotate/agreement.h"

#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/score/scorednodes.h"

#include <QFile>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

Voice readVoice(const PageSelectors& selectors, const std::string& path)
{
    Voice voice;
    voice.path = path;
    const Result<LoadedAnnotation> loaded = loadAnnotation(path);
    if (!loaded) {
        voice.name = QString::fromStdString(annotatorIn(path));
        voice.unreadable = QString::fromStdString(loaded.error().detail);
        return voice;
    }
    const Annotation& annotation = loaded->annotation;
    const std::vector<AnchoredMark> anchored = anchor(selectors, annotation);
    voice.name = QString::fromStdString(annotation.annotator);
    voice.state = annotation.state;
    voice.marks = static_cast<int>(anchored.size());
    voice.labelled = labelledNodes(annotation, anchored);
    voice.orphans = voice.marks - static_cast<int>(voice.labelled.size());
    return voice;
}

// Counts the scored nodes in the disagreements.
std::uint32_t countDiffering(const Document& document, const ScoredNodes& scored,
                             const std::vector<Disagreement>& disagreements)
{
    std::uint32_t count = 0;
    for (const Disagreement& each : disagreements) {
        const std::uint32_t begin = scoredIndex(scored, each.node);
        count += each.isAlone ? 1 : scoredIndex(scored, document.subtreeEnd(each.node)) - begin;
    }
    return count;
}

} // namespace

std::vector<std::string> annotationsOf(const AnnotationPlace& place)
{
    AnnotationPlace nobodys = place;
    nobodys.owner.annotator.clear();
    const std::string own = nobodys.path(); // a manifest may name it
    if (own.empty())
        return {};
    std::vector<std::string> found;
    std::error_code status;
    if (std::filesystem::exists(own, status))
        found.push_back(own);
    for (const AnnotationFile& file :
         annotationsOf(place.page, QFile::encodeName(place.owner.folder).toStdString())) {
        if (!file.annotator.empty())
            found.push_back(file.path);
    }
    return found;
}

PageAgreement compareAnnotations(const Document& document, const std::vector<std::string>& files,
                                 const std::vector<bool>& isTaken)
{
    PageAgreement all;
    const PageSelectors selectors(document);
    std::vector<AnnotatorMarks> marks;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Voice& voice = all.voices.emplace_back(readVoice(selectors, files[i]));
        if (!voice.unreadable.isEmpty() || (i < isTaken.size() && !isTaken[i]))
            continue;
        all.taken.push_back(static_cast<std::uint32_t>(i));
        marks.push_back(voice.labelled);
    }
    if (marks.size() < 2)
        return all;
    const ScoredNodes scored = scoredNodes(document);
    all.nodes = static_cast<std::uint32_t>(scored.nodes.size());
    all.figures = agreementOf(document, scored, marks);
    all.disagreements = disagreements(document, scored, marks);
    all.differing = countDiffering(document, scored, all.disagreements);
    all.merged = mergeAnnotations(document, scored, marks, Adjudication::All);
    all.questions = openQuestions(document, scored, all.merged.open);
    return all;
}

} // namespace tagseam
