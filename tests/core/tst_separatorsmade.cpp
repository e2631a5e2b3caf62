// SPDX-License-Identifier: MIT
// Pages made at random whose answer is known: listings of many builds, and what has no list of records but
// paragraphs, sections and fields. The weights were fitted on pages of other makers.
#include "core/methods/separators/separators.h"
#include "core/page/parsehtml.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam::test {
namespace {

// The parts in place of {}; they are drawn in their order, which that of arguments need not be.
std::string filled(std::string_view form, std::initializer_list<std::string> parts)
{
    std::string text;
    for (const std::string& part : parts) {
        const std::size_t at = form.find("{}");
        text.append(form.substr(0, at)).append(part);
        form.remove_prefix(at + 2);
    }
    return text.append(form);
}

class PageMaker {
  public:
    explicit PageMaker(std::uint32_t seed) : m_random(seed) {}

    std::uint32_t upTo(std::uint32_t least, std::uint32_t most)
    {
        return least + static_cast<std::uint32_t>(m_random() % (most - least + 1));
    }
    bool isOneIn(std::uint32_t times) { return m_random() % times == 0; }

    std::string words(std::uint32_t least, std::uint32_t most)
    {
        static constexpr std::array words{"tide", "lantern", "of",    "granite",
                                          "a",    "harvest", "under", "copper"};
        std::string text;
        for (std::uint32_t i = upTo(least, most); i > 0; --i)
            text.append(words[m_random() % words.size()]).append(" ");
        return text;
    }
    std::string link(std::uint32_t most) { return filled("<a href=x>{}</a>", {words(1, most)}); }

    std::string times(std::uint32_t least, std::uint32_t most, const auto& make)
    {
        std::string all;
        for (std::uint32_t i = upTo(least, most); i > 0; --i)
            all += make();
        return all;
    }

    // With links and stresses in it, one in `rarity` sentences.
    std::string paragraph(std::uint32_t rarity)
    {
        return filled("<p>{}</p>", {times(2, 6, [&] {
                          const std::string sentence = words(8, 30);
                          if (!isOneIn(rarity))
                              return sentence;
                          return sentence + (isOneIn(2) ? link(3) : filled("<em>{}</em>", {words(1, 2)}));
                      })});
    }

    // With menu, boxes and foot around.
    std::string page(const std::string& main)
    {
        const auto item = [&] { return filled("<li>{}</li>", {link(4)}); };
        const auto box = [&] {
            return filled("<div><h4>{}</h4><ul>{}</ul></div>", {words(1, 2), times(3, 8, item)});
        };
        return filled("<body><div>{}</div><ul>{}</ul>{}<div>{}</div><p>{}</p></body>",
                      {link(2), times(4, 9, item), main, times(0, 3, box), words(4, 9)});
    }

