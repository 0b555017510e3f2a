// The part of the service worker's environment that the portal uses; the types of pages do not contain it.

export type LongEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LongEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

export type WorkerMessage = LongEvent & { data: unknown };

export type PushMessage = LongEvent & { data: { json(): unknown } | null };

export type NotificationClick = LongEvent & { notification: Notification };

export type WindowClient = { url: string; focus(): Promise<unknown> };

export type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(name: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessage) => void): void;
  addEventListener(name: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationClick) => void): void;
};
