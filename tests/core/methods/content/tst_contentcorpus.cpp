// SPDX-License-Identifier: MIT
// Main content against the truth of pages that nothing was fitted to.
#include "core/base/csvrows.h"
#include "core/methods/content/content.h"
#include "core/page/textblocks.h"
#include "core/truth/formats/plaingroundtruth.h"
#include "core/truth/score/articlescore.h"
#include "tests/core/page/testpages.h"

#include <fmt/format.h>

#include <set>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;

const fs::path contentPages = fs::path(TAGSEAM_CORPUS).parent_path() / "content";

std::set<std::string> pagesOfHalf(const std::string& manifest)
{
    const std::string bytes = bytesOf(fs::path(TAGSEAM_TRUTH).parent_path() / "content" / manifest);
    CsvRows rows(bytes);
    std::set<std::string> pages;
    EXPECT_EQ(rows.next()->front(), "page");
    while (!rows.isAtEnd())
        pages.insert(rows.next()->front());
    return pages;
}

TEST(ContentCorpus, nothingIsFittedToWhatIsReported)
{
    for (const char* folder : {"articles", "products", "modern", "zhao2"}) {
        const std::set<std::string> tuned = pagesOfHalf(fmt::format("tuned-{}.csv", folder));
        const std::set<std::string> reported = pagesOfHalf(fmt::format("reported-{}.csv", folder));
        EXPECT_FALSE(tuned.empty());
        EXPECT_FALSE(reported.empty());
        for (const std::string& page : reported)
            EXPECT_FALSE(tuned.contains(page)) << folder << '/' << page;
    }
}

TEST(ContentCorpus, articlesOfTheReportedHalfAreFound)
{
    TAGSEAM_NEEDS("corpus", fs::exists(contentPages / "articles"));
    const auto articles = readArticles(bytesOf(contentPages / "articles/ground-truth.json"));
    const std::set<std::string> reported = pagesOfHalf("reported-articles.csv");
    double precision = 0;
    double recall = 0;
    double texts = 0;
    double pages = 0;
    for (const ArticleText& article : *articles) {
        if (!reported.contains(article.id + ".html"))
            continue;
        const Document page = *parseHtml(bytesOf(contentPages / "articles" / (article.id + ".html")));
        const MainContent content = findContent(page);
        const Hits hits = scoreArticle(plainText(page, keptByContent(page, content)), article.body);
        precision += articlePrecision(hits);
        recall += articleRecall(hits);
        texts += content.kind == ContentKind::Text ? 1 : 0;
        ++pages;
    }
    EXPECT_GT(pages, 40);
    EXPECT_GE(texts / pages, 0.95);
    EXPECT_GE(precision / pages, 0.85);
    EXPECT_GE(recall / pages, 0.95);
}

} // namespace
} // namespace tagseam::test
