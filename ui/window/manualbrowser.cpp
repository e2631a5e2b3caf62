// SPDX-License-Identifier: MIT
// A page of the manual as it is read: Markdown with headings to go to, pictures that fit, and marked words.
#include "ui/window/manualbrowser.h"

#include "ui/window/manualpages.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int pictureWidth = 740; // pixels at most

} // namespace

ManualBrowser::ManualBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    connect(this, &QTextBrowser::sourceChanged, this, &ManualBrowser::formatPage);
}

void ManualBrowser::doSetSource(const QUrl& url, QTextDocument::ResourceType type)
{
    QTextBrowser::doSetSource(url, type);
    if (const QTextCursor heading = headingOf(source()); !heading.isNull())
        scrollTo(heading);
}

QVariant ManualBrowser::loadResource(int type, const QUrl& url)
{
    QVariant resource = QTextBrowser::loadResource(type, url);
    if (type != QTextDocument::ImageResource)
        return resource;
    QImage picture = QImage::fromData(resource.toByteArray());
    if (picture.width() > pictureWidth) { // as sharp as the screen is
        const double ratio =
            std::min(devicePixelRatio(), static_cast<double>(picture.width()) / pictureWidth);
        picture = picture.scaledToWidth(static_cast<int>(pictureWidth * ratio), Qt::SmoothTransformation);
        picture.setDevicePixelRatio(ratio);
    }
    return picture;
}

void ManualBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // another theme
        formatPage();
}

// Null for a page without a fragment, or without such a heading.
QTextCursor ManualBrowser::headingOf(const QUrl& url) const
{
    const QString fragment = url.fragment(QUrl::FullyDecoded);
    for (QTextBlock block = document()->begin(); block.isValid() && !fragment.isEmpty();
         block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && manualFragment(block.text()) == fragment)
            return QTextCursor(block);
    }
    return {};
}

// Styles that Markdown cannot express: the look of tables and of quoted output.
void ManualBrowser::formatPage()
{
    document()->setDocumentMargin(16);
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(5);
        format.setCellSpacing(0);
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderBrush(palette().mid());
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setTopMargin(6);
        format.setBottomMargin(0);
        table->setFormat(format);
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (!block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) &&
            !block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage) &&
            !block.blockFormat().nonBreakableLines())
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setBackground(palette().alternateBase());
        QTextCursor(block).setBlockFormat(format);
    }
}

void ManualBrowser::markWords(const QStringList& words)
{
    QList<ExtraSelection> marks;
    QTextCharFormat look;
    look.setBackground(palette().highlight());
    look.setForeground(palette().highlightedText());
    for (const QString& word : words) {
        QTextCursor found = document()->find(word);
        for (; !found.isNull(); found = document()->find(word, found))
            marks.append({found, look});
    }
    setExtraSelections(marks);
}

void ManualBrowser::showFirstMark()
{
    const QTextCursor heading = headingOf(source());
    const int from = heading.isNull() ? 0 : heading.position();
    QTextCursor first;
    for (const ExtraSelection& mark : extraSelections()) {
        const int at = mark.cursor.selectionStart();
        if (at >= from && (first.isNull() || at < first.selectionStart()))
            first = mark.cursor;
    }
    if (first.isNull())
        return;
    first.setPosition(first.selectionStart());
    const QRect place = cursorRect(first);
    if (!viewport()->rect().contains(place))
        scrollTo(first);
}

void ManualBrowser::scrollTo(const QTextCursor& place)
{
    const QRectF block = document()->documentLayout()->blockBoundingRect(place.block());
    verticalScrollBar()->setValue(static_cast<int>(block.top()));
}

} // namespace tagseam
