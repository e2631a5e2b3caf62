// SPDX-License-Identifier: MIT
// The numbers in the texts on content detection, for pages whose numbers are computed by hand.
#include "tests/ui/testpage.h"
#include "tests/ui/tools/content/detectionpages.h"
#include "ui/session/questions/detectionquestion.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/session/words/detectiontext.h"
#include "ui/tools/content/candidatetext.h"
#include "ui/tools/methods/methodstext.h"

#include <QTextDocumentFragment>

#include <tuple>
#include <utility>

using namespace tagseam;

namespace {

const QByteArray head = "<!DOCTYPE html><title>t</title>";
// Eight positions, each of its own symbol, and a text of the length up to which texts count.
const QByteArray item =
    "<li><h3><a href=x>Title</a></h3><p>" +
    QByteArray("A text that is long enough to say something of the thing that it stands beside. ")
        .repeated(2) +
    "</p><b>9.90</b></li>";
// body 1, div 2, six times p, a, text: 3 to 20.
const QByteArray links = "<div>" + QByteArray("<p><a href=y>Menu</a></p>").repeated(6) + "</div>";
// ul 21, eight records: 22 to 85. The published search keeps the ul: 21 to 85.
const QByteArray wellSplit = head + links + "<ul>" + item.repeated(8) + "</ul>";
// body 1, ul 2, four records: 3 to 34; section 35, forty times p, b, text, i, text: 36 to 235. The published
// search keeps the section. Score: 32/235 * (1 - 2/4) * (1 - 2.5/8)^3, to the power of 1/12, is 0.728; for
// the section 200/235 * (1 - 2/40) * (1 - 2.5/5)^3 * (ln 2 / 5)^4 to the same power is 0.428.
const QByteArray smallMain = head + "<ul>" + item.repeated(4) + "</ul><section>" +
                             QByteArray("<p><b>1</b><i>2</i></p>").repeated(40) + "</section>";
// body 1, ul 2, 160 records: 3 to 1282; ol 1283, and as many: 1284 to 2563.
const QByteArray alike =
    head + "<ul>" + item.repeated(160) + "</ul><ol>" + item.repeated(160) + "</ol>" + links;

QString plain(const QString& text)
{
    return QTextDocumentFragment::fromHtml(text).toPlainText();
}

// All numbers of a text, except numbers in names and tags.
QStringList numbers(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])\\d+(?:[.,]\\d+)?"));
    QStringList found;
    for (auto match = number.globalMatch(plain(text)); match.hasNext();)
        found << match.next().captured();
    return found;
}

QString confidenceOf(const ContentDetection& detection)
{
    return QString::number(detection.content.confidence(), 'f', 2);
}

} // namespace

class TestDetectionText : public QObject {
    Q_OBJECT

  private slots:
    void init() { m_session = std::make_unique<PageSession>(); }
    void cleanup()
    {
        Language::instance()->choose("en");
        m_session.reset();
    }
    void headlineHasPositionsCountAndConfidence();
    void littleTextIsToldWithTheDetection();
    void differenceAndWhatIfCountWhatThePrunedPagesHave();
    void statusAndStatusesNameWhoSaysWhat();
    void decisionsAreTold();
    void pathOfTheSeparatorIsCutBetweenLabels();

  private:
    ContentDetection detectedContentOf(const QByteArray& html)
    {
        init();
        [&] { analyse(*m_session, html.toStdString()); }();
        return detectContent(m_session->trees()->document(), m_session->runner()->analysis(), {});
    }

    // The detection as if its answer were the list.
    ContentDetection listOf(const QByteArray& html)
    {
        ContentDetection detection = detectedContentOf(html);
        const Document& page = m_session->trees()->document();
        const Analysis& analysis = m_session->runner()->analysis();
        answerWith(page, detection.content, ContentKind::List);
        detection.detected =
            tagseam::detectedContentOf(page, {analysis.sequence, analysis.trace.region, analysis.mask},
                                       analysis.options, detection.content);
        return detection;
    }

    std::unique_ptr<PageSession> m_session;
};

