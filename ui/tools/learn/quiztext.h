// SPDX-License-Identifier: MIT
// Questions, choices and verdicts as sentences.
#pragma once

#include "core/teach/quiz.h"

#include <QCoreApplication>
#include <QString>

namespace tagseam {

/// Positions count from 1. A `trace` must be the trace of the question.
class QuizText {
    Q_DECLARE_TR_FUNCTIONS(tagseam::QuizText)

  public:
    static QString prompt(const Question& question, const SearchTrace& trace);
    /// The state of the search: level, positions, threshold.
    static QString situation(const Question& question, const SearchTrace& trace);
    static QString choice(const Question& question, const SearchTrace& trace, const Guess& choice);
    /// The right answer with its reason, and the verdict on the guess.
    static QString explanation(const Question& question, const SearchTrace& trace, const Answer& answer);

  private:
    static QString ofGap(const SearchTrace& trace, const Answer& answer);
    static QString ofSide(const SearchTrace& trace, const Answer& answer);
    static QString ofThreshold(const SearchTrace& trace, const Question& question, const Answer& answer);
    static QString remark(const Answer& answer);
    static QString openGapsText(const std::vector<OpenGaps>& unsplit);
};

} // namespace tagseam
