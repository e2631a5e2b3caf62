// SPDX-License-Identifier: MIT
// Site tree: the style tree of the page's site, with the page mapped on it and its noise.
#include "ui/tools/site/sitetreetab.h"

#include "ui/session/words/variantstext.h"
#include "ui/tools/site/sitebar.h"
#include "ui/tools/site/sitemarks.h"
#include "ui/tools/site/sitetext.h"
#include "ui/tools/site/sitetreeview.h"
#include "ui/tools/site/styletreemodel.h"
#include "ui/tools/site/thresholdview.h"
#include "ui/tools/site/treedrawingview.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/pendingwork.h"
#include "ui/widgets/workbar.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace tagseam {

namespace {

constexpr std::size_t mostNamed = 3; // number of omitted pages that are named

} // namespace

SiteTreeTab::SiteTreeTab(const ToolContext& context, QWidget* parent)
    : ExplainTab(context.explainer, parent), m_site(new OpenSite(this)),
      m_mapping(new Inquiry<SharedSitePage>(context.explainer)), m_bar(new SiteBar(m_site, this)),
      m_head(makeText()), m_working(new WorkBar(this)), m_pages(new QTabWidget(this)),
      m_view(new SiteTreeView(this)), m_thresholds(new ThresholdView(m_site, this)),
      m_drawing(new TreeDrawingView(session()->notifier(), this)), m_why(makeText())
{
    m_site->setLimits(context.limits);
    m_site->setMayReplace([this] { return mayLose(false); });
    m_site->setMayRepeat([this](const KnownPages& pages) { return mayLearnAgain(pages); });
    m_pages->setDocumentMode(true);
    m_pages->addTab(m_view, QString());
    m_pages->addTab(m_thresholds, QString());
    m_pages->addTab(m_drawing, QString());
    for (QLabel* each : {m_head, m_why}) // their hint is as high as a narrow column of the text
        each->setMinimumHeight(fontMetrics().height());
    content()->setSpacing(4);
    content()->addWidget(m_bar);
    content()->addWidget(m_working);
    content()->addWidget(m_head);
    content()->addWidget(m_pages, 1);
    content()->addWidget(m_why);
    content()->addStretch(0);
    connectAll();
}

void SiteTreeTab::connectAll()
{
    connect(m_site, &OpenSite::changed, this, &SiteTreeTab::takeTree);
    connect(m_site, &OpenSite::thresholdChanged, this, [this] {
        m_view->model()->setMarks(m_site->marks());
        showDrawing();
        refresh();
    });
    connect(m_site, &OpenSite::began, this, [this](const QString& topic) {
        m_working->begin(topic);
        say();
    });
    connect(m_site, &OpenSite::progressed, m_working, &WorkBar::setProgress);
    connect(m_site, &OpenSite::ended, m_working, &WorkBar::end);
    connect(m_site, &OpenSite::told, session()->notifier(), &Notifier::tell);
    connect(m_site, &OpenSite::refused, session()->notifier(), &Notifier::refuse);
    for (const auto signal : {&OpenSite::changed, &OpenSite::thresholdChanged})
        connect(m_site, signal, this,
                [this] { session()->algorithms()->setSite(m_site->site(), m_site->threshold()); });
    connect(m_working, &WorkBar::cancelled, m_site, &OpenSite::cancel);
    connect(m_mapping, &InquiryBase::changed, this, [this] { takePage(); });
    connect(session()->trees(), &PageTrees::documentChanged, this, [this] { takePage(nullptr); });
    connect(session()->runner(), &AnalysisRunner::analysisChanged, this, [this] { m_marks.reset(); });
    connect(session()->runner(), &AnalysisRunner::optionsChanged, this,
            [this] { refresh(); }); // there may be a source now
    connect(m_view, &SiteTreeView::rowChosen, this, &SiteTreeTab::choose);
    connect(m_drawing, &TreeDrawingView::elementChosen, this, [this](ElementId element) {
        m_view->follow(element);
        choose();
    });
    connect(m_bar, &SiteBar::showToggled, this, [this] { updateMarks(); });
}

// Asks when a learnt tree, or its threshold, is not saved: before the window closes, or another tree replaces
// it.
bool SiteTreeTab::mayLose(bool isClosing)
{
    if (!m_site->isUnsaved())
        return true;
    const int pages = static_cast<int>(m_site->site()->site.pages());
    QString text;
    if (m_site->isTreeUnsaved())
        text = isClosing
                   ? tr("The site style tree of %n pages is not saved. If you close the window, it is lost.",
                        nullptr, pages)
                   : tr("The site style tree of %n pages is not saved. If you continue, it is lost.", nullptr,
                        pages);
    else
        text = isClosing ? tr("The threshold chosen for the site style tree is not saved. If you close the "
                              "window, it is lost.")
                         : tr("The threshold chosen for the site style tree is not saved. If you continue, "
                              "it is lost.");
    std::function<bool()> save;
    if (!m_site->isBusy())
        save = [this] {
            m_bar->askSave();
            waitWhile([this] { return m_site->isBusy(); });
            return !m_site->isUnsaved();
        };
    return session()->notifier()->mayLose(tr("The site style tree is not saved"), text, isClosing, save);
}

