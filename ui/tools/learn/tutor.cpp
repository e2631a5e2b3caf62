// SPDX-License-Identifier: MIT
// Lessons and quizzes over the session: pages, questions, guesses, score.
#include "ui/tools/learn/tutor.h"

#include "core/corpus/pages/learntsite.h"
#include "core/page/parsehtml.h"
#include "core/teach/quizchoices.h"
#include "ui/tools/learn/detectionvalues.h"

#include <QFile>

#include <algorithm>
#include <memory>
#include <utility>

namespace tagseam {

Tutor::Tutor(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_lessons(loadLessons()),
      m_isAnalysed(session->runner()->hasAnalysis() && !session->runner()->isAnalysing())
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        if (!m_session->trees()->isSwitching()) // otherwise only options changed
            takeNewDocument();
    });
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &Tutor::takeNewAnalysis);
    connect(session->runner(), &AnalysisRunner::analysisStarted, this, [this] {
        m_isAnalysed = false;
        if (state() == State::Idle)
            return;
        ask({});
        emit changed();
    });
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, &Tutor::takeNewRun);
    connect(session->trees(), &PageTrees::sourceRefused, this, &Tutor::changed);
    connect(this, &Tutor::changed, session, [this] { m_session->setTaught(state() != State::Idle); });
    connect(session, &PageSession::taughtChanged, this, [this](bool isTaught) {
        if (!isTaught && state() != State::Idle) // the user closed the view of the lesson
            leave();
    });
    connect(session, &PageSession::guessed, this, [this](const Guess& guess) { take(guess, -1); });
}

Tutor::State Tutor::state() const
{
    if (m_lesson < 0 && !m_isQuiz)
        return State::Idle;
    if (m_isQuiz)
        return !m_isAnalysed || !m_isQuizMade ? State::Loading : m_isQuizOver ? State::Score : State::Page;
    if (!isSampleOpen() || !m_isAnalysed || !m_session->runner()->hasAnalysis() || isTreeAwaited())
        return State::Loading;
    if (!isAsTaught())
        return State::Altered;
    return isRunAwaited() ? State::Loading : State::Page;
}

NodeId Tutor::firstSearched() const
{
    if (state() != State::Page || m_session->selection()->node() != noNode)
        return noNode;
    const bool isComplement = m_session->runner()->setup().keep == Keep::Complement;
    const Position first = m_session->kept()->isDetectionShown() ? m_session->kept()->several().front().begin
                           : isComplement                        ? Position{0}
                                                                 : m_session->cursor()->shownRegion().begin;
    const std::vector<NodeId>& nodes = m_session->runner()->analysis().sequence.nodes;
    return first.value < nodes.size() ? nodes[first.value] : noNode;
}

int Tutor::pageCount() const
{
    return static_cast<int>(m_isQuiz ? m_questions.size() : lesson() != nullptr ? lesson()->pages.size() : 0);
}

bool Tutor::hasNextLesson() const
{
    return lesson() != nullptr && m_lesson + 1 < static_cast<int>(m_lessons.size());
}

QString Tutor::look() const
{
    if (lesson() != nullptr)
        return lessonPage().look;
    if (m_question)
        return m_question->kind == QuestionKind::NextThreshold ? QStringLiteral("waterline")
                                                               : QStringLiteral("plot");
    return {};
}

QString Tutor::text() const
{
    if (lesson() == nullptr || state() != State::Page)
        return {};
    if (const RunStepper* stepper = m_session->algorithms()->stepper();
        stepper != nullptr && lesson()->algorithm) {
        // The numbers are those of the page's place, wherever the user has stepped.
        RunStepper at = *stepper;
        at.seek(eventOf(at, lessonPage().runPlace).value_or(0));
        LessonValues values = valuesAt(at, m_session->trees()->document());
        for (auto& [name, value] : values) // the text is rich, "<li>" is not
            value = QString::fromStdString(value).toHtmlEscaped().toStdString();
        return QString::fromStdString(fill(lessonPage().text.text().toStdString(), values));
    }
    const Analysis& analysis = m_session->runner()->analysis();
    LessonValues values = valuesAt(analysis.trace, analysis.sequence.symbols, m_place);
    if (m_detection)
        values.merge(detectionValues(*m_detection));
    return QString::fromStdString(fill(lessonPage().text.text().toStdString(), values));
}

