// SPDX-License-Identifier: MIT
// The annotation of the page that is shown.
#include "ui/session/annotation/annotator.h"

#include "ui/session/annotation/labelnames.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QtConcurrentRun>

#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <utility>

namespace tagseam {

namespace {

std::vector<NodeId> sorted(std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes);
    return nodes;
}

constexpr qint64 perSecond = 1000; // milliseconds

// Returns what the marks take, about: a kilobyte each, and the texts that they quote.
std::size_t bytesOf(const std::vector<Mark>& marks)
{
    constexpr std::size_t withoutQuotes = 1000;
    std::size_t bytes = withoutQuotes;
    for (const Mark& mark : marks) {
        for (const Target& target : mark.targets)
            bytes += withoutQuotes + target.quote.exact.size();
    }
    return bytes;
}

// Returns the text without white space.
std::string lettersOf(const Document& document, NodeId root)
{
    std::string letters;
    for (NodeId node = root; node < document.subtreeEnd(root); ++node.value) {
        if (document.kind(node) == NodeKind::Text)
            std::ranges::copy_if(document.text(node), std::back_inserter(letters),
                                 [](unsigned char c) { return c > ' '; });
    }
    return letters;
}

} // namespace

QStringList otherAnnotators(const std::vector<AnnotationFile>& files, const QString& annotator)
{
    QStringList names;
    for (const AnnotationFile& file : files) {
        if (const QString name = QString::fromStdString(file.annotator); name != annotator)
            names += name;
    }
    return names;
}

QString notAnnotatedText(const QString& annotator, const QStringList& others)
{
    const auto nameOf = [](const QString& each) {
        return each.isEmpty() ? Annotator::tr("an annotator without a name") : each;
    };
    QStringList names;
    for (const QString& each : others)
        names += nameOf(each);
    return Annotator::tr("Marked by %1, but not yet by %2.")
        .arg(names.join(QStringLiteral(", ")), nameOf(annotator));
}

Annotator::Annotator(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_clock([] { return QDeadlineTimer::current().deadline(); })
{
    connect(session->trees()->comparison(), &TreeComparison::changed, this, &Annotator::tellRenderedOnly);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this,
            &Annotator::tellRenderedOnly); // compares when the source has been read
    connect(this, &Annotator::told, session->notifier(), &Notifier::tellOfSelection);
    connect(this, &Annotator::rescued, session->notifier(), &Notifier::refuse);
    m_opening.whenFinished(this, [this](Opened opened) { finishOpening(std::move(opened)); });
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        if (!m_session->trees()->isSwitching()) {
            close();
            if (const std::optional<Annotation> carried = std::exchange(m_carried, std::nullopt))
                rescue(*carried);
        } else {
            emit changed(); // the same marks, on the nodes of the other tree
        }
    });
}

Annotator::~Annotator()
{
    if (m_opening.isPending())
        m_opening.future().waitForFinished(); // the thread reads the document
    letGo();
    if (m_carried)
        rescue(*m_carried);
}

void Annotator::open(const AnnotationPlace& place)
{
    close();
    m_place = place;
    m_opening.start(QtConcurrent::run(
        [&document = m_session->trees()->rendered(), place] { return read(document, place); }));
    m_session->trees()->addReader(QFuture<void>(m_opening.future()));
    emit opening();
}

void Annotator::setOwner(const AnnotationOwner& owner)
{
    if (owner == m_owner)
        return;
    m_owner = owner;
    emit ownerChanged();
    if (!isOpen() && !isOpening())
        return;
    if (m_store != nullptr)
        m_store->finish();
    // Marks of a named annotator do not belong into the file of another one: letGo() sees to that.
    const QString& before = m_place.owner.annotator;
    const bool isSamePerson = before.isEmpty() || before == owner.annotator;
    if (m_store != nullptr && m_store->failed() && isSamePerson)
        m_carried = m_store->failed();
    AnnotationPlace place = m_place;
    place.owner = owner;
    open(place);
}

