// Describes whether the router is online, or its last contact.

import { useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import type { Device } from '../contract.ts';

export function useContact({ IsOnline, LastContact }: Pick<Device, 'IsOnline' | 'LastContact'>): string {
  const t = useTranslations('home-network');
  if (IsOnline) return t('online');
  return LastContact ? `${t('offline')} · ${t('last_contact', { when: shownMoment(LastContact) })}` : t('offline');
}

export function shownMoment(moment: string): string {
  const at = new Date(moment);
  return `${shownDay(sofiaDay(at))} ${sofiaTime(at)}`;
}