const Answer* Tutor::answer() const
{
    if (!m_question || !m_given[static_cast<std::size_t>(m_page)])
        return nullptr;
    return &m_given[static_cast<std::size_t>(m_page)]->answer;
}

int Tutor::chosen() const
{
    return answer() == nullptr ? -1 : m_given[static_cast<std::size_t>(m_page)]->choice;
}

bool Tutor::isRight(int choice) const
{
    if (answer() != nullptr)
        return choice == m_given[static_cast<std::size_t>(m_page)]->right;
    const Analysis& analysis = m_session->runner()->analysis();
    return judge(*m_question, analysis.trace, analysis.sequence.symbols,
                 m_choices[static_cast<std::size_t>(choice)])
        .isRight;
}

int Tutor::answered() const
{
    return static_cast<int>(
        std::ranges::count_if(m_given, [](const auto& given) { return given.has_value(); }));
}

int Tutor::right() const
{
    return static_cast<int>(
        std::ranges::count_if(m_given, [](const auto& given) { return given && given->answer.isRight; }));
}

QString Tutor::pageToGoBackTo() const
{
    return m_session->trees()->address() == m_openedAddress ? m_addressBefore : QString();
}

Tutor::Place Tutor::place() const
{
    return {m_lesson, m_page, m_optionsBefore, m_addressBefore};
}

void Tutor::resume(const Place& place)
{
    openLesson(place.lesson, place.page);
    m_optionsBefore = place.optionsBefore;
    m_addressBefore = place.addressBefore;
}

void Tutor::openLesson(int index, int page)
{
    if (index < 0 || index >= static_cast<int>(m_lessons.size()))
        return;
    if (lesson() == nullptr) {
        stop();
        m_optionsBefore = m_session->runner()->wantedOptions();
        m_wasDetectionWanted = m_session->kept()->isDetectionWanted();
    }
    m_lesson = index;
    m_page = std::clamp(page, 0, static_cast<int>(lesson()->pages.size()) - 1);
    m_given.assign(lesson()->pages.size(), {});
    m_isTurned = true;
    ask({});
    const bool isOpen = isSampleOpen();
    m_wasDetectionWanted = m_wasDetectionWanted && isOpen;
    if (m_session->trees()->address() != m_openedAddress)
        m_addressBefore = isOpen ? QString() : m_session->trees()->address();
    m_openedAddress = lesson()->sampleAddress();
    m_session->setStepping(true);
    chooseAlgorithm();
    emit changed();
    if (!isOpen)
        emit openRequested(QStringLiteral("sample:") + lesson()->sample);
    else if (m_session->runner()->options() != wantedOptions())
        m_session->runner()->setOptions(wantedOptions());
    else if (state() == State::Page)
        enterPage();
}

void Tutor::startQuiz()
{
    leave();
    if (!m_session->trees()->hasDocument())
        return;
    m_isQuiz = true;
    ++m_quizzes;
    if (m_isAnalysed)
        makeQuiz();
    else
        emit changed(); // made when the analysis is ready
}

void Tutor::next()
{
    if (state() == State::Score) {
        startQuiz();
    } else if (state() == State::Page && !isLast()) {
        ++m_page;
        turnPage();
    } else if (state() == State::Page && m_isQuiz) {
        m_isQuizOver = true;
        ask({});
        emit changed();
    } else if (state() == State::Page && hasNextLesson()) {
        openLesson(m_lesson + 1);
    }
}

void Tutor::back()
{
    if (state() == State::Score && pageCount() > 0) {
        m_isQuizOver = false;
        enterPage();
    } else if (state() == State::Page && m_page > 0) {
        --m_page;
        turnPage();
    }
}

void Tutor::choose(int choice)
{
    if (choice >= 0 && choice < static_cast<int>(m_choices.size()))
        take(m_choices[static_cast<std::size_t>(choice)], choice);
}

