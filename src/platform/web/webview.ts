// Whether the portal runs inside the operator's app, and how it asks the app to go back.

import { isWebview, webviewKey, type Webview } from '#platform/webview.ts';

/** The value comes from the first address and is kept for the session of the tab, including sign-in. */
export function currentWebview(): Webview | null {
  const given = new URLSearchParams(location.search).get(webviewKey);
  if (isWebview(given)) sessionStorage.setItem(webviewKey, given);
  const kept = sessionStorage.getItem(webviewKey);
  return isWebview(kept) ? kept : null;
}

type Bridge = { postMessage(message: unknown): void };
type HostWindow = { webkit?: { messageHandlers?: { abonat?: Bridge } }; Abonat?: Bridge };

export function pressBackInApp(host: HostWindow = window as HostWindow): void {
  const message = { type: 'back-pressed' };
  host.webkit?.messageHandlers?.abonat?.postMessage(message);
  host.Abonat?.postMessage(JSON.stringify(message));
}