void TestDetectionText::headlineHasPositionsCountAndConfidence()
{
    // The numbers before and after the confidence, without those of the reasons.
    const std::tuple<QByteArray, QString, QString> rows[] = {
        {smallMain, "4 3 34", "1.7 89.4"},
        {alike, "320 2 3 2563", "3.1 100.0"},
        {contentOf(TAGSEAM_SAMPLES "/article.html"), "475 14 41", {}},
        {contentOf(TAGSEAM_SAMPLES "/product.html"), "181 16 208", {}},
        {form, {}, {}}};
    for (const auto& [page, before, after] : rows) {
        const ContentDetection detection = page == alike ? listOf(page) : detectedContentOf(page);
        const QString said = (before + ' ' + confidenceOf(detection) + ' ' + after).trimmed();
        Language::instance()->choose("en");
        const QString english = numbers(detectionHeadline(detection)).join(' ');
        QVERIFY2(english.startsWith(said), qPrintable(english));
        Language::instance()->choose("pt_BR");
        const QString portuguese = numbers(detectionHeadline(detection)).join(' ');
        QVERIFY2(portuguese.startsWith(QString(said).replace('.', ',')), qPrintable(portuguese));
    }
}

void TestDetectionText::littleTextIsToldWithTheDetection()
{
    ContentDetection detection;
    detection.content.kind = ContentKind::List;
    detection.content.lists.candidates.resize(1);
    detection.content.lists.regions = {0};
    detection.content.lists.textShare = 0.1;
    QVERIFY2(numbers(detectionWhatIf(detection)).endsWith("10.0"), qPrintable(detectionWhatIf(detection)));
    detection.content.lists.textShare = littleText;
    QVERIFY2(detectionWhatIf(detection).endsWith("</a>"), qPrintable(detectionWhatIf(detection)));
}

// Both have html and body. Only the search has the section and its 200 nodes, only content detection has the
// ul and its 32.
void TestDetectionText::differenceAndWhatIfCountWhatThePrunedPagesHave()
{
    const ContentDetection detection = detectedContentOf(smallMain);
    QCOMPARE(numbers(detectionDifference(detection, Keep::Region)).join(' '), "35 235 2 201 33");
    QCOMPARE(numbers(detectionWhatIf(detection)).join(' '), "4 3 34 " + confidenceOf(detection) + " 33 201");
    auto words = [changed = detection](std::uint32_t nodes) mutable {
        changed.detected.share.secondAlone = nodes;
        return detectionWhatIf(changed).remove(QRegularExpression(QStringLiteral("\\d")));
    };
    QVERIFY(words(1) != words(2)); // one node is not described as several
    QCOMPARE(words(2), words(3));
    QVERIFY(emits(m_session->runner(), &AnalysisRunner::analysisChanged, [this] { // body, ul and its 32
        changeOptions(*m_session, [](auto& options) { options.keep = Keep::Complement; });
    }));
    const ContentDetection same =
        detectContent(m_session->trees()->document(), m_session->runner()->analysis(), {});
    QCOMPARE(numbers(detectionDifference(same, Keep::Complement)).join(' '), "1 34");
    // The ul belongs to the main region and contains the records.
    QCOMPARE(numbers(detectionDifference(detectedContentOf(wellSplit), Keep::Region)).join(' '), "21 85");
}

