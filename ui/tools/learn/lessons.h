// SPDX-License-Identifier: MIT
// The lessons in resources/lessons: guided walks over the samples, as data.
#pragma once

#include "core/teach/lesson.h"
#include "core/teach/quiz.h"
#include "core/tps/searchregion.h"
#include "ui/session/pagesession.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tagseam {

/// One text in each language that the lessons speak, by code: "en", "pt_BR".
struct LessonText {
    QMap<QString, QString> in;
    /// In the language of the interface.
    QString text() const;
};

struct LessonPage {
    LessonText text; ///< rich text, with names in braces that valuesAt(), or of content detection
                     ///< detectionValues(), give a number
    Landmark place;
    QString look; ///< the view to look at, one of lessonViews(); empty for none
    std::optional<QuestionKind> ask;
    std::optional<PageSource>
        source;                ///< the tree that it speaks of; none: the rendered one, and both bear it out
    bool isComplement = false; ///< the pruned page shows the complement of the main region
    bool isDetection = false;  ///< the pruned page shows what content detection keeps
    /// Whether it speaks of content detection: of the outcome, not of a step.
    bool isOfDetection() const { return isDetection || look == QLatin1String("detection"); }
};

struct Lesson {
    QString name;   ///< of its file
    QString sample; ///< name in ":/samples", without ".html"
    SearchOptions search;
    int order = 0; ///< in which they are taught
    LessonText title;
    LessonText about;              ///< one line
    std::vector<LessonPage> pages; ///< at least one
    QString sampleAddress() const { return QStringLiteral(":/samples/%1.html").arg(sample); }
};

/// The views that a page of a lesson can point to: page, pruned, tree, plot, waterline, listing, variables,
/// symbols, levels, content detection.
const QStringList& lessonViews();

/// What stands in a file, or nothing and the reason in `problem`: every text must speak each language, every
/// key must be known.
std::optional<Lesson> parseLesson(const QByteArray& json, const QString& name, QString* problem);

/// All of ":/lessons", in the order of teaching. A file that cannot be read is excluded, with a warning.
std::vector<Lesson> loadLessons();

} // namespace tagseam
