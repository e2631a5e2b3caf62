// SPDX-License-Identifier: MIT
// Measures the agreement of several annotators on one page.
#include "core/truth/score/interannotator.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// Labels as numbers, the same for all annotators; 0 for none.
class LabelNumbers {
  public:
    std::uint32_t of(std::string_view label)
    {
        return m_numbers.try_emplace(label, static_cast<std::uint32_t>(m_numbers.size() + 1)).first->second;
    }
    std::size_t size() const { return m_numbers.size() + 1; }
    std::vector<std::string> texts() const // Returns the labels, indexed by number.
    {
        std::vector<std::string> texts(size());
        for (const auto& [text, number] : m_numbers)
            texts[number] = text;
        return texts;
    }

  private:
    std::map<std::string_view, std::uint32_t> m_numbers;
};

// Returns the label's number of each scored node.
std::vector<std::uint32_t> labelsOf(const Document& document, const ScoredNodes& scored,
                                    const AnnotatorMarks& marks, LabelNumbers& numbers)
{
    std::vector<std::uint32_t> labels = innermostMarks(document, scored, marks);
    for (std::uint32_t& label : labels)
        label = label == noMark ? 0 : numbers.of(marks[label].label);
    return labels;
}

class Mean {
  public:
    void add(double value)
    {
        m_sum += value;
        ++m_count;
    }
    std::optional<double> value() const
    {
        return m_count == 0 ? std::nullopt : std::optional(m_sum / m_count);
    }

  private:
    double m_sum = 0;
    double m_count = 0;
};

// The annotators' labels of each scored node as one number: equal numbers, equal labels.
struct Verdicts {
    std::vector<std::vector<std::uint32_t>> labels; // indexed by annotator, then like the scored nodes
    std::vector<std::uint32_t> numbers;             // indexed like the scored nodes
    std::vector<std::string> texts;                 // indexed by label
};

Verdicts verdictsOf(const Document& document, const ScoredNodes& scored,
                    std::span<const AnnotatorMarks> annotators)
{
    Verdicts verdicts;
    LabelNumbers labels;
    verdicts.numbers.resize(scored.nodes.size());
    for (const AnnotatorMarks& each : annotators) {
        verdicts.labels.push_back(labelsOf(document, scored, each, labels));
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> numbers;
        for (std::size_t i = 0; i < scored.nodes.size(); ++i) {
            const std::pair key(verdicts.numbers[i], verdicts.labels.back()[i]);
            verdicts.numbers[i] =
                numbers.try_emplace(key, static_cast<std::uint32_t>(numbers.size())).first->second;
        }
    }
    verdicts.texts = labels.texts();
    return verdicts;
}

} // namespace

std::optional<double> cohensKappa(const Document& document, const ScoredNodes& scored,
                                  const AnnotatorMarks& a, const AnnotatorMarks& b)
{
    LabelNumbers numbers;
    const std::vector<std::uint32_t> ofA = labelsOf(document, scored, a, numbers);
    const std::vector<std::uint32_t> ofB = labelsOf(document, scored, b, numbers);
    std::vector<std::uint64_t> countA(numbers.size());
    std::vector<std::uint64_t> countB(numbers.size());
    std::uint64_t same = 0;
    for (std::size_t i = 0; i < ofA.size(); ++i) {
        ++countA[ofA[i]];
        ++countB[ofB[i]];
        same += ofA[i] == ofB[i] ? 1 : 0;
    }
    const std::uint64_t all = ofA.size();
    std::uint64_t byChance = 0; // pe * all^2
    for (std::size_t label = 0; label < countA.size(); ++label)
        byChance += countA[label] * countB[label];
    if (byChance == all * all) // exact: pages have fewer than 2^32 nodes
        return std::nullopt;
    const auto n = static_cast<double>(all);
    const double expected = static_cast<double>(byChance) / n / n;
    return (static_cast<double>(same) / n - expected) / (1 - expected);
}

