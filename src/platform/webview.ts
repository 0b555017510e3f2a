// The portal inside the operator's own app.

export const webviews = ['ios', 'android'] as const;
export type Webview = (typeof webviews)[number];

export function isWebview(value: unknown): value is Webview {
  return webviews.some((webview) => webview === value);
}
