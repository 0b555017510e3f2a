// Push messages in this browser: its permission and its subscription at the push service of its maker.

import { currentWebview } from '../webview.ts';
import { serviceWorker } from '../service-worker/register.ts';

export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string };

/** The operator's app has notifications of its own. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && !currentWebview();
}

/** Asks for permission, so it runs only when the user presses a button. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    const worker = await serviceWorker();
    if (!worker) return 'failed';
    // A subscription for another key of the portal cannot be used any more.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = given.toJSON();
    return endpoint && keys?.['p256dh'] && keys['auth']
      ? { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
      : 'failed';
  } catch {
    return 'failed';
  }
}

/** The user may have withdrawn the permission, or the browser its subscription, without the portal. */
export async function isBrowserSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(await worker?.pushManager.getSubscription());
}

export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
