// SPDX-License-Identifier: MIT
// Finds the statuses of the texts that must stay on a page when a site style tree cleans it.
#include "core/corpus/runs/valuestatuses.h"

#include "core/corpus/pages/expectedtexts.h"
#include "core/methods/sitestyletree/localnoise.h"
#include "core/methods/sitestyletree/mapping.h"

#include <algorithm>
#include <iterator>

namespace tagseam {

namespace {

NodeId firstToGo(const TextPlace& place, const RemovalThresholds& removal)
{
    return *std::ranges::min_element(place, {}, [&](NodeId node) { return removal.nodes[node.value]; });
}

// Returns the element node of a node, or of its nearest ancestor that has one.
ElementId rulingElement(const Document& page, const PageMapping& mapping, NodeId node)
{
    const NodeId body = mapping.tags.body;
    while (node != body && mapping.element(node) == noElement)
        node = page.parent(node);
    const ElementId element = mapping.element(node);
    return element == noElement ? rootElement : element;
}

double goesFrom(const TextPlace& place, const RemovalThresholds& removal)
{
    return removal.nodes[firstToGo(place, removal).value];
}

// Returns the texts of a place that not all pages of the site have.
TextPlace ownOf(const Document& page, const TextPlace& place, const SharedTexts& shared)
{
    TextPlace own;
    std::ranges::copy_if(place, std::back_inserter(own),
                         [&](NodeId node) { return !shared.isShared(page, node); });
    return own;
}

// Returns the greatest figure of a locally noisy word.
double greatestFigure(const NoisyFeatures& noisy, std::string_view text)
{
    double greatest = 0;
    for (const TextRange word : noisy.noisyWords(text))
        greatest = std::max(
            greatest,
            noisy.figure(FeatureKind::Word, text.substr(word.begin, word.end - word.begin)).value_or(0));
    return greatest;
}

bool isEdited(NodeId text, const RemovalThresholds& removal)
{
    return std::ranges::binary_search(removal.textEdits, text, {}, &TextEdit::text);
}

ValueStatus valueStatusOf(const Document& page, const TextPlace& place, const MeasuredTree& measured,
                          const PageMapping& mapping, const RemovalThresholds& removal)
{
    ValueStatus status;
    status.node = firstToGo(place, removal);
    status.lostFrom = removal.nodes[status.node.value];
    if (mapping.tags.body == noNode)
        return status;
    status.element = rulingElement(page, mapping, status.node);
    status.isInTree = mapping.element(status.node) != noElement;
    status.noisyFrom = removal.noisyFrom[status.node.value];
    if (status.lostFrom == removedAlways)
        status.localNoise = greatestFigure(NoisyFeatures(measured, status.element), page.text(status.node));
    return status;
}

// Returns the status of a text that stands at this place of the page, but not without the locally noisy
// words.
ValueStatus editedStatusOf(const Document& page, const TextPlace& place, const MeasuredTree& measured,
                           const PageMapping& mapping, const RemovalThresholds& removal)
{
    const auto edited = std::ranges::find_if(place, [&](NodeId text) { return isEdited(text, removal); });
    ValueStatus status =
        valueStatusOf(page, edited == place.end() ? place : TextPlace{*edited}, measured, mapping, removal);
    status.lostFrom = removedAlways;
    status.localNoise = greatestFigure(NoisyFeatures(measured, status.element), page.text(status.node));
    return status;
}

} // namespace

std::string_view name(LossReason reason)
{
    switch (reason) {
    case LossReason::NoisyAbove:
        return "noisy-above";
    case LossReason::LocalNoise:
        return "local-noise";
    case LossReason::Noisy:
        break;
    }
    return "noisy";
}

LossReason ValueStatus::reasonAt(double threshold) const
{
    if (noisyFrom > threshold)
        return LossReason::LocalNoise;
    return isInTree ? LossReason::Noisy : LossReason::NoisyAbove;
}

std::vector<std::optional<ValueStatus>>
valueStatuses(const Document& page, const ScoredNodes& scored, std::span<const std::string> texts,
              const MeasuredTree& measured, const RemovalThresholds& removal, const SharedTexts& shared)
{
    std::vector<std::optional<ValueStatus>> statuses(texts.size());
    const PageMapping mapping = mapPage(page, measured);
    const auto places = textPlaces(page, scored, texts);
    const auto left = removal.textEdits.empty()
                          ? places
                          : textPlaces(EditedPage(page, removal.textEdits).document(), scored, texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        std::optional<double> ownLostFrom;
        for (const TextPlace& place : places[i]) {
            if (!ownOf(page, place, shared).empty())
                ownLostFrom = removedAlways;
        }
        for (const TextPlace& place : left[i]) {
            if (const auto own = ownOf(page, place, shared); !own.empty())
                ownLostFrom = std::max(ownLostFrom.value_or(removedAlways), goesFrom(own, removal));
            if (!statuses[i] || statuses[i]->lostFrom < goesFrom(place, removal))
                statuses[i] = valueStatusOf(page, place, measured, mapping, removal);
        }
        if (!statuses[i] && !places[i].empty())
            statuses[i] = editedStatusOf(page, places[i].front(), measured, mapping, removal);
        if (statuses[i])
            statuses[i]->ownLostFrom = ownLostFrom;
    }
    return statuses;
}

double pickedThreshold(const MeasuredTree& measured, std::span<const double> lostFrom)
{
    double next = removedNever;
    for (const double from : lostFrom) {
        if (from > 0)
            next = std::min(next, from);
    }
    double picked = 0;
    for (const Importance& importance : measured.importances) {
        if (importance.composite < next)
            picked = std::max(picked, importance.composite);
    }
    return picked;
}

} // namespace tagseam