void Tutor::showAnswer()
{
    if (answer() != nullptr && state() == State::Page)
        m_session->cursor()->step(
            [this](Stepper& stepper) { stepper.seek(stepper.stepOf(m_question->revealed)); });
}

void Tutor::analyseAsTaught()
{
    if (lesson() == nullptr)
        return;
    chooseAlgorithm();
    m_session->runner()->setOptions(wantedOptions());
}

// Learns the site of the lesson, if it has one: a few small pages, so this takes no noticeable time.
void Tutor::chooseAlgorithm()
{
    std::shared_ptr<LearntSite> site;
    if (!lesson()->site.isEmpty()) {
        QStringList addresses{lesson()->sampleAddress()};
        for (const QString& name : lesson()->site)
            addresses.append(Lesson::siteAddress(name));
        site = std::make_shared<LearntSite>();
        for (const QString& address : addresses) {
            QFile file(address);
            if (!file.open(QIODevice::ReadOnly))
                continue;
            if (const Result<Document> page = parseHtml(file.readAll().toStdString(), {.encoding = "utf-8"}))
                grow(site->site, *page);
        }
        site->measured = measure(site->site);
    }
    m_session->algorithms()->setLessonSite(std::move(site));
    m_session->algorithms()->choose(lesson()->algorithm);
}

void Tutor::leave()
{
    const bool isRestoring = lesson() != nullptr && isAsTaught();
    const bool isStill = lesson() != nullptr && isSampleOpen();
    stop();
    if (isStill)
        m_session->kept()->setDetectionWanted(m_wasDetectionWanted);
    if (isRestoring)
        m_session->runner()->setOptions(m_optionsBefore);
}

void Tutor::goBackToPage()
{
    if (const QString address = pageToGoBackTo(); !address.isEmpty()) {
        leave();
        emit openRequested(address);
    }
}

AnalysisOptions Tutor::wantedOptions() const
{
    AnalysisOptions options;
    options.search = lessonPage().search;
    options.source = lessonPage().source.value_or(PageSource::Rendered);
    options.keep = lessonPage().isComplement ? Keep::Complement : Keep::Region;
    return options;
}

bool Tutor::isSampleOpen() const
{
    return m_session->trees()->hasDocument() && m_session->trees()->address() == lesson()->sampleAddress();
}

// True if the tree was requested, but is not read or not compared yet.
bool Tutor::isTreeAwaited() const
{
    const PageSource wanted = m_session->trees()->wanted();
    return wanted == wantedOptions().source && wanted != m_session->trees()->shown();
}

// The user may switch what the pruned page shows.
bool Tutor::isAsTaught() const
{
    AnalysisOptions options = wantedOptions();
    options.keep = m_session->runner()->setup().keep;
    return options == m_session->runner()->options() &&
           lesson()->algorithm == m_session->algorithms()->chosen();
}

// True if the run of the lesson's algorithm is not recorded yet. It is recorded in the Step workspace only.
bool Tutor::isRunAwaited() const
{
    return lesson()->algorithm && m_session->algorithms()->isRecording();
}

// The page sets the tree and the contents of the pruned page; the user may switch the latter afterwards.
void Tutor::turnPage()
{
    m_isTurned = true;
    const AnalysisOptions& shown = m_session->runner()->options();
    if (lesson() != nullptr &&
        (shown.keep != wantedOptions().keep || shown.source != wantedOptions().source ||
         shown.search != wantedOptions().search)) {
        ask({});
        m_session->runner()->setOptions(wantedOptions()); // continues with the analysis
        emit changed();                                   // waits for the tree
    } else {
        enterPage();
    }
}

void Tutor::enterRunPage()
{
    ask({});
    m_isTurned = false;
    m_session->setWorkspace(Workspace::Step);
    if (isRunAwaited()) // continues with the run
        return;
    m_session->algorithms()->step(
        [this](RunStepper& stepper) { stepper.seek(eventOf(stepper, lessonPage().runPlace).value_or(0)); });
    emit changed();
    if (!look().isEmpty())
        emit lookAt(look());
}

