// SPDX-License-Identifier: MIT
// Stops the processes of the browser, so that a test decides when the browser answers.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <unistd.h>

#include <csignal>
#include <vector>

namespace tagseam {

/// No page is built and no question to a page is answered during its lifetime, or until start().
class StoppedBrowser {
  public:
    StoppedBrowser() { signal(SIGSTOP); }
    ~StoppedBrowser() { start(); }
    Q_DISABLE_COPY_MOVE(StoppedBrowser)
    void start() { signal(SIGCONT); }

  private:
    // Returns the number of the parent, the fourth field of proc(5); 0 unless the process is one of Qt
    // WebEngine.
    static pid_t parentOf(pid_t process)
    {
        QFile file(QStringLiteral("/proc/%1/stat").arg(process));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArray text = file.readAll();
        const QByteArray rest = text.mid(text.lastIndexOf(')') + 2);
        return text.contains("(QtWebEngineProc") ? rest.split(' ').value(1).toInt() : 0;
    }
    static bool isOurs(pid_t process)
    {
        while (process != 0 && process != ::getpid())
            process = parentOf(process);
        return process != 0;
    }
    static void signal(int number)
    {
        const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
        for (const QString& each : processes) {
            const auto process = static_cast<pid_t>(each.toInt());
            if (process > 0 && process != ::getpid() && isOurs(process))
                ::kill(process, number);
        }
    }
};

} // namespace tagseam
