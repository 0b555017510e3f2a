// The page that a push message opens. It is not part of the text, so an operator's change of the text cannot change it.

import type { NotificationKind } from '#platform/notifications.ts';

const pageOf: Readonly<Record<NotificationKind | 'try', string>> = {
  security: '/my-profile/sign-in-history',
  bills: '/bills',
  usage: '/usage',
  services: '/',
  documents: '/e-signing',
  support: '/help',
  offers: '/',
  try: '/my-profile/notifications',
};

/** Messages of one name replace each other on the device. */
export function pushTarget(template: string | null): { name: string; path: string } {
  const name = /push\.(\w+)$/.exec(template ?? '')?.[1] ?? '';
  return { name, path: name in pageOf ? pageOf[name as keyof typeof pageOf] : '/' };
}
