// SPDX-License-Identifier: MIT
// Site tree: the style tree of the page's site, the page mapped on it, and what of it is noise.
#include "ui/views/sitetreetab.h"

#include "ui/models/styletreemodel.h"
#include "ui/pageloader.h"
#include "ui/sitemarks.h"
#include "ui/sitetext.h"
#include "ui/views/importancedelegate.h"
#include "ui/views/thresholdview.h"
#include "ui/views/workbar.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr QSize scaleSize(60, 10);   // pixels
constexpr int indentation = 10;      // pixels: a tree of styles is twice as deep as its pages
constexpr int importanceWidth = 120; // pixels
constexpr int mostOpened = 12;       // rows that are opened at first while each has one below it
constexpr std::size_t mostNamed = 3; // pages that were left out, by name

} // namespace

SiteTreeTab::SiteTreeTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, QStringLiteral("sitetree"), parent), m_desk(new SiteDesk(this)),
      m_mapping(new Inquiry<SharedSitePage>(explainer)), m_open(new QToolButton(this)),
      m_learn(new QToolButton(this)), m_add(new QToolButton(this)), m_save(new QToolButton(this)),
      m_show(new QToolButton(this)), m_head(makeText()), m_working(new WorkBar(this)),
      m_pages(new QTabWidget(this)), m_model(new StyleTreeModel(this)), m_tree(new QTreeView(this)),
      m_scale(new QLabel(this)), m_legend(new QLabel(this)), m_thresholds(new ThresholdView(m_desk, this)),
      m_why(makeText())
{
    m_show->setCheckable(true);
    m_show->setChecked(true);
    m_pages->setDocumentMode(true);
    m_pages->addTab(makeTree(), QString());
    m_pages->addTab(m_thresholds, QString());
    for (QLabel* each : {m_head, m_why}) // whose hint is as high as a narrow column of the text
        each->setMinimumHeight(fontMetrics().height());
    content()->setSpacing(4);
    content()->addWidget(makeButtons());
    content()->addWidget(m_working);
    content()->addWidget(m_head);
    content()->addWidget(m_pages, 1);
    content()->addWidget(m_why);
    content()->addStretch(0);
    connectAll();
    connectButtons();
}

QWidget* SiteTreeTab::makeButtons()
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QToolButton* each : {m_open, m_learn, m_add, m_save})
        row->addWidget(each);
    row->addStretch(1);
    row->addWidget(m_show);
    return widget;
}

QWidget* SiteTreeTab::makeTree()
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(StyleTreeModel::ImportanceColumn, new ImportanceDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setIndentation(indentation);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(36);
    header->setSectionResizeMode(StyleTreeModel::NodeColumn, QHeaderView::Stretch);
    m_tree->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // what is left, so that all is seen
    m_tree->setMinimumHeight(fontMetrics().height() * 6);
    auto* widget = new QWidget(this);
    auto* legend = new QHBoxLayout;
    legend->setSpacing(6);
    legend->addWidget(m_scale);
    legend->addWidget(m_legend, 1);
    m_legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_tree, 1);
    layout->addLayout(legend);
    return widget;
}

void SiteTreeTab::connectAll()
{
    connect(m_desk, &SiteDesk::changed, this, &SiteTreeTab::takeTree);
    connect(m_desk, &SiteDesk::thresholdChanged, this, [this] {
        m_model->setMarks(m_desk->marks());
        refresh();
    });
    connect(m_desk, &SiteDesk::began, this, [this](const Wording& topic) {
        m_working->begin(topic);
        say();
    });
    connect(m_desk, &SiteDesk::progressed, m_working, &WorkBar::setProgress);
    connect(m_desk, &SiteDesk::ended, m_working, &WorkBar::end);
    connect(m_desk, &SiteDesk::told, this, &SiteTreeTab::told);
    connect(m_desk, &SiteDesk::refused, this, &SiteTreeTab::refused);
    connect(m_working, &WorkBar::cancelled, m_desk, &SiteDesk::cancel);
    connect(m_mapping, &InquiryBase::changed, this, [this] { takePage(); });
    connect(session(), &PageSession::documentChanged, this, [this] { takePage(nullptr); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& chosen) {
                if (!m_isFollowing && !chosen.isEmpty())
                    choose(chosen.indexes().first());
            });
}

void SiteTreeTab::connectButtons()
{
    connect(m_open, &QToolButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(window(), tr("Open a site style tree"), QString(),
                                                          tr("Site style trees (*.sst);;All files (*)"));
        if (!path.isEmpty())
            m_desk->open(path);
    });
    connect(m_learn, &QToolButton::clicked, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(window(), tr("A folder of pages of one site"));
        if (!folder.isEmpty())
            m_desk->learn(folder);
    });
    connect(m_add, &QToolButton::clicked, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(window(), tr("A folder of more pages of the site"));
        if (!folder.isEmpty())
            m_desk->add(folder);
    });
    connect(m_save, &QToolButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(
            window(), tr("Save the site style tree"),
            m_desk->path().isEmpty() ? QStringLiteral("site.sst") : m_desk->path(),
            tr("Site style trees (*.sst)"));
        if (!path.isEmpty())
            m_desk->save(QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".sst") : path);
    });
    connect(m_show, &QToolButton::toggled, this, [this] { updateMarks(); });
}

