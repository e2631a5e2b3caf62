// SPDX-License-Identifier: MIT
// `tagseam-cli experiment complexity`.
#include "app/cli/experiment/clicomplexity.h"

#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "core/archive/pageinput.h"
#include "core/corpus/pages/corpus.h"
#include "core/papers/costexperiment.h"

#include <utility>
#include <vector>

namespace tagseam {

bool hasPages(const std::string& folder)
{
    return static_cast<bool>(openCorpus(folder));
}

Result<Report> complexityReportOf(const std::string& folder, const Arguments& arguments)
{
    const Result<Corpus> corpus = openCorpus(folder);
    if (!corpus)
        return corpus.error();
    std::vector<PageCost> pages;
    pages.reserve(corpus->pages.size());
    for (const CorpusPage& page : corpus->pages) {
        const std::string& encoding = page.encoding.empty() ? arguments.input.encoding : page.encoding;
        const Result<Document> document = readPage(page.file, encoding, arguments.input.limits);
        if (!document) {
            warn(page.id, failureOf(document.error(), page.id).what);
            continue;
        }
        const TagPathSequence sequence = convertTreeToSequence(*document);
        PageCost cost{page.id, {}};
        for (const Variant& variant : variants)
            cost.costs.push_back(searchCost(sequence.symbols, variant.options));
        pages.push_back(std::move(cost));
    }
    return costReport(folder, pages);
}

} // namespace tagseam
