// SPDX-License-Identifier: MIT
// Folders of pages: their content, manifests good and bad, and the sources of ground truth.
#include "core/corpus/pages/corpus.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/page/parsehtml.h"
#include "tests/core/base/reasons.h"
#include "tests/core/base/testfolder.h"

#include <fmt/format.h>

namespace tagseam {
namespace {

using test::Folder;
using testing::ElementsAre;

std::vector<std::string> idsOf(const Result<Corpus>& corpus)
{
    std::vector<std::string> ids;
    if (!corpus)
        return {"error: " + corpus.error().where + ": " + corpus.error().detail};
    for (const CorpusPage& page : corpus->pages)
        ids.push_back(page.id);
    return ids;
}

class CorpusFolder : public Folder {};

TEST_F(CorpusFolder, takesAllPagesBelowSortedByBytes)
{
    for (const char* name : {"b.html", "a/z.htm", "a/deep/x.html.gz", "B.XHTML", "m.mhtml", "note.txt",
                             "groundtruth.xml", ".hidden.html", "b_files/frame.html"})
        file(name, "<p>x");
    std::filesystem::create_directory_symlink(m_folder / "a", m_folder / "loop");
    std::filesystem::create_directory_symlink(m_folder, m_folder / "a" / "up");
    const auto expected = ElementsAre("B.XHTML", "a/deep/x.html.gz", "a/z.htm", "b.html", "m.mhtml");
    EXPECT_THAT(idsOf(openCorpus(m_folder)), expected);
    EXPECT_THAT(idsOf(openCorpus(m_folder.string() + "/")), expected);
    EXPECT_THAT(idsOf(openCorpus(m_folder.string() + "/a/..")), expected);
    EXPECT_THAT(idsOf(openCorpus(m_folder / "a")), ElementsAre("deep/x.html.gz", "z.htm"));
    EXPECT_EQ(openCorpus(m_folder / "gone").error().code, ErrorCode::CannotRead);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(openCorpus(m_folder, {}, stop.get_token()).error().code, ErrorCode::Stopped);
    file("corpus.csv", "page\na.html\n");
    EXPECT_EQ(openCorpus(m_folder, {}, stop.get_token()).error().code, ErrorCode::Stopped);
}

TEST_F(CorpusFolder, readsItsManifest)
{
    file("corpus.csv", "\xEF\xBB\xBF"
                       "Page , note,expected,url,encoding,annotation\r\n"
                       "b.html,\"two\nlines\",15.99 | sku 7 |,http://b/,latin1,truth/b.json\r\n\r\n"
                       "./a//x.html,,,,,\n");
    file("unnamed.html", "<p>x");
    const Result<Corpus> corpus = openCorpus(m_folder);
    ASSERT_THAT(idsOf(corpus), ElementsAre("a/x.html", "b.html"));
    const CorpusPage& page = corpus->pages[1];
    EXPECT_EQ(page.file, (m_folder / "b.html").string());
    EXPECT_EQ(page.url, "http://b/");
    EXPECT_EQ(page.encoding, "latin1");
    EXPECT_EQ(page.annotation, (m_folder / "truth/b.json").string());
    EXPECT_THAT(page.expected, ElementsAre("15.99", "sku 7"));
    const std::string other = file("other/list.csv", "page\nunnamed.html\n");
    EXPECT_THAT(idsOf(openCorpus(m_folder, other)), ElementsAre("unnamed.html"));
    EXPECT_NE(digestOf(*corpus), digestOf(*openCorpus(m_folder, other)));
    EXPECT_EQ(digestOf(*corpus), digestOf(*openCorpus(m_folder)));
}

TEST_F(CorpusFolder, badManifestsAreErrorsWithFileAndLine)
{
    struct Row {
        std::string text;
        const char* where;
        const char* what;
    };
    for (const auto& [text, where, what] : {
             Row{"name,url\na.html,\n", "corpus.csv, line 1", "no column"},
             Row{"file,sku,SKU\na.html,1,2\n", "corpus.csv, line 1", "two columns"},
             Row{"file,sku\n,1\n", "line 2", "no page"},
             Row{"", "corpus.csv, line 1", "no column"},
             Row{"page\n\n", "corpus.csv", "no page"},
             Row{"page\na.html\n../b.html\n", "line 3", "not a file below"},
             Row{"page\na/../../b.html\n", "line 2", "not a file below"},
             Row{"page\n/etc/passwd\n", "line 2", "not a file below"},
             Row{"page\n.\n", "line 2", "not a file below"},
             Row{"page,url\n,http://x/\n", "line 2", "no page"},
             Row{"page\na.html\n\"b\"\n./a.html\n", "line 4", "comes twice"},
             Row{"page,note\na,\"1\n2\n3\"\nb,x\"y\n", "line 5", "quotation"},
             Row{"page,encoding\na,klingon\n", "line 2", "no encoding"},
             Row{"page,annotation\na,../t.json\n", "line 2", "not a file below"},
         }) {
        file("corpus.csv", text);
        EXPECT_THAT(openCorpus(m_folder),
                    test::FailsWith(ErrorCode::BadCorpus, testing::EndsWith(where), testing::HasSubstr(what)))
            << text;
    }
}

TEST_F(CorpusFolder, aListOfProductsIsAManifest)
{
    const std::string list = file("pages.csv", "file,url,price,sku,brand\n"
                                               "b.html,http://b/,15.99,A|7,Fine Tools\n"
                                               "a.html,,, ,\n");
    file("unnamed.html", "<p>x");
    const Result<Corpus> corpus = openCorpus(m_folder);
    ASSERT_THAT(idsOf(corpus), ElementsAre("a.html", "b.html"));
    EXPECT_TRUE(corpus->pages[0].expected.empty()) << "an empty cell is not a text";
    EXPECT_EQ(corpus->pages[1].url, "http://b/");
    EXPECT_THAT(corpus->pages[1].expected, ElementsAre("15.99", "A|7", "Fine Tools"));
    const std::string named = file("lists/products.csv", "sku,file\n7,a.html\n");
    EXPECT_THAT(openCorpus(m_folder, named)->pages.at(0).expected, ElementsAre("7"));
    const std::string half = file("lists/half.csv", "page\nb.html\n");
    EXPECT_THAT(openCorpus(m_folder, half)->pages.at(0).expected, ElementsAre("15.99", "A|7", "Fine Tools"));
    file("corpus.csv", "page,price\nunnamed.html,3\n");
    EXPECT_THAT(idsOf(openCorpus(m_folder)), ElementsAre("unnamed.html")) << "corpus.csv comes first";
    EXPECT_TRUE(openCorpus(m_folder)->pages[0].expected.empty()) << "price belongs to lists of products";
}

TEST_F(CorpusFolder, anotherTableOfThatNameIsNotAManifest)
{
    file("a.html", "<p>x");
    for (const char* text : {"page,visits\nb.html,3\n", "", "x\"y\n", "file,FILE\na,b\n"}) {
        const std::string table = file("pages.csv", text);
        const Result<Corpus> corpus = openCorpus(m_folder);
        EXPECT_THAT(idsOf(corpus), ElementsAre("a.html")) << text;
        EXPECT_THAT(corpus->others, ElementsAre(table));
    }
}

const std::string twoParagraphs = "<body><p>a</p><p>b</p></body>";

// The number of marks in the ground truth of a page; -1: no ground truth, -2: an error.
int marksOf(const std::string& folder, const std::string& id)
{
    const Result<Corpus> corpus = openCorpus(folder);
    GroundTruthBook groundTruths(corpus->folder);
    Document document = *parseHtml(twoParagraphs);
    const auto truth =
        groundTruths.groundTruthOf(*std::ranges::find(corpus->pages, id, &CorpusPage::id), document);
    return !truth ? -2 : *truth ? static_cast<int>((*truth)->loaded.marks) : -1;
}

TEST_F(CorpusFolder, aNamedFileAboutManyPagesIsReadOnce)
{
    const std::string truth = file(
        "all.csv", "page,label,mark,xpath\na.html,record,,/html/body/p[1]\nb.html,record,,/html/body/p[2]\n");
    GroundTruthBook groundTruths(m_folder);
    Document document = *parseHtml(twoParagraphs);
    for (const char* name : {"a.html", "b.html"}) {
        CorpusPage page = *pageBelow(m_folder, name);
        page.annotation = truth;
        const auto found = groundTruths.groundTruthOf(page, document);
        ASSERT_TRUE(found && *found) << name;
        EXPECT_EQ((*found)->loaded.marks, 1U);
        std::filesystem::remove(truth);
    }
    CorpusPage page = *pageBelow(m_folder, "c.html");
    page.annotation = (m_folder / "other.csv").string();
    EXPECT_FALSE(groundTruths.groundTruthOf(page, document)) << "another file is another truth";
}

TEST_F(CorpusFolder, findsGroundTruthBesideAndAbove)
{
    const auto entry = [](const char* id, int records) {
        std::string text = fmt::format("<page id='{}'>", id);
        for (int i = 1; i <= records; ++i)
            text += fmt::format("<srr><xpath>/html/body/p[{}]</xpath></srr>", i);
        return text + "</page>";
    };
    for (const char* name : {"set/01/a.html", "set/01/b.html", "set/02/c.html", "top.html"})
        file(name, "<p>a</p>");
    file("set/groundtruth.xml",
         "<pages>" + entry("set/01/a.html", 1) + entry("01/b.html", 2) + entry("b.html", 1) + "</pages>");
    EXPECT_EQ(marksOf(m_folder, "set/01/a.html"), 1);
    EXPECT_EQ(marksOf(m_folder / "set", "01/a.html"), 1) << "by what is above the folder, too";
    EXPECT_EQ(marksOf(m_folder, "set/01/b.html"), 2) << "the longer end";
    EXPECT_EQ(marksOf(m_folder, "set/02/c.html"), -1);
    EXPECT_EQ(marksOf(m_folder, "top.html"), -1);
    EXPECT_EQ(marksOf(m_folder / "set" / "01", "a.html"), -1) << "not above the corpus";
    file("set/02/groundtruth.csv", "page,label,mark,xpath\nc.html,record,,/html/body/p[1]\n");
    EXPECT_EQ(marksOf(m_folder, "set/02/c.html"), 1);
    file("set/01/a.html.annotation.json", "{ torn");
    EXPECT_EQ(marksOf(m_folder, "set/01/a.html"), -2) << "what is beside the page comes first";
    file("groundtruth.xml", "<pages>");
    EXPECT_EQ(marksOf(m_folder, "top.html"), -2);
}

TEST_F(CorpusFolder, groundTruthThatIsATextKeepsTheText)
{
    file("news/a.html", "<p>a</p>");
    file("news/b.html", "<p>a</p>");
    file("ground-truth.json", R"({"a": {"articleBody": "a\n\nb", "url": "http://a/"}})");
    const Result<Corpus> corpus = openCorpus(m_folder);
    GroundTruthBook groundTruths(corpus->folder);
    Document document = *parseHtml(twoParagraphs);
    const auto truth = groundTruths.groundTruthOf(corpus->pages[0], document);
    ASSERT_TRUE(truth && *truth);
    EXPECT_EQ((*truth)->loaded.text, "a\n\nb");
    EXPECT_EQ(marksOf(m_folder, "news/b.html"), -1) << "the file does not name this page";
    file("groundtruth.csv", "page,label,mark,xpath\nnews/b.html,record,,/html/body/p[1]\n");
    EXPECT_EQ(marksOf(m_folder, "news/b.html"), 1) << "groundtruth.csv comes first";
    file("news/a.txt", "b");
    CorpusPage page = corpus->pages[0];
    page.annotation = (m_folder / "news/a.txt").string();
    EXPECT_EQ((*groundTruths.groundTruthOf(page, document))->loaded.text, "b");
    page.annotation = (m_folder / "groundtruth.csv").string();
    page.id = "news/b.html";
    page.file = (m_folder / page.id).string();
    EXPECT_EQ((*groundTruths.groundTruthOf(page, document))->loaded.text, std::nullopt);
}

} // namespace
} // namespace tagseam