  private:
    std::mt19937 m_random;
};

using Make = std::string (*)(PageMaker&);

std::string article(PageMaker& make)
{
    const std::uint32_t rarity = make.upTo(2, 20);
    return filled("<div><h1>{}</h1>{}</div>",
                  {make.words(3, 8), make.times(4, 25, [&] { return make.paragraph(rarity); })});
}

std::string articleOfSections(PageMaker& make)
{
    const std::uint32_t rarity = make.upTo(2, 8);
    return filled("<div><h1>{}</h1>{}</div>",
                  {make.words(1, 4), make.times(2, 8, [&] {
                       return filled(
                           "<h2><span>{}</span></h2>{}{}",
                           {make.words(1, 4), make.times(1, 5, [&] { return make.paragraph(rarity); }),
                            make.isOneIn(4) ? filled("<div><img><p>{}</p></div>", {make.words(4, 12)}) : ""});
                   })});
}

std::string form(PageMaker& make)
{
    return filled("<form><p>{}</p>{}<button>x</button></form>",
                  {make.words(10, 30), make.times(4, 14, [&] {
                       if (make.isOneIn(4))
                           return filled("<div><label><input>{}</label></div>", {make.words(4, 12)});
                       return filled("<div><label>{}</label><input>{}</div>",
                                     {make.words(1, 3), make.isOneIn(3)
                                                            ? filled("<small>{}</small>", {make.words(3, 8)})
                                                            : ""});
                   })});
}

std::string results(PageMaker& make)
{
    return filled("<ol>{}</ol>", {make.times(5, 20, [&] {
                      return filled("<li class=r><h3>{}</h3><p>{} <b>{}</b> {}</p><cite>{}</cite>{}</li>",
                                    {make.link(8), make.words(9, 20), make.words(1, 2), make.words(2, 9),
                                     make.words(1, 1), make.isOneIn(2) ? make.link(1) : ""});
                  })});
}

std::string wares(PageMaker& make)
{
    return filled(
        "<table>{}</table>", {make.times(3, 8, [&] {
            return filled(
                "<tr>{}</tr>", {make.times(3, 3, [&] {
                    return filled(
                        "<td class=r><a href=x><img></a><br>{}<br><b>9.90</b>{}<font>{}</font></td>",
                        {make.link(6), make.isOneIn(3) ? "<s>12.90</s>" : "", make.words(4, 9)});
                })});
        })});
}

std::string forum(PageMaker& make)
{
    return filled("<div>{}</div>", {make.times(4, 15, [&] {
                      return filled(
                          "<div class=r><div>{}<img><span>{}</span></div><div><i>{}</i>{}</div></div>",
                          {make.link(2), make.words(1, 2), make.words(2, 3),
                           make.times(1, 3, [&] { return make.paragraph(20); })});
                  })});
}

std::string reviews(PageMaker& make)
{
    return filled(
        "<h1>{}</h1><div>{}</div>",
        {make.words(2, 5), make.times(4, 15, [&] {
             return filled(
                 "<div class=r><b>{}</b><div>{} <span>{}</span></div><p>{}</p><button>x</button></div>",
                 {make.words(3, 6), make.link(2), make.words(2, 3), make.words(15, 90)});
         })});
}

struct Answers {
    int pages = 0;
    int answered = 0;
    int right = 0; // the records and no others
    int sure = 0;  // 0.9 and above
};

bool isRecord(const Document& page, NodeId node)
{
    return page.kind(node) == NodeKind::Element && page.attribute(node, "class") == "r";
}

// Each record begins with one that was made, and there are as many.
bool isRight(const Document& page, const SeparatedPage& separated)
{
    std::size_t made = 0;
    for (NodeId node{1}; node.value < page.size(); ++node.value)
        made += isRecord(page, node) ? 1 : 0;
    const std::vector<Region>& found = separated.candidates[separated.regions.front()].records;
    return separated.regions.size() == 1 && found.size() == made &&
           std::ranges::all_of(found, [&](Region record) {
               return isRecord(page, separated.sequence.nodes[record.begin.value]);
           });
}

Answers answersTo(Make kind)
{
    Answers answers;
    PageMaker make(5);
    for (int round = 0; round < 240; ++round) {
        const Document page = *parseHtml(make.page(kind(make)));
        const SeparatedPage separated = separateRecords(page, {});
        ++answers.pages;
        if (separated.regions.empty())
            continue;
        ++answers.answered;
        answers.right += isRight(page, separated) ? 1 : 0;
        answers.sure += separated.confidence >= 0.9 ? 1 : 0;
    }
    return answers;
}

TEST(SeparatorsMade, listingsAreFoundRecordByRecord)
{
    for (const Make kind : {results, wares, forum, reviews}) {
        const Answers answers = answersTo(kind);
        EXPECT_EQ(answers.right, answers.pages);
        EXPECT_GE(answers.sure, answers.pages * 4 / 5);
    }
}

// Sections of an article are alike, as records are: some have an answer, but none that is sure.
TEST(SeparatorsMade, whatHasNoListIsMostlyAnsweredNoRecords)
{
    int answered = 0;
    int pages = 0;
    for (const Make kind : {article, articleOfSections, form}) {
        const Answers answers = answersTo(kind);
        EXPECT_EQ(answers.sure, 0);
        EXPECT_LE(answers.answered, answers.pages / 2);
        answered += answers.answered;
        pages += answers.pages;
    }
    EXPECT_LE(answered, pages / 5);
}

} // namespace
} // namespace tagseam::test
