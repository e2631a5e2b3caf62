// SPDX-License-Identifier: MIT
// A folder of pages to annotate, with its progress and a button for the next page.
#include "ui/tools/annotate/queuetab.h"

#include "ui/session/annotation/annotator.h"
#include "ui/tools/annotate/donechecks.h"
#include "ui/tools/annotate/queuemodel.h"
#include "ui/tools/annotate/queuewalk.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace tagseam {

QueueTab::QueueTab(Annotator* annotator, DoneChecks* checks, QWidget* parent)
    : QWidget(parent), m_annotator(annotator), m_checks(checks), m_walk(new QueueWalk(annotator, this)),
      m_shown(new QueueFilter(m_walk->model(), this)), m_choose(new QPushButton(this)),
      m_own(new QPushButton(this)), m_look(new QToolButton(this)), m_folder(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_counts(new QLabel(this)), m_states(new QComboBox(this)),
      m_text(new QLineEdit(this)), m_list(new QTreeView(this)), m_hint(new QLabel(this))
{
    makeActions();
    makeList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addLayout(makeFolderRow());
    layout->addWidget(m_folder);
    layout->addWidget(m_progress);
    layout->addWidget(m_counts);
    layout->addLayout(makeFilterRow());
    layout->addWidget(m_list, 1);
    layout->addWidget(m_hint, 1);
    layout->addLayout(makeButtons());
    retranslate();
    connect(m_walk, &QueueWalk::changed, this, &QueueTab::say);
    connect(m_walk, &QueueWalk::folderChanged, this, &QueueTab::say);
    for (const auto changed : {&Annotator::opened, &Annotator::closed, &Annotator::ownerChanged})
        connect(annotator, changed, this, &QueueTab::say);
    connect(annotator->session(), &PageSession::workspaceChanged, this, &QueueTab::say);
}

QAction* QueueTab::add(const QString& name, const QKeySequence& key, const ActionTexts& texts,
                       const std::function<void()>& act)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setText(tr(texts.inMenu));
    action->setIconText(tr(texts.onButton));
    action->setToolTip(QStringLiteral("%1 (%2)").arg(tr(texts.tip), key.toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, [this, act] {
        commitTyped();
        act();
    });
    m_actions.append(action);
    return action;
}

void QueueTab::makeActions()
{
    const auto go = [this](QueueWalk::Way way) { return [this, way] { m_walk->go(way); }; };
    QAction* done = add(QStringLiteral("queueDone"), Qt::CTRL | Qt::Key_Return,
                        {QT_TR_NOOP("Done, and ne&xt page"), QT_TR_NOOP("Done, next"),
                         QT_TR_NOOP("Saves the page as done and opens the next page to do")},
                        [this] { m_checks->check([this] { m_walk->finish(PageState::Done); }); });
    done->setShortcuts({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    QAction* skip = add(QStringLiteral("queueSkip"), Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
                        {QT_TR_NOOP("Skip, and next page"), QT_TR_NOOP("Skip"),
                         QT_TR_NOOP("Saves the page as skipped and opens the next page to do")},
                        [this] { m_walk->finish(PageState::Skipped); });
    skip->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter});
    add(QStringLiteral("queueNext"), Qt::ALT | Qt::Key_PageDown,
        {QT_TR_NOOP("Next page of the &queue"), QT_TR_NOOP("Next"),
         QT_TR_NOOP("Opens the next page of the folder and does not change the state of this page")},
        go(QueueWalk::Way::Next));
    add(QStringLiteral("queuePrevious"), Qt::ALT | Qt::Key_PageUp,
        {QT_TR_NOOP("Pre&vious page of the queue"), QT_TR_NOOP("Previous"),
         QT_TR_NOOP("Opens the previous page of the folder and does not change the state of this page")},
        go(QueueWalk::Way::Previous));
}

// Text that is being typed into a note belongs to the page that is left.
void QueueTab::commitTyped()
{
    QWidget* focus = QApplication::focusWidget();
    if (qobject_cast<QLineEdit*>(focus) != nullptr || qobject_cast<QPlainTextEdit*>(focus) != nullptr ||
        qobject_cast<QTextEdit*>(focus) != nullptr)
        focus->clearFocus();
}

QHBoxLayout* QueueTab::makeFolderRow()
{
    m_look->setIcon(style()->standardIcon(QStyle::SP_BrowserReload));
    m_look->setAutoRaise(true);
    connect(m_choose, &QPushButton::clicked, this, &QueueTab::chooseFolder);
    connect(m_own, &QPushButton::clicked, this, [this] { m_walk->setFolder(m_walk->folderOfPage()); });
    connect(m_look, &QToolButton::clicked, m_walk, &QueueWalk::look);
    m_folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_folder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(10);
    m_counts->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_choose);
    row->addWidget(m_own);
    row->addStretch(1);
    row->addWidget(m_look);
    return row;
}

