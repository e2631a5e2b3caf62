// SPDX-License-Identifier: MIT
// The tutor: the lesson or quiz, its page, the question, the answers, and the score.
#pragma once

#include "core/teach/quiz.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/detectionquestion.h"
#include "ui/tools/learn/lessons.h"

#include <QObject>

#include <optional>
#include <vector>

namespace tagseam {

/// A lesson opens its sample through openRequested(), with the variant that it teaches; each page goes to its
/// step, or to the outcome and content detection. A quiz asks about the open page. Leaving restores the
/// options but opens nothing: the page stays until the user goes back. The session is taught while the tutor
/// is not idle; setTaught(false) ends the lesson or quiz.
class Tutor : public QObject {
    Q_OBJECT

  public:
    enum class State {
        Idle,    ///< no lesson and no quiz
        Loading, ///< the page of the lesson is being loaded
        Altered, ///< the user changed variant, label attributes or nodes, so that the lesson does not fit
                 ///< this run
        Page,    ///< a page of the lesson, or a question of the quiz
        Score,   ///< the quiz is over
    };
    static constexpr std::size_t quizLength = 8; // number of questions

    explicit Tutor(PageSession* session, QObject* parent = nullptr);

    State state() const;
    const std::vector<Lesson>& lessons() const { return m_lessons; }
    /// The lesson that is taught; nullptr if there is none, and during a quiz.
    const Lesson* lesson() const { return m_lesson < 0 ? nullptr : &lessonAt(m_lesson); }
    bool isQuiz() const { return m_isQuiz; }
    /// The number of pages of the lesson or questions of the quiz; 0 when idle.
    int pageCount() const;
    int page() const { return m_page; } ///< index from 0
    bool isLast() const { return m_page + 1 >= pageCount(); }
    bool hasNextLesson() const;
    /// The view that the page points to; empty if there is none.
    QString look() const;
    /// The first node of the searched region, if a page of a lesson has no node selected; otherwise noNode.
    NodeId firstSearched() const;
    /// The text of the lesson's page with its numbers; empty during a quiz.
    QString text() const;

    /// The question of the page; nullptr if there is none.
    const Question* question() const { return m_question ? &*m_question : nullptr; }
    const std::vector<Guess>& choices() const { return m_choices; }
    /// The verdict on the first guess; nullptr until there is one.
    const Answer* answer() const;
    /// The guessed choice; -1 for a click in a view, or if there is none yet.
    int chosen() const;
    bool isRight(int choice) const; ///< for the question of the page
    int answered() const;           ///< number of questions of the lesson or quiz so far
    int right() const;              ///< number of these that were answered right

    /// True if a page is open that a quiz can be about.
    bool canQuiz() const { return m_session->trees()->hasDocument(); }
    /// The run of the question; nullptr without an analysis.
    const SearchTrace* trace() const
    {
        return m_session->runner()->hasAnalysis() ? &m_session->runner()->analysis().trace : nullptr;
    }
    /// The page that was open before the first lesson if another one is open now; otherwise empty.
    QString pageToGoBackTo() const;

    /// The place in the lesson, and the state to restore after it.
    struct Place {
        int lesson = -1;
        int page = 0;
        AnalysisOptions optionsBefore;
        QString addressBefore;
    };
    Place place() const;
    /// Opens the lesson of another window at its place; its questions begin again.
    void resume(const Place& place);
    void openLesson(int index, int page = 0); ///< opens a page, from 0; beyond the last, the last one
    /// Makes questions about the open page, different ones each time.
    void startQuiz();
    void next(); ///< at the end: the next lesson, or the score
    void back();
    void choose(int choice); ///< index from 0; ignored after the first answer
    void showAnswer();       ///< goes to the step that shows the answer
    void analyseAsTaught();  ///< leaves the state Altered
    void leave();
    void goBackToPage();

  signals:
    void changed();
    /// For Opener::open(): "sample:regions", or the address of the user's page.
    void openRequested(const QString& address);
    /// Requests that a view, one of lessonViews(), is shown and pointed out.
    void lookAt(const QString& view);

  private:
    struct Given { // the answer to the question of a page
        Answer answer;
        int choice = -1;
        int right = -1; // the right choice, stored because judging takes time linear in the page
    };
    const Lesson& lessonAt(int index) const { return m_lessons[static_cast<std::size_t>(index)]; }
    const LessonPage& lessonPage() const { return lesson()->pages[static_cast<std::size_t>(m_page)]; }
    AnalysisOptions wantedOptions() const;
    bool isSampleOpen() const;
    bool isTreeAwaited() const;
    bool isAsTaught() const;
    bool isRunAwaited() const;
    void chooseAlgorithm();
    void turnPage();
    void enterPage();
    void enterRunPage();
    void takeNewRun();
    void takeDetection();
    void ask(const std::optional<Question>& question);
    void take(const Guess& guess, int choice);
    void takeNewDocument();
    void takeNewAnalysis();
    void makeQuiz();
    void stop();

    PageSession* m_session;
    std::vector<Lesson> m_lessons;
    // The session's analysis is up to date with its page and options. This differs from no analysis running:
    // the result of one that has ended may not have been taken over yet.
    bool m_isAnalysed = false;
    int m_lesson = -1; // index; -1 if there is none
    bool m_isQuiz = false;
    bool m_isQuizMade = false;
    bool m_isQuizOver = false;
    std::uint64_t m_quizzes = 0; // number of quizzes so far: each has its own seed
    std::vector<Question> m_questions;
    int m_page = 0;
    bool m_isTurned = false;                     // the page still has to set what the pruned page shows
    StepPlace m_place;                           // the step of the lesson's page
    std::optional<ContentDetection> m_detection; // result for the sample, if the lesson's page refers to it
    std::optional<Question> m_question;
    std::vector<Guess> m_choices;
    std::vector<std::optional<Given>> m_given; // indexed by page
    AnalysisOptions m_optionsBefore;
    bool m_wasDetectionWanted = false; // state before the lesson, if the page is still open
    QString m_addressBefore;
    QString m_openedAddress; // the last address opened by a lesson
};

} // namespace tagseam
