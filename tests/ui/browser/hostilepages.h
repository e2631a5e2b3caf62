// SPDX-License-Identifier: MIT
// Malicious pages, as text. PORT stands for a listener on 127.0.0.1 that must not be reached.
#pragma once

#include <QByteArray>

#include <vector>

namespace tagseam {

enum class Aim {
    Reach, ///< loads, and has no effect
    Early, ///< may keep the page from loading
    Ended, ///< its renderer is terminated for its actions
    Hung,  ///< its renderer is terminated because it does not answer
};

/// A page that sets window.hasTriedAll makes no further attempts.
struct HostilePage {
    const char* name;
    Aim aim; ///< with scripts; without scripts every page loads
    QByteArray html;
    bool isQuick = true;      ///< also tested before a merge; the other pages are tested at night only
    int patience = 20'000;    ///< in milliseconds, until it is taken as it is
    bool isLeftEarly = false; ///< with scripts: left once it is analysed, while Blink still lays it out
    bool isRewritten = false; ///< with scripts: the nodes that were captured are replaced

    bool isLarge() const { return html.size() > 500'000; }
};

/// `lastTimer`: time in milliseconds after which all timers of `script` have fired.
inline QByteArray scripted(const QByteArray& script, const QByteArray& body = "<p id=here>here</p>",
                           int lastTimer = 0)
{
    return "<!DOCTYPE html><html><head><title>t</title></head><body>" + body + "<script>" + script +
           ";setTimeout(() => { window.hasTriedAll = true; }, " + QByteArray::number(lastTimer) +
           ");</script></body></html>";
}

/// Tries to reach `secret` beside it, the targets of links, and system files, by everything that loads.
inline QByteArray fileReader()
{
    QByteArray body = "<p id=here>here</p>";
    QByteArray script =
        "const leak = how => { const p = document.createElement('p'); p.className = 'leak';"
        "p.textContent = how; document.body.append(p); }; const all = [], wait = (o, f) => all.push(new "
        "Promise(r => { o.onerror = r; o.onload = () => { f(); r(); }; }));";
    for (const QByteArray address :
         {"file:///etc/passwd", "/etc/passwd", "../../../../etc/passwd", "secret.html", "secret.json",
          "link.html", "view-source:file:///etc/passwd", "filesystem:file:///etc/passwd"}) {
        body += "<iframe src='" + address + "'></iframe><object data='" + address +
                "'></object><embed src='" + address + "'><img src='" + address +
                "'><link rel=stylesheet href='" + address + "'><style>@import '" + address +
                "';</style><video src='" + address + "'></video>";
        script += "all.push(fetch('" + address + "').then(r => r.text()).then(t => leak('fetch " + address +
                  "'))); { const x = new XMLHttpRequest(); try { x.open('GET', '" + address +
                  "'); wait(x, () => { if (x.responseText) leak('xhr " + address +
                  "'); }); x.send(); } catch (e) { x.onerror && x.onerror(); } } { const s = "
                  "document.createElement('script'); s.src = '" +
                  address + "'; wait(s, () => leak('script " + address +
                  "')); document.body.append(s); } try { new Worker('" + address + "'); } catch (e) {}";
    }
    script += "onload = () => Promise.allSettled(all).then(() => { for (const f of "
              "document.querySelectorAll('iframe, object')) { try { if (/secret|root:/.test("
              "f.contentDocument.body.textContent)) leak('frame'); } catch (e) {} }"
              " if (getComputedStyle(document.body).color === 'rgb(1, 2, 3)') leak('style');"
              " window.hasTriedAll = true; });";
    return "<!DOCTYPE html><html><head><title>t</title></head><body>" + body + "<script>" + script +
           "</script></body></html>";
}

/// Requests PORT by everything that loads, each time with another address. Sets window.hasTriedAll at its
/// end.
inline QByteArray opener()
{
    const QByteArray to = "http://127.0.0.1:PORT/";
    const QByteArray head =
        "<base href='" + to + "'><link rel=preconnect href='" + to + "'><link rel=dns-prefetch href='" + to +
        "'><link rel=prefetch href='" + to + "1'><link rel=prerender href='" + to +
        "2'><link rel=preload as=image href='" + to + "3'><link rel=modulepreload href='" + to +
        "4'><link rel=icon href='" + to + "5'><link rel=manifest href='" + to +
        "6'><link rel=stylesheet href='" + to +
        "7'><script type=speculationrules>{\"prerender\":[{\"source\":\"list\",\"urls\":[\"" + to +
        "8\"]}]}</script><style>@import '" + to + "9'; @font-face { font-family: f; src: url(" + to +
        "10); } body { background: url(" + to + "11); font-family: f; }</style>";
    const QByteArray body = "<p id=here ping='" + to + "p'>here</p><img src='" + to + "12' srcset='" + to +
                            "13 2x'><video src='" + to + "14' poster='" + to +
                            "15' autoplay></video><audio src='" + to + "16' autoplay></audio><iframe src='" +
                            to + "17'></iframe><object data='" + to + "18'></object><embed src='" + to +
                            "19'><input type=image src='" + to + "20'><svg><image href='" + to +
                            "21'/><use href='" + to + "22#a'/></svg><table background='" + to +
                            "23'></table><script src='" + to + "24'></script><iframe srcdoc='<img src=" + to +
                            "25>'></iframe><iframe src='data:text/html,<img src=" + to +
                            "26>'></iframe><a id=ping href='#' ping='" + to + "27'>ping</a>";
    const QByteArray script =
        "const T = '" + to +
        "', W = 'ws://127.0.0.1:PORT/';"
        "const dare = f => { try { f(); } catch (e) {} };"
        "dare(() => fetch(T + 'a').catch(() => {})); dare(() => fetch(T + 'b', {mode: 'no-cors', keepalive: "
        "true, method: 'POST', body: 'x'}).catch(() => {}));"
        "dare(() => { const x = new XMLHttpRequest(); x.open('GET', T + 'c'); x.send(); });"
        "dare(() => { const x = new XMLHttpRequest(); x.open('GET', T + 'd', false); x.send(); });"
        "dare(() => new WebSocket(W)); dare(() => navigator.sendBeacon(T + 'e', 'x'));"
        "dare(() => new EventSource(T + 'f')); dare(() => { new Image().src = T + 'g'; });"
        "dare(() => new WebTransport('https://127.0.0.1:PORT/'));"
        "dare(() => import(T + 'h.js').catch(() => {}));"
        "dare(() => new Worker(URL.createObjectURL(new Blob([`importScripts('${T}i');`]))));"
        "dare(() => new Worker(URL.createObjectURL(new Blob([`fetch('${T}j'); new WebSocket('${W}');`]))));"
        "dare(() => new SharedWorker(T + 'k')); dare(() => navigator.serviceWorker.register(T + 'l'));"
        "dare(() => document.getElementById('ping').click());"
        "dare(() => { const a = new Audio(T + 'm'); a.play().catch(() => {}); });"
        "dare(() => new FontFace('g', `url(${T}n)`).load().catch(() => {}));"
        "dare(() => { const f = document.createElement('iframe'); document.body.append(f); "
        "f.contentWindow.fetch(T + 'o').catch(() => {}); new f.contentWindow.WebSocket(W); });"
        "dare(() => { for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'prerender']) { const l = "
        "document.createElement('link'); l.rel = rel; l.href = T + rel; document.head.append(l); } });"
        "window.hasTriedAll = true;";
    return "<!DOCTYPE html><html><head>" + head + "</head><body>" + body + "<script>" + script +
           "</script></body></html>";
}

/// Uses WebRTC to reach the listener: STUN and TURN over UDP, TURN over TCP, from the page and from frames
/// that no script of the program has seen. Adds an element with `class=leak` when a connection could be made
/// at all, and sets window.hasTriedAll at its end.
inline QByteArray caller()
{
    return scripted(
        "const kept = []; const call = (C, how) => { try { const pc = new C({iceServers: [{urls: "
        "'stun:127.0.0.1:PORT'}, {urls: ['turn:127.0.0.1:PORT?transport=udp', "
        "'turn:127.0.0.1:PORT?transport=tcp', 'turns:127.0.0.1:PORT?transport=tcp'], username: 'u', "
        "credential: "
        "'c'}]}); pc.createDataChannel('x'); "
        "pc.createOffer().then(o => pc.setLocalDescription(o)).catch(() => {}); kept.push(pc);"
        "const p = document.createElement('p'); p.className = 'leak'; p.textContent = how; "
        "document.body.append(p); } catch (e) {} };"
        "const frame = (set, how) => { const f = document.createElement('iframe'); set(f); "
        "document.body.append(f); call(f.contentWindow.RTCPeerConnection, how); "
        "call(f.contentWindow.webkitRTCPeerConnection, how); f.onload = () => { try { "
        "call(f.contentWindow.RTCPeerConnection, how + ' later'); } catch (e) {} }; return f; };"
        "call(window.RTCPeerConnection, 'page'); call(window.webkitRTCPeerConnection, 'old name');"
        "frame(f => {}, 'blank'); frame(f => { f.srcdoc = '<p>x'; }, 'srcdoc');"
        "frame(f => { f.src = 'javascript:\"<p>x\"'; }, 'javascript');"
        "frame(f => { f.src = 'javascript:void parent.call(window.RTCPeerConnection, \"inside\")'; }, 'js2');"
        "frame(f => { f.src = URL.createObjectURL(new Blob(['<p>b'], {type: 'text/html'})); }, 'blob');"
        "frame(f => { f.setAttribute('sandbox', 'allow-same-origin'); }, 'sandbox');"
        "{ const host = document.createElement('div'); document.body.append(host); const root = "
        "host.attachShadow({mode: 'closed'}); root.append(document.createElement('iframe')); "
        "call(window[window.length - 1].RTCPeerConnection, 'shadow'); }"
        "{ const f = frame(f => {}, 'written'); f.contentDocument.open(); f.contentDocument.write('<p>w'); "
        "f.contentDocument.close(); call(f.contentWindow.RTCPeerConnection, 'written'); }"
        "{ const w = open('about:blank'); if (w) call(w.RTCPeerConnection, 'window'); }"
        "window.call = call; setTimeout(() => { frame(f => {}, 'late'); if (window.gc) gc(); "
        "frame(f => {}, 'later'); }, 300);",
        "<p id=here>here</p><iframe></iframe><script>setTimeout(() => "
        "call(frames[0].RTCPeerConnection, 'parsed'), 100);</script>",
        400);
}

inline std::vector<HostilePage> navigators()
{
    const QByteArray form =
        "<form id=f method=post action='http://127.0.0.1:PORT/'><input name=a value=b>"
        "</form><form id=g target=_blank action='http://127.0.0.1:PORT/'></form><form id=h "
        "target=in action='http://127.0.0.1:PORT/'></form><iframe name=in></iframe><p "
        "id=here>here</p>";
    return {
        {"refreshes itself away", Aim::Reach,
         "<html><head><meta http-equiv=refresh content='0;url=http://127.0.0.1:PORT/'><meta "
         "http-equiv=refresh content='0;url=secret.html'></head><body><p id=here>here</p></body></html>"},
        {"goes away", Aim::Reach,
         scripted("open('secret.html'); alert('stop'); setTimeout(() => { location = "
                  "'http://127.0.0.1:PORT/'; }, 100); setTimeout(() => { location.replace('secret.html'); }, "
                  "150); setTimeout(() => { location.href = 'file:///etc/passwd'; }, 200); "
                  "location.assign('http://127.0.0.1:PORT/');",
                  "<p id=here>here</p>", 250)},
        {"submits forms", Aim::Reach,
         scripted("for (const f of document.forms) f.submit(); setTimeout(() => { for (const f of "
                  "document.forms) { f.submit(); f.target = '_top'; f.submit(); f.target = '_parent'; "
                  "f.submit(); } }, 100);",
                  form, 150)},
        {"makes addresses", Aim::Reach,
         scripted("const to = a => { location = a; const f = document.createElement('iframe'); f.src = a; "
                  "document.body.append(f); }; to('data:text/html,<img src=http://127.0.0.1:PORT/>'); "
                  "to(URL.createObjectURL(new Blob(['<img src=http://127.0.0.1:PORT/>'], {type: "
                  "'text/html'}))); to('javascript:\"<img src=http://127.0.0.1:PORT/>\"'); "
                  "to('mailto:a@b'); to('tel:1'); to('view-source:http://127.0.0.1:PORT/'); "
                  "to('chrome://crash'); to('chrome://gpu');",
                  "<p id=here>here</p>", 100)},
        {"turns the base", Aim::Reach,
         "<html><head><base href='file:///etc/' target=_top><base href='http://127.0.0.1:PORT/'></head><body>"
         "<p id=here>here</p><img src=passwd><iframe src=passwd></iframe><script src=passwd></script><script>"
         "document.querySelector('base').href = 'http://127.0.0.1:PORT/'; new Image().src = 'x';"
         "history.pushState({}, '', 'y');</script></body></html>"},
        {"frames itself", Aim::Reach,
         scripted(
             "if (top === window) for (let i = 0; i < 20; ++i) { const f = "
             "document.createElement('iframe'); f.src = location.href + '?' + i; document.body.append(f); }"
             "else { const f = document.createElement('iframe'); f.src = location.href + '1'; "
             "document.body.append(f); }",
             "<p id=here>here</p><iframe src='hostile.html'></iframe><iframe src='?1'></iframe><iframe "
             "src='#a'></iframe><iframe src=''></iframe>"),
         false}, // hundreds of frames, which take a minute
        {"does not want to be left", Aim::Reach,
         scripted("onbeforeunload = e => { e.preventDefault(); e.returnValue = 'stay'; for (;;) alert(1); };"
                  "onunload = () => { navigator.sendBeacon('http://127.0.0.1:PORT/'); };"
                  "onpagehide = () => { for (;;); };")},
        {"asks for devices", Aim::Reach,
         scripted(
             "const dare = f => { try { const p = f(); if (p && p.catch) p.catch(() => {}); } catch (e) {} "
             "}; dare(() => navigator.geolocation.getCurrentPosition(() => {})); "
             "dare(() => Notification.requestPermission()); "
             "dare(() => navigator.mediaDevices.getUserMedia({video: true})); "
             "dare(() => navigator.webkitGetUserMedia({audio: true}, () => {}, () => {})); "
             "dare(() => document.body.requestFullscreen()); dare(() => "
             "document.body.requestPointerLock()); dare(() => print()); dare(() => "
             "navigator.clipboard.readText()); dare(() => document.execCommand('paste')); "
             "dare(() => document.querySelector('input').click()); dare(() => "
             "navigator.registerProtocolHandler('web+x', 'http://127.0.0.1:PORT/%s'));",
             "<p id=here>here</p><input type=file>", 100)}};
}

inline std::vector<HostilePage> storms()
{
    const QByteArray here = "<p id=here>here</p>";
    return {
        {"opens windows without end", Aim::Ended, scripted("for (;;) open('http://127.0.0.1:PORT/');")},
        {"opens windows in a timer", Aim::Ended,
         scripted(
             "setInterval(() => { for (let i = 0; i < 100; ++i) open('http://127.0.0.1:PORT/'); }, 1000);"),
         false},
        {"alerts without end", Aim::Ended, scripted("for (;;) alert('again');"), false},
        {"asks without end in a timer", Aim::Ended,
         scripted("setTimeout(() => { for (;;) { confirm('a'); prompt('b', 'c'); } }, 1500);"), false},
        {"pushes history without end", Aim::Reach,
         scripted("setInterval(() => { for (let i = 0; i < 500; ++i) { history.pushState({}, '', '?' + i); "
                  "location.hash = i; } }, 50);",
                  here, 1000),
         false},
        {"downloads without end", Aim::Early,
         scripted(
             "setInterval(() => { for (let i = 0; i < 100; ++i) { const a = document.createElement('a'); "
             "a.href = URL.createObjectURL(new Blob(['x'])); a.download = 'x' + i + '.exe'; a.click(); "
             "} }, 100);"),
         false},
        {"writes itself without end", Aim::Reach,
         scripted("setInterval(() => { for (let i = 0; i < 50; ++i) { document.write('<p>again<p>'); } "
                  "document.open(); document.write('<p id=here>here</p>'); document.close(); }, 50);",
                  here, 500),
         false, 20'000, false, true},
        {"talks without end", Aim::Ended, scripted("for (;;) console.log('x'.repeat(1000));"), false},
        {"asks for pictures without end", Aim::Reach,
         scripted("setInterval(() => { for (let i = 0; i < 500; ++i) new Image().src = "
                  "'http://127.0.0.1:PORT/' + Math.random(); }, 100);",
                  here, 1000),
         false},
        {"goes elsewhere without end", Aim::Ended,
         scripted("setInterval(() => { location = 'secret.html?' + Math.random(); }, 5);"), false}};
}

inline std::vector<HostilePage> bombs()
{
    const QByteArray later = "setTimeout(() => { ";
    const QByteArray here = "<p id=here>here</p>";
    return {
        {"loops before it has loaded", Aim::Hung, scripted("alert('begun'); for (;;);")},
        {"loops after it has loaded", Aim::Hung, scripted(later + "for (;;); }, 2500);"), false},
        {"loops in each timer", Aim::Reach,
         scripted("setInterval(() => { const t = Date.now(); while (Date.now() - t < 150); }, 1);", here,
                  500),
         false},
        {"fills the heap", Aim::Early,
         scripted("const a = []; for (;;) a.push(new Array(1e5).fill(a.length));"), false},
        {"fills the heap later", Aim::Ended,
         scripted(later + "const a = []; for (;;) a.push(new Array(1e5).fill(a.length)); }, 2000);"), false},
        {"fills memory outside the heap", Aim::Ended,
         scripted(later +
                  "const a = []; setInterval(() => { a.push(new Uint8Array(1 << 27).fill(7)); }, 1); }, "
                  "2000);"),
         false},
        {"makes nodes without end", Aim::Hung,
         scripted(later + "setInterval(() => { for (let i = 0; i < 50000; ++i) document.body.append("
                          "document.createTextNode('x'.repeat(1000) + i)); }, 1); }, 2000);"),
         false},
        {"paints without end", Aim::Hung,
         scripted(later + "const a = []; setInterval(() => { const c = document.createElement('canvas'); "
                          "c.width = c.height = 4096; const x = c.getContext('2d'); x.fillStyle = 'red'; "
                          "x.fillRect(0, 0, 4096, 4096); x.getImageData(0, 0, 1, 1); a.push(c); }, 1); }, "
                          "2000);"),
         false},
        {"nests 100,000 deep", Aim::Reach,
         "<!DOCTYPE html><body>" + here + QByteArray("<div>").repeated(100'000) + "deep", false, 4000},
        {"nests 100,000 deep by script", Aim::Early,
         scripted("let n = document.body; for (let i = 0; i < 100000; ++i) { const c = "
                  "document.createElement('div'); n.append(c); n = c; }"),
         false},
        {"has an element with 100,000 attributes", Aim::Reach,
         scripted("const e = document.createElement('div'); for (let i = 0; i < 100000; ++i) "
                  "e.setAttribute('a' + i, ''); document.body.append(e);"),
         false},
        {"has a million nodes", Aim::Reach,
         "<!DOCTYPE html><body>" + here + QByteArray("<b>x</b>").repeated(500'000), false, 20'000, true},
        {"makes a million nodes", Aim::Reach,
         scripted("for (let i = 0; i < 500000; ++i) { const c = document.createElement('b'); c.textContent = "
                  "'x'; document.body.append(c); }"),
         false, 20'000, true}};
}

} // namespace tagseam
