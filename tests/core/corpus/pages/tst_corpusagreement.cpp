// SPDX-License-Identifier: MIT
// The agreement of annotators over the pages of a folder.
#include "core/corpus/pages/corpusagreement.h"

#include "core/select/selector.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/annotation/markings.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

constexpr const char* html = "<!DOCTYPE html><html><head><title>t</title></head><body><p id=a>One thing</p>"
                             "<p id=b>Another thing</p><p id=c>The end of all</p></body></html>";

class CorpusAgreement : public test::Folder {
  protected:
    void annotate(const std::string& page, const std::string& annotator, const std::string& selector)
    {
        const Document document = test::page(html);
        const PageSelectors selectors(document);
        Markings markings;
        markings.annotation.annotator = annotator;
        rebase(markings, selectors, {"", {}, document.size(), false, treeDigest(document)});
        setLabel(markings, selectors, {selectNodes(document, selector)->at(0)}, label::main);
        ASSERT_TRUE(
            saveAnnotation(annotationPath((m_folder / page).string(), annotator), markings.annotation, {}));
    }
    std::vector<AnnotatedBySeveral> agreement()
    {
        return corpusAgreement(*openCorpus(m_folder.string()), {});
    }
};

TEST_F(CorpusAgreement, pagesOfTwoAnnotatorsAreCompared)
{
    for (const char* page : {"a.html", "b.html", "c.html"})
        file(page, html);
    annotate("a.html", "Ana", "#a");
    annotate("a.html", "Bruno", "#a");
    annotate("b.html", "Ana", "#a");
    annotate("b.html", "Bruno", "#b");
    annotate("b.html", std::string(adjudicatedName), "#b");
    annotate("c.html", "Ana", "#a");
    const std::vector<AnnotatedBySeveral> pages = agreement();
    ASSERT_EQ(pages.size(), 2U) << "one page has one annotator";
    EXPECT_EQ(pages[0].page, "a.html");
    EXPECT_EQ(pages[0].annotators, (std::vector<std::string>{"Ana", "Bruno"}));
    EXPECT_EQ(pages[0].differing, 0U);
    EXPECT_DOUBLE_EQ(*pages[0].agreement.kappa, 1);
    EXPECT_EQ(pages[1].differing, 4U) << "two paragraphs and their texts";
    EXPECT_LT(*pages[1].agreement.kappa, 0.5);
    const std::vector<AnnotatorPair> pairs = pairsOf(pages);
    ASSERT_EQ(pairs.size(), 1U);
    EXPECT_EQ(pairs[0].pages, 2U);
    EXPECT_DOUBLE_EQ(*pairs[0].kappa, (1 + *pages[1].agreement.kappa) / 2);
}

TEST_F(CorpusAgreement, aFileThatCannotBeReadIsAnErrorOfItsPage)
{
    file("a.html", html);
    annotate("a.html", "Ana", "#a");
    file("a.html.Bruno.annotation.json", "{");
    const std::vector<AnnotatedBySeveral> pages = agreement();
    ASSERT_EQ(pages.size(), 1U);
    ASSERT_TRUE(pages[0].error);
    EXPECT_EQ(pages[0].error->code, ErrorCode::BadAnnotation);
    EXPECT_TRUE(pairsOf(pages).empty());
}

TEST_F(CorpusAgreement, aStopEndsIt)
{
    file("a.html", html);
    annotate("a.html", "Ana", "#a");
    annotate("a.html", "Bruno", "#b");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(corpusAgreement(*openCorpus(m_folder.string()), {}, stop.get_token()).empty());
}

} // namespace
} // namespace tagseam
