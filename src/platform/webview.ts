// The portal inside the operator's own app.

export const webviews = ['ios', 'android'] as const;
export type Webview = (typeof webviews)[number];

/** The query parameter of the first address and the storage key of the tab. */
export const webviewKey = 'webview';

export function isWebview(value: unknown): value is Webview {
  return webviews.some((webview) => webview === value);
}
