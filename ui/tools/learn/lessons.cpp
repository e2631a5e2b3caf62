// SPDX-License-Identifier: MIT
// Reads lessons from JSON.
#include "ui/tools/learn/lessons.h"

#include "ui/widgets/language.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tagseam {

namespace {

const QString english = QStringLiteral("en");
const QString portuguese = QStringLiteral("pt_BR");

// Reads one file; the first error is stored in `problem`.
class LessonReader {
  public:
    std::optional<Lesson> lesson(const QByteArray& json, const QString& name)
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(json, &error);
        if (error.error != QJsonParseError::NoError)
            complain(error.errorString());
        const QJsonObject object = document.object();
        checkKeys(object, {"order", "sample", "variant", "algorithm", "site", "title", "about", "pages"});
        Lesson lesson;
        lesson.name = name;
        lesson.sample = object[QLatin1String("sample")].toString();
        lesson.order = object[QLatin1String("order")].toInt();
        if (!QFile::exists(lesson.sampleAddress()))
            complain(QStringLiteral("no sample is called '%1'").arg(lesson.sample));
        readAlgorithm(object, lesson);
        m_isOfSearch = !lesson.algorithm;
        lesson.title = text(object[QLatin1String("title")]);
        lesson.about = text(object[QLatin1String("about")]);
        const QJsonArray pages = object[QLatin1String("pages")].toArray();
        for (const auto value : pages)
            lesson.pages.push_back(page(value.toObject(), object[QLatin1String("variant")].toString()));
        if (lesson.pages.empty())
            complain(QStringLiteral("it has no pages"));
        if (!problem.isEmpty())
            return {};
        return lesson;
    }

    QString problem;

  private:
    bool m_isOfSearch = true; // the lesson is on searchRegion

    void readAlgorithm(const QJsonObject& object, Lesson& lesson)
    {
        const QString algorithm = object[QLatin1String("algorithm")].toString();
        lesson.algorithm = findAlgorithm(algorithm.toStdString());
        if (!lesson.algorithm && object.contains(QLatin1String("algorithm")))
            complain(QStringLiteral("no algorithm is called '%1'").arg(algorithm));
        const QJsonArray site = object[QLatin1String("site")].toArray();
        for (const auto page : site) {
            lesson.site.append(page.toString());
            if (!QFile::exists(Lesson::siteAddress(lesson.site.back())))
                complain(QStringLiteral("no page is called '%1'").arg(lesson.site.back()));
        }
    }

    RunLandmark runLandmark(const QJsonObject& object)
    {
        checkKeys(object, {"decision", "step"});
        return {count(object[QLatin1String("decision")]), count(object[QLatin1String("step")])};
    }

    void complain(const QString& what)
    {
        if (problem.isEmpty())
            problem = what;
    }

    void checkKeys(const QJsonObject& object, const QStringList& known)
    {
        const QStringList keys = object.keys();
        for (const QString& key : keys) {
            if (!known.contains(key))
                complain(QStringLiteral("'%1' is no key here").arg(key));
        }
    }

    LessonText text(const QJsonValue& value)
    {
        const QJsonObject object = value.toObject();
        checkKeys(object, {english, portuguese});
        LessonText text;
        for (const QString& language : {english, portuguese}) {
            text.in[language] = object[language].toString();
            if (text.in[language].isEmpty())
                complain(QStringLiteral("a text is missing in '%1'").arg(language));
        }
        return text;
    }

    std::uint32_t count(const QJsonValue& value)
    {
        if (value == QJsonValue(QStringLiteral("last")))
            return Landmark::last;
        if (value.isUndefined())
            return 0;
        if (value.toInt() < 1)
            complain(QStringLiteral("places are counted from 1"));
        return static_cast<std::uint32_t>(value.toInt());
    }

    Landmark landmark(const QJsonObject& object)
    {
        checkKeys(object, {"level", "threshold", "attempt", "position", "candidateSplit", "end"});
        Landmark place;
        place.level = count(object[QLatin1String("level")]);
        place.threshold = count(object[QLatin1String("threshold")]);
        place.attempt = count(object[QLatin1String("attempt")]);
        place.position = count(object[QLatin1String("position")]);
        place.candidateSplit = count(object[QLatin1String("candidateSplit")]);
        place.isEnd = object[QLatin1String("end")].toBool();
        return place;
    }

    SearchOptions search(const QString& variant)
    {
        if (const Variant* found = findVariant(variant.toStdString()))
            return found->options;
        complain(QStringLiteral("no variant is called '%1'").arg(variant));
        return {};
    }

    std::optional<PageSource> source(const QString& name)
    {
        const std::optional<PageSource> source = pageSourceOf(name.toStdString());
        if (!source && !name.isEmpty())
            complain(QStringLiteral("no tree is called '%1'").arg(name));
        return source;
    }

    // `variant`: the name of the variant of a page that names none.
    LessonPage page(const QJsonObject& object, const QString& variant)
    {
        checkKeys(object, {"text", "variant", "goto", "look", "ask", "complement", "detection", "source"});
        LessonPage page;
        page.search = search(object[QLatin1String("variant")].toString(variant));
        page.text = text(object[QLatin1String("text")]);
        const QJsonObject place = object[QLatin1String("goto")].toObject();
        if (m_isOfSearch)
            page.place = landmark(place);
        else
            page.runPlace = runLandmark(place);
        page.look = object[QLatin1String("look")].toString();
        if (!page.look.isEmpty() && !lessonViews().contains(page.look))
            complain(QStringLiteral("no view is called '%1'").arg(page.look));
        page.source = source(object[QLatin1String("source")].toString());
        page.isComplement = object[QLatin1String("complement")].toBool();
        page.isDetection = object[QLatin1String("detection")].toBool();
        static const QMap<QString, QuestionKind> kinds{
            {QStringLiteral("firstCandidateSplit"), QuestionKind::FirstCandidateSplit},
            {QStringLiteral("keptSide"), QuestionKind::KeptSide},
            {QStringLiteral("nextThreshold"), QuestionKind::NextThreshold}};
        if (const QString ask = object[QLatin1String("ask")].toString(); kinds.contains(ask))
            page.ask = kinds[ask];
        else if (!ask.isEmpty())
            complain(QStringLiteral("no question is called '%1'").arg(ask));
        return page;
    }
};

} // namespace

QString LessonText::text() const
{
    return in.value(Language::instance()->code(), in.value(english));
}

const QStringList& lessonViews()
{
    static const QStringList views{"original", "pruned",    "tree",    "plot",   "waterline",
                                   "listing",  "variables", "symbols", "levels", "detection"};
    return views;
}

std::optional<Lesson> parseLesson(const QByteArray& json, const QString& name, QString* problem)
{
    LessonReader reader;
    std::optional<Lesson> lesson = reader.lesson(json, name);
    *problem = reader.problem;
    return lesson;
}

std::vector<Lesson> loadLessons()
{
    std::vector<Lesson> lessons;
    const QFileInfoList files = QDir(QStringLiteral(":/lessons")).entryInfoList({"*.json"});
    for (const QFileInfo& info : files) {
        QFile file(info.filePath());
        QString problem;
        std::optional<Lesson> lesson;
        if (file.open(QIODevice::ReadOnly))
            lesson = parseLesson(file.readAll(), info.completeBaseName(), &problem);
        if (lesson)
            lessons.push_back(*std::move(lesson));
        else
            qWarning("%s is no lesson: %s", qUtf8Printable(info.filePath()), qUtf8Printable(problem));
    }
    std::ranges::sort(lessons, {}, &Lesson::order);
    return lessons;
}

} // namespace tagseam
