// SPDX-License-Identifier: MIT
// The lessons in resources/lessons: guided tours of the samples, as data.
#pragma once

#include "core/teach/lesson.h"
#include "core/teach/quiz.h"
#include "core/tps/searchregion.h"
#include "ui/session/analysis/pagesession.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tagseam {

/// One text in each language of the lessons, by code: "en", "pt_BR".
struct LessonText {
    QMap<QString, QString> in;
    /// The text in the language of the interface.
    QString text() const;
};

struct LessonPage {
    LessonText
        text; ///< rich text; names in braces are replaced by numbers from valuesAt() or detectionValues()
    SearchOptions search; ///< the variant: the lesson's, or one of its own
    Landmark place;       ///< for a lesson on searchRegion
    RunLandmark runPlace; ///< for a lesson on another algorithm
    QString look;         ///< the view to look at, one of lessonViews(); empty if there is none
    std::optional<QuestionKind> ask;
    std::optional<PageSource>
        source; ///< the tree that it refers to; nothing: the rendered tree, and the text is true for both
    bool isComplement = false; ///< the pruned page shows the complement of the main region
    bool isDetection = false;  ///< the pruned page shows the result of content detection
    /// True if the page is about content detection, so that it shows the outcome, not a step.
    bool isOfDetection() const { return isDetection || look == QLatin1String("detection"); }
};

struct Lesson {
    QString name;                       ///< the name of its file
    QString sample;                     ///< a name in ":/samples", without ".html"
    std::optional<Algorithm> algorithm; ///< the algorithm that it steps through, unless searchRegion
    QStringList site; ///< names in ":/lessonpages", without ".html": a site style tree is learnt from the
                      ///< sample and these pages
    int order = 0;    ///< position among the lessons
    LessonText title;
    LessonText about;              ///< one line
    std::vector<LessonPage> pages; ///< at least one
    /// The address of a page of `site`.
    static QString siteAddress(const QString& name)
    {
        return QStringLiteral(":/lessonpages/%1.html").arg(name);
    }
    QString sampleAddress() const { return QStringLiteral(":/samples/%1.html").arg(sample); }
};

/// The views that a page of a lesson can point to: original, pruned, tree, plot, waterline, listing,
/// variables, symbols, levels, content detection.
const QStringList& lessonViews();

/// Parses a file. Returns nothing and sets `problem` if a text lacks a language or a key is unknown.
std::optional<Lesson> parseLesson(const QByteArray& json, const QString& name, QString* problem);

/// Returns all lessons of ":/lessons", in teaching order. A file that cannot be read is excluded, with a
/// warning.
std::vector<Lesson> loadLessons();

} // namespace tagseam
