// SPDX-License-Identifier: MIT
// The questions of the Explain dock on a large page: status, blocking symbols, what-ifs, near misses,
// diagnosis, stability, the map.
#include "core/explain/blocking.h"
#include "core/explain/diagnosis.h"
#include "core/explain/nearmisses.h"
#include "core/explain/nodestatus.h"
#include "core/explain/stability.h"
#include "core/explain/sweep.h"
#include "core/explain/whatifs.h"
#include "tests/bench/bench.h"
#include "tests/bench/families.h"

#include <memory>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

// One element below the body for each symbol, with the symbol as its class, so that the sequence is the same.
void addRecords(DocumentBuilder& builder, std::uint32_t size, std::mt19937& /*random*/)
{
    for (const Symbol symbol : pageOfRecords(size)) {
        builder.open("div");
        builder.attribute("class", std::to_string(symbol.value));
        builder.close();
    }
}

struct RecordsPage {
    explicit RecordsPage(std::uint32_t size)
        : document(pageOf(addRecords, size)), outcome(outcomeOf(document, {}))
    {
    }
    Document document;
    Outcome outcome;
};

// Measures `ask(page)` on pages of records.
template <class Ask>
void add(const char* name, Ask ask)
{
    addGrowth(name, 10'000, 100'000, [ask](std::uint32_t size) {
        const auto page = std::make_shared<RecordsPage>(size);
        return [ask, page] { return ask(*page); };
    });
}

const bool isRegistered = [] {
    add("whyDropped", [](const RecordsPage& page) {
        return statusOf(page.document, page.outcome.sequence, page.outcome.trace, page.outcome.mask, {},
                        NodeId{3});
    });
    // Symbols of 1 to L occurrences, and two more, all of which occur on both sides of the gaps between their
    // first and their last: as many different frequencies as that many positions can have.
    addGrowth("blockingOfARange", 10'000, 100'000, [](std::uint32_t size) {
        std::uint32_t most = 1;
        while (most * (most + 1) / 2 < size)
            ++most;
        std::vector<Symbol> symbols;
        const auto addTo = [&](std::uint32_t last) {
            for (std::uint32_t value = 1; value <= last; ++value)
                symbols.push_back(Symbol{value});
        };
        addTo(most);
        for (std::uint32_t last = 1; last <= most; ++last)
            addTo(last);
        addTo(most);
        const auto end = static_cast<std::uint32_t>(symbols.size());
        return [symbols, whole = Region{Position{0}, Position{end}},
                range = Region{Position{most}, Position{end - most}}] {
            return blockingSymbolsOf(symbols, whole, range, FrequencyFilter::Above).symbols.size();
        };
    });
    add("whatIfsOfANode", [](const RecordsPage& page) {
        return findWhatIfs(page.document, page.outcome.sequence.nodes[page.outcome.sequence.size() / 2], {})
            .runs;
    });
    add("diagnosis", [](const RecordsPage& page) { return diagnose(page.document, page.outcome, {}); });
    add("nearMisses", [](const RecordsPage& page) {
        return findNearMisses(page.outcome.sequence.symbols, page.outcome.trace).count;
    });
    add("stabilityOfASample",
        [](const RecordsPage& page) { return measureStability(page.outcome.sequence, {}, 200).unchanged; });
    add("matrix", [](const RecordsPage& page) { return sweepVariants(page.document, {}); });
    add("map", [](const RecordsPage& page) { return sweepDifference(page.document, {}).runs; });
    return true;
}();

} // namespace
