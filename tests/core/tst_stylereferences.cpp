// SPDX-License-Identifier: MIT
// The addresses that style sheets name.
#include "core/page/references.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(StyleReferences, areThoseOfUrlsAndImports)
{
    EXPECT_THAT(styleReferences("@import 'a.css'; @import url(b.css) print; @IMPORT \"c.css\";"
                                "p { background: url( 'x y.png' ) no-repeat, URL(z.png) }"
                                "@font-face { src: url(f.woff2) format('woff2'), url(f.woff) }"),
                ElementsAre("a.css", "b.css", "c.css", "x y.png", "z.png", "f.woff2", "f.woff"));
}

TEST(StyleReferences, commentsStringsAndLongerNamesNameNothing)
{
    EXPECT_THAT(styleReferences("/* url(a.png) */ p::before { content: 'url(b.png)' } q { x: curl(c.png) }"
                                "@import/**/; r { y: url(data:image/png;base64,AA) url(#clip) }"),
                IsEmpty());
}

TEST(StyleReferences, escapesAreUndone)
{
    EXPECT_THAT(styleReferences("a{x:url(a\\)b.png)} b{x:url('\\63 \\00064.png')} c{x:url(\"e\\\nf.png\")}"),
                ElementsAre("a)b.png", "cd.png", "ef.png"));
}

TEST(StyleReferences, faultyStyleSheetsEnd)
{
    EXPECT_THAT(styleReferences("p{x:url(a.png"), ElementsAre("a.png"));
    EXPECT_THAT(styleReferences("p{x:url('a.png\n} q{y:url(b.png)}"), ElementsAre("a.png", "b.png"));
    EXPECT_THAT(styleReferences("/* url(a.png)"), IsEmpty());
    EXPECT_THAT(styleReferences("p{x:url(\\"), IsEmpty());
    EXPECT_THAT(styleReferences("\\"), IsEmpty());
}

} // namespace
} // namespace tagseam