QString SiteTreeTab::title() const
{
    return tr("Site tree");
}

QString SiteTreeTab::tip() const
{
    return tr("The style tree of the page's site: what its pages share is noise (Yi, Liu and Li 2003)");
}

void SiteTreeTab::takeTree()
{
    if (m_shown != m_desk->site()) {
        m_shown = m_desk->site();
        takePage(nullptr);
        const QScopedValueRollback following(m_isFollowing, true);
        m_model->show(m_shown, m_desk->marks());
        openTop();
    }
    say();
    refresh();
}

// Down to where the pages of the site part.
void SiteTreeTab::openTop()
{
    QModelIndex index = m_model->index(0, 0);
    for (int i = 0; i < mostOpened && index.isValid(); ++i) {
        m_tree->expand(index);
        if (m_model->rowCount(index) != 1)
            break;
        index = m_model->index(0, 0, index);
    }
}

void SiteTreeTab::ask()
{
    const bool isAsked = m_askedSite == m_desk->site() && m_askedThreshold == m_desk->threshold() &&
                         (m_mapping->isPending() || m_mapping->isCancelled() || m_page != nullptr);
    if (m_desk->site() == nullptr || !session()->hasAnalysis() || isAsked)
        return;
    m_askedSite = m_desk->site();
    m_askedThreshold = m_desk->threshold();
    m_mapping->ask(
        [] { return tr("Mapping the page on the site style tree"); },
        [site = m_askedSite, threshold = m_askedThreshold](const Material& material, const TellProgress&) {
            return mapOnSite(*material.document, site, threshold);
        });
}

void SiteTreeTab::takePage()
{
    if (const SharedSitePage* page = m_mapping->answer())
        takePage(*page);
    else
        say(); // asked, or given up: what is known of the page at another threshold stays meanwhile
}

void SiteTreeTab::takePage(const SharedSitePage& page)
{
    const bool isSameMapping = page != nullptr && m_page != nullptr && page->site == m_page->site;
    m_page = page;
    if (!isSameMapping) {
        m_model->setPage(page == nullptr ? std::vector<NodeId>() : nodesByElement(*page));
        m_followed = noNode;
    }
    say();
    updateMarks();
}

// The selected node's row, unless a person chose another one since.
void SiteTreeTab::followSelection()
{
    const NodeId node = session()->selection();
    if (m_page == nullptr || node == m_followed || m_page->site != m_shown)
        return;
    m_followed = node;
    const QScopedValueRollback following(m_isFollowing, true);
    const QModelIndex index =
        node == noNode ? QModelIndex() : m_model->indexOf(m_page->cleaned.mapping.element(node));
    if (!index.isValid())
        return m_tree->selectionModel()->clear();
    if (m_model->elementAt(m_tree->currentIndex()) == m_model->elementAt(index))
        return; // it may stand in the place of another style
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::EnsureVisible);
}

void SiteTreeTab::choose(const QModelIndex& index)
{
    if (const NodeId node = m_model->nodeAt(index); node != noNode) {
        m_followed = node;
        session()->select(node);
    }
    say();
}

QString SiteTreeTab::headWords() const
{
    if (m_desk->site() == nullptr)
        return tr("A site style tree holds what the pages of one site look like, and where: what all of them "
                  "have alike is noise, such as menus and footers. Open a tree (.sst), or learn one from a "
                  "folder of pages of the site.");
    const SiteStyleTree& site = m_desk->site()->site;
    const QString name = m_desk->path().isEmpty() ? QString() : QFileInfo(m_desk->path()).fileName();
    QString words = name.isEmpty() ? QString() : QStringLiteral("<b>%1</b>: ").arg(name.toHtmlEscaped());
    words += tr("learnt from %n page(s)", nullptr, static_cast<int>(site.pages())) + QStringLiteral(", ");
    words += tr("%n element node(s)", nullptr, static_cast<int>(site.tree.elementCount() - 1)) +
             QStringLiteral(", ");
    words += tr("%n style node(s)", nullptr, static_cast<int>(site.tree.styleCount())) + QStringLiteral(". ");
    if (m_desk->isUnsaved())
        words += tr("Not saved yet.") + ' ';
    return words + leftOutWords();
}

QString SiteTreeTab::leftOutWords() const
{
    const std::vector<Error>& leftOut = m_desk->leftOut();
    if (leftOut.empty())
        return {};
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(mostNamed, leftOut.size()); ++i) {
        Error error = leftOut[i];
        error.where = QFileInfo(QString::fromStdString(error.where)).fileName().toStdString();
        sentences << sentence(error, {}).toHtmlEscaped();
    }
    if (leftOut.size() > mostNamed)
        sentences << QStringLiteral("…");
    return tr("%n page(s) left out:", nullptr, static_cast<int>(leftOut.size())) + ' ' + sentences.join(' ');
}

