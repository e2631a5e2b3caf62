// SPDX-License-Identifier: MIT
// Resolves the disagreements of annotators of the page.
#include "ui/tools/annotate/adjudicator.h"

#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "ui/session/page/pageaddress.h"
#include "ui/widgets/errortext.h"

#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

const std::string& pathOf(const PageAgreement& agreement, std::uint32_t who)
{
    return agreement.voices[agreement.taken[who]].path;
}

// Identifies a question, independently of the order of its marks and annotators in lists, because files come
// and go.
using Asked = std::vector<std::tuple<std::string, std::vector<NodeId>, std::vector<std::string>>>;

Asked askedBy(const PageAgreement& agreement, const OpenQuestion& question)
{
    Asked asked;
    asked.reserve(question.size());
    for (const std::size_t i : question) {
        const OpenMark& open = agreement.merged.open[i];
        std::vector<std::string> paths;
        paths.reserve(open.annotators.size());
        for (const std::uint32_t who : open.annotators)
            paths.push_back(pathOf(agreement, who));
        std::ranges::sort(paths);
        asked.emplace_back(open.mark.label, open.mark.nodes, std::move(paths));
    }
    std::ranges::sort(asked);
    return asked;
}

// Returns the same decision for another set of annotators; open if it would mean something else there.
Decision carried(const Decision& decision, const PageAgreement& before, const PageAgreement& now)
{
    if (decision.kind == Decision::Kind::Most && before.taken.size() != now.taken.size())
        return {}; // half of the annotators is another number
    if (decision.kind != Decision::Kind::Who)
        return decision;
    for (std::uint32_t who = 0; who < now.taken.size(); ++who) {
        if (pathOf(now, who) == pathOf(before, decision.who))
            return {decision.kind, who};
    }
    return {};
}

} // namespace

Adjudicator::Adjudicator(Annotator* annotator, QObject* parent)
    : QObject(parent), m_annotator(annotator), m_watcher(new QFileSystemWatcher(this))
{
    connect(&m_soon, &QTimer::timeout, this, &Adjudicator::look);
    m_reading.whenFinished(this, [this](PageAgreement agreement) { take(std::move(agreement)); });
    m_writing.whenFinished(this, [this](const Written& written) {
        emit finished([&] {
            if (!written.version)
                return errorText(written.version.error(), written.file);
            const QString done = tr("%1 was saved with %n marks.", nullptr, written.marks)
                                     .arg(QFileInfo(written.file).fileName());
            return written.open == 0 ? done
                                     : done + ' ' +
                                           tr("%n questions are open; the file does not contain their marks.",
                                              nullptr, written.open);
        }());
        lookSoon();
    });
    for (const auto event : {&Annotator::opened, &Annotator::saved, &Annotator::ownerChanged})
        connect(annotator, event, this, &Adjudicator::lookSoon);
    connect(annotator, &Annotator::closed, this, [this] {
        m_reading.drop();
        m_agreement.reset();
        m_decisions.clear();
        m_added.clear();
        emit changed();
    });
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &Adjudicator::lookSoon);
}

Adjudicator::~Adjudicator()
{
    if (m_reading.isPending())
        m_reading.future().waitForFinished(); // both read the document
    if (m_writing.isPending())
        m_writing.future().waitForFinished();
}

void Adjudicator::setActive(bool isActive)
{
    m_isActive = isActive;
    if (isActive)
        lookSoon();
}

void Adjudicator::lookSoon()
{
    constexpr int rest = 150; // in ms, because files are written in several steps
    if (m_isActive)
        m_soon.start(m_agreement ? rest : 0);
}

void Adjudicator::look()
{
    if (!m_isActive || !m_annotator->isOpen())
        return emit changed();
    const AnnotationPlace& place = m_annotator->place();
    const QString folder = QFileInfo(decodedPath(place.path())).absolutePath();
    if (!place.path().empty() && m_watcher->directories() != QStringList{folder}) {
        if (!m_watcher->directories().isEmpty())
            m_watcher->removePaths(m_watcher->directories());
        m_watcher->addPath(folder);
    }
    AnnotationPlace outcome = place;
    outcome.owner.annotator = usualName();
    PageSession* session = m_annotator->session();
    m_reading.start(QtConcurrent::run([&document = session->trees()->rendered(), place, added = m_added,
                                       said = m_isTaken, outcome = outcome.path()] {
        std::vector<std::string> files = annotationsOf(place);
        for (const std::string& each : added) {
            if (std::ranges::find(files, each) == files.end())
                files.push_back(each);
        }
        std::vector<bool> isTaken;
        isTaken.reserve(files.size());
        for (const std::string& file : files) {
            const auto found = said.find(file);
            isTaken.push_back(found != said.end() ? found->second : file != outcome);
        }
        return compareAnnotations(document, files, isTaken);
    }));
    session->trees()->addReader(QFuture<void>(m_reading.future()));
    emit changed();
}

