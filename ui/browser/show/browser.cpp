// SPDX-License-Identifier: MIT
// Connects the pages on the screen with the session.
#include "ui/browser/show/browser.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/show/copywriter.h"
#include "ui/browser/show/loadbar.h"
#include "ui/browser/show/pagemarks.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/session/questions/explainer.h"
#include "ui/session/questions/pageversions.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/workbar.h"

#include <utility>

namespace tagseam {

namespace {

constexpr std::chrono::seconds sourcePatience(1); // most pages are rendered before
constexpr const char* noSource =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the source of this version was not read");

} // namespace

Browser::Browser(Explainer* explainer, QWidget* window)
    : QObject(window), m_session(explainer->session()), m_versions(explainer->versions()),
      m_loader(new PageLoader(this)), m_writer(new CopyWriter(m_session, this)),
      m_pages(new PagePair(explainer, m_loader, window)), m_loading(new LoadBar({}, window)),
      m_styling(new WorkBar(window))
{
    m_loading->follow(m_loader);
    m_loader->setSourcePatience(sourcePatience);
    connectLoader();
    connectCopies();
    connectStyles();
}

void Browser::load(const PageAddress& address, const QByteArray& given,
                   const std::optional<AnalysisOptions>& options)
{
    m_options = options;
    m_loader->setSourceParser(m_session->trees()->beginSource(options));
    m_loader->load(address, given);
}

void Browser::showVersion(const PageVersion& version)
{
    m_loader->cancel();
    m_loader->dropSource();
    m_session->notifier()->clear();
    m_options.reset();
    m_isSourceShown = false;
    m_beside.reset();
    m_session->setDocument(Document(*version.rendered), {.name = version.place.name(),
                                                         .address = version.place.text(),
                                                         .didScriptsRun = version.didScriptsRun});
    if (version.source)
        m_session->trees()->setSource(Document(*version.source));
    else
        m_session->trees()->setSource(Error{ErrorCode::CannotRead, {}, noSource});
    m_pages->original()->setPage(m_loader->page()); // its nodes are of another version
    m_writer->write(Copy::Rendered, baseUrl());
}

void Browser::takeAgain()
{
    m_session->notifier()->clear();
    m_options.reset(); // The options were meant for a page that failed to load.
    m_loader->takeAgain(m_session->trees()->inRendered(m_session->selection()->node()));
}

void Browser::setInsideOn(bool isOn)
{
    if (isOn == m_loader->isInsideOn())
        return;
    m_loader->setInsideOn(isOn);
    emit insideChanged(isOn);
    takeAgain();
}

void Browser::settle()
{
    if (!m_loader->isLoading() && !m_loader->isShowing() && !m_session->runner()->isAnalysing() &&
        !m_session->trees()->isSwitchDue() && !m_writer->isWriting() && !m_session->kept()->isDue())
        emit settled();
}

void Browser::connectLoader()
{
    connect(m_loader, &PageLoader::started, m_session->notifier(), &Notifier::clear);
    connect(m_loader, &PageLoader::sourceAhead, this, &Browser::takeSource);
    connect(m_loader, &PageLoader::captured, this, &Browser::take);
    connect(m_loader, &PageLoader::timedOut, this, [this] {
        m_session->notifier()->refuse(
            m_loader->wasTakenNow()
                ? tr("The page had not finished loading; it was captured after %n seconds.", nullptr,
                     m_loader->secondsWaited())
                : tr("The page did not finish loading within %n seconds and was captured as it was.", nullptr,
                     m_loader->secondsWaited()));
    });
    connect(m_loader, &PageLoader::sourceRead, this, [this](Result<Document>* source) {
        tellFindings(*source ? (*source)->reading().findings : m_loader->findings());
        m_session->trees()->setBytes(m_loader->bytes());
        m_session->trees()->setSource(std::move(*source));
    });
    connect(m_loader, &PageLoader::pagesReplaced, this, [this] {
        m_isSourceShown = false;
        m_beside.reset();
    });
    connect(m_loader, &PageLoader::lost, this, [this](const QString& sentence) {
        if (!sentence.isEmpty())
            m_session->notifier()->refuse(
                tr("%1 The page is shown as it was captured, without scripts.").arg(sentence));
        m_writer->write(Copy::Rendered, baseUrl());
        if (!m_session->trees()->hasRendered()) {
            showSource();
            if (m_session->runner()->isWaitingForStyles())
                readStyles(); // they will not come
        } else if (m_session->trees()->isSource() && !m_isSourceShown)
            m_writer->write(Copy::Source, baseUrl());
    });
    connect(m_loader, &PageLoader::copyLost, this, [this](Copy copy) {
        if (copy == Copy::Pruned) {
            m_beside.reset();
            return showBeside();
        }
        m_isSourceShown = false;
        if (m_session->trees()->isSource())
            m_writer->write(Copy::Source, baseUrl());
    });
    connect(m_loader, &PageLoader::givenUp, this, [this](const QString& sentence) {
        m_session->notifier()->refuse(tr("%1 The page failed three times and will not restart "
                                         "automatically. Results are kept. Reload to retry.")
                                          .arg(sentence));
        settle();
    });
}

// Says what is missing from the page, or how it was read in spite of a fault.
void Browser::tellFindings(const std::vector<Error>& findings)
{
    m_findings = findingText(findings, m_loader->place().name());
    if (!m_findings.isEmpty())
        m_session->notifier()->refuse(m_findings);
}

// Returns a hint with the findings before it: only one message is shown at a time.
QString Browser::withFindings(const QString& hint) const
{
    return m_findings.isEmpty() ? hint : m_findings.toHtmlEscaped() + ' ' + hint;
}

void Browser::takeSource(Document* source)
{
    m_isSourceShown = false;
    m_beside.reset();
    tellFindings(source->reading().findings);
    m_session->setSourceAhead(std::move(*source), {.name = m_loader->place().name(),
                                                   .address = m_loader->address(),
                                                   .options = std::exchange(m_options, std::nullopt)});
    m_session->trees()->setBytes(m_loader->bytes());
    m_pages->pruned()->setBlank();
    m_ahead = m_session->notifier()->hint(withFindings(
        tr("The browser is still building the page. You can work with its source tree meanwhile.")));
}

void Browser::take(Document* document)
{
    m_isSourceShown =
        m_isSourceShown && m_loader->wasTakenAgain(); // otherwise the source belongs to another page
    m_beside.reset();
    const bool isSourceThere = m_loader->isSourceAhead() && !m_loader->wasTakenAgain();
    m_session->setDocument(std::move(*document), {.name = m_loader->place().name(),
                                                  .address = m_loader->address(),
                                                  .didScriptsRun = m_loader->ranScripts(),
                                                  .isTakenAgain = m_loader->wasTakenAgain(),
                                                  .isSourceThere = isSourceThere,
                                                  .selected = m_loader->keptNode(),
                                                  .options = std::exchange(m_options, std::nullopt)});
    if (isSourceThere)
        tellRendered();
    else
        m_pages->original()->pageReady();
    tellExcluded();
}

// The rendered tree of a page whose source tree is shown has come. It follows by itself, unless the source
// tree stays.
void Browser::tellRendered()
{
    if (m_session->trees()->wanted() == PageSource::Rendered) {
        if (!m_findings.isEmpty())
            m_session->notifier()->refuse(m_findings);
        return;
    }
    m_session->notifier()->putAway(m_ahead);
    showSource();
    showBeside();
    if (m_session->runner()->isWaitingForStyles())
        readStyles();
    m_ahead = m_session->notifier()->hint(
        withFindings(tr("The browser has finished building the page.")) +
            QStringLiteral(" <a href=\"rendered\">%1</a>").arg(tr("Show the rendered tree")),
        [this](const QString&) { m_session->trees()->want(PageSource::Rendered); });
}

// Shows each copy as soon as it is written.
void Browser::connectCopies()
{
    connect(m_session->kept(), &KeptRegions::shownChanged, this, &Browser::showBeside);
    connect(m_versions, &PageVersions::shownChanged, this, &Browser::showBeside);
    connect(m_versions, &PageVersions::diffChanged, this, [this] {
        if (m_versions->isShowWanted())
            showBeside();
    });
    connect(m_writer, &CopyWriter::written, this, [this](Copy copy, const QByteArray& html) {
        const bool isOther = copy == Copy::Pruned && m_beside != nullptr;
        if (copy == Copy::Pruned) {
            m_isOtherServed = isOther;
            m_isOtherReady = false;
        }
        m_loader->show(copy, html, isOther ? m_versions->other()->place : PageAddress());
    });
    connect(m_loader, &PageLoader::copyShown, this, [this](Copy copy) {
        if (copy == Copy::Pruned)
            return besideShown();
        m_isSourceShown = m_isSourceShown || copy == Copy::Source;
        const bool isSeen = m_session->trees()->isSource() == (copy == Copy::Source);
        if (isSeen)
            m_pages->original()->pageReady(true);
        if (isSeen || copy == Copy::Rendered) {
            m_pages->shareAnchors();
            settle();
        }
    });
    connect(m_session->editing(), &PageEditing::treeChanged, this, &Browser::showEdited);
    connect(m_session->trees(), &PageTrees::sourceChanged, this, [this] {
        if (!m_session->trees()->isSource())
            m_session->notifier()->putAway(m_ahead);
        showSource();
    });
    connect(m_session->trees(), &PageTrees::sourceWanted, this, [this](Parser parser) {
        m_isSourceShown = false;
        m_loader->readSourceAgain(parser);
    });
    connect(m_session->trees(), &PageTrees::sourceRefused, this, [this](const QString& reason) {
        m_session->notifier()->refuse(reason);
        settle(); // nothing needs to wait for it any longer
    });
}

std::string Browser::baseUrl() const
{
    return m_loader->baseUrl().toStdString();
}

// Writes the pruned page, or the other version in its place, which stays while the options change.
void Browser::showBeside()
{
    const auto versions = m_versions->diff();
    const bool isComing = m_versions->isComparable() && !m_versions->question()->isCancelled();
    if (m_versions->isShowWanted() && !versions && isComing)
        return; // follows with the comparison
    if (!m_versions->isShown()) {
        m_beside.reset();
        return m_writer->write(Copy::Pruned, baseUrl());
    }
    if (m_beside == versions->other) {
        if (m_isOtherReady) { // otherwise it is being loaded
            m_pages->prunedReady(versions);
            settle();
        }
        return;
    }
    m_beside = versions->other;
    m_pages->pruned()->setPage(m_loader->prunedPage()); // the nodes of the page before are not asked for
    const PageVersion& other = *m_versions->other();
    m_writer->writeOther(m_beside, other.didScriptsRun && !versions->isSource,
                         other.place.isWeb() ? other.place.url.toString(QUrl::FullyEncoded).toStdString()
                                             : std::string());
}

void Browser::besideShown()
{
    m_isOtherReady = m_isOtherServed;
    if (!m_session->runner()->hasAnalysis())
        return; // The result belongs to a page that is still being loaded.
    if (m_isOtherServed && !m_versions->isShown())
        return; // another comparison follows
    m_pages->prunedReady(m_isOtherServed ? m_versions->diff() : nullptr);
    emit prunedShown();
    settle();
}

// The page as opened stays as it is, covered by the source. The source is written once for each page.
void Browser::showSource()
{
    PageView* view = m_pages->original();
    if (!m_session->trees()->hasRendered() && m_loader->isLoading()) {
        view->setPage(m_loader->page()); // the browser builds it
        return;
    }
    if (!m_session->trees()->isSource()) {
        view->setPage(m_loader->page());
        if (m_loader->isShown())
            view->pageReady(m_loader->isStamped());
        return;
    }
    view->setPage(m_loader->sourcePage());
    if (m_isSourceShown)
        view->pageReady(true);
    else
        m_writer->write(Copy::Source, baseUrl());
}

// Shows the edited tree in the place of the page.
void Browser::showEdited()
{
    if (m_session->trees()->isSource()) {
        m_isSourceShown = false;
        m_pages->original()->setPage(m_loader->sourcePage()); // its nodes are of the tree before
        m_writer->rewrite(Copy::Source, baseUrl());
    } else {
        m_pages->original()->setPage(m_loader->page());
        m_writer->rewrite(Copy::Rendered, baseUrl());
    }
}

void Browser::tellExcluded()
{
    const int frames = m_loader->foreignFrames();
    const int roots = m_loader->closedRoots();
    if (const int excluded = m_loader->excluded(); excluded > 0)
        m_session->notifier()->hint(
            tr("%n shadow root(s) or frame(s) with text are not in the tree.", nullptr, excluded) +
                QStringLiteral(" <a href=\"inside\">%1</a>").arg(tr("Capture them, too")),
            [this](const QString&) { setInsideOn(true); });
    if (frames == 0 && roots == 0)
        return;
    m_session->notifier()->refuse([&] {
        QStringList parts;
        if (frames > 0)
            parts += tr("%n frames of other origins could not be captured.", nullptr, frames);
        if (roots > 0)
            parts += tr("%n shadow roots are closed and could not be captured.", nullptr, roots);
        return parts.join(' ');
    }());
}

void Browser::connectStyles()
{
    connect(m_session->runner(), &AnalysisRunner::stylesWanted, this, &Browser::readStyles);
    connect(m_session->runner(), &AnalysisRunner::optionsChanged, this, [this] {
        if (m_session->runner()->setup().path.style == LabelAttributes::Computed)
            return;
        m_loader->cancelStyles();
        m_styling->end();
    });
    connect(m_loader, &PageLoader::stylesRead, this, [this](ComputedStyles* styles) {
        m_styling->end();
        m_session->runner()->setComputedStyles(std::move(*styles));
    });
    connect(m_loader, &PageLoader::progress, this,
            [this](int percent) { m_styling->setProgress(percent, 100); });
    connect(m_styling, &WorkBar::cancelled, this,
            [this] { refuseStyles(tr("Cancelled. The label attributes are class + style again.")); });
    connect(m_loader, &PageLoader::stylesFailed, this, &Browser::refuseStyles);
}

void Browser::readStyles()
{
    if (!m_session->trees()->hasRendered() && m_loader->isLoading())
        return; // the analysis waits for the browser
    if (m_session->trees()->isSource()) {
        refuseStyles(tr("The source has no computed styles because no browser rendered it. Choose the "
                        "rendered tree to get them."));
        return;
    }
    const bool isRendered = m_session->trees()->document().encoding().empty();
    if (isRendered && m_loader->readStyles(m_session->trees()->document().size())) {
        m_session->notifier()->clear(); // removes the message about an earlier failure
        m_styling->begin(tr("computed styles: %p %"));
    } else {
        refuseStyles(tr("Only a rendered page has computed styles. This page was read from its bytes, or its "
                        "renderer has ended. Reload it (F5) to get them."));
    }
}

void Browser::refuseStyles(const QString& why)
{
    m_styling->end();
    m_session->notifier()->refuse(why);
    AnalysisOptions options = m_session->runner()->wantedOptions();
    options.path.style = LabelAttributes::ClassAndStyle;
    m_session->runner()->setOptions(options);
}

} // namespace tagseam