AnnotatorAgreement agreementOf(const Document& document, const ScoredNodes& scored,
                               std::span<const AnnotatorMarks> annotators)
{
    std::vector<Segmentation> segments;
    for (const AnnotatorMarks& each : annotators)
        segments.push_back(segmentationOf(document, scored, each, SegmentBy::Mark));
    AnnotatorAgreement agreement;
    Mean kappa;
    Mean nodes;
    Mean characters;
    for (std::uint32_t a = 0; a < annotators.size(); ++a) {
        for (std::uint32_t b = a + 1; b < annotators.size(); ++b) {
            const PairAgreement pair{a, b, cohensKappa(document, scored, annotators[a], annotators[b]),
                                     bCubedOfNodes(segments[a], segments[b]),
                                     bCubedOfCharacters(scored, segments[a], segments[b])};
            if (pair.kappa)
                kappa.add(*pair.kappa);
            if (pair.nodes)
                nodes.add(pair.nodes->f1);
            if (pair.characters)
                characters.add(pair.characters->f1);
            agreement.pairs.push_back(pair);
        }
    }
    agreement.kappa = kappa.value();
    agreement.nodesF1 = nodes.value();
    agreement.charactersF1 = characters.value();
    return agreement;
}

std::vector<Disagreement> disagreements(const Document& document, const ScoredNodes& scored,
                                        std::span<const AnnotatorMarks> annotators)
{
    const Verdicts verdicts = verdictsOf(document, scored, annotators);
    const auto count = static_cast<std::uint32_t>(scored.nodes.size());
    std::vector<std::uint32_t> sameUpTo(count, count); // end of the run of equal verdicts that begins at each
                                                       // index
    for (std::uint32_t i = count; i-- > 0;) {
        if (i + 1 < count)
            sameUpTo[i] = verdicts.numbers[i] == verdicts.numbers[i + 1] ? sameUpTo[i + 1] : i + 1;
    }
    std::vector<Disagreement> found;
    for (std::uint32_t i = 0; i < count;) {
        const NodeId node = scored.nodes[i];
        const std::uint32_t end = scoredIndex(scored, document.subtreeEnd(node));
        const bool isUniform = sameUpTo[i] >= end;
        const bool differs = std::ranges::any_of(
            verdicts.labels, [&](const auto& labels) { return labels[i] != verdicts.labels[0][i]; });
        if (differs) {
            Disagreement each;
            each.node = node;
            for (const auto& labels : verdicts.labels)
                each.labels.push_back(verdicts.texts[labels[i]]);
            each.isAlone = !isUniform;
            found.push_back(std::move(each));
        }
        i = isUniform ? end : i + 1;
    }
    return found;
}

Merged mergeAnnotations(const Document& document, const ScoredNodes& scored,
                        std::span<const AnnotatorMarks> annotators, Adjudication adjudication)
{
    std::vector<OpenMark> marks;
    using Key = std::pair<std::string_view, std::vector<std::uint32_t>>;
    std::map<Key, std::size_t> known;
    for (std::uint32_t who = 0; who < annotators.size(); ++who) {
        for (const Labelled& mark : annotators[who]) {
            Key key{mark.label, {}};
            for (const auto [begin, end] : scoredRanges(document, scored, mark.nodes)) {
                key.second.push_back(begin);
                key.second.push_back(end);
            }
            if (key.second.empty()) // marks without scored nodes: identified by their roots themselves, after
                                    // an odd number
                for (const NodeId root : mark.nodes)
                    key.second.insert(key.second.end(), {0xffffffffU, root.value});
            const auto [place, isNew] = known.try_emplace(std::move(key), marks.size());
            if (isNew)
                marks.push_back({mark, {}});
            std::vector<std::uint32_t>& voices = marks[place->second].annotators;
            if (voices.empty() || voices.back() != who)
                voices.push_back(who);
        }
    }
    std::ranges::stable_sort(marks, {}, [](const OpenMark& each) {
        return each.mark.nodes.empty() ? noNode : each.mark.nodes.front();
    });
    Merged merged;
    for (OpenMark& each : marks) {
        const std::size_t voices = each.annotators.size();
        const bool isAgreed =
            adjudication == Adjudication::All ? voices == annotators.size() : 2 * voices > annotators.size();
        if (isAgreed)
            merged.agreed.push_back(std::move(each.mark));
        else
            merged.open.push_back(std::move(each));
    }
    return merged;
}

} // namespace tagseam
