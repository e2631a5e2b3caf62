// SPDX-License-Identifier: MIT
// The side to which a node was lost, on pages whose last split keeps the left side.
#include "core/explain/setup.h"
#include "tests/ui/testpage.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/losttext.h"

using namespace tagseam;

class TestLostText : public QObject {
    Q_OBJECT

  private slots:
    void aNodeIsLostToTheOtherSideAndNeverToItsOwn_data();
    void aNodeIsLostToTheOtherSideAndNeverToItsOwn();
};

void TestLostText::aNodeIsLostToTheOtherSideAndNeverToItsOwn_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::newRow("list and footer") << QByteArray(
        "<body><ul>" + QByteArray("<li><b>title</b> <i>price</i></li>").repeated(20) + "</ul><div>" +
        QByteArray("<a href=x>note</a>").repeated(8) + "</div>");
    QTest::newRow("shop") << contentOf(QStringLiteral(TAGSEAM_SAMPLES "/shop.html"));
}

// A variant that removes the position at the split removes a position of the side that it keeps.
void TestLostText::aNodeIsLostToTheOtherSideAndNeverToItsOwn()
{
    QFETCH(QByteArray, html);
    PageSession session;
    analyse(session, std::string_view(html.data(), static_cast<std::size_t>(html.size())));
    QVERIFY(session.runner()->analysis().options.search.splitSymbol == SplitSymbol::Drop);
    const TagPathSequence& sequence = session.runner()->analysis().sequence;
    const SearchTrace& trace = session.runner()->analysis().trace;
    const auto below = [&](std::uint32_t position) {
        return positionsBelow(session.trees()->document(), sequence, sequence.nodes[position]);
    };
    int seen = 0;
    for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
        const Level& level = trace.levels[i];
        const CandidateSplit* split = trace.acceptedSplit(level);
        if (split == nullptr || level.kept.begin >= split->split)
            continue; // the right side is kept completely
        const Position at = split->split;
        const QString winner = regionText(session, {level.region.begin, at});
        const Region ofDropped = below(at.value - 1); // a leaf, or else its subtree was pruned
        if (ofDropped.end > at || level.kept.end >= at)
            continue;
        const QString dropped = lostText(session, i, ofDropped, 0);
        QVERIFY2(!dropped.contains(winner), qPrintable(dropped));
        QVERIFY(names(dropped, {at.value})); // the removed position, from 1
        const QString lost = lostText(session, i, below(at.value), 0);
        QVERIFY2(lost.contains(winner), qPrintable(lost));
        ++seen;
    }
    QVERIFY(seen > 0);
}

TAGSEAM_TEST(TestLostText)
#include "tst_losttext.moc"
