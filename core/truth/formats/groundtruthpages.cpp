// SPDX-License-Identifier: MIT
// Ground truth in other tools' files: marks by absolute XPaths.
#include "core/truth/formats/groundtruthpages.h"

#include "core/base/ascii.h"
#include "core/base/limits.h"
#include "core/truth/formats/recordtext.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tagseam {

void tidyRoots(const Document& document, std::vector<NodeId>& roots)
{
    std::ranges::sort(roots);
    NodeId end{0};
    std::erase_if(roots, [&](NodeId root) {
        const bool isInside = root < end;
        end = std::max(end, document.subtreeEnd(root));
        return isInside;
    });
}

namespace {

// Adds the nodes of a mark's paths; returns the first failure, if any.
std::optional<LostMark> followAll(const Document& document, const GroundTruthPage& page, std::uint32_t index,
                                  TablePaths tables, std::vector<NodeId>& nodes)
{
    std::optional<LostMark> lost;
    for (const std::string& xpath : page.marks[index].xpaths) {
        PathTarget target = followPath(document, xpath, tables);
        if (target.failure != PathFailure::None && !lost)
            lost = LostMark{index, target, xpath};
        nodes.insert(nodes.end(), target.nodes.begin(), target.nodes.end());
    }
    if (!lost && nodes.empty())
        lost = LostMark{index, {{}, PathFailure::NoPath, 1}, {}};
    return lost;
}

// A record in several places has one text, in unknown order: it is not compared.
bool isConfirmed(const RecordTexts& texts, const std::vector<NodeId>& nodes, const std::string& text)
{
    return nodes.size() != 1 || texts.isConfirmed(nodes.front(), text);
}

std::string_view lastName(const PathMark& mark)
{
    if (mark.xpaths.size() != 1)
        return {};
    std::string_view step(mark.xpaths.front());
    step.remove_prefix(std::min(step.rfind('/'), step.size() - 1) + 1);
    return step.substr(0, step.find('['));
}

NodeId byText(const RecordTexts& texts, const GroundTruthPage& page, std::uint32_t index)
{
    const PathMark& mark = page.marks[index];
    const std::vector<NodeId> found = texts.find(lastName(mark), mark.text);
    std::size_t twins = 0;
    std::size_t before = 0;
    for (std::uint32_t i = 0; i < page.marks.size(); ++i) {
        const bool isTwin = page.marks[i].text == mark.text && lastName(page.marks[i]) == lastName(mark);
        twins += isTwin ? 1 : 0;
        before += isTwin && i < index ? 1 : 0;
    }
    return found.size() == twins ? found[before] : noNode;
}

} // namespace

std::optional<Error> refusalOfGroundTruth(std::string_view bytes)
{
    if (bytes.size() > groundTruthBytesLimit)
        return Error{ErrorCode::TooLarge, {}, sizeText(groundTruthBytesLimit)};
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (trimmed(bytes).empty())
        return Error{ErrorCode::Empty, {}, {}};
    return std::nullopt;
}

Annotation annotationOf(const GroundTruthPage& page)
{
    Annotation annotation;
    annotation.state = PageState::Done;
    std::set<std::string> taken;
    for (const PathMark& each : page.marks)
        taken.insert(each.id);
    std::set<std::string> used;
    std::size_t number = 0;
    for (const PathMark& each : page.marks) {
        Mark mark;
        mark.id = each.id;
        mark.label = each.label;
        mark.note = each.text;
        while (mark.id.empty() || used.contains(mark.id)) {
            const std::string made = "m" + std::to_string(++number);
            if (!taken.contains(made))
                mark.id = made;
        }
        used.insert(mark.id);
        for (const std::string& xpath : each.xpaths)
            mark.targets.emplace_back().xpath = xpath;
        annotation.marks.push_back(std::move(mark));
    }
    return annotation;
}

GroundTruthPage groundTruthPageOf(std::string id, const Annotation& annotation)
{
    GroundTruthPage page;
    page.id = std::move(id);
    for (const Mark& each : annotation.marks) {
        PathMark mark;
        mark.label = each.label;
        mark.id = each.id;
        mark.text = each.note;
        for (const Target& target : each.targets) {
            if (!target.xpath.empty())
                mark.xpaths.push_back(target.xpath);
        }
        if (!mark.xpaths.empty())
            page.marks.push_back(std::move(mark));
    }
    return page;
}

ResolvedGroundTruth resolveGroundTruth(const Document& document, const GroundTruthPage& page,
                                       TablePaths tables, GroundTruthTexts texts)
{
    std::optional<RecordTexts> pageTexts;
    if (texts == GroundTruthTexts::Checked)
        pageTexts.emplace(document);
    ResolvedGroundTruth resolved;
    for (std::uint32_t i = 0; i < page.marks.size(); ++i) {
        Labelled labelled;
        labelled.label = page.marks[i].label;
        std::optional<LostMark> lost = followAll(document, page, i, tables, labelled.nodes);
        tidyRoots(document, labelled.nodes);
        if (pageTexts && !page.marks[i].text.empty()) {
            if (!lost && !isConfirmed(*pageTexts, labelled.nodes, page.marks[i].text))
                lost = LostMark{i, {{}, PathFailure::OtherText, 0}, page.marks[i].xpaths.front()};
            if (const NodeId node = lost ? byText(*pageTexts, page, i) : noNode; node != noNode) {
                labelled.nodes = {node};
                lost.reset();
                ++resolved.byText;
            }
        }
        if (lost)
            resolved.lost.push_back(*std::move(lost));
        else
            resolved.labelled.push_back(std::move(labelled));
    }
    return resolved;
}

} // namespace tagseam