QString SiteTreeTab::pageWords() const
{
    if (!session()->hasDocument())
        return tr("Open a page of the site to see it on the tree.");
    if (m_mapping->isCancelled())
        return tr("Mapping the page was given up. <a href=\"again\">Map it</a>");
    if (m_page == nullptr)
        return session()->hasAnalysis() || session()->isAnalysing() ? tr("The page is being mapped.")
                                                                    : tr("The page has not been analysed.");
    QString words = sitePageWords(session()->document(), *m_page);
    if (!session()->isSource() && session()->hasSource())
        words += ' ' + tr("The tree is learnt of pages as served, and this one is as rendered. <a "
                          "href=\"source\">Take its source</a>");
    return words;
}

QString SiteTreeTab::whyWords() const
{
    const ElementId element = m_model->elementAt(m_tree->currentIndex());
    const bool isChosen = element != noElement && m_tree->selectionModel()->hasSelection();
    QStringList words;
    if (isChosen && m_model->nodeAt(m_tree->currentIndex()) == noNode) {
        words << QStringLiteral("<b>%1</b>: %2")
                     .arg(siteLabel(*m_shown, element).left(80).toHtmlEscaped(),
                          elementWords(*m_shown, element, m_desk->marks()));
        if (m_page != nullptr)
            words << tr("The page that is shown has it not.");
    } else if (const NodeId node = session()->selection(); m_page != nullptr && node != noNode) {
        words << QStringLiteral("<b>%1</b>: %2")
                     .arg(session()->describe(node).toHtmlEscaped(), siteReason(*session(), *m_page, node));
        if (isChosen)
            words << tr("Its element node:") << elementWords(*m_shown, element, m_page->marks);
    }
    words << pageWords();
    return words.join(' ');
}

void SiteTreeTab::say()
{
    showHint({});
    const bool hasTree = m_desk->site() != nullptr;
    sayButtons();
    m_head->setText(headWords());
    m_pages->setVisible(hasTree);
    m_why->setVisible(hasTree);
    m_pages->setTabText(Tree, tr("Tree"));
    m_pages->setTabText(Threshold, tr("Threshold"));
    m_thresholds->say();
    sayLegend();
    if (!hasTree)
        return;
    followSelection();
    m_why->setText(whyWords());
}

void SiteTreeTab::sayButtons()
{
    const bool isFree = !m_desk->isBusy();
    const bool hasTree = m_desk->site() != nullptr;
    const auto name = [](QToolButton* button, const QString& text, const QString& tip, bool isOn) {
        button->setText(text);
        button->setToolTip(tip);
        button->setEnabled(isOn);
    };
    name(m_open, tr("Open…"), tr("Open a site style tree that was saved (.sst)"), isFree);
    name(m_learn, tr("Learn…"), tr("Learn a tree from the pages in a folder, all of one site"), isFree);
    name(m_add, tr("Add pages…"), tr("Grow the tree with the pages in another folder"), isFree && hasTree);
    name(m_save, tr("Save as…"), tr("Keep the tree in a file (.sst), to open and grow it later"),
         isFree && hasTree);
    name(m_show, tr("Show on page"), tr("Colour what stays of the page, and what goes as noise"), hasTree);
}

void SiteTreeTab::sayLegend()
{
    m_scale->setPixmap(ImportanceDelegate::scale(scaleSize, devicePixelRatioF()));
    const auto swatch = [](int look) {
        return QStringLiteral("<span style=\"color:%1\">■</span>").arg(regionLook(look).here.name());
    };
    m_legend->setText(tr("importance 0 to 1, | threshold. On page: %1 stays %2 goes %3 style unknown. Grey: "
                         "not on this page.")
                          .arg(swatch(KeptLook), swatch(NoiseLook), swatch(UnknownLook)));
    m_tree->setAccessibleName(tr("Site style tree"));
    QHeaderView* header = m_tree->header();
    const auto fit = [&](int column, const QString& text) {
        const QString heading = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        header->resizeSection(
            column,
            std::max(fontMetrics().horizontalAdvance(heading), fontMetrics().horizontalAdvance(text)) + 14);
    };
    fit(StyleTreeModel::PagesColumn, QStringLiteral("1234"));
    fit(StyleTreeModel::MarkColumn, QStringLiteral("✓ ") + nameOf(ElementMark::Meaningful));
    header->resizeSection(StyleTreeModel::ImportanceColumn, importanceWidth);
}

std::vector<RegionMark> SiteTreeTab::marks() const
{
    if (!m_show->isChecked() || m_page == nullptr || !session()->hasAnalysis())
        return {};
    return siteMarks(*session(), *m_page);
}

void SiteTreeTab::follow(const QString& link)
{
    if (link == QLatin1String("again")) {
        m_askedSite = nullptr;
        refresh();
    } else if (link == QLatin1String("source")) {
        AnalysisOptions options = session()->options();
        options.source = PageSource::Source;
        session()->setOptions(options);
    } else {
        ExplainTab::follow(link);
    }
}

void SiteTreeTab::changeEvent(QEvent* event)
{
    ExplainTab::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // another theme
        sayLegend();
}

} // namespace tagseam
