// SPDX-License-Identifier: MIT
// The labels of the present page: marks, orphans and proposals.
#include "ui/tools/annotate/markstab.h"

#include "ui/session/annotation/annotator.h"
#include "ui/tools/annotate/annotatorname.h"
#include "ui/tools/annotate/donechecks.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/labelpad.h"
#include "ui/tools/annotate/marklist.h"
#include "ui/tools/annotate/marksmodel.h"
#include "ui/tools/annotate/savedline.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagseam {

MarksTab::MarksTab(Labeller* labeller, DoneChecks* checks, QWidget* parent)
    : QWidget(parent), m_labeller(labeller), m_checks(checks),
      m_saved(new SavedLine(labeller->annotator(), this)), m_nameTitle(new QLabel(this)),
      m_name(new AnnotatorName(labeller->annotator(), this)), m_pad(new LabelPad(labeller, this)),
      m_alike(new QPushButton(this)), m_suggest(new QPushButton(this)), m_count(new QLabel(this)),
      m_place(new QPushButton(this)), m_list(new MarkList(labeller, this)), m_note(new QLineEdit(this)),
      m_done(new QCheckBox(this)), m_skip(new QCheckBox(this))
{
    m_count->setWordWrap(true);
    m_count->setTextFormat(Qt::RichText);
    m_note->setObjectName(QStringLiteral("pageNote"));
    m_nameTitle->setBuddy(m_name);
    auto* naming = new QHBoxLayout;
    naming->addWidget(m_nameTitle);
    naming->addWidget(m_name, 1);
    auto* finding = new QHBoxLayout;
    finding->addWidget(m_alike);
    finding->addWidget(m_suggest);
    auto* counting = new QHBoxLayout;
    counting->addWidget(m_count, 1);
    counting->addWidget(m_place);
    auto* states = new QHBoxLayout;
    states->addWidget(m_note, 1);
    states->addWidget(m_done);
    states->addWidget(m_skip);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(6);
    layout->addWidget(m_saved);
    layout->addLayout(naming);
    layout->addWidget(m_pad);
    layout->addLayout(finding);
    layout->addLayout(counting);
    layout->addWidget(m_list, 1);
    layout->addLayout(states);
    for (QLineEdit* line : std::initializer_list<QLineEdit*>{m_note, m_pad->nameLine(), m_name})
        line->installEventFilter(this);

    Annotator* annotator = labeller->annotator();
    connect(m_alike, &QPushButton::clicked, labeller, &Labeller::proposeAlike);
    m_suggest->setObjectName(QStringLiteral("suggest"));
    m_place->setObjectName(QStringLiteral("place"));
    connect(m_suggest, &QPushButton::clicked, labeller, &Labeller::proposeMainRegion);
    connect(m_place, &QPushButton::clicked, m_list, &MarkList::placeCurrent);
    connect(m_note, &QLineEdit::textEdited, annotator, &Annotator::setPageNote); // saves after each key
    for (QCheckBox* box : {m_done, m_skip})
        connect(box, &QCheckBox::clicked, this, [this, box] { setState(box); });

    connect(&m_soon, &QTimer::timeout, this, &MarksTab::updateMarks);
    const auto soon = [this] { m_soon.start(0); };
    connect(labeller->session()->trees(), &PageTrees::documentChanged, this, soon);
    connect(labeller->session()->runner(), &AnalysisRunner::analysisChanged, this, soon);
    for (const auto signal : {&Labeller::proposalsChanged, &Labeller::labelsChanged})
        connect(labeller, signal, this, soon);
    for (const auto signal : {&Annotator::changed, &Annotator::opened, &Annotator::closed}) {
        connect(annotator, signal, this, soon);
        connect(annotator, signal, this, &MarksTab::say);
    }
    connect(labeller, &Labeller::chosenChanged, this, &MarksTab::say);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MarksTab::say);
    m_nameTitle->setText(tr("Annotator:"));
    m_alike->setText(tr("Find siblings (S)"));
    m_alike->setToolTip(tr("Proposes nodes with the same structure as the mark, with the same label; if "
                           "there is no mark, the selected nodes and their siblings as records"));
    m_suggest->setText(tr("Suggest the main region"));
    m_suggest->setToolTip(tr("Proposes the nodes that the current method keeps. A proposal can bias your "
                             "judgement: make your own marks first."));
    m_place->setText(tr("Place here"));
    m_place->setToolTip(tr("Moves the orphan that is selected in the list to the selected nodes"));
    m_note->setPlaceholderText(tr("Note on the page"));
    m_note->setAccessibleName(m_note->placeholderText());
    m_done->setText(tr("Done"));
    m_done->setToolTip(tr("The page is annotated"));
    m_skip->setText(tr("Skip"));
    m_skip->setToolTip(tr("The page will not be annotated"));
    say();
    m_soon.start(0);
}

