// SPDX-License-Identifier: MIT
// A line that says if and where the annotation is saved.
#include "ui/tools/annotate/savedline.h"

#include "ui/session/annotation/annotator.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace tagseam {

namespace {

QString link(const char* name, const QString& text)
{
    return QStringLiteral(" <a href=\"%1\">%2</a>").arg(QLatin1String(name), text.toHtmlEscaped());
}

} // namespace

SavedLine::SavedLine(Annotator* annotator, QWidget* parent) : QLabel(parent), m_annotator(annotator)
{
    setObjectName(QStringLiteral("savedLine"));
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(this, &QLabel::linkActivated, this, &SavedLine::follow);
    for (const auto signal : {&Annotator::changed, &Annotator::opened, &Annotator::closed,
                              &Annotator::opening, &Annotator::ownerChanged})
        connect(annotator, signal, this, &SavedLine::say);
    connect(annotator->session()->trees(), &PageTrees::documentChanged, this, &SavedLine::say);
    say();
}

void SavedLine::say()
{
    if (m_annotator->isOpening())
        return setText(tr("Reading the annotation of the page…"));
    if (const PageTrees* trees = m_annotator->session()->trees();
        trees->hasDocument() && !trees->hasRendered())
        return setText(tr("The page can be annotated when the browser has built it."));
    if (!m_annotator->isOpen())
        return setText(tr("No page is open. Open a page to annotate it."));
    const QString path = QFile::decodeName(QByteArray::fromStdString(m_annotator->place().path()));
    setToolTip(path);
    const QString& obstacle = m_annotator->obstacle();
    const QString& problem = obstacle.isEmpty() ? m_annotator->saveProblem() : obstacle;
    if (!problem.isEmpty())
        return setText(QStringLiteral("<b>⚠</b> %1%2").arg(problem.toHtmlEscaped(), links()));
    const QString file = QFileInfo(path).fileName().toHtmlEscaped();
    const bool isBeside = m_annotator->owner().folder.isEmpty();
    const bool isNamed = m_annotator->place().isNamed();
    const QString elsewhere = otherPlaces();
    if (!m_annotator->isSaved())
        setText(tr("Saving %1…").arg(file));
    else if (!QFileInfo::exists(path) && !m_annotator->marks().empty() && isNamed)
        setText(tr("These marks come from the annotation that corpus.csv names. Each change is saved at "
                   "once, as %1.")
                    .arg(file) +
                elsewhere);
    else if (!QFileInfo::exists(path) && !m_annotator->marks().empty())
        setText(tr("These marks come with the sample. Each change is saved at once, as %1.").arg(file) +
                elsewhere);
    else if (!QFileInfo::exists(path))
        setText(notMarkedText() + ' ' + tr("Each change is saved at once, as %1.").arg(file) + elsewhere);
    else if (isBeside && isNamed)
        setText(tr("✓ Saved where corpus.csv says: %1").arg(file) + elsewhere);
    else if (isBeside)
        setText(tr("✓ Saved beside the page: %1").arg(file) + elsewhere);
    else
        setText(tr("✓ Saved in the folder you chose: %1").arg(file) + elsewhere);
}

QString SavedLine::notMarkedText() const
{
    const QStringList& others = m_annotator->others();
    return others.isEmpty() ? tr("Not marked yet.")
                            : notAnnotatedText(m_annotator->owner().annotator, others).toHtmlEscaped();
}

// Links to the other places where the annotation can be kept.
QString SavedLine::otherPlaces() const
{
    const bool isInFolder = !m_annotator->owner().folder.isEmpty();
    return " ·" + link("folder", tr("elsewhere…")) +
           (isInFolder && m_annotator->place().isFile ? " ·" + link("beside", tr("beside the page"))
                                                      : QString());
}

// Links to what the user can do about a problem.
QString SavedLine::links() const
{
    if (m_annotator->place().path().empty())
        return link("folder", tr("Choose a folder…"));
    if (!m_annotator->obstacle().isEmpty())
        return link("again", tr("Try again")) + otherPlaces();
    const QString copy = link("copy", tr("Save a copy…"));
    if (m_annotator->isContested())
        return link("overwrite", tr("Overwrite file")) + " ·" + link("take", tr("Reload file")) + " ·" + copy;
    return link("again", tr("Try again")) + otherPlaces() + " ·" + copy;
}

void SavedLine::follow(const QString& link)
{
    if (link == QLatin1String("folder"))
        chooseFolder();
    else if (link == QLatin1String("beside"))
        m_annotator->setOwner({QString(), m_annotator->owner().annotator});
    else if (link == QLatin1String("again"))
        m_annotator->tryAgain();
    else if (link == QLatin1String("overwrite"))
        m_annotator->overwrite();
    else if (link == QLatin1String("take"))
        m_annotator->takeTheirs();
    else if (link == QLatin1String("copy"))
        saveCopy();
}

void SavedLine::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(window(), tr("Folder for annotations"),
                                                             m_annotator->owner().folder);
    if (folder.isEmpty())
        return;
    AnnotationOwner owner = m_annotator->owner();
    owner.folder = folder;
    m_annotator->setOwner(owner);
}

void SavedLine::saveCopy()
{
    const QString path = QFileDialog::getSaveFileName(window(), tr("Save a copy of the annotation"),
                                                      QString(), tr("Annotation (*.json)"));
    if (path.isEmpty() || !m_annotator->isOpen())
        return;
    const QString problem = m_annotator->saveCopy(QFile::encodeName(path).toStdString());
    emit m_annotator->told(problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
}

} // namespace tagseam
