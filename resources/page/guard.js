// SPDX-License-Identifier: MIT
// Runs in a page's own world before its first script: takes away what gives addresses or the clipboard away.
// A frame without an address is scripted before anything can run in it; see seats.js.
'use strict';
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
  delete globalThis[name];
delete Navigator.prototype.clipboard;
Document.prototype.execCommand = () => false;
