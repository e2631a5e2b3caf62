// SPDX-License-Identifier: MIT
// Content detection on random pages. The weights were fitted on other pages.
#include "core/methods/separators/separators.h"
#include "tests/core/page/testpages.h"

#include <charconv>
#include <map>

namespace tagseam::test {
namespace {

// "[2-6 p]" is two to six times the rule p, "[1/4 p]" in one of four cases; % is one number of a whole page.
// A record has the class r.
const std::map<std::string_view, std::string_view> grammar{
    {"words", "tide|lantern|of|granite|a|harvest|under|copper"},
    {"w", "[1-1 words] "},
    {"link", "<a href=x>[1-4 w]</a>"},
    {"stress", "<em>[1-2 w]</em>|[1-1 shortLink]"},
    {"shortLink", "<a href=x>[1-3 w]</a>"},
    {"sentence", "[8-30 w][1/% stress]"},
    {"p", "<p>[2-6 sentence]</p>"},
    {"item", "<li>[1-1 link]</li>"},
    {"box", "<div><h4>[1-2 w]</h4><ul>[3-8 item]</ul></div>"},
    {"page", "<body><div>[1-1 shortLink]</div><ul>[4-9 item]</ul>[1-1 main]<div>[0-3 box]</div><p>[4-9 "
             "w]</p></body>"},
    {"article", "<div><h1>[3-8 w]</h1>[4-25 p]</div>"},
    {"sections", "<div><h1>[1-4 w]</h1>[2-8 section]</div>"},
    {"section", "<h2><span>[1-4 w]</span></h2>[1-5 p][1/4 figure]"},
    {"figure", "<div><img><p>[4-12 w]</p></div>"},
    {"form", "<form><p>[10-30 w]</p>[4-14 field]<button>x</button></form>"},
    {"field", "<div><label><input>[4-12 w]</label></div>|[1-1 input]|[1-1 input]|[1-1 input]"},
    {"input", "<div><label>[1-3 w]</label><input>[1/3 hint]</div>"},
    {"hint", "<small>[3-8 w]</small>"},
    {"results", "<ol>[5-20 result]</ol>"},
    {"result", "<li class=r><h3><a href=x>[1-8 w]</a></h3><p>[9-20 w]<b>[1-2 w]</b>[2-9 w]</p><cite>[1-1 "
               "w]</cite>[1/2 more]</li>"},
    {"more", "<a href=x>[1-1 w]</a>"},
    {"wares", "<table>[3-8 row]</table>"},
    {"row", "<tr>[3-3 ware]</tr>"},
    {"ware", "<td class=r><a href=x><img></a><br><a href=x>[1-6 w]</a><br><b>9.90</b>[1/3 "
             "oldPrice]<font>[4-9 w]</font></td>"},
    {"oldPrice", "<s>12.90</s>"},
    {"forum", "<div>[4-15 post]</div>"},
    {"post", "<div class=r><div>[1-1 shortLink]<img><span>[1-2 w]</span></div><div><i>[2-3 w]</i>[1-3 "
             "p]</div></div>"},
    {"reviews", "<h1>[2-5 w]</h1><div>[4-15 review]</div>"},
    {"review", "<div class=r><b>[3-6 w]</b><div>[1-1 shortLink] <span>[2-3 w]</span></div><p>[15-90 "
               "w]</p><button>x</button></div>"},
};

// A page with this as its main content, and with stresses in one of `rarity` sentences.
class PageMaker {
  public:
    std::string page(std::string_view main, std::uint32_t rarity)
    {
        m_main = main;
        m_rarity = rarity;
        return expanded("page");
    }
    std::uint32_t upTo(std::uint32_t least, std::uint32_t most)
    {
        return least + static_cast<std::uint32_t>(m_random() % (most - least + 1));
    }