// "search: …; content detection: …" for a node, and the records in the status line, while the pruned page
// shows them.
void TestDetectionText::statusAndStatusesNameWhoSaysWhat()
{
    const ContentDetection detection = detectedContentOf(smallMain);
    const std::vector<NodeId>& nodes = m_session->runner()->analysis().sequence.nodes;
    const NodeId title{2}; // in the head, without position
    const std::vector<NodeId> some{nodes[0], nodes[2], nodes[40], title};
    const auto said = [&](const auto& words) {
        QStringList all;
        for (const NodeId node : some)
            all << words(*m_session, node);
        return all;
    };
    const QStringList bySearch =
        said([](const auto& session, NodeId node) { return session.runner()->status(node); });
    QCOMPARE(said(shownStatus), bySearch);
    QCOMPARE(detectionStatus(*m_session, &detection), QString());
    QCOMPARE(said(searchNote).join(QString()), QString());

    m_session->kept()->setSeveral(detection.detected.kept, RegionSource::ContentDetection);
    QCOMPARE(numbers(detectionStatus(*m_session, &detection)).join(' '), "4 3 34 " + confidenceOf(detection));
    const QStringList both = said(shownStatus);
    for (int i = 0; i < 3; ++i)
        QVERIFY2(both[i].contains(bySearch[i]) && both[i] != bySearch[i], qPrintable(both[i]));
    QCOMPARE(both[3], bySearch[3]);
    const QStringList notes = said(searchNote); // an ancestor, a kept node, a pruned node
    QCOMPARE(QSet<QString>(notes.begin(), notes.begin() + 3).size(), 3);
    QCOMPARE(notes[3], notes[1]); // the pruned page has it

    m_session->kept()->setByHand({ContentKind::List, 1}, {detection.lists[1].span()});
    QCOMPARE(numbers(detectionStatus(*m_session, &detection)).join(' '), "2 40 36 235");
    QVERIFY(said(shownStatus) != both && said(searchNote) != notes);
    m_session->setStepping(true); // shows its own region
    QCOMPARE(said(shownStatus), bySearch);
    QCOMPARE(detectionStatus(*m_session, &detection), QString());
}

// A like list comes first if its score is higher than that of a main region that completes the list of the
// highest score.
void TestDetectionText::decisionsAreTold()
{
    (void)detectedContentOf(alike);
    MethodOutcome outcome;
    outcome.result = filterBySeparators({m_session->trees()->document()}, {}, {});
    std::vector<FilterDecision>& decisions = outcome.result.decisions;
    const QString score = decimal(decisions.front().figure.value_or(0), 3);
    QVERIFY2(decisionText(*m_session, outcome, 0).contains(score), qPrintable(score));
    QVERIFY(decisionName(decisions.front()) != decisionName(decisions.back()));
    QCOMPARE(decisions[1].reason, std::string_view("like-region"));
    const auto reason = [&] {
        outcome.index = DecisionIndex(m_session->trees()->document(), outcome.result);
        MethodRow row;
        row.name = QStringLiteral("separators");
        row.outcome = std::make_shared<const MethodOutcome>(outcome);
        return voteReason(*m_session, row, m_session->trees()->document().body());
    };
    const QString before = reason();
    QVERIFY(!before.isEmpty());
    std::swap(decisions[0], decisions[1]);
    QCOMPARE(reason(), before);
}

// Each label and its slash take 4 characters, ul and li 3: out of 400 these are 98 labels and the two.
void TestDetectionText::pathOfTheSeparatorIsCutBetweenLabels()
{
    DocumentBuilder builder;
    std::vector<std::string_view> names{"html", "body"};
    names.resize(122, "x&y"); // a name that a script can set
    names.emplace_back("ul");
    for (const std::string_view name : names)
        builder.open(name);
    for (int i = 0; i < 4; ++i) {
        builder.open("li");
        for (const char* name : {"h3", "p", "b"}) {
            builder.open(name);
            builder.text("A text that is long enough to say something of the thing.");
            builder.close();
        }
        builder.close();
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        builder.close();
    QVERIFY(emits(m_session->runner(), &AnalysisRunner::analysisChanged, [&] {
        m_session->setDocument(std::move(builder).finish(), {.name = "page", .address = "page"});
    }));
    const ContentDetection deep =
        detectContent(m_session->trees()->document(), m_session->runner()->analysis(), {});
    const QString path = QStringLiteral("<tt>…/%1ul/li</tt>").arg(QStringLiteral("x&amp;y/").repeated(98));
    QVERIFY2(separatorText(deep, 0).contains(path), qPrintable(separatorText(deep, 0)));
    QVERIFY(separatorText(detectedContentOf(smallMain), 0).contains("<tt>body/ul/li</tt>"));
}

TAGSEAM_TEST(TestDetectionText)
#include "tst_detectiontext.moc"
