// SPDX-License-Identifier: MIT
// The agreement of two masks. Their differences are tested with the places where a mask is wrong.
#include "core/truth/score/maskdifference.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

TEST(MaskAgreement, isTheShareOfBothInEither)
{
    const Document page = test::page("<body><ul><li>a<li>b</ul><p>word</p></body>");
    const ScoredNodes scored = scoredNodes(page); // body, ul, li, a, li, b, p, word
    const KeepMask all(page.size(), true);
    const KeepMask none(page.size(), false);
    KeepMask some = all;
    for (std::size_t i = 1; i < 6; ++i)
        some[scored.nodes[i].value] = false;
    EXPECT_EQ(maskAgreement(scored, all, all), 1.0);
    EXPECT_EQ(maskAgreement(scored, all, some), 3.0 / 8);
    EXPECT_EQ(maskAgreement(scored, none, none), std::nullopt);
}

} // namespace
} // namespace tagseam