void Adjudicator::take(PageAgreement agreement)
{
    m_decisions = carriedTo(agreement);
    m_agreement = std::move(agreement);
    emit changed();
}

// Indexed by question of `now`: the decision on the same question before.
std::vector<Decision> Adjudicator::carriedTo(const PageAgreement& now) const
{
    std::vector<Decision> decisions(now.questions.size());
    if (!m_agreement)
        return decisions;
    std::map<Asked, std::size_t> before;
    for (std::size_t q = 0; q < m_decisions.size(); ++q) {
        if (m_decisions[q].kind != Decision::Kind::Open)
            before.emplace(askedBy(*m_agreement, m_agreement->questions[q]), q);
    }
    for (std::size_t q = 0; q < decisions.size() && !before.empty(); ++q) {
        if (const auto same = before.find(askedBy(now, now.questions[q])); same != before.end())
            decisions[q] = carried(m_decisions[same->second], *m_agreement, now);
    }
    return decisions;
}

void Adjudicator::addFile(const std::string& path)
{
    if (std::ranges::find(m_added, path) == m_added.end())
        m_added.push_back(path);
    lookSoon();
}

bool Adjudicator::isTaken(std::size_t voice) const
{
    return std::ranges::find(m_agreement->taken, voice) != m_agreement->taken.end();
}

void Adjudicator::setTaken(std::size_t voice, bool isTaken)
{
    m_isTaken[m_agreement->voices[voice].path] = isTaken;
    lookSoon();
}

void Adjudicator::decide(std::size_t question, const Decision& decision)
{
    m_decisions[question] = decision;
    emit changed();
}

void Adjudicator::decideOpen(Decision::Kind kind)
{
    for (Decision& decision : m_decisions) {
        if (decision.kind == Decision::Kind::Open)
            decision.kind = kind;
    }
    emit changed();
}

int Adjudicator::openQuestionCount() const
{
    return static_cast<int>(std::ranges::count(m_decisions, Decision::Kind::Open, &Decision::kind));
}

// Returns indices into the open marks.
std::vector<std::size_t> Adjudicator::held(const OpenQuestion& question, const Decision& decision) const
{
    std::vector<std::size_t> held;
    for (const std::size_t i : question) {
        const std::vector<std::uint32_t>& voices = m_agreement->merged.open[i].annotators;
        const bool isMost = 2 * voices.size() > m_agreement->taken.size();
        const bool isTheirs = std::ranges::find(voices, decision.who) != voices.end();
        if ((decision.kind == Decision::Kind::Who && isTheirs) ||
            (decision.kind == Decision::Kind::Most && isMost))
            held.push_back(i);
    }
    return held;
}

std::vector<Labelled> Adjudicator::whatHolds() const
{
    if (!m_agreement)
        return {};
    std::vector<Labelled> marks = m_agreement->merged.agreed;
    for (std::size_t q = 0; q < m_decisions.size(); ++q) {
        for (const std::size_t i : held(m_agreement->questions[q], m_decisions[q]))
            marks.push_back(m_agreement->merged.open[i].mark);
    }
    std::ranges::stable_sort(marks, {}, [](const Labelled& each) { return each.nodes.front(); });
    return marks;
}

void Adjudicator::write(const QString& annotator, bool isReplacing)
{
    if (!m_agreement || isWriting() || !m_annotator->isOpen())
        return;
    AnnotationPlace place = m_annotator->place();
    const bool isPresent = place.owner.annotator == annotator;
    place.owner.annotator = annotator;
    const std::string path = place.path();
    const QString file = decodedPath(path);
    const bool isCompared = std::ranges::any_of(
        m_agreement->taken, [&](std::uint32_t i) { return m_agreement->voices[i].path == path; });
    if (path.empty())
        return emit finished(tr("This page is not a file. Choose a folder for annotations first."));
    if (isPresent || isCompared)
        return emit finished(
            annotator.isEmpty() ? tr("Enter a name. The file without a name belongs to an annotator.")
                                : tr("“%1” is the name of an annotator. Enter another name.").arg(annotator));
    if (QFile::exists(file) && !isReplacing)
        return emit isThere(file);
    m_isTaken[path] = false; // the result of adjudication is not an annotator
    PageSession* session = m_annotator->session();
    m_writing.start(QtConcurrent::run([&document = session->trees()->rendered(), place, path, file, annotator,
                                       marks = whatHolds(), open = openQuestionCount(), isReplacing] {
        const AnnotatedPage page{place.url.toStdString(), {}, document.size(), true, treeDigest(document)};
        Annotation annotation = annotationOf(PageSelectors(document), page, annotator.toStdString(), marks);
        annotation.state = open == 0 ? PageState::Done : PageState::InWork;
        Result<FileVersion> now = FileVersion();
        if (isReplacing)
            now = fileVersion(path);
        return Written{now ? saveAnnotation(path, annotation, *now) : now, file,
                       static_cast<int>(marks.size()), open};
    }));
    session->trees()->addReader(QFuture<void>(m_writing.future()));
    emit changed();
}

} // namespace tagseam
