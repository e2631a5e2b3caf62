// SPDX-License-Identifier: MIT
// `tagseam-cli content`: the main content of a page. `explain --method content`: the status of a node, which
// answers keep it, and the points of its block.
#include "app/cli/methods/clicontent.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "core/base/csvrows.h"
#include "core/methods/content/content.h"
#include "core/methods/content/contentdetection.h"
#include "core/methods/content/contentjson.h"
#include "core/page/markdown.h"
#include "core/page/serializehtml.h"
#include "core/select/nodepaths.h"
#include "core/select/selector.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

namespace tagseam {

namespace {

std::string contentHelp()
{
    return "ANSWER is text (blocks of text), list (records), or none: then the whole page is kept. Each has "
           "an "
           "expected F1, 0 to 1: the mean F1 of words of pages like this one; for none it is the probability "
           "that the page has no content.\n"
           "Each block of text has points from its figures, which make a probability. The set of blocks with "
           "the highest expected F1 is the text: those of at least half of it, before "
           "its correction by other pages: the threshold. "
           "explain --method content prints the points of a block.\n"
           "The kind of page is shown and decides nothing but none.\n"
           "--figures prints the blocks as CSV, from which tests/train fits the tables: the columns block, "
           "node, path, wordCount, linkedWords, those of a block, those of the page (page.NAME), classWords "
           "and "
           "text.\n" +
           schemaNote("content-2");
}

std::string listsText(const SeparatedPage& lists)
{
    const std::vector<const RecordRegion*> shown = shownLists(lists);
    if (shown.empty())
        return "no list of three";
    Region around = shown.front()->span();
    std::size_t records = 0;
    for (const RecordRegion* each : shown) {
        records += each->records.size();
        around = {std::min(around.begin, each->span().begin), std::max(around.end, each->span().end)};
    }
    return fmt::format("{} records {} {}, score {:.3f}", records,
                       shown.size() == 1 ? "at" : fmt::format("in {} lists within", shown.size()),
                       positionsText(around), shown.front()->score);
}

std::string placeText(const Document& page, const MainContent& content, ContentKind kind)
{
    const TagPathSequence& sequence = content.lists.sequence;
    const auto spanText = [&](const KeepMask& nodes) {
        const std::vector<Region> regions = regionsOf(sequence, nodes);
        if (regions.empty())
            return std::string("-");
        std::uint32_t kept = 0;
        for (const Region region : regions)
            kept += region.size();
        return fmt::format("{} positions within {}", kept,
                           positionsText({regions.front().begin, regions.back().end}));
    };
    if (kind == ContentKind::List)
        return listsText(content.lists);
    if (kind == ContentKind::Text && hasCandidate(content, kind))
        return fmt::format("{:.0f} words, {}", content.keptWords(),
                           spanText(placeOf(page, content, kind).nodes));
    return kind == ContentKind::Text ? "no text" : "the whole page";
}

std::string pageKindsText(const MainContent& content)
{
    constexpr double least = 0.05; // probability that is worth a word
    std::string text;
    for (const PageKind kind : content.likelyPageKinds(least))
        text += fmt::format("{}{} {:.2f}", text.empty() ? "" : ", ", name(kind), content.probability(kind));
    return text;
}

std::string contentText(const PreparedPage& prepared, const MainContent& content)
{
    std::string text =
        fmt::format("page        {}\npositions   {}\nanswer      {}\nexpected F1 {:.2f}\nkind        {}\n",
                    prepared.label, content.lists.sequence.size(), name(content.kind), content.confidence(),
                    pageKindsText(content));
    if (content.headline)
        text +=
            fmt::format("headline    {}\n",
                        printable(textOf(prepared.document, content.texts.blocks[*content.headline].block)));
    const auto kept = std::ranges::count(content.scored.blocks, true, &ScoredBlock::isKept);
    text += fmt::format("blocks      {} of {} have a probability of {:.2f} or more\n", kept,
                        content.scored.blocks.size(), content.scored.threshold);
    TextTable answers({{"answer", 0, true}, {"expected F1"}, {"keeps", 0, true}});
    std::array<ContentKind, contentKinds> kinds{ContentKind::List, ContentKind::Text, ContentKind::None};
    std::ranges::stable_sort(kinds, std::ranges::greater{}, [&](ContentKind kind) {
        return kind == content.kind ? 2 : content.expected(kind);
    });
    for (const ContentKind kind : kinds)
        answers.add({std::string(name(kind)), fmt::format("{:.2f}", content.expected(kind)),
                     placeText(prepared.document, content, kind)});
    return text + '\n' + answers.text();
}

std::string figuresCsv(const Document& page, const MainContent& content)
{
    std::string csv = "block,node,path,wordCount,linkedWords";
    for (std::size_t i = 0; i < figureCount; ++i)
        csv += fmt::format(",{}", name(static_cast<BlockFigure>(i)));
    for (std::size_t i = 0; i < kindFigureCount; ++i)
        csv += fmt::format(",page.{}", name(static_cast<KindFigure>(i)));
    csv += ",classWords,text\n";
    const NodePaths paths(page);
    for (std::size_t block = 0; block < content.texts.blocks.size(); ++block) {
        const MeasuredBlock& measured = content.texts.blocks[block];
        const ScoredBlock& scored = content.scored.blocks[block];
        csv += fmt::format("{},{},{},{},{}", block, csvField(paths.of(measured.block.container).value_or("")),
                           scored.path, measured.words, measured.linkedWords);
        for (const float value : scored.figures)
            csv += fmt::format(",{}", value);
        for (const double value : content.figures)
            csv += fmt::format(",{:.6g}", value);
        std::string words;
        for (const std::string& word : classWordsOf(content.pageRead(page), measured.block.container))
            words += (words.empty() ? "" : " ") + word;
        csv += fmt::format(",{},{}\n", words, csvField(textOf(page, measured.block)));
    }
    return csv;
}

// "0.1 to 0.25", "from 0.25", "up to 0.1".
std::string stepText(const FigureReason& reason)
{
    if (!std::isfinite(reason.from))
        return std::isfinite(reason.to) ? fmt::format("below {:.3g}", reason.to) : std::string("any");
    return std::isfinite(reason.to) ? fmt::format("{:.3g} to {:.3g}", reason.from, reason.to)
                                    : fmt::format("from {:.3g}", reason.from);
}

std::string changesText(const Document& page, const BlockWhatIfs& changes, bool isKept)
{
    if (changes.whatIfs.empty())
        return fmt::format("\nNone of {} changes of one element would {} it{}.\n", changes.tried,
                           isKept ? "prune" : "keep", changes.isStopped ? "; not all could be tried" : "");
    TextTable table({{fmt::format("would {} it", isKept ? "prune" : "keep"), 0, true},
                     {"probability"},
                     {"words changed elsewhere"}});
    constexpr std::size_t mostShown = 8;
    for (std::size_t i = 0; i < changes.whatIfs.size() && i < mostShown; ++i) {
        const BlockWhatIf& each = changes.whatIfs[i];
        table.add({changeText(page, each), fmt::format("{:.2f}", each.probability),
                   fmt::format("{}", each.otherWords)});
    }
    std::string text = '\n' + table.text();
    if (changes.whatIfs.size() > mostShown)
        text += fmt::format("and {} more; --json has them all\n", changes.whatIfs.size() - mostShown);
    return text;
}

std::string explainedText(const PreparedPage& prepared, const ExplainedContent& explained,
                          const BlockWhatIfs& changes)
{
    const MainContent& content = explained.content;
    std::string answers;
    for (const ContentKind kind : explained.keptBy)
        answers += fmt::format("{}{}", answers.empty() ? "" : ", ", name(kind));
    std::string out = fmt::format("page       {}\nanswer     {}, expected F1 {:.2f}\nnode       {}\n",
                                  prepared.label, name(content.kind), content.confidence(),
                                  printable(nodeLabel(prepared.document, explained.node)));
    if (const Position at = content.lists.sequence.positionOf(explained.node); at != noPosition)
        out += fmt::format("position   {}\n", at.value + 1);
    if (explained.unseen != Unseen::No)
        out += fmt::format("unseen     {}\n", meaning(explained.unseen));
    out += fmt::format("status     {}\nanswers    {}\n", name(explained.status),
                       answers.empty() ? "none of them keeps the node" : answers + " (they keep the node)");
    if (!explained.block)
        return out;
    const ScoredBlock& block = content.scored.blocks[*explained.block];
    const double expected = content.scored.expectedF1;
    const bool isAlike = std::abs(explained.expectedOtherwise - expected) < 0.0005;
    const std::string otherwise =
        isAlike ? std::string("hardly change")
                : fmt::format("be {:.3f}, not {:.3f}", explained.expectedOtherwise, expected);
    if (content.kind != ContentKind::Text)
        out += "note       the answer is not text, so this block's probability decides nothing\n";
    out += fmt::format("block      {} words, probability {:.2f}: {} the threshold {:.2f}\n"
                       "otherwise  if it were {}, the expectation of the blocks would {}\n",
                       content.texts.blocks[*explained.block].words, block.probability,
                       block.isKept ? "not below" : "below", content.scored.threshold,
                       block.isKept ? "pruned" : "kept", otherwise);
    TextTable figures({{"figure", 0, true}, {"value"}, {"step", 0, true}, {"points", 6, true}});
    const auto points = [](double value) {
        return fmt::format("{:>+6.2f}", std::abs(value) < 0.005 ? 0.0 : value); // no -0.00
    };
    if (std::abs(content.model->base) >= 0.005)
        figures.add({"every block", "", "", points(content.model->base)});
    for (const FigureReason& reason : figureReasons(*content.model, block.figures))
        figures.add({std::string(name(reason.figure)), fmt::format("{:.3g}", reason.value), stepText(reason),
                     points(reason.points)});
    figures.add({"sum", "", "", points(block.points)});
    out += '\n' + figures.text();
    const std::vector<WordReason> words = wordReasons(*content.model, content.pageRead(prepared.document),
                                                      content.texts.blocks[*explained.block].block.container);
    if (!words.empty()) {
        TextTable ofWords({{"class word", 0, true}, {"in classWords", 6, true}});
        for (const WordReason& reason : words)
            ofWords.add({reason.word, points(reason.points)});
        out += '\n' + ofWords.text();
    }
    return content.kind == ContentKind::Text ? out + changesText(prepared.document, changes, block.isKept)
                                             : out;
}

} // namespace

std::string changeText(const Document& page, const BlockWhatIf& change)
{
    const std::string element = printable(nodeLabel(page, change.element));
    if (!change.name.empty())
        return fmt::format("{} as {}", element, change.name);
    if (!change.added.empty())
        return fmt::format("{} with {} after its other classes", element, change.added);
    return fmt::format("{} without {}", element,
                       printable(fmt::format("{}", fmt::join(change.removed, ", "))));
}

CLI::App* addContentCommand(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand(
        "content", "Prints the main content of a page: blocks of text, a list of records, or none, and the "
                   "expected F1 of each.");
    setNotesAndExamples(*command, contentHelp(), "tagseam-cli content resources/samples/shop.html",
                        "tagseam-cli content resources/samples/news.html --text");
    addPage(*command, arguments)->required();
    addPageOptions(*command, arguments);
    addNodeOptions(*command, arguments);
    addWhatIfs(*command, arguments);
    addTables(*command, arguments);
    CLI::Option* json =
        addJson(*command, arguments, "Print the answer, the candidates and their evidence as JSON");
    addTexts(*command, arguments, "the content", json);
    for (const auto& [name, isGiven, help] :
         {std::tuple{"--html", &arguments.isHtml,
                     "Print the content as HTML, without the style sheets of the page"},
          std::tuple{"--figures", &arguments.isFigures, "Print the figures of the blocks as CSV"}}) {
        CLI::Option* option = command->add_flag(name, *isGiven, help);
        for (const char* other : {"--json", "--text", "--markdown", "--html"}) {
            if (std::string_view(other) != name && command->get_option_no_throw(other) != nullptr)
                option->excludes(command->get_option(other));
        }
    }
    addLimits(*command, arguments);
    return command;
}

MainContent contentOf(const PreparedPage& prepared, const ContentOptions& options)
{
    return findContent(prepared.document, detectionOptions(prepared.setup.path), nullptr, {},
                       modelOf(options));
}

namespace {

// The content as text, Markdown or HTML.
std::string readableContent(const PreparedPage& prepared, const MainContent& content,
                            const Arguments& arguments)
{
    const std::vector<TextBlock> blocks = blocksOfContent(prepared.document, content);
    if (blocks.empty())
        warn(prepared.label, "has no main content: no text is printed");
    if (arguments.isText)
        return plainText(prepared.document, blocks);
    const KeepMask kept = blocks.empty() ? KeepMask(prepared.document.size(), false)
                                         : keptByContent(prepared.document, content);
    if (arguments.isMarkdown)
        return markdownOf(prepared.document, blocks, kept);
    SerializeOptions options;
    options.baseUrl = baseUrlFor(arguments, prepared.url);
    options.keepStyles = false;
    return serializeHtml(prepared.document, kept, options);
}

} // namespace

int runContent(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const MainContent content = contentOf(prepared, {arguments.tables});
        if (arguments.isText || arguments.isMarkdown || arguments.isHtml)
            return answerFile(readableContent(prepared, content, arguments));
        if (arguments.isFigures)
            return answer(figuresCsv(prepared.document, content));
        return answer(arguments.isJson ? contentJson(prepared.document, content)
                                       : contentText(prepared, content));
    });
}

int explainByContent(const PreparedPage& prepared, const Arguments& arguments, const ContentOptions& options)
{
    const MainContent content = contentOf(prepared, options);
    const auto found = nodesOrPosition(prepared.document, content.lists.sequence, "--node", arguments.node);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    const NodeId node = std::get<std::vector<NodeId>>(found).front();
    const ExplainedContent explained = explainContent(prepared.document, content, node);
    BlockWhatIfs changes;
    if (explained.block)
        changes = findBlockWhatIfs(prepared.document, content, *explained.block,
                                   detectionOptions(prepared.setup.path), {}, modelOf(options));
    return answer(arguments.isJson ? explainedContentJson(prepared.document, explained, changes)
                                   : explainedText(prepared, explained, changes));
}

} // namespace tagseam
