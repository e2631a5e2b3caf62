// SPDX-License-Identifier: MIT
// The teacher: which lesson or quiz, which page of it, what is asked, what was answered, and how well.
#pragma once

#include "core/teach/quiz.h"
#include "ui/session/detectionquestion.h"
#include "ui/session/pagesession.h"
#include "ui/tools/learn/lessons.h"

#include <QObject>

#include <optional>
#include <vector>

namespace tagseam {

/// A lesson opens its sample through openRequested(), with the variant that it teaches, and each page of it
/// goes to its step, or to the outcome and its content detection. A quiz asks about the page that is there.
/// Leaving puts the options back, but opens nothing: the page stays until the person goes back to it. The
/// session is taught while it is not idle; setTaught(false) ends the lesson or quiz.
class Tutor : public QObject {
    Q_OBJECT

  public:
    enum class State {
        Idle,    ///< neither lesson nor quiz
        Loading, ///< the page of the lesson is on its way
        Altered, ///< the person changed reading, style or nodes: the lesson would not speak of this run
        Page,    ///< of the lesson, or a question of the quiz
        Score,   ///< the quiz is over
    };
    static constexpr std::size_t quizLength = 8; // questions

    explicit Tutor(PageSession* session, QObject* parent = nullptr);

    State state() const;
    const std::vector<Lesson>& lessons() const { return m_lessons; }
    /// The lesson that is taught; nullptr for none, and during a quiz.
    const Lesson* lesson() const { return m_lesson < 0 ? nullptr : &lessonAt(m_lesson); }
    bool isQuiz() const { return m_isQuiz; }
    /// Pages of the lesson or questions of the quiz; 0 when idle.
    int pageCount() const;
    int page() const { return m_page; } ///< from 0
    bool isLast() const { return m_page + 1 >= pageCount(); }
    bool hasNextLesson() const;
    /// The view that the page points to; empty for none.
    QString look() const;
    /// The node with which begins what the search is at, where a page of a lesson has none selected; else
    /// noNode.
    NodeId firstSearched() const;
    /// The text of the lesson's page with its numbers; empty during a quiz.
    QString text() const;

    /// The question of the page; nullptr for none.
    const Question* question() const { return m_question ? &*m_question : nullptr; }
    const std::vector<Guess>& choices() const { return m_choices; }
    /// The verdict on the first guess; nullptr until there is one.
    const Answer* answer() const;
    /// The choice that was guessed; -1 for a click in a view, or none yet.
    int chosen() const;
    bool isRight(int choice) const; ///< of the question of the page
    int answered() const;           ///< questions of the lesson or quiz so far
    int right() const;              ///< of these

    /// Whether a page is open that a quiz can be about.
    bool canQuiz() const { return m_session->trees()->hasDocument(); }
    /// The run that is asked about; nullptr without an analysis.
    const SearchTrace* trace() const
    {
        return m_session->runner()->hasAnalysis() ? &m_session->runner()->analysis().trace : nullptr;
    }
    /// The page that was open before the first lesson, when another one is open now; else empty.
    QString pageToGoBackTo() const;

    /// Where the person is, and what comes back after the lesson.
    struct Place {
        int lesson = -1;
        int page = 0;
        AnalysisOptions optionsBefore;
        QString addressBefore;
    };
    Place place() const;
    /// Opens the lesson of a place of another window; its questions begin anew.
    void resume(const Place& place);
    void openLesson(int index, int page = 0); ///< at a page from 0; beyond the last, at the last
    /// Makes questions of the page that is open; another time others.
    void startQuiz();
    void next(); ///< at the end: the next lesson, the score
    void back();
    void choose(int choice); ///< from 0; counts until there is an answer
    void showAnswer();       ///< goes to the step that shows it
    void analyseAsTaught();  ///< out of Altered
    void leave();
    void goBackToPage();

  signals:
    void changed();
    /// For Opener::open(): "sample:regions", or the address of the person's page.
    void openRequested(const QString& address);
    /// One of lessonViews(): bring it into sight and point it out.
    void lookAt(const QString& view);

  private:
    struct Given { // to the question of a page
        Answer answer;
        int choice = -1;
        int right = -1; // choice: judging takes time in proportion to the page
    };
    const Lesson& lessonAt(int index) const { return m_lessons[static_cast<std::size_t>(index)]; }
    const LessonPage& lessonPage() const { return lesson()->pages[static_cast<std::size_t>(m_page)]; }
    AnalysisOptions wantedOptions() const;
    bool isSampleOpen() const;
    bool isTreeAwaited() const;
    bool isAsTaught() const;
    void turnPage();
    void enterPage();
    void takeDetection();
    void ask(const std::optional<Question>& question);
    void take(const Guess& guess, int choice);
    void takeNewDocument();
    void takeNewAnalysis();
    void makeQuiz();
    void stop();

    PageSession* m_session;
    std::vector<Lesson> m_lessons;
    // The session's analysis is of its present page and options. Not the same as that none is running: one
    // that has ended is yet to be taken over.
    bool m_isAnalysed = false;
    int m_lesson = -1; // index; -1 for none
    bool m_isQuiz = false;
    bool m_isQuizMade = false;
    bool m_isQuizOver = false;
    std::uint64_t m_quizzes = 0; // so far: each has its own seed
    std::vector<Question> m_questions;
    int m_page = 0;
    bool m_isTurned = false; // the page has yet to say whether the pruned page shows content detection
    StepPlace m_place;       // of the lesson's page
    std::optional<ContentDetection> m_detection; // of the sample, where the lesson's page speaks of it
    std::optional<Question> m_question;
    std::vector<Guess> m_choices;
    std::vector<std::optional<Given>> m_given; // by page
    AnalysisOptions m_optionsBefore;
    bool m_wasDetectionWanted = false; // before the lesson, on the page that is open
    QString m_addressBefore;
    QString m_openedAddress; // by a lesson, the last one
};

} // namespace tagseam