void Annotator::close()
{
    m_opening.drop();
    m_toCompare.clear();
    const bool wasOpen = isOpen();
    m_selectors.reset(); // its tree may be deleted already
    m_markings = {};
    m_history.clear();
    m_at = 0;
    m_obstacle = {};
    m_saveProblem = {};
    m_isContested = false;
    letGo();
    if (wasOpen)
        emit closed();
}

void Annotator::finishOpening(Opened read)
{
    m_selectors = std::move(read.selectors);
    m_page = std::move(read.page);
    m_others = std::move(read.others);
    m_markings = std::move(read.markings);
    m_history = {m_markings};
    m_at = 0;
    m_lastAct = m_clock();
    m_worked = perSecond * m_markings.annotation.seconds;
    const std::string path = m_place.path();
    const QString file = QFile::decodeName(QByteArray::fromStdString(read.file));
    if (path.empty()) {
        m_obstacle = tr("This page is not a file. To mark it, choose a folder for annotations.");
    } else if (read.error) {
        m_obstacle = tr("%1 cannot be read (%2). The file is not changed, and the page cannot be marked.")
                         .arg(file, QString::fromStdString(read.error->detail));
    } else if (read.isOtherFormat) {
        m_obstacle = [&, lost = read.lost] {
            const QString text = tr("corpus.csv names %1 for this page, which is not an annotation of "
                                    "Tagseam. Its marks are shown and scored, but cannot be changed. To "
                                    "change them, keep annotations in another folder.")
                                     .arg(file);
            return lost == 0 ? text : text + ' ' + tr("%n of its marks are not on the page.", nullptr, lost);
        }();
    } else if (read.isOfAnother && m_place.isNamed()) {
        m_obstacle = tr("corpus.csv names %1 for this page, which is the annotation of another page, %2. Its "
                        "marks are shown and scored, but cannot be changed.")
                         .arg(file, QString::fromStdString(annotation().page.url));
    } else if (read.isOfAnother) {
        m_obstacle = tr("%1 contains the annotation of another page of the same name, %2. Keep annotations "
                        "beside each page.")
                         .arg(file, QString::fromStdString(annotation().page.url));
    } else {
        m_store = std::make_unique<AnnotationStore>(path, read.version);
        follow();
        lookAtLock();
    }
    emit opened();
    tellRenderedOnly();
    emit changed();
    carryOver();
}

bool Annotator::canChange() const
{
    return isOpen() && m_store != nullptr && m_obstacle.isEmpty();
}

std::vector<NodeId> Annotator::shownNodesOf(std::size_t mark) const
{
    std::vector<NodeId> nodes = nodesOf(m_markings, mark);
    if (!m_session->trees()->isSource())
        return nodes;
    std::vector<NodeId> shown;
    const TreeDiff* diff =
        m_session->trees()->comparison()->hasDiff() ? &m_session->trees()->comparison()->diff() : nullptr;
    for (const NodeId node : nodes) {
        const NodeId there = diff == nullptr ? noNode : diff->sourceOf[node.value];
        if (there != noNode)
            shown.push_back(there);
    }
    std::ranges::sort(shown);
    return shown;
}

std::optional<std::size_t> Annotator::markOn(const std::vector<NodeId>& nodes) const
{
    std::vector<NodeId> there = inRendered(nodes);
    std::ranges::sort(there);
    return there.empty() ? std::nullopt : tagseam::markOn(m_markings, there);
}

std::vector<std::size_t> Annotator::marksAt(NodeId node) const
{
    const NodeId rendered = m_session->trees()->inRendered(node);
    if (!isOpen() || rendered == noNode)
        return {};
    return tagseam::marksAt(m_session->trees()->rendered(), m_markings, rendered);
}

std::vector<Labelled> Annotator::labelled() const
{
    return isOpen() ? labelledNodes(m_markings.annotation, m_markings.anchored) : std::vector<Labelled>();
}

std::vector<NodeId> Annotator::inRendered(const std::vector<NodeId>& nodes) const
{
    std::vector<NodeId> rendered;
    for (const NodeId node : nodes) {
        const NodeId there = m_session->trees()->inRendered(node);
        if (there != noNode && there != NodeId{0})
            rendered.push_back(there);
    }
    return rendered;
}

