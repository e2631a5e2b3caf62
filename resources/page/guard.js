// SPDX-License-Identifier: MIT
// Runs in a page's own world before its first script: takes away what gives addresses or the clipboard away, and
// says so on the console when the page reaches for it (StillPage lists that).
// A frame without an address is scripted before anything can run in it; see seats.js.
'use strict';
{
  const say = console.info.bind(console);
  const take = (object, name) => {
    if (name in object)
      Object.defineProperty(object, name, {
        get() { say(`tagseam-blocked: ${name}`); }, set: undefined, enumerable: false, configurable: false,
      });
  };
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
    take(globalThis, name);
  take(Navigator.prototype, 'clipboard');
  Document.prototype.execCommand = (command) => {
    if (/^(copy|cut|paste)$/i.test(command))
      say(`tagseam-blocked: ${command}`);
    return false;
  };
}
