// SPDX-License-Identifier: MIT
// Questions, choices and verdicts as sentences.
#pragma once

#include "core/teach/quiz.h"

#include <QCoreApplication>
#include <QString>

namespace tagseam {

/// Positions count from 1. Where the trace is asked for, it must be the question's.
class QuizText {
    Q_DECLARE_TR_FUNCTIONS(tagseam::QuizText)

  public:
    static QString prompt(const Question& question, const SearchTrace& trace);
    /// Where the search stands: level, positions, threshold.
    static QString situation(const Question& question, const SearchTrace& trace);
    static QString choice(const Question& question, const SearchTrace& trace, const Guess& choice);
    /// What is right and why, and what the guess was instead.
    static QString explanation(const Question& question, const SearchTrace& trace, const Answer& answer);

  private:
    static QString ofGap(const SearchTrace& trace, const Answer& answer);
    static QString ofSide(const SearchTrace& trace, const Answer& answer);
    static QString ofThreshold(const SearchTrace& trace, const Question& question, const Answer& answer);
    static QString remark(const Answer& answer);
    static QString openGapsText(const std::vector<OpenGaps>& unsplit);
};

} // namespace tagseam
