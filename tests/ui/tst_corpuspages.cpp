// SPDX-License-Identifier: MIT
// Every page of the corpus in the window, scripts and network off: shown, captured, analysed, read as source,
// and its two trees compared.
#include "testpage.h"
#include "tests/requirements.h"
#include "ui/mainwindow.h"
#include "ui/views/messagebar.h"

#include <QDirIterator>

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <string_view>
#include <vector>

using namespace tagseam;

class TestCorpusPages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }
    void pageOpensInBothSources_data();
    void pageOpensInBothSources();

  private:
    QString problemOf(const QString& path);
    // What is to hold once both trees of a page are there and compared; empty when it does.
    static QString problemOfTrees(const Document& source, const Document& rendered, const TreeDiff& diff);

    std::unique_ptr<MainWindow> m_window;
};

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

struct TagCount {
    int elements = 0;
    int single = 0; // without counterpart
};

std::map<std::string_view, TagCount> countTags(const Document& page, const std::vector<NodeId>& counterparts)
{
    std::map<std::string_view, TagCount> counts;
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (!page.isElement(node))
            continue;
        TagCount& count = counts[page.name(node)];
        ++count.elements;
        count.single += counterparts[node.value] == noNode ? 1 : 0;
    }
    return counts;
}

QString problemOfCounterparts(const Document& source, const Document& rendered, const TreeDiff& diff)
{
    if (diff.renderedOf.size() != source.size() || diff.sourceOf.size() != rendered.size())
        return QStringLiteral("not each node has an entry");
    std::uint32_t matchedSource = 0;
    for (NodeId node{1}; node.value < source.size(); ++node.value) {
        const NodeId other = diff.renderedOf[node.value];
        if (other == noNode)
            continue;
        ++matchedSource;
        if (other.value == 0 || other.value >= rendered.size() || diff.sourceOf[other.value] != node)
            return QStringLiteral("source node %1: its counterpart has another").arg(node.value);
        if (source.kind(node) != rendered.kind(other) || source.name(node) != rendered.name(other))
            return QStringLiteral("source node %1, %2, has %3 for a counterpart")
                .arg(node.value)
                .arg(text(source.name(node)), text(rendered.name(other)));
    }
    const auto isThere = [](NodeId node) { return node != noNode; };
    const auto matchedRendered =
        static_cast<std::uint32_t>(std::count_if(diff.sourceOf.begin() + 1, diff.sourceOf.end(), isThere));
    if (matchedSource != matchedRendered || matchedSource + diff.onlyInSource != source.size() - 1 ||
        matchedRendered + diff.onlyInRendered != rendered.size() - 1)
        return QStringLiteral("source: %1 of %2 nodes matched, %3 single; rendered: %4 of %5, %6")
            .arg(matchedSource)
            .arg(source.size() - 1)
            .arg(diff.onlyInSource)
            .arg(matchedRendered)
            .arg(rendered.size() - 1)
            .arg(diff.onlyInRendered);
    return {};
}

QString problemOfSums(const TreeDiff& diff)
{
    std::map<DifferenceKind, std::uint32_t> nodes;
    std::array<std::uint32_t, differenceCauses> byCause{};
    for (const Difference& difference : diff.differences) {
        nodes[difference.kind] += difference.nodes;
        byCause[static_cast<std::size_t>(difference.cause)] += difference.nodes;
        const bool isOfSource = difference.kind != DifferenceKind::OnlyInRendered;
        const bool isOfRendered = difference.kind != DifferenceKind::OnlyInSource;
        if ((difference.source != noNode) != isOfSource || (difference.rendered != noNode) != isOfRendered)
            return QStringLiteral("a difference does not stand where its kind says");
    }
    if (nodes[DifferenceKind::OnlyInSource] != diff.onlyInSource ||
        nodes[DifferenceKind::OnlyInRendered] != diff.onlyInRendered ||
        nodes[DifferenceKind::Moved] != diff.moved || nodes[DifferenceKind::Changed] != diff.changed)
        return QStringLiteral("the differences do not sum up to their totals");
    if (byCause != diff.nodesByCause)
        return QStringLiteral("the differences do not sum up to their causes");
    if (diff.nodesByCause[static_cast<std::size_t>(DifferenceCause::ScriptMade)] > 0)
        return QStringLiteral("differences are laid to scripts, and none ran");
    return {};
}

} // namespace