void MarksTab::setState(QCheckBox* box)
{
    Annotator* annotator = m_labeller->annotator();
    if (!annotator->isOpen())
        return;
    const auto set = [annotator](PageState state, const QString& sentence) {
        annotator->setState(state);
        emit annotator->told(sentence);
    };
    if (!box->isChecked())
        set(PageState::InWork, tr("The page is in progress again."));
    else if (box == m_skip)
        set(PageState::Skipped, tr("The page is skipped."));
    else
        m_checks->check([set] { set(PageState::Done, tr("The page is done.")); });
    say(); // the box shows the state that the page has
}

void MarksTab::say()
{
    const Annotator* annotator = m_labeller->annotator();
    const bool isOpen = annotator->isOpen();
    const bool canChange = annotator->canChange();
    const auto marks = static_cast<int>(isOpen ? annotator->marks().size() : 0);
    const int orphans = m_list->marks()->orphans();
    QString text = marks > 0 ? tr("%n mark(s).", nullptr, marks)
                             : tr("Nothing is marked: select a node on the page and press a digit.");
    if (const int count = isOpen ? m_list->marks()->renderedOnly() : 0; count > 0)
        text += ' ' + tr("%n mark(s) on the rendered tree only.", nullptr, count);
    if (isVisible())
        text += ' ' + m_labeller->unmarkedText();
    if (orphans > 0)
        text += ' ' + tr("<b>%n orphan(s)</b>: select one, then its node on the page, then “Place here”.",
                         nullptr, orphans);
    const QModelIndex current = m_list->currentIndex();
    if (isOpen && current.isValid() && annotator->isOrphan(m_list->marks()->markAt(current)))
        text += ' ' + tr("The mark is an orphan: %1.")
                          .arg(m_list->marks()->stateOf(m_list->marks()->markAt(current)).toHtmlEscaped());
    m_count->setText(isOpen ? text : QString());
    m_place->setVisible(orphans > 0);
    m_place->setEnabled(m_list->canPlaceCurrent());
    m_alike->setEnabled(canChange);
    m_suggest->setEnabled(canChange);
    for (QWidget* each : std::initializer_list<QWidget*>{m_note, m_done, m_skip})
        each->setEnabled(canChange);
    const QString note = isOpen ? QString::fromStdString(annotator->annotation().note) : QString();
    if (m_note->text() != note)
        m_note->setText(note);
    m_done->setChecked(isOpen && annotator->annotation().state == PageState::Done);
    m_skip->setChecked(isOpen && annotator->annotation().state == PageState::Skipped);
}

void MarksTab::updateMarks()
{
    if (isVisible() || (m_beside != nullptr && m_beside->isVisible()))
        m_labeller->session()->selection()->setMarks(m_labeller->regionMarks(), tr("Marks"));
}

void MarksTab::showMarksWith(QWidget* tab)
{
    m_beside = tab;
    tab->installEventFilter(this);
}

// Enter in an input line is handled by that line.
bool MarksTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_beside) {
        if (event->type() == QEvent::Show)
            m_soon.start(0);
        else if (event->type() == QEvent::Hide && !event->spontaneous())
            m_labeller->session()->selection()->setMarks({});
        return false; // it handles its keys itself
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* press = static_cast<const QKeyEvent*>(event);
        const int key = press->key();
        const bool isPlain = !press->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
        if (isPlain && (key == Qt::Key_Return || key == Qt::Key_Enter))
            event->accept();
    }
    return QWidget::eventFilter(watched, event);
}

void MarksTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    say();
    m_soon.start(0);
}

void MarksTab::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) // otherwise the window is minimized
        m_labeller->session()->selection()->setMarks({});
}

} // namespace tagseam
