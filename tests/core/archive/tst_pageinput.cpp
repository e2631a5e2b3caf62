// SPDX-License-Identifier: MIT
// The page in packed bytes.
#include "core/archive/pageinput.h"

#include "core/page/snapshotbytes.h"
#include "tests/core/archive/testarchives.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using test::FailsWith;
using test::gzipped;
using test::outline;
using testing::_;

TEST(PackedPages, areUnpacked)
{
    EXPECT_EQ(outline(*parsePage("<p>plain")), "html(head body(p('plain')))");
    EXPECT_EQ(outline(*parsePage(gzipped("<p>packed"))), "html(head body(p('packed')))");
    EXPECT_EQ(outline(*parsePage(gzipped("<p>cut") + gzipped("<p>x").substr(0, 5))),
              "html(head body(p('cut')))");
    EXPECT_THAT(parsePage(gzipped("")), FailsWith(ErrorCode::Empty, _, _));
    EXPECT_THAT(parsePage(gzipped(std::string(100, '\x01'))), FailsWith(ErrorCode::NotText, _, _));
    EXPECT_THAT(parsePage("\x1f\x8b\x08garbage, and more"), FailsWith(ErrorCode::BadArchive, _, _));
    const std::string blanks = gzipped("<p>x" + std::string(2 << 20, ' '));
    EXPECT_THAT(parsePage(blanks, {.limits = {.bytes = 1 << 20}}), FailsWith(ErrorCode::TooLarge, _, "1 MB"));
}

TEST(PackedPages, theTreeOfABrowserIsNoHtml)
{
    const std::string tree = encodeSnapshot({});
    EXPECT_THAT(parsePage(tree), FailsWith(ErrorCode::BrowserTree, _, _));
    EXPECT_THAT(parsePage(gzipped(tree)), FailsWith(ErrorCode::BrowserTree, _, _));
}

} // namespace
} // namespace tagseam