QString TestCorpusPages::problemOf(const QString& path)
{
    PageSession& session = *m_window->session();
    const QSignalSpy settled(m_window.get(), &MainWindow::settled);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(path);
    if (!waitFor([&] { return failed.count() > 0 || settled.count() > 0; }))
        return QStringLiteral("it was not shown in time");
    if (failed.count() > 0)
        return failed.first().first().toString();
    if (!m_window->messageBar()->sentence().isEmpty())
        return m_window->messageBar()->sentence();
    if (!session.hasAnalysis() || session.analysis().sequence.size() == 0)
        return QStringLiteral("its sequence is empty");
    if (!waitFor([&] { return session.hasSource() || bool(session.sourceProblem()); }))
        return QStringLiteral("its source was not read in time");
    if (!session.hasSource())
        return session.sourceProblem()();
    session.comparison()->requestDiff();
    if (!waitFor([&] { return session.comparison()->hasDiff(); }))
        return QStringLiteral("its trees were not compared in time");
    return problemOfTrees(session.source(), session.rendered(), session.comparison()->diff());
}

QString TestCorpusPages::problemOfTrees(const Document& source, const Document& rendered,
                                        const TreeDiff& diff)
{
    for (const Document* page : {&rendered, &source}) {
        if (page->size() < 3 || page->body() == noNode)
            return page == &source ? QStringLiteral("its source has no body")
                                   : QStringLiteral("it has no body");
    }
    for (const QString& problem : {problemOfCounterparts(source, rendered, diff), problemOfSums(diff)}) {
        if (!problem.isEmpty())
            return problem;
    }
    // Counterparts have one name: what one tree has more of a tag must be without.
    std::map<std::string_view, int> surplus;
    for (const auto& [tag, count] : countTags(source, diff.renderedOf))
        surplus[tag] += count.elements - count.single;
    for (const auto& [tag, count] : countTags(rendered, diff.sourceOf))
        surplus[tag] -= count.elements - count.single;
    for (const auto& [tag, count] : surplus) {
        if (count != 0)
            return QStringLiteral("%1: %2 more in the source than the comparison says")
                .arg(text(tag))
                .arg(count);
    }
    return {};
}

void TestCorpusPages::initTestCase()
{
    m_window = std::make_unique<MainWindow>(false);
    m_window->resize(1000, 700);
    m_window->show();
}

void TestCorpusPages::pageOpensInBothSources_data()
{
    QTest::addColumn<QString>("path");
    const QDir corpus(QStringLiteral(TAGSEAM_CORPUS));
    TAGSEAM_QT_NEEDS("corpus", corpus.exists());
    QStringList paths;
    for (QDirIterator each(corpus.path(), {"*.html", "*.htm", "*.xhtml", "*.xht", "*.mhtml", "*.mht"},
                           QDir::Files, QDirIterator::Subdirectories);
         each.hasNext();)
        paths.append(each.next());
    QVERIFY2(!paths.isEmpty(), "The corpus is empty.");
    paths.sort();
    for (const QString& path : paths)
        QTest::newRow(qPrintable(corpus.relativeFilePath(path))) << path;
}

// One window for all: what a page leaves behind would be found by the next.
void TestCorpusPages::pageOpensInBothSources()
{
    QFETCH(QString, path);
    const QString problem = problemOf(path);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

TAGSEAM_TEST(TestCorpusPages)
#include "tst_corpuspages.moc"
