// SPDX-License-Identifier: MIT
// Pages are scored on the tree that their annotation is of, from a folder of trees, an archive, or the bytes;
// or on another one that has all marks.
#include "core/corpus/pages/annotatedtree.h"

#include "core/archive/manifest.h"
#include "core/archive/writemhtml.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/page/parsehtml.h"
#include "core/page/snapshot.h"
#include "core/page/snapshotbytes.h"
#include "core/select/selector.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/score/adjudicate.h"
#include "tests/core/base/testfolder.h"

#include <gtest/gtest.h>

#include <array>

namespace tagseam {
namespace {

// As it is served, and after its scripts added a row.
const std::string served = "<html><body><h1>Results of the search for books about rivers, weirs and the "
                           "mills at them</h1><table><tr><td>First record of the list"
                           "</td></tr></table></body></html>";
const std::string built =
    "<html><body><h1>Results of the search for books about rivers, weirs and the mills at "
    "them</h1><table><tr><td>First record of the list"
    "</td></tr><tr id=more><td>Second record of the list</td></tr></table></body></html>";

std::string treeBytes(const std::string& html)
{
    return encodeSnapshot(snapshotOf(*parseHtml(html)));
}

class AnnotatedTree : public test::Folder {
  protected:
    void SetUp() override
    {
        Folder::SetUp();
        file("pages/a.html", served);
    }
    std::string path(const char* name) const { return (m_folder / name).string(); }
    CorpusPage page() const { return *pageBelow(path("pages"), "a.html"); }
    static Annotation annotationOn(const Document& document, const char* selector)
    {
        const bool isRendered = treeOf(document) == PageTree::Rendered;
        const AnnotatedPage of{{}, {}, document.size(),  isRendered, treeDigest(document),
                               {}, {}, document.parser()};
        const std::array marks{Labelled{"main", *selectNodes(document, selector)}};
        return annotationOf(PageSelectors(document), of, "Ana", marks);
    }
    /// Ana marks the row that the source tree lacks, or another node on the tree of a browser.
    void annotateRendered(const char* selector = "#more") const
    {
        const Annotation annotation = annotationOn(*decodeSnapshot(treeBytes(built)), selector);
        ASSERT_TRUE(annotation.page.isRendered);
        ASSERT_TRUE(saveAnnotation(annotationPath(page().file, "Ana"), annotation, {}));
    }
    /// Returns the tree on which the page is scored; an error when it is not.
    Result<PageGroundTruth> truth(Document& document, RenderedTrees trees = {}) const
    {
        GroundTruthBook groundTruths(path("pages"), {}, std::move(trees));
        Result<std::optional<PageGroundTruth>> found = groundTruths.groundTruthOf(page(), document);
        if (!found)
            return found.error();
        return found->value_or(PageGroundTruth{});
    }
    /// Returns the kind of the tree, which has all marks.
    PageTree treeScored(Document& document, RenderedTrees trees = {}) const
    {
        const Result<PageGroundTruth> found = truth(document, std::move(trees));
        EXPECT_TRUE(found);
        EXPECT_TRUE(found && found->loaded.marks == 1 && found->loaded.lost.empty());
        EXPECT_TRUE(found && found->annotator == "Ana");
        return found ? found->tree : PageTree::Source;
    }
    void expectOtherTree(RenderedTrees trees = {}) const
    {
        Document document = *parseHtml(served);
        const std::uint32_t nodes = document.size();
        const Result<PageGroundTruth> found = truth(document, std::move(trees));
        ASSERT_FALSE(found);
        EXPECT_EQ(found.error().code, ErrorCode::OtherTree);
        EXPECT_EQ(found.error().detail, "rendered");
        EXPECT_EQ(document.size(), nodes);
    }
};

TEST_F(AnnotatedTree, ofABrowserIsTakenFromAFolderOfTrees)
{
    annotateRendered();
    expectOtherTree();
    expectOtherTree(renderedTreesIn(path("pages"))); // a folder without trees
    file("trees/a.html", treeBytes(built));
    Document document = *parseHtml(served);
    EXPECT_EQ(treeScored(document, renderedTreesIn(path("trees"))), PageTree::Rendered);
    EXPECT_EQ(document.size(), parseHtml(built)->size());
    EXPECT_EQ(treeOf(document), PageTree::Rendered);
}

TEST_F(AnnotatedTree, thatCannotBeMadeIsAnError)
{
    annotateRendered();
    Document document = *parseHtml(served);
    const Result<PageGroundTruth> found =
        truth(document, [](const CorpusPage&, const std::stop_token&) -> Result<std::string> {
            return Error{ErrorCode::CannotRead, {}, "it never ends"};
        });
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::CannotRead);
    EXPECT_EQ(found.error().detail, "it never ends");
}

TEST_F(AnnotatedTree, mayBeThatOfAnArchiveThatHasAllMarks)
{
    annotateRendered();
    file("pages/a.mhtml", writeMhtml(served, {}, {})); // lacks the row
    expectOtherTree();
    file("pages/a.mhtml", writeMhtml(built, {}, {}));
    Document document = *parseHtml(served);
    EXPECT_EQ(treeScored(document), PageTree::Archive);
    EXPECT_EQ(document.size(), parseHtml(built)->size());
}

TEST_F(AnnotatedTree, ofABrowserMayBeTheOneOfTheBytes)
{
    annotateRendered();
    file("pages/a.html", built);
    Document document = *parseHtml(built);
    EXPECT_EQ(treeScored(document), PageTree::Source);
}

TEST_F(AnnotatedTree, ofTheBytesWillDoIfItHasAllMarks)
{
    annotateRendered("h1");
    Document document = *parseHtml(served);
    EXPECT_EQ(treeScored(document), PageTree::Source);
    EXPECT_EQ(document.size(), parseHtml(served)->size());
    file("trees/a.html", treeBytes(built));
    EXPECT_EQ(treeScored(document, renderedTreesIn(path("trees"))), PageTree::Rendered);
}

TEST_F(AnnotatedTree, ofTheBytesIsReadByTheParserThatTheAnnotationNames)
{
    const PageReading byLibxml2{.parser = Parser::Libxml2};
    const Annotation annotation = annotationOn(*parseHtml(served, byLibxml2), "tr");
    ASSERT_TRUE(saveAnnotation(annotationPath(page().file, "Ana"), annotation, {}));
    Document document = *parseHtml(served);
    EXPECT_EQ(treeScored(document), PageTree::Source);
    EXPECT_EQ(document.parser(), Parser::Libxml2);
    EXPECT_EQ(document.size(), parseHtml(served, byLibxml2)->size()) << "without a tbody";
    Document same = *parseHtml(served, byLibxml2);
    EXPECT_EQ(treeScored(same), PageTree::Source);
    EXPECT_EQ(same.parser(), Parser::Libxml2);
}

TEST_F(AnnotatedTree, mayLackMarksThatAnotherOneMayNot)
{
    const AnnotatedPage rendered{{}, {}, 0, true, "digest"};
    EXPECT_TRUE(canBeScored(rendered, PageTree::Rendered, 1));
    EXPECT_TRUE(canBeScored(rendered, PageTree::Source, 0));
    EXPECT_FALSE(canBeScored(rendered, PageTree::Source, 1));
    EXPECT_TRUE(canBeScored(AnnotatedPage{}, PageTree::Rendered, 1)) << "another tool does not say which";
}

TEST_F(AnnotatedTree, isFoundByTheLongestEndOfThePathOfItsPage)
{
    const auto found = [&](const char* id) {
        const CorpusPage page{id, path("pages/more/b.html"), {}, {}, {}, {}, {}};
        return renderedTreesIn(path("trees"))(page, {});
    };
    file("trees/b.html", treeBytes(built));
    EXPECT_EQ(*found("b.html"), path("trees/b.html"));
    EXPECT_FALSE(found("more/b.html")) << "a page of a folder, and the tree may be of another one";
    file("trees/more/b.html", treeBytes(built));
    for (const char* id : {"b.html", "more/b.html", "./more//b.html"})
        EXPECT_EQ(*found(id), path("trees/more/b.html"));
}

TEST_F(AnnotatedTree, ofTheBytesIsTakenFromThePageBesideTheAnnotation)
{
    const CorpusPage tree = *pageBelow(path("trees"), "a.html");
    const Document given = *decodeSnapshot(treeBytes(built));
    const Annotation annotation = annotationOn(*parseHtml(served), "h1");
    const std::string beside = annotationPath(page().file);
    const Result<TreeFile> found = annotatedTree({annotation, beside}, tree, given, {});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->path, page().file);
    EXPECT_EQ(found->tree, PageTree::Source);
    const Result<TreeFile> browsers = annotatedTree({annotation, path("none/x.json")}, tree, given, {});
    ASSERT_TRUE(browsers) << "it has all marks";
    EXPECT_EQ(browsers->path, tree.file);
    const Document other = *decodeSnapshot(treeBytes("<html><body><p>Nothing found</p></body></html>"));
    const Result<TreeFile> missing = annotatedTree({annotation, path("none/x.json")}, tree, other, {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::OtherTree);
    EXPECT_EQ(missing.error().detail, "source");
    const Result<TreeFile> itself = annotatedTree({Annotation{}, beside}, tree, given, {});
    ASSERT_TRUE(itself) << "another tool does not say which tree it is of";
    EXPECT_EQ(itself->path, tree.file);
}

} // namespace
} // namespace tagseam
