// SPDX-License-Identifier: MIT
// The addresses that pages and style sheets name.
#include "core/page/references.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

using namespace tagseam;
using namespace tagseam::test;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(References, pagesNameWhatTheyShow)
{
    const Document document =
        page("<html><head><link rel='Alternate Stylesheet' href=a.css><link rel=preload href=no.css>"
             "<link rel='shortcut icon' href=i.ico><link rel=next href=no.html>"
             "<style>p{background:url(bg.png)}</style><script src=no.js></script></head>"
             "<body background=back.gif><img src=' p.png '><img srcset='q.png 1x, r,s.png 2x'>"
             "<iframe src=f.html></iframe><a href=no.html>n</a><input type=image src=in.png>"
             "<div style=\"background:url('st.png')\"></div><img src='p.png'><img src='data:x'>"
             "<video src=no.mp4 poster=po.png></video></body></html>");
    EXPECT_THAT(pageReferences(document),
                ElementsAre("a.css", "i.ico", "bg.png", "back.gif", "p.png", "q.png", "r,s.png", "f.html",
                            "in.png", "st.png", "po.png"));
}

TEST(References, sourceSetsWithAndWithoutDescriptors)
{
    const auto of = [](const std::string& set) {
        return pageReferences(page("<body><img srcset=\"" + set + "\"></body>"));
    };
    EXPECT_THAT(of("a.png"), ElementsAre("a.png"));
    EXPECT_THAT(of("a.png, b.png"), ElementsAre("a.png", "b.png"));
    EXPECT_THAT(of("a.png 1x,b.png 2x"), ElementsAre("a.png", "b.png"));
    EXPECT_THAT(of(" ,a.png 100w , ,b.png f(1,2) , c.png"), ElementsAre("a.png", "b.png", "c.png"));
    EXPECT_THAT(of(",,,"), IsEmpty());
}

TEST(References, baseIsTheFirstWithAnAddress)
{
    EXPECT_EQ(baseReference(page("<head><base target=x><base href='/b/'><base href='/c/'></head>")), "/b/");
    EXPECT_EQ(baseReference(page("<p>none")), "");
}

TEST(StyleReferences, areThoseOfUrlsAndImports)
{
    EXPECT_THAT(styleReferences("@import 'a.css'; @import url(b.css) print; @IMPORT \"c.css\";"
                                "p { background: url( 'x y.png' ) no-repeat, URL(z.png) }"
                                "@font-face { src: url(f.woff2) format('woff2'), url(f.woff) }"),
                ElementsAre("a.css", "b.css", "c.css", "x y.png", "z.png", "f.woff2", "f.woff"));
    EXPECT_THAT(styleReferences("a{x:url(a\\)b.png)} b{x:url('\\63 \\00064.png')} c{x:url(\"e\\\nf.png\")}"),
                ElementsAre("a)b.png", "cd.png", "ef.png"))
        << "escapes are undone";
}

TEST(StyleReferences, commentsStringsAndLongerNamesNameNothing)
{
    EXPECT_THAT(styleReferences("/* url(a.png) */ p::before { content: 'url(b.png)' } q { x: curl(c.png) }"
                                "@import/**/; r { y: url(data:image/png;base64,AA) url(#clip) }"),
                IsEmpty());
}

TEST(StyleReferences, faultyStyleSheetsEnd)
{
    EXPECT_THAT(styleReferences("p{x:url(a.png"), ElementsAre("a.png"));
    EXPECT_THAT(styleReferences("p{x:url('a.png\n} q{y:url(b.png)}"), ElementsAre("a.png", "b.png"));
    EXPECT_THAT(styleReferences("/* url(a.png)"), IsEmpty());
    EXPECT_THAT(styleReferences("p{x:url(\\"), IsEmpty());
    EXPECT_THAT(styleReferences("\\"), IsEmpty());
}
