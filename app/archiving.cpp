// SPDX-License-Identifier: MIT
// `tagseam --save-archive`: archives pages without a window.
#include "app/archiving.h"

#include "app/exitcode.h"
#include "app/failure.h"
#include "ui/browser/save/archivingrun.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <unistd.h>

namespace tagseam {

namespace {

class CaptureTexts { // the context of its texts
    Q_DECLARE_TR_FUNCTIONS(Capture)
};

constexpr int barWidth = 24; // characters

// Paints "[######..................] 3/12 http://..." over itself, only on a terminal.
void paintProgress(int done, int total, const QString& address)
{
    if (isatty(STDERR_FILENO) == 0)
        return;
    const int full = total == 0 ? barWidth : barWidth * done / total;
    const QString bar = QString(full, QLatin1Char('#')) + QString(barWidth - full, QLatin1Char('.'));
    std::fprintf(stderr, "\r\033[K[%s] %d/%d %s", qPrintable(bar), done, total,
                 printable(address.left(48).toStdString()).c_str());
    if (done == total)
        std::fputs("\r\033[K", stderr);
}

void print(const Captured& page)
{
    if (isatty(STDERR_FILENO) != 0)
        std::fputs("\r\033[K", stderr); // the bar
    if (!page.findings.isEmpty())
        say(page.findings);
    if (!page.failure.isEmpty()) {
        (void)fail(BadInput, page.failure);
        return;
    }
    QString line = page.saving == Saving::WasThere
                       ? CaptureTexts::tr("%1: exists already (%2)").arg(page.path, page.address)
                       : CaptureTexts::tr("%1: %n node(s) of %2", nullptr, static_cast<int>(page.nodes))
                             .arg(page.path, page.address);
    if (page.missing > 0)
        line += QStringLiteral(", ") + CaptureTexts::tr("%n resource(s) missing", nullptr, page.missing);
    if (page.excluded > 0)
        line += QStringLiteral(", ") +
                CaptureTexts::tr("%n shadow root(s) or frame(s) not in the tree", nullptr, page.excluded);
    std::printf("%s\n", printable(line.toStdString()).c_str());
    std::fflush(stdout);
}

// Reads one address a line; blank lines and lines that begin with # are skipped.
QString readList(const QString& path, QStringList& addresses)
{
    QFile file(path);
    const bool isOpen =
        path == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return CaptureTexts::tr("%1 cannot be read (%2).").arg(path, file.errorString());
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (!line.isEmpty() && !line.startsWith('#'))
            addresses.append(PageAddress::textOf(line.toStdString()));
    }
    return {};
}

// True for a name that ends in "/", which is a folder, even if it does not exist.
bool isFolderName(const QString& path)
{
    return path.endsWith(u'/') || QFileInfo(path).isDir();
}

// Lists the pages below a folder, and the place of each one's tree: the same names below `output`, where
// renderedTreesIn() looks for them. Returns the exit code.
int startTrees(ArchivingRun& run, const ArchivingRequest& options)
{
    const QFileInfo from(options.dom);
    if (!from.exists())
        return fail(BadInput,
                    CaptureTexts::tr("%1 is neither a page nor a folder of pages.").arg(options.dom));
    if (options.output.isEmpty())
        return fail(WrongUsage,
                    CaptureTexts::tr(
                        "--save-tree needs -o: the folder for the trees, or the file for a single tree."));
    QStringList addresses;
    QStringList paths;
    if (!from.isDir()) {
        addresses << from.absoluteFilePath();
        paths << (isFolderName(options.output) ? QDir(options.output).filePath(from.fileName())
                                               : options.output);
    } else {
        const QDir top(options.dom);
        QDirIterator pages(options.dom, {"*.html", "*.htm", "*.xhtml", "*.mhtml", "*.mht"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (pages.hasNext())
            addresses << QFileInfo(pages.next()).absoluteFilePath();
        addresses.sort();
        for (const QString& address : addresses)
            paths << QDir(options.output).filePath(top.relativeFilePath(address));
    }
    if (addresses.isEmpty())
        return fail(BadInput, CaptureTexts::tr("%1 does not contain any page.").arg(options.dom));
    for (qsizetype i = 0; i < addresses.size(); ++i) {
        if (QFileInfo(addresses[i]) == QFileInfo(paths[i]))
            return fail(
                WrongUsage,
                CaptureTexts::tr("The output would overwrite %1. Name another folder.").arg(addresses[i]));
    }
    QMetaObject::invokeMethod(
        &run, [&run, addresses, paths] { run.startTrees(addresses, paths); }, Qt::QueuedConnection);
    return Done;
}

void connectRun(ArchivingRun& run)
{
    QObject::connect(&run, &ArchivingRun::progress, &run, paintProgress);
    QObject::connect(&run, &ArchivingRun::captured, &run, print);
    QObject::connect(&run, &ArchivingRun::finished, &run, [&run] {
        QCoreApplication::exit(run.worst() == Saving::NotWritten ? BadOutput
                               : run.worst() == Saving::NotRead  ? BadInput
                                                                 : Done);
    });
}

} // namespace

int startArchiving(ArchivingRun& run, const ArchivingRequest& options)
{
    connectRun(run);
    if (!options.dom.isEmpty())
        return startTrees(run, options);
    QStringList addresses = options.addresses;
    if (!options.list.isEmpty()) {
        if (const QString problem = readList(options.list, addresses); !problem.isEmpty())
            return fail(BadInput, problem);
    }
    addresses.removeDuplicates();
    if (addresses.isEmpty())
        return fail(BadInput, CaptureTexts::tr("%1 does not name any page.").arg(options.list));
    const bool isFolder = addresses.size() > 1 || !options.list.isEmpty() || options.output.isEmpty() ||
                          isFolderName(options.output);
    static const QStringList endings{"mhtml", "mht"};
    if (!isFolder && !endings.contains(QFileInfo(options.output).suffix().toLower()))
        return fail(WrongUsage,
                    CaptureTexts::tr("A page is archived as .mhtml or .mht, not as %1.").arg(options.output));
    if (isFolder && !options.output.isEmpty()) {
        if (const std::optional<Error> error = makeFolder(options.output))
            return fail(BadOutput, errorText(*error, options.output));
    }
    QStringList paths;
    for (const QString& address : addresses)
        paths.append(isFolder ? QDir(options.output).filePath(ArchivingRun::fileName(address))
                              : options.output);

    // Runs in the event loop, so that a failure can end it.
    QMetaObject::invokeMethod(
        &run, [&run, addresses, paths] { run.start(addresses, paths); }, Qt::QueuedConnection);
    return Done;
}

} // namespace tagseam