// Makes one step of undo.
void Annotator::change(const std::function<void()>& edit, Step step)
{
    if (!canChange()) {
        if (!m_obstacle.isEmpty())
            emit told(m_obstacle);
        return;
    }
    rebase(m_markings, *m_selectors, m_page);
    edit();
    countTime();
    if (m_markings.annotation.state == PageState::Untouched)
        m_markings.annotation.state = PageState::InWork;
    const bool isMore = step != Step::New && step == m_lastStep && m_at > 0;
    m_lastStep = step;
    m_history.resize(isMore ? m_at : m_at + 1);
    m_history.push_back(m_markings);
    const std::size_t most = std::clamp(mostBytesKept / bytesOf(marks()), std::size_t{2}, mostSteps + 1);
    if (m_history.size() > most)
        m_history.erase(m_history.begin(), m_history.end() - static_cast<std::ptrdiff_t>(most));
    m_at = m_history.size() - 1;
    save();
    emit changed();
}

void Annotator::label(const std::vector<NodeId>& nodes, const QString& label)
{
    const std::vector<NodeId> there = inRendered(nodes);
    const QString name = label.trimmed();
    if (nodes.empty() || name.isEmpty())
        return;
    const QString node = m_session->trees()->describe(nodes.front());
    if (there.empty()) {
        emit told(tr("%1 cannot be marked: the rendered page does not contain it.").arg(node));
        return;
    }
    change([&] {
        const std::optional<std::size_t> mark = tagseam::markOn(m_markings, sorted(there));
        const QString before = mark ? QString::fromStdString(marks()[*mark].label) : QString();
        const Labelling done = setLabel(m_markings, *m_selectors, there, name.toStdString());
        emit told([&, others = static_cast<int>(there.size()) - 1] {
            const QString what = others > 0 ? tr("%1 and %n more", nullptr, others).arg(node) : node;
            if (done == Labelling::Changed)
                return tr("%1 is marked “%2”, no longer “%3”")
                    .arg(what, Labels::title(name), Labels::title(before));
            return done == Labelling::Removed
                       ? tr("%1 is no longer marked “%2”").arg(what, Labels::title(name))
                       : tr("%1 is marked “%2”").arg(what, Labels::title(name));
        }());
        if (done != Labelling::Removed)
            m_toCompare = there;
    });
    tellRenderedOnly();
}

// Warns as soon as the two trees are compared. While the source tree is shown, only nodes that both trees
// have can be labelled.
void Annotator::tellRenderedOnly()
{
    TreeComparison* trees = m_session->trees()->comparison();
    if (marks().empty() || !trees->hasTrees())
        return;
    if (!trees->hasDiff())
        return trees->requestDiff();
    const std::vector<NodeId> nodes = std::exchange(m_toCompare, {});
    const auto lacking = std::ranges::find_if(nodes, [this](NodeId node) { return !isInSource(node); });
    if (lacking == nodes.end() || m_session->trees()->isSource())
        return;
    emit told(tr("%1 is marked, but the source tree of the page does not contain it or has a different text "
                 "in its place. Methods that read the source tree cannot be scored by this mark.")
                  .arg(m_session->trees()->describe(*lacking)));
}

bool Annotator::isInSource(NodeId node) const
{
    const NodeId source = m_session->trees()->comparison()->diff().sourceOf[node.value];
    return source != noNode &&
           lettersOf(m_session->trees()->source(), source) == lettersOf(m_session->trees()->rendered(), node);
}

bool Annotator::isRenderedOnly(std::size_t mark) const
{
    const TreeComparison* trees = m_session->trees()->comparison();
    return trees->hasTrees() && trees->hasDiff() && !isOrphan(mark) &&
           !std::ranges::all_of(m_markings.anchored[mark].targets,
                                [this](const AnchoredTarget& target) { return isInSource(target.node); });
}