QHBoxLayout* QueueTab::makeFilterRow()
{
    for (int i = 0; i <= static_cast<int>(QueueFilter::Show::Problem); ++i)
        m_states->addItem(QString());
    m_text->setClearButtonEnabled(true);
    connect(m_states, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_shown->show(static_cast<QueueFilter::Show>(index));
        say();
    });
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_shown->setText(text);
        say();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(m_states);
    row->addWidget(m_text, 1);
    return row;
}

void QueueTab::makeList()
{
    m_list->setModel(m_shown);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of pages differ at their ends
    QHeaderView* header = m_list->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(40);
    header->setSectionResizeMode(QueueModel::PageColumn, QHeaderView::Stretch);
    for (const int column : {QueueModel::StateColumn, QueueModel::MarksColumn, QueueModel::TimeColumn})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    header->resizeSection(QueueModel::NoteColumn, 90);
    m_list->installEventFilter(this);
    connect(m_list, &QTreeView::doubleClicked, this, &QueueTab::openChosen);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setMargin(12);
}

QHBoxLayout* QueueTab::makeButtons()
{
    auto* row = new QHBoxLayout;
    for (const int i : {0, 1, 3, 2}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(m_actions[i]);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        if (i == 1)
            row->addStretch(1);
    }
    return row;
}

void QueueTab::retranslate()
{
    m_choose->setText(tr("Folder…"));
    m_choose->setToolTip(tr("Chooses a folder; all pages below it form the queue"));
    m_own->setText(tr("Folder of this page"));
    m_own->setToolTip(tr("Chooses the folder of this page; all pages below it form the queue"));
    m_look->setToolTip(tr("Reads the folder again"));
    m_look->setAccessibleName(m_look->toolTip());
    const std::array<QString, 7> states{tr("all"),
                                        tr("to do"),
                                        nameOf(PageState::Untouched),
                                        nameOf(PageState::InWork),
                                        nameOf(PageState::Done),
                                        nameOf(PageState::Skipped),
                                        tr("with a problem")};
    for (int i = 0; i < m_states->count(); ++i)
        m_states->setItemText(i, states[static_cast<std::size_t>(i)]);
    m_states->setAccessibleName(tr("Pages shown, by state"));
    m_states->setToolTip(tr("Pages that the list shows. Pages to do are untouched or in progress."));
    m_text->setPlaceholderText(tr("Filter by name or note"));
    m_list->setAccessibleName(tr("Pages of the folder"));
    m_list->setToolTip(tr("Double click or Enter opens the page"));
    m_progress->setAccessibleName(tr("Pages done or skipped"));
    say();
}

void QueueTab::say()
{
    const bool isAnnotating = m_annotator->session()->isAnnotating();
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(isAnnotating);
    const QString own = m_walk->folderOfPage();
    m_own->setEnabled(!own.isEmpty());
    const QString& folder = m_walk->folder();
    m_look->setEnabled(!folder.isEmpty());
    m_folder->setVisible(!folder.isEmpty());
    sayFolder();
    m_folder->setToolTip(folder);
    const QString said = hint();
    m_hint->setText(said);
    m_hint->setVisible(!said.isEmpty());
    m_list->setVisible(said.isEmpty());
    sayProgress();
    revealCurrent();
}

