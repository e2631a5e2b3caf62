// SPDX-License-Identifier: MIT
// Files of ground truth in all formats, those of other tools included, anchored on a page, and annotations
// written again.
#include "core/page/parsehtml.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/formats/groundtruthfile.h"
#include "core/truth/formats/labelstudio.h"
#include "core/truth/formats/textregions.h"
#include "core/truth/formats/uimaxmi.h"
#include "tests/fuzz/check.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

using namespace tagseam;

namespace {

const Document& somePage()
{
    static const Document page =
        *parseHtml("<!DOCTYPE html><title>t</title><body><h1 id=a>One\r\ntwo</h1><table><tr><td>three &amp; "
                   "four<td>three</table><p class='b c'>five <b>s\xC3\xAFx</b> <img src=i.png alt=seven> "
                   "\xF0\x9F\x98\x80 three</p><pre>\n eight\n</pre><ul><li>a<li>a<li>a</ul>");
    return page;
}

void checkNode(NodeId node)
{
    fuzz::check(node.value > 0 && node.value < somePage().size(), "the node is one of the page");
}

// A file that is written again says the same, and the other formats can be written of it.
void writeAgain(const Annotation& annotation)
{
    const std::string json = annotationJson(annotation);
    const Result<Annotation> again = readAnnotation(json);
    fuzz::check(static_cast<bool>(again), "an annotation is read again");
    fuzz::check(annotationJson(*again) == json, "and written as before");

    static const PageSelectors page(somePage());
    const std::vector<AnchoredMark> anchored = anchor(page, annotation);
    fuzz::check(anchored.size() == annotation.marks.size(), "each mark is anchored or an orphan");
    for (const AnchoredMark& mark : anchored) {
        for (const AnchoredTarget& target : mark.targets) {
            fuzz::check((target.node == noNode) == (target.cause != OrphanCause::None),
                        "an orphan has its cause");
            if (target.node != noNode)
                checkNode(target.node);
        }
    }
    const TextRegions regions = textRegionsOf(page, anchored);
    fuzz::check(nlohmann::json::accept(writeLabelStudio(page, annotation, regions)), "tasks are JSON");
    fuzz::check(static_cast<bool>(readUimaXmi(writeUimaXmi(page, annotation, regions))),
                "a CAS is read again");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<GroundTruthFile> file = readGroundTruth(fuzz::textOf(data, size));
    if (!file) {
        fuzz::check(!file.error().detail.empty() || file.error().code == ErrorCode::Empty,
                    "an error says why");
        return 0;
    }
    if (isOfAnnotation(file->format))
        writeAgain(file->annotation);
    const Result<LoadedGroundTruth> loaded = groundTruthFor(*file, somePage(), "page.html");
    if (loaded) {
        for (const Labelled& mark : loaded->labelled) {
            for (const NodeId node : mark.nodes)
                checkNode(node);
        }
    }
    return 0;
}
