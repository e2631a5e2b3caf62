// SPDX-License-Identifier: MIT
// Says above the pages what the user tries.
#include "ui/window/editsbar.h"

#include "ui/session/analysis/pageediting.h"
#include "ui/session/words/explaintext.h"
#include "ui/widgets/striptext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace tagseam {

namespace {

constexpr std::size_t shownEdits = 3; // the last ones; the others are counted

} // namespace

EditsBar::EditsBar(Explainer* explainer, QWidget* parent)
    : QFrame(parent), m_session(explainer->session()), m_changes(m_session->changes()),
      m_before(new Inquiry<NodeCounts>(explainer)), m_strip(new StripText(this)), m_text(m_strip->label()),
      m_undo(new QToolButton(this)), m_undoAll(new QToolButton(this)), m_close(new QToolButton(this)),
      m_copy(new QToolButton(this)), m_save(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    auto* mark = new QLabel(this);
    mark->setPixmap(style()
                        ->standardIcon(QStyle::SP_MessageBoxWarning)
                        .pixmap(style()->pixelMetric(QStyle::PM_SmallIconSize)));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(mark, 0, Qt::AlignTop);
    layout->addWidget(m_strip, 1);
    layout->addWidget(m_copy, 0, Qt::AlignTop);
    layout->addWidget(m_save, 0, Qt::AlignTop);
    layout->addWidget(m_undo, 0, Qt::AlignTop);
    layout->addWidget(m_undoAll, 0, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    m_close->setAutoRaise(true);
    connect(m_undo, &QToolButton::clicked, this, &EditsBar::undo);
    connect(m_close, &QToolButton::clicked, m_changes, &Changes::keepTried);
    connect(m_copy, &QToolButton::clicked, this, &EditsBar::copyWanted);
    connect(m_save, &QToolButton::clicked, this, &EditsBar::saveWanted);
    connect(m_session->editing(), &PageEditing::changed, this, &EditsBar::say);
    connect(m_undoAll, &QToolButton::clicked, this, [this] {
        m_changes->undoAllEdits();
        m_session->editing()->undoAll();
    });
    connect(m_changes, &Changes::triesChanged, this, &EditsBar::say);
    connect(m_before, &InquiryBase::changed, this, &EditsBar::say);
    for (const auto comes : {&AnalysisRunner::analysisChanged, &AnalysisRunner::analysisCancelled,
                             &AnalysisRunner::stylesChanged})
        connect(m_session->runner(), comes, this, &EditsBar::askBefore);
    say();
}

void EditsBar::say()
{
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Undoes the last of these changes"));
    m_close->setToolTip(tr("Keeps the change and closes this strip"));
    m_close->setAccessibleName(m_close->toolTip());
    m_undoAll->setText(tr("Undo all"));
    m_undoAll->setToolTip(tr("Undoes all changes of the page"));
    const bool isTried = !m_changes->tried().isEmpty();
    const bool isEdited = !m_changes->edits().empty();
    const std::size_t pageEdits = m_session->editing()->edits().size();
    m_copy->setText(tr("Copy changes"));
    m_copy->setToolTip(
        tr("Copies the changes as a list, for the command line, and as a patch of the source"));
    m_save->setText(tr("Save page as…"));
    m_save->setToolTip(tr("Saves the edited page into a file"));
    m_copy->setVisible(pageEdits > 0);
    m_save->setVisible(pageEdits > 0);
    setVisible(isTried || isEdited || pageEdits > 0);
    m_undoAll->setVisible(m_changes->edits().size() + pageEdits > 1);
    m_close->setVisible(isTried);
    QStringList sentences;
    if (isTried)
        sentences << tr("<b>Tried:</b> %1.").arg(m_changes->tried().toHtmlEscaped());
    if (isEdited)
        sentences << editsText();
    if (pageEdits > 0)
        sentences << pageEditsText();
    m_text->setText(sentences.join(' '));
}

// The last change comes first.
void EditsBar::undo()
{
    if (m_changes->tried().isEmpty() && !m_changes->edits().empty())
        m_changes->undoEdit();
    else
        m_changes->undo();
}

void EditsBar::askBefore()
{
    if (m_session->runner()->hasAnalysis() && !m_changes->edits().empty() && m_before->answer() == nullptr) {
        Setup without = m_session->runner()->shownSetup();
        without.path.edits.clear();
        m_before->ask(tr("counting without the changes"),
                      [without](const Material& material, const TellProgress&) {
                          return outcomeOf(*material.document, without, material.stop).counts;
                      });
    }
    say();
}

// Lists the edits of the page, the last ones with what they did.
QString EditsBar::pageEditsText() const
{
    const std::vector<MadeEdit>& edits = m_session->editing()->edits();
    QStringList lines;
    const std::size_t first = edits.size() > shownEdits ? edits.size() - shownEdits : 0;
    if (first > 0)
        lines << tr("%n change(s) before", nullptr, static_cast<int>(first));
    for (std::size_t i = first; i < edits.size(); ++i) {
        const MadeEdit& each = edits[i];
        QString line = each.what.toHtmlEscaped();
        if (each.before && each.after)
            line += ' ' + tr("(kept nodes: %1 of %2 → %3 of %4)")
                              .arg(each.before->kept)
                              .arg(each.before->raw)
                              .arg(each.after->kept)
                              .arg(each.after->raw);
        if (!each.statusAfter.isEmpty() && each.statusAfter != each.statusBefore)
            line +=
                ' ' + tr("— %1: %2 → %3").arg(each.node.toHtmlEscaped(), each.statusBefore, each.statusAfter);
        lines << line;
    }
    return tr("<b>Edited:</b> %1.").arg(lines.join(QStringLiteral("; ")));
}

QString EditsBar::editsText() const
{
    const std::vector<TagPathEdit>& edits = m_changes->edits();
    const PageSession& session = *m_session;
    QStringList parts;
    const std::size_t first = edits.size() > shownEdits ? edits.size() - shownEdits : 0;
    if (first > 0)
        parts << tr("%n change(s) before", nullptr, static_cast<int>(first));
    for (std::size_t i = first; i < edits.size(); ++i)
        parts << editText(session, edits[i]).toHtmlEscaped();
    QString text = tr("<b>What if</b> %1?").arg(parts.join(QStringLiteral("; ")));
    const NodeCounts* before = m_before->answer();
    const bool isCounted =
        session.runner()->hasAnalysis() && session.runner()->analysis().options.path.edits == edits;
    if (before == nullptr || !isCounted)
        return text;
    const NodeCounts& now = session.runner()->analysis().counts;
    return text + ' ' +
           tr("With this change, %1 of %2 nodes are kept, instead of %3 of %4.")
               .arg(now.kept)
               .arg(now.raw)
               .arg(before->kept)
               .arg(before->raw);
}

} // namespace tagseam
