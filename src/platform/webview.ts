// The portal inside the operator's own app.

export const webviews = ['ios', 'android'] as const;
export type Webview = (typeof webviews)[number];

/** Its name in the query of the first address, and where the tab keeps it. */
export const webviewKey = 'webview';

export function isWebview(value: unknown): value is Webview {
  return webviews.some((webview) => webview === value);
}