void Tutor::takeNewRun()
{
    if (lesson() == nullptr || !lesson()->algorithm)
        return;
    if (state() == State::Page && m_session->workspace() == Workspace::Step)
        enterRunPage();
    else
        emit changed();
}

void Tutor::enterPage()
{
    if (!m_isQuiz && lesson()->algorithm) {
        enterRunPage();
        return;
    }
    const SearchTrace& trace = m_session->runner()->analysis().trace;
    if (m_isQuiz) {
        ask(m_questions[static_cast<std::size_t>(m_page)]);
    } else {
        m_place = placeOf(trace, lessonPage().place).value_or(StepPlace());
        ask(lessonPage().ask ? questionNear(trace, *lessonPage().ask, m_place) : std::nullopt);
        takeDetection();
    }
    const bool isOutcome = lesson() != nullptr && lessonPage().isOfDetection();
    m_session->setStepping(!isOutcome);
    const StepPlace place = m_question ? m_question->asked : m_place;
    m_session->cursor()->step([&place](Stepper& stepper) { stepper.seek(stepper.stepOf(place)); });
    // The scanned symbols of the page before are not the subject of this page.
    if (place.kind == StepKind::Read)
        m_session->selection()->selectPosition(m_session->cursor()->stepper().position());
    else
        m_session->selection()->select(noNode);
    if (isOutcome)
        m_session->selection()->selectLevel(noLevel);
    emit changed();
    if (!look().isEmpty())
        emit lookAt(look());
}

// A sample is small, so content detection takes no noticeable time.
void Tutor::takeDetection()
{
    m_detection.reset();
    if (lessonPage().isOfDetection())
        m_detection = detectContent(m_session->trees()->document(), m_session->runner()->analysis(), {});
    if (std::exchange(m_isTurned, false))
        m_session->kept()->setDetectionWanted(lessonPage().isDetection);
}

void Tutor::ask(const std::optional<Question>& question)
{
    m_question = question;
    m_choices.clear();
    if (m_question) {
        const Analysis& analysis = m_session->runner()->analysis();
        m_choices = choicesOf(*m_question, analysis.trace, analysis.sequence.symbols);
    }
    m_session->setAsking(m_question && answer() == nullptr);
}

void Tutor::take(const Guess& guess, int choice)
{
    if (!m_question || answer() != nullptr || state() != State::Page)
        return;
    const bool isOfThreshold = m_question->kind == QuestionKind::NextThreshold;
    if (isOfThreshold ? !guess.threshold.has_value() : !guess.position.has_value())
        return; // a click in a view in which this question has no answer
    const Analysis& analysis = m_session->runner()->analysis();
    Given given{judge(*m_question, analysis.trace, analysis.sequence.symbols, guess), choice};
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i)
        given.right = isRight(i) ? i : given.right;
    m_given[static_cast<std::size_t>(m_page)] = given;
    m_session->setAsking(false);
    emit changed();
}

void Tutor::takeNewDocument()
{
    m_isAnalysed = false;
    if (lesson() != nullptr && isSampleOpen()) {
        m_session->runner()->setOptions(wantedOptions());
        return;
    }
    if (state() == State::Idle)
        return;
    leave(); // the user opened another page
}

void Tutor::takeNewAnalysis()
{
    m_isAnalysed = true;
    if (m_isQuiz)
        makeQuiz();
    else if (state() == State::Page)
        enterPage();
    else if (state() != State::Idle)
        emit changed();
}

void Tutor::makeQuiz()
{
    m_questions = questionsOf(m_session->runner()->analysis().trace, quizLength, m_quizzes);
    m_given.assign(m_questions.size(), {});
    m_page = 0;
    m_isQuizMade = true;
    m_isQuizOver = m_questions.empty();
    if (m_isQuizOver)
        emit changed();
    else
        enterPage();
}

void Tutor::stop()
{
    m_session->algorithms()->setLessonSite(nullptr);
    m_lesson = -1;
    m_isQuiz = false;
    m_isQuizMade = false;
    m_isQuizOver = false;
    m_page = 0;
    m_questions.clear();
    m_given.clear();
    m_detection.reset();
    ask({});
    emit changed();
}

} // namespace tagseam
