// SPDX-License-Identifier: MIT
// The stages of one page, each summed over all pages of the corpus, and the share of the three TPS stages in
// libxml2's parse alone: the aim is at most a tenth.
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"
#include "tests/bench/bench.h"

#include <libxml/HTMLparser.h>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

bool parseByLibxml2(const std::string& bytes)
{
    xmlDocPtr doc =
        htmlReadMemory(bytes.data(), static_cast<int>(bytes.size()), nullptr, nullptr,
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
    xmlFreeDoc(doc);
    return doc != nullptr;
}

// Each page passes all stages before the next page, each stage on the fresh result of the stage before, so
// that other load on the machine slows all stages equally.
void measureShare(benchmark::State& state)
{
    double libxml2 = 0; // in milliseconds
    double parse = 0;
    double convert = 0;
    double search = 0;
    double prune = 0;
    for (auto _ : state) {
        forEachCorpusPage(state, [&](const CorpusFile& file, Document& page) {
            libxml2 += millisecondsOf([&] { return parseByLibxml2(file.bytes); });
            parse += millisecondsOf([&] { return (page = *parseHtml(file.bytes)).size(); });
            // The next large request cleans up the thousands of small pieces that the parser freed, at the
            // parser's cost.
            ::operator delete(::operator new (std::size_t{1} << 16U));
            TagPathSequence sequence;
            SearchTrace trace;
            convert += millisecondsOf([&] { return (sequence = convertTreeToSequence(page)).size(); });
            search += millisecondsOf([&] { return (trace = searchRegion(sequence.symbols)).region; });
            prune += millisecondsOf([&] { return pruneDomTree(page, sequence, trace.region); });
        });
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["libxml2_ms"] = libxml2 / runs;
    state.counters["parse_ms"] = parse / runs;
    state.counters["tps_ms"] = convert / runs;
    state.counters["search_ms"] = search / runs;
    state.counters["prune_ms"] = prune / runs;
    state.counters["tps_share"] = (convert + search + prune) / libxml2;
}

BENCHMARK(measureShare)->Name("corpus/share")->Unit(benchmark::kMillisecond);

} // namespace