QVariant SiteTreeTab::state() const
{
    return m_site->path();
}

void SiteTreeTab::restore(const QVariant& path)
{
    if (!path.toString().isEmpty())
        m_site->open(path.toString());
}

// Asks before pages that are in the tree are added again.
bool SiteTreeTab::mayLearnAgain(const KnownPages& pages)
{
    const int all = static_cast<int>(pages.all);
    const QString some =
        pages.known == pages.all
            ? tr("All %n page(s) are in the tree already (same bytes).", nullptr, all)
            : tr("%1 of %n page(s) are in the tree already (same bytes).", nullptr, all).arg(pages.known);
    return session()->notifier()->mayDo(tr("Pages that are in the tree already"),
                                        some + ' ' + tr("Added again, each counts as one page more."),
                                        tr("Add again"));
}

QString SiteTreeTab::title() const
{
    return tr("Site");
}

QString SiteTreeTab::tip() const
{
    return tr("Shows the style tree of the page's site: parts that its pages share are noise (Yi, Liu and Li "
              "2003)");
}

void SiteTreeTab::takeTree()
{
    if (m_shown != m_site->site()) {
        m_shown = m_site->site();
        m_view->show(m_shown, m_site->marks());
        takePage(nullptr);
    }
    showDrawing(); // its file may have another name
    say();
    refresh();
}

void SiteTreeTab::ask()
{
    if (m_site->site() == nullptr || !session()->runner()->hasAnalysis())
        return;
    const bool isKnown =
        m_page != nullptr && m_page->site == m_site->site() && m_page->marks.threshold == m_site->threshold();
    const bool isAsked = (m_mapping->isPending() || m_mapping->isCancelled()) &&
                         m_askedSite == m_site->site() && m_askedThreshold == m_site->threshold();
    if (isKnown || isAsked)
        return;
    m_askedSite = m_site->site();
    m_askedThreshold = m_site->threshold();
    m_mapping->ask(
        tr("Mapping the page to the site style tree"),
        [site = m_askedSite, threshold = m_askedThreshold](const Material& material, const TellProgress&) {
            return mapOnSite(*material.document, site, threshold);
        });
}

void SiteTreeTab::takePage()
{
    const SharedSitePage* page = m_mapping->answer();
    if (page != nullptr && (*page)->site == m_shown) // another tree may have come meanwhile
        takePage(*page);
    else
        say(); // asked, or cancelled: the result for another threshold stays meanwhile
}

void SiteTreeTab::takePage(const SharedSitePage& page)
{
    const bool isSameMapping = page != nullptr && m_page != nullptr && page->site == m_page->site;
    m_page = page;
    m_marks.reset();
    if (!isSameMapping) {
        m_view->setPage(page.get());
        m_followed = noNode;
    }
    say();
    updateMarks();
}

// Selects the row of the selected node, unless the user has selected another one since.
void SiteTreeTab::followSelection()
{
    const NodeId node = session()->selection()->node();
    if (m_page == nullptr || node == m_followed || m_page->site != m_shown)
        return;
    m_followed = node;
    m_view->follow(node == noNode ? noElement : m_page->cleaned.mapping.element(node));
    m_drawing->follow(m_view->chosen());
}

void SiteTreeTab::choose()
{
    if (const NodeId node = m_view->chosenNode(); node != noNode) {
        m_followed = node;
        session()->selection()->select(node);
    }
    m_drawing->follow(m_view->chosen());
    say();
}

void SiteTreeTab::showDrawing()
{
    m_drawing->show(m_shown, m_site->marks(), QFileInfo(m_site->path()).fileName());
}

QString SiteTreeTab::headWords() const
{
    if (m_site->site() == nullptr)
        return tr("A site style tree records the layouts and contents of the pages of one site. Parts that "
                  "are alike on all pages, such as menus and footers, are noise. Open a tree (.sst), or "
                  "learn one from a folder of pages of the site.");
    const SiteStyleTree& site = m_site->site()->site;
    const QString name = m_site->path().isEmpty() ? QString() : QFileInfo(m_site->path()).fileName();
    QString words = name.isEmpty() ? QString() : QStringLiteral("<b>%1</b>: ").arg(name.toHtmlEscaped());
    words += tr("learnt from %n page(s)", nullptr, static_cast<int>(site.pages())) + QStringLiteral(", ");
    words += tr("%n element node(s)", nullptr, static_cast<int>(site.tree.elementCount() - 1)) +
             QStringLiteral(", ");
    words += tr("%n style node(s)", nullptr, static_cast<int>(site.tree.styleCount())) + QStringLiteral(". ");
    if (m_site->isUnsaved())
        words += tr("The tree is not saved.") + ' ';
    return words + excludedWords();
}

