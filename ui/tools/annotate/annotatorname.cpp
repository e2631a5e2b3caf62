// SPDX-License-Identifier: MIT
// The input line for the name of the annotator.
#include "ui/tools/annotate/annotatorname.h"

#include "ui/session/annotation/annotator.h"

namespace tagseam {

AnnotatorName::AnnotatorName(Annotator* annotator, QWidget* parent)
    : QLineEdit(annotator->owner().annotator, parent), m_annotator(annotator)
{
    setObjectName(QStringLiteral("annotatorName"));
    connect(this, &QLineEdit::editingFinished, this, &AnnotatorName::take);
    connect(annotator, &Annotator::ownerChanged, this, [this] { setText(m_annotator->owner().annotator); });
    connect(this, &AnnotatorName::refused, annotator->session()->notifier(), &Notifier::refuse);
    setPlaceholderText(tr("without a name"));
    setToolTip(tr("Each annotator has files of their own: PAGE.NAME.annotation.json"));
}

void AnnotatorName::take()
{
    AnnotationOwner owner = m_annotator->owner();
    owner.annotator = text().trimmed();
    if (owner != m_annotator->owner() && canLeave())
        m_annotator->setOwner(owner);
    setText(m_annotator->owner().annotator);
}

// Returns false if unsaved changes would become another annotator's.
bool AnnotatorName::canLeave()
{
    if (m_annotator->isSaved() || m_annotator->isSaving())
        return true;
    emit refused(tr("The annotator was not changed because the annotation is not saved. %1")
                     .arg(m_annotator->saveProblem()));
    return false;
}

} // namespace tagseam
