// SPDX-License-Identifier: MIT
// Archives for tests: a recognizable picture, and a WARC of two pages that show it.
#pragma once

#include "tests/ui/testfiles.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>

namespace tagseam {

/// A PNG: a red dot of 3 x 3, a size that is not used elsewhere.
inline std::string dot()
{
    QImage image(3, 3, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png.toStdString();
}

/// A response from `url`.
inline std::string warcRecord(const std::string& url, const std::string& type, const std::string& body,
                              const std::string& status = "200 OK")
{
    const std::string block = "HTTP/1.1 " + status + "\r\nContent-Type: " + type +
                              "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0>\r\nWARC-Date: "
           "2020-01-02T03:04:05Z\r\nWARC-Target-URI: " +
           url + "\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: " +
           std::to_string(block.size()) + "\r\n\r\n" + block + "\r\n\r\n";
}

/// Entries 1 and 5 are pages, 2 and 3 the picture.
inline std::string twoPageWarc()
{
    return warcRecord("http://a.test/one.html", "text/html; charset=utf-8",
                      titled("one") + "<img src='/dot.png'><img src='https://b.test/dot.png'>") +
           warcRecord("http://a.test/dot.png", "image/png", dot()) +
           warcRecord("http://b.test/dot.png", "image/png", dot()) + // the page says https
           warcRecord("http://a.test/moved.html", "text/html", "moved", "301 Moved Permanently") +
           warcRecord("http://a.test/two.html?x=1&y=2", "text/html", titled("two"));
}

} // namespace tagseam