  private:
    std::string expanded(std::string_view rule)
    {
        std::string_view form = grammar.at(rule == "main" ? m_main : rule);
        const auto choices = static_cast<std::uint32_t>(std::ranges::count(form, '|'));
        for (std::uint32_t choice = upTo(0, choices); choice > 0; --choice)
            form.remove_prefix(form.find('|') + 1);
        form = form.substr(0, form.find('|'));
        std::string text;
        for (std::size_t at = form.find('['); at != std::string_view::npos; at = form.find('[')) {
            text.append(form.substr(0, at));
            const std::size_t end = form.find(']');
            addRepeated(form.substr(at + 1, end - at - 1), text);
            form.remove_prefix(end + 1);
        }
        return text.append(form);
    }
    void addRepeated(std::string_view part, std::string& text)
    {
        const std::size_t sign = part.find_first_of("-/");
        const std::size_t space = part.find(' ');
        const std::uint32_t first = number(part.substr(0, sign));
        const std::uint32_t second = number(part.substr(sign + 1, space - sign - 1));
        const bool isChance = part[sign] == '/';
        for (auto left = isChance ? (m_random() % second < first ? 1U : 0U) : upTo(first, second); left > 0;
             --left)
            text += expanded(part.substr(space + 1));
    }
    std::uint32_t number(std::string_view digits) const
    {
        std::uint32_t value = m_rarity; // for %
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    }

    std::mt19937 m_random{5};
    std::string_view m_main;
    std::uint32_t m_rarity = 0;
};

struct MadeAnswers {
    int answered = 0;
    int right = 0; // the records and no others
    int sure = 0;  // 0.9 and above
};

// Each record begins with a generated one, and there are as many.
bool isRight(const Document& page, const SeparatedPage& separated)
{
    const auto isRecord = [&](NodeId node) {
        return page.isElement(node) && page.attribute(node, "class") == "r";
    };
    std::size_t made = 0;
    for (NodeId node{1}; node.value < page.size(); ++node.value)
        made += isRecord(node) ? 1 : 0;
    const std::vector<Region>& found = separated.candidates[separated.regions.front()].records;
    return separated.regions.size() == 1 && found.size() == made &&
           std::ranges::all_of(
               found, [&](Region record) { return isRecord(separated.sequence.nodes[record.begin.value]); });
}

constexpr int pages = 240;

MadeAnswers answersTo(std::string_view main, std::uint32_t leastRarity, std::uint32_t mostRarity)
{
    MadeAnswers answers;
    PageMaker make;
    for (int round = 0; round < pages; ++round) {
        const Document made = page(make.page(main, make.upTo(leastRarity, mostRarity)));
        const SeparatedPage separated = separateRecords(made, {});
        if (separated.regions.empty())
            continue;
        ++answers.answered;
        answers.right += isRight(made, separated) ? 1 : 0;
        answers.sure += separated.confidence >= 0.9 ? 1 : 0;
    }
    return answers;
}

TEST(SeparatorsMade, listingsAreFoundRecordByRecord)
{
    for (const char* main : {"results", "wares", "forum", "reviews"}) {
        const MadeAnswers answers = answersTo(main, 20, 20);
        EXPECT_EQ(answers.right, pages) << main;
        EXPECT_GE(answers.sure, pages * 4 / 5) << main;
    }
}

// Sections of an article are similar, as records are: some have a result, but none with high confidence.
TEST(SeparatorsMade, pagesWithoutAListAreMostlyAnsweredNoRecords)
{
    int answered = 0;
    for (const auto& [main, mostRarity] :
         {std::pair("article", 20U), std::pair("sections", 8U), std::pair("form", 2U)}) {
        const MadeAnswers answers = answersTo(main, 2, mostRarity);
        EXPECT_EQ(answers.sure, 0) << main;
        EXPECT_LE(answers.answered, pages / 2) << main;
        answered += answers.answered;
    }
    RecordProperty("answered", answered);
    EXPECT_LE(answered, 3 * pages / 5);
}

} // namespace
} // namespace tagseam::test
