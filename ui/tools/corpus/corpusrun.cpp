// SPDX-License-Identifier: MIT
// Reads and writes a run of methods on many pages.
#include "ui/tools/corpus/corpusrun.h"

#include "core/base/csvrows.h"
#include "core/base/readbytes.h"
#include "core/corpus/runs/compareruns.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/page/savefile.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

using TimeKey = std::pair<std::string, std::string>; // page, method

std::optional<double> numberOf(const std::string& text)
{
    double number = 0;
    const char* end = text.data() + text.size();
    const auto [last, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && last == end ? std::optional(number) : std::nullopt;
}

std::map<TimeKey, double> readTimes(const std::string& path)
{
    std::map<TimeKey, double> times;
    const Result<std::string> bytes = readBytes(path);
    if (!bytes)
        return times;
    CsvRows rows(*bytes);
    std::size_t page = 0;
    std::size_t method = 0;
    std::size_t time = 0;
    while (!rows.isAtEnd()) {
        const Result<std::vector<std::string>> row = rows.next();
        if (!row)
            break;
        const auto column = [&](std::string_view name) {
            return static_cast<std::size_t>(std::ranges::find(*row, name) - row->begin());
        };
        if (rows.number() == 1) {
            page = column("page");
            method = column("method");
            time = column("method_ms");
        } else if (std::max({page, method, time}) < row->size()) {
            if (const std::optional<double> number = numberOf((*row)[time]))
                times.insert_or_assign({(*row)[page], (*row)[method]}, *number);
        }
    }
    return times;
}

std::string timesOf(const CorpusRun& run)
{
    std::string csv = "page,method,nodes,method_ms\r\n";
    for (std::size_t i = 0; i < run.rows.size(); ++i) {
        const RunRow& row = run.rows[i];
        if (run.milliseconds[i] < 0)
            continue;
        csv += csvField(row.page) + ',' + csvField(row.method) + ',' + std::to_string(row.nodes.raw) + ',' +
               QByteArray::number(run.milliseconds[i], 'f', 3).toStdString() + "\r\n";
    }
    return csv;
}

} // namespace

QString CorpusRun::name() const
{
    return path.empty() ? QString() : PageAddress::ofFile(path).name();
}

std::string CorpusRun::encoding() const
{
    return header ? encodingOf(*header) : std::string();
}

Setup CorpusRun::base() const
{
    return header ? baseOf(*header) : Setup{};
}

std::string timesPath(const std::string& runPath)
{
    return runPath + ".times.csv";
}

Result<CorpusRun> openCorpusRun(const std::string& path, const std::stop_token& stop)
{
    Result<Run> loaded = loadRun(path, stop);
    if (!loaded)
        return loaded.error();
    CorpusRun run;
    run.path = path;
    run.header = std::move(loaded->header);
    run.rows = std::move(loaded->rows);
    run.methods = run.rows.empty() ? run.header->methods : methodsOf(run.rows);
    const std::map<TimeKey, double> times = readTimes(timesPath(path));
    run.milliseconds.reserve(run.rows.size());
    for (const RunRow& row : run.rows) {
        const auto found = times.find({row.page, row.method});
        run.milliseconds.push_back(found == times.end() || row.error ? -1 : found->second);
    }
    return run;
}

std::optional<Error> saveCorpusRun(const CorpusRun& run, const std::string& path)
{
    std::string lines = run.header ? headerLine(*run.header) : std::string();
    for (const RunRow& row : run.rows)
        lines += rowLine(row);
    const bool hasTimes = std::ranges::any_of(run.milliseconds, [](double each) { return each >= 0; });
    QSaveFile rows(QString::fromStdString(path));
    QSaveFile times(QString::fromStdString(timesPath(path)));
    std::optional<Error> error = prepareFile(rows, lines);
    if (!error && hasTimes)
        error = prepareFile(times, timesOf(run));
    if (error)
        return error;
    // The times of the run before are removed first, so that after a crash no times are beside another run.
    QFile before(times.fileName());
    if (before.exists() && !before.remove())
        return Error{ErrorCode::CannotWrite, timesPath(path), before.errorString().toStdString()};
    error = commitFile(rows);
    return error || !hasTimes ? error : commitFile(times);
}

} // namespace tagseam
