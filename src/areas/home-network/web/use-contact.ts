// Whether the router answers, and when it was last heard of, in words.

import { useFormatter, useTranslations } from 'use-intl/react';
import type { Device } from '../contract.ts';

export function useContact({ IsOnline, LastContact }: Pick<Device, 'IsOnline' | 'LastContact'>): string {
  const t = useTranslations('home-network');
  const when = useWhen()(LastContact);
  if (IsOnline) return t('online');
  return when ? `${t('offline')} · ${t('last_contact', { when })}` : t('offline');
}

export function useWhen(): (moment: string | null) => string | null {
  const format = useFormatter();
  return (moment) => moment && format.dateTime(new Date(moment), { dateStyle: 'short', timeStyle: 'short' });
}