// The end distinguishes it from others.
void QueueTab::sayFolder()
{
    m_folder->setText(
        m_folder->fontMetrics().elidedText(m_walk->folder(), Qt::ElideLeft, std::max(200, width() - 24)));
}

void QueueTab::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sayFolder();
}

// Shown in place of the list.
QString QueueTab::hint() const
{
    const QString folder = m_walk->folder();
    if (folder.isEmpty())
        return tr("A queue is a folder of pages that are annotated one after the other. Choose a folder, or "
                  "use the folder of this page.");
    if (!m_walk->problem().isEmpty())
        return tr("The folder cannot be read (%1).").arg(m_walk->problem());
    if (m_walk->model()->rowCount() == 0) {
        if (m_walk->isReading())
            return tr("The folder is being read…");
        return withUnread(tr("The folder contains no page (.html, .htm, .xhtml, .mhtml, .mht or .warc)."));
    }
    if (m_shown->rowCount() == 0)
        return tr("No page matches the filter. Show all pages and clear the filter to see the %n pages of "
                  "the folder.",
                  nullptr, m_walk->model()->rowCount());
    return {};
}

void QueueTab::sayProgress()
{
    const int pages = m_walk->model()->rowCount();
    const bool hasFilter = pages > 0;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_counts, m_states, m_text})
        widget->setVisible(hasFilter);
    if (pages == 0)
        return;
    const auto [untouched, inWork, done, skipped] = m_walk->model()->counts();
    m_progress->setRange(0, pages);
    m_progress->setValue(done + skipped);
    m_progress->setToolTip(tr("Done or skipped: %1 of %2").arg(done + skipped).arg(pages));
    QStringList parts{tr("%1 of %2 done").arg(done).arg(pages)};
    if (skipped > 0)
        parts += tr("%1 skipped").arg(skipped);
    if (inWork > 0)
        parts += tr("%1 in progress").arg(inWork);
    if (const int others = pages - untouched - inWork - done - skipped; others > 0)
        parts += tr("%1 with a problem").arg(others);
    QString said = parts.join(QStringLiteral(", "));
    said += m_walk->isCut() || m_walk->unreadFolders() > 0 ? QStringLiteral(".") : QString();
    if (m_walk->isCut())
        said += ' ' + tr("The folder has more pages. The list shows only the first %1.").arg(pages);
    m_counts->setText(withUnread(said));
}

QString QueueTab::withUnread(const QString& said) const
{
    const int folders = m_walk->unreadFolders();
    return folders == 0 ? said : said + ' ' + tr("%n subfolders cannot be read.", nullptr, folders);
}

QString QueueTab::sentence() const
{
    return m_hint->isHidden() ? m_counts->text() : m_hint->text();
}

// Scrolls once, so that the user can scroll elsewhere.
void QueueTab::revealCurrent()
{
    const int row = m_walk->model()->current();
    if (row == m_revealed)
        return;
    m_revealed = row;
    const QModelIndex index = m_shown->mapFromSource(m_walk->model()->index(row, 0));
    if (row < 0 || !index.isValid())
        return;
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

bool QueueTab::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
            (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            openChosen();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void QueueTab::openChosen()
{
    if (const QModelIndex index = m_shown->mapToSource(m_list->currentIndex()); index.isValid())
        m_walk->open(index.row());
}

void QueueTab::chooseFolder()
{
    const QString start = m_walk->folder().isEmpty() ? m_walk->folderOfPage() : m_walk->folder();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("A folder of pages"), start);
    if (!folder.isEmpty())
        m_walk->setFolder(folder);
}

} // namespace tagseam
