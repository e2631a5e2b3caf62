// SPDX-License-Identifier: MIT
// A Chromium without a window and without network, driven through ChromeDriver (W3C WebDriver).
#pragma once

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <unistd.h>

#include <memory>

namespace tagseam::test {

/// The bound of every wait in milliseconds: a safety net for programs that hang.
inline int patience()
{
    bool isSet = false;
    const int seconds = qEnvironmentVariableIntValue("TAGSEAM_TEST_TIMEOUT", &isSet);
    return 1000 * (isSet ? seconds : 1500);
}

/// Key values of WebDriver.
namespace key {
inline const QString right{QChar(0xe014)};
inline const QString left{QChar(0xe012)};
inline const QString up{QChar(0xe013)};
inline const QString down{QChar(0xe015)};
inline const QString home{QChar(0xe011)};
inline const QString end{QChar(0xe010)};
inline const QString enter{QChar(0xe007)};
inline const QString escape{QChar(0xe00c)};
inline const QString shift{QChar(0xe008)};
inline const QString control{QChar(0xe009)};
} // namespace key

class WebDriver {
  public:
    ~WebDriver()
    {
        if (!m_session.isEmpty())
            request("DELETE", {});
        m_driver.terminate();
        if (!m_driver.waitForFinished(patience()))
            m_driver.kill();
        m_driver.waitForFinished(patience());
    }

    /// The browser and its driver are installed.
    static bool isInstalled()
    {
        return !QStandardPaths::findExecutable("chromium").isEmpty() &&
               !QStandardPaths::findExecutable("chromedriver").isEmpty();
    }

    bool start()
    {
        m_driver.setProcessChannelMode(QProcess::MergedChannels);
        m_driver.start("chromedriver", {"--port=0"});
        static const QRegularExpression started("started successfully on port (\\d+)");
        QString said;
        while (!started.match(said).hasMatch()) {
            if (!m_driver.waitForReadyRead(patience()))
                return fail("ChromeDriver does not start: " + said);
            said += QString::fromUtf8(m_driver.readAll());
        }
        m_base = "http://127.0.0.1:" + started.match(said).captured(1);
        return openSession();
    }

    void open(const QUrl& url) { post("/url", {{"url", url.toString()}}); }

    /// Returns the result of a function with this body; `arguments` are its arguments.
    QJsonValue run(const QString& body, const QJsonArray& arguments = {})
    {
        return post("/execute/sync", {{"script", body}, {"args", arguments}});
    }

    /// Presses and releases each key in turn, `held` down meanwhile.
    void press(const QStringList& keys, const QString& held = {})
    {
        QJsonArray actions;
        const auto add = [&](const char* type, const QString& value) {
            if (!value.isEmpty())
                actions.append(QJsonObject{{"type", type}, {"value", value}});
        };
        add("keyDown", held);
        for (const QString& each : keys) {
            add("keyDown", each);
            add("keyUp", each);
        }
        add("keyUp", held);
        const QJsonObject keyboard{{"type", "key"}, {"id", "keyboard"}, {"actions", actions}};
        post("/actions", {{"actions", QJsonArray{keyboard}}});
    }
    void press(const QString& each, int times, const QString& held = {})
    {
        press(QStringList(times, each), held);
    }

    void resize(int width, int height) { post("/window/rect", {{"width", width}, {"height", height}}); }

    /// Errors in the page's console since the last call.
    QStringList consoleErrors()
    {
        QStringList errors;
        const QJsonArray entries = post("/se/log", {{"type", "browser"}}).toArray();
        for (const QJsonValue& entry : entries) {
            if (entry["level"].toString() == "SEVERE" || entry["level"].toString() == "WARNING")
                errors.append(entry["message"].toString());
        }
        return errors;
    }

    /// The last error; empty when there was none.
    const QString& error() const { return m_error; }

  private:
    bool openSession()
    {
        QJsonArray arguments{"--headless=new",
                             "--disable-gpu",
                             "--no-first-run",
                             "--disable-background-networking",
                             "--disable-component-update",
                             "--disable-sync",
                             "--disable-dev-shm-usage",
                             "--host-resolver-rules=MAP * ~NOTFOUND",
                             "--window-size=1280,720",
                             "--user-data-dir=" + m_profile.path()};
        if (geteuid() == 0)
            arguments.append("--no-sandbox");
        const QJsonObject chrome{{"binary", QStandardPaths::findExecutable("chromium")}, {"args", arguments}};
        const QJsonObject wanted{{"goog:chromeOptions", chrome},
                                 {"goog:loggingPrefs", QJsonObject{{"browser", "ALL"}}}};
        const QJsonObject body{{"capabilities", QJsonObject{{"alwaysMatch", wanted}}}};
        m_session = request("POST", body).toObject()["sessionId"].toString();
        return !m_session.isEmpty();
    }

    bool fail(const QString& what)
    {
        m_error = what;
        return false;
    }

    QJsonValue post(const QString& path, const QJsonObject& body) { return request("POST", body, path); }

    QJsonValue request(const QByteArray& method, const QJsonObject& body, const QString& path = {})
    {
        const QString session = m_session.isEmpty() ? QString() : '/' + m_session;
        QNetworkRequest request(QUrl(m_base + "/session" + session + path));
        request.setTransferTimeout(patience());
        request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json");
        const std::unique_ptr<QNetworkReply> reply(m_network.sendCustomRequest(
            request, method,
            method == "POST" ? QJsonDocument(body).toJson(QJsonDocument::Compact) : QByteArray()));
        QEventLoop loop;
        QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
        loop.exec();
        const QJsonValue value = QJsonDocument::fromJson(reply->readAll())["value"];
        if (reply->error() != QNetworkReply::NoError)
            m_error = reply->errorString() + ' ' + value["message"].toString();
        return value;
    }

    QTemporaryDir m_profile;
    QProcess m_driver;
    QNetworkAccessManager m_network;
    QString m_base;
    QString m_session;
    QString m_error;
};

} // namespace tagseam::test