QString SiteTreeTab::excludedWords() const
{
    const std::vector<Error>& excluded = m_site->excluded();
    if (excluded.empty())
        return {};
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(mostNamed, excluded.size()); ++i) {
        Error error = excluded[i];
        error.where = QFileInfo(QString::fromStdString(error.where)).fileName().toStdString();
        sentences << errorText(error, {}).toHtmlEscaped();
    }
    if (excluded.size() > mostNamed)
        sentences << QStringLiteral("…");
    return tr("%n page(s) skipped:", nullptr, static_cast<int>(excluded.size())) + ' ' + sentences.join(' ');
}

QString SiteTreeTab::pageWords() const
{
    if (!session()->trees()->hasDocument())
        return tr("Open a page of the site to map it to the tree.");
    if (m_mapping->isCancelled())
        return tr("Mapping the page was cancelled. <a href=\"again\">Map it</a>");
    if (m_page == nullptr)
        return session()->runner()->hasAnalysis() || session()->runner()->isAnalysing()
                   ? tr("The page is being mapped.")
                   : tr("The page has not been analysed.");
    QString words = sitePageWords(*m_page);
    if (m_page->unknownNodes > 0 && !session()->trees()->isSource() && session()->trees()->hasSource())
        words += ' ' + tr("The tree was learnt from pages as served, but the rendered tree of this page is "
                          "shown. <a href=\"source\">Show its source tree</a>");
    return words;
}

QString SiteTreeTab::whyWords() const
{
    const ElementId element = m_view->chosen();
    const bool isChosen = element != noElement;
    QStringList words;
    if (isChosen && m_view->chosenNode() == noNode) {
        words << QStringLiteral("<b>%1</b>: %2")
                     .arg(siteLabel(*m_shown, element).left(80).toHtmlEscaped(),
                          elementWords(*m_shown, element, m_site->marks()));
        if (m_page != nullptr)
            words << tr("The open page does not have it.");
    } else if (const NodeId node = session()->selection()->node(); m_page != nullptr && node != noNode) {
        words << tr("<b>%1</b>, by the site style tree: %2")
                     .arg(session()->trees()->describe(node).toHtmlEscaped(),
                          siteReason(*session(), *m_page, node));
        const NodeReason reason = reasonOf(m_page->cleaned, m_page->site->measured, m_page->marks, node);
        if (isChosen && reason.deciding.element != element) // otherwise it has been said
            words << tr("Its element node:") << elementWords(*m_shown, element, m_page->marks);
        if (const QString other = verdictOfSearch(*session(), node); !other.isEmpty())
            words << QStringLiteral("(%1)").arg(other.toHtmlEscaped());
    }
    words << pageWords();
    return words.join(' ');
}

void SiteTreeTab::say()
{
    showHint({});
    const bool hasTree = m_site->site() != nullptr;
    m_bar->say();
    m_head->setText(headWords());
    m_pages->setVisible(hasTree);
    m_why->setVisible(hasTree);
    m_pages->setTabText(Tree, tr("Tree"));
    m_pages->setTabText(Threshold, tr("Threshold"));
    m_pages->setTabText(Drawing, tr("Drawing"));
    m_thresholds->say();
    m_drawing->say();
    m_view->say();
    if (!hasTree)
        return;
    followSelection();
    m_why->setText(whyWords());
}

std::vector<RegionMark> SiteTreeTab::marks() const
{
    if (!m_bar->showButton()->isChecked() || m_page == nullptr || !session()->runner()->hasAnalysis())
        return {};
    if (!m_marks)
        m_marks = siteMarks(*session(), *m_page);
    return *m_marks;
}

std::vector<TextEdit> SiteTreeTab::textEdits() const
{
    const bool isShown =
        m_bar->showButton()->isChecked() && m_page != nullptr && session()->runner()->hasAnalysis();
    return isShown ? m_page->cleaned.result.textEdits : std::vector<TextEdit>();
}

void SiteTreeTab::follow(const QString& link)
{
    if (link == QLatin1String("again")) {
        m_askedSite = nullptr;
        refresh();
    } else {
        ExplainTab::follow(link);
    }
}

const Tool siteTool{.id = "site",
                    .key = {},
                    .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                        return new SiteTreeTab(context, parent);
                    },
                    .tab = "site"};

} // namespace tagseam