std::vector<std::vector<NodeId>> Annotator::without(const std::vector<std::vector<NodeId>>& groups,
                                                    const QString& label) const
{
    const auto known = marksByNodes(m_markings);
    std::vector<std::vector<NodeId>> unmarked;
    for (const std::vector<NodeId>& group : groups) {
        std::vector<NodeId> there = inRendered(group);
        std::ranges::sort(there);
        const auto mark = known.find(there);
        if (!there.empty() && (mark == known.end() || marks()[mark->second].label != label.toStdString()))
            unmarked.push_back(group);
    }
    return unmarked;
}

void Annotator::labelAll(const std::vector<std::vector<NodeId>>& groups, const QString& label)
{
    const QString name = label.trimmed();
    std::vector<std::vector<NodeId>> unmarked = without(groups, name);
    for (std::vector<NodeId>& group : unmarked)
        group = inRendered(group);
    if (unmarked.empty() || name.isEmpty())
        return;
    change([&] {
        labelEach(m_markings, *m_selectors, unmarked, name.toStdString());
        emit told(tr("%n mark(s) “%1”", nullptr, static_cast<int>(unmarked.size())).arg(Labels::title(name)));
    });
}

void Annotator::relabel(const std::vector<std::size_t>& marks, const QString& label)
{
    const std::string name = label.trimmed().toStdString();
    const auto isOther = [&](std::size_t mark) { return m_markings.annotation.marks[mark].label != name; };
    if (name.empty() || std::ranges::none_of(marks, isOther))
        return;
    change([&] {
        for (const std::size_t mark : marks)
            m_markings.annotation.marks[mark].label = name;
    });
}

void Annotator::remove(std::vector<std::size_t> marks)
{
    std::ranges::sort(marks, std::greater());
    if (marks.empty())
        return;
    change([&] {
        for (const std::size_t mark : marks) // the last one first: the others keep their index
            removeMark(m_markings, mark);
    });
}

// A longer pause is not work on the page. Undo does not take time back.
void Annotator::countTime()
{
    const qint64 now = m_clock();
    m_worked += std::clamp(now - std::exchange(m_lastAct, now), qint64{0}, longestPause);
    m_markings.annotation.seconds = static_cast<std::uint32_t>(m_worked / perSecond);
}

void Annotator::setNote(std::size_t mark, const QString& note)
{
    if (marks()[mark].note != note.toStdString())
        change([&] { m_markings.annotation.marks[mark].note = note.toStdString(); });
}

void Annotator::place(std::size_t mark, const std::vector<NodeId>& nodes)
{
    const std::vector<NodeId> there = inRendered(nodes);
    if (there.empty())
        return;
    change([&] {
        placeMark(m_markings, *m_selectors, mark, there);
        rebase(m_markings, *m_selectors, m_page); // the mark may have been the last orphan
    });
}

void Annotator::setPageNote(const QString& note)
{
    if (annotation().note != note.toStdString())
        change([&] { m_markings.annotation.note = note.toStdString(); }, Step::PageNote);
}

void Annotator::setState(PageState state)
{
    if (annotation().state != state)
        change([&] { m_markings.annotation.state = state; });
}

void Annotator::replace(const std::vector<Labelled>& marks)
{
    change([&] {
        m_markings.annotation.marks.clear();
        m_markings.anchored.clear();
        for (const Labelled& each : marks) {
            const std::optional<std::size_t> known = tagseam::markOn(m_markings, each.nodes);
            if (!known || m_markings.annotation.marks[*known].label !=
                              each.label) // otherwise the label would be removed again
                setLabel(m_markings, *m_selectors, each.nodes, each.label);
        }
    });
}

void Annotator::undo()
{
    if (canUndo())
        goTo(m_at - 1);
}

void Annotator::redo()
{
    if (canRedo())
        goTo(m_at + 1);
}

void Annotator::goTo(std::size_t step)
{
    if (!canChange())
        return;
    m_at = step;
    m_lastStep = Step::New;
    m_markings = m_history[m_at];
    countTime();
    save();
    emit changed();
}

} // namespace tagseam
